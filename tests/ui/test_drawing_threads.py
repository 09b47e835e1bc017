"""Drawing threads work like an executor, but the end of the process does not wait for them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from threading import Event

import pytest

from bot.ui.rendering.drawing_threads import DrawingThreads

PATIENCE_S = 60.0
_ENDLESS = """
import asyncio, time
from bot.ui.rendering.drawing_threads import DrawingThreads

async def main():
    threads = DrawingThreads(2, "film")
    asyncio.get_running_loop().run_in_executor(threads, time.sleep, 3600)
    await asyncio.sleep(0.1)
    threads.shutdown(wait=False, cancel_futures=True)

asyncio.run(main())
"""


def test_the_end_of_the_process_does_not_wait_for_a_drawing() -> None:
    """A `ThreadPoolExecutor` would wait: Python joins its threads at exit."""
    command = [sys.executable, "-c", _ENDLESS]
    assert subprocess.run(command, timeout=PATIENCE_S, check=False).returncode == 0


async def test_results_and_exceptions_reach_the_caller() -> None:
    threads, loop = DrawingThreads(2, "test"), asyncio.get_running_loop()
    assert await asyncio.gather(*(loop.run_in_executor(threads, abs, -n) for n in range(20))) == list(range(20))
    with pytest.raises(ZeroDivisionError):
        await loop.run_in_executor(threads, divmod, 1, 0)
    threads.shutdown()
    with pytest.raises(RuntimeError, match="after shutdown"):
        threads.submit(abs, 1)


async def test_finishing_waits_for_running_work_and_drops_queued_work() -> None:
    threads, start, go = DrawingThreads(1, "test"), Event(), Event()

    def work() -> bool:
        start.set()
        return go.wait(PATIENCE_S)

    first, second = threads.submit(work), threads.submit(abs, 1)
    assert await asyncio.to_thread(start.wait, PATIENCE_S)
    await threads.finish(0)
    assert not first.done()
    assert second.cancelled()
    go.set()
    await threads.finish(PATIENCE_S)
    assert first.result(0)
