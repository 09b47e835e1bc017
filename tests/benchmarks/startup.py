"""How long a host with a thousand running tables takes to start, and how much memory it then lives in.

The database is made first, in a process of its own, by dealing real games in the middle of play. A second process
then does what a start does: open the file, read every table, find what is to be told and whose time runs. Its
resident memory is read from the system, the interpreter and the game included. Prints figures, judges nothing:

    python -m tests.benchmarks.startup [--tables 1000] [--moves 12] [--game fort]
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psutil

from tests.benchmarks.durable_moves import dealt, game_called, moves_batch
from tests.table.harness import Harness, open_harness

MEGABYTE = 1024 * 1024


async def fill(path: Path, game: str, tables: int, moves: int) -> None:
    """Deal so many games and play the beginning of each; nothing has to be durable here."""
    async with open_harness(path, games={game: game_called(game)}) as harness:
        await harness.database.rows("PRAGMA synchronous = OFF")
        for _ in range(tables):
            table = await dealt(harness, game)
            await moves_batch(harness, table, moves, game)


async def start(path: Path, game: str) -> None:
    """Start on a filled database and print."""
    process = psutil.Process()
    rules = {game: game_called(game)}
    empty = process.memory_info().rss / MEGABYTE
    begin = time.perf_counter()
    async with open_harness(path, games=rules) as harness:
        report = await harness.tables.load_all()
        pending = await harness.news.tables_with_pending()
        harness.tables.next_tick()
        took = time.perf_counter() - begin
        await _every_seat_looks(harness)
        full = process.memory_info().rss / MEGABYTE
    print(f"{game}: {len(report.running)} running tables, {len(pending)} of them with something to tell")
    print(f"  start                     {took:8.2f} s    bar 2.00")
    print(f"  resident, before and with {empty:8.0f} MB, {full:.0f} MB    bar 200")


async def _every_seat_looks(harness: Harness) -> None:
    """Touch everything a busy hour would: the menus of all seats at all tables."""
    for table in harness.tables.running():
        for seat in sorted(table.people):
            harness.tables.menu(table, seat)


def main() -> None:
    """Read the command line; fill and start in processes of their own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=12)
    parser.add_argument("--game", default="fort")
    parser.add_argument("--start", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.start is not None:
        asyncio.run(start(asked.start, asked.game))
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bot.db"
        asyncio.run(fill(path, asked.game, asked.tables, asked.moves))
        print(f"a database of {path.stat().st_size / MEGABYTE:.1f} MB")
        command = [sys.executable, "-m", "tests.benchmarks.startup", "--game", asked.game, "--start", str(path)]
        subprocess.run(command, check=True)


if __name__ == "__main__":
    main()
