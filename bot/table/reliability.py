"""Reliability: how many of a user's last turns were taken in time, and which players have been silent for too long.

Pure except for `TurnWatch`. Only turns with a deadline of people who play count as in time or late: neither the moves
of stand-ins, nor turns that another seat ended, nor turns put off by time off. Downtime, pauses and absence of the bot
move the deadline, so they make no turn late. After every change only two versions of one table are compared.

A player is silent after letting turns pass for two weeks: one turn without a deadline, or several deadlines in a row.
Any change that the player makes at the table ends the silence. Pauses, downtime and time off are not silence, nor is a
turn to which the player could not be called. If only one person is left, that person keeps no one waiting and is never
silent.
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

MAX_TURNS = 50
"""How many turns of a user are remembered: older ones say little about the user today."""
MIN_TURNS = 5
"""With fewer turns there is no rating: one evening says too little."""
IN_TIME_SIGN, LATE_SIGN = "+", "-"


class EndedTurn(NamedTuple):
    """A turn that a user has ended or missed."""

    seat: Seat
    user: int
    since: float
    """The beginning of the turn, Unix seconds; it identifies the turn."""
    in_time: bool


class Reliability(NamedTuple):
    """How many of a user's last turns were taken in time."""

    in_time: int
    turns: int
    """The number of turns, from `MIN_TURNS` to `MAX_TURNS`."""


def turn_sign(*, in_time: bool) -> str:
    """Return the sign of one turn in a user's record."""
    return IN_TIME_SIGN if in_time else LATE_SIGN


def with_turns(turns: str, later: str) -> str:
    """Return a user's record, one sign per turn and the latest last, with the signs of later turns."""
    return (turns + later)[-MAX_TURNS:]


def reliability(turns: str) -> Reliability | None:
    """Return the rating of a user's record; None: there are too few turns."""
    return Reliability(turns.count(IN_TIME_SIGN), len(turns)) if len(turns) >= MIN_TURNS else None


def ended_turn(before: Table, decision: Decision) -> EndedTurn | None:
    """Return the user's turn that a decision ended, or whose deadline it applied; None: there is none.

    If several seats must act at once, a player may resume a turn and end it again; such a turn keeps its beginning.
    """
    seat, after = decision.seat, decision.table
    if decision.kind is not ChangeKind.MOVE or seat is None or seat not in before.people:
        return None
    state, state_after = before.seats[seat], after.seats[seat]
    clock, user = state.clock, state.user
    if clock.since is None or clock.due is None or clock.excused is not None or user is None or user == NOBODY:
        return None
    is_late = state_after.missed > state.missed
    goes_on = state_after.clock.since == clock.since or clock.taken_over
    return None if goes_on and not is_late else EndedTurn(seat, user, clock.since, not is_late)


class TurnWatch:
    """A filter that passes each turn to `note` once, also if the turn was resumed and ended again."""

    def __init__(self, note: Callable[[EndedTurn], None]) -> None:
        self._note = note
        self._noted_turns: dict[int, dict[Seat, float]] = {}

    def saw(self, before: Table, decision: Decision) -> None:
        """Examine a saved change; `before` is the table before it."""
        turn = ended_turn(before, decision)
        noted_turns = self._noted_turns.setdefault(before.id, {}) if turn else {}
        if turn and noted_turns.get(turn.seat) != turn.since:
            noted_turns[turn.seat] = turn.since
            self._note(turn)
        if decision.table.finished:
            self._noted_turns.pop(before.id, None)


SILENCE_S = 14 * 24 * 3600.0
"""Seconds of silence after which a player's seat is opened."""
MIN_MISSED_DEADLINES = 2
"""Missed deadlines in a row that make a silence; after one the player may just have been late."""


def with_silences(table: Table, by: int | None, now: float) -> Table:
    """Return the table with each seat's `silent_since` updated after a change that the user `by` made (None: the host).

    Without a missed deadline a silence begins with the present turn at the earliest: before it the player
    had nothing to do.
    """
    mover = None if by is None else table.seat_of(by)

    def with_silence(seat: Seat, state: SeatState) -> SeatState:
        turn_since, silent_since = state.clock.since, state.silent_since
        if seat == mover or (silent_since is None and turn_since is None):
            silent_since = now
        elif turn_since is not None and (silent_since is None or not state.missed):
            silent_since = turn_since if silent_since is None else max(silent_since, turn_since)
        if silent_since == state.silent_since:
            return state
        return msgspec.structs.replace(state, silent_since=silent_since)

    return table.with_seats(with_silence)


def next_silence(table: Table) -> float | None:
    """Return when the next player will have been silent for too long (Unix seconds); None: no player is silent."""
    return min((end for _, end in _silence_ends(table)), default=None)


def silent(table: Table, now: float) -> tuple[Seat, ...]:
    """Return the seats whose players have been silent for too long, in seat order."""
    return tuple(seat for seat, end in _silence_ends(table) if end <= now)


def excused(table: Table, seat: Seat, until: float, now: float) -> Decision | None:
    """Let the silence of a player on time off begin at its end, `until`; None: the player is not silent."""
    if seat not in silent(table, now) or until <= now:
        return None
    return Decision(table.with_seat(seat, silent_since=until), ChangeKind.EXTEND, seat=seat)


def _silence_ends(table: Table) -> Iterator[tuple[Seat, float]]:
    """Yield the seats that keep others waiting and when each will have been silent for too long, in seat order.

    This runs after every change, so it allocates little.
    """
    if table.status is not Status.RUNNING or table.paused:
        return
    seats = [Seat(index) for index, state in enumerate(table.seats) if _keeps_waiting(state)]
    if not seats or sum(state.plays for state in table.seats) <= 1:
        return
    for seat in seats:
        state = table.seats[seat]
        if state.plays and state.silent_since is not None:
            yield seat, state.silent_since + SILENCE_S


def _keeps_waiting(state: SeatState) -> bool:
    clock = state.clock
    is_endless = clock.since is not None and clock.due is None
    return not clock.unreached and (state.missed >= MIN_MISSED_DEADLINES or is_endless)
