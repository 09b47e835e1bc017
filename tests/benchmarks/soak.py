"""Whether the memory of a bot stays flat: 72 virtual hours of many tables on a simulated Discord.

The whole bot with its real database plays in this process: players press on boards and open their panels every few
hours, deadlines pass, pings come and go. Counted is the memory of the bot's own code (tracemalloc, by the allocating
line in `bot`, `cogs` and `images`), without pictures and sent texts: the simulated Discord stores every message, so
the resident memory, which is printed too, must grow. Caches with a limited number of entries are cleared before each
look, because they grow until they are full and would look like a leak. The lines with the largest growth are printed:

    python -m tests.benchmarks.soak [--quick] [--tables 40] [--hours 72] [--game fort]
"""

from __future__ import annotations

import asyncio
import functools
import gc
import sys
import tempfile
import tracemalloc
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import psutil

from bot import scheduler
from bot.table.deadlines import HOUR_S
from bot.table.position import Position
from images.kit import packed, picture
from tests import tree
from tests.benchmarks.dealing import ONE_GAME
from tests.benchmarks.figures import MEGABYTE, Benchmark, Figure
from tests.e2e.conftest import simulated
from tests.e2e.playing import makes_moves, press
from tests.e2e.world import verb, verbs_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.e2e.world import World

QUARTERS = 4
LOOK_INTERVAL_H = 6.0
"""Hours between two visits of the players to their tables."""
MOST_GROWN = 4
BAR = 1.1
"""The limit of the memory after the last quarter, relative to the first, without pictures."""
PICTURE_MODULES = (picture, packed)
"""The functions that allocate the bytes of a sent picture."""
KEEPERS = ("builtins", "collections", "simcord")
"""The modules whose objects are searched for texts that the simulated Discord stores."""
FOLDERS = tuple(f"{tree.ROOT / package}/" for package in tree.PACKAGES)
FILTERS = [tracemalloc.Filter(inclusive=True, filename_pattern=f"{folder}*") for folder in FOLDERS]


class Sizes(msgspec.Struct, frozen=True):
    """The number and game of tables, and the number of virtual hours."""

    tables: int = 40
    hours: float = 72.0
    game: str = ONE_GAME


@dataclass
class Held:
    """The memory at one time, in bytes."""

    ours: int
    pictures: int
    """Part of `ours`: the pictures on Discord and in the renderer's cache, up to
    `bot.ui.rendering.renderer.CACHE_BYTES`."""
    text_bytes: int
    """Part of `ours`: the texts of the messages on Discord."""
    resident: int
    moves: int
    snapshot: tracemalloc.Snapshot

    @property
    def rest(self) -> int:
        """The rest of the bot's own memory, which must stay flat."""
        return self.ours - self.pictures - self.text_bytes


def held(world: World) -> Held:
    """Measure the memory after a garbage collection."""
    forget_answers()
    gc.collect()
    snapshot = tracemalloc.take_snapshot().filter_traces(FILTERS)
    sizes = {statistic.traceback[0].filename: statistic.size for statistic in snapshot.statistics("filename")}
    moves = sum(table.moves for table in world.app.tables.running())
    resident = psutil.Process().memory_info().rss
    pictures = sum(sizes.get(str(module.__file__), 0) for module in PICTURE_MODULES)
    return Held(sum(sizes.values()), pictures, text_bytes(world), resident, moves, snapshot)


def forget_answers() -> None:
    """Clear the bot's own caches with a limited number of entries."""
    caches: list[Any] = [item for item in gc.get_objects() if isinstance(item, functools._lru_cache_wrapper)]
    for item in caches:
        if item.__module__.startswith(tree.PACKAGES) and item.cache_parameters()["maxsize"] is not None:
            item.cache_clear()


def text_bytes(world: World) -> int:
    """Return the bytes of the bot's texts that the simulated Discord stores."""
    size, visited, pending = 0, set[int](), list[Any]([world.env.backend])
    while pending:
        item = pending.pop()
        if id(item) in visited:
            continue
        visited.add(id(item))
        if isinstance(item, str):
            traceback = tracemalloc.get_object_traceback(item)
            size += sys.getsizeof(item) if traceback and traceback[0].filename.startswith(FOLDERS) else 0
        elif type(item).__module__.partition(".")[0] in KEEPERS:
            pending.extend(referent for referent in gc.get_referents(item) if not callable(referent))
    return size


async def begin(world: World, game: str, tables: int) -> None:
    """Let the four users open tables for each other in turns."""
    people = (world.ann, world.bob, world.cid, world.dora)
    for n in range(tables):
        host, guest = people[n % 4], people[(n + 1 + n // 4 % 3) % 4]
        card = await world.open(host, game=game, pace="daily")
        await guest.click(card, custom_id=verb(card, "join"))
        await host.click(world.messages(world.channel)[-1], custom_id=verb(world.messages(world.channel)[-1], "start"))
        await world.env.advance_time(HOUR_S / 4)


async def look_in(world: World, number: int) -> None:
    """Let a table's active player open the panel and press a move on the board."""
    table: Any = world.table(number)
    game = world.app.tables.game_of(table)
    if not (acting := Position(table, game).acting):
        return
    seat = min(acting)
    person = next(
        candidate
        for candidate in (world.ann, world.bob, world.cid, world.dora)
        if candidate.id == table.seats[seat].user
    )
    messages = world.messages(world.thread(number))
    board = next(message for message in reversed(messages) if "hint" in verbs_of(message))
    await person.click(board, custom_id=verb(board, "hint"))
    menu, _ = world.app.tables.menu(table, seat)
    await press(person, [message for message in messages if makes_moves(message)], len(menu) - 1)


async def quarter(world: World, hours: float) -> None:
    """Advance the time by `hours`; players visit every other table, deadlines pass at the rest."""
    looks = max(1, round(hours / LOOK_INTERVAL_H))
    for _ in range(looks):
        await world.env.advance_time(hours / looks * HOUR_S)
        for table in list(world.app.tables.running()):
            if table.id % 2:
                await look_in(world, table.id)


async def measure(folder: Path, sizes: Sizes) -> list[Held]:
    """Play, and measure the memory at the beginning and after every quarter."""
    tracemalloc.start()
    try:
        async with simulated(folder, beat=scheduler.BEAT_INTERVAL_S) as world:
            return await _looked_at(world, sizes)
    finally:
        tracemalloc.stop()


async def _looked_at(world: World, sizes: Sizes) -> list[Held]:
    await begin(world, sizes.game, sizes.tables)
    looks = [held(world)]
    for _ in range(QUARTERS):
        await quarter(world, sizes.hours / QUARTERS)
        looks.append(held(world))
    return looks


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Compare the last quarter with the first, and print the lines that grew."""
    with tempfile.TemporaryDirectory() as folder:
        looks = asyncio.run(measure(Path(folder), sizes))
    for n, look in enumerate(looks):
        name = f"soak: {sizes.tables} tables after {sizes.hours / QUARTERS * n:.0f} h, its own"
        yield Figure(name, look.rest / MEGABYTE, "MB", _details(look))
    first, last = looks[1], looks[-1]
    reference = f"after the first quarter {first.rest / MEGABYTE:.2f}"
    yield Figure("soak: after the last quarter", last.rest / MEGABYTE, "MB", reference, last.rest / first.rest, BAR)
    for line in last.snapshot.compare_to(first.snapshot, "lineno")[:MOST_GROWN]:
        frame = line.traceback[0]
        where = f"{Path(frame.filename).relative_to(tree.ROOT)}:{frame.lineno}"
        yield Figure("soak: grew most", line.size_diff / 1024, "KB", where)


def _details(look: Held) -> str:
    pictures, words, resident = (size / MEGABYTE for size in (look.pictures, look.text_bytes, look.resident))
    return f"pictures {pictures:.2f}; said {words:.2f}; RSS {resident:.0f}; {look.moves} moves"


BENCHMARK = Benchmark(figures, full=Sizes(), quick=Sizes(tables=4, hours=8.0), tiny=Sizes(tables=1, hours=1.0))

if __name__ == "__main__":
    BENCHMARK.main(__doc__)
