"""The wall clock with SimCord's clock interface. Never jumps: only time itself advances it."""

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
        """Return the current time in UTC."""
        return datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Do nothing: real time passes by itself."""
