"""One bot per database: a lock on a file beside it, in which stands how the last bot left the database.

The lock is the kernel's and ends with the process, however that ends. What is written into the file is only read by
the next bot; deleting it forgets that there has ever been a database here.
"""

from __future__ import annotations

import fcntl
import os
import secrets
from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from bot.storage.failures import DatabaseBusy, DatabaseUnusable

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

RUN_BYTES = 8


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

    def __init__(self, path: Path, last: LastRun) -> None:
        self._path = path
        self.last = last
        """How the last bot left the database."""
        self.run = secrets.token_hex(RUN_BYTES)
        """By what the database will know this run."""

    def opened(self, before: str = "") -> None:
        """Note that this run has the database open from now on, which may still be known by the run `before`."""
        self._write(LastRun(self.run, before, open=True))

    def closed(self) -> None:
        """Note that this run has closed the database: nothing of it is left in a log."""
        self._write(LastRun(self.run))

    def _write(self, last: LastRun) -> None:
        with self._path.open("r+b") as file:
            file.write(msgspec.json.encode(last) + b"\n")
            file.truncate()
            file.flush()
            os.fsync(file.fileno())


@contextmanager
def held(database: Path) -> Generator[Held]:
    """Hold the lock of a database; raises `DatabaseBusy` when another bot does, and `DatabaseUnusable`."""
    path = database.with_name(f"{database.name}.lock")
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise DatabaseUnusable(f"database {database}: it cannot be opened ({error.strerror}: {path})") from error
    try:
        _lock(database, handle)
        yield Held(path, _read(path))
    finally:
        os.close(handle)


def _lock(database: Path, handle: int) -> None:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise DatabaseBusy(f"database {database}: another bot is running on it; one at a time") from None


def _read(path: Path) -> LastRun:
    """What cannot be read (a crash while it was written) counts as a bot that was killed."""
    content = path.read_bytes()
    if not content:
        return LastRun()
    try:
        return msgspec.json.decode(content, type=LastRun)
    except msgspec.DecodeError:
        return LastRun(open=True)
