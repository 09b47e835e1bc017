"""A REST proxy between the bot and Discord, as nirn-proxy is: every request goes through it, the gateway does not."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import aiohttp
import pytest
from aiohttp import web

from bot.playground.loopback import LOOPBACK

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from tests.wire.wire_table import WireTable

pytestmark = pytest.mark.unmeasured

GATEWAY_ON_LOOPBACK = """
import sys
from discord.gateway import DiscordWebSocket
from yarl import URL
from bot.__main__ import main
DiscordWebSocket.DEFAULT_GATEWAY = URL(f"ws://127.0.0.1:{sys.argv[1]}/gateway/")
raise SystemExit(main([]))
"""
"""`python -m bot` with the gateway's address replaced; the address of Discord's REST interface is the real one."""

HOP_BY_HOP = {"connection", "content-encoding", "content-length", "host", "keep-alive", "transfer-encoding"}
"""Headers that concern one of the two connections only."""


class Proxy:
    """An HTTP server that forwards every request to Discord, which is another server here."""

    def __init__(self, discord_address: str) -> None:
        self._discord = discord_address
        self.requests: list[tuple[str, str]] = []
        """The methods and paths of the forwarded requests."""

    @asynccontextmanager
    async def listening(self) -> AsyncGenerator[str]:
        """Listen until the block ends; yield the proxy's address."""
        app = web.Application(client_max_size=1 << 26)
        app.router.add_route("*", "/{path:.*}", self._forward)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            await web.TCPSite(runner, LOOPBACK, 0).start()
            yield f"http://{LOOPBACK}:{runner.addresses[0][1]}"
        finally:
            await runner.cleanup()

    async def _forward(self, request: web.Request) -> web.Response:
        self.requests.append((request.method, request.path))
        headers = {name: value for name, value in request.headers.items() if name.lower() not in HOP_BY_HOP}
        async with (
            aiohttp.ClientSession(self._discord, auto_decompress=False) as session,
            session.request(request.method, request.path_qs, data=await request.read(), headers=headers) as answer,
        ):
            kept = {name: value for name, value in answer.headers.items() if name.lower() not in HOP_BY_HOP}
            return web.Response(status=answer.status, body=await answer.read(), headers=kept)


async def test_a_press_is_answered_through_the_proxy(table: WireTable) -> None:
    proxy = Proxy(table.loopback.address)
    async with proxy.listening() as address, table.bot(GATEWAY_ON_LOOPBACK, DISCORD_PROXY=address) as bot:
        await table.begin()
        pressed = await table.move()
        await table.settled()
        assert table.saved(pressed) == 1
        assert "Traceback" not in bot.log
    paths = [path for _, path in proxy.requests]
    assert all(path.startswith("/api/v10/") for path in paths)
    assert any(path.endswith("/callback") for path in paths)
    assert any("/messages" in path for path in paths)
