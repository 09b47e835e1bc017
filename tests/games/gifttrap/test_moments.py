"""The moments of a game: the best gift, and the number of GREATs."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.game.contract import Seat
from cogs.gifttrap.moments import best_gift, most_greats


def opening(giver: int, given: int, *, trapped: bool = False) -> Any:
    return SimpleNamespace(giver=giver, given=given, trapped=trapped)


def board(*openings: Any, greats: tuple[int, ...] = (0, 0)) -> Any:
    past = [SimpleNamespace(openings=[each]) for each in openings]
    return SimpleNamespace(past=past, players=[SimpleNamespace(greats_given=count) for count in greats])


def test_the_best_gift_brought_its_giver_the_most_steps() -> None:
    game = board(opening(0, 2), opening(0, 6), opening(0, 9, trapped=True), opening(1, -1))
    assert (best_gift(game, Seat(0)), best_gift(game, Seat(1))) == (6, None)


def test_greats_are_counted_if_there_are_any() -> None:
    game = board(greats=(4, 0))
    assert (most_greats(game, Seat(0)), most_greats(game, Seat(1))) == (4, None)
