"""A demo bot on a loopback Discord, both in the test's process, with real sockets and real time."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord.gateway
import discord.http
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright

from bot.playground import run
from bot.playground.loopback import LoopbackDiscord, point_discord_at
from bot.playground.simulator import Discord, UserActions, building
from tests.playground.browsing import BROWSER, BROWSER_ARGUMENTS, PHONE
from tests.playground.demo_bot import Demo

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Iterator
    from pathlib import Path


@dataclass
class DemoSetup:
    """A server with a channel and three people, including the demo bot."""

    world: Discord
    server: LoopbackDiscord
    actions: UserActions
    bot: Demo
    guild: int
    channel: int
    ann: int
    bob: int
    cid: int

    def thread(self) -> int:
        """Return the newest thread that Ann sees."""
        return next(place.id for place in self.world.places(self.ann) if place.is_thread)

    def last(self, viewer: int, place: int) -> dict[str, object]:
        """Return the newest message in a place as `viewer` sees it."""
        return self.world.history(viewer, place, 1)[-1]


async def until(true: Callable[[], object], seconds: float = 60.0) -> None:
    """Wait until a condition holds; raise `TimeoutError` if it does not hold in time."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110 - the condition has no event
            await asyncio.sleep(0.01)


def create_club(world: Discord) -> tuple[int, int, tuple[int, int, int]]:
    """Create a server, its channel and three people in an empty simulated Discord; return their ids."""
    owner = building.add_person(world, "Owner")
    ann, bob, cid = (building.add_person(world, name) for name in ("Ann", "Bob", "Cid"))
    guild = building.add_server(world, "Club", owner, (ann, bob, cid))
    return guild, building.add_channel(world, guild, "games"), (ann, bob, cid)


@asynccontextmanager
async def running(bot: Demo) -> AsyncGenerator[None]:
    """Run a client until the block ends."""
    task = asyncio.create_task(bot.start("loopback"))
    try:
        await until(lambda: bot.is_ready() or task.done())
        yield
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture(autouse=True)
def restored_address() -> Iterator[None]:
    """Restore discord.py's address of Discord after the test."""
    gateway = discord.gateway.DiscordWebSocket
    before = discord.http.Route.BASE, gateway.DEFAULT_GATEWAY
    yield
    discord.http.Route.BASE, gateway.DEFAULT_GATEWAY = before


@pytest_asyncio.fixture
async def demo() -> AsyncGenerator[DemoSetup]:
    """Yield the complete setup with a connected bot."""
    world = Discord()
    guild, channel, (ann, bob, cid) = create_club(world)
    async with LoopbackDiscord(world) as server:
        point_discord_at(server.port)
        bot = Demo()
        async with running(bot):
            yield DemoSetup(world, server, UserActions(world), bot, guild, channel, ann, bob, cid)


BROWSER_TIMEOUT_MS = 40_000
"""Milliseconds to wait for the page. On a machine whose processors are shared by many, it opened in more than 8 s."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncGenerator[Browser]:
    """Yield one browser for all tests, because a start takes longer than most of them."""
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=BROWSER, args=BROWSER_ARGUMENTS)
        yield chromium
        await chromium.close()


@pytest_asyncio.fixture(loop_scope="module")
async def page(request: pytest.FixtureRequest, tmp_path: Path, browser: Browser) -> AsyncGenerator[Page]:
    """Yield the page in a new browser context; fail on a script error or a refused request."""
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    task = asyncio.create_task(run(Demo, tmp_path, 0, address.set_result))
    faults: list[str] = []
    window = await browser.new_context(viewport=request.param, has_touch=request.param == PHONE)
    tab = await window.new_page()
    tab.set_default_timeout(BROWSER_TIMEOUT_MS)
    tab.on("pageerror", lambda error: faults.append(str(error)))
    tab.on("response", lambda answer: faults.append(answer.url) if answer.status >= 400 else None)
    await tab.goto(await asyncio.wait_for(address, BROWSER_TIMEOUT_MS / 1000))
    await tab.wait_for_selector(".message")
    yield tab
    await window.close()
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    assert not faults
