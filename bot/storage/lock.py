"""One bot per database: locks on the database and on a file beside it, which says how the last bot left the database.

The locks are the kernel's and end with the process. The lock file can be locked before there is a database; the lock on
the database holds when the lock file is deleted. The content of the lock file is only read by the next bot; deleting it
forgets that there has ever been a database here.
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
"""A bot writes less than 100 bytes into the lock file."""
LOCK_ATTEMPTS = 20
LOCK_PAUSE_S = 0.05
"""Other programs lock files for a moment to read them, and a bot that is being stopped needs a moment to end."""

_log = structlog.stdlib.get_logger(__name__)


class LastRun(Struct, frozen=True):
    """What the last bot wrote down about the database beside it."""

    run: str = ""
    """By which the database knows it too; empty: there has been no bot here yet."""
    before: str = ""
    """By what the database may still be known, if the bot was killed while it gave it the new name."""
    open: bool = False
    """It has not closed the database: it was killed, or the machine stopped."""

    def knows(self, run: str) -> bool:
        """Say whether a database that knows this run (empty: none) can be the one that was left here."""
        return not self.run or not run or run in (self.run, self.before)


class Held:
    """The lock, held."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._path = lock_path(database)
        self._database_handle: int | None = None
        self._is_missing = False
        """The lock file was found deleted and could not be put back yet."""
        self._handle = _locked(self._path, database, os.O_CREAT)
        self._written = self.last = _read(self._handle)
        """How the last bot left the database."""
        self.run = secrets.token_hex(RUN_BYTES)
        """By what the database will know this run."""

    def lock_database(self) -> None:
        """Lock the database itself too, if it exists and is not locked yet; raises as `held` does.

        Closing any descriptor of the database in this process releases SQLite's own locks on it. So call this only
        while SQLite has no connection to the file, and release it after the last connection is closed.
        """
        if not file_lock.LINUX or _is_open(self._database_handle, self._database):
            return  # elsewhere `flock` and the locks of SQLite shut each other out
        self._release_database()
        with suppress(FileNotFoundError):
            self._database_handle = _locked(self._database, self._database)

    def opened(self, before: str = "") -> None:
        """Note that this run has the database open from now on, which may still be known by the run `before`.

        Raises `DatabaseUnusable` when the lock file cannot be written.
        """
        try:
            self._write(LastRun(self.run, before, open=True))
        except OSError as error:
            raise DatabaseUnusable(f"database {self._database}: {self._path}: {error.strerror}") from error

    def closed(self) -> None:
        """Note that this run has closed the database: nothing of it is left in a log.

        A run that has not `opened` it leaves what the last one wrote.
        """
        if not self._written.open or self._written.run != self.run:
            return
        self._written = msgspec.structs.replace(self._written, open=False)
        try:
            if _is_open(self._handle, self._path):
                self._write(self._written)
            else:
                self._put_back()
        except (OSError, DatabaseInUse, DatabaseUnusable) as error:
            _log.warning("lock file not written", reason=_reason(error))

    def keep(self) -> None:
        """Put the lock file back when it was deleted or replaced, and log that; a failure is logged once."""
        try:
            if not _is_open(self._handle, self._path):
                self._put_back()
                self._is_missing = False
                _log.warning("lock file was deleted: it was put back", path=str(self._path))
        except (OSError, DatabaseInUse, DatabaseUnusable) as error:
            if not self._is_missing:
                why = _reason(error)
                _log.warning("lock file was deleted: it cannot be put back", path=str(self._path), reason=why)
            self._is_missing = True

    def release(self) -> None:
        """Give both locks up."""
        os.close(self._handle)
        self._release_database()

    def _release_database(self) -> None:
        if self._database_handle is not None:
            os.close(self._database_handle)
        self._database_handle = None

    def _put_back(self) -> None:
        handle = _locked(self._path, self._database, os.O_CREAT, attempts=1)
        os.close(self._handle)
        self._handle = handle
        self._write(self._written)

    def _write(self, last: LastRun) -> None:
        self._written = last
        content = msgspec.json.encode(last) + b"\n"
        os.pwrite(self._handle, content, 0)
        os.ftruncate(self._handle, len(content))
        os.fsync(self._handle)


@contextmanager
def held(database: Path) -> Generator[Held]:
    """Hold the lock of a database; raises `DatabaseInUse` when another bot does, and `DatabaseUnusable`."""
    holder = Held(database)
    try:
        holder.lock_database()
        yield holder
    finally:
        holder.release()


def lock_path(database: Path) -> Path:
    """Return the lock file of a database."""
    return database.with_name(f"{database.name}.lock")


def _locked(path: Path, database: Path, flags: int = 0, *, attempts: int = LOCK_ATTEMPTS) -> int:
    """Open a file and lock it; return its descriptor.

    Raises `FileNotFoundError` (without `O_CREAT`), `DatabaseInUse` and `DatabaseUnusable`.
    """
    handle = None
    try:
        handle = plain_files.open_regular(path, os.O_RDWR | flags)
        _take(handle, database, attempts, with_flock=path != database)
    except (OSError, DatabaseInUse) as error:
        if handle is not None:
            os.close(handle)
        if isinstance(error, DatabaseInUse) or (isinstance(error, FileNotFoundError) and not flags & os.O_CREAT):
            raise
        raise DatabaseUnusable(f"database {database}: it cannot be opened ({error.strerror}: {path})") from error
    return handle


def _is_open(handle: int | None, path: Path) -> bool:
    """Return whether a descriptor is of the file that has this name now."""
    if handle is None:
        return False
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False


def _take(handle: int, database: Path, attempts: int, *, with_flock: bool) -> None:
    for attempt in range(attempts):
        if attempt:
            time.sleep(LOCK_PAUSE_S)
        if file_lock.take(handle) and (not with_flock or _share(handle)):
            return
    raise DatabaseInUse(f"database {database}: another bot is running on it; one at a time")


def _share(handle: int) -> bool:
    """Take the lock that a bot of an older version holds alone; programs that only read may share it."""
    if not file_lock.LINUX:
        return True  # `file_lock` has taken this very lock
    try:
        fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _read(handle: int) -> LastRun:
    """What cannot be read (a crash while it was written) counts as a bot that was killed."""
    content = os.pread(handle, MAX_CONTENT_BYTES, 0)
    if not content:
        return LastRun()
    try:
        return msgspec.json.decode(content, type=LastRun)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return LastRun(open=True)


def _reason(error: Exception) -> str:
    return str(error.strerror if isinstance(error, OSError) else error)
