"""The worked cases of the rules, [F1] to [F11], in a small town with the book's tickets."""

from __future__ import annotations

from itertools import pairwise

from bot.game.contract import Outcome
from cogs.fantom import GAME
from cogs.fantom.board import PAWNS, Ending, Pawn, Phase
from cogs.fantom.facts import (
    DetectivesStranded,
    FantomAppeared,
    FantomArrested,
    FantomCornered,
    FantomEscaped,
    LogRevealed,
    PawnRode,
)
from cogs.fantom.map.transport import Stock, Tickets
from cogs.fantom.moves import Double, Ride
from cogs.fantom.rules import moves
from cogs.fantom.views import board
from tests.games.fantom.positions import (
    BOAT,
    CAB,
    DETECTIVE,
    FANTOM,
    TAXI,
    after,
    begun,
    facts,
    fantom_at,
    play,
    position,
    refusal,
)

WHITE, YELLOW, *_ = PAWNS


def test_f1_the_tickets_at_the_start_and_after_white_takes_a_taxi() -> None:
    view = board(begun())
    assert view.stock == Stock(cab=4, taxi=3, tram=3, boat=2, double=2)
    assert [detective.tickets for detective in view.detectives] == [Tickets(cab=10, taxi=9, tram=5)] * 5
    view = board(after(position(1, 7, route=(14,)), Ride(TAXI, 3)))
    assert view.stock == Stock(cab=4, taxi=4, tram=3, boat=2, double=2)
    assert view.detectives[0].tickets == Tickets(cab=10, taxi=8, tram=5)


def test_f2_a_tenth_taxi_of_a_pawn_is_refused_although_the_players_other_pawn_has_tickets() -> None:
    state = position(1, 7, route=(14,), purses=((10, 0, 5), (10, 9, 5)))
    assert board(state).detectives[0].seat == board(state).detectives[1].seat
    assert refusal(state, Ride(TAXI, 3)) == ("refused-no-ticket", {"transport": "taxi"})


def test_f3_fantom_appears_in_exactly_3_8_13_18_and_24() -> None:
    state = position(1, route=(14,), phase=Phase.FANTOM, stock=(99, 0, 0, 0, 0), purses=((99, 0, 0),))
    boxes: list[int] = []
    for _ in range(23):
        step = play(state, Ride(CAB, 13 if state.route[-1] == 14 else 14))
        boxes += [fact.box for fact in facts(step) if isinstance(fact, FantomAppeared)]
        state = after(step.state, Ride(CAB, 2 if state.places == (1,) else 1))
    assert boxes == [3, 8, 13, 18, 24]


def test_f4_a_double_move_in_boxes_3_and_4_shows_fantom_at_3_and_hides_fantom_at_4() -> None:
    first = after(fantom_at(14, 1, box=3), Double(CAB, 13))
    assert board(first).black == 13
    second = play(first, Ride(CAB, 12))
    assert board(second.state).black is None
    assert board(second.state).log[2].station == 13
    assert board(second.state).log[3].station is None


def test_f5_a_double_move_in_boxes_7_and_8_shows_fantom_at_8() -> None:
    first = after(fantom_at(14, 1, box=7), Double(CAB, 13))
    assert board(first).black is None
    second = after(first, Ride(CAB, 12))
    assert board(second).black == 12
    assert not board(second).log[6].shown


def test_f6_only_fantom_takes_a_boat_from_a_black_to_a_green_black_pier() -> None:
    assert Ride(BOAT, 19) in moves(fantom_at(17, 1), FANTOM)
    assert after(fantom_at(17, 1), Ride(BOAT, 19)).route[-1] == 19
    pawn = position(17, route=(14,))
    assert Ride(BOAT, 19) not in moves(pawn, DETECTIVE)
    assert refusal(pawn, Ride(BOAT, 19))[0] == "refused-boat-is-fantoms"


def test_f7_an_unseen_fantom_is_arrested() -> None:
    step = play(position(9, 1, route=(13, 14)), Ride(CAB, 14))
    assert facts(step) == (
        PawnRode(DETECTIVE, WHITE, CAB, 14),
        FantomArrested(DETECTIVE, WHITE, 14, box=2),
        LogRevealed("13 → 14"),
    )
    assert GAME.outcome(step.state) == Outcome(places=(2, 1), scores=(2, 2))
    (hunt,) = board(step.state).hunts
    assert (hunt.ending, hunt.pawn, hunt.box, hunt.route) == (Ending.ARRESTED, Pawn.WHITE, 2, (13, 14))


def test_f8_a_pawn_onto_a_pawn_is_refused() -> None:
    state = position(9, 8, route=(1,))
    assert Ride(CAB, 8) not in moves(state, DETECTIVE)
    assert refusal(state, Ride(CAB, 8)) == ("refused-station-taken", {"station": 8, "pawn": "yellow"})


def test_f9_fantom_with_only_taxis_on_a_black_station_off_the_river_loses() -> None:
    step = play(position(1, route=(8,), stock=(0, 3, 0, 2, 2)), Ride(TAXI, 3))
    assert facts(step)[1:] == (FantomCornered(8, box=1), LogRevealed("8"))
    assert GAME.outcome(step.state) == Outcome(places=(2, 1), scores=(1, 1))


def test_f10_fantom_wins_at_box_15_when_no_pawn_has_a_usable_ticket() -> None:
    route = (14, 13) * 7 + (14,)
    state = position(1, 12, route=route, purses=((1, 0, 0), (0, 5, 5)))
    step = play(state, Ride(CAB, 2))
    assert facts(step)[1] == DetectivesStranded(14, box=15)
    assert GAME.outcome(step.state) == Outcome(places=(1, 2), scores=(25, 25))


def test_f11_24_boxes_and_five_last_moves_and_fantom_wins() -> None:
    route = (14, 13) * 12
    state = position(1, 2, 3, 4, 5, route=route)
    for origin, to in [(1, 6), (2, 7), (3, 8), (4, 9)]:
        state = after(state, Ride(CAB, to))
        assert origin not in state.places
        assert GAME.outcome(state) is None
    step = play(state, Ride(CAB, 10))
    assert facts(step)[1] == FantomEscaped(13)
    assert GAME.outcome(step.state) == Outcome(places=(1, 2), scores=(25, 25))
    assert all(abs(a - b) == 1 for a, b in pairwise(step.state.hunts[0].route))
