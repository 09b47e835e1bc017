"""Observe: what one table has told and has still to tell, all of it read at one time into a `Snapshot`.

Only reads, and reads anew every time it is asked. A snapshot answers questions about what it holds; it decides nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from bot.courier.onlookers import OnlookerReader, Onlookers
from bot.courier.pings import (
    Ping,
    PingContext,
    PingPlan,
    Rhythm,
    begun,
    pings_due,
    plan_pings,
    still_calls,
    uncalled,
    waiting_seats,
)
from bot.game import Refused, Seat
from bot.storage.settings import PingInterval
from bot.table.facts import NOBODY
from bot.table.model import Person
from bot.table.quiet_hours import quiet_until

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.courier.films import Films
    from bot.courier.parts import CourierParts
    from bot.storage.copies import Restoration
    from bot.storage.entry_kinds import EntryKind
    from bot.storage.news import NewsRow
    from bot.storage.outbox import OutboxEntry
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


class Observer:
    """Reads everything that a plan depends on."""

    def __init__(self, parts: CourierParts, films: Films) -> None:
        self._parts = parts
        self._films = films
        self._onlookers = OnlookerReader(parts, self._quiet)

    async def observe(self, table_id: int) -> Snapshot:
        """Return what a table has told and has still to tell; raises `Refused` when there is no such table."""
        table = await self._table(table_id)
        pending = await self._pending(table)
        entries = await self._parts.outbox.standing(table.id)
        lettered = frozenset(seat for seat in waiting_seats(table) if self._parts.presenter.lettered(table, seat))
        mine = await self._pings_due(table, pending, entries)
        context = await self._context(mine, lettered)
        calls = plan_pings(mine, context, self._parts.clock.now(), self._parts.ping_policy) if mine else PingPlan()
        onlookers = await self._onlookers.read(table)
        sat = (*table.seats, *(one.sitter for one in table.former))
        people = [*(sitter.user for sitter in sat if isinstance(sitter, Person)), *onlookers.users]
        return Snapshot(
            table=table,
            pending=pending,
            entries=entries,
            calls=calls,
            closed=frozenset({NOBODY, *(user for user in (*people, table.host) if self._is_closed(user))}),
            buried=self._parts.chatter.buries(table.place.thread or table.place.channel),
            now=self._parts.clock.now(),
            lettered=lettered,
            filming=self._films.awaited(table, entries),
            absent=self._absent(table),
            restored=self._parts.outbox.restored,
            away=self._parts.tables.absence.concerns(table),
            onlookers=onlookers,
            bare=table.state is not None and not await self._parts.ready(table, 0),
            unswept=table.id in self._parts.outbox.unswept,
            asides={seat: name for seat in table.people if (name := self._parts.presenter.aside(table, seat))},
        )

    def _absent(self, table: Table) -> dict[Seat, float]:
        now, sitters = self._parts.clock.now(), [(seat, table.seats[seat]) for seat in sorted(table.people)]
        untils = {seat: self._parts.absent(one.user, now) for seat, one in sitters if isinstance(one, Person)}
        return {seat: each.until for seat, each in untils.items() if each is not None}

    def _is_closed(self, user: int) -> bool:
        return self._parts.people.person(user).dm_closed

    def still_called(self, entry: OutboxEntry) -> bool:
        """Say whether a call, or what a digest says of one table, still holds."""
        try:
            table = self._parts.tables.get(entry.table)
        except Refused:
            return False
        return still_calls(table, entry)

    async def _table(self, table_id: int) -> Table:
        try:
            return self._parts.tables.get(table_id)
        except Refused:
            return await self._parts.tables.find(table_id)

    async def _pending(self, table: Table) -> tuple[NewsRow, ...]:
        """The table was read before its news: what is newer than the table waits for the next look."""
        rows = await self._parts.news.pending(table.id)
        return tuple(row for row in rows if row.version <= table.version)

    async def _pings_due(
        self, table: Table, pending: Sequence[NewsRow], entries: Sequence[OutboxEntry]
    ) -> tuple[Ping, ...]:
        moved = {seat: await self._parts.news.last_moved_at(table.id, seat) for seat in uncalled(table, entries)}
        busy = frozenset(seat for seat, at in moved.items() if begun(table, seat, at))
        people = self._parts.people
        users = {sitter.user for sitter in table.seats if isinstance(sitter, Person)}
        rare = frozenset(user for user in users if people.person(user).pings is not PingInterval.EACH)
        return pings_due(table, pending, entries, busy, rare)

    async def _context(self, mine: Sequence[Ping], lettered: frozenset[Seat]) -> PingContext:
        users = sorted({ping.user for ping in mine})
        now = self._parts.clock.now()
        calls = {user: await self._parts.outbox.calls_to(user) for user in users}
        return PingContext(
            elsewhere={user: await self._elsewhere(user, mine[0].table.id, calls[user]) for user in users},
            recent={user: _moments(calls[user]) for user in users},
            quiet={user: end for user in users if (end := self._quiet(user, now)) is not None},
            closed=frozenset(user for user in users if self._is_closed(user)),
            rhythms={user: self._rhythm(user) for user in users},
            lettered=lettered,
        )

    async def _elsewhere(self, user: int, here: int, calls: Sequence[OutboxEntry]) -> tuple[Ping, ...]:
        found: list[Ping] = []
        for waiting in self._parts.tables.waiting_for(user):
            table = waiting.table
            if table.id == here:
                continue
            pending = await self._pending(table) if waiting.seat in table.reminded else ()
            own = [call for call in calls if call.table == table.id]
            found += [each for each in await self._pings_due(table, pending, own) if each.user == user]
        return tuple(found)

    def _quiet(self, user: int, now: float) -> float | None:
        hours = self._parts.people.quiet_hours(user)
        return None if hours is None else quiet_until(hours, now)

    def _rhythm(self, user: int) -> Rhythm:
        person = self._parts.people.person(user)
        return Rhythm(person.pings, person.digest_at, person.zone)

    def is_quiet(self, user: int) -> bool:
        """Say whether somebody has quiet hours now."""
        return self._quiet(user, self._parts.clock.now()) is not None


def _moments(calls: Sequence[OutboxEntry]) -> tuple[float, ...]:
    """When somebody was called: several calls by one message count once."""
    return tuple({call.nonce: call.at for call in calls}.values())
