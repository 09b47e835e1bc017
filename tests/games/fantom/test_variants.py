"""Fantom's appearances, with and without proof, and every variant of the book."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import FileText, Outcome, Refused
from cogs.fantom import GAME
from cogs.fantom.board import PAWNS, Box, Phase
from cogs.fantom.facts import (
    DetectivesStranded,
    FantomAppeared,
    FantomBegan,
    FantomCornered,
    FantomDoubled,
    FantomFlitted,
    FantomSurfaced,
    LogProved,
    LogRevealed,
    LogWritten,
    TicketTaken,
)
from cogs.fantom.moves import Double, Hide, Place, Ride, Surface, Take
from cogs.fantom.options import Aid, Map, Options
from cogs.fantom.rules import moves, start, to_act
from cogs.fantom.views import board
from tests.games.fantom.grid import grid_options
from tests.games.fantom.positions import (
    BOAT,
    CAB,
    FANTOM,
    LUCK,
    TAXI,
    TRAM,
    after,
    begun,
    facts,
    fantom_at,
    play,
    position,
    whispers,
)

WHITE, YELLOW, RED, *_ = PAWNS
PLACINGS = tuple(Place(station) for station in (1, 2, 3, 4, 5))
UNPROVED_OPTIONS = grid_options(prove_log=False)
SURFACING = grid_options(voluntary_reveal=True)
SHOWN_START = grid_options(shown_start=True)
FREE_DOUBLE = grid_options(free_double=True)


def test_in_a_reveal_box_fantom_appears_and_proves_the_log() -> None:
    step = play(position(1, route=(13, 14), phase=Phase.FANTOM), Ride(CAB, 15))
    assert facts(step)[1:] == (FantomAppeared(3, 15), LogProved(1, 3, "13 → 14 → 15"))
    assert [box.station for box in board(step.state).log] == [13, 14, 15]
    assert [box.shown for box in board(step.state).log] == [False, False, True]


def test_the_proof_reaches_back_to_the_last_reveal_box() -> None:
    step = play(fantom_at(14, 1, box=8), Ride(CAB, 15))
    assert facts(step)[2] == LogProved(4, 8, "13 → 14 → 13 → 14 → 15")


def test_without_proof_only_the_station_is_shown() -> None:
    step = play(position(1, route=(13, 14), phase=Phase.FANTOM, options=UNPROVED_OPTIONS), Ride(CAB, 15))
    assert facts(step)[1:] == (FantomAppeared(3, 15),)
    assert [box.station for box in board(step.state).log] == [None, None, 15]


def test_the_black_pawn_stands_until_fantom_rides_again() -> None:
    state = after(fantom_at(14, 1, box=3), Ride(CAB, 15))
    assert (board(state).black, board(state).next_reveal) == (15, 8)
    assert board(after(state, Ride(CAB, 2))).black == 15
    assert board(after(state, Ride(CAB, 2), Ride(CAB, 14))).black is None


def test_after_the_last_reveal_no_reveal_is_due() -> None:
    assert board(after(fantom_at(14, 1, box=24), Ride(CAB, 15))).next_reveal is None


def test_a_voluntary_reveal_takes_a_ticket_from_every_pawn() -> None:
    state = fantom_at(14, 1, 2, options=SURFACING)
    assert Surface(CAB, 13) in moves(state, FANTOM)
    step = play(state, Surface(CAB, 13))
    assert facts(step)[1:] == (FantomSurfaced(2, 13),)
    assert board(step.state).log[-1] == Box(CAB, station=13, shown=True)
    assert (board(step.state).black, board(step.state).surfaced) == (13, True)
    assert (board(step.state).phase, board(step.state).pawn) == (Phase.TAKE, WHITE)
    assert to_act(step.state) == {FANTOM}
    assert moves(step.state, FANTOM) == (Take(CAB), Take(TAXI), Take(TRAM))
    take = play(step.state, Take(TAXI))
    assert facts(take) == (TicketTaken(WHITE, TAXI),)
    assert (take.state.stock, take.state.purses[0]) == ((3, 4, 3, 2, 2), (10, 8, 5))
    assert board(take.state).pawn is YELLOW
    last = after(take.state, Take(TRAM))
    assert (board(last).phase, board(last).pawn) == (Phase.DETECTIVES, WHITE)


def test_a_voluntary_reveal_needs_the_option_and_is_possible_once() -> None:
    assert not any(isinstance(move, Surface) for move in moves(fantom_at(14, 1), FANTOM))
    later_state = fantom_at(14, 1, options=SURFACING, surfaced=True)
    assert not any(isinstance(move, Surface) for move in moves(later_state, FANTOM))


def test_a_reveal_box_offers_no_voluntary_reveal() -> None:
    assert not any(isinstance(move, Surface) for move in moves(fantom_at(14, 1, box=3, options=SURFACING), FANTOM))


def test_a_second_half_may_be_the_voluntary_reveal() -> None:
    second = after(fantom_at(14, 1, box=4, options=SURFACING), Double(CAB, 13))
    assert Surface(CAB, 14) in moves(second, FANTOM)
    state = after(second, Surface(CAB, 12))
    assert [box.shown for box in state.log[-2:]] == [False, True]
    assert all(box.double for box in state.log[-2:])


def test_a_voluntary_reveal_proves_no_log_and_the_next_proof_covers_it() -> None:
    state = after(fantom_at(14, 1, box=4, options=SURFACING), Surface(CAB, 13), Take(CAB), Ride(CAB, 2))
    assert [box.station for box in board(state).log] == [None, None, None, 13]
    state = after(state, Ride(CAB, 12), Ride(CAB, 1), Double(CAB, 11), Ride(CAB, 16), Ride(CAB, 2))
    step = play(state, Ride(TRAM, 20))
    assert facts(step)[-1] == LogProved(4, 8, "13 → 12 → 11 → 16 → 20")


def test_a_pawn_with_tickets_of_one_kind_gives_one_automatically() -> None:
    purses = ((0, 0, 0), (3, 0, 0), (1, 1, 0), (0, 0, 2))
    step = play(fantom_at(14, 1, 2, 3, 20, options=SURFACING, purses=purses), Surface(CAB, 13))
    assert facts(step)[2:] == (TicketTaken(YELLOW, CAB),)
    assert board(step.state).pawn is RED
    take = play(step.state, Take(TAXI))
    assert facts(take)[:2] == (TicketTaken(RED, TAXI), TicketTaken(PAWNS[3], TRAM))
    assert take.state.purses == ((0, 0, 0), (2, 0, 0), (1, 0, 0), (0, 0, 1))
    assert take.state.stock == (4, 4, 4, 2, 2)


def test_taking_the_last_usable_ticket_wins_at_once() -> None:
    purses = ((0, 1, 1), (1, 0, 0))
    step = play(fantom_at(14, 7, 8, options=SURFACING, purses=purses), Surface(CAB, 13), Take(TAXI))
    assert facts(step) == (
        TicketTaken(WHITE, TAXI),
        TicketTaken(YELLOW, CAB),
        DetectivesStranded(13, box=2),
        LogRevealed("14 → 13"),
    )


def test_no_ticket_is_taken_after_the_last_usable_one() -> None:
    """Yellow holds tickets of two kinds, neither of which its station offers."""
    purses = ((0, 1, 1), (0, 2, 2))
    step = play(fantom_at(14, 7, 8, options=SURFACING, purses=purses), Surface(CAB, 13), Take(TAXI))
    assert facts(step)[:2] == (TicketTaken(WHITE, TAXI), DetectivesStranded(13, box=2))
    assert step.state.purses == ((0, 0, 1), (0, 2, 2))


def test_a_shown_start_stands_in_no_box_and_fantom_rides_at_once() -> None:
    step = play(begun(SHOWN_START), *PLACINGS, Hide(14))
    assert (facts(step), whispers(step)) == ((FantomBegan(14),), ())
    view = board(step.state)
    assert (view.start, view.black, view.log, view.phase) == (14, 14, (), Phase.FANTOM)
    ride_step = play(step.state, Ride(CAB, 13))
    assert whispers(ride_step) == ((FANTOM, LogWritten(1, 13, CAB)),)
    assert (board(ride_step.state).black, board(ride_step.state).log) == (None, (Box(CAB),))
    assert ride_step.state.stock[0] == 3
    assert board(ride_step.state).pawn is WHITE


def test_with_a_shown_start_fantom_makes_one_ride_more() -> None:
    purse, stock = (99, 0, 0), (99, 0, 0, 0, 0)
    state = position(1, route=(), options=SHOWN_START, begun=14, phase=Phase.FANTOM, stock=stock, purses=(purse,))
    rides = 0
    while to_act(state):
        rides += 1
        state = after(state, Ride(CAB, 13 if rides % 2 else 14), Ride(CAB, 2 if rides % 2 else 1))
    assert rides == 24


def test_a_shown_start_precedes_fantoms_route() -> None:
    state = position(12, 6, route=(), options=SHOWN_START, begun=14, phase=Phase.FANTOM)
    caught = play(state, Ride(CAB, 13), Ride(CAB, 13))
    assert facts(caught)[-1] == LogRevealed("14 → 13")


def test_a_shown_start_between_pawns_can_be_the_end() -> None:
    state = position(2, 6, route=(), options=SHOWN_START, phase=Phase.HIDE, stock=(4, 0, 0, 0, 0))
    step = play(state, Hide(1))
    assert facts(step) == (FantomBegan(1), FantomCornered(1, box=0))
    assert GAME.outcome(step.state) == Outcome(places=(2, 1), scores=(0, 0))
    assert board(step.state).hunts[0].start == 1


def test_a_free_double_costs_only_its_ticket_and_hides_the_transports() -> None:
    state = fantom_at(17, 1, options=FREE_DOUBLE, box=4, stock=(0, 1, 0, 0, 1))
    assert moves(state, FANTOM) == tuple(
        Double(transport, to) for transport, to in [(CAB, 12), (CAB, 16), (CAB, 18), (BOAT, 19)]
    )
    first = play(state, Double(CAB, 16))
    assert facts(first) == (FantomDoubled(0), FantomFlitted(4))
    assert whispers(first) == ((FANTOM, LogWritten(4, 16, CAB)),)
    second = play(first.state, Ride(TRAM, 20))
    assert facts(second) == (FantomFlitted(5),)
    assert second.state.log[-2:] == (Box(None, double=True), Box(None, double=True))
    assert second.state.stock == (0, 1, 0, 0, 0)


def test_a_free_double_may_be_the_only_way_out() -> None:
    state = position(1, route=(14,), options=FREE_DOUBLE, stock=(0, 3, 0, 0, 1))
    assert after(state, Ride(TRAM, 16)).phase is Phase.FANTOM
    penniless = position(1, route=(14,), options=FREE_DOUBLE, stock=(0, 3, 0, 0, 0))
    assert isinstance(facts(play(penniless, Ride(TRAM, 16)))[1], FantomCornered)


def test_with_four_detectives_the_last_pawn_is_missing() -> None:
    state = begun(grid_options(four_detectives=True))
    assert [detective.pawn for detective in board(state).detectives] == list(PAWNS[:4])


@pytest.mark.parametrize(
    ("town", "aid", "has_aid"),
    [
        (Map.OLD_TOWN, Aid.BY_MAP, False),
        (Map.SUBURB, Aid.BY_MAP, True),
        (Map.OLD_TOWN, Aid.ON, True),
        (Map.SUBURB, Aid.OFF, False),
    ],
)
def test_the_aid_is_on_in_the_small_town_unless_the_option_differs(town: Map, aid: Aid, *, has_aid: bool) -> None:
    state = start(2, Options(map=town, possible=aid), LUCK).state
    assert (board(state).possible is not None) == has_aid


def test_a_seat_without_a_pawn_is_refused() -> None:
    with pytest.raises(Refused):
        start(6, grid_options(four_detectives=True), LUCK)


def test_an_unused_map_is_not_stored_with_the_hunt() -> None:
    """A server's own town is in the options of all its tables; only tables that play on it store it."""
    options = replace(grid_options(), map=Map.SUBURB)
    assert options.own_map
    assert start(2, options, Chance(b"", 0)).state.options == replace(options, own_map=FileText(""))
    assert start(2, grid_options(), Chance(b"", 0)).state.options == grid_options()
