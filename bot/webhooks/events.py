"""The events of a webhook as JSON: public facts of a table only, composed from what is stored when they are sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.courier.events import OPENED, OVER, called_nonce
from bot.courier.outbox import EntryKind
from bot.i18n import names
from bot.table.facts import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.courier.outbox import OutboxEntry
    from bot.table.model import Table

_URL = "https://discord.com/channels"
_TYPES = {OPENED: "table.opened", OVER: "game.over"}
_TURN = "turn.called"


def body_of(entry: OutboxEntry, table: Table, entries: Sequence[OutboxEntry]) -> bytes | None:
    """Return the JSON of an event; None if the table is private or the event is void, so that nothing is sent.

    `entries` are the current outbox entries of the table.
    """
    if table.place.private or table.away is not None:
        return None
    nonce = called_nonce(entry)
    event: dict[str, Any] = {
        "event": _TYPES.get(entry.occasion, _TURN),
        "server": str(table.place.guild),
        "table": table.id,
        "game": table.game,
        "link": _link(table, entries),
        "seats": list(names.in_list(table)),
    }
    if nonce is not None:
        called = [one for one in entries if one.nonce == nonce and one.live and one.user not in (None, NOBODY)]
        if not called:
            return None
        event["called"] = [{"seat": (one.seat or 0) + 1, "user": str(one.user)} for one in called]
    if entry.occasion == OVER:
        event["places"] = None if table.outcome is None else list(table.outcome.places)
        event["scores"] = None if table.outcome is None or table.cut_short else list(table.outcome.scores)
    return msgspec.json.encode(event)


def test_body(guild: int) -> bytes:
    """Return the JSON of a moderator's test."""
    return msgspec.json.encode({"event": "test", "server": str(guild)})


def _link(table: Table, entries: Sequence[OutboxEntry]) -> str:
    """Return the link to a table's thread, or to its card while it has no thread."""
    if table.place.thread:
        return f"{_URL}/{table.place.guild}/{table.place.thread}"
    cards = [one for one in entries if one.kind is EntryKind.CARD and one.live]
    message = f"/{cards[-1].message}" if cards else ""
    return f"{_URL}/{table.place.guild}/{table.place.channel}{message}"
