"""A person who is gone: what becomes of the tables at which they sit or are the host. Pure decisions, and one round.

In a lobby their seat is free, in a running game it is open; the host's rights pass on. It is told neutrally, as it is
nobody's business why somebody left a server. Nothing is decided where everything stands still.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table import ending, facts, index, invitations, lobby, seats, silence
from bot.table.model import Status, Table
from bot.table.repository import ATTEMPTS
from bot.table.store import ChangeKind, Conflict, Decision, Repeated

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game import Seat
    from bot.table.repository import Repository


async def person_left(repository: Repository, guild: int, user: int, may_host: Callable[[int], bool]) -> None:
    """Let somebody go from every table of a server on which they are not any more."""
    for table in list(repository.of(index.server(guild))):
        await _let_go(repository, table.id, user, may_host)


async def _let_go(repository: Repository, table_id: int, user: int, may_host: Callable[[int], bool]) -> None:
    def decide(table: Table) -> Decision | None:
        return without(table, user, may_host, repository.clock.now())

    for _ in range(ATTEMPTS):
        table = repository.get(table_id)
        if table is None or decide(table) is None:
            return
        # A lobby is left as if they had got up: by that what names them is found when they want to be forgotten.
        by = user if table.status is Status.LOBBY else None
        try:
            await repository.change(table_id, f"gone:{table_id}:{table.version}", decide, by=by)
        except Repeated:
            continue  # somebody else who is gone was quicker
        return
    raise Conflict


def without(table: Table, user: int, may_host: Callable[[int], bool], now: float) -> Decision | None:
    """Return a table that goes on without somebody who is not on its server; None: nothing changes by that."""
    if table.away is not None or table.status not in (Status.LOBBY, Status.RUNNING):
        return None
    seat = table.seat_of(user)
    if table.status is Status.LOBBY:
        asked = invitations.uninvited(table, user)
        if seat is not None:
            return lobby.left(asked, user, may_host, server=True)
        return None if asked == table else Decision(asked, ChangeKind.GONE)
    if seat is not None and seat in table.people:
        return _opened(table, seat, facts.BY_GOING, now)
    passed = seats.passed_on(Decision(table, ChangeKind.GONE))
    return passed if table.host == user and passed.news else None


def unheard(table: Table, seat: Seat, now: float) -> Decision | None:
    """Open the seat of somebody who has been silent for too long; None: they have not."""
    return _opened(table, seat, facts.BY_SILENCE, now) if seat in silence.silent(table, now) else None


def _opened(table: Table, seat: Seat, why: str, now: float) -> Decision:
    name, ends = table.seats[seat].name, ending.ends_by_leaving(table, seat)
    fact = facts.SeatLeft(name, ends) if ends else facts.SeatOpened(name, why)
    return seats.opened(table, seat, fact, ChangeKind.GONE, now)
