"""The rules of Guess the number; the tests for all games find it by themselves."""

import pytest

from bot.game.chance import Chance
from bot.game.contract import Budget, Outcome, Refused, Seat
from cogs.guess import GAME
from cogs.guess.board import Guess, Hit, TooHigh, TooLow
from cogs.guess.rules import State

STATE, ANNA, BOB, LUCK = State(secret=60, players=2), Seat(0), Seat(1), Chance(b"", 0)


def test_c1_anna_hits_at_her_second_guess() -> None:
    state, facts = STATE, list[object]()
    for seat, number in ((ANNA, 50), (BOB, 72), (ANNA, 60)):
        step = GAME.apply(state, seat, Guess(number), LUCK)
        state, facts = step.state, [*facts, *(news.fact for news in step.news)]
    assert facts == [TooLow(ANNA, 50), TooHigh(BOB, 72), Hit(ANNA, 60)]
    assert GAME.outcome(state) == Outcome(places=(1, 2), scores=(100, 88))


@pytest.mark.parametrize("number", [0, 101])
def test_a_guess_out_of_bounds_is_refused(number: int) -> None:
    with pytest.raises(Refused, match="between"):
        GAME.apply(STATE, ANNA, Guess(number), LUCK)


def test_a_computer_halves_the_range() -> None:
    menu = GAME.moves(STATE, ANNA)
    assert GAME.computer(GAME.hand(STATE, ANNA), menu, LUCK, Budget()) == Guess(51)


def test_a_guess_out_of_turn_is_refused() -> None:
    with pytest.raises(Refused, match="not-your-turn"):
        GAME.apply(STATE, BOB, Guess(50), LUCK)
