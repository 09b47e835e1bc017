"""The project's own rules refuse every message, form and answer with one error, and name its place."""

from __future__ import annotations

import pytest

from tests.discord_validator import samples
from tests.discord_validator.request import Request, Upload
from tests.discord_validator.samples import (
    MESSAGE,
    MESSAGES,
    NO_PINGS,
    button,
    callback,
    gallery,
    labelled_input,
    layout,
    modal,
    plain,
    row,
    sent,
    string_select,
    text_display,
)
from tests.discord_validator.validator import own_problems

TOO_LARGE = Upload("board.png", 10 * 1024 * 1024 + 1)
GALLERY = gallery(url="attachment://board.png")
FILE = {"id": 0, "filename": "board.png"}
EVERYONE = {"parse": ["everyone"]}
USER_PINGS = {"parse": ["users"]}

BROKEN_MESSAGES: dict[str, tuple[str, samples.Body]] = {
    "an empty message": ("", {}),
    "nothing but a flag": ("", {"flags": 1 << 15}),
    "content too long": ("/content", plain(content="a" * 2001)),
    "too many embeds": ("/embeds", plain(embeds=[{"title": "a"}] * 11)),
    "embeds too long together": (
        "/embeds",
        plain(embeds=[{"description": "a" * 4096}, {"footer": {"text": "a" * 1905}}]),
    ),
    "too many rows": ("/components", plain(*(row(button(f"join:{n}")) for n in range(6)))),
    "too many buttons in a row": ("/components/0/components", plain(row(*(button(f"join:{n}") for n in range(6))))),
    "an empty row": ("/components/0/components", plain(row())),
    "a list that shares its row": ("/components/0/components", plain(row(string_select(), button()))),
    "a custom_id too long": ("/components/0/components/0/custom_id", plain(row(button("a" * 101)))),
    "a label too long": ("/components/0/components/0/label", plain(row(button(label="a" * 81)))),
    "a button without a face": ("/components/0/components/0/label", plain(row(button(label="")))),
    "a button that does nothing": ("/components/0/components/0/custom_id", plain(row(button(custom_id="")))),
    "a link that is a button too": (
        "/components/0/components/0/url",
        plain(row(button(style=5, url="https://example.org"))),
    ),
    "the same custom_id twice": ("/components/0/components/0/custom_id", plain(row(button(), button()))),
    "the same custom_id in two rows": (
        "/components/0/components/0/custom_id",
        layout(row(button()), {"type": 17, "components": [row(button())]}),
    ),
    "the same id twice": ("/components/1/id", layout({**text_display(), "id": 7}, {**text_display(), "id": 7})),
    "an id too large": ("/components/0/id", layout({**text_display(), "id": 2**31})),
    "too many options": ("/components/0/components/0/options", plain(row(string_select(26)))),
    "no options": ("/components/0/components/0/options", plain(row(string_select(0)))),
    "an option's label too long": (
        "/components/0/components/0/options/0/label",
        plain(row(string_select(options=[{"label": "a" * 101, "value": "1"}]))),
    ),
    "an option without a label": (
        "/components/0/components/0/options/0/label",
        plain(row(string_select(options=[{"label": "", "value": "1"}]))),
    ),
    "an option's value too long": (
        "/components/0/components/0/options/0/value",
        plain(row(string_select(options=[{"label": "a", "value": "1" * 101}]))),
    ),
    "the same value twice": (
        "/components/0/components/0/options/0/value",
        plain(row(string_select(options=[{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]))),
    ),
    "a prompt too long": ("/components/0/components/0/placeholder", plain(row(string_select(placeholder="a" * 151)))),
    "too many components": ("/components", layout({"type": 17, "components": [text_display()] * 40})),
    "too much text": (
        "/components",
        layout(text_display("a" * 2000), {"type": 17, "components": [text_display("a" * 2001)]}),
    ),
    "an alt text too long": ("/components/0/items/0/description", layout(gallery(alt="a" * 1025))),
    "a layout with content": ("/content", layout(text_display(), content="a")),
    "a layout with embeds": ("/embeds", layout(text_display(), embeds=[{"title": "a"}])),
    "a layout without its flag": ("/flags", {"components": [text_display()], "allowed_mentions": NO_PINGS}),
    "a picture that is not there": ("", layout(GALLERY)),
    "an attachment's alt text too long": (
        "/attachments/0/description",
        plain(attachments=[{"id": 0, "description": "a" * 1025}]),
    ),
    "silence on pings": ("/allowed_mentions", {"content": "a"}),
    "silence on pings in a layout": ("/allowed_mentions", {"flags": 1 << 15, "components": [text_display()]}),
    "no word on pings": ("/allowed_mentions", plain(allowed_mentions=None)),
    "a ping for everyone": ("/allowed_mentions/parse", plain(allowed_mentions=EVERYONE)),
    "a ping for roles": ("/allowed_mentions/parse", plain(allowed_mentions={"parse": ["roles"]})),
    "a ping by components": (
        "/content",
        layout(text_display("<@1>"), allowed_mentions={"parse": [], "users": ["1"]}),
    ),
    "a ping that its content does not name": ("/content", plain(allowed_mentions={"parse": [], "users": ["1"]})),
    "pings for whoever is named by components": ("/content", layout(text_display("<@1>"), allowed_mentions=USER_PINGS)),
    "pings for all users and for some": (
        "/allowed_mentions/users",
        plain(content="<@1>", allowed_mentions={"parse": ["users"], "users": ["1"]}),
    ),
}

BROKEN = {
    "a file too large": ("/attachments", sent(MESSAGES, plain(attachments=[FILE]), TOO_LARGE)),
    "silence on pings in an edit": ("/allowed_mentions", sent(MESSAGE, {"content": "a"}, method="PATCH")),
    "silence on pings in an answer": ("/data/allowed_mentions", callback(4, content="a")),
    "silence on pings in an update": ("/data/allowed_mentions", callback(7, content="a")),
    "silence on pings in a late answer": ("/allowed_mentions", sent("/webhooks/1/token", {"content": "a"})),
    "silence on pings in a changed answer": (
        "/allowed_mentions",
        sent("/webhooks/1/t/messages/@original", {"content": "a"}, method="PATCH"),
    ),
    "silence on pings in a post": (
        "/message/allowed_mentions",
        sent("/channels/1/threads", {"name": "a", "message": {"content": "a"}}),
    ),
    "an edit that shows another file": ("", sent(MESSAGE, layout(GALLERY, attachments=[]), method="PATCH")),
    "too many suggestions": ("/data/choices", callback(8, choices=[{"name": str(n), "value": n} for n in range(26)])),
    "a suggestion too long": ("/data/choices/0/name", callback(8, choices=[{"name": "a" * 101, "value": 1}])),
    "a suggestion without a name": ("/data/choices/0/name", callback(8, choices=[{"name": "", "value": 1}])),
    "a suggestion's value too long": (
        "/data/choices/0/value",
        callback(8, choices=[{"name": "a", "value": "a" * 101}]),
    ),
    "a form with too long a title": ("/data/title", modal(title="a" * 46)),
    "a form without a title": ("/data/title", modal(title="")),
    "a form with too many parts": ("/data/components", modal(*(labelled_input(str(n)) for n in range(6)))),
    "a form with too long a label": ("/data/components/0/label", modal(labelled_input("a" * 46))),
    "a form with the same field twice": (
        "/data/components/0/component/custom_id",
        modal(labelled_input(), labelled_input()),
    ),
    "a thread's name too long": ("/name", sent(samples.THREADS, {"name": "a" * 101})),
}

FINE = {
    "a message": sent(MESSAGES, plain(row(button(), button("leave:1")), row(string_select(25)))),
    "a layout": sent(MESSAGES, layout({"type": 17, "components": [text_display(), gallery(10), row(button())]})),
    "the longest layout": sent(MESSAGES, layout(text_display("a" * 4000))),
    "a picture": sent(MESSAGES, layout(GALLERY, attachments=[FILE]), Upload("board.png", 10 * 1024 * 1024)),
    "a file alone": sent(MESSAGES, {"attachments": [FILE]}, Upload("board.png", 1)),
    "an edit that leaves the files": sent(MESSAGE, layout(GALLERY), method="PATCH"),
    "an edit of buttons alone": sent(MESSAGE, {"components": [row(button())]}, method="PATCH"),
    "an acknowledgement": callback(5, flags=64),
    "a ping for somebody": sent(MESSAGES, plain(content="<@1>", allowed_mentions={"parse": [], "users": [1]})),
    "an edit of what pinged": sent(MESSAGE, layout(text_display("<@1>"), allowed_mentions=USER_PINGS), method="PATCH"),
    "a form": modal(),
    "suggestions": callback(8, choices=[{"name": "a" * 100, "value": 1}] * 25),
    "a thread": sent(samples.THREADS, {"name": "fort #1"}),
}


@pytest.mark.parametrize(("where", "body"), BROKEN_MESSAGES.values(), ids=BROKEN_MESSAGES.keys())
def test_a_broken_message_is_refused_at_its_place(where: str, body: samples.Body) -> None:
    assert where in places(sent(MESSAGES, body))


@pytest.mark.parametrize(("where", "request_"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_request_is_refused_at_its_place(where: str, request_: Request) -> None:
    assert where in places(request_)


@pytest.mark.parametrize("request_", FINE.values(), ids=FINE.keys())
def test_a_valid_request_passes(request_: Request) -> None:
    assert list(own_problems(request_)) == []


def places(request: Request) -> list[str]:
    """Return the places of a problem, which may be in two places but has one message."""
    problems = list(own_problems(request))
    assert len({problem.what for problem in problems}) == 1
    return [problem.where for problem in problems]
