"""The file: opening, migrating, backing up, and one statement in one hop.

A connection is shared by all tasks, so everything that belongs together is ONE statement (an insert into a view
whose trigger does the rest); there are no longer transactions that could mix. Never repairs, never overwrites.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from pathlib import Path


class Database:
    """An open database."""

    async def rows(self, sql: str, parameters: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Run one statement, durably when it writes, and return its rows; raise a `StorageFailed`."""
        ...

    async def back_up(self, target: Path) -> None:
        """Copy the database while it is in use; raise `BackupRefused` when `target` is there already."""
        ...


@asynccontextmanager
async def open_database(path: Path, *, patience: float = 5.0) -> AsyncIterator[Database]:
    """Open and migrate the file, made when missing; `patience` is how many seconds to wait for a lock.

    Raises `SchemaTooNew`, `DatabaseCorrupt`, `DatabaseBusy` or `DatabaseUnusable`; the file is then untouched.
    """
    yield Database()
