"""Damage that a running bot finds in its database ends it, and the next start repairs the file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.playground.loopback import LoopbackDiscord
from bot.playground.simulator import Discord
from tests.storage.test_starts import silently, with_outdated_index
from tests.table.harness import ANNA, BOB, open_harness
from tests.wire.bot_process import CHILD, running

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.unmeasured

SOON = f"""
from bot.storage import watch
watch.TABLES_DELAY_S, watch.CHECK_INTERVAL_S = 5.0, 0.1
{CHILD}
"""
"""The bot, which checks all tables soon after it has started."""


async def test_a_damaged_index_ends_the_bot_with_an_exit_code_to_restart_it(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    async with open_harness(path) as harness:
        await harness.play_out(await harness.game(ANNA, BOB))
    with silently(path):
        with_outdated_index(path)
    async with LoopbackDiscord(Discord()) as server:
        async with running(server, tmp_path, SOON) as bot:
            assert await bot.ended() == 1
            assert "the next start repairs or refuses it" in bot.log
            assert "Traceback" not in bot.log
        async with running(server, tmp_path, SOON) as bot:
            assert "database.indexes_rebuilt" in bot.log
            assert bot.process.returncode is None
