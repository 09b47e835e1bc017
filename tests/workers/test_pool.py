"""The pool of worker processes, tested with real processes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from bot.workers.pool import WorkerPool
from bot.workers.process import FailureReason, Worker, WorkerFailed
from tests.workers import jobs
from tests.workers.test_process import PATIENCE_S, is_running, until

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    Opened = Callable[..., WorkerPool]

LONG_S = 3600.0


@pytest.fixture
async def opened() -> AsyncIterator[Opened]:
    """Return a function that opens a pool, which is closed after the test."""
    pools: list[WorkerPool] = []

    def open_pool(size: int, idle_s: float = LONG_S, overdue_s: float = LONG_S) -> WorkerPool:
        pools.append(WorkerPool(lambda: Worker("INFO", "json"), size, idle_s=idle_s, overdue_s=overdue_s))
        return pools[-1]

    yield open_pool
    for pool in pools:
        await pool.close()


def ask(pool: WorkerPool, function: Callable[..., Any], *arguments: Any) -> asyncio.Task[Any]:
    return asyncio.create_task(pool.ask(PATIENCE_S, function, *arguments))


def processes(pool: WorkerPool) -> list[int]:
    return [worker._process.pid for worker in pool.workers if worker._process is not None]


async def begun(pool: WorkerPool, count: int) -> list[int]:
    """Wait until this many processes run, and return their ids."""
    await until(lambda: len(processes(pool)) == count)
    return processes(pool)


async def test_requests_at_the_same_time_are_answered_by_several_processes(opened: Opened, tmp_path: Path) -> None:
    pool, path = opened(2), tmp_path / "go"
    waiting = ask(pool, jobs.wait_for, str(path))
    assert len({await ask(pool, jobs.pid) for _ in range(3)}) == 1
    path.touch()
    await waiting
    assert len(processes(pool)) == 2


async def test_requests_one_after_the_other_are_answered_by_one_process(opened: Opened) -> None:
    pool = opened(3)
    assert len({await ask(pool, jobs.pid) for _ in range(4)}) == 1
    assert len(pool.workers) == 1


async def test_requests_beyond_the_size_are_answered_in_the_order_of_their_arrival(
    opened: Opened, tmp_path: Path
) -> None:
    pool, path, order = opened(2), tmp_path / "go", list[int]()
    busy = [ask(pool, jobs.wait_for, str(path)) for _ in range(2)]
    await begun(pool, 2)
    queue = [ask(pool, jobs.echo, n) for n in range(6)]
    for task in queue:
        task.add_done_callback(lambda done: order.append(done.result()))
    await asyncio.sleep(0)
    assert len(pool.workers) == 2
    pool._size = 1  # one of the two answers all, so that the order is that of the queue
    path.touch()
    await asyncio.gather(*busy, *queue)
    assert order == [*range(6)]


async def test_an_idle_process_ends_unless_it_is_the_only_one(opened: Opened, tmp_path: Path) -> None:
    pool, path = opened(2, idle_s=0.05), tmp_path / "go"
    requests = [ask(pool, jobs.wait_for, str(path)) for _ in range(2)]
    both = await begun(pool, 2)
    path.touch()
    await asyncio.gather(*requests)
    await until(lambda: sum(map(is_running, both)) == 1)
    await asyncio.sleep(0.2)
    assert sum(map(is_running, both)) == 1
    assert await ask(pool, jobs.pid) in both


async def test_a_process_that_hangs_keeps_no_other_request_waiting(opened: Opened, tmp_path: Path) -> None:
    pool, started_file = opened(1, overdue_s=0.2), tmp_path / "begun"
    hanging = ask(pool, jobs.hold_the_interpreter, str(started_file))
    await until(lambda: started_file.exists() and started_file.read_text())
    assert [await ask(pool, jobs.echo, n) for n in range(2)] == [0, 1]
    assert not hanging.done()
    hanging.cancel()
    with pytest.raises(asyncio.CancelledError):
        await hanging
    assert not is_running(int(started_file.read_text()))


async def test_processes_that_hang_are_replaced_once(opened: Opened) -> None:
    pool = opened(1, overdue_s=0.05)
    hanging = [ask(pool, jobs.take_cpu_time) for _ in range(3)]
    await begun(pool, 2)
    await asyncio.sleep(0.3)
    assert len(pool.workers) == 2
    await pool.close()
    assert [failed.reason for failed in await results(hanging)] == [FailureReason.KILLED] * 2 + [
        FailureReason.NOT_STARTED
    ]


async def results(requests: list[asyncio.Task[Any]]) -> list[Any]:
    return await asyncio.gather(*requests, return_exceptions=True)


async def test_a_request_that_fails_leaves_its_place_to_the_next(opened: Opened) -> None:
    pool = opened(1)
    requests = [ask(pool, jobs.exit_with, 7), ask(pool, jobs.echo, "next")]
    failed, answer = await results(requests)
    assert (failed.reason, answer) == (FailureReason.CRASHED, "next")


@pytest.mark.parametrize("steps", [0, 1, 2, 3])
async def test_a_request_that_is_cancelled_in_the_queue_disturbs_no_other(
    opened: Opened, tmp_path: Path, steps: int
) -> None:
    pool, path = opened(1), tmp_path / "go"
    working, cancelled, last = (
        ask(pool, jobs.wait_for, str(path)),
        ask(pool, jobs.pid),
        ask(pool, jobs.echo, "last"),
    )
    await begun(pool, 1)
    path.touch()
    if steps:
        await working
    for _ in range(steps):
        await asyncio.sleep(0)
    cancelled.cancel()
    await results([working, cancelled])
    assert await last == "last"


async def test_closing_leaves_no_process_and_refuses_every_request(opened: Opened, tmp_path: Path) -> None:
    pool, path = opened(2), tmp_path / "never"
    requests = [ask(pool, jobs.wait_for, str(path)) for _ in range(3)]
    both = await begun(pool, 2)
    await pool.close()
    assert {failed.reason for failed in await results(requests)} == {FailureReason.KILLED, FailureReason.NOT_STARTED}
    assert not any(map(is_running, both))
    with pytest.raises(WorkerFailed, match=FailureReason.NOT_STARTED):
        await pool.ask(PATIENCE_S, jobs.pid)


async def test_closing_ends_idle_processes(opened: Opened) -> None:
    pool = opened(2)
    first = await ask(pool, jobs.pid)
    await pool.close()
    assert not is_running(first)
