"""The events of a table for the server's webhook: a table opened, a turn called, a game over.

Planning (pure, a part of `bot.courier.plan`). The plan stores the intent of each event once; `bot.webhooks` sends it,
so that a slow receiver never holds up a table. Only what the server's channels show is reported: a call in the thread,
not a direct message. Private tables report nothing. Events are newer than the webhook.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.courier.actions import Intend, Retire, new_entry
from bot.courier.outbox import EntryKind
from bot.table.model import Status
from bot.transport.message import nonce_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.courier.actions import Action
    from bot.courier.outbox import OutboxEntry
    from bot.courier.snapshot import Snapshot

OPENED, OVER = "event:opened", "event:over"
_CALL = "event:call:"


def called_nonce(event: OutboxEntry) -> str | None:
    """Return the nonce of the call that an event reports; None: it reports something else."""
    return event.occasion.removeprefix(_CALL) if event.occasion.startswith(_CALL) else None


def events(s: Snapshot) -> Iterator[Action]:
    """Store the intents of new events; retire a sent one when its call is gone, so that entries do not pile up."""
    stored = [entry for entry in s.entries if entry.kind is EntryKind.EVENT]
    calls = {entry.nonce: entry.at for entry in s.of(EntryKind.CALL)}
    for entry in stored:
        if entry.live and (nonce := called_nonce(entry)) is not None and nonce not in calls:
            yield Retire(entry)
    if s.events_since is None or s.table.place.private:
        return
    occasions = {entry.occasion for entry in stored}
    for occasion, at in _occasions(s, calls):
        if at >= s.events_since and occasion not in occasions:
            # The same id for the same event, also after a restore of the database.
            nonce = nonce_of(s.table.id, occasion, s.table.opened)
            yield Intend(replace(new_entry(s, EntryKind.EVENT, None, occasion), nonce=nonce))


def _occasions(s: Snapshot, calls: dict[str, float]) -> Iterator[tuple[str, float]]:
    """Yield the occasions of a table's events with their times (Unix seconds), in the order in which they happen."""
    if s.table.status in (Status.LOBBY, Status.RUNNING) and s.of(EntryKind.CARD):
        yield OPENED, s.table.opened
    for nonce, at in calls.items():
        yield f"{_CALL}{nonce}", at
    if s.table.status is Status.ENDED:
        yield OVER, s.table.changed
