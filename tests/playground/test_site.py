"""The page is served only to the same computer."""

from __future__ import annotations

import json
import socket
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import TYPE_CHECKING

import aiohttp
import pytest

from bot.playground.loopback import LoopbackDiscord
from bot.playground.server_setup import create_server
from bot.playground.simulator import Discord
from bot.playground.site import Site

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator


@asynccontextmanager
async def site() -> AsyncGenerator[tuple[LoopbackDiscord, aiohttp.ClientSession]]:
    world = Discord()
    server = LoopbackDiscord(world)
    page = Site(world, create_server(world), server.app)
    async with server, page, aiohttp.ClientSession(server.address) as session:
        yield server, session


async def test_the_page_and_its_files_are_served() -> None:
    async with site() as (_, session):
        for path in ("/", *(f"/web/{file.name}" for file in files("bot.playground").joinpath("web").iterdir())):
            async with session.get(path) as answer:
                assert answer.status == 200, path


async def test_the_page_may_load_only_its_own_files() -> None:
    async with site() as (_, session), session.get("/") as answer:
        assert answer.headers["Content-Security-Policy"].startswith("default-src 'self'")


@pytest.mark.parametrize("path", ["/web/../site.py", "/web/..%2fsite.py", "/web/nothing.js", "/web/%2fetc%2fpasswd"])
async def test_nothing_else_is_served(path: str) -> None:
    async with site() as (_, session), session.get(path) as answer:
        assert answer.status == 404


async def test_a_foreign_host_name_is_refused() -> None:
    async with site() as (_, session), session.get("/", headers={"Host": "evil.example"}) as answer:
        assert answer.status == 403


async def test_a_page_of_another_origin_cannot_open_the_socket() -> None:
    async with site() as (_, session):
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect("/live", origin="https://evil.example")
        assert refused.value.status == 403


async def test_the_server_listens_only_on_loopback() -> None:
    async with site() as (server, _):
        with socket.socket() as outside:
            outside.settimeout(1)
            # Another address of the loopback network stands for any other address of this computer.
            assert outside.connect_ex(("127.0.0.2", server.port)) != 0


async def test_a_change_reaches_an_open_tab() -> None:
    async with site() as (_, session), session.ws_connect("/live") as first, session.ws_connect("/live") as second:
        await first.send_str(json.dumps({"n": 1, "do": "say", "text": "hello there"}))
        async for message in second:
            if "hello there" in str(message.data):
                break


async def test_broken_json_closes_only_its_own_socket() -> None:
    async with site() as (_, session):
        async with session.ws_connect("/live") as broken:
            await broken.send_str("{")
            async for _message in broken:
                pass
        async with session.ws_connect("/live") as next_one:
            assert "frame" in json.loads(str((await next_one.receive()).data))
