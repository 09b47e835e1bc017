"""How many moves a second one table takes, each on disk before the next, against append + fdatasync on that disk.

The whole way of a move is measured: stamp, lock, rules, one statement in the database, memory, the courier's wake-up.
The floor appends as many bytes as the move consists of to a file and calls fdatasync. Both take turns in small
batches, so that a disk with moods treats them alike. Prints figures, judges nothing:

    python -m tests.benchmarks.durable_moves [--moves 600] [--game fort] [--folder .]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from bot import log
from bot.storage import codec
from bot.table.model import Pace, to_act
from bot.table.store import Change, ChangeKind, Decision
from tests.table import bids
from tests.table.harness import ANNA, BOB, HERE, PEOPLE, Harness, fresh, open_harness

if TYPE_CHECKING:
    from bot.game import AnyGame
    from bot.table.model import Table

BATCH = 25
YOUNG = 200
"""Moves after which SQLite's write-ahead log has reached its size and is written over from then on."""


def game_called(name: str) -> AnyGame:
    """Return a game that is installed, or the sealed bids of the host's tests."""
    game: AnyGame = bids.GAME if name == "bids" else import_module(f"cogs.{name}").GAME
    return game


def bytes_of(table: Table) -> int:
    """Return how many bytes a move of this table hands to the database."""
    row = codec.change_to_row(Change(Decision(table, ChangeKind.MOVE), fresh(), ANNA.user))
    return sum(len(value) if isinstance(value, str | bytes) else 8 for value in row)


async def dealt(harness: Harness, game: str) -> Table:
    """Start a game between two people."""
    table = await harness.tables.open(game, HERE, ANNA, language="en", pace=Pace.DAILY, options=None, key=fresh())
    await harness.tables.join(table.id, BOB, fresh())
    return await harness.tables.start(table.id, ANNA.user, fresh())


async def moves_batch(harness: Harness, table: Table, count: int, game: str) -> tuple[float, Table]:
    """Make so many moves one after the other; return the seconds they took and the table they were last made at."""
    spent, table = 0.0, harness.tables.get(table.id)
    for _ in range(count):
        if table.over:
            table = await dealt(harness, game)
        seat = min(to_act(harness.tables.game_of(table), table))
        person = PEOPLE[seat]
        menu, stamp = harness.tables.menu(table, seat)
        key, last = fresh(), len(menu) - 1
        begin = time.perf_counter()
        table = await harness.tables.press(table.id, person.user, stamp, last, key)
        spent += time.perf_counter() - begin
    return spent, table


def appends_batch(file: int, size: int, count: int) -> float:
    """Append so many records durably; return the seconds it took."""
    record = b"x" * size
    begin = time.perf_counter()
    for _ in range(count):
        os.write(file, record)
        os.fdatasync(file)
    return time.perf_counter() - begin


async def measure(folder: Path, game: str, moves: int) -> None:
    """Measure and print, first while the database's log still grows, then as it is ever after."""
    async with open_harness(folder / "bench.db", games={game: game_called(game)}) as harness:
        table = await dealt(harness, game)
        size = bytes_of(table)
        print(f"{game}: a move hands {size} bytes to the database; {os.cpu_count()} cores")
        _, table = await moves_batch(harness, table, BATCH, game)
        young = await alternating(harness, table, folder, size, game, YOUNG)
        report("the first moves of a process", *young)
        _, table = await moves_batch(harness, table, YOUNG, game)
        report("any later move", *(await alternating(harness, table, folder, size, game, moves)))


async def alternating(
    harness: Harness, table: Table, folder: Path, size: int, game: str, moves: int
) -> tuple[list[float], list[float]]:
    """Make batches of moves and batches of appends in turn; return the seconds each took."""
    ours: list[float] = []
    floor: list[float] = []
    file = os.open(folder / "floor", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    try:
        for _ in range(moves // BATCH):
            spent, table = await moves_batch(harness, table, BATCH, game)
            ours.append(spent)
            floor.append(appends_batch(file, size, BATCH))
    finally:
        os.close(file)
    return ours, floor


def report(name: str, ours: list[float], floor: list[float]) -> None:
    """Print the figures of one measurement."""
    batches = [f / o for f, o in zip(floor, ours, strict=True)]
    print(f"{name} ({len(ours) * BATCH})")
    print(f"  one table, durable moves  {len(ours) * BATCH / sum(ours):6.0f} /s   {_ms(ours)} ms each (median)")
    print(f"  append + fdatasync        {len(floor) * BATCH / sum(floor):6.0f} /s   {_ms(floor)} ms each (median)")
    print(f"  ratio {sum(floor) / sum(ours):.2f}, median of the batches {statistics.median(batches):.2f}; bar 0.70")


def _ms(batches: list[float]) -> str:
    return f"{statistics.median(batches) / BATCH * 1000:.2f}"


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=600)
    parser.add_argument("--game", default="fort")
    parser.add_argument("--folder", type=Path, default=None, help="on the disk to measure; default: the system's")
    asked = parser.parse_args()
    log.configure("WARNING", "console")
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
        asyncio.run(measure(Path(folder), asked.game, asked.moves))


if __name__ == "__main__":
    main()
