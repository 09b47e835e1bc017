"""Valid requests and bodies, which tests break."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.discord_validator.components import V2_FLAG
from tests.discord_validator.request import Request, encoded

if TYPE_CHECKING:
    from tests.discord_validator.request import Upload

MESSAGES = "/channels/1/messages"
MESSAGE = "/channels/1/messages/2"
CALLBACK = "/interactions/1/token/callback"
COMMANDS = "/applications/1/commands"
THREADS = "/channels/1/messages/2/threads"

Body = dict[str, Any]

NO_PINGS: Body = {"parse": []}


def sent(path: str, body: Any, *uploads: Upload, method: str = "POST") -> Request:
    """Return a request in the form of the recorder's."""
    return Request(method, path, encoded(body), uploads)


def button(custom_id: str = "join:1", **changes: Any) -> Body:
    """Return a button."""
    return {"type": 2, "style": 1, "label": "Join", "custom_id": custom_id, **changes}


def row(*parts: Body) -> Body:
    """Return a row of buttons or of one list."""
    return {"type": 1, "components": list(parts)}


def string_select(count: int = 2, **changes: Any) -> Body:
    """Return a drop-down list with `count` options."""
    options = [{"label": f"Gift {n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "pick:1", "options": options, **changes}


def text_display(text: str = "Your turn") -> Body:
    """Return a text component."""
    return {"type": 10, "content": text}


def gallery(count: int = 1, alt: str = "The board", url: str = "https://example.org/board.png") -> Body:
    """Return `count` pictures, each with an alt text."""
    return {"type": 12, "items": [{"media": {"url": url}, "description": alt} for _ in range(count)]}


def plain(*rows: Body, **changes: Any) -> Body:
    """Return a message with text."""
    return {"content": "Your turn", "components": list(rows), "allowed_mentions": NO_PINGS, **changes}


def layout(*parts: Body, **changes: Any) -> Body:
    """Return a message with components of version 2."""
    return {"flags": V2_FLAG, "components": list(parts), "allowed_mentions": NO_PINGS, **changes}


def callback(kind: int, **data: Any) -> Request:
    """Return an answer to an interaction."""
    return sent(CALLBACK, {"type": kind, "data": data})


def thread(minutes: int = 60) -> Body:
    """Return a thread that is archived after `minutes` minutes without messages."""
    return {"name": "fort #1", "auto_archive_duration": minutes}


def labelled_input(label: str = "Your guess") -> Body:
    """Return a labelled field of a form."""
    return {"type": 18, "label": label, "component": {"type": 4, "custom_id": f"field:{label}", "style": 1}}


def modal(*parts: Body, **changes: Any) -> Request:
    """Return a form."""
    data: Body = {"custom_id": "guess:1", "title": "Guess", "components": list(parts or (labelled_input(),)), **changes}
    return callback(9, **data)


def option(name: str = "place", **changes: Any) -> Body:
    """Return an option of a command."""
    return {"type": 3, "name": name, "description": "Where to go", **changes}


def command(*options: Body, **changes: Any) -> Body:
    """Return a command."""
    return {"type": 1, "name": "play", "description": "Open a table", "options": list(options), **changes}


def registration(*commands: Body) -> Request:
    """Return the registration of these commands."""
    return sent(COMMANDS, list(commands), method="PUT")
