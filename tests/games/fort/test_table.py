"""Games of C'est mon fort played through the host's services: with clicks, computers, deadlines and a restart."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from bot.game.contract import Strength
from bot.table.model import Pace, Status
from bot.table.position import Position
from cogs.fort import GAME
from tests import acts
from tests.table.harness import ANNA, BOB, HERE, PEOPLE, ManualClock, fresh_key, open_harness

if TYPE_CHECKING:
    from pathlib import Path

    from bot.table.model import Table
    from tests.table.harness import Harness

pytestmark = pytest.mark.unmeasured

FORT: dict[str, Any] = {"fort": GAME}
MOST_MOVES = 4000


async def start_table(harness: Harness, *, computer: Strength | None) -> Table:
    table = await harness.tables.open("fort", HERE, ANNA, language="cs", pace=Pace.DAILY, options=None, key=fresh_key())
    if computer is None:
        await acts.join(harness.tables, table.id, BOB, fresh_key())
    else:
        await acts.add_computer(harness.tables, table.id, ANNA.user, computer, fresh_key())
    return await harness.tables.start(table.id, ANNA.user, fresh_key())


async def click_moves(harness: Harness, table: Table, moves: int) -> Table:
    """Make random moves for the active seats: turn up any place, take any card that fits."""
    finger = random.Random(3)
    for _ in range(moves):
        table = harness.tables.get(table.id)
        if table.finished:
            break
        acting = min(Position(table, GAME).acting)
        menu, stamp = harness.tables.menu(table, acting)
        chosen = 0 if len(menu) <= 2 else finger.randrange(len(menu))  # between take and leave, always take
        await acts.press(harness.tables, table.id, PEOPLE[acting].user, stamp, chosen, fresh_key())
    return harness.tables.get(table.id)


async def test_a_clicked_game_ends_and_can_be_verified(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "db", games=FORT) as harness:
        table = await click_moves(harness, await start_table(harness, computer=None), MOST_MOVES)
        assert table.status is Status.ENDED
        assert (await harness.tables.verify(table.id)).agrees


async def test_a_restart_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    clock = ManualClock()
    async with open_harness(tmp_path / "db", clock, FORT) as harness:
        table = await click_moves(harness, await start_table(harness, computer=None), 9)
    async with open_harness(tmp_path / "db", clock, FORT) as harness:
        await harness.tables.load_all()
        assert harness.tables.get(table.id) == table
        assert (await click_moves(harness, table, 5)).moves == table.moves + 5


@pytest.mark.parametrize("strength", list(Strength))
async def test_computers_finish_a_game_of_an_absent_player(tmp_path: Path, strength: Strength) -> None:
    async with open_harness(tmp_path / "db", games=FORT) as harness:
        table = await start_table(harness, computer=strength)
        await harness.database.rows("PRAGMA synchronous = OFF")
        while not (table := harness.tables.get(table.id)).finished:
            if not await harness.tables.autoplay(table.id):
                tick_time = harness.tables.next_tick()
                assert tick_time is not None
                harness.clock.advance(max(0.0, tick_time - harness.clock.now()))
                await harness.tables.tick()
        assert (table.status, table.cut_short) == (Status.ENDED, False)
        assert (await harness.tables.verify(table.id)).agrees
