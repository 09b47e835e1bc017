"""The wall clock in the shape SimCord wants of a clock. Never jumps: nobody but time itself advances it."""

from __future__ import annotations

import time
from datetime import UTC, datetime

from simcord._clock import Clock


class WallClock(Clock):
    """Real time instead of SimCord's virtual time."""

    def __init__(self) -> None:
        self._started = time.monotonic()

    @property
    def elapsed(self) -> float:  # type: ignore[override]  # read-only here, a plain attribute there
        """Seconds since this clock was made."""
        return time.monotonic() - self._started

    def now(self) -> datetime:
        """Return the present moment in UTC."""
        return datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Do nothing: real time passes by itself."""
