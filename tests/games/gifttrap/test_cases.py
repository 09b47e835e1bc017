"""The worked cases [G1] to [G12] of the rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.gifttrap import GAME
from cogs.gifttrap.board import Phase, numbers_given_to
from cogs.gifttrap.facts import GiftOpened, GiftTrapped
from cogs.gifttrap.moves import Absent, GetMore, Give, GiveMore, Open, OpenAll, Ready, Token, Trap
from cogs.gifttrap.options import Options, QuickUnwrap, track_length
from cogs.gifttrap.views import board
from tests.games.gifttrap.positions import (
    ADA,
    BOB,
    CYD,
    EXPERT,
    TRAPS,
    after,
    dealt,
    empty_round,
    facts,
    filled,
    one_gift,
    play,
    sealed,
    standing,
    up_to_turn_of,
)

BY_TOKEN = [(0, 3), (1, 2), (2, 1), (3, -4), (4, -1)]


def test_g1_six_players_lay_seven_gifts_out() -> None:
    state = dealt(6)
    assert len(state.gifts) == 7
    assert len(numbers_given_to(filled(state, ADA).friends[ADA].sheet)) == 5


@pytest.mark.parametrize(("players", "gifts", "per_friend"), [(3, 7, 4), (4, 9, 6)])
def test_g2_few_players_give_two_to_each(players: int, gifts: int, per_friend: int) -> None:
    state = dealt(players)
    assert len(state.gifts) == gifts
    assert len(set(numbers_given_to(filled(state, ADA).friends[ADA].sheet))) == per_friend


@pytest.mark.parametrize(("token", "steps"), BY_TOKEN)
def test_g3_a_gift_moves_the_givers_give_and_the_receivers_get(token: int, steps: int) -> None:
    step = one_gift(token)
    fact = facts(step)[0]
    assert isinstance(fact, GiftOpened)
    assert (fact.giver, fact.receiver, fact.number, fact.given, fact.got) == (ADA, BOB, 5, steps, steps)
    assert fact.token == (*Token, "")[token]
    ada, bob = step.state.friends[ADA], step.state.friends[BOB]
    assert (ada.give, ada.get, bob.give, bob.get) == (10 + steps, 10, 10, 10 + steps)


@pytest.mark.parametrize(("token", "steps_given", "got"), [(0, 6, 3), (3, -8, -4), (4, -2, -1)])
def test_g4_give_more_doubles_for_the_giver(token: int, steps_given: int, got: int) -> None:
    state = one_gift(token, {ADA: GiveMore(5)}, EXPERT).state
    assert (state.friends[ADA].give, state.friends[BOB].get) == (10 + steps_given, 10 + got)
    assert state.openings[-1].give_more
    assert not state.openings[-1].get_more


@pytest.mark.parametrize(("token", "steps_given", "got"), [(0, 3, 6), (3, -4, -8), (4, -1, -2)])
def test_g5_get_more_doubles_for_the_receiver(token: int, steps_given: int, got: int) -> None:
    state = one_gift(token, {BOB: GetMore(ADA)}, EXPERT).state
    assert (state.friends[ADA].give, state.friends[BOB].get) == (10 + steps_given, 10 + got)
    assert state.openings[-1].get_more
    assert not state.openings[-1].give_more


def test_g6_both_markers_on_gifted_during_a_round_end_no_game() -> None:
    state = sealed(dealt(5), {ADA: ({BOB: (1,), CYD: (5,)}, (1, 2, 3, 4))})
    state = standing(up_to_turn_of(state, BOB), {ADA: (24, 26)})
    state = after(state, BOB, Open(ADA))
    assert (state.friends[ADA].give, state.friends[ADA].get) == (26, 26)
    state = after(after(state, BOB, OpenAll()), CYD, Open(ADA))
    assert state.friends[ADA].give == 25
    assert GAME.outcome(state) is None


def test_g7_no_way_at_go_stays_at_go() -> None:
    state = sealed(dealt(5), {ADA: ({BOB: (4,)}, (1, 2, 3, 4))})
    state = after(standing(up_to_turn_of(state, BOB), {BOB: (0, 0)}), BOB, Open(ADA))
    assert (state.openings[-1].token, state.openings[-1].got) == (Token.NO_WAY, -4)
    assert state.friends[BOB].get == 0


def test_g8_gifttrap_stops_only_unopened_gifts() -> None:
    sheets = {BOB: ({ADA: (3,)}, (1, 2, 3, 4)), ADA: ({BOB: (3,)}, (1, 2, 3, 4)), CYD: ({BOB: (4,)}, (1, 2, 3, 4))}
    state = standing(sealed(dealt(5, TRAPS), sheets), dict.fromkeys(range(5), (10, 10)))
    state = after(state, ADA, Open(BOB))
    assert (state.friends[BOB].give, state.friends[ADA].get) == (11, 11)
    state = up_to_turn_of(after(state, BOB, Trap(3)), BOB)
    before = state.friends[ADA].give, state.friends[BOB].get
    step = play(state, BOB, Open(ADA))
    assert isinstance(facts(step)[0], GiftTrapped)
    assert (step.state.friends[ADA].give, step.state.friends[BOB].get) == before
    assert step.state.openings[-1].trapped


def test_g9_a_gift_chosen_for_a_second_friend_is_swapped() -> None:
    state = after(dealt(5), ADA, Give(BOB, 3), Give(CYD, 5))
    swapped = after(state, ADA, Give(CYD, 3)).friends[ADA].sheet
    assert (swapped.gives[BOB], swapped.gives[CYD]) == ((5,), (3,))
    empty = after(dealt(5), ADA, Give(BOB, 3), Give(CYD, 3)).friends[ADA].sheet
    assert (empty.gives[BOB], empty.gives[CYD]) == ((0,), (3,))


def test_g10_gifts_from_and_to_an_unready_player_stay_closed() -> None:
    state = dealt(3, Options(quick_unwrap=QuickUnwrap.YES))
    for seat in (ADA, BOB):
        state = after(filled(state, seat), seat, Ready())
    state = filled(state, CYD)
    step = play(state, CYD, Absent())
    (past,) = board(step.state).past
    assert {(opening.giver, opening.receiver) for opening in past.openings} == {(ADA, BOB), (BOB, ADA)}
    assert len(past.openings) == 4
    assert past.tokens[CYD] is None
    assert (step.state.friends[CYD].give, step.state.friends[CYD].get) == (0, 0)


def test_g11_after_the_last_round_the_greater_sum_wins() -> None:
    state = standing(dealt(5), {0: (25, 12), 1: (18, 20)}, phase=Phase.DEAL, round=8, gifts=())
    finished_state = empty_round(state, 5).state
    assert track_length(finished_state.options, 5) == 26
    outcome = GAME.outcome(finished_state)
    assert outcome is not None
    assert outcome.winners == {BOB}
    assert outcome.scores[:2] == (37, 38)


def test_g12_greats_given_break_ties_on_gifted() -> None:
    state = standing(dealt(5), {0: (26, 26), 1: (26, 26)}, phase=Phase.DEAL, round=3, gifts=())
    ada, bob, *others = state.friends
    ada, bob = replace(ada, greats_given=7, greats_received=9), replace(bob, greats_given=9)
    outcome = GAME.outcome(empty_round(replace(state, friends=(ada, bob, *others)), 5).state)
    assert outcome is not None
    assert outcome.places == (2, 1, 3, 3, 3)
