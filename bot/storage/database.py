"""The database file: opening, closing, statements and transactions.

All tasks share one connection and its thread. A transaction is one callable that runs on this thread as a whole, so no
statement of another task can come between. `bot.storage.watch` looks after the file while the bot runs.

In this module “log” means SQLite's write-ahead log (WAL) beside the database, `<name>-wal`.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import sys
import threading
from contextlib import asynccontextmanager, closing, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, TypeVar

import aiosqlite
import structlog

from bot.storage import copies, lock, participants, repair, schema
from bot.storage.damage import read_text
from bot.storage.failures import DatabaseBusy, DatabaseCorrupt, DatabaseLost, translated, translated_errors

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Generator, Mapping, Sequence

    from bot.storage.lock import DatabaseLock

T = TypeVar("T")

_log = structlog.stdlib.get_logger(__name__)

LOWEST_PRIORITY = 19
"""The priority (“niceness”) of the thread that checks all tables while the bot runs."""


class DatabaseConnection(aiosqlite.Connection):
    """A connection that can run a callable on its thread; aiosqlite has no public method for that."""

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` on the connection's thread and return its result; raise the error that it raises."""
        untyped_result = self._execute(work, self._conn)  # type: ignore[no-untyped-call] # pyright: ignore[reportUnknownMemberType]
        result: T = await untyped_result
        return result


async def _open_connection(target: Path | str, lock_timeout: float, *, uri: bool = False) -> DatabaseConnection:
    """Open a connection; raise `sqlite3.Error`."""

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(target, timeout=lock_timeout, isolation_level=None, uri=uri)
        connection.text_factory = read_text
        return connection

    connection = DatabaseConnection(connect, iter_chunk_size=64)
    opening = asyncio.ensure_future(connection)
    try:
        await asyncio.shield(opening)
    except asyncio.CancelledError:  # the thread opens it all the same
        await opening
        await connection.close()
        raise
    return connection


class Database:
    """An open database."""

    def __init__(
        self, path: Path, connection: DatabaseConnection, checkpointer: aiosqlite.Connection | None = None
    ) -> None:
        self._path = path
        self._connection = connection
        self._checkpointer = checkpointer
        """A second connection, for checkpoints, that never waits for a lock; None: the database is opened read-only."""
        self._file = _file_identity(path)
        self.holder: DatabaseLock | None = None
        """The lock that keeps other bots off the database; None: this process does not hold it."""
        self.log_remains = False
        """Whether the last checkpoint could not empty the log, because another program was using the database."""
        self.is_checked = False
        """Whether all tables were checked at the start; if not, nobody had changed the file since it was closed."""
        self._overwriting = 0

    async def rows(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = ()) -> list[tuple[Any, ...]]:
        """Run one statement and return its rows; a write is durable. Raise `StorageFailed` if it fails."""
        with self._translated_errors():
            return [tuple(row) for row in await self._connection.execute_fetchall(sql, parameters)]

    async def value(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = ()) -> Any:
        """Run one statement like `rows`; return the first value of its first row, or None without a row."""
        rows = await self.rows(sql, parameters)
        return rows[0][0] if rows else None

    async def transaction(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` as one durable transaction and return its result.

        Raise `StorageFailed`, or the error that `work` raises; then nothing is written.
        """
        with self._translated_errors():
            return await self._connection.run(partial(_run_transaction, work))

    async def transactions(self, works: Sequence[Callable[[sqlite3.Connection], Any]]) -> list[BaseException | None]:
        """Run several transactions with one flush to the disk; return the error of each, None: it was written.

        Raise `StorageFailed` if the flush fails; then none is written.
        """
        with self._translated_errors():
            errors = await self._connection.run(partial(_run_transactions, works))
        return [error and translated(self._path, error) for error in errors]

    @contextmanager
    def _translated_errors(self) -> Generator[None]:
        """Turn errors into a `StorageFailed`; after one that shows damage, the next start checks all tables."""
        try:
            with translated_errors(self._path):
                yield
        except DatabaseCorrupt:
            self.doubt()
            raise

    def doubt(self) -> None:
        """Let the next start check all tables, because damage was noticed."""
        if self.holder is not None:
            self.holder.doubt()

    async def find_damage(self) -> schema.Damage:
        """Check all tables on a connection of its own, whose thread gives way to all others; take seconds to minutes.

        Raise `StorageFailed` if the file cannot be read. A cancelled check ends at once.
        """
        with translated_errors(self._path):
            connection = await _open_connection(f"{self._path.absolute().as_uri()}?mode=ro", 0.0, uri=True)
            try:
                return await connection.run(_find_damage_calmly)
            except asyncio.CancelledError:
                await connection.interrupt()
                raise
            finally:
                await connection.close()

    async def checkpoint(self) -> bool:
        """Write the log's content into the database and empty the log, without waiting for readers or writers.

        Return whether the log is empty now; while another program reads, only a part can be written. Meanwhile changes
        are saved through the main connection. Raise `StorageFailed` if reading or writing fails.
        """
        if self._checkpointer is None:
            return False
        try:
            with translated_errors(self._path):
                # PASSIVE does most of the work and blocks no writer; TRUNCATE blocks writers, but has little to do.
                await self._checkpointer.execute_fetchall("PRAGMA wal_checkpoint(PASSIVE)")
                ((busy, _, _),) = await self._checkpointer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
        except DatabaseBusy:
            busy = 1
        self.log_remains = bool(busy)
        return not self.log_remains

    def log_bytes(self) -> int:
        """Return the size of the log in bytes; 0: there is none."""
        try:
            return _log_file(self._path).stat().st_size
        except OSError:
            return 0

    async def number_after(self, tables: Sequence[str]) -> None:
        """Do nothing: SQLite numbers every row after the greatest `id`."""

    @asynccontextmanager
    async def overwriting(self) -> AsyncGenerator[None]:
        """Overwrite all data deleted inside the `async with` block, in the file and in its log.

        Raise `StorageFailed` if that fails.
        """
        self._overwriting += 1
        try:
            await self.rows("PRAGMA secure_delete = ON")
            yield
        finally:
            self._overwriting -= 1
            if not self._overwriting:
                await self.rows("PRAGMA secure_delete = OFF")
        await self.checkpoint()

    async def check_there(self) -> None:
        """Raise `DatabaseLost` if the open file was deleted or replaced, because later changes would be lost.

        Before raising, save the whole database to a new file beside it. Restore the lock file if it was deleted.
        """
        if self.holder is not None:
            self.holder.keep()
        if await asyncio.to_thread(_file_identity, self._path) == self._file:
            return
        rescued = await asyncio.to_thread(copies.free_name, self._path, "rescued")
        with translated_errors(rescued), closing(sqlite3.connect(rescued)) as target:
            await self._connection.backup(target)
        raise DatabaseLost(f"database {self._path}: it was taken away while the bot ran; what it held is in {rescued}")


def _find_damage_calmly(connection: sqlite3.Connection) -> schema.Damage:
    if sys.platform == "linux":  # elsewhere this would change the priority of the whole process
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOWEST_PRIORITY)
    return schema.find_damage(connection)


def _run_transaction(work: Callable[[sqlite3.Connection], T], connection: sqlite3.Connection) -> T:
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = work(connection)
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    return result


def _run_transactions(
    works: Sequence[Callable[[sqlite3.Connection], Any]], connection: sqlite3.Connection
) -> list[Exception | None]:
    """Run each work in a savepoint of one transaction; a single work needs no savepoint."""

    def run_all(connection: sqlite3.Connection) -> list[Exception | None]:
        return [_run_in_savepoint(work, connection) for work in works]

    if len(works) > 1:
        return _run_transaction(run_all, connection)
    try:
        _run_transaction(works[0], connection)
    except sqlite3.Error:
        raise
    except Exception as error:  # noqa: BLE001 - raised again by the caller that waits for this work
        return [error]
    return [None]


def _run_in_savepoint(work: Callable[[sqlite3.Connection], Any], connection: sqlite3.Connection) -> Exception | None:
    """Run a work in a savepoint and return its error; raise an error that has ended the whole transaction."""
    connection.execute("SAVEPOINT work")
    try:
        work(connection)
    except Exception as error:
        if not connection.in_transaction:
            raise
        connection.execute("ROLLBACK TO work")
        return error
    finally:
        if connection.in_transaction:
            connection.execute("RELEASE work")
    return None


def _file_identity(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    return status.st_dev, status.st_ino


@asynccontextmanager
async def open_database(path: Path, *, lock_timeout: float = 5.0, alone: bool = True) -> AsyncGenerator[Database]:
    """Open and migrate the database; create it if none has ever existed. `lock_timeout`: seconds to wait for a lock.

    `alone`: take the bot's lock, check the log and record the run. Only a bot opens the database in this way.

    Raise `SchemaTooNew`, `DatabaseCorrupt`, `DatabaseForeign`, `DatabaseLost`, `DatabaseBusy` (also if another bot is
    running on it) or `DatabaseUnusable`; then the file is untouched.
    """
    with lock.database_lock(path) if alone else nullcontext() as holder:
        lost_log = holder is not None and _log_is_lost(path, holder)
        had_one, left_in_order = _last_state(holder)
        is_checked = await asyncio.to_thread(prepare, path, lock_timeout, had_one=had_one, left_in_order=left_in_order)
        if holder is not None:
            holder.lock_database()
        try:
            async with _connection_to(path, lock_timeout) as connection, _connection_to(path, 0.0) as checkpointer:
                database = Database(path, connection, checkpointer)
                database.holder, database.is_checked = holder, is_checked
                if holder is not None:
                    await _record_run(path, database, holder, lost_log=lost_log)
                yield database
        finally:
            if holder is not None:
                holder.record_closing()


def _last_state(holder: DatabaseLock | None) -> tuple[bool, bool]:
    """Return whether a database has existed here, and whether nobody has changed it since a bot closed it."""
    return (False, False) if holder is None else (bool(holder.last.run), holder.left_in_order())


@asynccontextmanager
async def _connection_to(path: Path, lock_timeout: float) -> AsyncGenerator[DatabaseConnection]:
    with translated_errors(path):
        connection = await _open_connection(path, lock_timeout)
    try:
        with translated_errors(path):
            await connection.execute_fetchall("PRAGMA synchronous = FULL")
        yield connection
    finally:
        await connection.close()


def _log_file(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def _log_is_lost(path: Path, holder: DatabaseLock) -> bool:
    """Return whether the log is missing after a killed bot; an open database always has one."""
    return holder.last.open and not _log_file(path).exists()


async def _record_run(path: Path, database: Database, holder: DatabaseLock, *, lost_log: bool) -> None:
    """Store the run id in the database and in the lock file. Different ids at a start show that the file was replaced.

    If it was replaced, or its log is lost, mark the database as a copy.
    """
    rows = await database.rows("SELECT value FROM meta WHERE key = 'run'")
    stored_run = str(rows[0][0]) if rows else ""
    if lost_log or not holder.last.knows(stored_run):
        reason = "the log of its last moves is gone" if lost_log else "it is not the one the last bot left here"
        _log.warning("database.older_copy", path=str(path), reason=reason)
        await database.rows(copies.MARK_AS_COPY)
    holder.record_opening(stored_run)
    await database.rows(
        "INSERT INTO meta VALUES ('run', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", (holder.run,)
    )
    holder.record_opening()
    await database.checkpoint()


@asynccontextmanager
async def open_read_only(path: Path, *, lock_timeout: float = 5.0) -> AsyncGenerator[Database]:
    """Open a snapshot of the database for reading, even while a bot is running on it; write and migrate nothing.

    Raise `SchemaTooOld`, `SchemaTooNew`, `DatabaseForeign`, `DatabaseCorrupt`, `DatabaseBusy` or `DatabaseUnusable`.
    """
    schema.refuse_missing(path)
    with translated_errors(path), _address_without_traces(path) as address:
        connection = await _open_connection(address, lock_timeout, uri=True)
        try:
            await connection.execute_fetchall("BEGIN")
            await _refuse_unreadable(path, connection)
            yield Database(path, connection)
        finally:
            await connection.close()


async def _refuse_unreadable(path: Path, connection: aiosqlite.Connection) -> None:
    """Raise `SchemaTooOld`, `SchemaTooNew` or `DatabaseForeign` if the schema is not this program's."""
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    ((application,),) = await connection.execute_fetchall("PRAGMA application_id")
    objects = await connection.execute_fetchall(schema.SCHEMA_OBJECTS)
    if any(name == b"game_table" for _, name, _, _ in objects):
        schema.refuse_other(path, int(version), len(schema.scripts()))
    schema.refuse_other_schema(path, int(application), int(version), objects)


@contextmanager
def _address_without_traces(path: Path) -> Generator[str]:
    """Yield a URI with which SQLite can read the file without creating another file beside it."""
    log, index = (path.with_name(path.name + ending) for ending in ("-wal", "-shm"))
    if index.exists():
        yield f"{path.absolute().as_uri()}?mode=ro"
    elif not log.exists():  # no program has the database open, so none writes
        yield f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    else:
        with TemporaryDirectory() as folder:
            for file in (path, log):
                shutil.copy(file, folder)
            yield (Path(folder).absolute() / path.name).as_uri()


def prepare(path: Path, lock_timeout: float, *, had_one: bool = False, left_in_order: bool = False) -> bool:
    """Check the file before anything is written; then create, repair or migrate it if necessary.

    `had_one`: a database has existed at this path. `left_in_order`: nobody has changed it since a bot closed it; then
    only small tables are checked. Return whether all tables were checked. An older file is copied before its migration.
    Raise as `open_database` does.
    """
    schema.refuse_irregular(path)
    with translated_errors(path):
        schema.refuse_lost(path, had_one=had_one)
    scripts = schema.scripts()
    if not (path.exists() and path.stat().st_size):
        _make(path, scripts)
        return True
    checked = schema.check(path, lock_timeout, left_in_order=left_in_order)
    if not checked.is_complete and (checked.damaged_index or checked.damaged_values):
        checked = schema.check(path, lock_timeout)
    with translated_errors(path):
        path.chmod(copies.PRIVATE_MODE)
    _repair(path, lock_timeout, checked)
    if checked.version < len(scripts):
        copy = copies.keep_before_migration(path, len(scripts))
        _log.info("database.migrated", before=checked.version, after=len(scripts), copy=str(copy))
        with translated_errors(path), closing(_connect_for_writing(path, lock_timeout)) as connection:
            schema.migrate(path, connection, scripts)
    return checked.is_complete


def _repair(path: Path, lock_timeout: float, checked: schema.CheckResult) -> None:
    """Repair the damaged values and indexes that a check has found."""
    for column in checked.damaged_values:
        _log.warning("database.value_unreadable", column=column)
    if checked.damaged_values:
        with translated_errors(path), closing(_connect_for_writing(path, lock_timeout)) as connection:
            repair.settle_wrong_types(connection)
            participants.refill(connection)
    if checked.damaged_index:
        with translated_errors(path), closing(_connect_for_writing(path, lock_timeout)) as connection:
            schema.rebuild_indexes(path, connection)
            participants.refill(connection)
        _log.warning("database.indexes_rebuilt", path=str(path))


def _make(path: Path, scripts: list[str]) -> None:
    """Create the database under a temporary name and rename it, so that it is never seen half made."""
    _log.warning("database.created", path=str(path))
    draft = path.with_name(f"{path.name}.new")
    with translated_errors(path):
        draft.unlink(missing_ok=True)
        with closing(_connect_for_writing(draft, 0.0)) as connection:
            schema.migrate(path, connection, scripts)
        draft.chmod(copies.PRIVATE_MODE)
        draft.replace(path)


def _connect_for_writing(path: Path, lock_timeout: float) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=lock_timeout, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = WAL").fetchall()
        connection.execute("PRAGMA synchronous = FULL")
    except sqlite3.Error:  # the file is locked, or no database
        connection.close()
        raise
    return connection
