"""The results of hunts: the side that each seat played, and the map."""

from __future__ import annotations

import pytest

from bot.game.chance import Chance
from bot.game.contract import Seat
from cogs.fantom.game import GAME
from cogs.fantom.options import First, Map, Options


def test_one_seat_is_fantom_and_the_others_are_detectives() -> None:
    board = GAME.board(GAME.start(3, Options(fantom=First.LAST), Chance(b"", 0)).state)
    assert [GAME.results.role(board, Seat(seat)) for seat in range(3)] == ["detective", "detective", "fantom"]


def test_in_a_tournament_each_seat_plays_for_itself() -> None:
    board = GAME.board(GAME.start(3, Options(tournament=True), Chance(b"", 0)).state)
    assert {GAME.results.role(board, Seat(seat)) for seat in range(3)} == {""}


@pytest.mark.parametrize(
    ("options", "variant"),
    [
        (Options(), "old-town"),
        (Options(map=Map.SUBURB, tournament=True), "suburb-tournament"),
        (Options(four_detectives=True), "old-town-four"),
    ],
)
def test_hunts_on_different_maps_are_told_apart(options: Options, variant: str) -> None:
    assert GAME.results.variant(options) == variant


def test_the_first_seat_is_fantom_in_a_match_of_a_league() -> None:
    options = GAME.results.match_options(Options(fantom=First.LAST, tournament=True))
    assert (options.fantom, options.tournament) == (First.HOST, False)
