"""The snapshot: what one table has told and has still to tell, and who else wants to hear of it, at one time.

Frozen. It answers questions about what it holds; it reads nothing and decides nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from bot.game import Seat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.courier.pings import PingPlan
    from bot.storage.copies import Restoration
    from bot.storage.news import NewsRow
    from bot.storage.outbox_entries import EntryKind, OutboxEntry
    from bot.storage.settings import Following, SeatWish
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
class Onlookers:
    """Who wants to hear of one table, read at one time."""

    wishes: tuple[tuple[int, SeatWish], ...] = ()
    """By user: wishes that this table could fulfil, and those that it is about to."""
    followings: tuple[tuple[int, Following], ...] = ()
    seat_free: bool = False
    """Whether anybody may sit down."""
    sat_down: float = 0.0
    """When a person last sat down, Unix seconds."""
    round_over: frozenset[int] = frozenset()
    """The users for whom every seat that still plays has moved since they were last told, and there is news."""
    held: Mapping[int, float] = field(default_factory=dict[int, float])
    """By user: until when nothing may ping them, Unix seconds."""

    @property
    def users(self) -> frozenset[int]:
        """All of them."""
        return frozenset(user for user, _ in (*self.wishes, *self.followings))


@dataclass(frozen=True)
class Snapshot:
    """All that is stored of what one table has told and has still to tell, read at one time."""

    table: Table
    pending: tuple[NewsRow, ...]
    """News nobody was told yet, up to the table's version, oldest first."""
    entries: tuple[OutboxEntry, ...]
    """What stands, oldest first."""
    calls: PingPlan
    """Who is to be called now."""
    closed: frozenset[int]
    """Users of this table whose direct messages are closed; `NOBODY` among them."""
    buried: bool
    """Whether so many messages came after the board that nobody sees it any more."""
    now: float
    """Unix seconds."""
    lettered: frozenset[Seat] = frozenset()
    """Seats that are to act and whose letters hold their menu."""
    filming: bool = False
    """Whether the farewell of a game that is over has a film coming that is not made yet."""
    asides: Mapping[Seat, str] = field(default_factory=dict[Seat, str])
    """By seat that is not to act: a name for what it may do all the same."""
    absent: Mapping[Seat, float] = field(default_factory=dict[Seat, float])
    """By seat whose person is away: until when, Unix seconds."""
    restored: Restoration | None = None
    """When the database was restored from a copy; None: never."""
    away: bool = False
    """Whether the bot is not on the table's server any more: nobody there can be told anything."""
    onlookers: Onlookers = field(default_factory=Onlookers)
    """Who does not sit there and wants to hear of it."""
    bare: bool = False
    """Whether what the pictures of the table stand on is still being drawn: it is told in words until then."""
    unswept: bool = False
    """Whether later messages than the copy knows may stand at this table."""

    @property
    def wake(self) -> float | None:
        """When to look again at those who may not be pinged now, Unix seconds."""
        return min((at for at in (self.calls.wake, *self.onlookers.held.values()) if at is not None), default=None)

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
        """Where boards and calls go; None: nowhere yet, or nowhere any more. Of who stands apart it is the thread."""
        return self.channel if self.threadless and not self.table.place.apart else self.thread

    @property
    def front(self) -> int | None:
        """Where the card stands, and those are asked who may want to sit down; None: nowhere yet, or any more."""
        return self.thread if self.table.place.apart else self.channel

    @property
    def awaits_film(self) -> bool:
        """Whether a film will be sent that is not ready yet."""
        return self.filming and self.home is not None and not self.away

    def of(self, kind: EntryKind) -> list[OutboxEntry]:
        """The messages of one kind that are there, oldest first."""
        return [entry for entry in self.entries if entry.kind is kind and entry.live]
