"""The dealer's turn: a deck, a preview, two changes, the deal; gifts that a moderator voids."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import MODERATOR, Seat
from cogs.gifttrap import GAME
from cogs.gifttrap.board import Phase
from cogs.gifttrap.facts import GiftsDealt, GiftsDrawn, GiftVoided
from cogs.gifttrap.gift_file import own_gifts
from cogs.gifttrap.gifts import Deck, Gift, OwnGift, deck_of, is_own, other_side, shipped_gifts
from cogs.gifttrap.moves import Absent, Choose, Deal, Give, Move, Open, OpenAll, Ready, Replace, Turn, Void
from cogs.gifttrap.options import Options
from cogs.gifttrap.rules.decks import DECKS
from cogs.gifttrap.state import MAX_LOOKS
from cogs.gifttrap.views import board, hand
from tests.games.gifttrap.positions import (
    ADA,
    BOB,
    CYD,
    after,
    begun,
    dealt,
    empty_round,
    facts,
    play,
    refusal,
    sealed,
    up_to_turn_of,
    with_own,
)

if TYPE_CHECKING:
    from cogs.gifttrap.state import State

OWN = tuple(OwnGift(number, Deck.YELLOW, f"Own {number}") for number in range(1, 61))


def preview_gifts(state: State) -> tuple[Gift, ...]:
    """Return the gifts in the dealer's preview."""
    preview = hand(state, ADA).preview
    assert preview is not None
    return preview[1]


def preview_with_own(state: State) -> tuple[State, int]:
    """Let the dealer look at a deck with the server's own gifts; return the state and the number of one of them."""
    state = after(state, ADA, Choose(Deck.YELLOW))
    return state, next(number for number, gift in enumerate(preview_gifts(state), 1) if is_own(gift))


def test_the_first_dealer_is_drawn() -> None:
    """“the first dealer is drawn by lot” [S4]."""
    assert {GAME.start(4, Options(), Chance(b"%d" % seed, 0)).state.dealer for seed in range(40)} == set(range(4))


def test_a_preview_is_private_to_the_dealer() -> None:
    """“only the dealer sees this preview” [D4]."""
    step = play(begun(), ADA, Choose(Deck.BLUE))
    assert step.news == ()
    assert board(step.state) == board(begun())
    assert {deck_of(gift) for gift in preview_gifts(step.state)} == {Deck.BLUE}
    assert hand(step.state, BOB).preview is None


def test_a_card_can_be_turned_over_and_back() -> None:
    state = after(begun(), ADA, Choose(Deck.RED))
    before = preview_gifts(state)
    turned = after(state, ADA, Turn(2))
    assert preview_gifts(turned) == (before[0], other_side(before[1]), *before[2:])
    assert preview_gifts(after(turned, ADA, Turn(2))) == before


def test_a_replaced_card_goes_under_the_deck() -> None:
    """“What was replaced goes under the deck” [D4]."""
    state = after(begun(), ADA, Choose(Deck.RED))
    top = state.decks[1][:9]
    state = after(state, ADA, Replace(1), Replace(1))
    assert preview_gifts(state) == (top[8], *top[1:7])
    state = after(state, ADA, Deal())
    assert state.gifts == (top[8], *top[1:7])
    assert state.decks[1][-2:] == (other_side(top[0]), other_side(top[7]))
    assert len(state.decks[1]) == 40 - 7
    assert state.fresh[1] == 40 - 9


def test_the_dealer_may_make_two_changes() -> None:
    """“up to two of its gifts turned over or replaced” [D4]."""
    state = after(begun(), ADA, Choose(Deck.RED), Turn(1), Choose(Deck.BLUE), Replace(2))
    assert GAME.moves(state, ADA) == (*map(Choose, Deck), Deal(), Absent(), Absent(for_good=True))
    assert refusal(state, ADA, Turn(1)) == ("refused-no-changes", {})


def test_a_second_look_at_a_deck_shows_the_same_gifts() -> None:
    state = after(begun(), ADA, Choose(Deck.RED))
    second_look = after(state, ADA, Turn(1), Choose(Deck.BLUE), Choose(Deck.RED))
    assert preview_gifts(second_look) == preview_gifts(state)
    turned = after(state, ADA, Turn(1))
    assert after(turned, ADA, Choose(Deck.RED)) == replace(turned, looks=turned.looks - 1)


def test_a_dealer_looks_at_decks_eight_times_in_a_round() -> None:
    """“They may look at a deck eight times in a round, so that nobody deals for ever” [D4]."""
    state = begun()
    for number in range(MAX_LOOKS):
        assert Choose(Deck.BLACK) in GAME.moves(state, ADA)
        state = after(state, ADA, Choose(DECKS[number % 3]))
    assert hand(state, ADA).looks == hand(state, BOB).looks == 0
    assert refusal(state, ADA, Choose(Deck.BLACK)) == ("refused-no-looks", {})
    assert not any(isinstance(move, Choose) for move in GAME.moves(state, ADA))
    assert {Turn(1), Deal()} <= set(GAME.moves(state, ADA))
    next_round = empty_round(state, 3).state
    assert hand(next_round, next_round.dealer).looks == MAX_LOOKS


def test_dealing_makes_the_gifts_public() -> None:
    step = play(begun(), ADA, Choose(Deck.BLACK), Deal())
    assert facts(step) == (GiftsDealt(ADA, Deck.BLACK),)
    assert board(step.state).deck is Deck.BLACK
    assert board(step.state).decks == (40, 40, 40, 33)
    assert step.state.phase is Phase.CHOOSE


def test_an_absent_dealers_deck_is_drawn_by_lot() -> None:
    """“the deck is drawn by lot” [D4]."""
    decks = set[Deck]()
    for seed in range(40):
        step = GAME.apply(begun(), ADA, Absent(), Chance(b"%d" % seed, 1))
        (fact,) = facts(step)
        assert isinstance(fact, GiftsDrawn)
        assert board(step.state).deck is fact.deck
        decks.add(fact.deck)
    assert decks == set(Deck)


def test_used_gifts_go_under_their_deck_turned_over() -> None:
    """“Used gifts go under their deck, turned over” [R9]."""
    state = dealt(3)
    used = state.gifts
    state = sealed(state)
    while state.round == 1:
        assert state.turn is not None
        state = after(state, state.turn, OpenAll())
    assert state.decks[1][-7:] == tuple(map(other_side, used))
    assert state.fresh[1] == 33
    assert state.dealer == BOB


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Deal(), "refused-no-deck"),
        (Turn(1), "refused-no-deck"),
        (Replace(1), "refused-no-deck"),
        (Ready(), "refused-not-dealt"),
        (Give(BOB, 1), "refused-not-dealt"),
        (Open(BOB), "refused-not-dealt"),
    ],
)
def test_other_moves_before_the_choice_of_a_deck_are_refused(move: Move, reason: str) -> None:
    assert refusal(begun(), ADA, move)[0] == reason


def test_only_the_dealer_acts_before_the_deal() -> None:
    assert refusal(begun(), BOB, Choose(Deck.RED)) == ("refused-not-dealer", {})


@pytest.mark.parametrize("number", [0, 8])
def test_changes_of_missing_gifts_are_refused(number: int) -> None:
    state = after(begun(), ADA, Choose(Deck.RED))
    assert refusal(state, ADA, Turn(number)) == ("refused-no-gift", {"most": 7})


def test_own_gifts_are_mixed_into_their_deck() -> None:
    """“mixed into the decks when a table opens” [D11]."""
    state = begun(3, with_own(*OWN[:5]))
    assert board(state).decks == (45, 40, 40, 40)
    assert set(own_gifts(state.options.own_gifts)) <= set(state.decks[0])
    assert all(gift in shipped_gifts() for deck in state.decks[1:] for gift in deck)


def test_an_own_gift_has_no_other_side() -> None:
    state, number = preview_with_own(begun(3, with_own(*OWN)))
    assert refusal(state, ADA, Turn(number)) == ("refused-one-sided", {})
    assert Turn(number) not in GAME.moves(state, ADA)
    assert Replace(number) in GAME.moves(state, ADA)


def void(state: State, gift: Gift) -> State:
    """Let a moderator void a gift."""
    step = GAME.apply(state, MODERATOR, Void(gift), Chance(b"", 0))
    assert [type(fact) for fact in facts(step)] == [GiftVoided]
    return step.state


def test_a_voided_gift_is_replaced_before_it_is_dealt() -> None:
    """“it is replaced before it is dealt” [D11]."""
    state, number = preview_with_own(begun(3, with_own(*OWN)))
    before, next_card = preview_gifts(state), state.decks[0][7]
    state = void(state, before[number - 1])
    assert preview_gifts(state) == (*before[: number - 1], next_card, *before[number:])
    dealt_ = after(state, ADA, Deal())
    gift_ids = [*dealt_.gifts, *dealt_.decks[0]]
    assert before[number - 1] not in gift_ids
    assert len(set(gift_ids)) == len(gift_ids) == 99


def test_a_voided_replaced_gift_does_not_come_back() -> None:
    state, number = preview_with_own(begun(3, with_own(*OWN)))
    voided_gift = preview_gifts(state)[number - 1]
    state = after(state, ADA, Replace(number))
    preview = preview_gifts(state)
    state = void(state, voided_gift)
    assert preview_gifts(state) == preview
    state = after(state, ADA, Deal())
    assert voided_gift not in (*state.gifts, *state.decks[0])
    assert len({*state.gifts, *state.decks[0]}) == 99


def test_a_voided_gift_deep_in_a_deck_changes_no_preview() -> None:
    state = after(begun(3, with_own(*OWN)), ADA, Choose(Deck.YELLOW))
    deep = next(gift for gift in state.decks[0][7:] if is_own(gift))
    voided = void(state, deep)
    assert preview_gifts(voided) == preview_gifts(state)
    assert (len(voided.decks[0]), voided.fresh[0]) == (99, 99)
    voided_state = void(after(state, ADA, Choose(Deck.RED)), deep)
    assert deep not in voided_state.decks[0]


def test_voiding_a_used_gift_keeps_the_count_of_fresh_gifts() -> None:
    state = after(*preview_with_own_dealt())
    used = next(gift for gift in state.decks[0][state.fresh[0] :] if is_own(gift))
    assert void(state, used).fresh == state.fresh


def preview_with_own_dealt() -> tuple[State, Seat]:
    """Return the dealer's preview in a second round, with used gifts under the yellow deck, and the dealer."""
    state, _ = preview_with_own(begun(3, with_own(*OWN)))
    state = after(state, ADA, Deal())
    for seat in (ADA, BOB, CYD):
        state = after(state, seat, Absent())
    return state, BOB


def test_a_voided_gift_on_the_table_moves_no_marker() -> None:
    """“else it moves nobody from then on” [D11]."""
    state, number = preview_with_own(begun(3, with_own(*OWN)))
    state = after(state, ADA, Deal())
    gift = state.gifts[number - 1]
    state = sealed(state, {BOB: ({ADA: (number, 1 + number % 7)}, (1, 2, 3, 4))})
    state = void(state, gift)
    assert board(state).voided == (number,)
    state = after(state, ADA, Open(BOB))
    assert state.openings[-1].trapped
    assert (state.openings[-1].given, state.openings[-1].got) == (0, 0)
    for seat in (ADA, BOB, CYD):
        state = after(up_to_turn_of(state, seat), seat, OpenAll())
    assert state.past[0].voided == (number,)
    assert gift not in state.decks[0]
    assert len(state.decks[0]) == 99


def test_only_moderators_void_and_only_gifts_in_play() -> None:
    state = begun(3, with_own(*OWN[:2]))
    assert GAME.beside.out_of_turn(state, MODERATOR) == (Void(OWN[0].gift), Void(OWN[1].gift))
    assert refusal(state, ADA, Void(OWN[0].gift)) == ("refused-moderators", {})
    state = void(state, OWN[0].gift)
    assert GAME.beside.out_of_turn(state, MODERATOR) == (Void(OWN[1].gift),)
    assert refusal(state, MODERATOR, Void(OWN[0].gift)) == ("refused-no-own-gift", {})
    assert refusal(state, MODERATOR, Choose(Deck.RED)) == ("refused-players", {})
    finished_state = replace(state, phase=Phase.OVER)
    assert GAME.beside.out_of_turn(finished_state, MODERATOR) == ()
    assert refusal(finished_state, MODERATOR, Void(OWN[1].gift)) == ("refused-over", {})


def test_the_next_dealer_is_the_next_remaining_player() -> None:
    """“the next to the left who has not gone” [R1]."""
    state = begun(5)
    state = after(state, ADA, Choose(Deck.RED), Deal())
    state = after(state, BOB, Absent(for_good=True))
    state = empty_round_of(state)
    assert state.dealer == CYD


def empty_round_of(state: State) -> State:
    """Let all players who still choose sit the round out."""
    for seat in sorted(GAME.to_act(state)):
        state = after(state, seat, Absent())
    return state


def test_used_cards_are_dealt_after_the_fresh_ones() -> None:
    state = begun(4)
    for _ in range(2):
        state = replace(state, idle=0)
        state = empty_round(state, 4).state
    assert sum(map(len, state.decks)) == 160
