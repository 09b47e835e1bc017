"""The chain of the days: checkable backwards, and the same for everybody."""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bot.daily import seeds
from bot.daily.chain import DAY_BYTES, KEY_BYTES, NAME, Chain
from bot.system.clock import SystemClock

if TYPE_CHECKING:
    from collections.abc import Callable

KEY = bytes(range(32))
DAY = seeds.day_of(datetime(2026, 11, 27, 12, tzinfo=UTC).timestamp())


class Values:
    """Named values in memory."""

    def __init__(self) -> None:
        self.stored: dict[str, bytes] = {}

    async def settle(self, name: str, value: bytes, is_valid: Callable[[bytes], bool]) -> bytes:
        if not is_valid(self.stored.get(name, b"")):
            self.stored[name] = value
        return self.stored[name]


class Noon(SystemClock):
    """A clock that stands at noon of `DAY`."""

    def now(self) -> float:
        return seeds.begin_of(DAY) + 12 * 3600


def test_a_day_is_a_utc_day_with_its_date_and_weekday() -> None:
    assert seeds.date_of(DAY) == "2026-11-27"
    assert seeds.weekday_of(DAY) == 4
    assert seeds.day_of(seeds.begin_of(DAY)) == DAY
    assert seeds.day_of(seeds.begin_of(DAY) - 1) == DAY - 1


def test_the_link_of_a_day_commits_to_the_next_day() -> None:
    today, tomorrow = seeds.link(KEY, DAY), seeds.link(KEY, DAY + 1)
    assert hashlib.sha256(tomorrow).digest() == today
    assert seeds.link(KEY, seeds.LAST_DAY) == KEY


def test_the_seed_of_a_game_follows_from_the_link_and_the_date() -> None:
    link = seeds.link(KEY, DAY)
    assert seeds.seed(link, "cards", DAY) == hmac.digest(link, b"cards:2026-11-27", "sha256")
    assert seeds.seed(link, "chess", DAY) != seeds.seed(link, "cards", DAY)


async def test_the_key_is_made_once_and_puzzles_are_numbered_from_its_day() -> None:
    values = Values()
    chain = Chain(values, Noon())
    assert await chain.number(DAY) == 1
    assert await chain.number(DAY + 11) == 12
    assert len(values.stored[NAME]) == KEY_BYTES + DAY_BYTES
    again = Chain(values, Noon())
    assert await again.link(DAY) == await chain.link(DAY)
    assert await again.commitment(DAY) == hashlib.sha256(await chain.link(DAY)).hexdigest()


async def test_a_damaged_key_begins_a_new_chain() -> None:
    values = Values()
    values.stored[NAME] = b"short"
    assert await Chain(values, Noon()).number(DAY) == 1
    assert len(values.stored[NAME]) == KEY_BYTES + DAY_BYTES
