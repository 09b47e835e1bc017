"""Computer players: they decide off the event loop, move like everybody, and never stop a table."""

from __future__ import annotations

import asyncio
import dataclasses
import threading
from typing import TYPE_CHECKING, Any

import pytest

from bot.game import Budget, Seat, Strength
from bot.table import computers
from bot.table.customs import Customs
from bot.table.model import Status
from bot.table.service import Tables
from tests.table import bids
from tests.table.house import ANNA, BOB, House, fresh, open_house

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.chance import Chance
    from bot.table.model import Table


async def against_computer(house: House, strength: Strength = Strength.FAIR) -> Table:
    table = await house.lobby(ANNA)
    await house.tables.add_computer(table.id, ANNA.user, strength, fresh())
    return await house.tables.start(table.id, ANNA.user, fresh())


def deciding_by(decide: Any) -> dict[str, Any]:
    return {"bids": dataclasses.replace(bids.GAME, computer=decide)}


async def test_a_computer_makes_one_move_at_a_time(house: House) -> None:
    table = await against_computer(house)
    assert await house.tables.next_by_itself(table.id)
    assert house.tables.get(table.id).plies == (0, 1)


async def test_a_computer_that_is_not_to_act_makes_no_move(house: House) -> None:
    table = await against_computer(house)
    await house.tables.next_by_itself(table.id)
    assert not await house.tables.next_by_itself(table.id)


async def test_a_computer_does_not_play_before_the_start(house: House) -> None:
    table = await house.lobby(ANNA)
    table = await house.tables.add_computer(table.id, ANNA.user, Strength.FAIR, fresh())
    assert not await house.tables.next_by_itself(table.id)


async def test_people_are_not_played_for(house: House) -> None:
    table = await house.game()
    assert not await house.tables.next_by_itself(table.id)


async def test_a_game_against_a_computer_ends(house: House) -> None:
    table = await against_computer(house)
    while not house.tables.get(table.id).over:
        await house.press(table, ANNA)
        await house.tables.next_by_itself(table.id)
    assert house.tables.get(table.id).status is Status.ENDED


async def test_a_computer_has_no_deadline(house: House) -> None:
    assert (await against_computer(house)).dues[1] is None


async def test_it_thinks_off_the_loop(tmp_path: Path) -> None:
    threads: list[threading.Thread] = []

    def slow(_: bids.Hand, menu: tuple[bids.Move, ...], *_rest: object) -> bids.Move:
        threads.append(threading.current_thread())
        return menu[0]

    async with open_house(tmp_path / "db", games=deciding_by(slow)) as house:
        await house.tables.next_by_itself((await against_computer(house)).id)
    assert threading.main_thread() not in threads


async def test_it_plays_as_strong_as_it_was_asked_to(tmp_path: Path) -> None:
    asked: list[Strength] = []

    def asking(_: bids.Hand, menu: tuple[bids.Move, ...], _chance: Chance, budget: Budget) -> bids.Move:
        asked.append(budget.strength)
        return menu[0]

    async with open_house(tmp_path / "db", games=deciding_by(asking)) as house:
        await house.tables.next_by_itself((await against_computer(house, Strength.STRONG)).id)
    assert asked == [Strength.STRONG]


async def test_it_may_think_as_long_as_the_host_was_told(tmp_path: Path) -> None:
    asked: list[float] = []

    def asking(_: bids.Hand, menu: tuple[bids.Move, ...], _chance: Chance, budget: Budget) -> bids.Move:
        asked.append(budget.seconds)
        return menu[0]

    async with open_house(tmp_path / "db") as house:
        customs = Customs(computer_seconds=0.02)
        patient = Tables(deciding_by(asking), house.store, house.clock, house.told.append, key=b"k", customs=customs)
        table = await against_computer(house)
        await patient.load_all()
        await patient.next_by_itself(table.id)
        house.clock.advance(25 * 3600)
        await patient.tick()
    assert asked == [0.02, 0.02]


async def test_a_decision_about_a_state_that_has_changed_is_thought_over(tmp_path: Path) -> None:
    thinking, go_on = threading.Event(), threading.Event()
    seen: list[tuple[bool, ...]] = []

    def held_up(hand: bids.Hand, menu: tuple[bids.Move, ...], *_rest: object) -> bids.Move:
        seen.append(hand.board.sealed)
        thinking.set()
        go_on.wait(5)
        return menu[0]

    async with open_house(tmp_path / "db", games=deciding_by(held_up)) as house:
        table = await against_computer(house)
        turn = asyncio.ensure_future(house.tables.next_by_itself(table.id))
        await asyncio.to_thread(thinking.wait, 5)
        await house.press(table, ANNA)
        go_on.set()
        assert await turn
    assert seen == [(False, False), (True, False)]


async def test_two_processes_let_a_computer_move_once(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db") as ours, open_house(tmp_path / "db") as theirs:
        table = await against_computer(ours)
        await theirs.tables.load_all()
        await asyncio.gather(ours.tables.next_by_itself(table.id), theirs.tables.next_by_itself(table.id))
        stored = await ours.store.load(table.id)
        assert stored is not None
        assert getattr(stored, "plies", None) == (0, 1)


def broken(*_: object) -> bids.Move:
    raise RuntimeError("a bug")


def cheating(*_: object) -> bids.Move:
    return bids.Bid(1_000)


@pytest.mark.parametrize("computer", [broken, cheating])
async def test_a_computer_with_a_bug_is_logged_and_plays_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, computer: Callable[..., bids.Move]
) -> None:
    async with open_house(tmp_path / "db", games=deciding_by(computer)) as house:
        table = await against_computer(house)
        assert await house.tables.next_by_itself(table.id)
    assert "computer of bids" in caplog.text


async def test_thinking_does_not_touch_the_luck_of_the_table(house: House) -> None:
    """A computer draws from a chance of its own: what the table draws is the same, whoever decides."""
    table = await against_computer(house)
    asked = computers.question(bids.GAME, table, Seat(1), 0.05)
    choices = {computers.answer(bids.GAME, asked) for _ in range(5)}
    assert len(choices) == 1
    assert not isinstance(choices.pop(), bids.Peek)


async def test_a_seat_given_up_is_played_fairly(house: House) -> None:
    table = await house.game(ANNA, BOB)
    assert computers.budget(table, Seat(0), 0.05).strength is Strength.FAIR
