"""Slow, refusing or broken connections to Discord: the bot retries until each message is delivered, once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.playground.loopback import RateLimit
from tests.wire.bot_process import until

if TYPE_CHECKING:
    from tests.wire.wire_table import WireTable

pytestmark = pytest.mark.unmeasured


async def check_no_duplicates(table: WireTable, moves: int) -> None:
    """Check the number of saved moves and that there is one board and at most one ping for the turn."""
    await table.settled()
    assert table.moves == moves
    assert len(table.boards()) == 1
    assert len(table.calls()) <= 1


async def test_rate_limited_requests_are_repeated(table: WireTable) -> None:
    async with table.bot() as bot:
        await table.begin()
        for method, fragment in ("PATCH", "/messages/"), ("POST", "/messages"), ("POST", "/callback"):
            table.loopback.limits.append(RateLimit(method, fragment, 0.2, times=2))
        await table.move()
        await table.move()
        await check_no_duplicates(table, 2)
        assert not any(limit.times for limit in table.loopback.limits)
        assert "Traceback" not in bot.log


@pytest.mark.night
async def test_a_slow_connection_changes_nothing(table: WireTable) -> None:
    async with table.bot():
        await table.begin()
        table.loopback.latency = 0.3
        await table.move()
        await table.move()
        await check_no_duplicates(table, 2)


async def test_a_dropped_connection_is_resumed(table: WireTable) -> None:
    async with table.bot():
        await table.begin()
        first = await table.move()
        await table.loopback.gateway.drop()
        while_away = table.press()
        await until(lambda: table.loopback.gateway.resumed == 1)
        await until(lambda: table.saved(while_away))
        await table.move()
        await check_no_duplicates(table, 3)
        assert (table.saved(first), table.saved(while_away)) == (1, 1)


async def test_an_outage_of_the_gateway_ends_with_the_events_that_came_meanwhile(table: WireTable) -> None:
    async with table.bot() as bot:
        await table.begin()
        identified, table.loopback.gateway.unreachable = table.loopback.gateway.identified, True
        await table.loopback.gateway.drop()
        while_away = table.press()
        await asyncio.sleep(3.0)
        table.loopback.gateway.unreachable = False
        await until(lambda: table.saved(while_away))
        assert (table.loopback.gateway.identified, table.loopback.gateway.resumed) == (identified, 1)
        assert bot.log.count("discord.connection_lost") == bot.log.count("discord.connection_restored") == 1
        assert "Traceback" not in bot.log


@pytest.mark.night
async def test_an_expired_session_is_replaced(table: WireTable) -> None:
    async with table.bot():
        await table.begin()
        await table.move()
        identified = table.loopback.gateway.identified
        await table.loopback.gateway.drop(forget=True)
        await until(lambda: table.loopback.gateway.identified > identified)
        await table.move()
        await check_no_duplicates(table, 2)
