"""The cost of one change beside many other tables: no step of it may loop over all tables.

Every table is a game between people of its own. Measured is a move from the press to the scheduler that sets the next
deadline, with the courier's queries about the players it pings; the disk is left out:

    python -m tests.benchmarks.crowd [--quick] [--game fort] [--moves 400] [--tables 100 1000 10000]
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from bot import discovery
from bot.table.model import Place
from tests import acts
from tests.benchmarks.dealing import ONE_GAME, any_move, seats, started_game
from tests.benchmarks.figures import Benchmark, Figure, median
from tests.table.harness import Harness, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from bot.table.model import Table

ROUND: Final = 50
"""Tables of a crowd that get a move before the next crowd's turn."""
BAR: Final = 1.2
"""The limit of a change's cost, relative to that in the first crowd."""


class Sizes(msgspec.Struct, frozen=True):
    """The sizes of crowds, and the number of moves in each."""

    tables: tuple[int, ...] = (100, 1_000, 10_000)
    moves: int = 400
    game: str = ONE_GAME


async def _start(harness: Harness, game: str, number: int) -> None:
    place, first = Place(1 + number // 500, 20 + number // 500, 1_000 + number), 1_000_000 + number * seats(game)
    await started_game(harness.tables, game, place, range(first, first + seats(game)))


async def measured_move(harness: Harness, table: Table, luck: Random) -> float:
    """Make a move and the queries that follow every change; return the microseconds of processor time."""
    tables = harness.tables
    user, stamp, n = any_move(tables, table, luck)
    began = time.process_time()
    await acts.press(tables, table.id, user, stamp, n, fresh_key())
    tables.next_tick()
    tables.waiting_for(user)
    tables.of_thread(table.place.thread or 0)
    return (time.process_time() - began) * 1e6


async def measure(sizes: Sizes) -> list[float]:
    """Return the cost of a move in each crowd; the crowds take turns, so that none has the quieter machine."""
    luck, costs = Random(1), [list[float]() for _ in sizes.tables]
    async with AsyncExitStack() as stack:
        crowds = [await stack.enter_async_context(_crowd(tables, sizes.game)) for tables in sizes.tables]
        while len(costs[0]) < sizes.moves:
            for harness, move_costs in zip(crowds, costs, strict=True):
                move_costs += [await measured_move(harness, table, luck) for table in harness.tables.running()[:ROUND]]
    return [median(move_costs) for move_costs in costs]


@asynccontextmanager
async def _crowd(tables: int, game: str) -> AsyncGenerator[Harness]:
    """Open a host with `tables` tables."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_harness(Path(folder) / "crowd.db", games=discovery.games()) as harness:
            await harness.database.rows("PRAGMA synchronous = OFF")
            for number in range(tables):
                await _start(harness, game, number)
            yield harness


def figures(sizes: Sizes) -> list[Figure]:
    """Measure every crowd in relation to the first."""
    costs = asyncio.run(measure(sizes))
    reference = f"beside {sizes.tables[0]:,} tables {costs[0]:.0f}"
    return [
        Figure(f"crowd: processor a move beside {crowd:,} tables", cost, "µs", reference, cost / costs[0], BAR)
        for crowd, cost in zip(sizes.tables[1:], costs[1:], strict=True)
    ]


BENCHMARK = Benchmark(figures, full=Sizes(), quick=Sizes(tables=(100, 2_000)), tiny=Sizes(tables=(2, 4), moves=4))

if __name__ == "__main__":
    BENCHMARK.main(__doc__)
