"""A slow, refusing or broken line to Discord: tried again until it is said, and said once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.loopback import RateLimit
from tests.wire.bot_process import until

if TYPE_CHECKING:
    from tests.wire.fort_table import Club


async def one_of_each(club: Club, moves: int) -> None:
    """So many moves are saved, one board shows the last, and nobody was called twice for his turn."""
    await club.settled()
    assert club.moves == moves
    assert len(club.boards()) == 1
    assert len(club.calls()) <= 1


async def test_too_many_requests_are_repeated(club: Club) -> None:
    async with club.bot() as bot:
        await club.begin()
        for method, fragment in ("PATCH", "/messages/"), ("POST", "/messages"), ("POST", "/callback"):
            club.loopback.limits.append(RateLimit(method, fragment, 0.2, times=2))
        await club.move()
        await club.move()
        await one_of_each(club, 2)
        assert not any(limit.times for limit in club.loopback.limits)
        assert "Traceback" not in bot.log


async def test_a_slow_line_changes_nothing(club: Club) -> None:
    async with club.bot():
        await club.begin()
        club.loopback.latency = 0.3
        await club.move()
        await club.move()
        await one_of_each(club, 2)


async def test_a_dropped_line_is_resumed(club: Club) -> None:
    async with club.bot():
        await club.begin()
        first = await club.move()
        await club.loopback.gateway.drop()
        while_away = club.press()
        await until(lambda: club.loopback.gateway.resumed == 1)
        await until(lambda: club.saved(while_away))
        await club.move()
        await one_of_each(club, 3)
        assert (club.saved(first), club.saved(while_away)) == (1, 1)


async def test_a_forgotten_session_is_begun_anew(club: Club) -> None:
    async with club.bot():
        await club.begin()
        await club.move()
        identified = club.loopback.gateway.identified
        await club.loopback.gateway.drop(forget=True)
        await until(lambda: club.loopback.gateway.identified > identified)
        await club.move()
        await one_of_each(club, 2)
