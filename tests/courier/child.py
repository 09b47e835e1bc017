"""A process that opens a table, starts it, makes some moves and sends all news; it is killed and restarted by a test.

All its changes have fixed idempotency keys, so that the next process continues where this one was killed.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import discord

from bot.playground.loopback import point_discord_at
from bot.system import log
from bot.system.clock import SystemClock
from bot.table.model import Pace, Person, Place
from bot.table.store import Repeated
from tests import acts
from tests.courier.toy import Go, Options
from tests.courier.world import Harness, Surroundings
from tests.databases import open_database

if TYPE_CHECKING:
    from collections.abc import Awaitable

TABLE = 1
STEPS = 2


async def make_once(change: Awaitable[object]) -> None:
    """Make a change unless an earlier process made it."""
    with suppress(Repeated):
        await change


async def play(harness: Harness, place: Place, ann: Person, bob: Person) -> None:
    """Play from the opening to the first change of turns; drain the courier between the steps."""
    tables, options = harness.tables, Options(steps=STEPS)
    await make_once(tables.open("errand", place, ann, language="en", pace=Pace.DAILY, options=options, key="open"))
    await make_once(acts.join(tables, TABLE, bob, "join"))
    await make_once(tables.start(TABLE, ann.user, "start"))
    await harness.courier.drain()
    for n in range(STEPS):
        await make_once(acts.play(tables, TABLE, ann.user, Go(), f"go:{n}"))
    await harness.courier.drain()


async def main(port: str, path: str, guild: str, channel: str, ann: str, bob: str) -> None:
    """Run until all news is delivered, then print the number of pending facts."""
    point_discord_at(int(port))
    client = discord.Client(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
    async with client, open_database(Path(path)) as database:
        connection = asyncio.create_task(client.start("loopback"))
        await client.wait_until_ready()
        harness = Harness(Surroundings(client, SystemClock()), database)
        await harness.begin()
        await play(harness, Place(int(guild), int(channel)), Person(int(ann), "Ann"), Person(int(bob), "Bob"))
        await harness.end()
        left = len(await harness.news.pending(TABLE))
        print(f"told, {left} left")  # noqa: T201 - the parent process reads it
        await client.close()
        await connection


if __name__ == "__main__":
    log.configure("INFO", "console")  # to standard error: the test reads standard output
    asyncio.run(main(*sys.argv[1:]))
