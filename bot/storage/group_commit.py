"""Group commit: transactions that arrive while others are being written share the next flush to the disk.

A call returns only after the flush of its own transaction. A failed transaction does not affect the others of its
group. If no write is under way, a transaction is written at once.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.storage.sql import SqlConnection

    Transaction: TypeAlias = Callable[[SqlConnection], Any]
    GroupWriter: TypeAlias = Callable[[Sequence[Transaction]], Awaitable[Sequence[BaseException | None]]]
    QueuedTransaction: TypeAlias = tuple[Transaction, asyncio.Future[None]]

MAX_GROUP_SIZE = 64
"""The maximum number of transactions that share one flush."""


class GroupCommit:
    """A queue of transactions, written in groups. Belongs to one event loop."""

    def __init__(self, write: GroupWriter) -> None:
        """Take the function that writes a group with one flush.

        It returns the error of each transaction (None: written), or raises, having written none of them.
        """
        self._write = write
        self._writing = False
        self._queue: list[QueuedTransaction] = []
        self._next: asyncio.Task[None] | None = None

    async def run(self, work: Transaction) -> None:
        """Run a transaction durably. If it or the write raises an error, raise that; then nothing of it is written."""
        result: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._writing:
            self._queue.append((work, result))
            await result
            return
        self._writing = True
        try:
            (error,) = await self._write((work,))
        finally:
            self._write_next_group()
        if error is not None:
            raise error

    def _write_next_group(self) -> None:
        """Start writing the waiting transactions, if there are any."""
        self._writing = bool(self._queue)
        self._next = asyncio.get_running_loop().create_task(self._write_waiting()) if self._queue else None

    async def _write_waiting(self) -> None:
        group, self._queue = self._queue[:MAX_GROUP_SIZE], self._queue[MAX_GROUP_SIZE:]
        errors: Sequence[BaseException | None]
        try:
            errors = await self._write([work for work, _ in group])
        except Exception as error:  # noqa: BLE001 - each waiting caller must get an answer
            errors = [error] * len(group)
        finally:
            self._write_next_group()
        for (_, result), failure in zip(group, errors, strict=True):
            _answer(result, failure)


def _answer(result: asyncio.Future[None], error: BaseException | None) -> None:
    if result.done():  # the caller no longer waits
        return
    if error is None:
        result.set_result(None)
    else:
        result.set_exception(error)
