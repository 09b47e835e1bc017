"""Discord's description as the validator uses it: errors that only it finds, bodies that it must accept, and paths."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.discord_validator import samples
from tests.discord_validator.api_description import ApiDescription
from tests.discord_validator.request import Request
from tests.discord_validator.samples import (
    MESSAGE,
    MESSAGES,
    button,
    callback,
    command,
    layout,
    option,
    plain,
    row,
    sent,
)
from tests.discord_validator.vendor import FILE

if TYPE_CHECKING:
    from collections.abc import Callable

ATTACHMENT = {"id": 7, "filename": "board.png", "url": "https://cdn.example.org/board.png", "size": 3, "spoiler": False}

BROKEN = {
    "a misspelt key": ("", sent(MESSAGES, plain(contents="a"))),
    "a misspelt key of a button": ("/components/0/components/0", sent(MESSAGES, plain(row(button(lable="a"))))),
    "a misspelt key of a command": ("/0", samples.registration(command(descripton="a"))),
    "a style that does not exist": ("/components/0/components/0/style", sent(MESSAGES, plain(row(button(style=9))))),
    "a title too long": ("/embeds/0/title", sent(MESSAGES, plain(embeds=[{"title": "a" * 257}]))),
    "too many pictures": ("/components/0/items", sent(MESSAGES, layout(samples.gallery(11)))),
    "a kind of answer that does not exist": ("/type", callback(99)),
    "a sleep Discord does not know": ("/auto_archive_duration", sent(samples.THREADS, samples.thread(61))),
    "a kind of option that does not exist": ("/0/options/0/type", samples.registration(command(option(type=12)))),
    "a required body that is missing": ("", Request("POST", MESSAGES, None)),
    "a body where none belongs": ("", sent(MESSAGE, {"a": 1}, method="DELETE")),
    "an address that does not exist": ("", sent("/channels/1/letters", {})),
    "an address to read that does not exist": ("", Request("GET", "/channels/1/letters", None)),
    "a method that an address does not have": ("", Request("DELETE", MESSAGES, None)),
}  # fmt: skip

NORMALIZED = {
    "commands that say they are safe": samples.registration(command(nsfw=False)),
    "an edit that does not speak": sent(MESSAGE, plain(tts=False), method="PATCH"),
    "an update that does not speak": callback(7, tts=False),
    "an upload known by its number": sent(MESSAGES, plain(attachments=[{"id": 0, "filename": "board.png"}])),
    "a file that stays": sent(MESSAGE, plain(attachments=[ATTACHMENT]), method="PATCH"),
    "a person to write to": sent("/users/@me/channels", {"recipient_id": 1}),
    "a person who may be pinged": sent(MESSAGES, plain(allowed_mentions={"parse": [], "users": [1]})),
    "an embed of the usual kind": sent(MESSAGES, plain(embeds=[{"title": "a", "type": "rich", "flags": 0}])),
}

FINE = {
    "a message": sent(MESSAGES, plain(row(button()), row(samples.string_select(25)))),
    "a layout": sent(MESSAGES, layout({"type": 17, "components": [samples.text_display(), samples.gallery()]})),
    "a form": samples.modal(),
    "an acknowledgement": callback(5, flags=64),
    "commands": samples.registration(command(option(required=True))),
    "a thread": sent(samples.THREADS, samples.thread()),
    "a deletion, which has no body": Request("DELETE", MESSAGE, None),
}


@pytest.fixture(scope="module")
def description() -> ApiDescription:
    return ApiDescription(FILE)


@pytest.mark.parametrize(("where", "request_"), BROKEN.values(), ids=BROKEN.keys())
def test_the_description_refuses_a_request_at_its_place(
    description: ApiDescription, where: str, request_: Request
) -> None:
    assert {problem.where for problem in description.problems(request_)} == {where}


@pytest.mark.parametrize("request_", [*FINE.values(), *NORMALIZED.values()], ids=[*FINE, *NORMALIZED])
def test_the_description_accepts_a_request(description: ApiDescription, request_: Request) -> None:
    assert description.problems(request_) == ()


@pytest.mark.parametrize("request_", NORMALIZED.values(), ids=NORMALIZED.keys())
def test_the_description_refuses_a_request_without_normalization(
    description: ApiDescription, request_: Request, monkeypatch: pytest.MonkeyPatch
) -> None:
    unchanged: Callable[[Request], object] = lambda request: request.json  # noqa: E731
    monkeypatch.setattr("tests.discord_validator.api_description.normalized_body", unchanged)
    assert description.problems(request_)


def test_every_error_is_reported_at_its_place(description: ApiDescription) -> None:
    valid_row, bad_row = row(button()), row(button(), button(lable="a"))
    for parts in ((valid_row, bad_row, bad_row), (valid_row, bad_row, bad_row, valid_row)):
        places = [problem.where for problem in description.problems(sent(MESSAGES, plain(*parts)))]
        assert places == ["/components/1/components/1", "/components/2/components/1"]


def test_a_valid_body_is_refused_at_another_route(description: ApiDescription) -> None:
    text = samples.text_display()
    assert description.problems(sent(MESSAGES, layout(text))) == ()
    assert description.problems(sent(MESSAGES, layout(row(text)))) != ()
