"""Drawing threads that do not delay the end of the process.

Python joins the threads of a `ThreadPoolExecutor` before the process ends, so one long drawing would delay the reaction
to SIGTERM. These threads are daemons: they end with the process.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Executor, Future
from queue import SimpleQueue
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
P = ParamSpec("P")
_Work = tuple[Future[Any], "Callable[[], Any]"]
_GLANCE_S = 0.02
"""Seconds between two checks whether the work under way is done."""


class DrawingThreads(Executor):
    """A few daemon threads with one queue."""

    def __init__(self, count: int, name: str) -> None:
        """Start no thread yet; the first `submit` starts all `count` of them."""
        self._count = count
        self._name = name
        self._queue = SimpleQueue[_Work | None]()
        self._lock = Lock()
        self._threads: list[Thread] = []
        self._busy = 0
        self._closed = False

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Queue a call and return its future; raise `RuntimeError` after `shutdown`."""
        future: Future[T] = Future()
        with self._lock:
            if self._closed:
                raise RuntimeError("cannot schedule new futures after shutdown")
            self._busy += 1
            if not self._threads:
                self._start()
        self._queue.put((future, lambda: fn(*args, **kwargs)))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002 - Executor's
        """Accept no more work; `wait` for the queued work, unless `cancel_futures` drops it."""
        with self._lock:
            self._closed = True
        if cancel_futures:
            self._cancel_queued()
        for _ in self._threads:
            self._queue.put(None)
        if wait:
            for thread in self._threads:
                thread.join()

    async def finish(self, within: float) -> None:
        """Accept no more work, and wait at most `within` seconds for the work under way, without blocking the loop."""
        self.shutdown(wait=False, cancel_futures=True)
        until = time.monotonic() + within
        while self._busy and time.monotonic() < until:  # noqa: ASYNC110 - a thread changes it, without an event
            await asyncio.sleep(_GLANCE_S)

    def _start(self) -> None:
        for number in range(self._count):
            thread = Thread(target=self._work, name=f"{self._name}_{number}", daemon=True)
            self._threads.append(thread)
            thread.start()

    def _cancel_queued(self) -> None:
        while not self._queue.empty():
            work = self._queue.get()
            if work is not None:
                work[0].cancel()
                self._done()

    def _work(self) -> None:
        while (work := self._queue.get()) is not None:
            future, call = work
            if future.set_running_or_notify_cancel():
                try:
                    result = call()
                except BaseException as error:  # noqa: BLE001 - it belongs to the future's reader
                    future.set_exception(error)
                else:
                    future.set_result(result)
                    del result
            del work, future, call
            self._done()

    def _done(self) -> None:
        with self._lock:
            self._busy -= 1
