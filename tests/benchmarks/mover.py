"""A process that makes moves at many tables at once; `databases` starts some of them and adds up what they print.

It opens the database, starts its tables, prints a line, waits for a line, moves for some seconds and prints the number
of moves and the waits. With a shard, it is one of several processes: it publishes bulletins and reads the tables that
the others have changed, as a bot does.
"""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from bot import discovery
from bot.cluster.bulletins import BulletinKind, Reception
from bot.cluster.links import Links
from bot.storage import opening
from bot.storage.tables import SqlStore
from bot.system import log
from bot.system.clock import SystemClock
from bot.system.shards import Ownership, ServerShare
from bot.table.model import Place
from bot.table.policies import Policy
from bot.table.service import Tables
from tests import acts
from tests.benchmarks.dealing import FIRST, any_move, started_game
from tests.table.harness import fresh_key

if TYPE_CHECKING:
    from bot.table.model import Table


class Job(msgspec.Struct, frozen=True):
    """The work of one process."""

    place: str
    """The path of a SQLite file, or the address of a PostgreSQL database."""
    game: str
    tables: int
    seconds: float
    shard: int | None = None
    """The shard of this process; None: it is the only one."""
    count: int = 1


class Moved(msgspec.Struct, frozen=True):
    """The result of one process's job."""

    moves: int
    waits: list[float]
    """The seconds between a press and the end of its commit, for each move."""
    worked: float
    """Seconds of processor time."""


async def main(job: Job) -> None:
    """Do the job."""
    async with AsyncExitStack() as stack:
        if job.shard is None:
            database, _ = await stack.enter_async_context(opening.open_for_bot(job.place))
            tables = _tables(database, Links())
        else:
            database, peers = await stack.enter_async_context(opening.open_for_processes(job.place, job.count))
            assert await peers.claim(job.shard)
            tables = _tables(database, Links(Ownership([ServerShare(job.shard, job.count)]), peers.publish))
            reception = Reception(_handlers(tables))
            listening = [
                asyncio.create_task(reception.run()),
                asyncio.create_task(peers.listen(reception.receive, SystemClock())),
            ]
            stack.push_async_callback(_cancel, listening)
        begun = [await _begin(tables, job, number) for number in range(job.tables)]
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        worked, end = time.process_time(), time.perf_counter() + job.seconds
        waits = await asyncio.gather(*(_play(tables, job, table, end) for table in begun))
        all_waits = [wait for of_table in waits for wait in of_table]
        moved = Moved(len(all_waits), all_waits, time.process_time() - worked)
        print(msgspec.json.encode(moved).decode(), flush=True)


def _tables(database: Any, links: Links) -> Tables:
    games = discovery.games()
    policy = Policy(note_commit=partial(links.tell, BulletinKind.TABLE), ownership=links.ownership)
    return Tables(games, SqlStore(database, games), SystemClock(), lambda _table: None, key=b"k" * 32, policy=policy)


def _handlers(tables: Tables) -> dict[BulletinKind, Any]:
    async def read_tables(_number: int) -> None:
        await tables.refresh_all()

    return {BulletinKind.TABLE: tables.refresh, BulletinKind.MISSED: read_tables}


async def _begin(tables: Tables, job: Job, number: int) -> Table:
    server = ((job.shard or 0) + number * job.count) << 22
    first = FIRST + 1000 * (number * job.count + (job.shard or 0))
    return await started_game(tables, job.game, Place(server, 20 + number), range(first, first + 8))


async def _play(tables: Tables, job: Job, table: Table, end: float) -> list[float]:
    """Make moves at a table, and at new ones after its end; return the waits."""
    luck, waits, place = Random(table.id), list[float](), table.place
    users = [state.user or 0 for state in table.seats]
    while time.perf_counter() < end:
        if table.finished:
            table = await started_game(tables, job.game, place, range(min(users), min(users) + 8))
        user, stamp, n = any_move(tables, table, luck)
        began = time.perf_counter()
        table = await acts.press(tables, table.id, user, stamp, n, fresh_key())
        waits.append(time.perf_counter() - began)
    return waits


async def _cancel(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


if __name__ == "__main__":
    log.configure("ERROR", "console")
    asyncio.run(main(msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=Job)))
