"""Unwrapping: the order of openings, the ends of tracks, GiftTRAP."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Seat
from cogs.gifttrap import GAME
from cogs.gifttrap.board import Phase, steps, token_on
from cogs.gifttrap.facts import GiftOpened, TrapCalled, Unwrapped
from cogs.gifttrap.moves import Absent, GetMore, Give, GiveMore, Move, Open, OpenAll, Ready, Token, Trap, Wish
from cogs.gifttrap.options import Options, QuickUnwrap, track_length
from cogs.gifttrap.rules.scoring import clamp
from cogs.gifttrap.views import board
from tests.games.gifttrap.positions import (
    ADA,
    BOB,
    CYD,
    DAN,
    EVA,
    EXPERT,
    TRAPS,
    after,
    dealt,
    facts,
    filled,
    giving,
    kinds,
    play,
    refusal,
    sealed,
    standing,
    tokens_shown,
    up_to_turn_of,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.gifttrap.state import State
    from tests.games.gifttrap.positions import Sheets

QUICK = Options(quick_unwrap=QuickUnwrap.YES)


def test_the_dealer_unwraps_first_then_leftward() -> None:
    """“the dealer first, then leftward” [R6]."""
    state = sealed(replace(dealt(4), dealer=CYD))
    order = list[Seat]()
    while state.phase is Phase.UNWRAP and state.turn is not None:
        order.append(state.turn)
        state = after(state, state.turn, OpenAll())
    assert order == [CYD, DAN, ADA, BOB]


def test_gifts_can_be_opened_in_any_order() -> None:
    state = sealed(dealt(4))
    assert GAME.moves(state, ADA)[:-3] == tuple(Open(Seat(index), tile) for index in (1, 2, 3) for tile in (0, 1))
    state = after(state, ADA, Open(DAN, 1), Open(BOB, 0))
    assert board(state).closed[ADA] == ((BOB, 1), (CYD, 0), (CYD, 1), (DAN, 0))
    assert refusal(state, ADA, Open(DAN, 1)) == ("refused-not-closed", {})
    assert refusal(state, BOB, Open(ADA)) == ("refused-not-unwrapping", {})
    step = play(state, ADA, OpenAll())
    assert kinds(step) == ["GiftOpened"] * 4 + ["Unwrapped", "TokensShown"]
    assert step.state.turn == BOB


def test_the_last_gift_ends_the_turn() -> None:
    state = after(sealed(dealt(5)), ADA, *(Open(Seat(index)) for index in (4, 2, 1)))
    step = play(state, ADA, Open(DAN))
    assert kinds(step) == ["GiftOpened", "Unwrapped", "TokensShown"]
    get = step.state.friends[ADA].get
    assert Unwrapped(ADA, 4, get, get) in facts(step)


def test_steps_lost_at_go_are_not_counted() -> None:
    """“A marker stops at GO and at GIFTED; what is left over is lost” [R7], also where gifts are summed up."""
    state = sealed(dealt(5), {BOB: ({ADA: (4,)}, (1, 2, 3, 4))})
    step = play(state, ADA, OpenAll())
    (unwrap_fact,) = (fact for fact in facts(step) if isinstance(fact, Unwrapped))
    assert unwrap_fact.got == unwrap_fact.get > sum(opening.got for opening in step.state.openings)


def test_a_players_tokens_are_turned_up_when_their_turn_begins() -> None:
    state = sealed(dealt(4), {BOB: ({}, (9, 8, 7, 6))})
    assert board(state).tokens == ((1, 2, 3, 4), None, None, None)
    step = play(state, ADA, OpenAll())
    assert facts(step)[-1] == tokens_shown(step.state, BOB, 9, 8, 7, 6)
    assert board(step.state).tokens == ((1, 2, 3, 4), (9, 8, 7, 6), None, None)


def test_quick_unwrapping_opens_everything_at_once() -> None:
    """“everything is opened at once, the dealer first, then leftward” [D8]."""
    state = replace(dealt(5, QUICK), dealer=DAN)
    for seat in map(Seat, range(4)):
        state = after(filled(state, seat), seat, Ready())
    step = play(filled(state, Seat(4)), Seat(4), Ready())
    opened = [fact for fact in facts(step) if isinstance(fact, GiftOpened)]
    pairs = [(fact.receiver, fact.got, fact.giver) for fact in opened]
    order = {receiver: place for place, receiver in enumerate((3, 4, 0, 1, 2))}
    assert pairs == sorted(pairs, key=lambda pair: (order[pair[0]], *pair[1:]))
    assert {(receiver, giver) for receiver, _, giver in pairs} == {(a, b) for a in range(5) for b in range(5) if a != b}


def test_the_order_matters_at_the_ends_of_the_track() -> None:
    """“A marker stops at GO and at GIFTED; what is left over is lost, so the order matters” [R7]."""
    state = sealed(dealt(5), {BOB: ({ADA: (1,)}, (1, 2, 3, 4)), CYD: ({ADA: (4,)}, (1, 2, 3, 4))})
    state = standing(state, {ADA: (0, 1), BOB: (26, 0), CYD: (0, 0)})
    worse_first = after(state, ADA, Open(CYD), Open(BOB))
    better_first = after(state, ADA, Open(BOB), Open(CYD))
    assert (worse_first.friends[ADA].get, better_first.friends[ADA].get) == (3, 0)
    assert worse_first.friends[BOB].give == better_first.friends[BOB].give == 26
    assert worse_first.friends[CYD].give == 0


def test_an_absent_player_opens_all_gifts() -> None:
    """“Who is not there to unwrap opens all” [D9]."""
    state = sealed(dealt(5))
    assert after(state, ADA, Absent()) == after(state, ADA, OpenAll())
    step = play(state, ADA, Absent(for_good=True))
    assert kinds(step)[0] == "GoneForGood"
    state_after = step.state
    assert state_after.friends[ADA].gone
    assert state_after.openings == after(state, ADA, OpenAll()).openings
    assert board(state_after).closed[BOB] == tuple((Seat(index), 0) for index in (0, 2, 3, 4))


@pytest.mark.parametrize("move", [Give(BOB, 1), Wish(Token.OK, 1), Ready(), GiveMore(0)])
def test_changes_of_sealed_sheets_are_refused(move: Move) -> None:
    assert refusal(sealed(dealt(5)), ADA, move) == ("refused-unwrapping", {})


def test_any_player_may_call_gifttrap_during_any_turn() -> None:
    state = sealed(dealt(5, TRAPS))
    step = play(state, DAN, Trap(2))
    assert facts(step) == (TrapCalled(DAN, 2, state.gifts[1], ""),)
    assert board(step.state).trapped == (2,)
    assert [player.trap for player in board(step.state).players] == [True, True, True, False, True]
    assert GAME.beside.out_of_turn(step.state, DAN) == ()
    assert GAME.beside.out_of_turn(step.state, ADA) == tuple(Trap(number) for number in (1, 3, 4, 5, 6))
    assert GAME.to_act(step.state) == GAME.to_act(state)


def test_a_trapped_great_is_not_counted() -> None:
    """“A gift that moves nobody [V2] is no GREAT” [D3]: it is counted for neither side."""
    state = sealed(dealt(5, TRAPS), {BOB: ({ADA: (1,)}, (1, 2, 3, 4))})
    state = after(after(state, CYD, Trap(1)), ADA, Open(BOB))
    assert state.openings[-1].token is Token.GREAT
    assert (state.friends[BOB].greats_given, state.friends[ADA].greats_received) == (0, 0)
    counted = after(sealed(dealt(5), {BOB: ({ADA: (1,)}, (1, 2, 3, 4))}), ADA, Open(BOB))
    assert (counted.friends[BOB].greats_given, counted.friends[ADA].greats_received) == (1, 1)


def after_resignation(state: State, seat: Seat) -> State:
    """Return the state after a seat resigned while it unwrapped."""
    return after(up_to_turn_of(state, seat), seat, Absent(for_good=True))


def test_gifttrap_is_refused_where_not_allowed() -> None:
    state = sealed(dealt(5, TRAPS))
    assert refusal(sealed(dealt(5)), BOB, Trap(1)) == ("refused-no-gifttrap", {})
    assert refusal(dealt(5, TRAPS), BOB, Trap(1)) == ("refused-trap-later", {})
    assert refusal(state, BOB, Trap(7)) == ("refused-no-gift", {"most": 6})
    trap_state = after(state, BOB, Trap(1))
    assert refusal(trap_state, BOB, Trap(2)) == ("refused-trap-used", {})
    assert refusal(trap_state, CYD, Trap(1)) == ("refused-trapped", {})
    assert refusal(after_resignation(state, ADA), ADA, Trap(1)) == ("refused-trap-used", {})


@settings(max_examples=40)
@given(st.integers(3, 8), st.sampled_from((Options(), EXPERT)), st.integers(0, 10_000))
def test_every_opening_moves_exactly_two_markers(players: int, options: Options, seed: int) -> None:
    luck = Chance(b"open", seed)
    state = dealt(players, options)
    track = track_length(state.options, players)
    for seat in map(Seat, range(players)):
        state = filled(state, seat, None, luck.shuffled(range(1, len(state.gifts) + 1))[:4])
        state = after(state, seat, *luck.shuffled(giving(state, seat)), Ready())
    state = standing(state, {index: (luck.below(track + 1), luck.below(track + 1)) for index in range(players)})
    while state.turn is not None and state.phase is Phase.UNWRAP and state.round == 1:
        before, seat = state.friends, state.turn
        state = after(state, seat, luck.pick([move for move in GAME.moves(state, seat) if isinstance(move, Open)]))
        if state.round > 1:
            break
        last = state.openings[-1]
        assert last.token == token_on(before[seat].sheet.wishes, last.gift)
        assert last.given == last.got == steps(last.token)
        assert state.friends[last.giver].give == clamp(before[last.giver].give + last.given, track) == last.give
        assert state.friends[seat].get == clamp(before[seat].get + last.got, track) == last.get
        for index, (old, new) in enumerate(zip(before, state.friends, strict=True)):
            assert index == last.giver or old.give == new.give
            assert index == seat or old.get == new.get


def unwrapped(state: State, order: Sequence[tuple[Seat, int]]) -> tuple[int, tuple[int, ...]]:
    """Return where Ada's GET and every player's GIVE stand after Ada has opened her gifts in this order."""
    friends = after(state, ADA, *(Open(giver, tile) for giver, tile in order)).friends
    return friends[ADA].get, tuple(friend.give for friend in friends)


@settings(max_examples=60)
@given(
    st.integers(0, 20),
    st.lists(st.integers(0, 20), min_size=3, max_size=3),
    st.permutations(range(1, 8)),
    st.tuples(*(st.permutations(range(1, 8)) for _ in range(2))),
    st.sampled_from([None, 0, 1]),
    st.booleans(),
)
def test_no_order_of_opening_is_better_for_either_marker(
    get: int,
    gives: list[int],
    wishes: list[int],
    gifts: tuple[list[int], list[int]],
    get_more: int | None,
    give_more: bool,  # noqa: FBT001 - drawn by hypothesis
) -> None:
    """“the receiver's GET gets as far as it can, and no order is better for a giver's GIVE either” [D8]."""
    sheets: Sheets = {
        ADA: ({}, tuple(wishes[:4])),
        **{giver: ({ADA: tuple(numbers[:2])}, (1, 2, 3, 4)) for giver, numbers in zip((BOB, CYD), gifts, strict=True)},
    }
    cards: dict[Seat, GiveMore | GetMore] = {BOB: GiveMore(gifts[0][0])} if give_more else {}
    cards |= {} if get_more is None else {ADA: GetMore(CYD, get_more)}
    state = standing(sealed(dealt(3, EXPERT), sheets, cards), {index: (give, get) for index, give in enumerate(gives)})
    results = [unwrapped(state, order) for order in permutations(board(state).closed[ADA])]
    friends = after(state, ADA, OpenAll()).friends
    assert friends[ADA].get == max(result[0] for result in results)
    assert tuple(friend.give for friend in friends) == tuple(
        map(max, zip(*(result[1] for result in results), strict=True))
    )


def test_steps_back_are_lost_at_go_when_everything_is_opened_at_once() -> None:
    """“steps back first, then steps forward, of equals by the givers' seats” [D8]."""
    numbers = {BOB: 1, CYD: 4, DAN: 5, EVA: 6}
    state = sealed(dealt(5), {giver: ({ADA: (number,)}, (1, 2, 3, 4)) for giver, number in numbers.items()})
    step = play(state, ADA, OpenAll())
    opened = [(fact.giver, fact.got) for fact in facts(step) if isinstance(fact, GiftOpened)]
    assert opened == [(CYD, -4), (DAN, -1), (EVA, -1), (BOB, 3)]
    assert step.state.friends[ADA].get == 3
