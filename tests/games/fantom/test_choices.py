"""The number of moves by which a computer player's pause grows: never that of Fantom's own menu."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.game.contract import Seat
from cogs.fantom.board import Board, Phase
from cogs.fantom.choices import USUAL, count_choices
from cogs.fantom.game import GAME
from tests.games.fantom.positions import begun, fantom_at, position

DETECTIVE = Seat(1)


def board(*stations: int, **changes: object) -> Board:
    """Return a board on which Fantom must ride from one of these stations; the pawns stand on 4 and 20."""
    state = fantom_at(7, 4, 20)
    return replace(GAME.board(state), **{"possible": stations, "black": None} | changes)


def test_a_detective_has_the_rides_of_the_pawn() -> None:
    state = position(4, 20, route=(7, 8))
    (seat,) = GAME.to_act(state)
    assert count_choices(GAME.board(state), seat) == len(GAME.moves(state, seat)) > 0


def test_fantom_has_every_station_that_it_may_reach_from_anywhere() -> None:
    known, wide = board(7), board(7, 17)
    assert count_choices(known, known.fantom) == len({2, 6, 8, 12})
    assert count_choices(wide, wide.fantom) == len({2, 6, 8, 12, 16, 18, 19})
    assert count_choices(replace(wide, phase=Phase.SECOND), wide.fantom) == count_choices(wide, wide.fantom)


def test_fantoms_own_station_does_not_matter() -> None:
    boards = [replace(GAME.board(fantom_at(station, 4, 20)), possible=(7, 12)) for station in (7, 12)]
    assert len({count_choices(one, one.fantom) for one in boards}) == 1


@pytest.mark.parametrize(("black", "count"), [(7, 4), (None, USUAL)])
def test_without_the_aid_fantoms_station_is_known_only_after_a_reveal(black: int | None, count: int) -> None:
    bare = board(possible=None, black=black)
    assert count_choices(bare, bare.fantom) == count


def test_placing_and_tickets_have_the_usual_number() -> None:
    assert count_choices(GAME.board(begun()), DETECTIVE) == USUAL
    hiding = board(7, phase=Phase.HIDE)
    assert count_choices(hiding, hiding.fantom) == USUAL
