"""Observe: what one table has told and has still to tell, all of it read at one time into a `Snapshot`.

Only reads, and reads anew every time it is asked. A snapshot answers questions about what it holds; it decides nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from bot.courier.pings import (
    Ping,
    PingContext,
    PingPlan,
    begun,
    pings_due,
    plan_pings,
    still_calls,
    uncalled,
    waiting_seats,
)
from bot.game import Refused, Seat
from bot.table.facts import NOBODY
from bot.table.model import Person
from bot.table.quiet_hours import quiet_until

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.courier.films import Films
    from bot.courier.parts import CourierParts
    from bot.storage.news import NewsRow
    from bot.storage.outbox import EntryKind, OutboxEntry, Restoration
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
    restored: Restoration | None = None
    """When the database was restored from a copy; None: never."""
    away: bool = False
    """Whether the bot is not on the table's server any more: nobody there can be told anything."""
    unswept: bool = False
    """Whether later messages than the copy knows may stand at this table."""

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
        """Where boards and calls go; None: nowhere yet, or nowhere any more. In a forum it is the table's post."""
        return self.channel if self.threadless and not self.table.place.forum else self.thread

    @property
    def front(self) -> int | None:
        """Where the card stands, and those are asked who may want to sit down; None: nowhere yet, or any more."""
        return self.thread if self.table.place.forum else self.channel

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

    async def observe(self, table_id: int) -> Snapshot:
        """Return what a table has told and has still to tell; raises `Refused` when there is no such table."""
        table = await self._table(table_id)
        pending = await self._pending(table)
        entries = await self._parts.outbox.standing(table.id)
        lettered = frozenset(seat for seat in waiting_seats(table) if self._parts.presenter.lettered(table, seat))
        mine = await self._pings_due(table, pending, entries)
        context = await self._context(mine, lettered)
        calls = plan_pings(mine, context, self._parts.clock.now(), self._parts.ping_policy) if mine else PingPlan()
        people = [sitter.user for sitter in table.seats if isinstance(sitter, Person)]
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
            restored=self._parts.outbox.restored,
            away=self._parts.tables.absence.concerns(table),
            unswept=table.id in self._parts.outbox.unswept,
            asides={seat: name for seat in table.people if (name := self._parts.presenter.aside(table, seat))},
        )

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
        return pings_due(table, pending, entries, busy)

    async def _context(self, mine: Sequence[Ping], lettered: frozenset[Seat]) -> PingContext:
        users = sorted({ping.user for ping in mine})
        now = self._parts.clock.now()
        calls = {user: await self._parts.outbox.calls_to(user) for user in users}
        return PingContext(
            elsewhere={user: await self._elsewhere(user, mine[0].table.id, calls[user]) for user in users},
            recent={user: _moments(calls[user]) for user in users},
            quiet={user: end for user in users if (end := self._quiet(user, now)) is not None},
            closed=frozenset(user for user in users if self._is_closed(user)),
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

    def is_quiet(self, user: int) -> bool:
        """Say whether somebody has quiet hours now."""
        return self._quiet(user, self._parts.clock.now()) is not None


def _moments(calls: Sequence[OutboxEntry]) -> tuple[float, ...]:
    """When somebody was called: several calls by one message count once."""
    return tuple({call.nonce: call.at for call in calls}.values())
