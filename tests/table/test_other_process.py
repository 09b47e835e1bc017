"""Two processes on one database: a game that one process ended is not continued by the other."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from bot.game.contract import Refused, Strength
from tests import acts
from tests.table.harness import ANNA, Harness, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from bot.table.model import Table


@asynccontextmanager
async def ended_elsewhere(path: Path) -> AsyncGenerator[tuple[Harness, Table]]:
    """Yield a host whose memory holds Anna's game against a computer as open, after another process ended it."""
    async with open_harness(path) as first_process, open_harness(path, alone=False) as second_process:
        table = await first_process.lobby(ANNA)
        await acts.add_computer(first_process.tables, table.id, ANNA.user, Strength.FAIR, fresh_key())
        table = await first_process.tables.start(table.id, ANNA.user, fresh_key())
        await second_process.tables.load_all()
        await first_process.tables.autoplay(table.id)
        await first_process.tables.cancel(table.id, ANNA.user, moderator=False, key=fresh_key())
        yield second_process, table


async def test_a_computer_gives_up_a_game_that_has_ended(tmp_path: Path) -> None:
    async with ended_elsewhere(tmp_path / "db") as (harness, table), asyncio.timeout(60):
        assert not await harness.tables.autoplay(table.id)


async def test_a_refused_move_reloads_a_game_ended_by_another_process(tmp_path: Path) -> None:
    async with ended_elsewhere(tmp_path / "db") as (harness, table):
        with pytest.raises(Refused, match="game-over"):
            await acts.resign(harness.tables, table.id, ANNA.user, fresh_key())
        assert harness.tables.get(table.id).finished


async def test_an_outdated_game_in_memory_agrees_with_the_log_so_far(tmp_path: Path) -> None:
    async with ended_elsewhere(tmp_path / "db") as (harness, table):
        assert (await harness.tables.verify(table.id)).agrees
