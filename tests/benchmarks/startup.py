"""How long the bot takes to start over many running tables of all games, and in how much memory it then lives.

The program itself, as `python -m bot` starts it, on a loopback Discord: first on an empty database, which is what
interpreter, libraries and games cost; then over the tables, which were dealt, played on and told before by another
process of it. It is ready when it has connected, from when on it answers; and at rest when nothing is left to say or to
draw. What it then holds are the tables and what their pictures will stand on, which is drawn ahead; nobody has looked
at any: memory in play is measured in `burst` and `soak`.

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
"""Bars: what a thousand tables may add to a start, and what the bot may hold with them (PSS)."""


class Sizes(msgspec.Struct, frozen=True):
    """How many tables, how far each is played, and of which games in turns; none: of all."""

    tables: int = 1000
    moves: int = 12
    games: tuple[str, ...] = ()
    calm: float = CALM_SECONDS
    """Seconds without a word after which all has been said."""


class Started(NamedTuple):
    """What a start took: seconds, and of processor; and what was held when all was said."""

    seconds: float
    worked: float
    held: Memory


async def start(server: LoopbackDiscord, notes: Notes, folder: Path, calm: float) -> Started:
    """Start the bot, let it say what it has to say, and stop it."""
    began = time.monotonic()
    async with live(server, notes, folder) as bot:
        seconds, worked = time.monotonic() - began, bot.cpu
        await bot.quiet(calm)
        held = bot.memory()
        await bot.stop()
    return Started(seconds, worked, held)


async def measure(folder: Path, sizes: Sizes) -> tuple[Started, Started]:
    """Start on nothing, then twice over the tables: once for them to be told, and once more."""
    world, notes = Discord(keep_log=False), Notes()
    parties = furnish(world, alternating(sizes.games, sizes.tables))
    notes.keep(world)
    empty, full = folder / "empty", folder / "full"
    for each in (empty, full):
        each.mkdir()
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
    added = f"{full.worked - bare.worked:.2f} of processor"
    yield Figure(f"{name} add", full.seconds - bare.seconds, "s", added, bar=SECONDS)
    yield Figure("startup: bare bot holds, PSS", bare.held.pss, "MB", f"RSS {bare.held.rss:.0f}")
    yield Figure(f"{name}, PSS", full.held.pss, "MB", f"RSS {full.held.rss:.0f}", bar=MEGABYTES)


BENCHMARK = Benchmark(
    figures, full=Sizes(), quick=Sizes(tables=10, calm=2.5), tiny=Sizes(tables=2, games=(ONE_GAME,), calm=0.5)
)

if __name__ == "__main__":
    BENCHMARK.main(__doc__)
