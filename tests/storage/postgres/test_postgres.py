"""PostgreSQL as the database: the lock, the schema, lost connections, conflicts, and carrying games over and back."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import psycopg
import pytest

from bot.maintenance.migration import carry_over
from bot.maintenance.reader import read
from bot.storage.carrying import stored_tables
from bot.storage.failures import (
    BackupRefused,
    DatabaseBusy,
    DatabaseForeign,
    DatabaseInUse,
    DatabaseUnusable,
    SchemaTooNew,
    SchemaTooOld,
)
from bot.storage.opening import open_for_bot, open_read_only
from bot.storage.postgres.database import open_postgres, run_while_held
from bot.storage.results import ResultWriter
from bot.table.store import Repeated, StorageFailed
from tests import acts
from tests.storage.golden import GAMES, fill
from tests.storage.postgres.golden import harness_on
from tests.table.harness import ANNA, BOB, ManualClock, open_harness

if TYPE_CHECKING:
    from pathlib import Path

    from bot.storage.sql import AnyDatabase, SqlConnection

INSERT_MOVE = "INSERT INTO move VALUES (%s, %s, 'x', NULL, NULL, NULL, NULL, %s, 0)"
"""Saves a change with a table, a version and a key, as another process does."""
LOCK_TABLE = "SELECT 1 FROM game_table WHERE id = %s FOR UPDATE"


def administer(address: str, *statements: str) -> None:
    """Run statements on a connection of its own."""
    with psycopg.connect(address, autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement.encode())


async def test_only_one_bot_runs_on_a_database(address: str) -> None:
    async with open_postgres(address):
        with pytest.raises(DatabaseInUse):
            async with open_postgres(address):
                pytest.fail("two bots run on one database")
    async with open_postgres(address):
        pass


async def test_a_bot_that_lost_its_lock_to_another_one_stops(address: str) -> None:
    clock = ManualClock()
    async with open_postgres(address) as first:
        cut_connections(address)
        async with open_postgres(address):
            with pytest.raises(DatabaseInUse):
                await run_while_held(first, clock, asyncio.sleep(3600))


def cut_connections(address: str) -> None:
    """Cut all connections that hold the lock of a bot, as a restart of the server does."""
    administer(
        address,
        "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' "
        "AND objid = hashtext(current_schema())::oid",
    )


async def wait_until_blocked_by(other: psycopg.Connection[Any]) -> None:
    """Return when another connection waits for a lock of this one."""
    blocked = "SELECT count(*) FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))"
    async with asyncio.timeout(30):
        while other.execute(blocked).fetchone() == (0,):  # noqa: ASYNC110 - the server sends no event
            await asyncio.sleep(0.01)


async def moves_of(database: AnyDatabase) -> int:
    """Return the number of saved moves."""
    count: int = await database.value("SELECT count(*) FROM move WHERE kind = 'move'")
    return count


async def test_a_change_is_saved_once_although_the_connection_is_cut(address: str) -> None:
    async with open_postgres(address) as database:
        harness = harness_on(database)
        table = await harness.game(ANNA, BOB)
        cut_connections(address)
        await harness.press(table, BOB)
        assert harness.tables.get(table.id).moves == 1
        assert await moves_of(database) == 1


async def test_changes_of_a_group_are_saved_once_although_the_connection_is_cut(address: str) -> None:
    async with open_postgres(address) as database:
        harness = harness_on(database)
        tables = [await harness.game(ANNA, BOB) for _ in range(3)]
        with psycopg.connect(address) as other:
            other.execute(LOCK_TABLE, (tables[2].id,))
            presses = asyncio.gather(*(harness.press(table, BOB) for table in tables))
            await wait_until_blocked_by(other)
            cut_connections(address)
        await presses
        assert [harness.tables.get(table.id).moves for table in tables] == [1] * 3
        assert await moves_of(database) == 3


async def test_a_group_that_the_server_gives_up_half_way_is_not_written(address: str) -> None:
    async with open_postgres(address) as database:
        harness = harness_on(database)
        tables = [await harness.game(ANNA, BOB) for _ in range(4)]
        await database.rows("SET statement_timeout = '200ms'")
        with psycopg.connect(address) as other:
            other.execute(LOCK_TABLE, (tables[2].id,))
            results = await asyncio.gather(*(harness.press(table, BOB) for table in tables), return_exceptions=True)
        assert [isinstance(result, DatabaseBusy) for result in results] == [False, True, True, True]
        assert [harness.tables.get(table.id).moves for table in tables] == [1, 0, 0, 0]
        assert await moves_of(database) == 1
        await asyncio.gather(*(harness.press(table, BOB) for table in tables[1:]))
        assert await moves_of(database) == 4


async def test_a_group_that_the_server_gives_up_in_a_deadlock_is_written_again(address: str) -> None:
    async with open_postgres(address) as database:
        harness = harness_on(database)
        tables = [await harness.game(ANNA, BOB) for _ in range(3)]
        await database.rows("SET deadlock_timeout = '3s'")
        with psycopg.connect(address) as other:
            other.execute("SET deadlock_timeout = '1h'")  # the server gives up the connection that looks first
            other.execute(LOCK_TABLE, (tables[2].id,))
            presses = asyncio.gather(*(harness.press(table, BOB) for table in tables))
            await wait_until_blocked_by(other)
            await asyncio.to_thread(other.execute, LOCK_TABLE, (tables[1].id,))
        await presses
        assert [harness.tables.get(table.id).moves for table in tables] == [1] * 3
        assert await moves_of(database) == 3


async def test_a_row_that_contradicts_a_change_stops_no_other_one(address: str) -> None:
    async with open_postgres(address) as database:
        harness = harness_on(database)
        tables = [await harness.game(ANNA, BOB) for _ in range(4)]
        with psycopg.connect(address, autocommit=True) as other:
            other.execute(INSERT_MOVE, (tables[2].id, tables[2].version + 1, "x"))
        results = await asyncio.gather(*(harness.press(table, BOB) for table in tables), return_exceptions=True)
        assert [type(r) is psycopg.errors.UniqueViolation for r in results] == [False, False, True, False]
        assert await moves_of(database) == 3


async def test_a_key_that_another_process_saves_at_the_same_time_is_reported_as_repeated(address: str) -> None:
    async with open_postgres(address) as database:
        harness = harness_on(database)
        table = await harness.game(ANNA, BOB)
        seat = table.seat_of(BOB.user)
        assert seat is not None
        _, stamp = harness.tables.menu(table, seat)
        with psycopg.connect(address) as other:
            other.execute(INSERT_MOVE, (table.id, 99, "pressed twice"))
            press = asyncio.create_task(acts.press(harness.tables, table.id, BOB.user, stamp, 0, "pressed twice"))
            await wait_until_blocked_by(other)
        with pytest.raises(Repeated):
            await press
        assert harness.tables.get(table.id).moves == 0


async def test_a_server_that_is_not_there_is_reported_without_the_password() -> None:
    with pytest.raises(DatabaseUnusable) as raised:
        async with open_postgres("postgresql://bot:secret@127.0.0.1:1/games"):
            pytest.fail("there is no such server")
    assert "secret" not in str(raised.value)


async def test_a_newer_or_foreign_schema_is_refused_and_left_alone(address: str) -> None:
    async with open_postgres(address):
        pass
    administer(address, "UPDATE schema_version SET version = 999")
    for opened in (open_postgres(address), open_read_only(address)):
        with pytest.raises(SchemaTooNew):
            async with opened:
                pytest.fail("it was opened")
    administer(address, "DROP TABLE schema_version")
    with pytest.raises(DatabaseForeign):
        async with open_postgres(address):
            pytest.fail("it was opened")


async def test_reading_neither_migrates_nor_writes(address: str) -> None:
    with pytest.raises(SchemaTooOld):
        async with open_read_only(address):
            pytest.fail("an empty database was read")
    async with open_for_bot(address) as (database, _), open_read_only(address) as reader:
        await database.rows("INSERT INTO meta VALUES ('later', '1')")
        assert await reader.value("SELECT 1 FROM meta WHERE key = 'later'") is None
        with pytest.raises(StorageFailed):
            await reader.rows("DELETE FROM meta")


async def test_transactions_that_exclude_each_other_run_one_after_the_other(address: str) -> None:
    async with open_postgres(address) as one, open_postgres(address, lock=None) as other:
        await one.rows("INSERT INTO meta VALUES ('count', '0')")

        def increase(connection: SqlConnection) -> None:
            (value,) = connection.execute("SELECT value FROM meta WHERE key = 'count'").fetchone()
            connection.execute("UPDATE meta SET value = ? WHERE key = 'count'", (str(int(value) + 1),))

        await asyncio.gather(*(database.transaction(increase) for database in (one, other) for _ in range(20)))
        assert await one.value("SELECT value FROM meta WHERE key = 'count'") == "40"


async def test_all_games_are_carried_to_postgresql_and_back(address: str, tmp_path: Path) -> None:
    first, second = tmp_path / "first.sqlite3", tmp_path / "second.sqlite3"
    async with open_harness(first) as harness:
        harness.end_writers.append(ResultWriter(GAMES))
        await fill(harness)
        before = await contents(harness.database)
    for source, target in ((str(first), address), (address, str(second))):
        report = await carry_over(source, target)
        assert report.agrees
        assert "replayed" in report.lines[0]
    async with open_harness(second) as harness:
        assert await contents(harness.database) == before
    with pytest.raises(BackupRefused):
        await carry_over(str(first), str(second))
    stored = await asyncio.to_thread(read, address, 2)
    assert stored.table.id == 2


async def test_a_copied_database_numbers_its_next_rows_after_the_last(address: str, tmp_path: Path) -> None:
    path = tmp_path / "first.sqlite3"
    async with open_harness(path) as harness:
        harness.end_writers.append(ResultWriter(GAMES))
        await fill(harness)
        results = await harness.database.value("SELECT max(id) FROM result")
    await carry_over(str(path), address)
    async with open_postgres(address) as database:
        copied = harness_on(database)
        copied.end_writers.append(ResultWriter(GAMES))
        await copied.tables.load_all()
        await copied.play_out(await copied.game(ANNA, BOB))
        assert await database.value("SELECT max(id) FROM result") == results + 1


async def contents(database: AnyDatabase) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows of all tables but those that describe the file."""
    selects = {table.name: f"SELECT * FROM {table.name} ORDER BY {', '.join(table.key)}" for table in stored_tables()}  # noqa: S608
    rows = {name: await database.rows(sql) for name, sql in selects.items()}
    return rows | {"meta": [row for row in rows["meta"] if row[0] != "run"]}
