"""Group commit: changes that arrive during a write share the next flush."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.storage.group_commit import MAX_GROUP_SIZE, GroupCommit
from bot.table.decisions import ChangeKind, Decision
from bot.table.model import Pace, Person
from bot.table.store import Change, Conflict, Repeated, StorageFailed
from tests import acts
from tests.postgresql_server import only_sqlite
from tests.table.harness import HERE, fresh_key

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.storage.group_commit import Transaction
    from bot.table.model import Table
    from tests.table.harness import Harness


async def opened(harness: Harness, count: int) -> list[Table]:
    hosts = [Person(1000 + number, f"Host {number}") for number in range(count)]
    return [
        await harness.tables.open("bids", HERE, host, language="en", pace=Pace.DAILY, options=None, key=fresh_key())
        for host in hosts
    ]


def flushes(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that receives the number of changes of each flush."""
    written: list[int] = []
    group = harness.store._group
    plain = group._write

    async def write(works: Sequence[Transaction]) -> Sequence[BaseException | None]:
        written.append(len(works))
        return await plain(works)

    monkeypatch.setattr(group, "_write", write)
    return written


async def test_changes_that_arrive_during_a_flush_share_the_next(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await opened(harness, 40)
    written = flushes(harness, monkeypatch)
    joining = [acts.join(harness.tables, table.id, Person(5000 + table.id, "Guest"), fresh_key()) for table in tables]
    joined = await asyncio.gather(*joining)
    assert written == [1, 39]
    assert [table.version for table in joined] == [2] * 40
    assert [await harness.store.load(table.id) for table in tables] == joined


async def test_a_single_change_is_written_at_once(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    written = flushes(harness, monkeypatch)
    await opened(harness, 3)
    assert written == [1, 1, 1]


async def test_a_failing_change_does_not_affect_others(harness: Harness) -> None:
    tables = await opened(harness, 6)
    stale, repeated = tables[2], tables[4]
    key = fresh_key()
    await harness.store.save(_placed(repeated, key))
    changes = [_placed(table, fresh_key()) for table in tables]
    changes[2] = _placed(stale, fresh_key(), version=9)
    changes[4] = _placed(repeated, key, version=3)
    results = await asyncio.gather(*map(harness.store.save, changes), return_exceptions=True)
    assert [type(result) for result in results] == [type(None)] * 2 + [Conflict, type(None), Repeated, type(None)]
    versions = [await harness.database.rows("SELECT version FROM game_table WHERE id = ?", (t.id,)) for t in tables]
    assert [row[0][0] for row in versions] == [2, 2, 1, 2, 2, 2]


def _placed(table: Table, key: str, version: int | None = None) -> Change:
    table = replace(table, version=version or table.version + 1)
    return Change(Decision(table, ChangeKind.PLACE), key, by=None)


def work(number: int) -> Transaction:
    """Return a transaction that can be identified by its number."""
    return lambda _: number


def numbers(works: Sequence[Transaction]) -> list[int]:
    with closing(sqlite3.connect(":memory:")) as connection:
        return [work_item(connection) for work_item in works]


async def test_every_caller_returns_after_its_flush() -> None:
    flushed: list[int] = []
    gate = asyncio.Event()

    async def write(works: Sequence[Transaction]) -> Sequence[BaseException | None]:
        await gate.wait()
        flushed.extend(numbers(works))
        return [None] * len(works)

    group = GroupCommit(write)
    saving = [asyncio.ensure_future(group.run(work(number))) for number in range(3 * MAX_GROUP_SIZE)]
    await asyncio.sleep(0)
    assert not any(task.done() for task in saving)
    gate.set()
    await asyncio.gather(*saving)
    assert flushed == list(range(3 * MAX_GROUP_SIZE))


async def test_a_failed_flush_raises_for_every_caller_and_the_next_is_tried() -> None:
    fails = [False, True, False]

    async def write(works: Sequence[Transaction]) -> Sequence[BaseException | None]:
        await asyncio.sleep(0)
        if fails.pop(0):
            raise StorageFailed("no room left")
        return [None] * len(works)

    group = GroupCommit(write)
    results = await asyncio.gather(*(group.run(work(number)) for number in range(4)), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), StorageFailed, StorageFailed, StorageFailed]
    await group.run(work(4))
    assert fails == []


async def test_a_cancelled_caller_does_not_block_others() -> None:
    written: list[int] = []

    async def write(works: Sequence[Transaction]) -> Sequence[BaseException | None]:
        await asyncio.sleep(0)
        written.extend(numbers(works))
        return [None] * len(works)

    group = GroupCommit(write)
    saving = [asyncio.ensure_future(group.run(work(number))) for number in range(3)]
    await asyncio.sleep(0)
    saving[1].cancel()
    await asyncio.gather(*saving, return_exceptions=True)
    assert written == [0, 1, 2], "what was asked for is written, even if the caller has gone"


@only_sqlite
async def test_a_bug_in_one_transaction_of_a_group_raises_only_for_its_caller(harness: Harness) -> None:
    def broken(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO meta VALUES ('half', 1)")
        connection.execute("INSERT INTO meta VALUES ('half', 2)")

    def whole(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO meta VALUES ('whole', 1)")

    errors = await harness.database.transactions([broken, whole])
    assert [type(error) for error in errors] == [sqlite3.IntegrityError, type(None)]
    rows = await harness.database.rows("SELECT key FROM meta WHERE key IN ('half', 'whole')")
    assert rows == [("whole",)]


async def test_a_transaction_runs_uninterrupted_on_the_connections_thread(harness: Harness) -> None:
    """Guards the only protected method of aiosqlite in use: statements of other tasks must not interleave."""

    def counted(connection: sqlite3.Connection) -> tuple[int, int]:
        connection.execute("INSERT INTO meta VALUES ('a', 1)")
        time.sleep(0.05)
        (count,) = connection.execute("SELECT count(*) FROM meta WHERE key = 'b'").fetchone()
        return threading.get_ident(), count

    other = harness.database.rows("INSERT INTO meta VALUES ('b', 1)")
    (thread, count), _ = await asyncio.gather(harness.database.transaction(counted), other)
    assert (thread != threading.get_ident(), count) == (True, 0)


@pytest.mark.parametrize("count", [1, 5])
async def test_a_refused_write_does_not_block_later_ones(harness: Harness, count: int) -> None:
    table, *_ = await opened(harness, 1)
    stale = [_placed(table, fresh_key(), version=7) for _ in range(count)]
    results = await asyncio.gather(*map(harness.store.save, stale), return_exceptions=True)
    assert [type(result) for result in results] == [Conflict] * count
    await harness.store.save(_placed(table, fresh_key()))
