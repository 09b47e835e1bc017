"""Locks that allow one bot per database: one on the database, one on a lock file beside it.

The kernel holds the locks, so they end with the process. The lock file can be locked before the database exists; the
lock on the database still holds if the lock file is deleted. The lock file also records how the last bot left the
database (`LastRun`). Only the next bot reads this record. If the lock file is deleted, the next bot does not know that
a database ever existed here.

A bot that closes the database records the file's identity, size and time of change (`ClosedFile`). While they stay the
same, nobody has written the file, so the next bot need not read it all before it starts. Without this record (after a
crash, after damage was noticed, or if the lock file is lost) it reads everything.
"""

from __future__ import annotations

import fcntl
import os
import secrets
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import msgspec
import structlog
from msgspec import Struct

from bot.storage.failures import DatabaseInUse, DatabaseUnusable
from bot.system import file_lock, plain_files

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

RUN_BYTES = 8
MAX_CONTENT_BYTES = 1024
"""Bytes read from the lock file; a bot writes less than 200."""
LOCK_ATTEMPTS = 20
LOCK_PAUSE_S = 0.05
"""Lock attempts and the seconds between them: other programs (backup tools) lock files for a moment while they read
them, and a bot that is being stopped needs a moment to exit."""
FILE_CLOCK = 5
"""Linux's `CLOCK_REALTIME_COARSE`, from which the times of files are taken; it advances every 1 to 10 ms."""
TICK_S, MAX_TICKS = 0.001, 20
"""Seconds between two readings of that clock, and the greatest number of readings."""

_log = structlog.stdlib.get_logger(__name__)


class ClosedFile(Struct, frozen=True):
    """The state of a database file when a bot closed it."""

    inode: int
    size: int
    """Bytes."""
    changed_ns: int
    """The time of the last change, Unix nanoseconds."""


class LastRun(Struct, frozen=True):
    """The last bot's record about the database, stored as JSON in the lock file."""

    run: str = ""
    """The run id, which the database stores too; empty: no bot has run here yet."""
    before: str = ""
    """The previous run id; the database still holds it if the bot was killed before it stored the new one."""
    open: bool = False
    """Whether the database is open. True at the next start: the bot was killed, or the machine stopped."""
    closed: ClosedFile | None = None
    """The file as it was closed; None: it is open, it was not closed completely, or damage was noticed."""

    def knows(self, run: str) -> bool:
        """Return whether a database that stores this run id (empty: none) can be the one that the last bot left."""
        return not self.run or not run or run in (self.run, self.before)


class DatabaseLock:
    """The acquired lock of a database, with the records of the last and of this run."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._path = lock_path(database)
        self._database_handle: int | None = None
        self._is_missing = False
        """The lock file was deleted and could not be restored yet."""
        self._is_doubtful = False
        self._handle = _open_and_lock(self._path, database, os.O_CREAT)
        self._record = self.last = _read_record(self._handle)
        """The record that the last bot left."""
        self.run = secrets.token_hex(RUN_BYTES)
        """The id of this run, for the database."""

    def lock_database(self) -> None:
        """Lock the database itself too, if it exists and is not locked yet.

        Closing any descriptor of the database in this process releases SQLite's own locks on it. So call this only
        while SQLite has no connection to the file, and release it after the last connection is closed.

        Raise `DatabaseInUse` if another bot holds the lock, or `DatabaseUnusable` if the file cannot be opened.
        """
        if not file_lock.LINUX or _is_same_file(self._database_handle, self._database):
            return  # outside Linux, `flock` and SQLite's own locks exclude each other
        self._release_database()
        with suppress(FileNotFoundError):
            self._database_handle = _open_and_lock(self._database, self._database)

    def left_in_order(self) -> bool:
        """Return whether the last bot closed the database completely, and nobody has changed the file since."""
        return not self.last.open and self.last.closed is not None and self.last.closed == self._closed_file()

    def doubt(self) -> None:
        """Let the next start read the whole database, because damage was noticed."""
        self._is_doubtful = True

    def _closed_file(self) -> ClosedFile | None:
        """Return the state of the locked database file; None: it is unknown, or a WAL file holds a part of it."""
        has_log = self._database.with_name(f"{self._database.name}-wal").exists()
        if has_log or self._database_handle is None or not _is_same_file(self._database_handle, self._database):
            return None
        status = os.fstat(self._database_handle)
        return ClosedFile(status.st_ino, status.st_size, status.st_mtime_ns)

    def record_opening(self, before: str = "") -> None:
        """Record that this run has the database open; the database may still store the run id `before`.

        Raise `DatabaseUnusable` if the lock file cannot be written.
        """
        try:
            self._write(LastRun(self.run, before, open=True))
        except OSError as error:
            raise DatabaseUnusable(f"database {self._database}: {self._path}: {error.strerror}") from error

    def record_closing(self) -> None:
        """Record that this run has closed the database, so that no WAL is left. A failure is logged.

        Without a call of `record_opening`, keep the record of the last run.
        """
        if not self._record.open or self._record.run != self.run:
            return
        try:
            closed = None if self._is_doubtful else self._closed_file()
            if closed is not None:
                _await_next_tick(closed.changed_ns)
            self._record = msgspec.structs.replace(self._record, open=False, closed=closed)
            if _is_same_file(self._handle, self._path):
                self._write(self._record)
            else:
                self._put_back()
        except (OSError, DatabaseInUse, DatabaseUnusable) as error:
            _log.warning("lock.not_written", reason=_reason_text(error))

    def keep(self) -> None:
        """Restore the lock file if it was deleted or replaced, and log that; a failure is logged once."""
        try:
            if not _is_same_file(self._handle, self._path):
                self._put_back()
                self._is_missing = False
                _log.warning("lock.restored", path=str(self._path))
        except (OSError, DatabaseInUse, DatabaseUnusable) as error:
            if not self._is_missing:
                reason_text = _reason_text(error)
                _log.warning("lock.not_restored", path=str(self._path), reason=reason_text)
            self._is_missing = True

    def release(self) -> None:
        """Release both locks."""
        os.close(self._handle)
        self._release_database()

    def _release_database(self) -> None:
        if self._database_handle is not None:
            os.close(self._database_handle)
        self._database_handle = None

    def _put_back(self) -> None:
        handle = _open_and_lock(self._path, self._database, os.O_CREAT, attempts=1)
        os.close(self._handle)
        self._handle = handle
        self._write(self._record)

    def _write(self, last: LastRun) -> None:
        self._record = last
        content = msgspec.json.encode(last) + b"\n"
        os.pwrite(self._handle, content, 0)
        os.ftruncate(self._handle, len(content))
        os.fsync(self._handle)


@contextmanager
def database_lock(database: Path) -> Generator[DatabaseLock]:
    """Hold the lock of a database inside the `with` block.

    Raise `DatabaseInUse` if another bot holds it, or `DatabaseUnusable` if a file cannot be opened.
    """
    holder = DatabaseLock(database)
    try:
        holder.lock_database()
        yield holder
    finally:
        holder.release()


@contextmanager
def process_lock(path: Path) -> Generator[None]:
    """Hold the lock file of a process whose database is on a server inside the `with` block.

    Raise `DatabaseInUse` if another process holds it, or `DatabaseUnusable` if it cannot be opened.
    """
    try:
        handle = _open_and_lock(path, path, os.O_CREAT)
    except DatabaseInUse:
        raise DatabaseInUse(f"folder {path.parent} (DATA_DIR): another bot is running on it; one at a time") from None
    try:
        yield
    finally:
        os.close(handle)


def lock_path(database: Path) -> Path:
    """Return the path of a database's lock file."""
    return database.with_name(f"{database.name}.lock")


def _open_and_lock(path: Path, database: Path, flags: int = 0, *, attempts: int = LOCK_ATTEMPTS) -> int:
    """Open a file and lock it; return its descriptor.

    Raise `FileNotFoundError` (only without `O_CREAT`), `DatabaseInUse` or `DatabaseUnusable`.
    """
    handle = None
    try:
        handle = plain_files.open_regular(path, os.O_RDWR | flags)
        _acquire(handle, database, attempts, with_flock=path != database)
    except (OSError, DatabaseInUse) as error:
        if handle is not None:
            os.close(handle)
        if isinstance(error, DatabaseInUse) or (isinstance(error, FileNotFoundError) and not flags & os.O_CREAT):
            raise
        raise DatabaseUnusable(f"database {database}: it cannot be opened ({error.strerror}: {path})") from error
    return handle


def _await_next_tick(changed_ns: int) -> None:
    """Wait until the clock of the file system is past a file's last change: a later change then has another time."""
    for _ in range(MAX_TICKS):
        if time.clock_gettime_ns(FILE_CLOCK) > changed_ns:
            return
        time.sleep(TICK_S)


def _is_same_file(handle: int | None, path: Path) -> bool:
    """Return whether the descriptor still refers to the file at this path."""
    if handle is None:
        return False
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False


def _acquire(handle: int, database: Path, attempts: int, *, with_flock: bool) -> None:
    for attempt in range(attempts):
        if attempt:
            time.sleep(LOCK_PAUSE_S)
        if file_lock.take(handle) and (not with_flock or _share_flock(handle)):
            return
    raise DatabaseInUse(f"database {database}: another bot is running on it; one at a time")


def _share_flock(handle: int) -> bool:
    """Take a shared `flock`: it excludes a bot of an older version, which locks exclusively, but no readers."""
    if not file_lock.LINUX:
        return True  # `file_lock` already uses `flock` there
    try:
        fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _read_record(handle: int) -> LastRun:
    """Return the record in the lock file; a damaged one (after a crash while writing) counts as a killed bot."""
    content = os.pread(handle, MAX_CONTENT_BYTES, 0)
    if not content:
        return LastRun()
    try:
        return msgspec.json.decode(content, type=LastRun)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return LastRun(open=True)


def _reason_text(error: Exception) -> str:
    return str(error.strerror if isinstance(error, OSError) else error)
