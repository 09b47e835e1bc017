"""Timers: one sleeping task fires each timer once, in order of time."""

from __future__ import annotations

import asyncio

import pytest

from bot.system.clock import Timers
from tests.courier.world import SteppedClock


async def let_time_pass(clock: SteppedClock, seconds: float) -> None:
    await asyncio.sleep(0)
    clock.move(seconds)
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.fixture
def clock() -> SteppedClock:
    return SteppedClock(0.0)


@pytest.fixture
def rung() -> list[str]:
    return []


async def test_a_timer_fires_once_at_its_time(clock: SteppedClock, rung: list[str]) -> None:
    timers = Timers(clock)
    timers.set("a", 10, lambda: rung.append("a"))
    await let_time_pass(clock, 9)
    assert rung == []
    await let_time_pass(clock, 1)
    await let_time_pass(clock, 100)
    assert rung == ["a"]


async def test_an_earlier_timer_set_later_fires_first(clock: SteppedClock, rung: list[str]) -> None:
    timers = Timers(clock)
    timers.set("late", 10, lambda: rung.append("late"))
    await let_time_pass(clock, 1)
    timers.set("soon", 2, lambda: rung.append("soon"))
    await let_time_pass(clock, 2)
    assert rung == ["soon"]
    await let_time_pass(clock, 7)
    assert rung == ["soon", "late"]


async def test_setting_a_timer_again_moves_it(clock: SteppedClock, rung: list[str]) -> None:
    timers = Timers(clock)
    timers.set("a", 1, lambda: rung.append("early"))
    timers.set("a", 5, lambda: rung.append("moved"))
    await let_time_pass(clock, 4)
    assert rung == []
    await let_time_pass(clock, 1)
    assert rung == ["moved"]


async def test_a_cancelled_timer_does_not_fire(clock: SteppedClock, rung: list[str]) -> None:
    timers = Timers(clock)
    timers.set("a", 1, lambda: rung.append("a"))
    timers.cancel("a")
    timers.cancel("never set")
    await let_time_pass(clock, 2)
    assert rung == []
    assert not timers.is_set("a")


async def test_a_callback_may_set_its_timer_again(clock: SteppedClock, rung: list[str]) -> None:
    timers = Timers(clock)

    def ring() -> None:
        rung.append("tick")
        timers.set("tick", 1, ring)

    timers.set("tick", 1, ring)
    for _ in range(3):
        await let_time_pass(clock, 1)
    assert rung == ["tick"] * 3
    await timers.close()


async def test_a_failing_callback_does_not_stop_the_others(
    clock: SteppedClock, rung: list[str], expected_errors: list[str]
) -> None:
    expected_errors.append("timer.failed")
    timers = Timers(clock)

    def broken() -> None:
        raise RuntimeError("cracked")

    timers.set("broken", 1, broken)
    timers.set("a", 1, lambda: rung.append("a"))
    await let_time_pass(clock, 1)
    assert rung == ["a"]


async def test_without_timers_no_task_runs(clock: SteppedClock, rung: list[str]) -> None:
    timers = Timers(clock)
    timers.set("a", 1, lambda: rung.append("a"))
    await let_time_pass(clock, 1)
    assert len(asyncio.all_tasks()) == 1


async def test_after_closing_no_timer_fires_or_can_be_set(clock: SteppedClock, rung: list[str]) -> None:
    timers = Timers(clock)
    timers.set("a", 1, lambda: rung.append("a"))
    await timers.close()
    timers.set("b", 1, lambda: rung.append("b"))
    await let_time_pass(clock, 5)
    assert rung == []
    assert len(asyncio.all_tasks()) == 1
