"""Lanes: several kinds of work share a few places, and no kind waits for another's whole queue.

Knows nothing of the work. Belongs to one event loop.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator


class FairSemaphore:
    """So many places; where lanes wait for one, they get it in turns, each lane in the order of coming."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def place(self, lane: str) -> AsyncGenerator[None]:
        """Enclose work of a lane: wait for a place, hold it, give it on."""
        await self._enter(lane)
        try:
            yield
        finally:
            self._give_on()

    async def _enter(self, lane: str) -> None:
        if self._free:
            self._free -= 1
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(lane, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._give_on()
            raise

    def _give_on(self) -> None:
        """Give a place to the lane whose turn it is; a lane that was served goes to the end of the round."""
        for lane in list(self._waiting):
            queue = self._waiting.pop(lane)
            while queue:
                first = queue.popleft()
                if not first.done():
                    if queue:
                        self._waiting[lane] = queue
                    first.set_result(None)
                    return
        self._free += 1
