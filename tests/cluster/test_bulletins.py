"""The reception of bulletins: each is handled once however often it came, and no error stops the next one."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from bot.cluster.bulletins import TABLES_INTERVAL_S, Bulletin, BulletinKind, Reception
from bot.table.store import StorageFailed
from tests.table.harness import ManualClock

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator


class Reader:
    """Reads tables, one at a time, when a test lets it."""

    def __init__(self) -> None:
        self.read: list[int] = []
        self.may_read = asyncio.Event()
        self.errors: dict[int, Exception] = {}

    async def __call__(self, number: int) -> None:
        await self.may_read.wait()
        self.read.append(number)
        if number in self.errors:
            raise self.errors[number]


@asynccontextmanager
async def receiving(reader: Reader) -> AsyncGenerator[Reception]:
    reception = Reception({BulletinKind.TABLE: reader, BulletinKind.TABLES: reader})
    running = asyncio.create_task(reception.run())
    try:
        yield reception
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def handled() -> None:
    """Let the reception handle what it can."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_bulletins_that_wait_are_handled_once_in_the_order_of_their_arrival() -> None:
    reader = Reader()
    async with receiving(reader) as reception:
        for number in (7, 8, 7, 9, 8):
            reception.receive(Bulletin(BulletinKind.TABLE, number))
        reader.may_read.set()
        await handled()
        assert reader.read == [7, 8, 9]
        reception.receive(Bulletin(BulletinKind.TABLE, 7))
        await handled()
        assert reader.read == [7, 8, 9, 7]


async def test_a_change_during_its_reading_is_read_again() -> None:
    reader = Reader()
    async with receiving(reader) as reception:
        reception.receive(Bulletin(BulletinKind.TABLE, 7))
        await handled()
        reception.receive(Bulletin(BulletinKind.TABLE, 7))
        reader.may_read.set()
        await handled()
        assert reader.read == [7, 7]


async def test_a_failure_stops_no_later_bulletin(caplog: pytest.LogCaptureFixture) -> None:
    reader = Reader()
    reader.may_read.set()
    reader.errors = {1: StorageFailed("it cannot be reached"), 2: ValueError("a fault")}
    async with receiving(reader) as reception:
        for number in (1, 2, 3):
            reception.receive(Bulletin(BulletinKind.TABLE, number))
        await handled()
    assert reader.read == [1, 2, 3]
    assert [record.levelname for record in caplog.records] == ["WARNING", "ERROR"]


async def test_missed_changes_of_tables_are_looked_for_now_and_then() -> None:
    reader, clock = Reader(), Ticks(3)
    reader.may_read.set()
    async with receiving(reader) as reception:
        with pytest.raises(asyncio.CancelledError):
            await reception.watch_tables(clock)
        await handled()
    assert reader.read == [0, 0, 0]
    assert clock.steady == 3 * TABLES_INTERVAL_S


class Ticks(ManualClock):
    """A clock that ends a task after some waits."""

    def __init__(self, waits: int) -> None:
        super().__init__()
        self.waits = waits

    async def sleep(self, seconds: float) -> None:
        if not self.waits:
            raise asyncio.CancelledError
        self.waits -= 1
        self.advance(seconds)
        await handled()
