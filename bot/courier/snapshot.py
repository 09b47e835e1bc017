"""The courier's data: the snapshot of one table, and the parts of one courier.

A `Snapshot` is frozen: one table's delivered and pending news, its outbox entries and its onlookers. It answers
questions about its content; it reads nothing and decides nothing. The number of messages after each board lives in
memory only: after a restart, it is estimated once from the id of the channel's last message.
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
from bot.preferences.settings import Announcements

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
    from bot.table.vacations import TimeOff
    from bot.transport.forums import Forums
    from bot.transport.message import Presenter
    from bot.transport.sender import Sender


class Trouble(StrEnum):
    """Faults of a table's place; the value is the id of the host's notice."""

    CHANNEL_GONE = "trouble-channel-gone"
    THREAD_GONE = "trouble-thread-gone"
    THREAD_LOCKED = "trouble-thread-locked"
    NO_THREAD = "trouble-no-thread"
    THREAD_REFUSED = "trouble-thread-refused"
    """Discord refused to make or unarchive a thread, with an error code that the bot does not know."""
    REFUSED = "trouble-refused"
    """Discord refused another request with such a code; the request is tried again."""
    MESSAGE_GONE = "trouble-message-gone"
    FORBIDDEN = "trouble-forbidden"


@dataclass(frozen=True)
class Onlookers:
    """The users outside a table with a subscription that concerns it, read at one time."""

    wishes: tuple[tuple[int, SeatWish], ...] = ()
    """By user: wishes for a seat that this table could fulfil or has taken."""
    followings: tuple[tuple[int, Following], ...] = ()
    seat_free: bool = False
    """Whether a seat is free to anyone."""
    sat_down: float = 0.0
    """When a player last joined, Unix seconds."""
    round_over: frozenset[int] = frozenset()
    """Followers with a finished round to report: every playing seat has moved since they were notified."""
    held: Mapping[int, float] = field(default_factory=dict[int, float])
    """By user: until when no message may ping the user, Unix seconds."""
    changes: int = field(default=0, compare=False)
    """The number of subscription changes made by the bot when this was read."""

    @property
    def users(self) -> frozenset[int]:
        """The users with at least one of these subscriptions."""
        return frozenset(user for user, _ in (*self.wishes, *self.followings))


@dataclass(frozen=True)
class Snapshot:
    """The stored data of one table's delivered and pending news, read at one time."""

    table: Table
    pending: tuple[NewsRow, ...]
    """Pending news, up to the table's version, oldest first."""
    entries: tuple[OutboxEntry, ...]
    """The outbox entries that `Outbox.current_entries` returns, oldest first."""
    calls: PingPlan
    """The calls that are due now; empty until `Observer.with_calls` has read them."""
    closed_dms: frozenset[int]
    """Users of this table with closed direct messages; includes `NOBODY`."""
    is_buried: bool
    """Whether so many messages came after the board that it is out of sight."""
    now: float
    """Unix seconds."""
    asleep: frozenset[int] = frozenset()
    """Recipients of open intents who have quiet hours now."""
    seats_with_letter: frozenset[Seat] = frozenset()
    """Active seats with a letter that holds their menu."""
    is_filming: bool = False
    """Whether the game is finished and its farewell waits for a film that is not made yet."""
    asides: Mapping[Seat, str] = field(default_factory=dict[Seat, str])
    """By seat that is not active: the name of its moves out of turn."""
    absent: Mapping[Seat, float] = field(default_factory=dict[Seat, float])
    """By seat of a player with time off: until when, Unix seconds."""
    restoration: Restoration | None = None
    """When the database was restored from a copy; None: never."""
    is_away: bool = False
    """Whether the bot is no longer on the table's server, so that nothing can be sent there."""
    onlookers: Onlookers = field(default_factory=Onlookers)
    """Users outside the table with a subscription that concerns it."""
    bare: bool = False
    """Whether the backgrounds of the table's pictures are still being drawn; until then messages have text only."""
    announcements: Announcements = field(default_factory=Announcements)
    """The channels that the server chose for news of its tables."""
    events_since: float | None = None
    """From when the server's webhook reports events, Unix seconds; None: there is none, or it is off."""
    unswept: bool = False
    """Whether the table's places may hold messages that are newer than the restored copy."""

    @property
    def wake(self) -> float | None:
        """When to look again at calls and notifications that must wait, Unix seconds; None: none waits."""
        return min(
            (moment for moment in (self.calls.wake, *self.onlookers.held.values()) if moment is not None), default=None
        )

    def menu_of(self, seat: Seat) -> float | None:
        """Return the start of the turn of the menu in a seat's letter; None: the letter holds no menu."""
        return self.table.seats[seat].clock.since if seat in self.seats_with_letter else None

    def has(self, trouble: Trouble, place: int | None) -> bool:
        """Return whether this trouble is recorded for a channel or thread."""
        return any(entry.occasion.split(":")[:2] == [trouble, str(place)] for entry in self.entries)

    def has_recorded(self, answer: str) -> bool:
        """Return whether a trouble with this answer of Discord's is recorded, sent to the host or not."""
        troubles = (entry for entry in self.entries if entry.kind is EntryKind.TROUBLE)
        return any(entry.occasion.split(":", 2)[2:] == [answer] for entry in troubles)

    @property
    def undelivered(self) -> frozenset[Seat]:
        """The seats with a call to their present turn that is due and has not arrived."""
        due = (*self.calls.ping, *self.calls.letters, *chain(*self.calls.digests))
        calls = {seat: turn_called(self.table, seat, self.entries) for seat in waiting_seats(self.table)}
        due_seats = {ping.seat for ping in due if ping.table.id == self.table.id}
        return frozenset(seat for seat, call in calls.items() if (seat in due_seats if call is None else call.open))

    @property
    def homeless(self) -> bool:
        """Whether the bot cannot write where the table stands, so that all players are called by direct message."""
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
        not_made = self.has(Trouble.NO_THREAD, place.channel) or self.has(Trouble.THREAD_REFUSED, place.channel)
        return not_made or self.has(Trouble.THREAD_LOCKED, place.thread)

    @property
    def thread(self) -> int | None:
        """The thread; None if there is none or the bot cannot write in it."""
        thread = self.table.place.thread
        is_lost = self.threadless or self.channel is None or self.has(Trouble.THREAD_GONE, thread)
        return None if is_lost else thread

    @property
    def home(self) -> int | None:
        """Where boards and calls go: the thread or, without one, the channel; None: not known yet, or lost.

        A forum post or private thread (`Place.apart`) never falls back on the channel.
        """
        return self.channel if self.threadless and not self.table.place.apart else self.thread

    @property
    def front(self) -> int | None:
        """Where the card and the invitation stand; None: nowhere yet, or lost."""
        return self.thread if self.table.place.apart else self.channel

    @property
    def awaits_film(self) -> bool:
        """Whether a film that is not ready yet will be sent."""
        return self.is_filming and self.home is not None and not self.is_away

    def of(self, kind: EntryKind) -> list[OutboxEntry]:
        """Return the entries of one kind whose message stands, oldest first."""
        return [entry for entry in self.entries if entry.kind is kind and entry.live]


MESSAGES_HIDING_BOARD = 12
"""Messages after which a board is out of sight on a phone."""


class MessageCounter:
    """Counts the messages after a board, in the channels and threads where a board stands."""

    def __init__(self) -> None:
        self._counts: dict[int, int] = {}

    def start(self, channel: int, count: int = 0) -> None:
        """Begin to count from the number of messages after the board."""
        self._counts[channel] = count

    def counts(self, channel: int) -> bool:
        """Return whether the messages of a channel or thread are counted."""
        return channel in self._counts

    def add(self, channel: int) -> None:
        """Count one message, of the bot or of any user."""
        if channel in self._counts:
            self._counts[channel] += 1

    def hides_board(self, channel: int | None) -> bool:
        """Return whether the board of a channel or thread is out of sight."""
        return channel is not None and self._counts.get(channel, 0) >= MESSAGES_HIDING_BOARD

    def stop(self, channel: int | None) -> None:
        """Stop counting here."""
        if channel is not None:
            self._counts.pop(channel, None)


class Stage(StrEnum):
    """The state of a table in the tag of its forum post."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


async def always_ready(_table: Table, _within: float | None) -> bool:
    """Return True: all backgrounds are ready."""
    return True


@dataclass(frozen=True, kw_only=True)
class CourierParts:
    """The parts that one courier works with."""

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
    """The name of a table's thread: at most 100 characters, and nothing secret."""
    tags: Callable[[Table, Stage], tuple[str, ...]] = lambda _table, stage: (stage.value,)
    """The names of a stage's tag in a forum: in the table's language first, then in the others."""
    note_unreachable: Callable[[int], None]
    """Called with each user whose direct messages turn out to be closed."""
    note_event: Callable[[int], None] = lambda _guild: None
    """Called with the server of each new event for its webhook."""
    absent: Callable[[int, float], TimeOff | None] = lambda _user, _now: None
    """Returns a user's time off at a moment (Unix seconds); None: the user has none."""
    ready: Callable[[Table, float | None], Awaitable[bool]] = always_ready
    """Waits for the backgrounds of a table's pictures, at most so many seconds (None: no limit).

    Returns whether they are ready.
    """
    ping_policy: PingPolicy = field(default_factory=PingPolicy)
    message_counter: MessageCounter = field(default_factory=MessageCounter)
    jitter: Random = field(default_factory=Random)
    """Spreads retries of different tables over time."""
