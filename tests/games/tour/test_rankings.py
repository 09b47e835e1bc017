"""The rankings on the board agree with the jerseys."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.tour import GAME
from cogs.tour.board import Jersey, Score
from cogs.tour.options import Options, Riders
from cogs.tour.rankings import points
from cogs.tour.rules.classification import by_points
from tests.games.tour.test_races import begun
from tests.merged_cases import merge_cases


@merge_cases("jersey", (Jersey.GREEN, Jersey.POLKA))
def test_equal_points_go_by_the_sum_of_places_and_not_by_time(jersey: Jersey) -> None:
    board = GAME.board(begun(2, Options(riders=Riders.THREE)))
    scores = (Score(60, 5, 5, 9), Score(70, 5, 5, 4), Score(50, 1, 1, 1), *(Score(80, 0, 0, 6),) * 3)
    ranked = points(replace(board, scores=scores), jersey)
    assert ranked == ((2, 5), (1, 5), (3, 1))
    assert tuple(number for number, _ in ranked) == by_points(scores, jersey)
