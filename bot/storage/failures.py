"""Exceptions for I/O and database failures; each has a message of one line for the operator."""

from __future__ import annotations

import errno
import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING

from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path


class DatabaseBusy(StorageFailed):
    """Another program holds the file locked."""


class DatabaseInUse(DatabaseBusy):
    """Another bot runs on the file."""


class DatabaseCorrupt(StorageFailed):
    """The file is damaged or is not a database."""


class DamageFound(StorageFailed):
    """A check of the running bot's database has found damage, which the next start repairs or refuses."""

    def __init__(self, damage: str) -> None:
        super().__init__(f"the database is damaged; the next start repairs or refuses it ({damage})")


class DatabaseForeign(StorageFailed):
    """The file is a database of another program."""


class DatabaseLost(StorageFailed):
    """The file is missing or empty, although a database existed."""


class DatabaseUnusable(StorageFailed):
    """The file cannot be opened, or reading or writing it failed."""


class DiskFull(StorageFailed):
    """The disk has no space left."""


class SchemaTooNew(StorageFailed):
    """The file was written by a newer version of the program."""


class SchemaTooOld(StorageFailed):
    """The file was written by an older version of the program, and is opened read-only, so it cannot be migrated."""


class BackupRefused(StorageFailed):
    """The backup's target file exists already."""


_FAILURES: dict[int, tuple[type[StorageFailed], str]] = {
    sqlite3.SQLITE_BUSY: (DatabaseBusy, "another program holds it locked"),
    sqlite3.SQLITE_LOCKED: (DatabaseBusy, "another program holds it locked"),
    sqlite3.SQLITE_CORRUPT: (DatabaseCorrupt, "it is damaged; nothing was changed, restore a backup"),
    sqlite3.SQLITE_NOTADB: (DatabaseCorrupt, "it is no SQLite database; nothing was changed"),
    sqlite3.SQLITE_FULL: (DiskFull, "there is no room left on its disk; nothing was saved"),
    sqlite3.SQLITE_CANTOPEN: (DatabaseUnusable, "it cannot be opened"),
    sqlite3.SQLITE_READONLY: (DatabaseUnusable, "it cannot be written"),
    sqlite3.SQLITE_IOERR: (DatabaseUnusable, "reading or writing it failed; nothing was saved"),
    sqlite3.SQLITE_PROTOCOL: (DatabaseBusy, "another program holds it locked"),
    sqlite3.SQLITE_NOMEM: (DatabaseUnusable, "there is not enough memory to read it"),
    sqlite3.SQLITE_NOLFS: (DatabaseUnusable, "it is too large for this system"),
    sqlite3.SQLITE_PERM: (DatabaseUnusable, "it may not be used"),
    sqlite3.SQLITE_AUTH: (DatabaseUnusable, "it may not be used"),
}


def translated(path: Path, error: BaseException) -> BaseException:
    """Return the `StorageFailed` for an error of the disk, the file or its locks; return any other error unchanged."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if not isinstance(error, sqlite3.Error) or code not in _FAILURES:
        return error
    failure, why = _FAILURES[code]
    return failure(f"database {path}: {why} ({error})")


@contextmanager
def translated_errors(path: Path) -> Generator[None]:
    """Turn errors of the disk, the file or its locks into a `StorageFailed` (`DatabaseCorrupt` for a damaged schema).

    Other errors are bugs and pass.
    """
    try:
        yield
    except sqlite3.Error as error:
        failure = translated(path, error)
        if failure is error:
            raise
        raise failure from error
    except UnicodeDecodeError:  # SQLite's message quoted a damaged schema that is not UTF-8
        raise DatabaseCorrupt(f"database {path}: {_FAILURES[sqlite3.SQLITE_CORRUPT][1]}") from None
    except OSError as error:
        full = error.errno in {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
        kind, why = _FAILURES[sqlite3.SQLITE_FULL if full else sqlite3.SQLITE_CANTOPEN]
        raise kind(f"database {path}: {why} ({error.strerror})") from error
