"""The playground as a whole, driven through the page's socket: begin, play, stop, restart, continue."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import pytest

from bot.playground import STATE_FILE, run
from tests.playground.demo_bot import Demo

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path


class Page:
    """The page's socket without a browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self.frame: dict[str, Any] = {}
        self.messages: dict[str, dict[str, Any]] = {}

    async def ask(self, do: str, **details: object) -> dict[str, Any]:
        """Send a request and return its answer."""
        await self._socket.send_str(json.dumps({"n": do, "do": do, **details}))
        return await self.heard(lambda news: news.get("re") == do)

    async def heard(self, matches: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Receive news until `wanted` is true for one; return it."""
        async with asyncio.timeout(60):
            async for message in self._socket:
                news = json.loads(str(message.data))
                self.frame = news.get("frame", self.frame)
                self.messages.update({entry["id"]: entry for entry in news.get("messages", ())})
                if matches(news):
                    return dict(news)
        raise AssertionError("the socket was closed")

    async def until(self, true: Callable[[], object]) -> None:
        """Receive news until the condition holds."""
        if not true():
            await self.heard(lambda _: true())

    def thread(self) -> str | None:
        """Return the newest thread."""
        return next((place["id"] for place in self.frame["places"] if place["kind"] == "thread"), None)

    def button(self) -> tuple[str, str] | None:
        """Return the message and the custom id of the counting button."""
        for number, message in self.messages.items():
            for word in json.dumps(message).split('"'):
                if word.startswith("count:"):
                    return number, word
        return None


@asynccontextmanager
async def playground(data: Path) -> AsyncGenerator[Page]:
    """Run the playground until the block ends, with one page open."""
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    task = asyncio.create_task(run(Demo, data, 0, address.set_result))
    try:
        url = await asyncio.wait_for(address, 10)
        async with aiohttp.ClientSession(url) as session, session.ws_connect("/live") as socket:
            page = Page(socket)
            await page.until(lambda: page.messages)
            await page.ask("hello", languages=["en"])
            yield page
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def test_one_click_opens_a_game(tmp_path: Path) -> None:
    async with playground(tmp_path) as page:
        assert (await page.ask("quick"))["answered"]
        await page.until(page.thread)
        assert any("fort with 1" in str(place) for place in page.frame["places"])


async def test_a_game_continues_after_a_restart(tmp_path: Path) -> None:
    async with playground(tmp_path) as page:
        await page.ask("quick")
        await page.until(page.thread)
        await page.ask("open", place=page.thread())
        await page.until(page.button)
    async with playground(tmp_path) as page:
        await page.ask("open", place=page.thread())
        await page.until(page.button)
        button = page.button()
        assert button is not None
        message, custom_id = button
        assert custom_id == "count:0"
        assert (await page.ask("click", message=message, id=custom_id))["answered"]
        await page.until(lambda: "count:1" in json.dumps(page.messages[message]))


async def test_the_playground_stops_within_five_seconds(tmp_path: Path) -> None:
    async with playground(tmp_path):
        began = time.monotonic()
    assert time.monotonic() - began < 5
    assert (tmp_path / STATE_FILE).exists()


async def test_a_bot_that_fails_ends_the_playground(tmp_path: Path) -> None:
    class Broken(discord.Client):
        async def setup_hook(self) -> None:
            raise RuntimeError("broken")

    def make() -> discord.Client:
        return Broken(intents=discord.Intents.none())

    with pytest.raises(RuntimeError, match="broken"):
        await asyncio.wait_for(run(make, tmp_path, 0, lambda _: None), 10)


async def test_a_port_in_use_is_reported_at_once(tmp_path: Path) -> None:
    async def ignore(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        del reader, writer

    server = await asyncio.start_server(ignore, "127.0.0.1", 0)
    async with server:
        with pytest.raises(OSError, match="address already in use"):
            await run(Demo, tmp_path, server.sockets[0].getsockname()[1], lambda _: None)
