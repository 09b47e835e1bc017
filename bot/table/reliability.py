"""Whether people take their turns: how many of their last in time, and who has been silent for too long to wait for.

Pure but for what `TurnWatch` remembers: the time comes in as an argument. In time or late is a turn with a deadline
only, and only of a person who plays: not what a computer decides for who resigned, nor a turn that somebody else ended,
nor one that days off had to put off. Time that was nobody's (an outage, a pause, a server without the bot) moves the
deadline, so nobody can miss it by that. Must never cost a move more than a look at two tables.

Silent is who let their turns pass for two weeks: a turn without a deadline for all of that time, or one deadline after
the other. A sign of life is whatever somebody does at the table themselves. Time in which the table stood still, or the
host was away, is nobody's silence, nor is that of who said to be away. A seat whose player could not be called is not
silent. Who is the only person left keeps nobody
waiting, and is never silent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from bot.game.contract import Seat
from bot.table.decisions import ChangeKind, Decision
from bot.table.facts import NOBODY
from bot.table.model import Status, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bot.table.model import SeatState

MOST = 50
"""So many turns are remembered: what somebody was like long ago says little."""
FEWEST = 5
"""With fewer turns nothing is said: one evening says nothing about anybody."""
KEPT, LATE = "+", "-"


class EndedTurn(NamedTuple):
    """A turn that a person has taken, or has let run out."""

    seat: Seat
    user: int
    since: float
    """When it began, Unix seconds: by that a turn is known."""
    in_time: bool


class Reliability(NamedTuple):
    """How many of somebody's last turns were taken in time."""

    kept: int
    of: int
    """From `FEWEST` to `MOST`."""


def remembered(turns: str, *, in_time: bool) -> str:
    """Return the record of somebody's last turns, a sign each, the latest last, with one more."""
    return (turns + (KEPT if in_time else LATE))[-MOST:]


def reliability(turns: str) -> Reliability | None:
    """Return what a record says of somebody, None: they are too new for that."""
    return Reliability(turns.count(KEPT), len(turns)) if len(turns) >= FEWEST else None


def ended_turn(before: Table, decision: Decision) -> EndedTurn | None:
    """Return the turn of a person that a decision ended, or in which their time ran out; None: there is none.

    A turn that several must take at once may be ended again, by who took it up again: it has the same beginning.
    """
    seat, after = decision.seat, decision.table
    if decision.kind is not ChangeKind.MOVE or seat is None or seat not in before.people:
        return None
    state, then = before.seats[seat], after.seats[seat]
    clock, user = state.clock, state.user
    if clock.since is None or clock.due is None or clock.excused is not None or user is None or user == NOBODY:
        return None
    late = then.missed > state.missed
    goes_on = then.clock.since == clock.since or clock.taken_over
    return None if goes_on and not late else EndedTurn(seat, user, clock.since, not late)


class TurnWatch:
    """Tells of every turn once, however often it was taken up again."""

    def __init__(self, note: Callable[[EndedTurn], None]) -> None:
        self._note = note
        self._told: dict[int, dict[Seat, float]] = {}

    def saw(self, before: Table, decision: Decision) -> None:
        """Look at a change that was saved."""
        turn = ended_turn(before, decision)
        told = self._told.setdefault(before.id, {}) if turn else {}
        if turn and told.get(turn.seat) != turn.since:
            told[turn.seat] = turn.since
            self._note(turn)
        if decision.table.over:
            self._told.pop(before.id, None)


SILENCE = 14 * 24 * 3600.0
"""Seconds of silence after which somebody counts as gone."""
MISSED = 2
"""Deadlines missed in a row that make a silence: by one, somebody may just have been late."""


def heard(table: Table, by: int | None, now: float) -> Table:
    """Return a table at which each seat is silent since when it is, after a change that `by` made in person (or None).

    Who has missed nothing is silent from the beginning of their turn at the earliest: before, nobody asked them.
    """
    mover = None if by is None else table.seat_of(by)

    def counted(seat: Seat, state: SeatState) -> SeatState:
        since, at = state.clock.since, state.silent_since
        if seat == mover or (at is None and since is None):
            at = now
        elif since is not None and (at is None or not state.missed):
            at = since if at is None else max(at, since)
        return state if at == state.silent_since else msgspec.structs.replace(state, silent_since=at)

    return table.with_seats(counted)


def next_silence(table: Table) -> float | None:
    """Return when somebody at a table will next have been silent for too long; None: as it is, nobody."""
    return min((at for _, at in _ends(table)), default=None)


def silent(table: Table, now: float) -> tuple[Seat, ...]:
    """Return who has been silent for too long, in the order of play."""
    return tuple(seat for seat, at in _ends(table) if at <= now)


def excused(table: Table, seat: Seat, until: float, now: float) -> Decision | None:
    """Let the silence of somebody who is away begin when they are back; None: they are not silent."""
    if seat not in silent(table, now) or until <= now:
        return None
    return Decision(table.with_seat(seat, silent_since=until), ChangeKind.EXTEND, seat=seat)


def _ends(table: Table) -> Iterator[tuple[Seat, float]]:
    """Yield when each person that keeps the others waiting will have been silent for too long, in the order of play.

    This is asked after every change, so nothing is made that is not needed.
    """
    if table.status is not Status.RUNNING or table.paused:
        return
    waited = [Seat(at) for at, state in enumerate(table.seats) if _keeps_waiting(state)]
    if not waited or sum(state.plays for state in table.seats) <= 1:
        return
    for seat in waited:
        state = table.seats[seat]
        if state.plays and state.silent_since is not None:
            yield seat, state.silent_since + SILENCE


def _keeps_waiting(state: SeatState) -> bool:
    clock = state.clock
    endless = clock.since is not None and clock.due is None
    return not clock.unreached and (state.missed >= MISSED or endless)
