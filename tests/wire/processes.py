"""Several bot processes over one PostgreSQL database, connected to a loopback Discord that speaks shards."""

from __future__ import annotations

import asyncio
import signal
import time
from contextlib import asynccontextmanager
from itertools import count
from typing import TYPE_CHECKING, LiteralString

import psycopg

from bot.maintenance import health
from bot.playground.loopback import LoopbackDiscord
from bot.playground.simulator import Discord, Shard, building
from bot.storage.postgres.peers import LISTENER_NAME
from tests.wire.bot_process import CHILD, start, until
from tests.wire.message_log import MessageLog
from tests.wire.played_table import PlayedTable
from tests.wire.wire_table import GAME

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence
    from pathlib import Path

    from bot.game.contract import AnyGame
    from tests.wire.bot_process import Bot

TAKEOVER_LIMIT_S = 240.0
"""Seconds within which another process connects the shards of one that is gone, on a busy machine."""
CUT_ALL = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
CUT_LISTENERS = f"{CUT_ALL} AND application_name = '{LISTENER_NAME}'"


class Processes:
    """The processes, each with its shards, and a server of Discord for each shard."""

    def __init__(self, loopback: LoopbackDiscord, database: str, folder: Path, shares: Sequence[str]) -> None:
        """`database` is an address; `shares` are the values of SHARD_IDS."""
        self.loopback = loopback
        self.world = loopback.world
        self.log = MessageLog(self.world)
        self.tables: list[PlayedTable] = []
        self.running: dict[int, Bot] = {}
        """The processes that were started and not killed, by number."""
        self.bots: list[Bot] = []
        """All processes that were ever started."""
        self._database, self._folder, self._shares = database, folder, shares
        self._names = count(1)
        owner = building.add_person(self.world, "Owner")
        self._servers = [
            building.add_server(self.world, f"Club {shard}", owner, (), Shard(shard, loopback.shards))
            for shard in range(loopback.shards)
        ]

    @property
    def shards(self) -> range:
        """The numbers of all shards."""
        return range(self.loopback.shards)

    async def start(self, number: int, code: str = CHILD) -> Bot:
        """Start a process; do not wait until it is connected."""
        data = self._data(number)
        data.mkdir(exist_ok=True)
        settings = {
            "DATABASE_URL": self._database,
            "SHARD_COUNT": str(len(self.shards)),
            "SHARD_IDS": self._shares[number],
        }
        log_name = f"log-{len(self.bots)}"
        bot = await start(self.loopback, data, code, variables=settings, log_name=log_name)
        self.running[number] = bot
        self.bots.append(bot)
        return bot

    def health(self, number: int) -> str | None:
        """Return what `python -m bot health` says of a process; None: it is alive."""
        return health.problem(self._data(number), time.time())

    def _data(self, number: int) -> Path:
        return self._folder / f"process-{number}"

    async def kill(self, number: int) -> None:
        """Kill a process and wait for its end."""
        bot = self.running.pop(number)
        bot.kill()
        await bot.ended()

    def stop(self, number: int) -> None:
        """Stop a process without ending it (SIGSTOP)."""
        self.running[number].signal(signal.SIGSTOP)

    def wake(self, number: int) -> None:
        """Let a stopped process continue."""
        self.running[number].signal(signal.SIGCONT)

    async def close(self) -> None:
        """Kill all processes."""
        for number in list(self.running):
            await self.kill(number)
        await until(lambda: self.loopback.gateway.connected == 0)

    async def connected(self, *shards: int) -> None:
        """Wait until these shards, or all, are connected."""
        await until(lambda: all(map(self.loopback.gateway.has, shards or self.shards)), TAKEOVER_LIMIT_S)

    def cut(self, sql: LiteralString) -> int:
        """Let the server end connections to the database (`CUT_ALL`, `CUT_LISTENERS`); return their number."""
        with psycopg.connect(self._database, autocommit=True) as connection:
            return len(connection.execute(sql).fetchall())

    @asynccontextmanager
    async def blocked(self) -> AsyncGenerator[None]:
        """Let every change of a table wait until the end of the block, as on a slow server."""
        with psycopg.connect(self._database) as connection:
            connection.execute("LOCK TABLE game_table IN EXCLUSIVE MODE")
            yield

    # ------------------------------------------------------------------------------- the tables

    def add_table(self, shard: int, game: AnyGame = GAME) -> PlayedTable:
        """Return a table that two new people can open on the server of a shard."""
        people = self.add_person(shard), self.add_person(shard)
        channel = building.add_channel(self.world, self._servers[shard], f"games-{next(self._names)}")
        table = PlayedTable(self.loopback, channel, people, self._folder, self._database, game)
        self.tables.append(table)
        return table

    def add_person(self, shard: int) -> int:
        """Return a new person on the server of a shard."""
        person = building.add_person(self.world, f"Person {next(self._names)}")
        self.world.backend.add_member(self._servers[shard], person, announce=True)
        return person

    def open_tables(self) -> list[PlayedTable]:
        """Return the tables whose games are not over."""
        return [table for table in self.tables if not table.over]

    async def move_on(self) -> float:
        """Let every table whose game is not over make a move; return the longest time in seconds."""
        return max(await asyncio.gather(*(table.move_on() for table in self.open_tables())), default=0.0)

    async def settled(self) -> None:
        """Wait until every table has nothing left to send."""
        await asyncio.gather(*(table.settled() for table in self.tables))


@asynccontextmanager
async def processes(database: str, folder: Path, *shares: str, shards: int = 2) -> AsyncGenerator[Processes]:
    """Prepare processes with these values of SHARD_IDS; kill those that run at the end of the block."""
    async with LoopbackDiscord(Discord()) as loopback:
        loopback.shards = shards
        group = Processes(loopback, database, folder, shares)
        try:
            yield group
        finally:
            await group.close()
