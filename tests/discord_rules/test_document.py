"""Discord's document as it is used here: what it alone catches, what it must not complain of, what it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.discord_rules import bodies
from tests.discord_rules.bodies import MESSAGE, MESSAGES, answer, button, command, layout, option, plain, row, sent
from tests.discord_rules.document import Document
from tests.discord_rules.plugin import DOCUMENT
from tests.discord_rules.request import Request

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.skipif(not DOCUMENT.is_file(), reason="Discord's document is not at hand")

KEPT = {"id": 7, "filename": "board.png", "url": "https://cdn.example.org/board.png", "size": 3, "spoiler": False}

BROKEN = {
    "a misspelt key": ("", sent(MESSAGES, plain(contents="a"))),
    "a misspelt key of a button": ("/components/0/components/0", sent(MESSAGES, plain(row(button(lable="a"))))),
    "a misspelt key of a command": ("/0", bodies.registered(command(descripton="a"))),
    "a style that does not exist": ("/components/0/components/0/style", sent(MESSAGES, plain(row(button(style=9))))),
    "a title too long": ("/embeds/0/title", sent(MESSAGES, plain(embeds=[{"title": "a" * 257}]))),
    "too many pictures": ("/components/0/items", sent(MESSAGES, layout(bodies.gallery(11)))),
    "a kind of answer that does not exist": ("/type", answer(99)),
    "a sleep Discord does not know": ("/auto_archive_duration", sent(bodies.THREADS, bodies.thread(61))),
    "a kind of option that does not exist": ("/0/options/0/type", bodies.registered(command(option(type=12)))),
    "a required body that is missing": ("", Request("POST", MESSAGES, None)),
    "a body where none belongs": ("", sent("/channels/1/pins/2", {"a": 1}, method="PUT")),
    "an address that does not exist": ("", sent("/channels/1/letters", {})),
}  # fmt: skip

HABITS = {
    "commands that say they are safe": bodies.registered(command(nsfw=False)),
    "an edit that does not speak": sent(MESSAGE, plain(tts=False), method="PATCH"),
    "an update that does not speak": answer(7, tts=False),
    "an upload known by its number": sent(MESSAGES, plain(attachments=[{"id": 0, "filename": "board.png"}])),
    "a file that stays": sent(MESSAGE, plain(attachments=[KEPT]), method="PATCH"),
    "a person to write to": sent("/users/@me/channels", {"recipient_id": 1}),
    "a person who may be pinged": sent(MESSAGES, plain(allowed_mentions={"parse": [], "users": [1]})),
    "an embed of the usual kind": sent(MESSAGES, plain(embeds=[{"title": "a", "type": "rich", "flags": 0}])),
}

FINE = {
    "a message": sent(MESSAGES, plain(row(button()), row(bodies.picker(25)))),
    "a layout": sent(MESSAGES, layout({"type": 17, "components": [bodies.words(), bodies.gallery()]})),
    "a form": bodies.modal(),
    "an acknowledgement": answer(5, flags=64),
    "commands": bodies.registered(command(option(required=True))),
    "a thread": sent(bodies.THREADS, bodies.thread()),
    "a reaction, which has no body": Request("PUT", "/channels/1/messages/2/reactions/%F0%9F%91%8D/@me", None),
}


@pytest.fixture(scope="module")
def document() -> Document:
    return Document(DOCUMENT)


@pytest.mark.parametrize(("where", "request_"), BROKEN.values(), ids=BROKEN.keys())
def test_the_document_refuses_it_there(document: Document, where: str, request_: Request) -> None:
    assert {problem.where for problem in document.judge(request_)} == {where}


@pytest.mark.parametrize("request_", [*FINE.values(), *HABITS.values()], ids=[*FINE, *HABITS])
def test_the_document_takes_it(document: Document, request_: Request) -> None:
    assert document.judge(request_) == ()


@pytest.mark.parametrize("request_", HABITS.values(), ids=HABITS.keys())
def test_the_document_would_refuse_a_habit_as_it_is(
    document: Document, request_: Request, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_it_is: Callable[[Request], object] = lambda request: request.json  # noqa: E731
    monkeypatch.setattr("tests.discord_rules.document.plain_body", as_it_is)
    assert document.judge(request_)
