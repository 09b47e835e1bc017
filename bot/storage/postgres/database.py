"""A PostgreSQL database behind the interface of `bot.storage.database.Database`.

All tasks share one connection and its thread, as with SQLite. A transaction is one callable that runs on this thread as
a whole. Transactions are serializable: PostgreSQL refuses one that another process made impossible, and it runs again.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from importlib.resources import files
from typing import TYPE_CHECKING, Any, TypeVar

import psycopg
import structlog
from psycopg.adapt import Dumper
from psycopg.rows import tuple_row

from bot.storage import schema
from bot.storage.changes import SavedChange
from bot.storage.failures import (
    DatabaseBusy,
    DatabaseForeign,
    DatabaseInUse,
    DatabaseUnusable,
    DiskFull,
    SchemaTooNew,
    SchemaTooOld,
)
from bot.storage.postgres import saving
from bot.storage.postgres.dialect import is_numbered, schema_statements, translated
from bot.storage.postgres.locks import is_alone, lock_alone, one_at_a_time
from bot.storage.watch import run_beside
from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Coroutine, Generator, Iterable, Sequence
    from contextlib import AbstractAsyncContextManager

    from bot.storage.sql import Rows, SqlConnection
    from bot.system.clock import Clock

    TakeLocks = Callable[[SqlConnection], None]

T = TypeVar("T")

_log = structlog.stdlib.get_logger(__name__)

MAX_ATTEMPTS = 20
"""Attempts at a transaction that conflicts with those of other processes."""
MAX_DEADLOCKS = 5
"""Attempts at writing changes that meet those of another process in a deadlock."""
RETRY_S = 0.01
"""The longest pause before the third attempt, in seconds; it grows with each attempt."""
CONNECT_TIMEOUT_S = 10
STATEMENT_TIMEOUT_S = 30
"""Seconds after which the server gives up a statement: a lock that another program holds must not stop the bot."""
_SELECT_VERSION = "SELECT version FROM schema_version"
_UPDATE_VERSION = "UPDATE schema_version SET version = ?"
_SET_UP = f"""
SET statement_timeout = '{STATEMENT_TIMEOUT_S}s';
SET tcp_keepalives_idle = 10;
SET tcp_keepalives_interval = 5;
SET tcp_keepalives_count = 3
"""
"""The server notices within 25 seconds that the machine of a process is gone, and frees its locks."""


class _BigintDumper(Dumper):
    """Writes every whole number as a `bigint`: PostgreSQL would shift a small number within 32 bits."""

    oid = psycopg.adapters.types["int8"].oid

    def dump(self, obj: int) -> bytes:
        return b"%d" % obj

    def quote(self, obj: int) -> bytes:
        return b"(%d)::bigint" % obj


class PostgresConnection:
    """A connection that takes statements and parameters as SQLite does."""

    def __init__(self, raw: psycopg.Connection[Any]) -> None:
        self.raw = raw

    def execute(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = (), /) -> Rows:
        """Run one statement."""
        return self.raw.execute(translated(sql).encode(), _adapted(sql, parameters))

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> None:
        """Run one statement for each row of parameters."""
        statement = translated(sql).encode()
        for row in parameters:
            self.raw.execute(statement, _adapted(sql, row))


def _adapted(sql: str, parameters: Sequence[Any] | Mapping[str, Any]) -> Any:
    """Return the parameters as psycopg expects them; flags are stored as 0 and 1."""
    if isinstance(parameters, Mapping):
        return {name: _plain(value) for name, value in parameters.items()}
    values = [_plain(value) for value in parameters]
    return {f"p{number}": value for number, value in enumerate(values, 1)} if is_numbered(sql) else values


def _plain(value: Any) -> Any:
    """Return a member of an enumeration as its text, and a flag as a number."""
    if isinstance(value, bool):
        return int(value)
    return str(value) if isinstance(value, str) else value


class PostgresDatabase:
    """An open database. Implements `bot.storage.sql.AnyDatabase`."""

    is_checked = False
    """Whether all rows were read at the start, to find damage; PostgreSQL needs no such check."""

    def __init__(self, address: str, *, lock: TakeLocks | None) -> None:
        """`lock` takes the bot's locks for each connection and may raise `StorageFailed`; None: it needs none."""
        self._address = address
        self._lock = lock
        self._connection: PostgresConnection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="postgresql")

    async def run(self, work: Callable[[PostgresConnection], T]) -> T:
        """Run `work` on the connection's thread; connect anew if the connection is lost. Raise `StorageFailed`."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[PostgresConnection], T]) -> T:
        with translated_errors():
            return work(self._connected())

    def _connected(self) -> PostgresConnection:
        if self._connection is None or self._connection.raw.closed:
            raw = connect(self._address)
            try:
                if self._lock is not None:
                    self._lock(PostgresConnection(raw))
            except BaseException:
                raw.close()
                raise
            self._connection = PostgresConnection(raw)
        return self._connection

    async def rows(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = ()) -> list[tuple[Any, ...]]:
        """Run one statement and return its rows; a write is durable. Raise `StorageFailed` if it fails."""
        return await self.run(partial(_fetched, sql=sql, parameters=parameters))

    async def value(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = ()) -> Any:
        """Run one statement like `rows`; return the first value of its first row, or None without a row."""
        rows = await self.rows(sql, parameters)
        return rows[0][0] if rows else None

    async def transaction(self, work: Callable[[SqlConnection], T]) -> T:
        """Run `work` as one durable transaction and return its result.

        Raise `StorageFailed`, or the error that `work` raises; then nothing is written.
        """
        return await self.run(partial(_run_transaction, work))

    async def transactions(self, works: Sequence[Callable[[SqlConnection], Any]]) -> list[BaseException | None]:
        """Run several transactions with one commit; return the error of each, None: it was written.

        Raise `StorageFailed` if the commit fails; then none is written.
        """
        saved_changes = [work for work in works if isinstance(work, SavedChange)]
        if len(saved_changes) == len(works):
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._save, saved_changes)
        return await self.run(partial(_run_transaction, partial(_run_each, works)))

    def _save(self, works: Sequence[SavedChange]) -> list[BaseException | None]:
        """Write changes with one commit; if the rows contradict one of them, each with a commit of its own."""
        try:
            return self._save_together(works)
        except psycopg.IntegrityError:
            return [self._save_alone(work) for work in works]

    def _save_alone(self, work: SavedChange) -> BaseException | None:
        """Write a change and return its error.

        That is `Repeated` if another process saved its key during the first attempt, and `IntegrityError` if the table
        is damaged.
        """
        try:
            return self._save_together([work])[0]
        except (psycopg.IntegrityError, StorageFailed) as error:
            return error

    def _save_together(self, works: Sequence[SavedChange]) -> list[BaseException | None]:
        """Write changes with one commit; again after a deadlock, or on a new connection if it broke."""
        with translated_errors():
            raw = self._connected().raw
            for attempt in range(MAX_DEADLOCKS - 1):
                try:
                    return _saved(raw, works, again=False)
                except psycopg.errors.DeadlockDetected:  # another process saves some of these tables in another order
                    time.sleep(random.random() * RETRY_S * attempt)  # noqa: S311 - so that both do not collide again
                except psycopg.OperationalError:
                    if not raw.closed:  # such as a full disk
                        raise
                    break
            return _saved(self._connected().raw, works, again=raw.closed)

    async def number_after(self, tables: Sequence[str]) -> None:
        """Let these tables number their next rows after the greatest `id`: rows were copied with their ids."""
        for table in tables:
            sql = f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), max(id)) FROM {table}"  # noqa: S608
            await self.rows(sql)

    @asynccontextmanager
    async def overwriting(self) -> AsyncGenerator[None]:
        """Do nothing: deleted rows are overwritten when the server's autovacuum reuses their space."""
        yield

    def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.raw.close()
        self._thread.shutdown(wait=False)


def _saved(raw: psycopg.Connection[Any], works: Sequence[SavedChange], *, again: bool) -> list[BaseException | None]:
    """Write changes as `saving.save` does; after an error, leave no transaction open."""
    try:
        return saving.save(raw, works, again=again)
    except psycopg.Error:
        with suppress(psycopg.Error):  # the connection is lost, and its transaction with it
            raw.rollback()
        raise


def connect(address: str) -> psycopg.Connection[Any]:
    """Return a new connection that commits every statement by itself; raise `psycopg.Error`."""
    raw = psycopg.connect(
        address,
        autocommit=True,
        connect_timeout=CONNECT_TIMEOUT_S,
        cursor_factory=psycopg.ClientCursor,
        row_factory=tuple_row,
    )
    raw.execute(_SET_UP.encode())
    raw.isolation_level = psycopg.IsolationLevel.SERIALIZABLE
    raw.adapters.register_dumper(int, _BigintDumper)
    return raw


def _fetched(
    connection: PostgresConnection, sql: str, parameters: Sequence[Any] | Mapping[str, Any]
) -> list[tuple[Any, ...]]:
    cursor: Any = connection.execute(sql, parameters)
    return cursor.fetchall() if cursor.description is not None else []


def _run_transaction(work: Callable[[SqlConnection], T], connection: PostgresConnection) -> T:
    """Run `work` in a transaction; again if it conflicted with another process."""
    for attempt in range(MAX_ATTEMPTS - 1):
        try:
            with connection.raw.transaction():
                return work(connection)
        except (psycopg.errors.SerializationFailure, psycopg.errors.DeadlockDetected):
            time.sleep(random.random() * RETRY_S * attempt)  # noqa: S311 - so that the same two do not collide again
    with connection.raw.transaction():
        return work(connection)


def _run_each(works: Sequence[Callable[[SqlConnection], Any]], connection: SqlConnection) -> list[BaseException | None]:
    """Run each work in a savepoint of the transaction; return their errors."""
    return [_run_in_savepoint(work, connection) for work in works]


def _run_in_savepoint(work: Callable[[SqlConnection], Any], connection: Any) -> BaseException | None:
    try:
        with connection.raw.transaction():
            work(connection)
    except (psycopg.OperationalError, psycopg.errors.SerializationFailure):
        raise
    except Exception as error:  # noqa: BLE001 - raised again by the caller that waits for this work
        return error
    return None


_FAILURES: tuple[tuple[type[psycopg.Error], type[StorageFailed], str], ...] = (
    (psycopg.errors.DiskFull, DiskFull, "there is no room left on its disk; nothing was saved"),
    (psycopg.errors.LockNotAvailable, DatabaseBusy, "another program holds it locked"),
    (psycopg.errors.QueryCanceled, DatabaseBusy, "it does not answer in time"),
    (psycopg.errors.SerializationFailure, DatabaseBusy, "other processes change the same rows"),
    (psycopg.errors.DeadlockDetected, DatabaseBusy, "other processes change the same rows"),
    (psycopg.errors.ReadOnlySqlTransaction, DatabaseUnusable, "it cannot be written"),
    (psycopg.OperationalError, DatabaseUnusable, "it cannot be reached"),
    (psycopg.errors.InsufficientPrivilege, DatabaseUnusable, "it may not be used"),
)


@contextmanager
def translated_errors() -> Generator[None]:
    """Turn errors of the server or the connection into a `StorageFailed`; other errors are bugs and pass.

    The message names the kind of error alone: the server's own words can quote values.
    """
    try:
        yield
    except psycopg.Error as error:
        for kind, failure, reason in _FAILURES:
            if isinstance(error, kind):
                raise failure(f"PostgreSQL: {reason} ({type(error).__name__})") from None
        raise


def open_postgres(
    address: str, *, lock: TakeLocks | None = lock_alone
) -> AbstractAsyncContextManager[PostgresDatabase]:
    """Open and migrate the database; create its tables if it is empty. `lock`: see `PostgresDatabase`.

    Raise `DatabaseInUse` if another bot runs on it, `DatabaseForeign` if it has tables of another program, or
    `SchemaTooNew`, `DatabaseUnusable`, `DatabaseBusy`.
    """
    return _opened(address, lock, migrate)


def open_read_only(address: str) -> AbstractAsyncContextManager[PostgresDatabase]:
    """Open a snapshot of the database for reading, even while a bot is running on it; write and migrate nothing.

    Raise `SchemaTooOld`, `SchemaTooNew`, `DatabaseForeign`, `DatabaseBusy` or `DatabaseUnusable`.
    """
    return _opened(address, None, _begin_reading)


@asynccontextmanager
async def _opened(
    address: str, lock: TakeLocks | None, prepare: Callable[[PostgresConnection], None]
) -> AsyncGenerator[PostgresDatabase]:
    database = PostgresDatabase(address, lock=lock)
    try:
        await database.run(prepare)
        yield database
    finally:
        database.close()


def _begin_reading(connection: PostgresConnection) -> None:
    connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    version, known = _version(connection), len(schema.scripts())
    _refuse_newer(version, known)
    if version < known:
        raise SchemaTooOld(f"PostgreSQL: it has schema {version}, this one knows {known}; start the bot to migrate it")


def _refuse_newer(version: int, known: int) -> None:
    if version > known:
        raise SchemaTooNew(f"PostgreSQL: a newer bot wrote it (schema {version}, this one knows {known})")


CHECK_INTERVAL_S = 30.0
"""Seconds between two checks of the connection."""


async def run_while_held(database: PostgresDatabase, clock: Clock, work: Coroutine[Any, Any, None]) -> None:
    """Run `work` until it ends; cancel it and raise `DatabaseInUse` if another bot took the lock during an outage."""
    await run_beside(work, _watch(database, clock))


async def _watch(database: PostgresDatabase, clock: Clock) -> None:
    while True:
        await clock.sleep(CHECK_INTERVAL_S)
        try:
            await database.rows("SELECT 1")
        except DatabaseInUse:
            raise
        except StorageFailed as error:
            _log.warning("storage.failed", during="watch", reason=str(error))


def migrate(connection: PostgresConnection) -> None:
    """Run the migrations that the database lacks, in one transaction with the version number.

    Raise `SchemaTooNew` or `DatabaseForeign`, or `DatabaseInUse` if other processes still run with the old schema.
    """
    scripts = schema.scripts()
    with one_at_a_time(connection), connection.raw.transaction():
        version = _version(connection)
        _refuse_newer(version, len(scripts))
        if not version:
            _create(connection)
        elif version < len(scripts) and not is_alone(connection):
            raise DatabaseInUse("PostgreSQL: bots of an older version run on this database; stop them to upgrade it")
        for script in scripts[version:]:
            for statement in schema_statements(script):
                connection.raw.execute(statement.encode())
        connection.execute(_UPDATE_VERSION, (len(scripts),))
    if version < len(scripts):
        _log.info("database.migrated", before=version, after=len(scripts))


def _version(connection: PostgresConnection) -> int:
    """Return the number of migrations run; 0: the database is empty. Raise `DatabaseForeign`."""
    sql = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
    tables = {name for (name,) in connection.execute(sql).fetchall()}
    if "schema_version" in tables:
        return int(connection.execute(_SELECT_VERSION).fetchone()[0])
    if tables:
        raise DatabaseForeign("PostgreSQL: the database has tables of another program; it was left untouched")
    return 0


def _create(connection: PostgresConnection) -> None:
    connection.raw.execute(files("bot.storage.postgres").joinpath("functions.sql").read_bytes())
    connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
    connection.execute("INSERT INTO schema_version VALUES (0)")
