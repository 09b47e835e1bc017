"""The file: opening, migrating, backing up, and one statement in one hop.

A connection is shared by all tasks, so everything that belongs together is ONE statement (an insert into a view
whose trigger does the rest); there are no longer transactions that could mix. Never repairs, never overwrites.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import asynccontextmanager, closing, contextmanager
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import aiosqlite

from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Generator, Iterator, Sequence


class DatabaseBusy(StorageFailed):
    """Another program holds the file locked."""


class DatabaseCorrupt(StorageFailed):
    """The file is damaged or is no database."""


class DatabaseUnusable(StorageFailed):
    """The file cannot be opened, or reading or writing it failed."""


class DiskFull(StorageFailed):
    """There is no space left to save anything."""


class SchemaTooNew(StorageFailed):
    """The file was written by a newer version of the program."""


class SchemaTooOld(StorageFailed):
    """The file was written by an older version of the program, and only reading was asked for."""


class BackupRefused(StorageFailed):
    """The backup's target is there already."""


_FAILURES: dict[int, tuple[type[StorageFailed], str]] = {
    sqlite3.SQLITE_BUSY: (DatabaseBusy, "another program holds it locked"),
    sqlite3.SQLITE_LOCKED: (DatabaseBusy, "another program holds it locked"),
    sqlite3.SQLITE_CORRUPT: (DatabaseCorrupt, "it is damaged; nothing was changed, restore a backup"),
    sqlite3.SQLITE_NOTADB: (DatabaseCorrupt, "it is no SQLite database; nothing was changed"),
    sqlite3.SQLITE_FULL: (DiskFull, "there is no room left on its disk; nothing was saved"),
    sqlite3.SQLITE_CANTOPEN: (DatabaseUnusable, "it cannot be opened"),
    sqlite3.SQLITE_READONLY: (DatabaseUnusable, "it cannot be written"),
    sqlite3.SQLITE_IOERR: (DatabaseUnusable, "reading or writing it failed; nothing was saved"),
    sqlite3.SQLITE_PERM: (DatabaseUnusable, "it may not be used"),
    sqlite3.SQLITE_AUTH: (DatabaseUnusable, "it may not be used"),
}


@contextmanager
def translated_errors(path: Path) -> Generator[None]:
    """Turn what the machine or the file can do to us into a `StorageFailed` of one line; bugs stay what they are."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code not in _FAILURES:
            raise
        failure, why = _FAILURES[code]
        raise failure(f"database {path}: {why} ({error})") from error


class Database:
    """An open database."""

    def __init__(self, path: Path, connection: aiosqlite.Connection) -> None:
        self._path = path
        self._connection = connection

    async def rows(self, sql: str, parameters: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Run one statement, durably when it writes, and return its rows; raise a `StorageFailed`."""
        with translated_errors(self._path):
            return [tuple(row) for row in await self._connection.execute_fetchall(sql, parameters)]


@asynccontextmanager
async def open_database(path: Path, *, lock_timeout: float = 5.0) -> AsyncGenerator[Database]:
    """Open and migrate the file, made when missing; `lock_timeout` is how many seconds to wait for a lock.

    Raises `SchemaTooNew`, `DatabaseCorrupt`, `DatabaseBusy` or `DatabaseUnusable`; the file is then untouched.
    """
    await asyncio.to_thread(prepare, path, lock_timeout)
    with translated_errors(path):
        connection = await aiosqlite.connect(path, timeout=lock_timeout, isolation_level=None)
    try:
        with translated_errors(path):
            await connection.execute_fetchall("PRAGMA synchronous = FULL")
        yield Database(path, connection)
    finally:
        await connection.close()


@asynccontextmanager
async def open_read_only(path: Path, *, lock_timeout: float = 5.0) -> AsyncGenerator[Database]:
    """Open the file to read it as it is now, while a bot may be playing on it; nothing is written or migrated.

    Raises `SchemaTooOld`, `SchemaTooNew`, `DatabaseCorrupt`, `DatabaseBusy` or `DatabaseUnusable`.
    """
    _refuse_missing(path)
    with translated_errors(path), _address_without_traces(path) as address:
        connection = await aiosqlite.connect(address, uri=True, timeout=lock_timeout, isolation_level=None)
        try:
            await connection.execute_fetchall("BEGIN")
            ((found,),) = await connection.execute_fetchall("PRAGMA user_version")
            _refuse_other(path, int(found), len(_scripts()))
            yield Database(path, connection)
        finally:
            await connection.close()


@contextmanager
def _address_without_traces(path: Path) -> Generator[str]:
    """Yield how to address a file so that SQLite makes no file beside it, as it does even for a reader of a log."""
    log, index = (path.with_name(path.name + ending) for ending in ("-wal", "-shm"))
    if index.exists():
        yield f"{path.absolute().as_uri()}?mode=ro"
    elif not log.exists():  # nobody has it open, so nobody writes
        yield f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    else:
        with TemporaryDirectory() as folder:
            for each in (path, log):
                shutil.copy(each, folder)
            yield (Path(folder).absolute() / path.name).as_uri()


def back_up(source: Path, target: Path) -> None:
    """Copy a database that may be in use by a running bot; `BackupRefused`, `DatabaseUnusable` and so on."""
    if target.exists():
        raise BackupRefused(f"backup {target}: the file is there already; choose another name")
    _refuse_missing(source)
    with translated_errors(source), closing(sqlite3.connect(source)) as original:
        original.execute("PRAGMA schema_version")  # here, what is wrong with the source is said of the source
        with translated_errors(target), closing(sqlite3.connect(target)) as copy:
            original.backup(copy)


def prepare(path: Path, lock_timeout: float) -> None:
    """Refuse a file from a newer program before anything is written; bring an older one up to date."""
    scripts = _scripts()
    if path.exists() and path.stat().st_size:
        with translated_errors(path), closing(_read_only(path, lock_timeout)) as connection:
            _refuse_newer(path, _version(connection), len(scripts))
    with (
        translated_errors(path),
        closing(sqlite3.connect(path, timeout=lock_timeout, isolation_level=None)) as connection,
    ):
        if _version(connection) < len(scripts):
            connection.execute("PRAGMA journal_mode = WAL").fetchall()
            connection.execute("PRAGMA synchronous = FULL")
            _migrate(path, connection, scripts)


def _migrate(path: Path, connection: sqlite3.Connection, scripts: list[str]) -> None:
    """Run what this file has not seen; each script commits together with its number."""
    while True:
        connection.execute("BEGIN IMMEDIATE")
        try:
            done = _version(connection)
            _refuse_newer(path, done, len(scripts))
            if done == len(scripts):
                return
            for statement in _statements(scripts[done]):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {done + 1}")
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")


def _scripts() -> list[str]:
    """Return the migrations in order; they are numbered from 1 without a gap."""
    found = sorted(
        (f for f in files("bot.storage").joinpath("migrations").iterdir() if f.name.endswith(".sql")),
        key=lambda f: f.name,
    )
    for number, script in enumerate(found, start=1):
        if int(script.name[:4]) != number:
            raise RuntimeError(f"migration {script.name} should have the number {number:04}")
    return [script.read_text(encoding="utf-8") for script in found]


def _statements(script: str) -> Iterator[str]:
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _read_only(path: Path, lock_timeout: float) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=lock_timeout)


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _refuse_missing(path: Path) -> None:
    if not path.is_file():
        raise DatabaseUnusable(f"database {path}: there is no such file")


def _refuse_other(path: Path, found: int, known: int) -> None:
    _refuse_newer(path, found, known)
    if found < known:
        raise SchemaTooOld(
            f"database {path}: it was written by an older version of the bot (schema {found}, this one knows {known}); "
            "start the bot on it, or on a copy of it, to bring it up to date; it was left untouched"
        )


def _refuse_newer(path: Path, found: int, known: int) -> None:
    if found > known:
        raise SchemaTooNew(
            f"database {path}: it was written by a newer version of the bot (schema {found}, this one knows {known}); "
            "it was left untouched"
        )
