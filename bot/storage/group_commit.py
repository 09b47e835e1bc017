"""Group commit: transactions that arrive while others are being written share the next flush to the disk.

Each is answered only after its own flush, and one that fails takes no other with it. One alone is written at once.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Awaitable, Callable, Sequence

    Transaction: TypeAlias = Callable[[sqlite3.Connection], Any]
    GroupWriter: TypeAlias = Callable[[Sequence[Transaction]], Awaitable[Sequence[BaseException | None]]]
    QueuedTransaction: TypeAlias = tuple[Transaction, asyncio.Future[None]]

MAX_GROUP_SIZE = 64
"""Transactions that share one flush at most."""


class GroupCommit:
    """Runs transactions in groups. Belongs to one event loop."""

    def __init__(self, write: GroupWriter) -> None:
        """Take what writes a group with one flush and returns each one's error, or raises and has written none."""
        self._write = write
        self._writing = False
        self._waiting: list[QueuedTransaction] = []
        self._next: asyncio.Task[None] | None = None

    async def run(self, work: Transaction) -> None:
        """Run a transaction durably; raise what it raises, or what writing raises, and then nothing is written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._writing:
            self._waiting.append((work, done))
            await done
            return
        self._writing = True
        try:
            (error,) = await self._write((work,))
        finally:
            self._go_on()
        if error is not None:
            raise error

    def _go_on(self) -> None:
        """Write the transactions that wait; without any the next one is written at once."""
        self._writing = bool(self._waiting)
        self._next = asyncio.get_running_loop().create_task(self._write_waiting()) if self._waiting else None

    async def _write_waiting(self) -> None:
        group, self._waiting = self._waiting[:MAX_GROUP_SIZE], self._waiting[MAX_GROUP_SIZE:]
        errors: Sequence[BaseException | None]
        try:
            errors = await self._write([work for work, _ in group])
        except Exception as error:  # noqa: BLE001 - whatever it is, everyone who waits is answered
            errors = [error] * len(group)
        finally:
            self._go_on()
        for (_, done), failure in zip(group, errors, strict=True):
            _answer(done, failure)


def _answer(done: asyncio.Future[None], error: BaseException | None) -> None:
    if done.done():  # the caller no longer waits
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
