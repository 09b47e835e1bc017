"""How reliable somebody is: which of their last turns they took in time. Pure but for what `TurnWatch` remembers.

Only a turn with a deadline counts, and only for a person who plays: not what a computer decides for who resigned, nor
a turn that somebody else ended, nor one that days off had to put off. Time that was nobody's (an outage, a pause, a
server without the bot) moves the deadline, so nobody can miss it by that. Must never cost a move more than a look at
two tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.table.facts import NOBODY
from bot.table.model import Person
from bot.table.store import ChangeKind

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game import Seat
    from bot.table.model import Table
    from bot.table.store import Decision

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
    sitter, since = before.seats[seat], before.since[seat]
    if since is None or before.dues[seat] is None or not isinstance(sitter, Person) or sitter.user == NOBODY:
        return None
    if before.excused and before.excused[seat] is not None:
        return None
    late = after.missed[seat] > before.missed[seat]
    goes_on = after.since[seat] == since or seat in before.taken_over
    return None if goes_on and not late else EndedTurn(seat, sitter.user, since, not late)


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
