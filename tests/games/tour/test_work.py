"""The question who works: question and promise are public and limited, and change no order and no readiness."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Public, Refused, Seat
from bot.i18n.translation import Say
from cogs.tour import rules
from cogs.tour.board import Arrival
from cogs.tour.describe import headline
from cogs.tour.facts import WorkAsked, WorkPromised
from cogs.tour.moves import Absent, AskWork, Move, OfferWork, Ready, SetSpeed, Speed, TakeBack
from cogs.tour.options import Options, Race
from cogs.tour.state import State, with_team
from cogs.tour.views import board
from tests.games.tour.positions import ADA, BOB


def begun() -> State:
    return rules.start(2, Options(race=Race.FIRST), Chance(b"", 0)).state


def after(state: State, seat: Seat, *moves: Move) -> State:
    for n, move in enumerate(moves):
        state = rules.apply(state, seat, move, Chance(b"made", n)).state
    return state


def next_round(state: State) -> State:
    return after(after(state, ADA, Ready()), BOB, Ready())


def test_a_question_is_public_and_changes_nothing_else() -> None:
    state = begun()
    assert rules.out_of_turn(state, ADA) == (AskWork(),)
    step = rules.apply(state, ADA, AskWork(), Chance(b"", 1))
    assert step.news == (Public(WorkAsked(ADA)),)
    assert step.state == with_team(state, ADA, replace(state.teams[ADA], asked_work=1))
    assert rules.to_act(step.state) == {ADA, BOB}


def test_another_team_promises_work_for_two_rounds_even_when_it_is_ready() -> None:
    state = after(after(begun(), ADA, AskWork()), BOB, Ready())
    assert rules.out_of_turn(state, BOB) == (TakeBack(), AskWork(), OfferWork())
    step = rules.apply(state, BOB, OfferWork(), Chance(b"", 1))
    assert step.news == (Public(WorkPromised(BOB, 1, 2)),)
    assert step.state.teams[BOB].ready is not None
    assert step.state.orders == state.orders
    say = Say("en", "tour", ("Anna", "Boris"))
    assert "“Who works?” Anna" in headline(board(step.state), say)
    assert "“We’ll work.” Boris (to round 2)" in headline(board(step.state), say)
    later = next_round(after(step.state, BOB, TakeBack()))
    assert "Boris (to round 2)" in headline(board(later), say)
    assert "work" not in headline(board(next_round(later)), say)


def test_a_team_asks_once_in_two_rounds() -> None:
    state = after(begun(), ADA, AskWork())
    for state_of_round in (state, next_round(state)):
        with pytest.raises(Refused, match="refused-work-soon") as refusal:
            rules.apply(state_of_round, ADA, AskWork(), Chance(b"", 1))
        assert refusal.value.variables == {"round": 3}
        assert AskWork() not in rules.out_of_turn(state_of_round, ADA)
    assert AskWork() in rules.out_of_turn(next_round(next_round(state)), ADA)


def test_nobody_promises_twice_unasked_or_to_themselves() -> None:
    state = after(begun(), ADA, AskWork())
    for early, seat in ((begun(), BOB), (state, ADA)):
        with pytest.raises(Refused, match="refused-work-unasked"):
            rules.apply(early, seat, OfferWork(), Chance(b"", 1))
    with pytest.raises(Refused, match="refused-work-promised"):
        after(state, BOB, OfferWork(), OfferWork())


def test_words_end_with_the_first_arrival_a_question_and_a_resignation() -> None:
    state = after(begun(), ADA, AskWork())
    arrived = replace(state, arrivals=(Arrival(1, 1, 0, 0),))
    with pytest.raises(Refused, match="refused-work-late"):
        rules.apply(arrived, BOB, OfferWork(), Chance(b"", 1))
    gone = after(state, BOB, Absent(for_good=True))
    with pytest.raises(Refused, match="refused-gone"):
        rules.apply(gone, BOB, OfferWork(), Chance(b"", 1))
    asks = after(state, ADA, *(SetSpeed(number, Speed.ASK) for number in range(1, 7)))
    asks = after(after(asks, ADA, Ready()), BOB, Ready())
    assert rules.out_of_turn(asks, BOB) == ()
    with pytest.raises(Refused, match="refused-frozen"):
        rules.apply(asks, BOB, OfferWork(), Chance(b"", 1))
