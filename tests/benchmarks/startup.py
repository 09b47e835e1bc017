"""The time that the bot takes to start over many running tables of all games, and its memory afterwards.

The program as `python -m bot` starts it, on a loopback Discord: first on an empty database, which measures
interpreter, libraries and games; then over tables that were dealt, played and announced before by another process. It
is ready when it has connected, because it answers from then on, and at rest when there is nothing to send or draw.
The start before each measured one compiles the modules, as an installation does; bots here write bytecode.
Its memory then has the tables and the backgrounds of their pictures, which are drawn ahead; no picture has been
requested: `burst` and `soak` measure the memory during play.

    python -m tests.benchmarks.startup [--quick] [--tables 1000] [--moves 12] [--games fort]
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from bot.playground.loopback import LoopbackDiscord
from bot.playground.simulator import Discord
from tests.benchmarks.dealing import ONE_GAME
from tests.benchmarks.figures import Benchmark, Figure
from tests.benchmarks.live_bot import CALM_SECONDS, Notes, alternating, deal, furnish, live

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.benchmarks.live_bot import Memory

SECONDS, MEGABYTES = 2.0, 200.0
"""Bars: the seconds of processor time that a thousand tables may add to a start, and the megabytes (PSS) of the bot
with them. The time by a clock would also measure what else the machine does."""


class Sizes(msgspec.Struct, frozen=True):
    """The number of tables and of moves at each, and their games in turns; empty: all games."""

    tables: int = 1000
    moves: int = 12
    games: tuple[str, ...] = ()
    calm: float = CALM_SECONDS
    """Seconds without a request after which all news counts as delivered."""


class Started(NamedTuple):
    """The cost of a start: elapsed seconds, seconds of processor time, and the memory at rest."""

    seconds: float
    worked: float
    held: Memory


async def start(server: LoopbackDiscord, notes: Notes, folder: Path, calm: float) -> Started:
    """Start the bot, wait until all news is delivered, and stop it."""
    began = time.monotonic()
    async with live(server, notes, folder) as bot:
        seconds, worked = time.monotonic() - began, bot.cpu
        await bot.quiet(calm)
        memory = bot.memory()
        await bot.stop()
    return Started(seconds, worked, memory)


async def measure(folder: Path, sizes: Sizes) -> tuple[Started, Started]:
    """Start on an empty database, then twice over the tables: once to announce them, and once to measure."""
    world, notes = Discord(keep_log=False), Notes()
    parties = furnish(world, alternating(sizes.games, sizes.tables))
    notes.keep(world)
    empty, full = folder / "empty", folder / "full"
    for path in (empty, full):
        path.mkdir()
    async with LoopbackDiscord(world) as server:
        await start(server, notes, empty, sizes.calm)
        bare = await start(server, notes, empty, sizes.calm)
        await deal(full, parties, sizes.moves, Random(1))
        await start(server, notes, full, sizes.calm)
        return bare, await start(server, notes, full, sizes.calm)


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Measure and compare."""
    with tempfile.TemporaryDirectory() as folder:
        bare, full = asyncio.run(measure(Path(folder), sizes))
    name = f"startup: {sizes.tables} tables"
    yield Figure("startup: bare bot, until connected", bare.seconds, "s", f"{bare.worked:.2f} of processor")
    yield Figure(f"{name}, until connected", full.seconds, "s", f"{full.worked:.2f} of processor")
    added = full.worked - bare.worked
    yield Figure(f"{name} add, processor", added, "s", f"{full.seconds - bare.seconds:.2f} of time", bar=SECONDS)
    yield Figure("startup: bare bot holds, PSS", bare.held.pss, "MB", f"RSS {bare.held.rss:.0f}")
    yield Figure(f"{name}, PSS", full.held.pss, "MB", f"RSS {full.held.rss:.0f}", bar=MEGABYTES)


BENCHMARK = Benchmark(
    figures, full=Sizes(), quick=Sizes(tables=10, calm=2.5), tiny=Sizes(tables=2, games=(ONE_GAME,), calm=0.5)
)

if __name__ == "__main__":
    BENCHMARK.main(__doc__)
