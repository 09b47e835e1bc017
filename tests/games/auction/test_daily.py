"""The number of the day by the contract of daily puzzles."""

from __future__ import annotations

import pytest

from bot.game.contract import Refused
from bot.game.daily import DailyResult
from cogs.auction.daily import DAILY, Ask, GiveUp, Name, Progress, Puzzle, View

PUZZLE = Puzzle(7)
START = DAILY.start(PUZZLE)


def after(*moves: Ask | Name | GiveUp) -> Progress:
    """Return the progress after these moves."""
    progress = START
    for move in moves:
        progress = DAILY.apply(PUZZLE, progress, move)
    return progress


def test_a_question_costs_one_and_a_wrong_answer_two() -> None:
    progress = after(Ask(3), Ask(9), Name(5))
    assert DAILY.view(PUZZLE, progress) == View(4, 4, 9, "wrong")
    assert DAILY.result(PUZZLE, progress) is None
    solved = after(Ask(3), Ask(9), Name(5), Name(7))
    assert DAILY.view(PUZZLE, solved) == View(4, 4, 9, "right", 7)
    assert DAILY.result(PUZZLE, solved) == DailyResult(4, "❓❓❌✅")
    assert DAILY.moves(PUZZLE, solved) == ()


def test_giving_up_is_grave_and_ends_the_attempt() -> None:
    given_up = after(Ask(7), GiveUp())
    assert DAILY.view(PUZZLE, given_up) == View(1, 1, 7, "not-greater", 7)
    assert DAILY.result(PUZZLE, given_up) == DailyResult(1, "❓🏳️", solved=False)
    assert [DAILY.grave(move, DAILY.view(PUZZLE, START)) for move in (GiveUp(), Ask(1))] == [True, False]


def test_a_move_that_is_not_allowed_is_refused() -> None:
    assert DAILY.moves(PUZZLE, START)[-1] == GiveUp()
    with pytest.raises(Refused):
        after(Ask(12))


def test_a_puzzle_is_dealt_by_its_seed() -> None:
    puzzle = DAILY.deal(b"seed", 0)
    assert puzzle == DAILY.deal(b"seed", 6)
    assert (DAILY.par(puzzle), DAILY.solution(puzzle, None)) == (4, puzzle)
