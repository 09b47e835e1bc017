"""What one durable move costs at the tables, each on disk before the next; nobody is told of it.

Measured is what stands between a press and its acknowledgement: stamp, lock, rules, one transaction in the database,
memory. Who would be woken is a list here; what courier, renderer and Discord add is measured in `told_moves`. Beside it
stand two floors of the same disk and the same bytes, in turns with it by small batches: appended to a file and
`fdatasync`, which follows the disk's moods, and a bare insert into one table with the same pragmas, of which the
processor time is told too (of the whole process, SQLite's thread included). Random moves of every game:

    python -m tests.benchmarks.durable_moves [--quick] [--games fort] [--moves 600] [--folder .]
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from bot import discovery
from bot.storage import codec
from bot.table.decisions import ChangeKind, Decision
from bot.table.store import Change
from tests import acts
from tests.benchmarks.dealing import FIRST, ONE_GAME, any_move, dealt
from tests.benchmarks.figures import Benchmark, Figure, median
from tests.table.harness import Harness, fresh, open_harness

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bot.table.model import Table

BATCH = 25
YOUNG = 200
"""Moves after which SQLite's write-ahead log has reached its size and is written over from then on."""
BAR = 6.0
"""How many times the processor time of a bare insert a whole move may take. The disk has its moods, and no bar."""


class Sizes(msgspec.Struct, frozen=True):
    """How much is played."""

    games: tuple[str, ...] = ()
    """Their names; none: all."""
    moves: int = 600
    young: int = YOUNG
    """How many are made before anything counts."""
    folder: str = ""
    """On the disk to measure; none: where the system has its temporary files."""


@dataclass
class Spent:
    """What some acts took by batches, in microseconds each: waited for, and of processor."""

    waited: list[float] = field(default_factory=list[float])
    worked: list[float] = field(default_factory=list[float])

    def note(self, waited: float, worked: float, count: int) -> None:
        """Add a batch, in seconds."""
        self.waited.append(waited / count * 1e6)
        self.worked.append(worked / count * 1e6)


class Player:
    """Makes random moves at one table of a game after the other."""

    def __init__(self, harness: Harness, table: Table) -> None:
        self.table = table
        self._harness = harness
        self._luck = Random(1)

    async def batch(self, spent: Spent, count: int = BATCH) -> None:
        """Make so many moves one after the other; the menu is not measured: it was shown before."""
        waited = worked = 0.0
        tables = self._harness.tables
        for _ in range(count):
            if self.table.over:
                self.table = await dealt(tables, self.table.game)
            user, stamp, n = any_move(tables, self.table, self._luck)
            key = fresh()
            began, busy = time.perf_counter(), time.process_time()
            self.table = await acts.press(tables, self.table.id, user, stamp, n, key)
            waited += time.perf_counter() - began
            worked += time.process_time() - busy
        spent.note(waited, worked, count)

    def row(self) -> tuple[Any, ...]:
        """Return what a move of this table hands to the database."""
        rows = codec.change_to_rows(Change(Decision(self.table, ChangeKind.MOVE), fresh(), FIRST))
        return (*rows.table, rows.kind, rows.n, rows.seat, rows.by_user, rows.body, rows.key, codec.to_json(rows.news))


def bytes_of(row: Sequence[Any]) -> int:
    """Return how many bytes a row consists of."""
    return sum(len(value) if isinstance(value, str | bytes) else 8 for value in row)


def timed(spent: Spent, act: Callable[[], object]) -> None:
    """Do something a batch of times."""
    began, busy = time.perf_counter(), time.process_time()
    for _ in range(BATCH):
        act()
    spent.note(time.perf_counter() - began, time.process_time() - busy, BATCH)


class Floors:
    """The same bytes, written as barely as it goes: to a file, and into a table."""

    def __init__(self, folder: Path, row: Sequence[Any]) -> None:
        self.row = row
        self.appended, self.inserted = Spent(), Spent()
        self._file = os.open(folder / "floor", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._database = sqlite3.connect(folder / "floor.db", isolation_level=None)
        for pragma in ("journal_mode = WAL", "synchronous = FULL"):
            self._database.execute(f"PRAGMA {pragma}").fetchall()
        self._database.execute(f"CREATE TABLE bare ({', '.join(f'c{n}' for n in range(len(row)))})")
        self._insert = f"INSERT INTO bare VALUES ({', '.join('?' * len(row))})"  # noqa: S608 - question marks
        for _ in range(YOUNG):
            self._database.execute(self._insert, row)

    def batch(self) -> None:
        """Write a batch to each."""
        record = b"x" * bytes_of(self.row)
        timed(self.appended, lambda: self._append(record))
        timed(self.inserted, lambda: self._database.execute(self._insert, self.row))

    def _append(self, record: bytes) -> None:
        os.write(self._file, record)
        os.fdatasync(self._file)

    def close(self) -> None:
        """Let go of both."""
        os.close(self._file)
        self._database.close()


async def measure(folder: Path, game: str, sizes: Sizes) -> tuple[int, Spent, Floors]:
    """Let moves and both floors take turns; return the bytes of a move and what each took."""
    async with open_harness(folder / "bench.db", games=discovery.games()) as harness:
        player, moves = Player(harness, await dealt(harness.tables, game)), Spent()
        await player.batch(Spent(), sizes.young)
        with closing(Floors(folder, player.row())) as floors:
            for _ in range(max(1, sizes.moves // BATCH)):
                await player.batch(moves)
                floors.row = player.row()
                floors.batch()
            return bytes_of(floors.row), moves, floors


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Measure every game on a new database."""
    for game in sizes.games or discovery.games():
        with tempfile.TemporaryDirectory(dir=sizes.folder or None) as folder:
            yield from _figures(game, *asyncio.run(measure(Path(folder), game, sizes)))


def _figures(game: str, size: int, moves: Spent, floors: Floors) -> Iterator[Figure]:
    name = f"{game}: durable move of {size:,} B"
    waited, worked, appended = median(moves.waited), median(moves.worked), median(floors.appended.waited)
    share = median(floor / each for floor, each in zip(floors.appended.waited, moves.waited, strict=True))
    yield Figure(name, waited, "µs", f"append + fdatasync {appended:.0f}", share)
    bare = median(floors.inserted.waited)
    yield Figure(f"{name}, beside a table", waited, "µs", f"bare insert {bare:.0f}", waited / bare)
    bare = median(floors.inserted.worked)
    yield Figure(f"{name}, processor", worked, "µs", f"bare insert {bare:.0f}", worked / bare, BAR)


BENCHMARK = Benchmark(
    figures, full=Sizes(), quick=Sizes(moves=150), tiny=Sizes(games=(ONE_GAME,), moves=BATCH, young=BATCH)
)

if __name__ == "__main__":
    BENCHMARK.main(__doc__)
