"""Wishes by its RULES.md; the tests for all games find it by themselves."""

from typing import Any

import pytest

from bot.game.chance import Chance
from bot.game.contract import MODERATOR, Budget, ComputerSeat, Outcome, Refused, Seat, Strength
from cogs.wishes import GAME
from cogs.wishes.board import (
    BecameReady,
    Believe,
    Options,
    Ready,
    RoundOver,
    SatOut,
    SitOut,
    TakeBack,
    Unwrapped,
    Void,
    Wrap,
)
from cogs.wishes.rules import State

ANNA, BOB, LUCK = Seat(0), Seat(1), Chance(b"", 0)
STATE = State(
    Options(rounds=1), wishes=(1, 2), wrapped=((0, 0), (0, 0)), ready=(False, False), believed=((0, 0), (0, 0))
)


def played(*moves: tuple[Seat, Any], state: State = STATE) -> tuple[State, list[object]]:
    """Make these moves; return the state and the facts of all of them."""
    facts: list[object] = []
    for seat, move in moves:
        step = GAME.apply(state, seat, move, LUCK)
        state, facts = step.state, [*facts, *(news.fact for news in step.news)]
    return state, facts


def test_c1_anna_knows_bobs_wish() -> None:
    moves = ((ANNA, Wrap(BOB, 2)), (BOB, Wrap(ANNA, 3)), (ANNA, Ready()), (BOB, Ready()))
    state, facts = played(*moves)
    opened = [Unwrapped(ANNA, BOB, 2), Unwrapped(BOB, ANNA, 3)]
    assert facts == [BecameReady(ANNA), BecameReady(BOB), *opened, RoundOver(1)]
    assert GAME.outcome(state) == Outcome(places=(1, 2), scores=(1, 0))


def test_ready_needs_a_thing_for_every_friend() -> None:
    with pytest.raises(Refused, match="not-now"):
        GAME.apply(STATE, ANNA, Ready(), LUCK)


def test_r3_ready_can_be_taken_back_until_all_are_ready() -> None:
    state, _ = played((ANNA, Wrap(BOB, 2)), (ANNA, Ready()))
    assert GAME.beside.out_of_turn(state, ANNA) == (TakeBack(),)
    assert GAME.beside.out_of_turn(state, BOB) == ()
    assert GAME.to_act(played((ANNA, TakeBack()), state=state)[0]) == {ANNA, BOB}


def test_r6_a_player_who_sits_out_gives_nothing() -> None:
    state, facts = played((ANNA, Wrap(BOB, 2)), (ANNA, SitOut()), (BOB, SitOut(gone=True)))
    assert facts == [SatOut(ANNA), SatOut(BOB), RoundOver(1)]
    assert state.given == ()


def test_only_sitting_out_is_grave() -> None:
    moves = GAME.moves(STATE, ANNA)
    assert SitOut() in moves
    assert all(GAME.grave(move, GAME.board(STATE)) == isinstance(move, SitOut) for move in moves)


def test_r7_a_voided_thing_is_unwrapped() -> None:
    state, _ = played((ANNA, Wrap(BOB, 2)), (ANNA, Ready()), (BOB, Wrap(ANNA, 3)), (MODERATOR, Void(2)))
    assert (state.wrapped, state.ready, state.things) == (((0, 0), (3, 0)), (False, False), (1, 3))
    assert GAME.beside.out_of_turn(played((MODERATOR, Void(1)), state=state)[0], MODERATOR) == ()


def test_a_player_cannot_void() -> None:
    with pytest.raises(Refused, match="not-now"):
        GAME.apply(STATE, ANNA, Void(2), LUCK)


def test_r9_a_note_is_private() -> None:
    state, facts = played((ANNA, Believe(BOB, 3)))
    assert facts == []
    assert (GAME.hand(state, ANNA).believed, GAME.hand(state, BOB).believed) == ((0, 3), (0, 0))


def test_r8_computers_are_known() -> None:
    ada = ComputerSeat(BOB, "Ada", Strength.FAIR)
    assert GAME.board(GAME.start(2, Options(computers=(ada,)), LUCK).state).computers == (BOB,)


def test_a_computer_wraps_for_friends_without_a_thing() -> None:
    state, facts = STATE, list[object]()
    for _ in range(2):
        move = GAME.computer(GAME.hand(state, ANNA), GAME.moves(state, ANNA), LUCK, Budget())
        facts, state = [*facts, move], GAME.apply(state, ANNA, move, LUCK).state
    assert [type(move) for move in facts] == [Wrap, Ready]


def test_a_finished_game_has_no_secrets() -> None:
    state = STATE
    while GAME.outcome(state) is None:
        for seat in sorted(GAME.to_act(state)):
            move = GAME.computer(GAME.hand(state, seat), GAME.moves(state, seat), LUCK, Budget())
            state = GAME.apply(state, seat, move, LUCK).state
    assert GAME.redeal(state, None, LUCK) == state


def test_a_game_that_is_cut_short_has_no_active_seats() -> None:
    assert GAME.interruptions.cut_short is not None
    finished = GAME.interruptions.cut_short(GAME.start(2, GAME.options(), Chance(b"", 0)).state)
    assert not GAME.to_act(finished)


def test_any_player_may_advise_any_other() -> None:
    assert GAME.premoves is not None
    assert GAME.premoves.allied(GAME.board(STATE), ANNA, BOB)


def test_the_wrapping_of_the_next_round_can_be_sealed() -> None:
    assert GAME.premoves is not None
    premove_menu = GAME.premoves.moves(GAME.board(STATE), ANNA)
    assert Wrap(BOB, STATE.things[0]) in premove_menu
    assert not any(Wrap(ANNA, thing) in premove_menu for thing in STATE.things)
