"""A slow, refusing or broken connection to Discord: tried again until it is said, and said once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.loopback import RateLimit
from tests.wire.bot_process import until

if TYPE_CHECKING:
    from tests.wire.wire_table import WireTable


async def one_of_each(fort: WireTable, moves: int) -> None:
    """So many moves are saved, one board shows the last, and nobody was called twice for a turn."""
    await fort.settled()
    assert fort.moves == moves
    assert len(fort.boards()) == 1
    assert len(fort.calls()) <= 1


async def test_too_many_requests_are_repeated(fort: WireTable) -> None:
    async with fort.bot() as bot:
        await fort.begin()
        for method, fragment in ("PATCH", "/messages/"), ("POST", "/messages"), ("POST", "/callback"):
            fort.loopback.limits.append(RateLimit(method, fragment, 0.2, times=2))
        await fort.move()
        await fort.move()
        await one_of_each(fort, 2)
        assert not any(limit.times for limit in fort.loopback.limits)
        assert "Traceback" not in bot.log


async def test_a_slow_connection_changes_nothing(fort: WireTable) -> None:
    async with fort.bot():
        await fort.begin()
        fort.loopback.latency = 0.3
        await fort.move()
        await fort.move()
        await one_of_each(fort, 2)


async def test_a_dropped_connection_is_resumed(fort: WireTable) -> None:
    async with fort.bot():
        await fort.begin()
        first = await fort.move()
        await fort.loopback.gateway.drop()
        while_away = fort.press()
        await until(lambda: fort.loopback.gateway.resumed == 1)
        await until(lambda: fort.saved(while_away))
        await fort.move()
        await one_of_each(fort, 3)
        assert (fort.saved(first), fort.saved(while_away)) == (1, 1)


async def test_a_forgotten_session_is_begun_anew(fort: WireTable) -> None:
    async with fort.bot():
        await fort.begin()
        await fort.move()
        identified = fort.loopback.gateway.identified
        await fort.loopback.gateway.drop(forget=True)
        await until(lambda: fort.loopback.gateway.identified > identified)
        await fort.move()
        await one_of_each(fort, 2)
