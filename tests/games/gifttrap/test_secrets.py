"""Secrets: sheets, previews, decks, whims. A redeal can give every consistent secret, and no view depends on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import ComputerSeat, Refused, Seat, Strength
from cogs.gifttrap import GAME
from cogs.gifttrap.board import Phase, is_complete
from cogs.gifttrap.board import numbers_given_to as given_numbers
from cogs.gifttrap.gifts import Deck
from cogs.gifttrap.moves import (
    Absent,
    Choose,
    Deal,
    GetMore,
    Give,
    GiveMore,
    Move,
    Open,
    OpenAll,
    Ready,
    Replace,
    TakeBack,
    Token,
    Trap,
    Turn,
    Wish,
)
from cogs.gifttrap.options import Options
from cogs.gifttrap.views import board, hand, redeal
from tests.games.gifttrap.positions import (
    ADA,
    BOB,
    CYD,
    EXPERT,
    after,
    at_random,
    begun,
    dealt,
    filled,
    sealed,
    up_to_turn_of,
)

if TYPE_CHECKING:
    from cogs.gifttrap.state import State

DEALS = 60
BOTS = (ComputerSeat(ADA, "Robin", Strength.STRONG), ComputerSeat(CYD, "Kim", Strength.EASY))
EVERYTHING: tuple[Move, ...] = (
    *map(Choose, Deck),
    *(kind(number) for kind in (Turn, Replace, GiveMore, Trap) for number in range(11)),
    *(Give(Seat(friend), gift, tile) for friend in range(9) for gift in range(11) for tile in range(3)),
    *(Wish(token, gift) for token in Token for gift in range(11)),
    *(kind(Seat(giver), tile) for kind in (GetMore, Open) for giver in range(9) for tile in range(3)),
    GetMore(None),
    *(Deal(), Ready(), TakeBack(), OpenAll(), Absent(), Absent(for_good=True)),
)
"""Every move that can be typed."""


def played(seed: int, players: int, options: Options, moves: int) -> State:
    """Return a table some moves into a random game."""
    table = b"%d" % seed
    state = GAME.start(players, options, Chance(table, 0)).state
    for number in range(1, moves):
        if not GAME.to_act(state):
            break
        seat, move = at_random(state, players, Chance(table, -number))
        state = GAME.apply(state, seat, move, Chance(table, number)).state
    return state


def refusals(state: State, seat: Seat) -> list[tuple[str, dict[str, str | int]] | None]:
    """Return the refusals of all moves for a seat; None for a legal move."""
    return [_refused(state, seat, move) for move in EVERYTHING]


def _refused(state: State, seat: Seat, move: Move) -> tuple[str, dict[str, str | int]] | None:
    try:
        GAME.apply(state, seat, move, Chance(b"", 1))
    except Refused as refused:
        return refused.text, refused.variables
    return None


tables = st.tuples(st.integers(0, 30), st.integers(3, 8), st.booleans(), st.integers(1, 600))


@pytest.mark.unmeasured
@settings(max_examples=60)
@given(tables, st.integers(0, 99))
def test_no_view_menu_or_refusal_depends_on_secrets(table: tuple[int, int, bool, int], deal: int) -> None:
    seed, players, expert, moves = table
    state = played(seed, players, Options(expert=expert, gifttrap_card=expert, computers=BOTS), moves)
    for seat in (None, *map(Seat, range(players))):
        redealt_state = redeal(state, seat, Chance(b"deal", deal))
        assert board(redealt_state) == board(state)
        assert GAME.to_act(redealt_state) == GAME.to_act(state)
        if seat is not None:
            assert hand(redealt_state, seat) == hand(state, seat)
            assert GAME.moves(redealt_state, seat) == GAME.moves(state, seat)
            assert GAME.beside.out_of_turn(redealt_state, seat) == GAME.beside.out_of_turn(state, seat)
            assert refusals(redealt_state, seat) == refusals(state, seat)


@settings(max_examples=60)
@given(tables, st.integers(0, 99))
def test_every_redealt_sheet_is_legal(table: tuple[int, int, bool, int], deal: int) -> None:
    seed, players, expert, moves = table
    state = played(seed, players, Options(expert=expert), moves)
    other = redeal(state, None, Chance(b"deal", deal))
    assert [sorted(map(msgspec.json.encode, map(_card, deck))) for deck in other.decks] == [
        sorted(map(msgspec.json.encode, map(_card, deck))) for deck in state.decks
    ]
    for friend, true in zip(other.friends, state.friends, strict=True):
        numbers, tokens = given_numbers(friend.sheet), [token for token in friend.sheet.wishes if token]
        assert len(set(numbers)) == len(numbers)
        assert len(set(tokens)) == len(tokens)
        assert list(map(len, friend.sheet.gives)) == list(map(len, true.sheet.gives))
        assert friend.sheet.give_more in (0, *numbers)
        assert not friend.ready or state.phase is Phase.OVER or is_complete(friend.sheet)


def _card(gift: str) -> str:
    """Return the card of a gift, whichever side is up."""
    return gift if gift.startswith("own") else gift[:-1]


def redealt(state: State, seat: Seat | None) -> list[State]:
    """Return many states that a seat cannot tell apart."""
    return [redeal(state, seat, Chance(b"", deal)) for deal in range(DEALS)]


def test_a_redeal_varies_both_halves_of_other_sheets() -> None:
    state = after(filled(dealt(5), BOB), BOB, Ready())
    deals = redealt(state, ADA)
    assert len({other.friends[BOB].sheet.gives for other in deals}) > DEALS / 2
    assert len({other.friends[BOB].sheet.wishes for other in deals}) > DEALS / 2
    assert {other.friends[BOB].sheet for other in redealt(state, BOB)} == {state.friends[BOB].sheet}


def test_a_redeal_may_empty_the_sheet_of_an_unready_player() -> None:
    deals = redealt(filled(dealt(5), BOB), ADA)
    assert {len(given_numbers(other.friends[BOB].sheet)) for other in deals} == {0, 1, 2, 3, 4}


def test_a_redeal_keeps_opened_gifts_and_varies_the_rest() -> None:
    state = after(up_to_turn_of(sealed(dealt(5)), BOB), BOB, Open(CYD))
    opened_gifts = {(opening.giver, opening.receiver): opening.gift for opening in state.openings}
    for other in redealt(state, None):
        for (giver, receiver), gift in opened_gifts.items():
            assert other.friends[giver].sheet.gives[receiver] == (gift,)
        assert [other.friends[index].sheet.wishes for index in (0, 1)] == [
            state.friends[index].sheet.wishes for index in (0, 1)
        ]
    assert len({other.friends[CYD].sheet.wishes for other in redealt(state, None)}) > 1


@pytest.mark.parametrize("bob_first", [True, False])
def test_the_expert_cards_stay_hidden_until_their_gift_is_opened(bob_first: bool) -> None:  # noqa: FBT001 - either
    state = sealed(dealt(5, EXPERT), cards={ADA: GetMore(BOB), BOB: GiveMore(1)})
    assert state.friends[BOB].sheet.gives[ADA] == (1,)
    state = after(state, ADA, Open(BOB) if bob_first else Open(CYD))
    deals = redealt(state, None)
    assert ({other.friends[ADA].sheet.get_more for other in deals} == {(BOB, 0)}) == bob_first
    assert ({other.friends[BOB].sheet.give_more for other in deals} == {1}) == bob_first


def test_only_the_dealer_knows_a_preview() -> None:
    state = after(begun(5), ADA, Choose(Deck.BLUE), Turn(1))
    previews = {hand(other, ADA).preview for other in redealt(state, BOB)}
    assert len(previews) > DEALS / 4
    assert None in previews
    own = redealt(state, ADA)
    assert {hand(other, ADA).preview for other in own} == {hand(state, ADA).preview}
    assert len({other.decks for other in own}) == DEALS
    assert {after(other, ADA, Deal()).gifts for other in own} == {after(state, ADA, Deal()).gifts}


def test_a_redeal_keeps_used_gifts_under_a_deck() -> None:
    state = dealt(3)
    for seat in (ADA, BOB, CYD):
        state = after(state, seat, Absent())
    assert {other.decks[1][-7:] for other in redealt(state, ADA)} == {state.decks[1][-7:]}


def test_whims_are_secret_until_the_game_is_over() -> None:
    """“and the whims of computer players, until the game is over” [R10]."""
    state = dealt(4, Options(computers=BOTS))
    whims = [friend.whim for friend in state.friends]
    assert [whim is None for whim in whims] == [False, True, False, True]
    assert all(player.whim is None for player in board(state).players)
    assert [hand(state, Seat(index)).whim for index in range(4)] == whims
    deals = redealt(state, ADA)
    assert {other.friends[ADA].whim for other in deals} == {whims[ADA]}
    assert len({other.friends[CYD].whim for other in deals}) == DEALS
    finished_state = replace(state, phase=Phase.OVER)
    assert [player.whim for player in board(finished_state).players] == whims
    assert {other.friends[CYD].whim for other in redealt(finished_state, ADA)} == {whims[CYD]}


def test_news_does_not_depend_on_sealed_sheets() -> None:
    """The news after the last player becomes ready depends on turned-up tokens, not on the rest of the sheets."""
    state = dealt(5)
    for seat in map(Seat, range(1, 5)):
        state = after(filled(state, seat), seat, Ready())
    state = filled(state, ADA)
    news = {GAME.apply(other, ADA, Ready(), Chance(b"", 1)).news for other in redealt(state, ADA)}
    assert news == {GAME.apply(state, ADA, Ready(), Chance(b"", 1)).news}
