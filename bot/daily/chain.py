"""The bot's chain of the days: its secret key, made once, and the first day, from which puzzles are numbered."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Protocol

from bot.daily import seeds

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.system.clock import Clock

NAME = "daily key"
KEY_BYTES, DAY_BYTES = 32, 4


class Values(Protocol):
    """The bot's own values."""

    async def settle(self, name: str, value: bytes, is_valid: Callable[[bytes], bool]) -> bytes:
        """Return the valid value of a name; store `value` durably if there is none. Raise `StorageFailed`."""
        ...


class Chain:
    """The chain of one bot. The key never leaves this object; links of days to come go to the dealer only."""

    def __init__(self, values: Values, clock: Clock) -> None:
        self._values = values
        self._clock = clock
        self._lock = asyncio.Lock()
        self._known: tuple[bytes, int] | None = None

    async def link(self, day: int) -> bytes:
        """Return the link of a day. Raise `StorageFailed`."""
        key, _ = await self._key_and_first_day()
        return await asyncio.to_thread(seeds.link, key, day)

    async def commitment(self, day: int) -> str:
        """Return the public commitment to a day in hex: the SHA-256 of its link, which is the link of the day before.

        Raise `StorageFailed`.
        """
        return (await self.link(day - 1)).hex()

    async def number(self, day: int) -> int:
        """Return the number of a day's puzzles: the bot's first day has 1. Raise `StorageFailed`."""
        _, first_day = await self._key_and_first_day()
        return day - first_day + 1

    async def _key_and_first_day(self) -> tuple[bytes, int]:
        """Return the key and the first day; make and store them at first, or if the stored ones are damaged."""
        async with self._lock:
            if self._known is None:
                new = secrets.token_bytes(KEY_BYTES) + seeds.day_of(self._clock.now()).to_bytes(DAY_BYTES)
                stored = await self._values.settle(NAME, new, lambda value: len(value) == KEY_BYTES + DAY_BYTES)
                self._known = stored[:KEY_BYTES], int.from_bytes(stored[KEY_BYTES:])
            return self._known
