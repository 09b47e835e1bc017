"""The cost of one durable move at the tables, each on disk before the next; no news is delivered.

Measured is the time between a press and its acknowledgement: stamp, lock, rules, one transaction in the database,
memory. A list replaces the courier's wake-ups; `told_moves` measures the part of courier, renderer and Discord. Two
references with the same disk and the same bytes run in turns with it, in small batches: bytes appended to a file with
`fdatasync`, whose speed varies with the disk, and a bare insert into one table with the same pragmas, whose processor
time is measured too (of the whole process, SQLite's thread included). The ratio follows the machine and its disk, so
the move's retired instructions stand beside it, where the kernel counts them. Random moves of every game:

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
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from bot import discovery
from bot.storage import codec
from bot.table.decisions import ChangeKind, Decision
from bot.table.store import Change
from tests import acts
from tests.benchmarks.dealing import FIRST, ONE_GAME, any_move, started_game
from tests.benchmarks.figures import Benchmark, Figure, median
from tests.benchmarks.instructions import Counter, told
from tests.table.harness import Harness, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bot.table.model import Table

BATCH = 25
YOUNG = 200
"""Moves after which SQLite's write-ahead log has its final size and is overwritten from then on."""
BAR = 6.0
"""The limit of a move's processor time, relative to a bare insert. The disk's speed varies too much for a limit."""


class Sizes(msgspec.Struct, frozen=True):
    """The number of moves and their games."""

    games: tuple[str, ...] = ()
    """The names of games; empty: all."""
    moves: int = 600
    young: int = YOUNG
    """The number of moves before the measurement starts."""
    folder: str = ""
    """A folder on the measured disk; empty: the system's folder for temporary files."""


class Cost(NamedTuple):
    """Elapsed seconds, seconds of processor time and retired instructions."""

    waited: float
    worked: float
    retired: float

    def since(self, before: Cost) -> Cost:
        """Return the cost since an earlier reading."""
        return Cost(*(now - then for now, then in zip(self, before, strict=True)))

    def plus(self, more: Cost) -> Cost:
        """Return the sum of two costs."""
        return Cost(*map(sum, zip(self, more, strict=True)))


@dataclass
class Spent:
    """The cost of acts by batch, per act: microseconds of elapsed time and of processor time, and instructions."""

    counter: Counter
    waited: list[float] = field(default_factory=list[float])
    worked: list[float] = field(default_factory=list[float])
    retired: list[float] = field(default_factory=list[float])

    def note(self, cost: Cost, count: int) -> None:
        """Add a batch of `count` acts."""
        self.waited.append(cost.waited / count * 1e6)
        self.worked.append(cost.worked / count * 1e6)
        self.retired.append(cost.retired / count)

    def cost(self) -> Cost:
        """Return the clocks and the counter now."""
        return Cost(time.perf_counter(), time.process_time(), self.counter.count)


class Player:
    """A player of random moves at one table of a game after the other."""

    def __init__(self, harness: Harness, table: Table) -> None:
        self.table = table
        self._harness = harness
        self._luck = Random(1)

    async def batch(self, spent: Spent, count: int = BATCH) -> None:
        """Make `count` moves; the menu is not measured, because it is shown earlier."""
        total, tables = Cost(0.0, 0.0, 0.0), self._harness.tables
        for _ in range(count):
            if self.table.finished:
                self.table = await started_game(tables, self.table.game)
            user, stamp, n = any_move(tables, self.table, self._luck)
            key = fresh_key()
            before = spent.cost()
            self.table = await acts.press(tables, self.table.id, user, stamp, n, key)
            total = total.plus(spent.cost().since(before))
        spent.note(total, count)

    def row(self) -> tuple[Any, ...]:
        """Return the values that a move of this table stores in the database."""
        rows = codec.change_to_rows(Change(Decision(self.table, ChangeKind.MOVE), fresh_key(), FIRST))
        return (*rows.table, rows.kind, rows.n, rows.seat, rows.by_user, rows.body, rows.key, codec.to_json(rows.news))


def bytes_of(row: Sequence[Any]) -> int:
    """Return the size of a row in bytes."""
    return sum(len(value) if isinstance(value, str | bytes) else 8 for value in row)


def timed(spent: Spent, act: Callable[[], object]) -> None:
    """Run `act` once for each move of a batch."""
    before = spent.cost()
    for _ in range(BATCH):
        act()
    spent.note(spent.cost().since(before), BATCH)


class Floors:
    """The references: the same bytes written to a file and inserted into a table."""

    def __init__(self, folder: Path, row: Sequence[Any], counter: Counter) -> None:
        self.row = row
        self.appended, self.inserted = Spent(counter), Spent(counter)
        self._file = os.open(folder / "floor", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._database = sqlite3.connect(folder / "floor.db", isolation_level=None)
        for pragma in ("journal_mode = WAL", "synchronous = FULL"):
            self._database.execute(f"PRAGMA {pragma}").fetchall()
        self._database.execute(f"CREATE TABLE bare ({', '.join(f'c{n}' for n in range(len(row)))})")
        self._insert = f"INSERT INTO bare VALUES ({', '.join('?' * len(row))})"  # noqa: S608 - only question marks are inserted
        for _ in range(YOUNG):
            self._database.execute(self._insert, row)

    def batch(self) -> None:
        """Write a batch to the file and to the table."""
        record = b"x" * bytes_of(self.row)
        timed(self.appended, lambda: self._append(record))
        timed(self.inserted, lambda: self._database.execute(self._insert, self.row))

    def _append(self, record: bytes) -> None:
        os.write(self._file, record)
        os.fdatasync(self._file)

    def close(self) -> None:
        """Close the file and the database."""
        os.close(self._file)
        self._database.close()


async def measure(folder: Path, game: str, sizes: Sizes) -> tuple[int, Spent, Floors]:
    """Measure moves and both references in turns; return the bytes of a move and the costs."""
    counter = Counter()  # before SQLite's thread starts, which it then counts as well
    async with open_harness(folder / "bench.db", games=discovery.games()) as harness:
        player, moves = Player(harness, await started_game(harness.tables, game)), Spent(counter)
        await player.batch(Spent(counter), sizes.young)
        with closing(Floors(folder, player.row(), counter)) as floors:
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
    share = median(floor / wait for floor, wait in zip(floors.appended.waited, moves.waited, strict=True))
    yield Figure(name, waited, "µs", f"append + fdatasync {appended:.0f}", share)
    bare = median(floors.inserted.waited)
    yield Figure(f"{name}, beside a table", waited, "µs", f"bare insert {bare:.0f}", waited / bare)
    bare, counted = median(floors.inserted.worked), told(median(moves.retired), moves.counter.problem)
    yield Figure(f"{name}, processor", worked, "µs", f"bare insert {bare:.0f}; {counted}", worked / bare, BAR)


BENCHMARK = Benchmark(
    figures, full=Sizes(), quick=Sizes(moves=150), tiny=Sizes(games=(ONE_GAME,), moves=BATCH, young=BATCH)
)

if __name__ == "__main__":
    BENCHMARK.main(__doc__)
