"""Decisions that remove a user who left the server, was silent for too long or deleted their data.

In a lobby the user's seat is removed, in a running game it becomes open; the host's rights pass to another player. The
news are neutral and never give the reason why a user left a server. Tables of a server that removed the bot stay as
they are, unless the user deletes their data.

A deletion first changes each unfinished table of the user; that change already stores the user id 0 in place of the
user's seat, host and invitation. Then one transaction of the storage deletes the user everywhere. After a crash between
these steps the user must request the deletion again; it continues with the remaining steps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.table import ending, facts, forgetting, lobby, reliability, seats
from bot.table.decisions import ChangeKind, Decision
from bot.table.forgetting import ANONYMOUS_SITTER
from bot.table.model import Person, SeatState, Status, Table
from bot.table.repository import MAX_ATTEMPTS, by_server
from bot.table.store import Conflict, Repeated

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game.contract import Seat
    from bot.table.repository import Repository


async def person_left(repository: Repository, guild: int, user: int, may_host: Callable[[int], bool]) -> None:
    """Remove a user who left a server from all unfinished tables of that server.

    Raise `Conflict` if other processes keep changing a table, `StorageFailed` if a change could not be saved.
    """
    for table in list(repository.of(by_server(guild))):
        await _remove_at_table(repository, table.id, user, may_host)


async def _remove_at_table(repository: Repository, table_id: int, user: int, may_host: Callable[[int], bool]) -> None:
    def decide(table: Table) -> Decision | None:
        return without_former_member(table, user, may_host, repository.clock.now())

    for _ in range(MAX_ATTEMPTS):
        table = repository.get(table_id)
        if table is None or decide(table) is None:
            return
        # In a lobby the change is recorded as the user's own: a deletion of their data finds their name by that.
        by = user if table.status is Status.LOBBY else None
        try:
            await repository.change(table_id, f"gone:{table_id}:{table.version}", decide, by=by)
        except Repeated:
            continue  # another change used this key first: decide again on the new version
        return
    raise Conflict


def without_former_member(table: Table, user: int, may_host: Callable[[int], bool], now: float) -> Decision | None:
    """Remove a user who left the server, or return None if that changes nothing at this table."""
    if table.away is not None or table.status not in (Status.LOBBY, Status.RUNNING):
        return None
    seat = table.seat_of(user)
    if table.status is Status.LOBBY:
        uninvited = lobby.uninvited(table, user)
        if seat is not None:
            return lobby.without_sitter(uninvited, user, may_host, server=True)
        return None if uninvited == table else Decision(uninvited, ChangeKind.GONE)
    if seat is not None and table.seats[seat].plays:
        return _open_seat(table, seat, facts.BY_GOING, now)
    decision = seats.pass_host_rights(Decision(table, ChangeKind.GONE))
    return decision if table.host == user and decision.news else None


def open_silent_seat(table: Table, seat: Seat, now: float) -> Decision | None:
    """Open the seat if its player has been silent for too long, else return None."""
    return _open_seat(table, seat, facts.BY_SILENCE, now) if seat in reliability.silent(table, now) else None


def _open_seat(table: Table, seat: Seat, reason: str, now: float) -> Decision:
    name, ends = table.seats[seat].name, ending.ends_by_leaving(table, seat)
    fact = facts.SeatLeft(name, ends) if ends else facts.SeatOpened(name, reason)
    return seats.open_seat(table, seat, fact, ChangeKind.GONE, now)


replace = msgspec.structs.replace


async def forget(repository: Repository, user: int, may_host: Callable[[int], bool], key: bytes) -> None:
    """Remove a user from all unfinished tables, then delete their data everywhere. They may rejoin as a new user.

    A running game stores a digest of the user id, made with `key`. It bars the user from the game's other seats until
    the game ends. Raise `Conflict` if other processes keep changing the tables, `StorageFailed` if a step could not be
    saved; then the caller can call this again.
    """
    for _ in range(MAX_ATTEMPTS):
        try:
            for table in list(repository):
                if _can_leave(table, user):
                    await _remove_for_deletion(repository, table, user, may_host, key)
            await repository.store.forget(user, lambda table_id: forgetting.digest_of(table_id, user, key))
        except (Conflict, Repeated):
            # Two users of one table may ask at the same time. The key of the change names neither of them, because a
            # stored key with a digest would outlive the game.
            continue
        await repository.read_again(table.id for table in repository if is_around(table, user))
        return
    raise Conflict


async def _remove_for_deletion(
    repository: Repository, table: Table, user: int, may_host: Callable[[int], bool], key: bytes
) -> None:
    change_key, now = f"forget:{table.id}:{table.version}", repository.clock.now()
    digest = forgetting.digest_of(table.id, user, key)
    await repository.change(
        table.id, change_key, lambda current: without_deleted_user(current, user, may_host, digest, now), by=None
    )


def is_around(table: Table, user: int) -> bool:
    """Return whether a user is the host of a table, sits or sat there, is invited or is offered a seat."""
    recipients = {*table.invited, *(offer.to for _, offer in table.offers)}
    return table.host == user or bool(table.held_by(user)) or user in recipients


def _can_leave(table: Table, user: int) -> bool:
    return table.status in (Status.LOBBY, Status.RUNNING) and is_around(table, user)


def without_deleted_user(
    table: Table, user: int, may_host: Callable[[int], bool], digest: str, now: float
) -> Decision | None:
    """Remove a user whose data is deleted, or return None if the table is finished or not one of the user's.

    A running game stores the user's `digest` for every seat that the user held.
    """
    if not _can_leave(table, user):
        return None
    seat = table.seat_of(user)
    if table.status is Status.RUNNING:
        table = forgetting.with_digests(table, table.held_by(user), digest)
    table = _without_traces(table, user)
    if table.status is Status.LOBBY:
        return _leave_lobby(table, user, may_host)
    if seat is None:
        return _pass_host_rights(Decision(table, ChangeKind.FORGET), user)
    table = table.with_seat(seat, sitter=ANONYMOUS_SITTER)
    decision = Decision(table, ChangeKind.FORGET)
    if table.seats[seat].plays:
        fact = facts.Departed(seat, ending.ends_by_leaving(table, seat))
        decision = seats.open_seat(table, seat, fact, ChangeKind.FORGET, now)
    return _pass_host_rights(decision, user)


def _without_traces(table: Table, user: int) -> Table:
    """Return the table without the user's invitations, offers and typed names, and with their tenures anonymised."""
    former = forgetting.former_without(table.former, user)
    table = table.with_seats(lambda _seat, state: forgetting.without_typed_names(state, user))
    return replace(seats.without_offers_to(lobby.uninvited(table, user), user), former=former)


def _leave_lobby(table: Table, user: int, may_host: Callable[[int], bool]) -> Decision:
    """Remove the user from a lobby; the news gives the name "N. N."."""
    seat = table.seat_of(user)
    if seat is None:
        return Decision(table, ChangeKind.FORGET)
    # `without_sitter` refuses while the server has removed the bot, but a deletion must be possible then.
    decision = lobby.without_sitter(replace(_with_anonymous_name(table, seat, user), away=None), user, may_host)
    table_left = replace(decision.table, away=table.away)
    return replace(decision, table=_without_host(table_left, user), kind=ChangeKind.FORGET)


def _with_anonymous_name(table: Table, seat: Seat, user: int) -> Table:
    return table.with_seat(seat, sitter=Person(user, facts.FORGOTTEN))


def _without_host(table: Table, user: int) -> Table:
    """Set the host to `facts.NOBODY` if the user is still the host, because the last player has left."""
    return replace(table, host=facts.NOBODY) if table.host == user else table


def _pass_host_rights(decision: Decision, user: int) -> Decision:
    """Pass the user's host rights to the first remaining player, or to `facts.NOBODY`."""
    if decision.table.host != user:
        return decision
    heir_decision = seats.pass_host_rights(decision)
    return replace(heir_decision, table=_without_host(heir_decision.table, user))


def without_deleted_users(table: Table, now: float) -> Table:
    """Return a table from quarantine without the users who were deleted meanwhile.

    In a lobby their seats are removed, in a game they stay open. The host's rights pass to the first remaining player.
    """
    table = _without_deleted_users(table, now)
    if table.state is None:
        remaining = tuple(SeatState(state.sitter) for state in table.seats if state.user != facts.NOBODY)
        table = replace(table, seats=remaining, forgotten=())
    if table.host != facts.NOBODY:
        return table
    people = (state.user for state in table.seats if state.user is not None)
    return replace(table, host=next((user for user in people if user != facts.NOBODY), facts.NOBODY))


def _without_deleted_users(table: Table, now: float) -> Table:
    """Store the tenures of users who were deleted during the quarantine, and drop their votes and premoves."""
    recorded = {tenure.seat for tenure in table.former if tenure.until is None}
    for seat in table.open:
        if seat not in recorded:
            table = ending.without_traces(ending.with_tenure(table, seat, now), seat)
    return table
