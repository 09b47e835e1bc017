"""Departures: what becomes of the tables at which somebody sits or is the host who is gone, or is to be forgotten.

In a lobby their seat is free, in a running game it is open; the host's rights pass on. It is told neutrally, as it is
nobody's business why somebody left a server. For who is only gone nothing is decided where everything stands still.

A user who is to be forgotten leaves each open table by a change like any other, in which seat, host and invitation are
nobody's already. Then one transaction of the storage forgets the user everywhere. After a crash in between the user is
asked again, and the rest follows. Never tells why somebody left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.table import ending, facts, forgetting, lobby, reliability, seats
from bot.table.decisions import ChangeKind, Decision
from bot.table.forgetting import NOBODYS_SEAT
from bot.table.model import Person, SeatState, Status, Table
from bot.table.repository import ATTEMPTS, by_server
from bot.table.store import Conflict, Repeated

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game.contract import Seat
    from bot.table.repository import Repository


async def person_left(repository: Repository, guild: int, user: int, may_host: Callable[[int], bool]) -> None:
    """Let somebody go from every table of a server on which they are not any more."""
    for table in list(repository.of(by_server(guild))):
        await _get_up(repository, table.id, user, may_host)


async def _get_up(repository: Repository, table_id: int, user: int, may_host: Callable[[int], bool]) -> None:
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
        asked = lobby.uninvited(table, user)
        if seat is not None:
            return lobby.without_sitter(asked, user, may_host, server=True)
        return None if asked == table else Decision(asked, ChangeKind.GONE)
    if seat is not None and table.seats[seat].plays:
        return _opened(table, seat, facts.BY_GOING, now)
    passed = seats.passed_on(Decision(table, ChangeKind.GONE))
    return passed if table.host == user and passed.news else None


def unheard(table: Table, seat: Seat, now: float) -> Decision | None:
    """Open the seat of somebody who has been silent for too long; None: they have not."""
    return _opened(table, seat, facts.BY_SILENCE, now) if seat in reliability.silent(table, now) else None


def _opened(table: Table, seat: Seat, why: str, now: float) -> Decision:
    name, ends = table.seats[seat].name, ending.ends_by_leaving(table, seat)
    fact = facts.SeatLeft(name, ends) if ends else facts.SeatOpened(name, why)
    return seats.opened(table, seat, fact, ChangeKind.GONE, now)


replace = msgspec.structs.replace


async def forget(repository: Repository, user: int, may_host: Callable[[int], bool], key: bytes) -> None:
    """Let somebody go from every table that goes on, then forget them everywhere; they may come again as anybody.

    Running games keep a digest made with `key`: until the game is over it bars that person from other seats of it.
    """
    for _ in range(ATTEMPTS):
        for table in list(repository):
            if _can_leave(table, user):
                await _let_go(repository, table, user, may_host, key)
        try:
            await repository.store.forget(user, lambda table_id: forgetting.digest_of(table_id, user, key))
        except Conflict:
            continue
        await repository.read_again(table.id for table in repository if concerns(table, user))
        return
    raise Conflict


async def _let_go(repository: Repository, table: Table, user: int, may_host: Callable[[int], bool], key: bytes) -> None:
    change_key, now = f"forget:{table.id}:{table.version}", repository.clock.now()
    digest = forgetting.digest_of(table.id, user, key)
    await repository.change(table.id, change_key, lambda current: gone(current, user, may_host, digest, now), by=None)


def concerns(table: Table, user: int) -> bool:
    """Say whether somebody sits or sat at a table, is its host or is asked to sit down there."""
    asked = {*table.invited, *(offer.to for _, offer in table.offers)}
    return table.host == user or bool(table.held_by(user)) or user in asked


def _can_leave(table: Table, user: int) -> bool:
    return table.status in (Status.LOBBY, Status.RUNNING) and concerns(table, user)


def gone(table: Table, user: int, may_host: Callable[[int], bool], digest: str, now: float) -> Decision | None:
    """Return a table that goes on without somebody; None: they have nothing to do with it, or it is over.

    A running game keeps the person's `digest` for every seat that the person held.
    """
    if not _can_leave(table, user):
        return None
    seat = table.seat_of(user)
    if table.status is Status.RUNNING:
        table = forgetting.with_digests(table, table.held_by(user), digest)
    table = _unknown(table, user)
    if table.status is Status.LOBBY:
        return _left(table, user, may_host)
    if seat is None:
        return _inherited(Decision(table, ChangeKind.FORGET), user)
    table = table.with_seat(seat, sitter=NOBODYS_SEAT)
    decision = Decision(table, ChangeKind.FORGET)
    if table.seats[seat].plays:
        fact = facts.Departed(seat, ending.ends_by_leaving(table, seat))
        decision = seats.opened(table, seat, fact, ChangeKind.FORGET, now)
    return _inherited(decision, user)


def _unknown(table: Table, user: int) -> Table:
    """A table at which somebody is asked nothing, and under whose name nobody sat before."""
    former = forgetting.former_without(table.former, user)
    return replace(seats.without_offers_to(lobby.uninvited(table, user), user), former=former)


def _left(table: Table, user: int, may_host: Callable[[int], bool]) -> Decision:
    """Get up from a lobby under nobody's name, or be asked no more to sit down there."""
    seat = table.seat_of(user)
    if seat is None:
        return Decision(table, ChangeKind.FORGET)
    decision = lobby.without_sitter(replace(_renamed(table, seat, user), away=None), user, may_host)
    left = replace(decision.table, away=table.away)  # one may go also where everything stands still
    return replace(decision, table=_of_nobody(left, user), kind=ChangeKind.FORGET)


def _renamed(table: Table, seat: Seat, user: int) -> Table:
    return table.with_seat(seat, sitter=Person(user, facts.FORGOTTEN))


def _of_nobody(table: Table, user: int) -> Table:
    """A table whose last person has left still has a host."""
    return replace(table, host=facts.NOBODY) if table.host == user else table


def _inherited(decision: Decision, user: int) -> Decision:
    """Pass the host's rights to the first person who still plays; without one they are nobody's."""
    if decision.table.host != user:
        return decision
    passed = seats.passed_on(decision)
    return replace(passed, table=_of_nobody(passed.table, user))


def mended(table: Table, now: float) -> Table:
    """Return a table that was in quarantine without those who were forgotten meanwhile: in a lobby nobody sits in."""
    table = _without_the_forgotten(table, now)
    if table.state is None:
        sitting = tuple(SeatState(one.sitter) for one in table.seats if one.user != facts.NOBODY)
        table = replace(table, seats=sitting, forgotten=())
    if table.host != facts.NOBODY:
        return table
    people = (state.user for state in table.seats if state.user is not None)
    return replace(table, host=next((user for user in people if user != facts.NOBODY), facts.NOBODY))


def _without_the_forgotten(table: Table, now: float) -> Table:
    """Let those play no more who were forgotten while nothing could be decided: their votes and seals go as always."""
    known = {one.seat for one in table.former if one.until is None}
    for seat in table.open:
        if seat not in known:
            table = ending.without_traces(ending.with_tenure(table, seat, now), seat)
    return table
