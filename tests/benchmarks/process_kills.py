"""SIGKILL of bot processes over one PostgreSQL, at random moments while people play at tables of every shard.

Each kill hits any process. Meanwhile the people at all tables press on boards, in direct messages and in private
panels; the process is started again after a random time, so that another one sometimes takes its shards over first. A
table that is over is replaced by a new one. At the end every message that was ever sent is compared with the database
(`tests.wire.message_log`). Nothing may be lost, doubled, secret or stuck. A table that is stuck although every shard is
connected is no matter of the take-over. A run ends early, with its figures, if something stands still for minutes:

    python -m tests.benchmarks.process_kills [--quick] [--kills 500] [--processes 2] [--tables 4]
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from tests.benchmarks.figures import Benchmark, Figure, at
from tests.postgresql_server import Server
from tests.wire.message_log import Harm, faults
from tests.wire.played_table import BY_LETTER, LOOK_INTERVAL_S, MOVE_LIMIT_S
from tests.wire.processes import Processes, processes
from tests.wire.wire_table import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.wire.played_table import PlayedTable

MAX_UPTIME_S, MAX_DOWNTIME_S = 8.0, 30.0
"""The longest time between a start and the next kill, and between a kill and the start after it."""
STUCK_S = 60.0
"""Seconds within which every table moves on after a kill."""
ROUND_KILLS = 10
"""Kills after which all processes run again and ended games are replaced."""


class Sizes(msgspec.Struct, frozen=True):
    """The numbers of kills, of processes and shards, and of tables."""

    kills: int = 500
    processes: int = 2
    tables: int = 4


class Run:
    """A run of kills, with what each of them cost."""

    def __init__(self, group: Processes, sizes: Sizes) -> None:
        self.group = group
        self.waits: list[float] = []
        """By kill: the seconds from the kill until every table had made a move that began after it."""
        self.outages: list[float] = []
        """By kill: for how many of these seconds a shard had no connection."""
        self._sizes = sizes
        self._luck = Random(sizes.kills)

    async def play(self) -> None:
        """Kill as often as the sizes say; stop, with a wait of `MOVE_LIMIT_S`, as soon as anything takes that long."""
        try:
            await self._play()
        except TimeoutError:
            self.waits.append(MOVE_LIMIT_S)

    async def _play(self) -> None:
        """Start everything, kill as often as the sizes say, and let everything settle."""
        for number in range(self._sizes.processes):
            await self.group.start(number)
        for first in range(0, self._sizes.kills, ROUND_KILLS):
            await self._open_tables()
            for _ in range(min(ROUND_KILLS, self._sizes.kills - first)):
                await self._kill()
        await self.group.settled()

    async def _open_tables(self) -> None:
        """Open tables until as many as the sizes say are not over; both games on every server."""
        await self.group.connected()
        await self.group.settled()
        for _ in range(self._sizes.tables - len(self.group.open_tables())):
            generation, shard = divmod(len(self.group.tables), self._sizes.processes)
            await self.group.add_table(shard, (GAME, BY_LETTER)[generation % 2]).begin()

    async def _kill(self) -> None:
        """Kill a process while all tables play, start it again later, and wait until all tables have moved on."""
        victim, killed = self._luck.randrange(self._sizes.processes), asyncio.Event()
        playing = [asyncio.ensure_future(_play_through(table, killed)) for table in self.group.open_tables()]
        await asyncio.sleep(self._luck.uniform(0, MAX_UPTIME_S))
        await self.group.kill(victim)
        began = time.monotonic()
        killed.set()
        starting = asyncio.ensure_future(self._start_later(victim))
        try:
            self.outages.append(await self._outage_during(asyncio.gather(*playing)))
        finally:
            for task in playing:
                task.cancel()
        self.waits.append(time.monotonic() - began)
        await starting

    async def _outage_during(self, playing: asyncio.Future[Any]) -> float:
        """Wait for the players; return for how many seconds a shard had no connection. Raise `TimeoutError`."""
        seconds, last = 0.0, time.monotonic()
        while not playing.done():
            await asyncio.wait((playing,), timeout=LOOK_INTERVAL_S)
            now = time.monotonic()
            seconds += 0.0 if all(map(self.group.loopback.gateway.has, self.group.shards)) else now - last
            last = now
        await playing
        return seconds

    async def _start_later(self, number: int) -> None:
        await asyncio.sleep(self._luck.choice((0.0, self._luck.uniform(0, MAX_DOWNTIME_S))))
        await self.group.start(number)


async def _play_through(table: PlayedTable, killed: asyncio.Event) -> None:
    """Play until the kill, and make one more move. Raise `TimeoutError`."""
    while not (killed.is_set() or table.over):
        await table.move_on()
    await table.move_on()


async def measure(sizes: Sizes, address: str, folder: Path) -> tuple[Run, Counter[Harm]]:
    """Run all kills; return the run and the number of faults of each kind."""
    shares = [str(number) for number in range(sizes.processes)]
    async with processes(address, folder, *shares, shards=sizes.processes) as group:
        run = Run(group, sizes)
        await run.play()
        found = await faults(group.log, group.tables)
    for fault in found:
        print(fault.harm, fault.about)
    return run, Counter(fault.harm for fault in found)


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Count the harm of all kills, and the time until every table moved on."""
    server = Server()
    try:
        with tempfile.TemporaryDirectory() as folder:
            run, harms = asyncio.run(measure(sizes, server.new_database("kills"), Path(folder)))
    finally:
        server.close()
    name = f"{sizes.kills} kills of {sizes.processes} processes"
    moves = sum(len(table.presses) for table in run.group.tables)
    for harm in Harm:
        yield Figure(f"{name}: {harm}", harms[harm], "", f"{moves} presses", bar=0)
    waits, outages = sorted(run.waits), sorted(run.outages)
    yield Figure(f"{name}: stuck", sum(wait > STUCK_S for wait in waits), "", f"longer than {STUCK_S:.0f} s", bar=0)
    yield Figure(f"{name}: until all moved on, p50", at(waits, 0.5), "s", f"most {at(waits, 1.0):.1f}")
    yield Figure(f"{name}: unconnected, p50", at(outages, 0.5), "s", f"most {at(outages, 1.0):.1f}")


BENCHMARK = Benchmark(figures, full=Sizes(), quick=Sizes(kills=20), tiny=Sizes(kills=1, processes=1, tables=2))

if __name__ == "__main__":
    BENCHMARK.main(__doc__)
