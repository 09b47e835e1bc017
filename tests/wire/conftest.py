"""A table on a loopback Discord, and the bot in a process of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest_asyncio

from bot.playground.loopback import LoopbackDiscord
from bot.playground.simulator import Discord, building
from tests.wire.wire_table import WireTable

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncGenerator[WireTable]:
    """Yield a server with a channel and two players; no bot is connected yet."""
    world = Discord()
    people = (building.add_person(world, "Ann"), building.add_person(world, "Bob"))
    server = building.add_server(world, "Club", people[0], people)
    channel = building.add_channel(world, server, "games")
    async with LoopbackDiscord(world) as loopback:
        yield WireTable(loopback, channel, people, tmp_path)
