"""The seeds of the days: a chain of hashes, and the days themselves. Pure.

The chain is computed from a secret key on the last day back to today: the link of a day is the SHA-256 of the next
day's link. So the link of yesterday, which is public today, commits the bot to today's link, and every reader can check
it tomorrow; no reader can compute tomorrow's link, because that would invert SHA-256.
`.github/theory/daily.md` describes how to check a day.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, date, datetime
from functools import lru_cache

DAY_S = 24 * 3600
LAST_DAY = (date(2126, 1, 1) - date(1970, 1, 1)).days
"""The day whose link is the key itself; days are counted from 1970-01-01, in UTC. A chain ends there."""


def day_of(now: float) -> int:
    """Return the day of a time in Unix seconds."""
    return int(now // DAY_S)


def begin_of(day: int) -> float:
    """Return the first moment of a day, in Unix seconds."""
    return float(day * DAY_S)


def date_of(day: int) -> str:
    """Return the date of a day, `2026-11-27`."""
    return datetime.fromtimestamp(begin_of(day), UTC).date().isoformat()


def weekday_of(day: int) -> int:
    """Return the weekday of a day: 0 is Monday."""
    return (day + 3) % 7  # 1970-01-01 was a Thursday


@lru_cache(maxsize=8)
def link(key: bytes, day: int) -> bytes:
    """Return the link of a day, 32 bytes, given the key. Cached: the first takes 20 ms, far from `LAST_DAY`."""
    chained = key
    for _ in range(LAST_DAY - day):
        chained = hashlib.sha256(chained).digest()
    return chained


def seed(day_link: bytes, game: str, day: int) -> bytes:
    """Return the seed of a game's puzzle: HMAC-SHA-256 of `game:date` under the link of the day."""
    return hmac.digest(day_link, f"{game}:{date_of(day)}".encode(), "sha256")
