"""What a start and the deletion of a user read in a database with many finished games, and their processor time.

A start here is everything that reads the database before the bot connects: the check of the file, the tables, the
results, the outbox and the news. It is measured after a clean stop and after a kill, and so is the check of all tables
that follows in the background. The bytes are those that this process reads from files, the system's cache included.

    python -m tests.benchmarks.large_database [--quick] [--count 5000] [--games fort]
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec
import psutil

from bot import discovery
from bot.storage import results
from bot.storage.database import open_database
from bot.storage.lock import lock_path
from bot.storage.news import SqlNews
from bot.storage.outbox import SqlOutbox
from tests.benchmarks import many_games
from tests.benchmarks.dealing import ONE_GAME
from tests.benchmarks.figures import MEGABYTE, Benchmark, Figure
from tests.table.harness import MORNING, Harness, ManualClock

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

MAX_START_S = 0.2
"""The limit of a start after a clean stop, whatever the number of games, in seconds of processor time."""
NOW = MORNING + 365 * 24 * 3600
"""The time of the starts, Unix seconds: all games ended long ago."""


class Sizes(msgspec.Struct, frozen=True):
    """The number of finished games, and their names in turns; empty: all games."""

    count: int = 5000
    games: tuple[str, ...] = ()


class Cost(msgspec.Struct):
    """Seconds of processor time, and megabytes that were read."""

    seconds: float = 0.0
    megabytes: float = 0.0


@contextmanager
def measured() -> Generator[Cost]:
    """Measure the block."""
    cost, process = Cost(), cast("Any", psutil.Process())  # its types know no counters of characters
    began, read = time.process_time(), process.io_counters().read_chars
    yield cost
    cost.seconds = time.process_time() - began
    cost.megabytes = (process.io_counters().read_chars - read) / MEGABYTE


async def start(path: Path) -> Cost:
    """Start on a database and stop."""
    games = discovery.games()
    with measured() as cost:
        async with open_database(path) as database:
            harness, outbox = Harness(database, ManualClock(NOW), games), SqlOutbox(database)
            await harness.tables.load_all()
            await results.fill(database, games)
            await outbox.drop_unreadable()
            await outbox.mark_moved()
            await outbox.unfinished()
            await SqlNews(database, games).tables_with_pending()
    return cost


async def measure(path: Path, sizes: Sizes) -> dict[str, Cost]:
    """Return the costs by activity."""
    await many_games.fill(path, sizes.count, sizes.games)
    await start(path)
    costs = {"start after a clean stop": await start(path)}
    lock_path(path).unlink()
    costs["start after a kill"] = await start(path)
    async with open_database(path) as database:
        with measured() as costs["check in the background"]:
            await database.find_damage()
        store = Harness(database, ManualClock(NOW), discovery.games()).store
        with measured() as costs["deletion of a user"]:
            await store.forget(many_games.PERSON + 1, str)
    return costs


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Measure on a new database."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "games.sqlite3")
        costs = asyncio.run(measure(path, sizes))
        size = path.stat().st_size / MEGABYTE
    for name, cost in costs.items():
        bar = MAX_START_S if "clean" in name else None
        read = f"read {cost.megabytes:,.1f} of {size:,.0f} MB"
        yield Figure(f"{sizes.count:,} games: {name}", cost.seconds, "s", read, bar=bar)


BENCHMARK = Benchmark(figures, full=Sizes(), quick=Sizes(count=500), tiny=Sizes(count=12, games=(ONE_GAME,)))

if __name__ == "__main__":
    BENCHMARK.main(__doc__)
