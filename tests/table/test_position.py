"""A table's position: each question to its game is asked once per state."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot.game.chance import Chance
from bot.game.contract import Refused, Seat
from bot.table.model import Status
from bot.table.position import CACHED_POSITIONS, CACHED_STATES, AnsweringGame, Position, Positions
from cogs.wishes import GAME as WISHES
from tests.table import bids

if TYPE_CHECKING:
    from tests.table.harness import Harness


def counted(questions: list[Any], *, refuses: bool = False) -> Any:
    """Return a game that appends to `questions` each state for which its board is requested."""

    def board(state: Any) -> Any:
        questions.append(state)
        if refuses:
            raise Refused("never")
        return bids.GAME.board(state)

    return replace(bids.GAME, board=board)


def dealt() -> Any:
    """Return a state that equals every other result but is a separate object."""
    return bids.start(2, bids.Options(), Chance(b"seed", 0)).state


def test_a_question_is_asked_of_a_state_once() -> None:
    questions: list[Any] = []
    game, state = AnsweringGame(counted(questions)), dealt()
    assert game.about(state).board is game.about(state).board
    assert len(questions) == 1


def test_an_equal_but_separate_state_is_asked_again() -> None:
    questions: list[Any] = []
    game, first, second = AnsweringGame(counted(questions)), dealt(), dealt()
    assert game.about(first).board == game.about(second).board
    assert len(questions) == 2


def test_a_state_at_the_address_of_another_gets_its_own_answer() -> None:
    questions: list[Any] = []
    game = AnsweringGame(counted(questions))
    boards = [game.about(msgspec.structs.replace(dealt(), won=(n, 0))).board for n in range(10 * CACHED_STATES)]
    assert [board.won[0] for board in boards] == [*range(10 * CACHED_STATES)]


def test_only_the_newest_states_are_cached() -> None:
    questions: list[Any] = []
    game, states = AnsweringGame(counted(questions)), [dealt() for _ in range(CACHED_STATES + 1)]
    for state in [*states, *states[1:]]:
        _ = game.about(state).board
    assert len(questions) == len(states)
    _ = game.about(states[0]).board
    assert len(questions) == len(states) + 1


def test_a_refused_question_is_asked_again() -> None:
    questions: list[Any] = []
    answers = AnsweringGame(counted(questions, refuses=True)).about(dealt())
    for _ in range(2):
        with pytest.raises(Refused):
            _ = answers.board
    assert len(questions) == 2


def test_the_answers_are_those_of_the_game() -> None:
    seat, state = Seat(0), WISHES.start(2, WISHES.options(), Chance(b"seed", 0)).state
    answers = AnsweringGame(WISHES).about(state)
    assert (answers.to_act, answers.board) == (WISHES.to_act(state), WISHES.board(state))
    assert (answers.hand(seat), answers.moves(seat)) == (WISHES.hand(state, seat), WISHES.moves(state, seat))
    beside = (WISHES.beside.out_of_turn(state, seat), WISHES.beside.notes(state, seat))
    assert (answers.out_of_turn(seat), answers.notes(seat)) == beside


async def test_a_later_version_with_the_same_state_reuses_the_answers(harness: Harness) -> None:
    questions: list[Any] = []
    table = await harness.game()
    position = Position(table, counted(questions))
    next_position = position.after(msgspec.structs.replace(table, version=table.version + 1))
    assert position.board is next_position.board
    assert len(questions) == 1


async def test_a_stopped_table_has_no_active_seats_and_no_moves(harness: Harness) -> None:
    table = await harness.game()
    for stopped_table in (
        msgspec.structs.replace(table, away=1.0),
        msgspec.structs.replace(table, status=Status.BROKEN),
        msgspec.structs.replace(table, state=None),
        await harness.lobby(),
    ):
        position = Position(stopped_table, bids.GAME)
        assert (position.acting, position.menu(Seat(0))) == (frozenset(), ())


async def test_a_table_keeps_its_position_while_few_others_are_used(harness: Harness) -> None:
    table = await harness.game()
    positions = Positions({"bids": bids.GAME}, b"k")
    first = positions.of(table)
    assert positions.of(table) is first
    others = [msgspec.structs.replace(table, id=n) for n in range(CACHED_POSITIONS)]
    assert {positions.of(other).table.id for other in others} == set(range(CACHED_POSITIONS))
    assert positions.of(table) is not first


async def test_a_table_of_a_missing_game_has_no_position(harness: Harness) -> None:
    table = await harness.game()
    with pytest.raises(Refused, match="table-broken"):
        Positions({}, b"k").of(table)


async def test_a_changed_table_gets_new_playing_seats(harness: Harness) -> None:
    table = await harness.game()
    both_seats, first = frozenset({Seat(0), Seat(1)}), frozenset({Seat(0)})
    assert table.people == both_seats
    new_table = table.with_seat(Seat(1), departure=0, open=True)
    assert (new_table.people, table.people) == (first, both_seats)
    assert msgspec.structs.replace(new_table, version=9).people == first
    assert new_table == table.with_seat(Seat(1), departure=0, open=True)
