"""A daily case and attempts at it, for the tests of its rules, pictures and menus."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cogs.case07.daily import DAILY, dealing
from cogs.case07.daily.attempt import candidates
from cogs.case07.daily.moves import DailyMove, Solve
from cogs.case07.daily.puzzle import SOLVER, Attempt, Puzzle
from cogs.case07.moves import Examine, Patrol

if TYPE_CHECKING:
    from cogs.case07.board import Finding

SEED = bytes([7]) * 32
"""The seed of a deal that fits."""


@cache
def puzzle() -> Puzzle:
    """Return the puzzle of a deal that fits."""
    measured = dealing.measured(SEED)
    assert measured is not None
    return measured


def question(finding: Finding) -> DailyMove:
    """Return the question that a finding answers."""
    if finding.card is not None:
        return Examine(finding.card)
    assert finding.place is not None
    return Patrol(finding.place)


def played(*moves: DailyMove, attempt: Attempt | None = None) -> Attempt:
    """Return the attempt after these moves."""
    attempt = attempt or DAILY.start(puzzle())
    for move in moves:
        attempt = DAILY.apply(puzzle(), attempt, move)
    return attempt


@cache
def informed() -> Attempt:
    """Return the attempt after the questions of the strong computer."""
    return played(*map(question, puzzle().model))


def few() -> Attempt:
    """Return the attempt after the first of these questions that leave several cases to announce."""
    attempt = DAILY.start(puzzle())
    for finding in puzzle().model:
        attempt = played(question(finding), attempt=attempt)
        if candidates(attempt.state):
            break
    assert len(candidates(attempt.state)) > 2
    return attempt


def right() -> Solve:
    """Return the right announcement."""
    return Solve(*puzzle().dealt.cases[SOLVER].cards)


def wrong(attempt: Attempt) -> Solve:
    """Return an announcement that is possible and wrong."""
    return next(move for move in DAILY.moves(puzzle(), attempt) if isinstance(move, Solve) and move != right())


def wasted(cost: int) -> Attempt:
    """Return an attempt that has cost this much by questions about evidence alone."""
    attempt = DAILY.start(puzzle())
    for _ in range(cost):
        attempt = played(next(m for m in DAILY.moves(puzzle(), attempt) if isinstance(m, Examine)), attempt=attempt)
    return attempt
