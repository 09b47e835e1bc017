"""Auction for two by its RULES.md; the tests for all games find it by themselves."""

from __future__ import annotations

import pytest

from bot.game.chance import Chance
from bot.game.contract import Budget, Outcome, Public, Refused, Seat, Strength
from cogs.auction import GAME
from cogs.auction.board import Bid, BidSealed, Board, PrizeLost, PrizeTaken
from cogs.auction.rules import State

ANNA, BOB, LUCK = Seat(0), Seat(1), Chance(b"", 0)
STATE = State(prizes=(4, 3, 5, 1, 2))


def after(state: State, anna: int, bob: int) -> State:
    """Return the state after both bids."""
    return GAME.apply(GAME.apply(state, ANNA, Bid(anna), LUCK).state, BOB, Bid(bob), LUCK).state


def test_c1_the_higher_coin_takes_the_prize() -> None:
    sealed = GAME.apply(STATE, BOB, Bid(3), LUCK)
    assert sealed.news == (Public(BidSealed(BOB)),)
    assert GAME.to_act(sealed.state) == {ANNA}
    step = GAME.apply(sealed.state, ANNA, Bid(5), LUCK)
    assert step.news[1:] == (Public(PrizeTaken(ANNA, prize=4, high=5, low=3)),)
    assert GAME.board(step.state) == Board(
        prize=3, sealed=(False, False), coins=((1, 2, 3, 4), (1, 2, 4, 5)), points=(4, 0)
    )


def test_c2_of_equal_coins_the_prize_is_lost() -> None:
    state = after(STATE, 5, 3)
    step = GAME.apply(GAME.apply(state, ANNA, Bid(2), LUCK).state, BOB, Bid(2), LUCK)
    assert step.news[1:] == (Public(PrizeLost(prize=3, coin=2)),)
    assert GAME.board(step.state).points == (4, 0)


def test_equal_sums_share_the_first_place() -> None:
    state = STATE
    for anna, bob in ((5, 3), (2, 2), (1, 5), (3, 4), (4, 1)):
        assert GAME.outcome(state) is None
        state = after(state, anna, bob)
    assert GAME.board(state).prize == 0
    assert GAME.outcome(state) == Outcome(places=(1, 1), scores=(6, 6))


@pytest.mark.parametrize("coin", [0, 5, 6])
def test_a_spent_or_unknown_coin_is_refused(coin: int) -> None:
    with pytest.raises(Refused, match="no-such-coin"):
        GAME.apply(after(STATE, 5, 3), ANNA, Bid(coin), LUCK)


def test_a_bid_cannot_be_changed() -> None:
    sealed = GAME.apply(STATE, ANNA, Bid(1), LUCK).state
    with pytest.raises(Refused, match="not-your-turn"):
        GAME.apply(sealed, ANNA, Bid(2), LUCK)


def test_a_computer_bids_the_prizes_value() -> None:
    menu, hand = GAME.moves(STATE, ANNA), GAME.hand(STATE, ANNA)
    assert GAME.computer(hand, menu, LUCK, Budget()) == Bid(4)
    assert {GAME.computer(hand, menu, Chance(b"", n), Budget(Strength.EASY)) for n in range(60)} == set(menu)


def test_a_computer_misjudges_every_prize_by_its_flaw() -> None:
    menu, hand = GAME.moves(STATE, ANNA), GAME.hand(STATE, ANNA)
    bids = [GAME.computer(hand, menu, LUCK, Budget(Strength.EASY, flaw=flaw)) for flaw in GAME.traits.flaws]
    assert bids == [Bid(5), Bid(2)]
