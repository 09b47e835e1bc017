"""Copies of the database: backups, restoring a backup, and the copy made before a migration.

A copy is marked as one, so that the bot that starts on it announces the state of every open table again. Never
overwrites a file.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING

from bot.storage import lock, schema
from bot.storage.failures import BackupRefused, translated_errors

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

PRIVATE_MODE = 0o600
"""The file mode of a database: only its owner may read it, because it contains seeds, hands and user ids."""
MARK_AS_COPY = "INSERT INTO meta VALUES ('copied', '1') ON CONFLICT DO NOTHING"
"""Marks a database as a copy: the next bot then knows that messages were sent which the copy does not list."""
_SUFFIXES = ("", *schema.SIDE_FILE_SUFFIXES)
"""The suffixes of a database's files."""
_DRAFT_BYTES = 4
"""Random bytes in the name of a draft, so that it never replaces an existing file."""
_LOCK_TIMEOUT_S = 5.0


@dataclass(frozen=True)
class RestoreReport:
    """The result of a restore."""

    tables: int
    going_on: int
    """The unfinished tables among them."""
    schema: int
    kept: Path | None
    """The new path of the replaced database; None: there was none."""


def back_up(source: Path, target: Path) -> None:
    """Copy a database to a new file, even while a bot is running on it.

    Raise `BackupRefused` if `target` exists, or another `StorageFailed` if a file cannot be read or written.
    """
    _refuse_existing(target)
    schema.refuse_missing(source)
    with _draft_copy(source, target) as draft, translated_errors(target):
        _refuse_existing(target)
        draft.replace(target)


def _refuse_existing(target: Path) -> None:
    with translated_errors(target):
        if os.path.lexists(target):
            raise BackupRefused(f"backup {target}: the file is there already; choose another name")


def restore(source: Path, path: Path) -> RestoreReport:
    """Replace the database at `path` with a copy of `source`; the replaced one is renamed and stays beside it.

    Raise `DatabaseBusy` if a bot is running on the database, or another `StorageFailed` if `source` is not a database
    on which the bot can start.
    """
    schema.refuse_missing(source)
    with lock.database_lock(path):
        version = schema.check(source, _LOCK_TIMEOUT_S).version
        with _draft_copy(source, path) as draft, translated_errors(path):
            kept = _put_aside(path)
            draft.replace(path)
            for file in (path, lock.lock_path(path)):
                _give_to_owner(file)
        return _report(path, version, kept)


def keep_before_migration(path: Path, version: int) -> Path:
    """Copy a database before its migration to schema `version`; return the path of the copy."""
    target = free_name(path, f"before-{version}")
    back_up(path, target)
    return target


def free_name(path: Path, word: str) -> Path:
    """Return an unused path beside a database, with `word` in its name."""
    names = (path.with_stem(f"{path.stem}-{word}{f'-{n}' if n else ''}") for n in count())
    return next(name for name in names if not name.exists())


@contextmanager
def _draft_copy(source: Path, target: Path) -> Generator[Path]:
    """Yield a draft beside `target`: a full copy of `source`, marked as one; delete what remains of it afterwards."""
    draft = target.with_name(f"{target.name}.{secrets.token_hex(_DRAFT_BYTES)}.new")
    try:
        with translated_errors(source), closing(sqlite3.connect(source)) as original:
            schema.refuse_foreign(source, original)
            with translated_errors(target), closing(sqlite3.connect(draft, isolation_level=None)) as copy:
                original.backup(copy)
                copy.execute(MARK_AS_COPY)
        with translated_errors(target):
            draft.chmod(PRIVATE_MODE)
        yield draft
    finally:
        for suffix in _SUFFIXES:
            with suppress(OSError):
                draft.with_name(f"{draft.name}{suffix}").unlink()


def _put_aside(path: Path) -> Path | None:
    """Rename a database and the files beside it; return its new path, or None if there was no database."""
    kept = free_name(path, "replaced")
    for suffix in _SUFFIXES:
        file = path.with_name(f"{path.name}{suffix}")
        if file.exists():
            file.rename(kept.with_name(f"{kept.name}{suffix}"))
    return kept if kept.exists() else None


def _give_to_owner(path: Path) -> None:
    """Give a file made by root to the owner of its folder, because the bot runs as that user."""
    if os.geteuid() == 0:
        owner = path.parent.stat()
        os.chown(path, owner.st_uid, owner.st_gid)


def _report(path: Path, version: int, kept: Path | None) -> RestoreReport:
    with translated_errors(path), closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as copy:
        ((tables, going_on),) = copy.execute(
            "SELECT count(*), coalesce(sum(status IN ('lobby', 'running', 'broken')), 0) FROM game_table"
        )
    return RestoreReport(int(tables), int(going_on), version, kept)
