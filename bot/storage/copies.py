"""Copies of the database: backups, restoring one, and what is kept before something new.

In a copy nothing counts as shown: the bot that is started on it tells every table anew where it stands. Never
overwrites a file.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING

from msgspec import Struct

from bot.storage import lock, schema
from bot.storage.failures import BackupRefused, translated_errors

if TYPE_CHECKING:
    from pathlib import Path

PRIVATE = 0o600
"""Nobody but the owner may read it: seeds, hands and user ids stand in it."""
COPIED = "INSERT INTO meta VALUES ('copied', 1) ON CONFLICT DO NOTHING"
"""Lets the next bot know that later messages than these were sent."""
_BESIDE = ("", "-wal", "-shm")
"""The files of one database."""
_LOCK_TIMEOUT = 5.0


class Restoration(Struct, frozen=True):
    """When the database was restored from a copy: messages that were sent between the two times may be lost to it."""

    at: float
    """When the bot was started on it, Unix seconds."""
    since: float
    """When the bot of the copy was last alive."""


@dataclass(frozen=True)
class RestoreReport:
    """What restoring did."""

    tables: int
    going_on: int
    """Of them, not over yet."""
    schema: int
    kept: Path | None
    """Where the database is that was there before; None: there was none."""


def back_up(source: Path, target: Path) -> None:
    """Copy a database that may be in use by a running bot; `BackupRefused`, `DatabaseUnusable` and so on."""
    if target.exists():
        raise BackupRefused(f"backup {target}: the file is there already; choose another name")
    schema.refuse_missing(source)
    draft = _copied(source, target)
    if target.exists():
        draft.unlink()
        raise BackupRefused(f"backup {target}: the file is there already; choose another name")
    draft.replace(target)


def restore(source: Path, path: Path) -> RestoreReport:
    """Put a copy in the place of the database, which is kept beside it; raises what a start on a wrong file would.

    A bot that is running keeps its database: `DatabaseBusy`.
    """
    schema.refuse_missing(source)
    with lock.held(path):
        found = schema.check(source, _LOCK_TIMEOUT).version
        draft = _copied(source, path)
        kept = _put_aside(path)
        draft.replace(path)
        for each in (path, path.with_name(f"{path.name}.lock")):
            _give_to_owner(each)
        return _report(path, found, kept)


def keep_before_migration(path: Path, version: int) -> Path:
    """Copy a database before it is brought up to `version`, and return where to."""
    kept = free_name(path, f"before-{version}")
    back_up(path, kept)
    return kept


def free_name(path: Path, word: str) -> Path:
    """Return a name beside a database that no file has yet, made of this word."""
    names = (path.with_stem(f"{path.stem}-{word}{f'-{n}' if n else ''}") for n in count())
    return next(name for name in names if not name.exists())


def _copied(source: Path, target: Path) -> Path:
    """Copy a database whole, marked as a copy, to a draft beside `target`."""
    draft = target.with_name(f"{target.name}.new")
    with translated_errors(source), closing(sqlite3.connect(source)) as original:
        original.execute("PRAGMA schema_version")  # here, what is wrong with the source is said of the source
        with translated_errors(target):
            _unlink(draft)
            with closing(sqlite3.connect(draft, isolation_level=None)) as copy:
                original.backup(copy)
                copy.execute(COPIED)
    draft.chmod(PRIVATE)
    return draft


def _unlink(draft: Path) -> None:
    for ending in _BESIDE:
        draft.with_name(f"{draft.name}{ending}").unlink(missing_ok=True)


def _put_aside(path: Path) -> Path | None:
    """Rename a database with its log, whole or damaged; None: there is none."""
    kept = free_name(path, "replaced")
    for ending in _BESIDE:
        each = path.with_name(f"{path.name}{ending}")
        if each.exists():
            each.rename(kept.with_name(f"{kept.name}{ending}"))
    return kept if kept.exists() else None


def _give_to_owner(path: Path) -> None:
    """Let a file that root has made belong to whom its folder belongs to, as whom the bot runs."""
    if os.geteuid() == 0:
        owner = path.parent.stat()
        os.chown(path, owner.st_uid, owner.st_gid)


def _report(path: Path, version: int, kept: Path | None) -> RestoreReport:
    with translated_errors(path), closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as copy:
        ((tables, going_on),) = copy.execute(
            "SELECT count(*), coalesce(sum(status IN ('lobby', 'running', 'broken')), 0) FROM game_table"
        )
    return RestoreReport(int(tables), int(going_on), version, kept)
