"""The race in words and numbers for those who see no picture: reasons, points, the last round, the typical length."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.game.contract import Refused
from bot.i18n.translation import Say
from cogs.tour import GAME, rules
from cogs.tour.board import Phase
from cogs.tour.describe import classifications, headline, last_round, why
from cogs.tour.duration import typical_rounds
from cogs.tour.moves import Ready, TakeBack
from cogs.tour.options import Options, Race
from cogs.tour.stages.catalogue import SHIPPED
from cogs.tour.state import State, with_team
from tests.games.tour.positions import ADA, BOB
from tests.games.tour.test_races import after_moves, begun

EN = Say("en", "tour", ("Anna", "Boris"))


def ridden_until_the_first_is_in() -> State:
    """Ride the plain round by round until the last orders of the race are asked for."""
    state = begun(2, Options(race=Race.PLAIN))
    for _ in range(50):
        if state.arrivals:
            return state
        state = after_moves(after_moves(state, ADA, Ready()), BOB, Ready())
    pytest.fail("nobody comes in")


def test_the_last_orders_are_asked_for_with_their_reason() -> None:
    asked = ridden_until_the_first_is_in()
    assert asked.phase is Phase.ORDERS
    assert list(why(GAME.board(asked), EN)) == [EN("why-last")]


def test_points_that_nobody_has_make_no_line() -> None:
    assert [line.partition(" ")[0] for line in classifications(GAME.board(begun()), EN, 3)] == ["🟡", "👥"]


def test_the_last_round_is_told_ride_by_ride_and_before_it_the_situation() -> None:
    board = GAME.board(begun())
    assert last_round(board, EN) == headline(board, EN)
    ridden = GAME.board(after_moves(after_moves(begun(), ADA, Ready()), BOB, Ready()))
    assert last_round(ridden, EN).count(";") == len(ridden.rides) - 1


@pytest.mark.parametrize("stage", SHIPPED)
def test_every_shipped_stage_has_a_typical_number_of_rounds(stage: str) -> None:
    assert 5 <= typical_rounds(stage) <= 30


def test_readiness_that_cannot_be_taken_back_is_refused_with_its_reason() -> None:
    with pytest.raises(Refused, match="refused-not-ready"):
        after_moves(begun(), ADA, TakeBack())
    ready = after_moves(begun(), ADA, Ready())
    spent = with_team(ready, ADA, replace(ready.teams[ADA], spare=0))
    assert TakeBack() not in rules.out_of_turn(spent, ADA)
    with pytest.raises(Refused, match="refused-too-many-changes"):
        after_moves(spent, ADA, TakeBack())
