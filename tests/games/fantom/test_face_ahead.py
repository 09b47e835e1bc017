"""The rides that a detective may plan before their turn: those of their own next pawn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.game.contract import Seat
from cogs.fantom.board import Pawn
from cogs.fantom.knowledge.rides import allied, next_pawn, next_rides, pawn_rides, planned_pawn
from cogs.fantom.moves import Ride
from cogs.fantom.views import board
from tests.games.fantom.hunts import states
from tests.games.fantom.positions import CAB, DETECTIVE, FANTOM, TAXI, TRAM, after, begun, fantom_at, position

SECOND = Seat(2)


def test_while_fantom_flees_a_detective_plans_their_first_pawn() -> None:
    view = board(fantom_at(14, 1, 9))
    assert next_rides(view, DETECTIVE) == (Ride(CAB, 2), Ride(CAB, 6), Ride(TAXI, 3), Ride(TRAM, 16))


def test_a_detective_plans_the_active_pawn_or_their_next_one() -> None:
    state = position(1, 9, 18, route=(14,), players=3)
    owners = [detective.seat for detective in board(state).detectives]
    assert owners == [DETECTIVE, SECOND, DETECTIVE]
    assert next_pawn(board(state), DETECTIVE) is Pawn.WHITE
    later_state = after(state, Ride(CAB, 2))
    assert next_pawn(board(later_state), DETECTIVE) is Pawn.RED
    assert next_pawn(board(later_state), SECOND) is Pawn.YELLOW
    next_state = after(later_state, Ride(CAB, 10))
    assert next_pawn(board(next_state), SECOND) is Pawn.YELLOW


def test_fantom_cannot_plan_rides() -> None:
    assert next_rides(board(fantom_at(14, 9)), FANTOM) == ()
    assert next_rides(board(position(9, route=(14,))), FANTOM) == ()


def test_no_ride_can_be_planned_outside_the_hunt() -> None:
    assert next_rides(board(begun()), DETECTIVE) == ()
    assert next_rides(board(after(position(9, route=(14,)), Ride(CAB, 14))), DETECTIVE) == ()


def test_planned_rides_identify_their_pawn() -> None:
    view = board(fantom_at(14, 9, 18))
    assert planned_pawn(view, pawn_rides(view, Pawn.YELLOW)) is Pawn.YELLOW
    assert planned_pawn(view, pawn_rides(view, Pawn.YELLOW)[1:]) is None
    assert planned_pawn(view, ()) is None


def test_a_pawn_without_tickets_has_no_rides_to_plan() -> None:
    state = fantom_at(14, 9)
    assert next_rides(board(replace(state, purses=((0, 0, 0),))), DETECTIVE) == ()


@pytest.mark.unmeasured
def test_all_detectives_are_allies_and_fantom_has_none() -> None:
    for state, players in states():
        view = board(state)
        seats = [Seat(n) for n in range(players)]
        allies = {(seat, other) for seat in seats for other in seats if seat != other and allied(view, seat, other)}
        assert allies == {(a, b) for a in seats for b in seats if a != b and view.fantom not in (a, b)}
