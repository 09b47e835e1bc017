"""How the questions of a menu would divide the cases that are still possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cogs.case07.answers import covered
from cogs.case07.casebook import Cases, examined, ground, patrolled
from cogs.case07.moves import Examine, Patrol

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cogs.case07.moves import Move
    from cogs.case07.view import Hand


class Question(NamedTuple):
    """A question and the cases that each of its answers would leave, answers that cannot come left out."""

    move: Examine | Patrol
    parts: tuple[Cases, ...]


def questions(hand: Hand, moves: tuple[Move, ...], cases: Cases) -> tuple[Question, ...]:
    """Return the questions of a menu in its order, with what they would make of `cases`."""
    return tuple(
        Question(move, tuple(part for part in _parts(hand, move, cases) if part))
        for move in moves
        if isinstance(move, Examine | Patrol)
    )


def _parts(hand: Hand, move: Examine | Patrol, cases: Cases) -> Iterable[Cases]:
    on = ground(hand.board.tiles)
    if isinstance(move, Examine):
        return (part & cases for part in examined(on, move.card).values())
    kinds = covered(on.where, hand.board.players[hand.seat].findings, move.place)
    return patrolled(on, move.place, kinds, cases).values()
