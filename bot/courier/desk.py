"""The courier's desk: gathers what is stored about one table's telling into a `Situation`.

Only reads, and reads anew every time it is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.courier.quiet import QuietHours, quiet_until
from bot.courier.situation import Situation
from bot.courier.summons import (
    Company,
    Plan,
    Summons,
    begun,
    outstanding,
    plan,
    turn_called,
    uncalled,
    waiting_seats,
)
from bot.game import Refused
from bot.table.model import Person

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.courier.films import Films
    from bot.courier.office import Office
    from bot.game import Seat
    from bot.storage.news import NewsRow
    from bot.storage.posted import Posted
    from bot.table.model import Table


class Desk:
    """Where everything a telling depends on comes together."""

    def __init__(self, office: Office, films: Films) -> None:
        self._office = office
        self._films = films

    async def look(self, table_id: int) -> Situation:
        """Return how a table's telling stands; raises `Refused` when there is no such table."""
        table = await self._table(table_id)
        pending = await self._pending(table)
        posts = await self._office.posts.standing(table.id)
        lettered = frozenset(seat for seat in waiting_seats(table) if self._office.stage.lettered(table, seat))
        mine = await self._outstanding(table, pending, posts)
        company = await self._company(mine, lettered)
        calls = plan(mine, company, self._office.clock.now(), self._office.habits) if mine else Plan()
        people = [sitter.user for sitter in table.seats if isinstance(sitter, Person)]
        return Situation(
            table=table,
            pending=pending,
            posts=posts,
            calls=calls,
            closed=frozenset(user for user in (*people, table.host) if self._office.people.person(user).dm_closed),
            buried=self._office.chatter.buries(table.place.thread or table.place.channel),
            now=self._office.clock.now(),
            lettered=lettered,
            film=self._films.stands(table, posts),
        )

    def still_called(self, posted: Posted) -> bool:
        """Say whether the turn that was to be called is still on."""
        try:
            table = self._office.tables.get(posted.table)
        except Refused:
            return False
        seats = [seat for seat in waiting_seats(table) if seat == posted.seat]
        return any(turn_called(table, seat, (posted,)) is not None for seat in seats)

    async def _table(self, table_id: int) -> Table:
        try:
            return self._office.tables.get(table_id)
        except Refused:
            return await self._office.tables.find(table_id)

    async def _pending(self, table: Table) -> tuple[NewsRow, ...]:
        """The table was read before its news: what is newer than the table waits for the next look."""
        rows = await self._office.news.pending(table.id)
        return tuple(row for row in rows if row.version <= table.version)

    async def _outstanding(
        self, table: Table, pending: Sequence[NewsRow], posts: Sequence[Posted]
    ) -> tuple[Summons, ...]:
        moved = {seat: await self._office.news.moved(table.id, seat) for seat in uncalled(table, posts)}
        busy = frozenset(seat for seat, at in moved.items() if begun(table, seat, at))
        return outstanding(table, pending, posts, busy)

    async def _company(self, mine: Sequence[Summons], lettered: frozenset[Seat]) -> Company:
        users = sorted({summons.user for summons in mine})
        now = self._office.clock.now()
        calls = {user: await self._office.posts.calls_to(user) for user in users}
        return Company(
            elsewhere={user: await self._elsewhere(user, mine[0].table.id, calls[user]) for user in users},
            recent={user: _moments(calls[user]) for user in users},
            quiet={user: end for user in users if (end := self._quiet(user, now)) is not None},
            closed=frozenset(user for user in users if self._office.people.person(user).dm_closed),
            lettered=lettered,
        )

    async def _elsewhere(self, user: int, here: int, calls: Sequence[Posted]) -> tuple[Summons, ...]:
        found: list[Summons] = []
        for waiting in self._office.tables.waiting_for(user):
            table = waiting.table
            if table.id == here:
                continue
            pending = await self._pending(table) if waiting.seat in table.nudged else ()
            own = [call for call in calls if call.table == table.id]
            found += [each for each in await self._outstanding(table, pending, own) if each.user == user]
        return tuple(found)

    def _quiet(self, user: int, now: float) -> float | None:
        person = self._office.people.person(user)
        if person.quiet_from is None or person.quiet_to is None:
            return None
        return quiet_until(QuietHours(person.quiet_from, person.quiet_to, person.zone), now)

    def is_quiet(self, user: int) -> bool:
        """Say whether somebody has quiet hours now."""
        return self._quiet(user, self._office.clock.now()) is not None


def _moments(calls: Sequence[Posted]) -> tuple[float, ...]:
    """When somebody was called: several calls by one message count once."""
    return tuple({call.nonce: call.at for call in calls}.values())
