"""How the telling of one table stands: all that is stored about it, read at one time.

Pure: answers questions about what it holds, decides nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from bot.courier.films import Film

if TYPE_CHECKING:
    from bot.courier.pings import PingPlan
    from bot.game import Seat
    from bot.storage.news import NewsRow
    from bot.storage.outbox_entry import EntryKind, OutboxEntry
    from bot.table.model import Table


class Trouble(StrEnum):
    """What can be wrong with the place of a table; the id of the text that says so to the host."""

    CHANNEL_GONE = "trouble-channel-gone"
    THREAD_GONE = "trouble-thread-gone"
    THREAD_LOCKED = "trouble-thread-locked"
    NO_THREAD = "trouble-no-thread"
    MESSAGE_GONE = "trouble-message-gone"
    FORBIDDEN = "trouble-forbidden"


@dataclass(frozen=True)
class Snapshot:
    """All that is stored about one table's telling, read at one time."""

    table: Table
    pending: tuple[NewsRow, ...]
    """News nobody was told yet, up to the table's version, oldest first."""
    entries: tuple[OutboxEntry, ...]
    """What stands, oldest first."""
    calls: PingPlan
    """Who is to be called now."""
    closed: frozenset[int]
    """Users of this table whose direct messages are closed."""
    buried: bool
    """Whether so many messages came after the board that nobody sees it any more."""
    now: float
    """Unix seconds."""
    lettered: frozenset[Seat] = frozenset()
    """Seats that are to act and whose letters hold their menu."""
    film: Film = Film.NONE
    """How it stands with the film of a game that is over."""

    def menu_of(self, seat: Seat) -> float | None:
        """Return the beginning of the turn of which a letter to a seat holds the menu now; None: it holds none."""
        return self.table.since[seat] if seat in self.lettered else None

    def has(self, trouble: Trouble, place: int | None) -> bool:
        """Whether this trouble is written down for a channel or thread."""
        return any(entry.occasion == f"{trouble}:{place}" for entry in self.entries)

    @property
    def channel(self) -> int | None:
        """The channel of the card; None: it was deleted."""
        channel = self.table.place.channel
        return None if self.has(Trouble.CHANNEL_GONE, channel) else channel

    @property
    def threadless(self) -> bool:
        """Whether the table has to do without a thread of its own."""
        place = self.table.place
        return self.has(Trouble.NO_THREAD, place.channel) or self.has(Trouble.THREAD_LOCKED, place.thread)

    @property
    def thread(self) -> int | None:
        """The thread, if there is one and it can be written in."""
        thread = self.table.place.thread
        lost = self.threadless or self.channel is None or self.has(Trouble.THREAD_GONE, thread)
        return None if lost else thread

    @property
    def home(self) -> int | None:
        """Where boards and calls go; None: nowhere yet, or nowhere any more."""
        return self.channel if self.threadless else self.thread

    @property
    def awaits_film(self) -> bool:
        """Whether a film will be sent that is not ready yet."""
        return self.film is Film.DUE and self.home is not None

    def of(self, kind: EntryKind) -> list[OutboxEntry]:
        """The messages of one kind that are there, oldest first."""
        return [entry for entry in self.entries if entry.kind is kind and entry.live]
