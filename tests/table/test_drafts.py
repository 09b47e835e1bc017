"""Moves that lie before their owner alone, black discs in 07 zgłoś się: nobody else may notice that one was made."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from bot.game import Strength
from bot.table.model import Pace, to_act
from cogs.case07 import GAME
from cogs.case07.moves import Accuse, Examine, Patrol
from cogs.case07.state import State
from tests.table.house import ANNA, BOB, CYRIL, HERE, Hands, House, fresh, open_house

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from bot.game import Seat
    from bot.table.model import Table

CASE07: dict[str, Any] = {"case07": GAME}
PEOPLE = (ANNA, BOB, CYRIL)


@asynccontextmanager
async def begun(folder: Path) -> AsyncGenerator[tuple[House, Table]]:
    """A host, and an investigation of three people that has just begun."""
    async with open_house(folder / "db", Hands(), CASE07) as house:
        table = await house.tables.open("case07", HERE, ANNA, language="pl", pace=Pace.LIVE, options=None, key=fresh())
        for person in PEOPLE[1:]:
            await house.tables.join(table.id, person, fresh())
        yield house, await house.tables.start(table.id, ANNA.user, fresh())


def state_of(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def acting(table: Table) -> Seat:
    return min(to_act(GAME, table))


async def make(house: House, table: Table, kind: Any) -> Table:
    """Let whoever is to act press his first move of a kind."""
    seat = acting(table)
    menu, stamp = house.tables.menu(table, seat)
    n = next(n for n, move in enumerate(menu) if isinstance(move, kind))
    return await house.tables.press(table.id, PEOPLE[seat].user, stamp, n, fresh())


async def test_it_is_made(tmp_path: Path) -> None:
    async with begun(tmp_path) as (house, table):
        seat = acting(table)
        after = await make(house, table, Accuse)
        assert len(GAME.hand(state_of(after), seat).accused) == 1


async def test_no_clock_is_set_by_it_and_nobody_told(tmp_path: Path) -> None:
    async with begun(tmp_path) as (house, table):
        house.clock.advance(600)
        house.told.clear()
        after = await make(house, table, Accuse)
        assert (after.dues, after.since, after.noticed) == (table.dues, table.since, table.noticed)
        assert house.told == []


async def test_what_everybody_sees_sets_the_clock_and_is_told(tmp_path: Path) -> None:
    async with begun(tmp_path) as (house, table):
        house.clock.advance(600)
        house.told.clear()
        after = await make(house, table, Patrol)
        assert after.dues != table.dues
        assert after.noticed > table.noticed
        assert house.told == [table.id]


async def test_a_doubled_click_makes_it_once(tmp_path: Path) -> None:
    async with begun(tmp_path) as (house, table):
        seat, (menu, stamp) = acting(table), house.tables.menu(table, acting(table))
        n = next(n for n, move in enumerate(menu) if isinstance(move, Accuse))
        await house.tables.press(table.id, PEOPLE[seat].user, stamp, n, fresh())
        with pytest.raises(Exception, match="already-played"):
            await house.tables.press(table.id, PEOPLE[seat].user, stamp, n, fresh())


async def test_a_game_with_it_can_be_verified(tmp_path: Path) -> None:
    async with begun(tmp_path) as (house, table):
        await make(house, await make(house, table, Accuse), Patrol)
        assert (await house.tables.verify(table.id)).agrees


async def test_it_is_not_counted_when_a_game_is_verified_that_is_on(tmp_path: Path) -> None:
    async with begun(tmp_path) as (house, table):
        later = await make(house, table, Patrol)
        before = await house.tables.verify(table.id)
        await make(house, later, Accuse)
        assert await house.tables.verify(table.id) == before


async def test_a_computer_goes_on_after_it(tmp_path: Path) -> None:
    async with open_house(tmp_path / "db", Hands(), CASE07) as house:
        table = await house.tables.open("case07", HERE, ANNA, language="pl", pace=Pace.LIVE, options=None, key=fresh())
        await house.tables.add_computer(table.id, ANNA.user, Strength.EASY, fresh())
        table = await house.tables.start(table.id, ANNA.user, fresh())
        while state_of(table := house.tables.get(table.id)).number == 1:
            if acting(table) == 0:
                await make(house, table, Examine | Patrol)
            else:
                assert await house.tables.next_by_itself(table.id)
        assert any(isinstance(entry.move, Accuse) for entry in await house.store.log(table))
