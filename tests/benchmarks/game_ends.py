"""The cost of the move that ends a game, with its result and the ratings, beside the same move without them.

Two hosts play the same random games on the same disk, in turns; one of them writes no results. Measured is the
processor time of the last press of each game, SQLite's thread included. A second figure adds the pictures of the last
board, drawn after those of the board before, which is the least that is drawn at an end. Nothing is delivered, which
costs as much again.

    python -m tests.benchmarks.game_ends [--quick] [--games fort] [--ends 40]
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from bot import discovery
from bot.storage.results import ResultWriter
from images.kit import Look
from tests import acts
from tests.benchmarks.dealing import ONE_GAME, any_move, started_game
from tests.benchmarks.figures import Benchmark, Figure, median
from tests.table.harness import Harness, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.ui.game_ui import GameUI


LOOK = Look("cs", names=("Žofie", "Ľubomír", "Grzegorz", "Alice", "Max", "Ann", "Święta", "Bořivoj"))
MAX_RATIO = 1.1


class Sizes(msgspec.Struct, frozen=True):
    """The games, and how many ends of each are measured."""

    games: tuple[str, ...] = ()
    """The names of games; empty: all."""
    ends: int = 40


class End(NamedTuple):
    """The end of a game: the processor time of its last press in microseconds, and the boards around it."""

    spent: float
    before: Any
    after: Any


async def last_press(harness: Harness, game: str, luck: Random) -> End:
    """Play a game at random and return its end."""
    table = before = await started_game(harness.tables, game)
    spent = 0.0
    while not table.finished:
        user, stamp, n = any_move(harness.tables, table, luck)
        before, key, busy = table, fresh_key(), time.process_time()
        table = await acts.press(harness.tables, table.id, user, stamp, n, key)
        spent = time.process_time() - busy
    boards = (harness.tables.position_of(each).board for each in (before, table))
    return End(spent * 1e6, *boards)


def drawn(ui: GameUI, end: End) -> float:
    """Return the processor time of the pictures of the last board, in microseconds."""
    for drawing in ui.pictures:
        drawing.draw(end.before, LOOK)
    busy = time.process_time()
    for drawing in ui.pictures:
        drawing.draw(end.after, LOOK)
    return (time.process_time() - busy) * 1e6


async def measure(game: str, ends: int) -> tuple[list[float], list[float], list[float]]:
    """Return the costs of ends with results and without, in turns, and of their pictures."""
    games, ui = discovery.games(), discovery.uis()[game]
    with tempfile.TemporaryDirectory() as folder:
        async with (
            open_harness(Path(folder, "with.db"), games=games) as recording,
            open_harness(Path(folder, "without.db"), games=games) as plain,
        ):
            recording.end_writers.append(ResultWriter(games))
            with_results, without, pictures = list[float](), list[float](), list[float]()
            for number in range(ends):
                end = await last_press(recording, game, Random(number))
                with_results.append(end.spent)
                without.append((await last_press(plain, game, Random(number))).spent)
                pictures.append(drawn(ui, end))
            return with_results, without, pictures


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Measure every game on new databases."""
    for game in sizes.games or discovery.games():
        with_results, without, pictures = (median(costs) for costs in asyncio.run(measure(game, sizes.ends)))
        yield _figure(f"{game}: the last press of a game", with_results, without)
        if pictures:
            yield _figure(
                f"{game}: with the pictures of the end", with_results + pictures, without + pictures, MAX_RATIO
            )


def _figure(name: str, with_results: float, without: float, bar: float | None = None) -> Figure:
    reference = f"without a result {without:.0f}"
    return Figure(name, with_results, "µs", reference, with_results / without, bar)


BENCHMARK = Benchmark(figures, full=Sizes(), quick=Sizes(ends=10), tiny=Sizes(games=(ONE_GAME,), ends=1))

if __name__ == "__main__":
    BENCHMARK.main(__doc__)
