"""What the courier works with: the snapshot of one table at one time, and the parts put together once at the start.

A snapshot is frozen: what one table has told and has still to tell, and who else wants to hear of it. It answers
questions about what it holds; it reads nothing and decides nothing. How much was said after each board is remembered in
the process only: after a restart a board counts as the last thing said.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from itertools import chain
from random import Random
from typing import TYPE_CHECKING

from bot.courier.outbox import EntryKind
from bot.courier.pings import PingPolicy, turn_called, waiting_seats
from bot.game.contract import Seat

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from bot.courier.outbox import Outbox, OutboxEntry, Restoration
    from bot.courier.pings import PingPlan
    from bot.preferences.preferences import Preferences
    from bot.preferences.settings import Following, SeatWish
    from bot.system.clock import Clock, Timers
    from bot.table.model import Table
    from bot.table.news import News, NewsRow
    from bot.table.service import Tables
    from bot.table.vacations import Absent
    from bot.transport.forums import Forums
    from bot.transport.message import Presenter
    from bot.transport.sender import Sender


class Trouble(StrEnum):
    """What can be wrong with the place of a table; the id of the text that says so to the host."""

    CHANNEL_GONE = "trouble-channel-gone"
    THREAD_GONE = "trouble-thread-gone"
    THREAD_LOCKED = "trouble-thread-locked"
    NO_THREAD = "trouble-no-thread"
    THREAD_REFUSED = "trouble-thread-refused"
    """No thread can be made, or fetched back, for a reason of Discord's that the bot does not know."""
    REFUSED = "trouble-refused"
    """Something else is refused for such a reason; it is tried again."""
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
    changes: int = field(default=0, compare=False)
    """How often the bot had changed what people are interested in when this was read."""

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
    """Who is to be called now; nobody until `Observer.with_calls` has read it."""
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
        return self.table.seats[seat].clock.since if seat in self.lettered else None

    def has(self, trouble: Trouble, place: int | None) -> bool:
        """Whether this trouble is written down for a channel or thread."""
        return any(entry.occasion.split(":")[:2] == [trouble, str(place)] for entry in self.entries)

    def has_told(self, answer: str) -> bool:
        """Whether an answer of Discord's is written down, to be told to the host or told already."""
        troubles = (entry for entry in self.entries if entry.kind is EntryKind.TROUBLE)
        return any(entry.occasion.split(":", 2)[2:] == [answer] for entry in troubles)

    @property
    def undelivered(self) -> frozenset[Seat]:
        """The seats that are to be called to their present turns now, and whose call has not arrived."""
        due = (*self.calls.ping, *self.calls.letters, *chain(*self.calls.digests))
        calls = {seat: turn_called(self.table, seat, self.entries) for seat in waiting_seats(self.table)}
        mine = {ping.seat for ping in due if ping.table.id == self.table.id}
        return frozenset(seat for seat, call in calls.items() if (seat in mine if call is None else call.open))

    @property
    def homeless(self) -> bool:
        """Whether nothing can be said where the table stands any more: the players are called by direct message."""
        return self.channel is None or (self.threadless and self.table.place.apart)

    @property
    def channel(self) -> int | None:
        """The channel of the card; None: it was deleted."""
        channel = self.table.place.channel
        return None if self.has(Trouble.CHANNEL_GONE, channel) else channel

    @property
    def threadless(self) -> bool:
        """Whether the table has to do without a thread of its own."""
        place = self.table.place
        unmade = self.has(Trouble.NO_THREAD, place.channel) or self.has(Trouble.THREAD_REFUSED, place.channel)
        return unmade or self.has(Trouble.THREAD_LOCKED, place.thread)

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


ENOUGH = 12
"""Messages after which a board is out of sight on a phone."""


class Chatter:
    """Counts messages, but only where a board stands."""

    def __init__(self) -> None:
        self._since: dict[int, int] = {}

    def board_posted(self, channel: int) -> None:
        """Begin to count anew."""
        self._since[channel] = 0

    def heard(self, channel: int) -> None:
        """Count one message, whoever wrote it."""
        if channel in self._since:
            self._since[channel] += 1

    def buries(self, channel: int | None) -> bool:
        """Say whether the board of a channel or thread is out of sight."""
        return channel is not None and self._since.get(channel, 0) >= ENOUGH

    def over(self, channel: int | None) -> None:
        """Count here no longer."""
        if channel is not None:
            self._since.pop(channel, None)


class Stage(StrEnum):
    """What the tag of a post tells of its table."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


async def nothing_to_wait_for(_table: Table, _within: float | None) -> bool:
    """Have everything at hand."""
    return True


@dataclass(frozen=True, kw_only=True)
class CourierParts:
    """What one courier works with."""

    tables: Tables
    news: News
    outbox: Outbox
    people: Preferences
    presenter: Presenter
    sender: Sender
    forums: Forums
    clock: Clock
    timers: Timers
    title: Callable[[Table], str]
    """What a table's thread is called: at most 100 characters, and nothing secret."""
    tags: Callable[[Table, Stage], tuple[str, ...]] = lambda _table, stage: (stage.value,)
    """What the tag of a stage is called in a forum: in the language of the table, then in others."""
    unreachable: Callable[[int], None]
    """Is told of everybody whose direct messages turn out to be closed."""
    absent: Callable[[int, float], Absent | None] = lambda _user, _now: None
    """What is known of somebody who is away at a moment; None: they are not."""
    ready: Callable[[Table, float | None], Awaitable[bool]] = nothing_to_wait_for
    """Wait so many seconds at most (None: to the end) for what pictures of a table stand on; tell if it is there."""
    ping_policy: PingPolicy = field(default_factory=PingPolicy)
    chatter: Chatter = field(default_factory=Chatter)
    jitter: Random = field(default_factory=Random)
    """Draws back-offs apart."""
