"""How long the courier waits after a failure: a table by itself, and all of it when Discord shuts its door."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.clock import Clock

FIRST_WAIT, LONGEST_WAIT = 1.0, 300.0
"""Seconds."""


def delay_after(tries: int) -> float:
    """Return how many seconds to wait after so many tries before this one."""
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(tries, 16))


class Backoff:
    """A pause of the whole courier. Whoever sends on into a closed door gets the bot's address banned."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._until = float("-inf")
        self._tries = 0

    @property
    def left(self) -> float:
        """Seconds until anything may be sent; 0 or less: it may."""
        return self._until - self._clock.monotonic()

    def keep(self) -> None:
        """Begin a pause, longer than the last; those who fail while it lasts do not lengthen it."""
        if self.left <= 0:
            self._until = self._clock.monotonic() + delay_after(self._tries)
            self._tries += 1

    def end(self) -> None:
        """Note that something was let through."""
        self._tries = 0
