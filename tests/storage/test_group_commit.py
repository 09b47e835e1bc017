"""Changes that arrive while one is being written share the next flush, and only that."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.storage.tables import MOST, GroupCommit
from bot.table.decisions import ChangeKind, Decision
from bot.table.model import Pace, Person
from bot.table.store import Change, Conflict, Repeated, StorageFailed
from tests.table.harness import HERE, fresh

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.table.model import Table
    from tests.table.harness import Harness


async def opened(harness: Harness, count: int) -> list[Table]:
    hosts = [Person(1000 + number, f"Host {number}") for number in range(count)]
    return [
        await harness.tables.open("bids", HERE, host, language="en", pace=Pace.DAILY, options=None, key=fresh())
        for host in hosts
    ]


def statements(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Note of every statement that writes changes how many it wrote."""
    written: list[int] = []
    plain = harness.database.rows

    async def rows(sql: str, parameters: Any = ()) -> list[tuple[Any, ...]]:
        if sql.startswith("INSERT INTO change"):
            written.append(sql.count("(") - 1)
        return await plain(sql, parameters)

    monkeypatch.setattr(harness.database, "rows", rows)
    return written


async def test_those_who_come_meanwhile_share_one_statement(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = await opened(harness, 40)
    written = statements(harness, monkeypatch)
    joining = [harness.tables.join(table.id, Person(5000 + table.id, "Guest"), fresh()) for table in tables]
    joined = await asyncio.gather(*joining)
    assert written == [1, 39]
    assert [table.version for table in joined] == [2] * 40
    assert [await harness.store.load(table.id) for table in tables] == joined


async def test_one_alone_is_written_at_once(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    written = statements(harness, monkeypatch)
    await opened(harness, 3)
    assert written == [1, 1, 1]


async def test_one_that_fails_takes_no_other_with_it(harness: Harness) -> None:
    tables = await opened(harness, 6)
    stale, repeated = tables[2], tables[4]
    key = fresh()
    await harness.store.save(_placed(repeated, key))
    changes = [_placed(table, fresh()) for table in tables]
    changes[2] = _placed(stale, fresh(), version=9)
    changes[4] = _placed(repeated, key, version=3)
    done = await asyncio.gather(*map(harness.store.save, changes), return_exceptions=True)
    assert [type(each) for each in done] == [type(None)] * 2 + [Conflict, type(None), Repeated, type(None)]
    versions = [await harness.database.rows("SELECT version FROM game_table WHERE id = ?", (t.id,)) for t in tables]
    assert [row[0][0] for row in versions] == [2, 2, 1, 2, 2, 2]


def _placed(table: Table, key: str, version: int | None = None) -> Change:
    table = replace(table, version=version or table.version + 1)
    return Change(Decision(table, ChangeKind.PLACE), key, by=None)


async def test_nobody_is_answered_before_their_flush_and_none_is_left_out() -> None:
    flushed: list[int] = []
    gate = asyncio.Event()

    async def insert(rows: Sequence[tuple[Any, ...]]) -> None:
        await gate.wait()
        flushed.extend(row[0] for row in rows)

    group = GroupCommit(insert)
    saving = [asyncio.ensure_future(group.save((number,))) for number in range(3 * MOST)]
    await asyncio.sleep(0)
    assert not any(each.done() for each in saving)
    gate.set()
    await asyncio.gather(*saving)
    assert flushed == list(range(3 * MOST))


async def test_when_the_disk_fails_all_who_waited_are_told_and_the_next_is_tried() -> None:
    fails = [False, True, False]

    async def insert(_rows: Sequence[tuple[Any, ...]]) -> None:
        await asyncio.sleep(0)
        if fails.pop(0):
            raise StorageFailed("no room left")

    group = GroupCommit(insert)
    done = await asyncio.gather(*(group.save((number,)) for number in range(4)), return_exceptions=True)
    assert [type(each) for each in done] == [type(None), StorageFailed, StorageFailed, StorageFailed]
    await group.save((4,))
    assert fails == []


async def test_who_waits_no_more_holds_up_nobody() -> None:
    written: list[int] = []

    async def insert(rows: Sequence[tuple[Any, ...]]) -> None:
        await asyncio.sleep(0)
        written.extend(row[0] for row in rows)

    group = GroupCommit(insert)
    saving = [asyncio.ensure_future(group.save((number,))) for number in range(3)]
    await asyncio.sleep(0)
    saving[1].cancel()
    await asyncio.gather(*saving, return_exceptions=True)
    assert written == [0, 1, 2], "what was asked for is done, whoever still waits for it"


@pytest.mark.parametrize("count", [1, 5])
async def test_a_refused_write_leaves_the_way_free(harness: Harness, count: int) -> None:
    table, *_ = await opened(harness, 1)
    stale = [_placed(table, fresh(), version=7) for _ in range(count)]
    done = await asyncio.gather(*map(harness.store.save, stale), return_exceptions=True)
    assert [type(each) for each in done] == [Conflict] * count
    await harness.store.save(_placed(table, fresh()))
