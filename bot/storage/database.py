"""The database file: opening, closing, statements, transactions, and a watch over the file while the bot runs.

All tasks share one connection and its thread. A transaction is one callable that runs on this thread as a whole, so no
statement of another task can come between. The watch checks that the file still exists and keeps its WAL short.

In this module “log” means SQLite's write-ahead log (WAL) beside the database, `<name>-wal`.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import asynccontextmanager, closing, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, TypeVar

import aiosqlite
import structlog

from bot.storage import copies, lock, repair, schema
from bot.storage.damage import read_text
from bot.storage.failures import DatabaseBusy, DatabaseLost, translated, translated_errors
from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Coroutine, Generator, Mapping, Sequence

    from bot.storage.lock import DatabaseLock
    from bot.system.clock import Clock

T = TypeVar("T")

_log = structlog.stdlib.get_logger(__name__)


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
    await connection
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
        self._overwriting = 0

    async def rows(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = ()) -> list[tuple[Any, ...]]:
        """Run one statement and return its rows; a write is durable. Raise `StorageFailed` if it fails."""
        with translated_errors(self._path):
            return [tuple(row) for row in await self._connection.execute_fetchall(sql, parameters)]

    async def value(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = ()) -> Any:
        """Run one statement like `rows`; return the first value of its first row, or None without a row."""
        rows = await self.rows(sql, parameters)
        return rows[0][0] if rows else None

    async def transaction(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` as one durable transaction and return its result.

        Raise `StorageFailed`, or the error that `work` raises; then nothing is written.
        """
        with translated_errors(self._path):
            return await self._connection.run(partial(_run_transaction, work))

    async def transactions(self, works: Sequence[Callable[[sqlite3.Connection], Any]]) -> list[BaseException | None]:
        """Run several transactions with one flush to the disk; return the error of each, None: it was written.

        Raise `StorageFailed` if the flush fails; then none is written.
        """
        with translated_errors(self._path):
            errors = await self._connection.run(partial(_run_transactions, works))
        return [error and translated(self._path, error) for error in errors]

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
        await asyncio.to_thread(prepare, path, lock_timeout, had_one=holder is not None and bool(holder.last.run))
        if holder is not None:
            holder.lock_database()
        try:
            async with _connection_to(path, lock_timeout) as connection, _connection_to(path, 0.0) as checkpointer:
                database = Database(path, connection, checkpointer)
                database.holder = holder
                if holder is not None:
                    await _record_run(path, database, holder, lost_log=lost_log)
                yield database
        finally:
            if holder is not None:
                holder.record_closing()


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


def prepare(path: Path, lock_timeout: float, *, had_one: bool = False) -> None:
    """Check the file before anything is written; then create, repair or migrate it if necessary.

    `had_one`: a database has existed at this path. An older file is copied before its migration. Raise as
    `open_database` does.
    """
    schema.refuse_irregular(path)
    with translated_errors(path):
        schema.refuse_lost(path, had_one=had_one)
    scripts = schema.scripts()
    if not (path.exists() and path.stat().st_size):
        _make(path, scripts)
        return
    checked = schema.check(path, lock_timeout)
    with translated_errors(path):
        path.chmod(copies.PRIVATE_MODE)
    for column in checked.damaged_values:
        _log.warning("database.value_unreadable", column=column)
    if checked.damaged_values:
        with translated_errors(path), closing(_connect_for_writing(path, lock_timeout)) as connection:
            repair.settle_wrong_types(connection)
    if checked.damaged_index:
        with translated_errors(path), closing(_connect_for_writing(path, lock_timeout)) as connection:
            schema.rebuild_indexes(path, connection)
        _log.warning("database.indexes_rebuilt", path=str(path))
    if checked.version < len(scripts):
        copy = copies.keep_before_migration(path, len(scripts))
        _log.info("database.migrated", before=checked.version, after=len(scripts), copy=str(copy))
        with translated_errors(path), closing(_connect_for_writing(path, lock_timeout)) as connection:
            schema.migrate(path, connection, scripts)


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
    connection.execute("PRAGMA journal_mode = WAL").fetchall()
    connection.execute("PRAGMA synchronous = FULL")
    return connection


CHECK_INTERVAL_S = 30.0
"""Seconds between two checks of the file."""
CHECKPOINT_INTERVAL_S = 3600.0
"""Seconds between two checkpoints. If the log is lost, at most the changes of this time are lost."""
LARGE_LOG_BYTES = 32_000_000
"""The size from which a log is checkpointed early. Without readers SQLite reuses the log from about 4 MB on."""


async def run_while_file_exists(database: Database, clock: Clock, work: Coroutine[Any, Any, None]) -> None:
    """Run `work` until it ends. If the file is deleted or replaced meanwhile, cancel it and raise `DatabaseLost`."""
    tasks = (asyncio.ensure_future(work), asyncio.ensure_future(_watch(database, clock)))
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in tasks:
        if not task.cancelled():
            task.result()


async def _watch(database: Database, clock: Clock) -> None:
    """Check the file and its log until cancelled. Raise `DatabaseLost`; log other failures and try again."""
    log = _LogWatch(database, clock)
    while True:
        await clock.sleep(CHECK_INTERVAL_S)
        try:
            await database.check_there()
            await log.look()
        except DatabaseLost:
            raise
        except StorageFailed as error:
            _log.warning("storage.failed", during="watch", reason=str(error))


class _LogWatch:
    """A watch that empties the log every `CHECKPOINT_INTERVAL_S` seconds.

    It does so at each check while the log is large or the last checkpoint was blocked by another program.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._last = clock.monotonic()
        self._warned = False

    async def look(self) -> None:
        """Empty the log if it is due, and warn once while it stays large. Raise `StorageFailed` if that fails."""
        is_due = self._clock.monotonic() - self._last >= CHECKPOINT_INTERVAL_S
        if is_due or self._database.log_remains or self._database.log_bytes() >= LARGE_LOG_BYTES:
            self._last = self._clock.monotonic()
            await self._database.checkpoint()
        size = self._database.log_bytes()
        if (size >= LARGE_LOG_BYTES) == self._warned:
            return
        self._warned = not self._warned
        megabytes = round(size / 1e6)
        if self._warned:
            reason = "another program keeps the database open for reading"
            _log.warning("database.wal_large", megabytes=megabytes, reason=reason)
        else:
            _log.warning("database.wal_small", megabytes=megabytes)
