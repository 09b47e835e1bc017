"""Several worker processes that answer the requests of one queue, in the order of their arrival.

The second process and every further one starts only when a request would wait, and ends when it had no work for a
while: each takes the memory of the modules that its requests import. The process that worked last gets the next
request, so that few processes share a small load.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from bot.workers.process import FailureReason, WorkerFailed

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.workers.process import Worker

IDLE_S = 60.0
"""Seconds without a request after which a process ends, unless it is the only one."""
OVERDUE_S = 10.0
"""Seconds after which another process takes the place of one that has not answered: it may hang."""


class WorkerPool:
    """At most `size` worker processes, and one more for each of them that is overdue. Belongs to one event loop."""

    def __init__(
        self, new_worker: Callable[[], Worker], size: int, *, idle_s: float | None = None, overdue_s: float = OVERDUE_S
    ) -> None:
        self._new_worker = new_worker
        self._size = size
        self._idle_s = IDLE_S if idle_s is None else idle_s
        self._overdue_s = overdue_s
        self._idle: dict[Worker, asyncio.TimerHandle] = {}
        """The workers without a request, the last used at the end, each with the timer of its end."""
        self._busy: set[Worker] = set()
        self._overdue: set[Worker] = set()
        """The busy workers that count as hanging; at most `size`."""
        self._waiting: deque[asyncio.Future[Worker]] = deque()
        self._ends: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def workers(self) -> tuple[Worker, ...]:
        """The workers that may have a process."""
        return (*self._idle, *self._busy)

    async def ask(self, within_s: float, function: Callable[..., Any], *arguments: Any) -> Any:
        """Return the result of a module's function, run in one of the processes; raise `WorkerFailed` as a worker does.

        `within_s` limits the seconds of the request without those in the queue. A request that is cancelled or exceeds
        the limit ends its process and no other.
        """
        worker = await self._next_worker()
        overdue = asyncio.get_running_loop().call_later(self._overdue_s, self._note_overdue, worker)
        try:
            return await worker.ask(within_s, function, *arguments)
        finally:
            overdue.cancel()
            self._give_back(worker)

    async def close(self) -> None:
        """End all processes for good: requests in progress and in the queue fail, and so do all later ones."""
        self._closed = True
        for timer in self._idle.values():
            timer.cancel()
        for place in self._waiting:
            if not place.done():
                place.set_exception(WorkerFailed(FailureReason.NOT_STARTED))
        await asyncio.gather(*self._ends, *(worker.close() for worker in self.workers))

    async def _next_worker(self) -> Worker:
        if self._closed:
            raise WorkerFailed(FailureReason.NOT_STARTED)
        place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.append(place)
        self._serve()
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled() and place.exception() is None:  # its turn had just come
                self._give_back(place.result())
            raise

    def _serve(self) -> None:
        """Give a worker to each of the first requests, as long as there are any."""
        while self._waiting and len(self._busy) - len(self._overdue) < self._size:
            place = self._waiting.popleft()
            if place.done():  # cancelled in the queue
                continue
            worker = self._idle_worker() or self._new_worker()
            self._busy.add(worker)
            place.set_result(worker)

    def _idle_worker(self) -> Worker | None:
        if not self._idle:
            return None
        worker, timer = self._idle.popitem()
        timer.cancel()
        return worker

    def _note_overdue(self, worker: Worker) -> None:
        if len(self._overdue) < self._size:
            self._overdue.add(worker)
            self._serve()

    def _give_back(self, worker: Worker) -> None:
        self._busy.discard(worker)
        self._overdue.discard(worker)
        if not self._closed:
            self._idle[worker] = asyncio.get_running_loop().call_later(self._idle_s, self._end_idle, worker)
            self._serve()

    def _end_idle(self, worker: Worker) -> None:
        if len(self.workers) > 1:
            del self._idle[worker]
            task = asyncio.get_running_loop().create_task(worker.end(), name="end an idle worker")
            self._ends.add(task)
            task.add_done_callback(self._ends.discard)
