"""The moves among which computer players of every strength choose: none is worse than another for a plain reason.

The pawns and Fantom are in the test town: rows of five stations, taxis 1 - 3 - 5 - 19, trams 1 - 16 - 20.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Budget, Seat, Strength
from cogs.fantom import GAME
from cogs.fantom.board import Box, Pawn, Trip
from cogs.fantom.computer import choose
from cogs.fantom.computer.model import code
from cogs.fantom.computer.sense import sensible_flights, sensible_rides
from cogs.fantom.moves import Double, Hide, Ride, Surface, Take
from tests.games.fantom.benchmarks.silly import FOLLIES
from tests.games.fantom.grid import grid_options
from tests.games.fantom.hunts import hunt_of_computers
from tests.games.fantom.positions import CAB, FANTOM, TRAM, fantom_at, position

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cogs.fantom.moves import Move
    from cogs.fantom.state import State

CABS = (4, 0, 0, 0, 0)
"""Fantom's tickets: cabs only."""


def flights(state: State) -> set[Move]:
    """Return Fantom's sensible moves."""
    return set(sensible_flights(GAME.hand(state, FANTOM), GAME.moves(state, FANTOM)))


def test_fantom_keeps_out_of_reach_if_a_ride_does() -> None:
    """From 7 the pawns on 3 and 17 can be on 2, 8 and 12 with their next ride, but not on 6."""
    assert flights(fantom_at(7, 3, 17, box=3, stock=CABS)) == {Ride(CAB, 6)}
    assert flights(fantom_at(1, 3, 11, box=3, stock=CABS)) == {Ride(CAB, 2), Ride(CAB, 6)}


def test_a_pawn_endangers_only_what_its_tickets_reach() -> None:
    reach_by_tram = fantom_at(2, 16, box=3, stock=CABS)
    assert Ride(CAB, 1) not in flights(reach_by_tram)
    assert Ride(CAB, 1) in flights(replace(reach_by_tram, purses=((5, 5, 0),)))


def test_fantom_does_not_hide_beside_a_pawn() -> None:
    state = position(1, 6, 7, route=(), phase=fantom_at(1, 3).phase.HIDE)
    assert flights(state).isdisjoint({Hide(station) for station in (2, 3, 8, 11, 12, 16)})


def test_fantom_takes_no_tram_before_it_has_appeared() -> None:
    unseen = fantom_at(20, 8, box=2)
    assert Ride(TRAM, 16) not in flights(unseen)
    assert Double(TRAM, 16) not in flights(unseen)
    assert Ride(TRAM, 16) in flights(replace(unseen, log=(Box(station=20, shown=True),)))
    assert flights(replace(unseen, stock=(0, 0, 1, 0, 0))) == {Ride(TRAM, 16)}


def test_a_double_move_does_not_end_where_it_began() -> None:
    state = fantom_at(1, 3, 11, box=3, stock=(4, 0, 0, 0, 1))
    later_state = GAME.apply(state, FANTOM, Double(CAB, 2), Chance(b"", 0)).state
    assert flights(later_state) == {Ride(CAB, 7)}


def test_every_ticket_may_be_taken() -> None:
    state = fantom_at(20, 1, box=2, options=grid_options(voluntary_reveal=True))
    later_state = GAME.apply(state, FANTOM, Surface(CAB, 15), Chance(b"", 0)).state
    assert {type(move) for move in flights(later_state)} == {Take}


def rides(to: Iterable[int], possible: Iterable[int], **changes: Any) -> set[int]:
    """Return the ends of the sensible rides of White, who stands on 8, with cabs to these stations."""
    board = GAME.board(position(8, 20, route=(19, 14), **changes))
    codes = [code(0, station) for station in to]
    return {ride >> 2 for ride in sensible_rides(board, Pawn.WHITE, codes, list(possible))}


def test_a_certain_arrest_is_made() -> None:
    assert rides((3, 7, 9, 13), {9}) == {9}
    assert rides((3, 7, 9, 13), {9, 13}) == {9, 13}


def test_a_pawn_does_not_ride_away_from_all_possible_stations() -> None:
    """From 8 it is two rides to 1, from 3 one, from 7 two, from 9 and 13 three."""
    assert rides((3, 7, 9, 13), {1}) == {3, 7}
    assert rides((9, 13), {1}) == {9, 13}


def test_a_pawn_does_not_ride_there_and_back() -> None:
    came = {"trips": (Trip(Pawn.WHITE, CAB, 7, 8, 1),)}
    seen = {"log": (Box(), Box(CAB, station=14, shown=True))}
    assert rides((3, 7), {1}, **came) == {3}
    assert rides((3, 7), {1}, **came, **seen) == {3, 7}
    assert rides((3, 7), {1, 7}, **came) == {3, 7}
    assert rides((7,), {1}, **came) == {7}


@pytest.mark.parametrize("strength", list(Strength))
def test_no_move_of_a_whole_hunt_is_silly(strength: Strength) -> None:
    """The follies are judged apart from the computer players, as in the benchmark."""
    budget = Budget(strength, 0.003, nature=b"silly")
    for number in range(2):
        for state, move in hunt_of_computers(grid_options(), 2, b"silly %d" % number, budget):
            seat = min(GAME.to_act(state))
            hand, menu = GAME.hand(state, seat), GAME.moves(state, seat)
            assert [folly.name for folly in FOLLIES if folly.judge(hand, menu, move)] == []


def test_a_misled_pawn_arrests_a_visible_fantom() -> None:
    seen = (Box(), Box(CAB, station=13, shown=True))
    state = position(14, 12, route=(18, 13), log=seen)
    for number in range(20):
        budget = Budget(Strength.EASY, nature=b"%d" % number)
        assert choose(GAME.hand(state, Seat(1)), GAME.moves(state, Seat(1)), Chance(b"", 0), budget) == Ride(CAB, 13)
