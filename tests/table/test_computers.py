"""Computer players: they decide off the event loop, move like other players, and never block a table."""

from __future__ import annotations

import asyncio
import dataclasses
import pickle
import threading
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.game.contract import Budget, Seat, Strength
from bot.table import computers, seats
from bot.table.model import Status, Table
from bot.table.policies import Policy
from bot.table.position import Position
from bot.table.service import Tables
from tests import acts
from tests.by_seat import by_seat
from tests.table import bids
from tests.table.harness import ANNA, BOB, CYRIL, Harness, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.game.chance import Chance


async def against_computer(harness: Harness, strength: Strength = Strength.FAIR) -> Table:
    table = await harness.lobby(ANNA)
    await acts.add_computer(harness.tables, table.id, ANNA.user, strength, fresh_key())
    return await harness.tables.start(table.id, ANNA.user, fresh_key())


def deciding_by(decide: Any) -> dict[str, Any]:
    return {"bids": dataclasses.replace(bids.GAME, computer=decide)}


async def test_a_computer_makes_one_move_at_a_time(harness: Harness) -> None:
    table = await against_computer(harness)
    assert await harness.tables.autoplay(table.id)
    assert by_seat(harness.tables.get(table.id), "moves") == (0, 1)


async def test_a_computer_that_is_not_to_act_makes_no_move(harness: Harness) -> None:
    table = await against_computer(harness)
    await harness.tables.autoplay(table.id)
    assert not await harness.tables.autoplay(table.id)


async def test_a_computer_does_not_play_before_the_start(harness: Harness) -> None:
    table = await harness.lobby(ANNA)
    table = await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.FAIR, fresh_key())
    assert not await harness.tables.autoplay(table.id)


async def test_the_computer_makes_no_move_for_people_in_time(harness: Harness) -> None:
    table = await harness.game()
    assert not await harness.tables.autoplay(table.id)


async def test_a_game_against_a_computer_ends(harness: Harness) -> None:
    table = await against_computer(harness)
    while not harness.tables.get(table.id).finished:
        await harness.press(table, ANNA)
        await harness.tables.autoplay(table.id)
    assert harness.tables.get(table.id).status is Status.ENDED


async def test_a_computer_has_no_deadline(harness: Harness) -> None:
    assert (await against_computer(harness)).seats[1].clock.due is None


async def test_a_computer_decides_off_the_event_loop(tmp_path: Path) -> None:
    threads: list[threading.Thread] = []

    def slow(_: bids.Hand, menu: tuple[bids.Move, ...], *_rest: object) -> bids.Move:
        threads.append(threading.current_thread())
        return menu[0]

    async with open_harness(tmp_path / "db", games=deciding_by(slow)) as harness:
        await harness.tables.autoplay((await against_computer(harness)).id)
    assert threading.main_thread() not in threads


async def test_a_computer_gets_its_chosen_strength(tmp_path: Path) -> None:
    strengths: list[Strength] = []

    def asking(_: bids.Hand, menu: tuple[bids.Move, ...], _chance: Chance, budget: Budget) -> bids.Move:
        strengths.append(budget.strength)
        return menu[0]

    async with open_harness(tmp_path / "db", games=deciding_by(asking)) as harness:
        await harness.tables.autoplay((await against_computer(harness, Strength.STRONG)).id)
    assert strengths == [Strength.STRONG]


async def test_a_computer_gets_the_configured_time_limit(tmp_path: Path) -> None:
    seconds: list[float] = []

    def asking(_: bids.Hand, menu: tuple[bids.Move, ...], _chance: Chance, budget: Budget) -> bids.Move:
        seconds.append(budget.seconds)
        return menu[0]

    async with open_harness(tmp_path / "db") as harness:
        policy = Policy(computer_seconds=0.02)
        patient = Tables(deciding_by(asking), harness.store, harness.clock, harness.note, key=b"k", policy=policy)
        table = await against_computer(harness)
        await patient.load_all()
        await patient.autoplay(table.id)
        harness.clock.advance(25 * 3600)
        await patient.tick()
    assert seconds == [0.02, 0.02]


async def test_a_decision_on_an_outdated_state_is_repeated(tmp_path: Path) -> None:
    thinking, go_on = threading.Event(), threading.Event()
    boards: list[tuple[bool, ...]] = []

    def held_up(hand: bids.Hand, menu: tuple[bids.Move, ...], *_rest: object) -> bids.Move:
        boards.append(hand.board.sealed)
        thinking.set()
        go_on.wait(5)
        return menu[0]

    async with open_harness(tmp_path / "db", games=deciding_by(held_up)) as harness:
        table = await against_computer(harness)
        turn = asyncio.ensure_future(harness.tables.autoplay(table.id))
        await asyncio.to_thread(thinking.wait, 5)
        await harness.press(table, ANNA)
        go_on.set()
        assert await turn
    assert boards == [(False, False), (True, False)]


async def test_a_computers_decision_is_dropped_when_a_user_takes_the_seat(tmp_path: Path) -> None:
    """A decision that was computed for an open seat is dropped when a user takes the seat."""
    thinking, go_on = threading.Event(), threading.Event()

    def held_up(_: bids.Hand, menu: tuple[bids.Move, ...], *_rest: object) -> bids.Move:
        thinking.set()
        go_on.wait(5)
        return menu[0]

    async with open_harness(tmp_path / "db", games=deciding_by(held_up)) as harness:
        table = await harness.game(ANNA, BOB)
        await acts.leave_seat(harness.tables, table.id, BOB.user, fresh_key())
        turn = asyncio.ensure_future(harness.tables.autoplay(table.id))
        await asyncio.to_thread(thinking.wait, 5)
        await harness.tables.change(
            table.id, CYRIL.user, fresh_key(), lambda context: seats.take(context, CYRIL, Seat(1))
        )
        go_on.set()
        assert not await turn
        table = harness.tables.get(table.id)
        assert (by_seat(table, "moves"), table.seats[1].clock.since is None) == ((0, 0), False)


async def test_two_processes_make_a_computers_move_once(tmp_path: Path) -> None:
    async with (
        open_harness(tmp_path / "db") as first_process,
        open_harness(tmp_path / "db", alone=False) as second_process,
    ):
        table = await against_computer(first_process)
        await second_process.tables.load_all()
        await asyncio.gather(first_process.tables.autoplay(table.id), second_process.tables.autoplay(table.id))
        stored_table = await first_process.store.load(table.id)
        assert isinstance(stored_table, Table)
        assert by_seat(stored_table, "moves") == (0, 1)


def broken(*_: object) -> bids.Move:
    raise RuntimeError("a bug")


def cheating(*_: object) -> bids.Move:
    return bids.Bid(1_000)


@pytest.mark.parametrize("computer", [broken, cheating])
async def test_a_computer_with_a_bug_is_logged_and_plays_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, computer: Callable[..., bids.Move]
) -> None:
    async with open_harness(tmp_path / "db", games=deciding_by(computer)) as harness:
        table = await against_computer(harness)
        assert await harness.tables.autoplay(table.id)
    assert {"computer.failed", "computer.illegal_move"} & set(caplog.messages)


async def test_a_decision_does_not_use_the_tables_random_numbers(harness: Harness) -> None:
    """A computer uses its own random numbers: the table's draws do not depend on its decisions."""
    table = await against_computer(harness)
    question = computers.question(Position(table, bids.GAME), Seat(1), 0.05)
    choices = {computers.answer(bids.GAME, question) for _ in range(5)}
    assert len(choices) == 1
    assert not isinstance(choices.pop(), bids.Peek)


async def test_a_resigned_seat_is_played_at_fair_strength(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    assert computers.budget(bids.GAME, table, Seat(0), 0.05).strength is Strength.FAIR


async def test_a_computer_never_gets_the_tables_seed(harness: Harness) -> None:
    table = await against_computer(harness)
    game, seat = harness.tables.game_of(table), Seat(1)
    question = computers.question(Position(table, game), seat, 1.0)
    assert table.seed not in pickle.dumps(question)
    assert question.seed != table.seed
    assert computers.question(Position(replace(table, seed=b"another"), game), seat, 1.0).seed != question.seed
