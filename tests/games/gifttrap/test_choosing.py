"""The sheet: filling it, changing it, becoming ready, taking that back, sitting out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Seat
from cogs.gifttrap import GAME
from cogs.gifttrap.board import Phase, is_complete
from cogs.gifttrap.board import numbers_given_to as given_numbers
from cogs.gifttrap.facts import AllReady, SatOut
from cogs.gifttrap.gifts import Deck
from cogs.gifttrap.moves import (
    Absent,
    Choose,
    Deal,
    Draft,
    GetMore,
    Give,
    GiveMore,
    Move,
    Open,
    OpenAll,
    Ready,
    TakeBack,
    Token,
    Wish,
)
from cogs.gifttrap.options import Options
from cogs.gifttrap.views import board, hand
from tests.games.gifttrap.positions import (
    ADA,
    BOB,
    CYD,
    EXPERT,
    after,
    dealt,
    facts,
    filled,
    play,
    refusal,
    sealed,
    tokens_shown,
)

if TYPE_CHECKING:
    from cogs.gifttrap.board import Sheet
    from cogs.gifttrap.state import State


def sheet(state: State, seat: Seat = ADA) -> Sheet:
    """Return a seat's sheet."""
    return hand(state, seat).sheet


def with_spare(state: State, seat: Seat, spare: int) -> State:
    """Return the state with this number of changes left for a seat's sheet."""
    friends = list(state.friends)
    friends[seat] = replace(friends[seat], spare=spare)
    return replace(state, friends=tuple(friends))


def test_a_draft_is_not_announced() -> None:
    """“a change of a sheet is told nowhere” [R10]."""
    state = dealt(4)
    step = play(state, BOB, Give(ADA, 3, 1), Wish(Token.OK, 2))
    assert step.news == ()
    assert board(step.state) == board(state)
    assert GAME.to_act(step.state) == GAME.to_act(state)
    assert hand(step.state, ADA) == hand(state, ADA)
    assert sheet(step.state, BOB).gives == ((0, 3), (), (0, 0), (0, 0))
    assert sheet(step.state, BOB).wishes == (0, 0, 2, 0)


def test_a_token_laid_on_another_is_swapped() -> None:
    """“so does a token laid where another lies” [D10]."""
    state = after(dealt(), ADA, Wish(Token.GREAT, 1), Wish(Token.GOOD, 2), Wish(Token.GREAT, 2))
    assert sheet(state).wishes == (2, 1, 0, 0)
    assert sheet(after(state, ADA, Wish(Token.NO_WAY, 1))).wishes == (2, 0, 0, 1)


def test_two_gifts_to_one_friend_can_be_swapped() -> None:
    state = after(dealt(), ADA, Give(BOB, 1, 0), Give(BOB, 2, 1), Give(BOB, 2, 0))
    assert sheet(state).gives[BOB] == (2, 1)


def test_choosing_the_same_value_changes_nothing() -> None:
    state = filled(dealt(), ADA)
    assert after(state, ADA, Give(BOB, sheet(state).gives[BOB][0], 0), Wish(Token.GREAT, 1)) == state


REFUSALS: list[tuple[Move, tuple[str, dict[str, int]]]] = [
    (Give(ADA, 1), ("refused-to-oneself", {})),
    (Give(Seat(9), 1), ("refused-no-friend", {})),
    (Give(Seat(-1), 1), ("refused-no-friend", {})),
    (Give(BOB, 0), ("refused-no-gift", {"most": 7})),
    (Give(BOB, 8), ("refused-no-gift", {"most": 7})),
    (Give(BOB, 1, 2), ("refused-no-tile", {"most": 2})),
    (Give(BOB, 1, -1), ("refused-no-tile", {"most": 2})),
    (Wish(Token.OK, 0), ("refused-no-gift", {"most": 7})),
    (GiveMore(1), ("refused-not-expert", {})),
    (GetMore(BOB), ("refused-not-expert", {})),
    (Ready(), ("refused-incomplete", {"gifts": 4, "tokens": 4})),
    (TakeBack(), ("refused-nothing-to-take-back", {})),
    (Choose(Deck.RED), ("refused-choosing", {})),
    (Deal(), ("refused-choosing", {})),
    (Open(BOB), ("refused-choosing", {})),
    (OpenAll(), ("refused-choosing", {})),
]


@pytest.mark.parametrize(("move", "reason"), REFUSALS)
def test_illegal_choices_are_refused_with_a_reason(move: Move, reason: tuple[str, dict[str, int]]) -> None:
    assert refusal(dealt(), ADA, move) == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (GiveMore(7), "refused-not-your-tile"),
        (GiveMore(-1), "refused-not-your-tile"),
        (GetMore(ADA), "refused-to-oneself"),
        (GetMore(BOB, 2), "refused-no-tile"),
        (GetMore(None, 1), "refused-no-tile"),
    ],
)
def test_expert_cards_lie_only_on_gifts(move: Move, reason: str) -> None:
    assert refusal(filled(dealt(3, EXPERT), ADA), ADA, move)[0] == reason


def test_give_more_stays_on_its_tile() -> None:
    """“It stays on its tile when that goes to another friend” [D6]."""
    state = after(dealt(5, EXPERT), ADA, Give(BOB, 3), GiveMore(3))
    assert sheet(after(state, ADA, Give(CYD, 3))).give_more == 3
    assert sheet(after(state, ADA, Give(BOB, 4))).give_more == 0
    assert sheet(after(state, ADA, GiveMore(0))).give_more == 0


def test_get_more_names_a_giver_and_a_tile() -> None:
    """“it names a giver, and with two gifts from each also which of them” [D5]."""
    state = after(dealt(4, EXPERT), ADA, GetMore(BOB, 1))
    assert sheet(state).get_more == (BOB, 1)
    assert sheet(after(state, ADA, GetMore(None))).get_more is None
    assert hand(state, ADA).received == tuple((Seat(index), tile) for index in (1, 2, 3) for tile in (0, 1))
    assert hand(dealt(4), ADA).received == ()


def test_both_cards_may_lie_on_one_gift() -> None:
    """“Both cards may lie on one gift” [D6]."""
    state = sealed(dealt(5, EXPERT), {ADA: ({BOB: (1,)}, (1, 2, 3, 4))}, {ADA: GiveMore(1), BOB: GetMore(ADA)})
    state = after(after(state, ADA, OpenAll()), BOB, Open(ADA))
    assert (state.openings[-1].given, state.openings[-1].got) == (6, 6)


def test_the_last_ready_player_seals_the_round() -> None:
    state = dealt()
    for seat in (ADA, BOB):
        step = play(filled(state, seat), seat, Ready())
        assert step.news == ()
        state = step.state
    assert [player.ready for player in board(state).players] == [True, True, False]
    step = play(filled(state, CYD), CYD, Ready())
    assert facts(step) == (AllReady(3), tokens_shown(step.state, ADA, 1, 2, 3, 4))
    assert step.state.phase is Phase.UNWRAP
    assert refusal(step.state, ADA, TakeBack()) == ("refused-nothing-to-take-back", {})
    assert refusal(step.state, ADA, Give(BOB, 1))[0] == "refused-unwrapping"


def test_a_ready_player_must_take_it_back_to_change_a_sheet() -> None:
    """“until then anybody may take it back” [R5]."""
    state = after(filled(dealt(), ADA), ADA, Ready())
    assert refusal(state, ADA, Wish(Token.OK, 7)) == ("refused-ready", {})
    assert GAME.moves(state, ADA) == ()
    assert GAME.beside.out_of_turn(state, ADA) == (TakeBack(),)
    step = play(state, ADA, TakeBack())
    assert step.news == ()
    assert GAME.to_act(step.state) == {ADA, BOB, CYD}
    assert is_complete(sheet(step.state))


def test_the_last_ready_and_a_take_back_work_in_either_order() -> None:
    """Two players press at the same moment: the later press is refused or the round continues, in either order."""
    state = dealt()
    for seat in (ADA, BOB):
        state = after(filled(state, seat), seat, Ready())
    state = filled(state, CYD)
    taken_back = after(after(state, ADA, TakeBack()), CYD, Ready())
    assert taken_back.phase is Phase.CHOOSE
    assert GAME.to_act(taken_back) == {ADA}
    sealed_ = after(state, CYD, Ready())
    assert refusal(sealed_, ADA, TakeBack()) == ("refused-nothing-to-take-back", {})
    assert all(friend.ready for friend in sealed_.friends)


def test_the_order_of_readiness_is_not_stored() -> None:
    first = second = filled(filled(dealt(), ADA), BOB)
    for first_seat, second_seat in ((ADA, BOB), (BOB, ADA)):
        first, second = after(first, first_seat, Ready()), after(second, second_seat, Ready())
    assert first == second


def test_a_player_who_sits_out_may_come_back() -> None:
    """“Till the others are ready they may come back” [D9]."""
    step = play(dealt(), ADA, Absent())
    assert facts(step) == (SatOut(ADA),)
    assert refusal(step.state, ADA, Give(BOB, 1)) == ("refused-sitting-out", {})
    state_after = after(step.state, ADA, TakeBack())
    assert ADA in GAME.to_act(state_after)


def test_changes_of_a_sheet_are_limited() -> None:
    """“forty times in the game and four times more in every round” [D13]."""
    state = filled(dealt(), ADA)
    assert state.friends[ADA].spare == hand(state, ADA).spare == 44
    for number in range(44):
        state = after(state, ADA, Wish(Token.GREAT, 1 + number % 2))
    assert state.friends[ADA].spare == 1
    state = after(state, ADA, Wish(Token.GREAT, 1))
    assert refusal(state, ADA, Wish(Token.GREAT, 2)) == ("refused-no-spare", {})
    assert GAME.moves(state, ADA) == (Ready(), Absent(), Absent(for_good=True))
    ready = after(state, ADA, Ready())
    assert refusal(ready, ADA, TakeBack()) == ("refused-no-spare", {})
    assert GAME.beside.out_of_turn(ready, ADA) == ()


def test_an_empty_place_can_always_be_filled() -> None:
    """“Filling an empty place is no change” [D13]."""
    state = with_spare(after(dealt(5, EXPERT), ADA, Give(BOB, 3)), ADA, 0)
    menu = GAME.moves(state, ADA)
    assert Give(CYD, 4) in menu
    assert Give(CYD, 3) not in menu
    assert Give(BOB, 3) not in menu
    assert GiveMore(3) in menu
    state = after(state, ADA, GiveMore(3), GetMore(BOB))
    assert not {GiveMore(0), GetMore(CYD)} & set(GAME.moves(state, ADA))
    assert is_complete(sheet(filled(with_spare(dealt(5), ADA, 0), ADA)))


def test_the_menu_includes_chosen_values() -> None:
    state = filled(dealt(4), ADA)
    menu = GAME.moves(state, ADA)
    assert Give(BOB, sheet(state).gives[BOB][1], 1) in menu
    assert len(menu) == 3 * 2 * 9 + 4 * 9 + 3


@settings(max_examples=60)
@given(st.integers(3, 8), st.sampled_from((Options(), EXPERT)), st.integers(0, 1000), st.integers(1, 44))
def test_a_sheet_has_no_gift_twice(players: int, options: Options, seed: int, edits: int) -> None:
    """“no sheet ever has a gift twice” [D10]."""
    state, luck = dealt(players, options), Chance(b"edits", seed)
    for _ in range(edits):
        state = after(state, ADA, luck.pick([move for move in GAME.moves(state, ADA) if isinstance(move, Draft)]))
        numbers, tokens = given_numbers(sheet(state)), [token for token in sheet(state).wishes if token]
        assert len(set(numbers)) == len(numbers)
        assert len(set(tokens)) == len(tokens)
        assert sheet(state).give_more in (0, *numbers)
        assert (Ready() in GAME.moves(state, ADA)) == is_complete(sheet(state))
