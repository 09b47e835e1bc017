"""The file: opening and closing it, one statement in one hop, and looking after it while the bot runs.

A connection is shared by all tasks, so everything that belongs together is ONE statement (an insert into a view
whose trigger does the rest); there are no longer transactions that could mix. It is looked after that the file is
still there, and that its log stays short. Never repairs, never overwrites.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import asynccontextmanager, closing, contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import aiosqlite
import structlog

from bot.storage import copies, lock, schema
from bot.storage.failures import DatabaseLost, translated_errors
from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Coroutine, Generator, Mapping, Sequence

    from bot.clock import Clock
    from bot.storage.lock import Held

_log = structlog.stdlib.get_logger(__name__)


class Database:
    """An open database."""

    def __init__(self, path: Path, connection: aiosqlite.Connection) -> None:
        self._path = path
        self._connection = connection
        self._file = _identity(path)
        self._overwriting = 0

    async def rows(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = ()) -> list[tuple[Any, ...]]:
        """Run one statement, durably when it writes, and return its rows; raise a `StorageFailed`."""
        with translated_errors(self._path):
            return [tuple(row) for row in await self._connection.execute_fetchall(sql, parameters)]

    async def value(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = ()) -> Any:
        """Run one statement like `rows` and return the first value of its first row; None: there is no row."""
        found = await self.rows(sql, parameters)
        return found[0][0] if found else None

    async def checkpoint(self) -> None:
        """Write what the log holds into the file, as far as no reader is in the way; raise a `StorageFailed`.

        Who loses the log loses what came after this.
        """
        await self.rows("PRAGMA wal_checkpoint(TRUNCATE)")

    @asynccontextmanager
    async def overwriting(self) -> AsyncGenerator[None]:
        """Overwrite what is deleted meanwhile, in the file and in its log; raise a `StorageFailed`."""
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
        """Raise `DatabaseLost` when the file was deleted or replaced while it is open; what is said then is lost.

        All that was saved is then written to a file of its own beside it.
        """
        if await asyncio.to_thread(_identity, self._path) == self._file:
            return
        rescued = await asyncio.to_thread(copies.free_name, self._path, "rescued")
        with translated_errors(rescued), closing(sqlite3.connect(rescued)) as target:
            await self._connection.backup(target)
        raise DatabaseLost(f"database {self._path}: it was taken away while the bot ran; what it held is in {rescued}")


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


@asynccontextmanager
async def open_database(path: Path, *, lock_timeout: float = 5.0, alone: bool = True) -> AsyncGenerator[Database]:
    """Open and migrate the file, made when there has never been one; `lock_timeout`: seconds to wait for a lock.

    A bot is `alone` on its database; what is not leaves its lock, its log and how it was left to the bot.

    Raises `SchemaTooNew`, `DatabaseCorrupt`, `DatabaseForeign`, `DatabaseLost`, `DatabaseBusy` (also when another bot
    runs on it) or `DatabaseUnusable`; the file is then untouched.
    """
    with lock.held(path) if alone else nullcontext() as holder:
        lost_log = holder is not None and _log_is_lost(path, holder)
        await asyncio.to_thread(prepare, path, lock_timeout, had_one=holder is not None and bool(holder.last.run))
        with translated_errors(path):
            connection = await aiosqlite.connect(path, timeout=lock_timeout, isolation_level=None)
        database = Database(path, connection)
        try:
            await database.rows("PRAGMA synchronous = FULL")
            if holder is not None:
                await _note_run(path, database, holder, lost_log=lost_log)
            yield database
        finally:
            await connection.close()
            if holder is not None:
                holder.closed()


def _log_is_lost(path: Path, holder: Held) -> bool:
    """Say whether the last bot was killed and its log is gone: a database that is open always has one."""
    return holder.last.open and not path.with_name(f"{path.name}-wal").exists()


async def _note_run(path: Path, database: Database, holder: Held, *, lost_log: bool) -> None:
    """Give the run its name, here and in the lock's file; who finds another name has another database before them."""
    found = await database.rows("SELECT value FROM meta WHERE key = 'run'")
    known = str(found[0][0]) if found else ""
    if lost_log or not holder.last.knows(known):
        why = "the log of its last moves is gone" if lost_log else "it is not the one the last bot left here"
        _log.warning("database is an older copy", path=str(path), reason=why)
        await database.rows(copies.COPIED)
    holder.opened(known)
    await database.rows(
        "INSERT INTO meta VALUES ('run', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", (holder.run,)
    )
    holder.opened()
    await database.checkpoint()


@asynccontextmanager
async def open_read_only(path: Path, *, lock_timeout: float = 5.0) -> AsyncGenerator[Database]:
    """Open the file to read it as it is now, while a bot may be playing on it; nothing is written or migrated.

    Raises `SchemaTooOld`, `SchemaTooNew`, `DatabaseCorrupt`, `DatabaseBusy` or `DatabaseUnusable`.
    """
    schema.refuse_missing(path)
    with translated_errors(path), _address_without_traces(path) as address:
        connection = await aiosqlite.connect(address, uri=True, timeout=lock_timeout, isolation_level=None)
        try:
            await connection.execute_fetchall("BEGIN")
            ((found,),) = await connection.execute_fetchall("PRAGMA user_version")
            schema.refuse_other(path, int(found), len(schema.scripts()))
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


def prepare(path: Path, lock_timeout: float, *, had_one: bool = False) -> None:
    """Refuse what is damaged, foreign, lost or newer before anything is written; bring an older file up to date.

    `had_one`: there has been a database here. A copy of a file is kept before it is brought up to date.
    """
    schema.refuse_lost(path, had_one=had_one)
    todo = schema.scripts()
    if not (path.exists() and path.stat().st_size):
        _make(path, todo)
        return
    found = schema.check(path, lock_timeout)
    path.chmod(copies.PRIVATE)
    if found < len(todo):
        kept = copies.keep_before_migration(path, len(todo))
        _log.info("database is brought up to date", before=found, after=len(todo), copy=str(kept))
        with translated_errors(path), closing(_writing(path, lock_timeout)) as connection:
            schema.migrate(path, connection, todo)


def _make(path: Path, todo: list[str]) -> None:
    """Make a database under another name first, so that one which is there is always a whole one."""
    _log.warning("no database yet: a new one is made", path=str(path))
    draft = path.with_name(f"{path.name}.new")
    with translated_errors(path):
        draft.unlink(missing_ok=True)
        with closing(_writing(draft, 0.0)) as connection:
            schema.migrate(path, connection, todo)
    draft.chmod(copies.PRIVATE)
    draft.replace(path)


def _writing(path: Path, lock_timeout: float) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=lock_timeout, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL").fetchall()
    connection.execute("PRAGMA synchronous = FULL")
    return connection


EVERY = 30.0
"""Seconds from one look at the file to the next."""
CHECKPOINT = 3600.0
"""Seconds after which the log is written into the file: who loses the log loses no more than that."""


async def while_there(database: Database, clock: Clock, work: Coroutine[Any, Any, None]) -> None:
    """Run `work` to its end, or until the file is taken away: then end it and raise `DatabaseLost`."""
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
    """Look at the file for ever; raises `DatabaseLost`. What else fails is said and tried again."""
    last = clock.monotonic()
    while True:
        await clock.sleep(EVERY)
        try:
            await database.check_there()
            if clock.monotonic() - last >= CHECKPOINT:
                await database.checkpoint()
                last = clock.monotonic()
        except DatabaseLost:
            raise
        except StorageFailed as error:
            _log.warning("storage failed", during="watch", reason=str(error))
