"""A regular stop: SIGTERM or SIGINT end the bot soon, with code 0, no traceback and no lost data."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from typing import TYPE_CHECKING

import pytest

from bot import scheduler
from bot.courier import courier
from tests.wire.bot_process import environment, until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.wire.wire_table import WireTable

STOP_TIMEOUT_S = 90.0
"""Seconds to stop on a busy machine; the deliberate waits are limited to ten seconds by a test below."""
START_TIMEOUT_S = 90.0
"""Seconds that the bot may take to start on such a machine."""


@pytest.mark.unmeasured
@pytest.mark.parametrize("number", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.night)])
async def test_an_idle_bot_stops_soon(table: WireTable, number: signal.Signals) -> None:
    async with table.bot(killed=False) as bot:
        await until(lambda: table.actions.commands(table.people[0], table.channel))
        bot.process.send_signal(number)
        assert await bot.ended(STOP_TIMEOUT_S) == 0
        assert "Traceback" not in bot.log


@pytest.mark.unmeasured
async def test_a_stopping_bot_finishes_its_move(table: WireTable) -> None:
    async with table.bot(killed=False) as bot:
        await table.begin()
        presses = [await table.move(), table.press()]
        await until(lambda: table.saved(presses[-1]))
        bot.process.send_signal(signal.SIGTERM)
        assert await bot.ended(STOP_TIMEOUT_S) == 0
        assert "Traceback" not in bot.log
    async with table.bot():
        await table.settled()
        assert table.moves == len(presses)
        assert len(table.boards()) == 1
        assert len(table.calls()) <= 1


def test_the_grace_periods_fit_in_the_time_limit_of_a_container() -> None:
    """The scheduler and the courier wait one after the other; a container is killed after ten seconds."""
    assert scheduler.CLOSE_GRACE_S + courier.CLOSE_TIMEOUT_S < 10


@pytest.mark.unmeasured
@pytest.mark.parametrize("number", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.night)])
async def test_the_playground_stops_soon(tmp_path: Path, number: signal.Signals) -> None:
    settings = {"DISCORD_TOKEN": "", "PLAYGROUND_PORT": "0"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"),
        cwd=tmp_path,
        env=environment(tmp_path, **settings),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        assert process.stdout is not None
        announced = await asyncio.wait_for(process.stdout.readline(), START_TIMEOUT_S)
        assert b"http://127.0.0.1:" in announced
        begin = time.monotonic()
        process.send_signal(number)
        _, log = await asyncio.wait_for(process.communicate(), START_TIMEOUT_S)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert time.monotonic() - begin < STOP_TIMEOUT_S
    assert process.returncode == 0
    assert b"Traceback" not in log
