"""The courier's desk: gathers what is stored about one table's telling into a `Snapshot`.

Only reads, and reads anew every time it is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.courier.pings import (
    Ping,
    PingContext,
    PingPlan,
    begun,
    outstanding,
    plan_pings,
    turn_called,
    uncalled,
    waiting_seats,
)
from bot.courier.quiet import QuietHours, quiet_until
from bot.courier.snapshot import Snapshot
from bot.game import Refused
from bot.table.model import Person

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.courier.films import Films
    from bot.courier.parts import CourierParts
    from bot.game import Seat
    from bot.storage.news import NewsRow
    from bot.storage.outbox_entry import OutboxEntry
    from bot.table.model import Table


class Observer:
    """Where everything a telling depends on comes together."""

    def __init__(self, parts: CourierParts, films: Films) -> None:
        self._parts = parts
        self._films = films

    async def observe(self, table_id: int) -> Snapshot:
        """Return how a table's telling stands; raises `Refused` when there is no such table."""
        table = await self._table(table_id)
        pending = await self._pending(table)
        entries = await self._parts.outbox.standing(table.id)
        lettered = frozenset(seat for seat in waiting_seats(table) if self._parts.presenter.lettered(table, seat))
        mine = await self._outstanding(table, pending, entries)
        context = await self._company(mine, lettered)
        calls = plan_pings(mine, context, self._parts.clock.now(), self._parts.ping_policy) if mine else PingPlan()
        people = [sitter.user for sitter in table.seats if isinstance(sitter, Person)]
        return Snapshot(
            table=table,
            pending=pending,
            entries=entries,
            calls=calls,
            closed=frozenset(user for user in (*people, table.host) if self._parts.people.person(user).dm_closed),
            buried=self._parts.chatter.buries(table.place.thread or table.place.channel),
            now=self._parts.clock.now(),
            lettered=lettered,
            film=self._films.stands(table, entries),
        )

    def still_called(self, entry: OutboxEntry) -> bool:
        """Say whether the turn that was to be called is still on."""
        try:
            table = self._parts.tables.get(entry.table)
        except Refused:
            return False
        seats = [seat for seat in waiting_seats(table) if seat == entry.seat]
        return any(turn_called(table, seat, (entry,)) is not None for seat in seats)

    async def _table(self, table_id: int) -> Table:
        try:
            return self._parts.tables.get(table_id)
        except Refused:
            return await self._parts.tables.find(table_id)

    async def _pending(self, table: Table) -> tuple[NewsRow, ...]:
        """The table was read before its news: what is newer than the table waits for the next look."""
        rows = await self._parts.news.pending(table.id)
        return tuple(row for row in rows if row.version <= table.version)

    async def _outstanding(
        self, table: Table, pending: Sequence[NewsRow], entries: Sequence[OutboxEntry]
    ) -> tuple[Ping, ...]:
        moved = {seat: await self._parts.news.moved(table.id, seat) for seat in uncalled(table, entries)}
        busy = frozenset(seat for seat, at in moved.items() if begun(table, seat, at))
        return outstanding(table, pending, entries, busy)

    async def _company(self, mine: Sequence[Ping], lettered: frozenset[Seat]) -> PingContext:
        users = sorted({ping.user for ping in mine})
        now = self._parts.clock.now()
        calls = {user: await self._parts.outbox.calls_to(user) for user in users}
        return PingContext(
            elsewhere={user: await self._elsewhere(user, mine[0].table.id, calls[user]) for user in users},
            recent={user: _moments(calls[user]) for user in users},
            quiet={user: end for user in users if (end := self._quiet(user, now)) is not None},
            closed=frozenset(user for user in users if self._parts.people.person(user).dm_closed),
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
            found += [each for each in await self._outstanding(table, pending, own) if each.user == user]
        return tuple(found)

    def _quiet(self, user: int, now: float) -> float | None:
        person = self._parts.people.person(user)
        if person.quiet_from is None or person.quiet_to is None:
            return None
        return quiet_until(QuietHours(person.quiet_from, person.quiet_to, person.zone), now)

    def is_quiet(self, user: int) -> bool:
        """Say whether somebody has quiet hours now."""
        return self._quiet(user, self._parts.clock.now()) is not None


def _moments(calls: Sequence[OutboxEntry]) -> tuple[float, ...]:
    """When somebody was called: several calls by one message count once."""
    return tuple({call.nonce: call.at for call in calls}.values())
