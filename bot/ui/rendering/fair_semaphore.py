"""A fair semaphore: several kinds of work share a few places, and no kind waits for another's whole queue.

Belongs to one event loop.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator


class FairSemaphore:
    """A number of places; waiting kinds of work get a place in turns, within a kind first come, first served."""

    def __init__(self, places: int) -> None:
        self._free_places = places
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def place(self, kind: str) -> AsyncGenerator[None]:
        """Hold a place for work of a kind inside the `async with` block; wait for it first."""
        await self._enter(kind)
        try:
            yield
        finally:
            self._pass_on()

    async def _enter(self, kind: str) -> None:
        if self._free_places:
            self._free_places -= 1
            return
        mine = asyncio.get_running_loop().create_future()
        self._queues.setdefault(kind, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Pass a place to the next kind in turn, which moves to the end of the round."""
        for kind in list(self._queues):
            queue = self._queues.pop(kind)
            while queue:
                waiter = queue.popleft()
                if not waiter.done():
                    if queue:
                        self._queues[kind] = queue
                    waiter.set_result(None)
                    return
        self._free_places += 1
