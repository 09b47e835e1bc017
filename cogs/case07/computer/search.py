"""The search for the best question: how each question divides the possible cases, two plies deep.

The expected numbers of turns were measured over hundreds of investigations; only their proportions matter.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from cogs.case07.answers import covered_kinds
from cogs.case07.knowledge import ALL_CASES, Cases, case_index, split_by_evidence, split_by_patrol
from cogs.case07.moves import Examine, Patrol

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cogs.case07.board import Hand
    from cogs.case07.moves import Move

_MEASURED_TURNS = (
    (1, 1.0),
    (2, 2.4),
    (3, 3.0),
    (4, 3.4),
    (6, 3.9),
    (8, 4.3),
    (12, 4.8),
    (20, 5.5),
    (40, 6.4),
    (80, 7.3),
    (160, 7.9),
    (320, 8.7),
    (640, 9.4),
    (len(ALL_CASES), 10.0),
)
"""Numbers of possible cases, each with the mean number of turns to the solution, announcement included."""


class Split(NamedTuple):
    """A question and the cases that each possible answer would leave."""

    move: Examine | Patrol
    parts: tuple[Cases, ...]


def splits(hand: Hand, moves: tuple[Move, ...], cases: Cases) -> tuple[Split, ...]:
    """Return the questions of a menu, in its order, with their division of `cases`."""
    return tuple(
        Split(move, tuple(part for part in _parts(hand, move, cases) if part))
        for move in moves
        if isinstance(move, Examine | Patrol)
    )


def _parts(hand: Hand, move: Examine | Patrol, cases: Cases) -> Iterable[Cases]:
    index = case_index(hand.board.tiles)
    if isinstance(move, Examine):
        return (part & cases for part in split_by_evidence(index, move.card).values())
    kinds = covered_kinds(index.where, hand.board.players[hand.seat].findings, move.place)
    return split_by_patrol(index, move.place, kinds, cases).values()


def _interpolated_turns(count: int) -> float:
    """Return the turns for a count, interpolated along the logarithm between measured counts."""
    (low_count, low_turns), (high_count, high_turns) = next(
        pair for pair in pairwise(_MEASURED_TURNS) if count <= pair[1][0]
    )
    return low_turns + (high_turns - low_turns) * math.log(count / low_count) / math.log(high_count / low_count)


EXPECTED_TURNS = (0.0, *(_interpolated_turns(count) for count in range(1, len(ALL_CASES) + 1)))
"""By number of possible cases: the expected turns until the case is solved."""
TOTAL_TURNS = tuple(count * turns for count, turns in enumerate(EXPECTED_TURNS))
"""By number of possible cases: the expected turns, summed over these cases."""


def turns_by_guessing(count: int, fine: float) -> float:
    """Return the turns summed over `count` cases if one of them is announced.

    If it is right it takes one turn; otherwise it costs `fine` turns and leaves one case less.
    """
    return count + (count - 1) * (fine + EXPECTED_TURNS[count - 1])


class Plan(NamedTuple):
    """A question and its turns to the solution, summed over all cases that are possible now."""

    split: Split
    turns: float


class Costs(Struct, frozen=True):
    """The costs for a player at the moment, in turns."""

    patrol: float
    fine: float
    """The penalty for a wrong announcement."""
    patrols: int
    """The number of patrols left."""


def best_plan(questions: tuple[Split, ...], cases: Cases, costs: Costs, width: int) -> Plan:
    """Return the best question; `questions` is not empty.

    The `width` most promising questions are searched one ply deeper: the best reaction to each answer.
    """
    plans = sorted((Plan(split, _one_ply(split, cases, costs)) for split in questions), key=_by_turns)
    deeper_plans = [Plan(split, _two_ply(split, questions, costs)) for split, _ in plans[:width]]
    return min(deeper_plans or plans, key=_by_turns)


def _by_turns(plan: Plan) -> float:
    return plan.turns


def _one_ply(split: Split, cases: Cases, costs: Costs) -> float:
    """Return the turns if this question is asked about `cases`, by the number of cases that each answer leaves."""
    later_turns = sum(TOTAL_TURNS[(part & cases).bit_count()] for part in split.parts)
    return later_turns + cases.bit_count() * _cost(split, costs)


def _two_ply(first: Split, questions: tuple[Split, ...], costs: Costs) -> float:
    """Return the turns if this question is asked first, followed by the best question after each answer."""
    patrols_left = costs.patrols - isinstance(first.move, Patrol)
    next_questions = tuple(
        split for split in questions if split is not first and (patrols_left or not isinstance(split.move, Patrol))
    )
    return sum(
        part.bit_count() * _cost(first, costs) + _best_turns_after(part, next_questions, costs) for part in first.parts
    )


def _best_turns_after(cases: Cases, next_questions: tuple[Split, ...], costs: Costs) -> float:
    guess = turns_by_guessing(cases.bit_count(), costs.fine)
    return (
        guess if cases.bit_count() == 1 else min((guess, *(_one_ply(split, cases, costs) for split in next_questions)))
    )


def _cost(split: Split, costs: Costs) -> float:
    """Return the cost of a question: one turn, and its patrol."""
    return 1 + (costs.patrol if isinstance(split.move, Patrol) else 0)
