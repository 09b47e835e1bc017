"""Many tables of all games that each get a move in the same moment, over real sockets and in real time.

The bot runs in a process of its own, the loopback Discord in this one. The tables are dealt into the database first;
the bot then posts the news of all of them, as after the worst outage. When everything is posted, an active player
presses at every table at once, on its board or in a letter. The figures are the waiting times by game:

    python -m tests.benchmarks.burst [--quick] [--tables 1000] [--games fort]
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from bot.playground.loopback import LoopbackDiscord
from bot.playground.simulator import Discord
from tests.benchmarks.dealing import ONE_GAME
from tests.benchmarks.figures import Benchmark, Figure, at
from tests.benchmarks.live_bot import CALM_SECONDS, Notes, alternating, deal, furnish, live

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tests.benchmarks.live_bot import LiveBot, Memory

ACKNOWLEDGED_SECONDS: Final = 120.0
TOO_LATE: Final = 3000.0
"""Milliseconds after which Discord shows users that the bot does not answer."""
SLOWEST, LATEST = 1000.0, 50.0
"""Bars for the 99th percentiles of acknowledgements and of the event loop's lateness, in milliseconds."""


class Sizes(msgspec.Struct, frozen=True):
    """The number of tables, and their games in turns; empty: all games."""

    tables: int = 1000
    games: tuple[str, ...] = ()
    calm: float = CALM_SECONDS
    """Seconds without a request after which all news counts as delivered."""


def figures(sizes: Sizes) -> list[Figure]:
    """Deal, measure and return the figures."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure(Path(folder), alternating(sizes.games, sizes.tables), sizes.calm))


async def measure(folder: Path, games: list[str], calm: float) -> list[Figure]:
    """Deal these games and press a button of every table."""
    world, notes = Discord(keep_log=False), Notes()
    await deal(folder, furnish(world, games), 0, Random(1))
    notes.keep(world)
    async with LoopbackDiscord(world) as server, live(server, notes, folder, watched=True) as bot:
        began = time.monotonic()
        await bot.quiet(calm)
        start_figure = Figure(
            f"burst: {len(games)} tables told from nothing", notes.last - began, "s", f"{notes.requests} requests"
        )
        return [start_figure, *await burst(bot, dict(enumerate(games, 1)), calm)]


async def burst(bot: LiveBot, games: dict[int, str], calm: float) -> list[Figure]:
    """Press at every table, wait until all news is delivered, and stop the bot."""
    notes, controls_by_table = bot.notes, await bot.offered()
    before = bot.memory()
    assert controls_by_table.keys() == games.keys(), (
        f"nothing to press at {sorted(games.keys() - controls_by_table.keys())}"
    )
    notes.painted.clear()
    began, spent, tables = time.monotonic(), bot.cpu, dict[int, int]()
    for table, controls in controls_by_table.items():
        tables[controls[0].press(bot.world)] = table
        await asyncio.sleep(0)  # Discord sends them one after the other, too
    while len(notes.acknowledged) < len(tables) and time.monotonic() - began < ACKNOWLEDGED_SECONDS:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    spent = bot.cpu - spent
    await bot.quiet(calm)
    after, end = bot.memory(), notes.last
    await bot.stop()
    late, change_ms = bot.late(began, end), spent / len(tables) * 1000
    return [
        *waited(notes, tables, games),
        *_late(late),
        *_told(change_ms, len(notes.painted), end - began, before, after),
    ]


def waited(notes: Notes, tables: Mapping[int, int], games: Mapping[int, str]) -> Iterator[Figure]:
    """Yield the waiting times for acknowledgements, over all tables and by game."""
    waits = {n: (notes.acknowledged[n] - notes.pressed[n]) * 1000 for n in tables if n in notes.acknowledged}
    in_time = sum(wait <= TOO_LATE for wait in waits.values())
    share = in_time / len(tables)
    yield Figure(
        f"burst: acknowledged within {TOO_LATE / 1000:.0f} s",
        in_time,
        "",
        f"of {len(tables)}",
        share,
        1.0,
        at_least=True,
    )
    for game in ("all", *sorted(set(games.values()))):
        game_waits = sorted(wait for n, wait in waits.items() if game in ("all", games[tables[n]]))
        bar = SLOWEST if game == "all" else None
        yield Figure(
            f"burst: acknowledgement p99, {game}", at(game_waits, 0.99), "ms", f"p50 {at(game_waits, 0.5):.0f}", bar=bar
        )


def _late(late: list[float]) -> Iterator[Figure]:
    worst = f"p50 {at(late, 0.5):.1f}, at worst {at(late, 1):.0f}"
    yield Figure("burst: event loop late p99", at(late, 0.99), "ms", worst, bar=LATEST)


def _told(move_cost: float, boards: int, seconds: float, before: Memory, after: Memory) -> Iterator[Figure]:
    yield Figure("burst: processor a move until all acknowledged", move_cost, "ms", "of the bot, all it does meanwhile")
    yield Figure("burst: until all is told", seconds, "s", f"{boards} boards and letters edited")
    yield Figure("burst: memory after, PSS", after.pss, "MB", f"{before.pss:.0f} before; RSS {after.rss:.0f}")


BENCHMARK = Benchmark(
    figures, full=Sizes(), quick=Sizes(tables=10, calm=2.5), tiny=Sizes(tables=2, games=(ONE_GAME,), calm=0.5)
)

if __name__ == "__main__":
    BENCHMARK.main(__doc__)
