"""Retrying tasks: one at a time for each key, repeated after a wait while they fail."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.system.clock import Timers
from bot.system.retrying import RetryingTasks
from tests.courier.world import SteppedClock

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

WAIT_S = 10.0


class Bench:
    """Tasks whose rounds are recorded as `(key, failures)` and end as the test says."""

    def __init__(self) -> None:
        self.clock = SteppedClock(0.0)
        self.timers = Timers(self.clock)
        self.tasks = RetryingTasks("bench", self.timers, self._work)
        self.rounds: list[tuple[int, int]] = []
        self.fails = False
        self.gate: asyncio.Event | None = None
        self.error: Exception | None = None

    async def _work(self, key: int, failures: int) -> float | None:
        self.rounds.append((key, failures))
        if self.gate is not None:
            await self.gate.wait()
        if self.error is not None:
            raise self.error
        return WAIT_S if self.fails else None

    async def pass_time(self, seconds: float = 0.0) -> None:
        """Let the tasks run, move the clock, and let them run again."""
        for step in (seconds, 0.0):
            for _ in range(5):
                await asyncio.sleep(0)
            self.clock.move(step)


@pytest.fixture
async def bench() -> AsyncIterator[Bench]:
    bench = Bench()
    yield bench
    await bench.tasks.close()
    await bench.timers.close()


async def test_keys_are_worked_on_side_by_side_but_each_once_at_a_time(bench: Bench) -> None:
    bench.gate = asyncio.Event()
    for key in (1, 2, 1):
        bench.tasks.wake(key)
    await bench.pass_time()
    assert bench.rounds == [(1, 0), (2, 0)]


async def test_a_key_woken_during_its_round_gets_one_more(bench: Bench) -> None:
    bench.gate = asyncio.Event()
    bench.tasks.wake(1)
    await bench.pass_time()
    bench.tasks.wake(1)
    bench.tasks.wake(1)
    bench.gate.set()
    await bench.tasks.drain()
    assert bench.rounds == [(1, 0), (1, 0)]


async def test_a_failed_round_is_repeated_after_its_wait_and_counts_the_failures(bench: Bench) -> None:
    bench.fails = True
    bench.tasks.wake(1)
    await bench.pass_time(WAIT_S - 1)
    bench.tasks.wake(1)
    await bench.pass_time()
    assert (bench.rounds, bench.tasks.is_failing(1)) == ([(1, 0)], True)
    bench.fails = False
    await bench.pass_time(1)
    await bench.pass_time()
    assert (bench.rounds, bench.tasks.is_failing(1)) == ([(1, 0), (1, 1)], False)


async def test_a_restart_waits_for_no_timer_and_forgets_failures(bench: Bench) -> None:
    bench.fails = True
    bench.tasks.wake(1)
    await bench.pass_time()
    bench.tasks.restart(1)
    await bench.pass_time()
    assert bench.rounds == [(1, 0), (1, 0)]


async def test_an_unexpected_error_is_logged_and_the_key_waits_for_its_next_wake(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    bench.error = ZeroDivisionError()
    bench.tasks.wake(1)
    await bench.pass_time(1000 * WAIT_S)
    assert bench.rounds == [(1, 0)]
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    bench.error = None
    bench.tasks.wake(1)
    await bench.pass_time()
    assert bench.rounds == [(1, 0), (1, 0)]


async def test_closing_cancels_the_rounds_under_way(bench: Bench) -> None:
    bench.gate = asyncio.Event()
    bench.tasks.wake(1)
    await bench.pass_time()
    await bench.tasks.close()
    bench.gate.set()
    await bench.pass_time(WAIT_S)
    assert bench.rounds == [(1, 0)]
