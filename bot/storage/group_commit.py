"""Group commit: changes that arrive while one is being written share the next flush.

Each is answered only after its own flush; one that fails takes no other with it. A change alone is written at once.
"""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    Row = tuple[Any, ...]
    Insert = Callable[[Sequence[Row]], Awaitable[None]]

MOST = 64
"""Changes that share one flush at most."""


class GroupCommit:
    """Writes rows, those together that came meanwhile. Belongs to one event loop."""

    def __init__(self, insert: Insert) -> None:
        """`insert` writes rows by one statement, durably: all of them, or it raises and none."""
        self._insert = insert
        self._writing = False
        self._waiting: list[tuple[Row, asyncio.Future[None]]] = []
        self._next: asyncio.Task[None] | None = None

    async def save(self, row: Row) -> None:
        """Write a row durably; raise what `insert` raises for it alone."""
        if self._writing:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append((row, done))
            await done
            return
        self._writing = True
        try:
            await self._insert((row,))
        finally:
            self._go_on()

    def _go_on(self) -> None:
        """Let those who wait be written; the writer is free when there are none."""
        self._writing = bool(self._waiting)
        self._next = asyncio.get_running_loop().create_task(self._write_waiting()) if self._waiting else None

    async def _write_waiting(self) -> None:
        group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        try:
            await self._write(group)
        finally:
            self._go_on()

    async def _write(self, group: Sequence[tuple[Row, asyncio.Future[None]]]) -> None:
        """Write a group by one statement; where one row is refused each has to be written by itself."""
        try:
            await self._insert([row for row, _ in group])
        except sqlite3.IntegrityError as error:
            if len(group) == 1:
                _answer(group[0][1], error)
                return
            for each in group:
                await self._write((each,))
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait are told
            for _, done in group:
                _answer(done, error)
        else:
            for _, done in group:
                _answer(done, None)


def _answer(done: asyncio.Future[None], error: Exception | None) -> None:
    """Answer one who waits, if they still do."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
