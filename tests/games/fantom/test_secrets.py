"""Secrets of Fantom: the re-deal and the trace, compared with every hunt that could have happened."""

from __future__ import annotations

from itertools import chain, islice
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Seat
from cogs.fantom.board import Phase
from cogs.fantom.knowledge.deduction import layers, possible_stations, station_set, stations
from cogs.fantom.moves import Double, Hide, Place, Ride
from cogs.fantom.options import Aid, Options
from cogs.fantom.rules import apply, moves, to_act
from cogs.fantom.views import board, hand, redeal
from tests.games.fantom.grid import BOOK, grid_options
from tests.games.fantom.positions import (
    CAB,
    DETECTIVE,
    FANTOM,
    TRAM,
    after,
    begun,
    fantom_at,
    position,
    refusal,
)
from tests.games.fantom.worlds import courses

if TYPE_CHECKING:
    from cogs.fantom.state import State

pytestmark = pytest.mark.unmeasured

QUICK = replace(BOOK, pawns=3, boxes=8, reveals=(3, 8), pawn=replace(BOOK.pawn, cab=3))
TABLES = {
    "book": grid_options(QUICK),
    "unproved": grid_options(QUICK, prove_log=False),
    "surfacing": grid_options(QUICK, voluntary_reveal=True),
    "shown start": grid_options(QUICK, shown_start=True),
    "free double": grid_options(QUICK, free_double=True),
    "all": grid_options(QUICK, prove_log=False, voluntary_reveal=True, shown_start=True, free_double=True),
}
MAX_ROUTES = 12
"""With at most this many possible routes, the number of deals is enough to bring up each of them."""
DEALS = 600

every_table = pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
every_seed = pytest.mark.parametrize("seed", range(10))


@every_seed
@every_table
def test_the_trace_equals_the_possible_stations(options: Options, seed: int) -> None:
    for state, worlds in courses(options, 2, Chance(b"trace", seed)):
        assert possible_stations(board(state)) == station_set(world.route[-1] for world in worlds)


@every_seed
@every_table
def test_the_layers_contain_every_possible_route(options: Options, seed: int) -> None:
    for state, worlds in courses(options, 2, Chance(b"trace", seed)):
        ways = zip(*(world.route for world in worlds), strict=True)
        assert all(station_set(way) & ~layer == 0 for way, layer in zip(ways, layers(board(state)), strict=True))


@every_seed
@every_table
def test_a_redeal_is_a_possible_route(options: Options, seed: int) -> None:
    for state, worlds in courses(options, 3, Chance(b"redeal", seed)):
        dealt = {redeal(state, None, Chance(b"deal", deal)).route for deal in range(5)}
        assert dealt <= {world.route for world in worlds}


@every_table
def test_every_possible_route_is_dealt(options: Options) -> None:
    positions = chain.from_iterable(courses(options, 2, Chance(b"support", seed)) for seed in range(9))
    hunts = ((state, {world.route for world in worlds}) for state, worlds in positions)
    sample = list(islice((hunt for hunt in hunts if 1 < len(hunt[1]) <= MAX_ROUTES), 8))
    assert sample
    for state, routes in sample:
        assert {redeal(state, None, Chance(b"deal", deal)).route for deal in range(DEALS)} == routes


@every_seed
def test_a_redeal_keeps_the_detectives_hands_and_moves(seed: int) -> None:
    for state, _ in islice(courses(TABLES["all"], 3, Chance(b"alike", seed)), 60):
        other = redeal(state, state.riders[0], Chance(b"deal", 0))
        assert board(other) == board(state)
        for seat in set(state.riders):
            assert (hand(other, seat), moves(other, seat)) == (hand(state, seat), moves(state, seat))
        _answers_alike(state, other)


def _answers_alike(state: State, other: State) -> None:
    """Check that a detective's ride has the same answer in both states, unless it arrests Fantom."""
    (seat,) = to_act(state)
    for move in moves(state, seat) if seat != state.fantom else ():
        steps = [apply(world, seat, move, Chance(b"", 0)) for world in (state, other)]
        if all(world.state.phase is not Phase.OVER for world in steps):
            assert steps[0].news == steps[1].news


def test_a_redeal_for_fantom_keeps_the_route() -> None:
    state = fantom_at(14, 1, box=6)
    assert all(redeal(state, FANTOM, Chance(b"", deal)) == state for deal in range(20))


def test_a_redeal_outside_the_hunt_changes_nothing() -> None:
    final_state = after(position(9, route=(14,)), Ride(CAB, 14))
    for state in (begun(), final_state):
        assert redeal(state, DETECTIVE, Chance(b"", 1)) == state


def test_the_trace_is_empty_before_hiding_and_exact_after_the_end() -> None:
    state = after(begun(), *(Place(station) for station in (1, 2, 3, 4, 5)))
    assert possible_stations(board(state)) == 0
    assert list(stations(possible_stations(board(after(state, Hide(9)))))) == list(range(6, 21))
    final_state = after(position(9, route=(13, 14)), Ride(CAB, 14))
    assert layers(board(final_state)) == (station_set([13]), station_set([14]))


def test_the_trace_is_a_shown_start_until_the_first_ride() -> None:
    state = position(2, route=(), options=grid_options(shown_start=True), begun=14, phase=Phase.FANTOM)
    assert list(stations(possible_stations(board(state)))) == [14]
    assert list(stations(possible_stations(board(after(state, Ride(CAB, 13)))))) == [9, 13, 15, 19]


def test_a_ride_by_tram_gives_away_where_the_trams_are() -> None:
    state = after(position(5, route=(16,), phase=Phase.FANTOM), Ride(TRAM, 1))
    assert list(stations(possible_stations(board(state)))) == [1, 16, 20]


def test_the_trace_excludes_stations_without_a_second_half() -> None:
    tickets = (1, 0, 1, 0, 1)
    state = after(position(5, route=(17,), phase=Phase.FANTOM, stock=tickets), Double(CAB, 16))
    assert list(stations(possible_stations(board(state)))) == [1, 16, 20]


def test_the_board_with_the_aid_lists_the_stations_in_order() -> None:
    state = position(5, route=(14,), options=grid_options(possible=Aid.ON))
    assert board(state).possible == tuple(number for number in range(1, 21) if number != 5)


def test_a_refused_ride_of_fantoms_changes_no_board() -> None:
    state = fantom_at(14, 9)
    before = board(state)
    refusal(state, Ride(CAB, 9), FANTOM)
    assert board(state) == before
    assert hand(state, Seat(1)).route is None
