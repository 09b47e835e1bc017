"""Copies of the database: backups, restoring one, and what is kept before something new.

In a copy nothing counts as shown: the bot that is started on it tells every table anew where it stands. Never
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

PRIVATE = 0o600
"""Nobody but the owner may read it: seeds, hands and user ids stand in it."""
COPIED = "INSERT INTO meta VALUES ('copied', 1) ON CONFLICT DO NOTHING"
"""Lets the next bot know that later messages than these were sent."""
_FILES = ("", *schema.BESIDE)
"""Endings of the names of the files of one database."""
_DRAFT_BYTES = 4
"""Random bytes in the name of a draft, so that it never replaces a file of somebody else."""
_LOCK_TIMEOUT = 5.0


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
    _refuse_existing(target)
    schema.refuse_missing(source)
    with _copied(source, target) as draft, translated_errors(target):
        _refuse_existing(target)
        draft.replace(target)


def _refuse_existing(target: Path) -> None:
    with translated_errors(target):
        if os.path.lexists(target):
            raise BackupRefused(f"backup {target}: the file is there already; choose another name")


def restore(source: Path, path: Path) -> RestoreReport:
    """Put a copy in the place of the database, which is kept beside it; raises what a start on a wrong file would.

    A bot that is running keeps its database: `DatabaseBusy`.
    """
    schema.refuse_missing(source)
    with lock.held(path):
        found = schema.check(source, _LOCK_TIMEOUT).version
        with _copied(source, path) as draft, translated_errors(path):
            kept = _put_aside(path)
            draft.replace(path)
            for each in (path, lock.lock_path(path)):
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


@contextmanager
def _copied(source: Path, target: Path) -> Generator[Path]:
    """Copy a database whole, marked as a copy, to a draft beside `target`; what is left of the draft is deleted."""
    draft = target.with_name(f"{target.name}.{secrets.token_hex(_DRAFT_BYTES)}.new")
    try:
        with translated_errors(source), closing(sqlite3.connect(source)) as original:
            schema.refuse_foreign(source, original)
            with translated_errors(target), closing(sqlite3.connect(draft, isolation_level=None)) as copy:
                original.backup(copy)
                copy.execute(COPIED)
        with translated_errors(target):
            draft.chmod(PRIVATE)
        yield draft
    finally:
        for ending in _FILES:
            with suppress(OSError):
                draft.with_name(f"{draft.name}{ending}").unlink()


def _put_aside(path: Path) -> Path | None:
    """Rename a database with its log, whole or damaged; None: there is none."""
    kept = free_name(path, "replaced")
    for ending in _FILES:
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
