"""Dealing: stored once, repeated after a failure, and the same again when it was lost."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from bot.daily import seeds
from bot.daily.chain import Chain
from bot.daily.dealing import DAYS_WITH_MOVES, FIRST_WAIT_S, Dealer
from bot.system.clock import Timers
from bot.table.store import StorageFailed
from cogs.auction.daily import DAILY, Puzzle
from tests.daily.test_seeds import DAY, Noon, Values

GAME = "auction"
TIMEOUT_S = 60.0


class Store:
    """Puzzles in memory."""

    def __init__(self) -> None:
        self.puzzles: dict[tuple[str, int], str] = {}
        self.pruned: list[int] = []
        self.fails = False

    async def puzzle(self, game: str, day: int) -> str | None:
        if self.fails:
            raise StorageFailed("full")
        return self.puzzles.get((game, day))

    async def save_puzzle(self, game: str, day: int, body: str) -> None:
        self.puzzles[game, day] = body

    async def prune(self, before: int) -> None:
        self.pruned.append(before)


class Process:
    """Deals in this process, or fails some times first."""

    def __init__(self, failures: int = 0) -> None:
        self.failures = failures
        self.dealt: list[tuple[str, int]] = []

    async def deal(self, game: str, seed: bytes, weekday: int) -> str | None:
        self.dealt.append((game, weekday))
        if self.failures:
            self.failures -= 1
            return None
        return msgspec.json.encode(DAILY.deal(seed, weekday)).decode()

    async def close(self) -> None:
        pass


def dealer_with(store: Any, process: Any, values: Values | None = None) -> tuple[Dealer, Timers]:
    clock = Noon()
    timers = Timers(clock)
    return Dealer({GAME: DAILY}, store, Chain(values or Values(), clock), timers, process), timers


async def test_a_puzzle_is_dealt_once_and_stored_and_old_days_are_pruned() -> None:
    store, process = Store(), Process()
    dealer, _ = dealer_with(store, process)
    first = await dealer.puzzle(GAME, DAY, within=5)
    assert isinstance(first, Puzzle)
    assert await dealer.puzzle(GAME, DAY, within=5) == first
    assert process.dealt == [(GAME, seeds.weekday_of(DAY))]
    assert store.pruned == [DAY - DAYS_WITH_MOVES]
    await dealer.close()


@pytest.mark.parametrize("lost", [None, "not a puzzle", "{}"])
async def test_a_lost_or_damaged_puzzle_is_dealt_again_the_same(lost: str | None) -> None:
    store, values = Store(), Values()
    dealer, _ = dealer_with(store, Process(), values)
    first = await dealer.puzzle(GAME, DAY, within=5)
    if lost is None:
        store.puzzles.clear()
    else:
        store.puzzles[GAME, DAY] = lost
    again, _ = dealer_with(store, Process(), values)
    assert await again.puzzle(GAME, DAY, within=5) == first
    await dealer.close()
    await again.close()


async def test_after_a_failure_the_next_attempt_waits() -> None:
    process = Process(failures=1)
    dealer, timers = dealer_with(Store(), process)
    dealer.prepare(DAY)
    async with asyncio.timeout(TIMEOUT_S):
        while not timers.is_set(("daily", DAY)):  # noqa: ASYNC110 - a failure has no event
            await asyncio.sleep(0.01)
    assert await dealer.puzzle(GAME, DAY, within=0.05) is None
    assert len(process.dealt) == 1
    assert timers.is_set(("daily", DAY))
    assert FIRST_WAIT_S > 0
    await timers.close()
    await dealer.close()


async def test_a_puzzle_ahead_is_ready_at_once() -> None:
    dealer, _ = dealer_with(Store(), Process())
    dealer.prepare(DAY + 1)
    assert isinstance(await dealer.puzzle(GAME, DAY + 1, within=5), Puzzle)
    await dealer.close()
