"""Carries all rows of one database into another, from SQLite to PostgreSQL or back, and compares both."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from bot.storage import schema
from bot.storage.failures import BackupRefused, DatabaseCorrupt

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from bot.storage.sql import AnyDatabase, SqlConnection

BATCH_ROWS = 1000
OWN_KEYS = frozenset({"run", "copied"})
"""The keys of `meta` that describe a file, not the games in it."""


class SchemaTable(NamedTuple):
    """A table of the schema."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    """The columns of the primary key, in its order."""


def stored_tables() -> tuple[SchemaTable, ...]:
    """Return the tables of the newest schema."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        for script in schema.scripts():
            connection.executescript(script)
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid").fetchall()
        return tuple(_stored_table(connection, name) for (name,) in names)


def _stored_table(connection: sqlite3.Connection, name: str) -> SchemaTable:
    columns = connection.execute("SELECT name, pk FROM pragma_table_info(?) ORDER BY cid", (name,)).fetchall()
    key = sorted((place, column) for column, place in columns if place)
    return SchemaTable(name, tuple(column for column, _ in columns), tuple(column for _, column in key))


async def carry(source: AnyDatabase, target: AnyDatabase) -> int:
    """Copy every row into an empty database, and compare both; return the number of rows.

    Raise `BackupRefused` if the target has games, or `DatabaseCorrupt` if the copy differs.
    """
    if await target.value("SELECT 1 FROM game_table LIMIT 1"):
        raise BackupRefused("the target has tables already; it was left untouched")
    tables, count = stored_tables(), 0
    for table in tables:
        async for rows in _batches(source, table):
            await target.transaction(partial(_write, table=table, rows=rows))
            count += len(rows)
        await _compare(source, target, table)
    await target.number_after([table.name for table in tables if table.key == ("id",)])
    return count


def _write(connection: SqlConnection, table: SchemaTable, rows: Sequence[tuple[Any, ...]]) -> None:
    columns, values = ", ".join(table.columns), ", ".join("?" * len(table.columns))
    sql = f"INSERT INTO {table.name} ({columns}) VALUES ({values}) ON CONFLICT DO NOTHING"  # noqa: S608 - names from the schema
    connection.executemany(sql, rows)


async def _compare(source: AnyDatabase, target: AnyDatabase, table: SchemaTable) -> None:
    """Compare the rows of a table one after the other; raise `DatabaseCorrupt` if they differ."""
    theirs = _batches(target, table)
    async for rows in _batches(source, table):
        if msgspec.msgpack.encode(rows) != msgspec.msgpack.encode(await anext(theirs, [])):
            raise DatabaseCorrupt(f"the copy of {table.name} differs from the original")


async def _batches(database: AnyDatabase, table: SchemaTable) -> AsyncIterator[list[tuple[Any, ...]]]:
    """Yield all rows of a table in the order of its key."""
    columns, key, last = ", ".join(table.columns), ", ".join(table.key), None
    places = [table.columns.index(column) for column in table.key]
    while True:
        after = "" if last is None else f"WHERE ({key}) > ({', '.join('?' * len(table.key))})"
        sql = f"SELECT {columns} FROM {table.name} {after} ORDER BY {key} LIMIT {BATCH_ROWS}"  # noqa: S608
        rows = await database.rows(sql, last or ())
        if not rows:
            return
        last = tuple(rows[-1][place] for place in places)
        yield [row for row in rows if table.name != "meta" or row[0] not in OWN_KEYS]
