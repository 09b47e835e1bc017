"""The rules by the book: seats, placing, hiding, riding, the order of turns, and the end of a hunt."""

from __future__ import annotations

import pytest

from bot.game.chance import Chance
from bot.game.contract import Outcome, Seat
from cogs.fantom import GAME
from cogs.fantom.board import PAWNS, Box, Phase, Trip
from cogs.fantom.facts import (
    DetectivesStranded,
    FantomCornered,
    FantomHid,
    FantomRode,
    HuntBegun,
    LogWritten,
    PawnPlaced,
    PawnRode,
    PawnStuck,
)
from cogs.fantom.moves import Double, Hide, Place, PlaceThem, Ride
from cogs.fantom.options import First, Options
from cogs.fantom.rules import moves, start, to_act
from cogs.fantom.views import board, hand
from tests.games.fantom.grid import NUMBERS
from tests.games.fantom.positions import (
    BOAT,
    CAB,
    DETECTIVE,
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

WHITE, YELLOW, *_ = PAWNS
PLACINGS = tuple(Place(station) for station in (1, 2, 3, 4, 5))


def test_fantom_is_the_first_last_or_a_random_seat() -> None:
    assert start(4, Options(fantom=First.HOST), LUCK).state.fantom == 0
    assert start(4, Options(fantom=First.LAST), LUCK).state.fantom == 3
    fantoms = {start(4, Options(), Chance(b"%d" % seed, 0)).state.fantom for seed in range(40)}
    assert fantoms == {0, 1, 2, 3}


def test_fantoms_seat_is_announced() -> None:
    assert facts(start(4, Options(fantom=First.LAST), LUCK)) == (HuntBegun(Seat(3), hunt=1, hunts=1),)


@pytest.mark.parametrize(
    ("players", "riders"),
    [
        (2, (0, 0, 0, 0, 0)),
        (3, (2, 0, 2, 0, 2)),
        (4, (2, 3, 0, 2, 3)),
        (6, (2, 3, 4, 5, 0)),
    ],
)
def test_pawns_are_dealt_round_robin_beginning_after_fantom(players: int, riders: tuple[int, ...]) -> None:
    seed = next(s for s in range(99) if start(players, Options(), Chance(b"%d" % s, 0)).state.fantom == 1)
    state = start(players, Options(), Chance(b"%d" % seed, 0)).state
    assert state.riders == riders
    assert [detective.pawn for detective in board(state).detectives] == list(PAWNS)


def test_pawns_are_placed_in_their_order_on_distinct_stations() -> None:
    state = begun()
    assert moves(state, DETECTIVE) == (*(Place(station) for station in NUMBERS), PlaceThem())
    assert moves(state, FANTOM) == ()
    step = play(state, Place(7))
    assert facts(step) == (PawnPlaced(DETECTIVE, WHITE, 7),)
    assert board(step.state).pawn is YELLOW
    assert moves(step.state, DETECTIVE) == (
        *(Place(station) for station in NUMBERS if station != 7),
        PlaceThem(),
    )


def test_fantom_hides_on_a_free_station_before_the_pawns_ride() -> None:
    state = after(begun(), *PLACINGS)
    assert to_act(state) == {FANTOM}
    assert board(state).phase is Phase.HIDE
    assert moves(state, FANTOM) == (*(Hide(station) for station in range(6, 21)), PlaceThem())
    step = play(state, Hide(20))
    assert facts(step) == (FantomHid(),)
    assert whispers(step) == ((FANTOM, LogWritten(1, 20, None)),)
    assert step.state.stock == state.stock
    assert board(step.state).log == (Box(),)
    assert (board(step.state).phase, board(step.state).pawn) == (Phase.DETECTIVES, WHITE)


def test_every_round_fantom_rides_first_and_then_the_pawns_in_order() -> None:
    state = after(begun(), *PLACINGS, Hide(20))
    order: list[str] = []
    for _ in range(13):
        order.append(board(state).pawn or "fantom")
        (seat,) = to_act(state)
        state = after(state, moves(state, seat)[-1] if seat == FANTOM else moves(state, seat)[0])
        if state.phase is Phase.SECOND:
            state = after(state, moves(state, FANTOM)[0])
    assert order == [*PAWNS, "fantom", *PAWNS, "fantom", "white"]


def test_a_ride_goes_to_the_next_marker_of_its_colour_and_passes_the_others() -> None:
    assert moves(position(3, route=(14,)), DETECTIVE) == (
        *(Ride(CAB, to) for to in (2, 4, 8)),
        *(Ride(TAXI, to) for to in (1, 5)),
    )
    assert moves(position(16, route=(14,)), DETECTIVE) == (
        *(Ride(CAB, to) for to in (11, 17)),
        *(Ride(TRAM, to) for to in (1, 20)),
    )


def test_a_boat_goes_to_the_next_pier_either_way() -> None:
    state = fantom_at(19, 1, stock=(0, 0, 0, 1, 0))
    assert moves(state, FANTOM) == (Ride(BOAT, 17), Ride(BOAT, 20))


def test_a_pawns_ticket_goes_to_fantom_and_its_ride_is_public() -> None:
    step = play(position(1, 7, route=(14,)), Ride(TRAM, 16))
    assert facts(step) == (PawnRode(DETECTIVE, WHITE, TRAM, 16),)
    assert step.state.stock == (4, 3, 4, 2, 2)
    assert step.state.purses == ((10, 9, 4), (10, 9, 5))
    assert board(step.state).trips == (Trip(WHITE, TRAM, 1, 16, box=1),)
    assert board(step.state).placed == (1, 7)


def test_fantoms_ticket_leaves_the_game_and_the_station_stays_secret() -> None:
    step = play(fantom_at(17, 1), Ride(BOAT, 19))
    assert facts(step) == (FantomRode(2, BOAT),)
    assert whispers(step) == ((FANTOM, LogWritten(2, 19, BOAT)),)
    assert step.state.stock == (4, 3, 3, 1, 2)
    assert sum(map(sum, step.state.purses)) == 24
    assert board(step.state).log[-1] == Box(BOAT)
    assert hand(step.state, FANTOM).route == step.state.route
    assert hand(step.state, DETECTIVE).route is None


def test_boats_and_doubles_are_never_refilled() -> None:
    state = after(position(1, 7, route=(14,)), Ride(CAB, 2), Ride(CAB, 8))
    assert state.stock[3:] == (2, 2)


def test_fantom_may_not_ride_onto_a_pawn() -> None:
    assert Ride(CAB, 9) not in moves(fantom_at(14, 9), FANTOM)
    assert Ride(CAB, 9) in moves(fantom_at(14, 1), FANTOM)


def test_a_pawn_without_a_ride_is_skipped_for_the_round() -> None:
    boxed_in = position(2, 1, 6, route=(14,), purses=((10, 9, 5), (9, 0, 0), (9, 0, 0)))
    step = play(boxed_in, Ride(CAB, 7))
    assert board(step.state).pawn is YELLOW
    stuck = position(3, 1, 6, 2, route=(14,), purses=((10, 0, 0), (9, 0, 0), (9, 0, 0), (9, 0, 0)))
    step = play(stuck, Ride(CAB, 8))
    assert facts(step) == (PawnRode(DETECTIVE, WHITE, CAB, 8), PawnStuck(DETECTIVE, YELLOW))
    assert board(step.state).pawn is PAWNS[2]


def test_a_stuck_pawn_is_tried_again_in_the_next_round() -> None:
    state = position(3, 1, 6, 2, route=(14,), purses=((10, 0, 0), (9, 0, 0), (9, 0, 0), (9, 0, 0)))
    state = after(state, Ride(CAB, 8), Ride(CAB, 11), Ride(CAB, 7), Ride(CAB, 13), Ride(CAB, 3))
    assert board(state).pawn is YELLOW


def test_the_last_pawns_may_all_be_stuck_and_fantom_rides_again() -> None:
    stuck = position(2, 1, 6, route=(14,), purses=((9, 0, 0), (9, 0, 0), (0, 9, 9)))
    step = play(stuck, Ride(CAB, 3), Ride(CAB, 2))
    assert facts(step)[-1] == PawnStuck(DETECTIVE, PAWNS[2])
    assert step.state.phase is Phase.FANTOM


def test_fantom_behind_pawns_with_no_way_out_has_lost() -> None:
    state = position(2, 7, route=(1,), stock=(4, 0, 0, 0, 2), pawn=1)
    step = play(state, Ride(CAB, 6))
    assert facts(step)[1] == FantomCornered(1, box=1)
    assert to_act(step.state) == frozenset()
    assert not any(moves(step.state, seat) for seat in (FANTOM, DETECTIVE))
    assert GAME.outcome(step.state) == Outcome(places=(2, 1), scores=(1, 1))


def test_a_boat_is_a_way_out() -> None:
    state = position(16, 12, 13, route=(17,), stock=(4, 0, 0, 1, 0), pawn=2)
    assert moves(after(state, Ride(CAB, 18)), FANTOM) == (Ride(BOAT, 19),)


def test_pawns_that_only_stand_in_each_others_way_are_not_stranded() -> None:
    state = position(3, 1, 2, 6, route=(14,), purses=((1, 0, 0), (1, 0, 0), (0, 9, 0), (0, 9, 0)))
    step = play(state, Ride(CAB, 4))
    assert not any(isinstance(fact, DetectivesStranded) for fact in facts(step))
    assert step.state.phase is Phase.FANTOM


def test_the_last_pawn_to_ride_can_leave_all_stranded() -> None:
    state = position(7, 12, route=(14,), purses=((0, 5, 0), (1, 0, 0)), pawn=1)
    assert isinstance(facts(play(state, Ride(CAB, 11)))[1], DetectivesStranded)


def test_a_double_move_takes_two_rides_two_boxes_and_a_double_ticket() -> None:
    first = play(fantom_at(17, 1, box=4), Double(BOAT, 19))
    assert [type(fact).__name__ for fact in facts(first)] == ["FantomDoubled", "FantomRode"]
    assert first.state.phase is Phase.SECOND
    assert to_act(first.state) == {FANTOM}
    second = after(first.state, Ride(TAXI, 5))
    assert second.stock == (4, 2, 3, 1, 1)
    assert second.log[3:] == (Box(BOAT, double=True), Box(TAXI, double=True))
    assert second.phase is Phase.DETECTIVES


def test_a_double_move_may_lead_back() -> None:
    assert Ride(CAB, 14) in moves(after(fantom_at(14, 1), Double(CAB, 13)), FANTOM)


def test_the_second_half_is_a_ride_and_no_second_double() -> None:
    second = after(fantom_at(14, 1), Double(CAB, 13))
    assert {type(move) for move in moves(second, FANTOM)} == {Ride}


def test_a_first_half_must_allow_a_second_half() -> None:
    lone_cab = fantom_at(14, 1, stock=(1, 3, 3, 0, 1))
    assert moves(lone_cab, FANTOM) == (
        *(Ride(CAB, to) for to in (9, 13, 15, 19)),
        Double(CAB, 19),
    )


def test_a_double_move_needs_a_ticket_and_two_boxes() -> None:
    assert not any(isinstance(move, Double) for move in moves(fantom_at(14, 1, stock=(4, 3, 3, 2, 0)), FANTOM))
    assert any(isinstance(move, Double) for move in moves(fantom_at(14, 1, box=23), FANTOM))
    assert not any(isinstance(move, Double) for move in moves(fantom_at(14, 1, box=24), FANTOM))
