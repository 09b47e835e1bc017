"""The doorway: everybody is greeted before anybody is served.

Discord gives a bot three seconds to acknowledge a press and fifteen minutes to answer it. When a crowd comes at
once, its acknowledgements go out before the moves are made, so that nobody is told that the bot does not respond.
"""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator

PATIENCE = 2.0
"""Seconds a visitor who has been greeted waits at most for those who come after him."""


class AckGate:
    """Counts those who are being greeted. Belongs to one event loop."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._greeting = 0
        self._clear = asyncio.Event()
        self._clear.set()

    @contextmanager
    def acknowledging(self) -> Generator[None]:
        """Enclose one acknowledgement."""
        self._greeting += 1
        self._clear.clear()
        try:
            yield
        finally:
            self._greeting -= 1
            if not self._greeting:
                self._clear.set()

    async def clear(self) -> None:
        """Wait until nobody is being greeted, or until patience ends."""
        if self._clear.is_set():
            return
        try:
            async with asyncio.timeout(self._patience):
                await self._clear.wait()
        except TimeoutError:
            return
