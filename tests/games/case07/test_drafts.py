"""Private moves, here black discs in 07 zgłoś się: other users cannot notice that one was made."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from bot.game.contract import Strength
from bot.table.model import Pace
from bot.table.position import Position
from cogs.case07 import GAME
from cogs.case07.moves import Accuse, Examine, Patrol
from cogs.case07.state import State
from tests import acts
from tests.by_seat import by_seat
from tests.table.harness import ANNA, BOB, CYRIL, HERE, Harness, ManualClock, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from bot.game.contract import Seat
    from bot.table.model import Table

CASE07: dict[str, Any] = {"case07": GAME}
PEOPLE = (ANNA, BOB, CYRIL)


@asynccontextmanager
async def begun(folder: Path) -> AsyncGenerator[tuple[Harness, Table]]:
    """Yield a host and an investigation of three users that has just begun."""
    async with open_harness(folder / "db", ManualClock(), CASE07) as harness:
        table = await harness.tables.open(
            "case07", HERE, ANNA, language="pl", pace=Pace.LIVE, options=None, key=fresh_key()
        )
        for person in PEOPLE[1:]:
            await acts.join(harness.tables, table.id, person, fresh_key())
        yield harness, await harness.tables.start(table.id, ANNA.user, fresh_key())


def state_of(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def acting(table: Table) -> Seat:
    return min(Position(table, GAME).acting)


async def make(harness: Harness, table: Table, kind: Any) -> Table:
    """Let the active seat press its first move of a kind."""
    seat = acting(table)
    menu, stamp = harness.tables.menu(table, seat)
    n = next(n for n, move in enumerate(menu) if isinstance(move, kind))
    return await acts.press(harness.tables, table.id, PEOPLE[seat].user, stamp, n, fresh_key())


async def test_a_private_move_is_made(tmp_path: Path) -> None:
    async with begun(tmp_path) as (harness, table):
        seat = acting(table)
        next_table = await make(harness, table, Accuse)
        assert len(GAME.hand(state_of(next_table), seat).accused) == 1


async def test_a_private_move_sets_no_clock_and_notifies_no_user(tmp_path: Path) -> None:
    async with begun(tmp_path) as (harness, table):
        harness.clock.advance(600)
        harness.changed.clear()
        next_table = await make(harness, table, Accuse)
        assert (by_seat(next_table, "due"), by_seat(next_table, "since"), next_table.public_version) == (
            by_seat(table, "due"),
            by_seat(table, "since"),
            table.public_version,
        )
        assert harness.notified == []


async def test_a_public_move_sets_the_clock_and_notifies(tmp_path: Path) -> None:
    async with begun(tmp_path) as (harness, table):
        harness.clock.advance(600)
        harness.changed.clear()
        next_table = await make(harness, table, Patrol)
        assert by_seat(next_table, "due") != by_seat(table, "due")
        assert next_table.public_version > table.public_version
        assert harness.notified == [table.id]


async def test_a_doubled_click_makes_a_private_move_once(tmp_path: Path) -> None:
    async with begun(tmp_path) as (harness, table):
        seat, (menu, stamp) = acting(table), harness.tables.menu(table, acting(table))
        n = next(n for n, move in enumerate(menu) if isinstance(move, Accuse))
        await acts.press(harness.tables, table.id, PEOPLE[seat].user, stamp, n, fresh_key())
        with pytest.raises(Exception, match="already-played"):
            await acts.press(harness.tables, table.id, PEOPLE[seat].user, stamp, n, fresh_key())


async def test_a_game_with_a_private_move_can_be_verified(tmp_path: Path) -> None:
    async with begun(tmp_path) as (harness, table):
        await make(harness, await make(harness, table, Accuse), Patrol)
        assert (await harness.tables.verify(table.id)).agrees


async def test_verifying_a_running_game_ignores_a_private_move(tmp_path: Path) -> None:
    async with begun(tmp_path) as (harness, table):
        next_table = await make(harness, table, Patrol)
        verification = await harness.tables.verify(table.id)
        await make(harness, next_table, Accuse)
        assert await harness.tables.verify(table.id) == verification


async def test_a_computer_continues_after_its_private_move(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "db", ManualClock(), CASE07) as harness:
        table = await harness.tables.open(
            "case07", HERE, ANNA, language="pl", pace=Pace.LIVE, options=None, key=fresh_key()
        )
        await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.EASY, fresh_key())
        table = await harness.tables.start(table.id, ANNA.user, fresh_key())
        while state_of(table := harness.tables.get(table.id)).number == 1:
            if acting(table) == 0:
                await make(harness, table, Examine | Patrol)
            else:
                assert await harness.tables.autoplay(table.id)
        assert any(isinstance(entry.move, Accuse) for entry in await harness.store.log(table))
