"""The moments of a game: the fastest case of a seat."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.game.contract import Seat
from cogs.case07.moments import fastest_case


def board(*investigations: tuple[tuple[int | None, ...], tuple[int, ...]]) -> Any:
    """Return a board of investigations, each with the rounds of the solutions and the numbers of findings by seat."""
    past = [
        SimpleNamespace(solved=solved, findings=[[None] * count for count in findings])
        for solved, findings in investigations
    ]
    return SimpleNamespace(past=past)


def test_the_fastest_case_is_the_one_solved_in_the_earliest_turn() -> None:
    game = board(((5, None), (4, 6)), ((3, None), (2, 3)), ((None, None), (1, 1)))
    assert fastest_case(game, Seat(0)) == 3
    assert fastest_case(game, Seat(1)) is None
