"""The cost of a thousand idle tables with deadlines, and the cost of a missed deadline.

The real database, tables, scheduler and heartbeat, in virtual time and without Discord: the courier's part is
measured in `burst`; here all news counts as delivered within a minute. The first deadline of every table passes: the
computer player thinks and moves for the late player, as often as the turn takes moves; the figure names them as
changes. The cost of a change is the time of those hours beyond idle ones, without the thinking, which is a figure of
its own: it depends on the game and usually happens in another process. All times are processor time of the whole
process, SQLite's thread included. The references from the same run are the same hours with one table, and bare
durable moves of people at the same tables:

    python -m tests.benchmarks.deadlines [--quick] [--tables 1000] [--hours 6] [--game fort]
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count
from math import ceil
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from bot import discovery
from bot.maintenance.heartbeat import Heartbeat
from bot.scheduler import Scheduler
from bot.system.clock import Timers
from bot.table import computers
from bot.table.deadlines import HOUR_S
from bot.table.policies import Policy
from bot.table.service import Tables
from tests import acts
from tests.benchmarks.dealing import ONE_GAME, any_move, started_game
from tests.benchmarks.figures import Benchmark, Figure, cpu
from tests.table.harness import MORNING, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from bot.game.contract import AnyGame
    from bot.table.model import Table
    from tests.table.harness import Harness

SPACING_S = 10.0
"""Seconds between the starts of two games, so that deadlines pass one by one as in real use."""
LOOPS = 2
"""Tasks that sleep while nothing happens: the timers and the heartbeat."""
BARE_MOVES = 200
WALKS = 100
DAY = 24 * HOUR_S
MINUTE = 60.0
MARGIN = 60.0
"""Seconds before the first and after the last measured deadline."""
BAR = 2.0
"""The limit of the cost of idle tables, relative to one table, and of a deadline, relative to a bare durable move."""


class Sizes(msgspec.Struct, frozen=True):
    """The number and the game of tables, and the number of idle hours."""

    tables: int = 1000
    hours: float = 6.0
    game: str = ONE_GAME


class Sleepers:
    """A clock that a test advances from one wake-up to the next, after all earlier work is done."""

    def __init__(self) -> None:
        self._now = MORNING
        self._heap: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = count()
        self._lain_down = asyncio.Event()

    def now(self) -> float:
        """Return the virtual time."""
        return self._now

    def monotonic(self) -> float:
        """Return the virtual time, which is never set back."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Sleep until the clock has advanced by `seconds`."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._heap, (self._now + seconds, next(self._order), future))
        self._lain_down.set()
        await future

    def skip(self, seconds: float) -> None:
        """Advance the time while nothing sleeps."""
        self._now += seconds

    async def advance(self, seconds: float, scheduler: Scheduler) -> None:
        """Advance the time by `seconds`."""
        end = self._now + seconds
        await self._rest(scheduler)
        while self._heap and self._heap[0][0] <= end:
            self._now, _, future = heappop(self._heap)
            if not future.done():
                future.set_result(None)
                await self._rest(scheduler)
        self._now = end

    async def _rest(self, scheduler: Scheduler) -> None:
        while True:
            self._lain_down.clear()
            await scheduler.drain()
            await asyncio.sleep(0)
            if sum(not future.done() for _, _, future in self._heap) >= LOOPS:
                return
            await self._lain_down.wait()


class Connected:
    """A connection to Discord without problems."""

    latency = 0.1

    def connected(self) -> bool:
        """Return True: connected."""
        return True

    def queued(self) -> int:
        """Return 0: no requests wait."""
        return 0

    def shard_number(self) -> int:
        """Return 1: one shard has all servers."""
        return 1


class Thinking:
    """Computer players that think in a thread of this process, and their seconds of processor time."""

    def __init__(self) -> None:
        self.seconds = 0.0

    async def choose(self, game: AnyGame, question: computers.Question) -> Any:
        """Choose a move."""
        return await asyncio.to_thread(self._answer, game, question)

    def _answer(self, game: AnyGame, question: computers.Question) -> Any:
        begin = time.thread_time()
        try:
            return computers.answer(game, question)
        finally:
            self.seconds += time.thread_time() - begin


class Host:
    """Tables with a scheduler and a heartbeat, in virtual time."""

    def __init__(self, harness: Harness, clock: Sleepers, game: str, folder: Path) -> None:
        self.clock, self.game, self.harness = clock, game, harness
        self._games = discovery.games()
        self.thinking = Thinking()
        policy = Policy(choose_move=self.thinking.choose)
        self.tables = Tables(self._games, harness.store, clock, self._changed, key=b"k" * 32, policy=policy)
        self._timers = Timers(clock)
        self.scheduler = Scheduler(self.tables, clock, self._timers, lambda: 0.0)
        self._pulse = Heartbeat(folder / "heartbeat", clock, self.tables, harness.news)
        self._beating: asyncio.Task[None] | None = None

    def _changed(self, table: Table) -> None:
        self.scheduler.note_change(table)

    def start(self) -> None:
        """Start the scheduler and the heartbeat."""
        self.scheduler.start()
        self._beating = asyncio.create_task(self._pulse.beat(Connected()))

    async def advance(self, hours: float) -> tuple[float, int]:
        """Advance the time by `hours`; return the seconds of processor time and the number of changes."""
        before, begin = self._versions(), time.process_time()
        await self.clock.advance(hours * HOUR_S, self.scheduler)
        return time.process_time() - begin, self._versions() - before

    def _versions(self) -> int:
        return sum(table.version for table in self.tables.running())

    async def tell(self) -> None:
        """Mark all news as delivered."""
        await self.harness.database.rows("UPDATE news SET told = at WHERE told IS NULL")

    async def bare_moves(self, moves: int) -> float:
        """Return the seconds of processor time of a person's move, without the work of a scheduler."""
        quiet = Tables(self._games, self.harness.store, self.clock, lambda _table: None, key=b"k" * 32)
        await quiet.load_all()
        tables, luck = list(quiet.running())[:moves], Random(1)
        begin = time.process_time()
        for table in tables:
            user, stamp, n = any_move(quiet, table, luck)
            await acts.press(quiet, table.id, user, stamp, n, fresh_key())
        return (time.process_time() - begin) / len(tables)

    async def close(self) -> None:
        """Stop the heartbeat, the timers and the scheduler."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        await self._timers.close()
        await self.scheduler.close()


async def deal(host: Host, tables: int) -> None:
    """Deal `tables` games without durability, and mark their news as delivered."""
    database = host.harness.database
    await database.rows("PRAGMA synchronous = OFF")
    for _ in range(tables):
        await started_game(host.tables, host.game)
        host.clock.skip(SPACING_S)
    await host.tell()
    await database.rows("PRAGMA synchronous = FULL")


async def idle(host: Host, tables: int, hours: float) -> float:
    """Leave `tables` tables idle; return the seconds of processor time per hour."""
    await deal(host, tables)
    host.start()
    cost_s, changes = await host.advance(hours)
    if changes:
        raise RuntimeError("something happened in an idle hour")
    return cost_s / hours


class Strikes(msgspec.Struct, frozen=True):
    """The cost of the first deadline of all tables, in seconds of processor time."""

    changes: int
    hours: float
    spent: float
    thought: float
    """The part of it in which computer players thought."""

    def one(self, idle_hour: float) -> float:
        """Return the cost of a change beyond such idle hours, without the thinking."""
        return (self.spent - idle_hour * self.hours - self.thought) / self.changes


async def struck(host: Host, tables: int) -> Strikes:
    """Let the first deadline of every table pass."""
    await host.advance((MORNING + DAY - MARGIN - host.clock.now()) / HOUR_S)
    minutes = ceil((tables * SPACING_S + 2 * MARGIN) / MINUTE)
    changes, total_s, thought = 0, 0.0, host.thinking.seconds
    for _ in range(minutes):
        minute_s, minute_changes = await host.advance(MINUTE / HOUR_S)
        total_s, changes = total_s + minute_s, changes + minute_changes
        await host.tell()
    return Strikes(changes, minutes * MINUTE / HOUR_S, total_s, host.thinking.seconds - thought)


async def measure(folder: Path, sizes: Sizes) -> list[Figure]:
    """Measure idle hours with one table and with all, then the deadlines of all."""
    async with hosted(folder, "one.db", sizes.game) as host:
        single_table = await idle(host, 1, sizes.hours)
    async with hosted(folder, "many.db", sizes.game) as host:
        crowd = await idle(host, sizes.tables, sizes.hours)
        strikes = await struck(host, sizes.tables)
        walk = cpu(lambda: [host.tables.next_tick() for _ in range(WALKS)]) / WALKS * 1000
        bare_move = await host.bare_moves(BARE_MOVES)
    name, comparison = f"deadlines: {sizes.tables} tables", f"with one table {single_table:.3f}"
    change, reference = strikes.one(crowd), f"bare durable move {bare_move * 1e6:.0f}; {strikes.changes} changes"
    thought, all_in = strikes.thought / strikes.changes, strikes.spent / strikes.changes
    return [
        Figure(f"{name}, processor of an idle hour", crowd, "s", comparison, crowd / single_table, BAR),
        Figure(f"{name}, one strikes", change * 1e6, "µs", reference, change / bare_move, BAR),
        Figure(f"{name}, thinking of one", thought * 1e6, "µs", f"of {all_in * 1e6:.0f} in all"),
        Figure(f"{name}, who is next", walk, "µs"),
    ]


def figures(sizes: Sizes) -> list[Figure]:
    """Measure and return the figures."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure(Path(folder), sizes))


@asynccontextmanager
async def hosted(folder: Path, file: str, game: str) -> AsyncGenerator[Host]:
    """Open a host on a new file in a folder; close it at the end of the block."""
    clock = Sleepers()
    async with open_harness(folder / file, games=discovery.games()) as harness:
        host = Host(harness, clock, game, folder)
        try:
            yield host
        finally:
            await host.close()


BENCHMARK = Benchmark(figures, full=Sizes(), quick=Sizes(tables=100), tiny=Sizes(tables=3, hours=0.5))

if __name__ == "__main__":
    BENCHMARK.main(__doc__)
