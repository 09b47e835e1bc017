"""What time it is: the one clock everything is given, so that tests can set it.

No other module of the host or of a game asks the operating system for the time.
"""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """A clock and a way to wait by it."""

    def now(self) -> float:
        """Return the wall time in Unix seconds; it may jump when somebody sets the machine's clock."""
        ...

    def monotonic(self) -> float:
        """Return seconds since an arbitrary start; never jumps."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait so many seconds; a negative number does not wait."""
        ...


class SystemClock:
    """The machine's clock."""

    def now(self) -> float:
        """Return the wall time in Unix seconds."""
        return time.time()

    def monotonic(self) -> float:
        """Return seconds since an arbitrary start; never jumps."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait so many seconds; a negative number does not wait."""
        await asyncio.sleep(max(0.0, seconds))
