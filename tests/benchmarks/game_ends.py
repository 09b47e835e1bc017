"""The cost of the move that ends a game, with its result and the ratings, beside the same move without them.

Two hosts play the same random games on the same disk, in turns; one of them writes no results. Measured is the
processor time of the last press of each game, SQLite's thread included. Nothing is delivered and no picture is drawn;
both cost many times more.

    python -m tests.benchmarks.game_ends [--quick] [--games fort] [--ends 40]
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import msgspec

from bot import discovery
from bot.storage.results import ResultWriter
from tests import acts
from tests.benchmarks.dealing import ONE_GAME, any_move, started_game
from tests.benchmarks.figures import Benchmark, Figure, median
from tests.table.harness import Harness, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import Iterator


class Sizes(msgspec.Struct, frozen=True):
    """The games, and how many ends of each are measured."""

    games: tuple[str, ...] = ()
    """The names of games; empty: all."""
    ends: int = 40


async def last_press(harness: Harness, game: str, luck: Random) -> float:
    """Play a game at random; return the processor time of its last press in microseconds."""
    table, spent = await started_game(harness.tables, game), 0.0
    while not table.finished:
        user, stamp, n = any_move(harness.tables, table, luck)
        key, busy = fresh_key(), time.process_time()
        table = await acts.press(harness.tables, table.id, user, stamp, n, key)
        spent = time.process_time() - busy
    return spent * 1e6


async def measure(game: str, ends: int) -> tuple[list[float], list[float]]:
    """Return the costs of ends with results and without, in turns."""
    games = discovery.games()
    with tempfile.TemporaryDirectory() as folder:
        async with (
            open_harness(Path(folder, "with.db"), games=games) as recording,
            open_harness(Path(folder, "without.db"), games=games) as plain,
        ):
            recording.end_writers.append(ResultWriter(games))
            costs: tuple[list[float], list[float]] = ([], [])
            for number in range(ends):
                for harness, spent in zip((recording, plain), costs, strict=True):
                    spent.append(await last_press(harness, game, Random(number)))
            return costs


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Measure every game on new databases."""
    for game in sizes.games or discovery.games():
        with_results, without = (median(costs) for costs in asyncio.run(measure(game, sizes.ends)))
        yield Figure(
            f"{game}: the end of a game", with_results, "µs", f"without a result {without:.0f}", with_results / without
        )


BENCHMARK = Benchmark(figures, full=Sizes(), quick=Sizes(ends=10), tiny=Sizes(games=(ONE_GAME,), ends=1))

if __name__ == "__main__":
    BENCHMARK.main(__doc__)
