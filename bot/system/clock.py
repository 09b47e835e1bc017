"""Time: the clock of all modules, which tests can set; an agenda of times by name; and timers.

No other module of the host or of a game asks the operating system for the time. `Timers` calls each callback once, at
its time or soon after, in the order of the times; a failing callback does not stop the others. It does not poll: one
task sleeps until the earliest time, and without timers nothing runs.
"""

from __future__ import annotations

import asyncio
import time
from heapq import heapify, heappop, heappush
from itertools import count
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

import structlog

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Hashable


class Clock(Protocol):
    """A clock and a way to wait by it."""

    def now(self) -> float:
        """Return the wall time in Unix seconds; it jumps if the machine's clock is set."""
        ...

    def monotonic(self) -> float:
        """Return seconds since an arbitrary start; never jumps."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait for this many seconds; a negative number returns at once."""
        ...


class SystemClock:
    """The machine's clock."""

    def now(self) -> float:
        """Return the wall time in Unix seconds."""
        return time.time()

    def monotonic(self) -> float:
        """Return seconds since an arbitrary start; never jumps."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait for this many seconds; a negative number returns at once."""
        await asyncio.sleep(max(0.0, seconds))


N = TypeVar("N", bound="Hashable")

MAX_OUTDATED_ENTRIES = 64
"""The number of outdated entries that a heap may hold beyond its valid ones before it is rebuilt."""


class Agenda(Generic[N]):
    """Times by name, the earliest first. No query and no change scans all entries.

    Times are plain numbers of whatever clock the owner uses. Implemented as a heap; an outdated entry is dropped when
    it reaches the top.
    """

    def __init__(self) -> None:
        self._times: dict[N, tuple[float, int]] = {}
        self._heap: list[tuple[float, int, N]] = []
        self._entries = count()

    def __contains__(self, name: object) -> bool:
        """Return whether a name has a time."""
        return name in self._times

    def set(self, name: N, moment: float | None) -> None:
        """Set the time of a name, replacing an earlier one; None removes the name."""
        if moment is None:
            self._times.pop(name, None)
            return
        current = self._times.get(name)
        if current is not None and current[0] == moment:
            return
        entry = next(self._entries)
        self._times[name] = moment, entry
        heappush(self._heap, (moment, entry, name))
        if len(self._heap) > 2 * len(self._times) + MAX_OUTDATED_ENTRIES:
            self._heap = [(moment, entry, name) for name, (moment, entry) in self._times.items()]
            heapify(self._heap)

    def next(self) -> float | None:
        """Return the earliest time; None: the agenda is empty."""
        while self._heap and not self._is_valid(self._heap[0]):
            heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def due(self, now: float) -> list[N]:
        """Return the names whose time has come, the earliest first, equal ones in the order of `set`. They stay."""
        due_entries: list[tuple[float, int, N]] = []
        while (earliest := self.next()) is not None and earliest <= now:
            due_entries.append(heappop(self._heap))
        for entry in due_entries:
            heappush(self._heap, entry)
        return [name for _, _, name in due_entries]

    def clear(self) -> None:
        """Remove all names."""
        self._times.clear()
        self._heap.clear()

    def _is_valid(self, entry: tuple[float, int, N]) -> bool:
        return self._times.get(entry[2]) == entry[:2]


T = TypeVar("T")

_log = structlog.stdlib.get_logger(__name__)


class ExternalWait(Protocol):
    """Awaits an operation that depends on the outside or on time; a simulated Discord must know of such waits."""

    async def __call__(self, awaitable: Awaitable[Any], *, reason: str) -> Any:
        """Await `awaitable` and return its result."""
        ...


async def plain_wait(awaitable: Awaitable[T], *, reason: str) -> T:  # noqa: ARG001 - part of the seam
    """Await and return the result: the production `ExternalWait`."""
    return await awaitable


class Timers:
    """Timers by name, on the monotonic clock. Belongs to one event loop."""

    def __init__(self, clock: Clock, external_wait: ExternalWait = plain_wait) -> None:
        self._clock = clock
        self._external_wait = external_wait
        self._times: Agenda[Hashable] = Agenda()
        self._callbacks: dict[Hashable, Callable[[], None]] = {}
        self._task: asyncio.Task[None] | None = None
        self._wake_time = float("inf")
        self._closed = False

    def set(self, name: Hashable, seconds: float, callback: Callable[[], None]) -> None:
        """Call `callback`, which must not block, in `seconds` from now; replaces a timer of the same name.

        After `close` nothing is called.
        """
        if self._closed:
            return
        moment = self._clock.monotonic() + max(0.0, seconds)
        self._times.set(name, moment)
        self._callbacks[name] = callback
        if moment < self._wake_time:
            self._sleep_until(moment)

    def is_set(self, name: Hashable) -> bool:
        """Return whether a timer of this name is pending."""
        return name in self._times

    def cancel(self, name: Hashable) -> None:
        """Cancel a timer; a timer that is not set is no error."""
        self._times.set(name, None)
        self._callbacks.pop(name, None)

    async def close(self) -> None:
        """Cancel all timers and end the sleeping task."""
        self._closed = True
        self._times.clear()
        self._callbacks.clear()
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def _sleep_until(self, moment: float) -> None:
        if self._task is not None:
            self._task.cancel()
        self._wake_time = moment
        self._task = asyncio.get_running_loop().create_task(self._sleep(), name="timers")

    async def _sleep(self) -> None:
        while (earliest := self._times.next()) is not None:
            self._wake_time = earliest
            delay = earliest - self._clock.monotonic()
            if delay > 0:
                await self._external_wait(self._clock.sleep(delay), reason="the next timer")
            self._fire()
        self._wake_time, self._task = float("inf"), None

    def _fire(self) -> None:
        """Call all due callbacks. Timers that a callback sets wait for the next pass."""
        for name in self._times.due(self._clock.monotonic()):
            callback = self._callbacks.pop(name, _do_nothing)
            self._times.set(name, None)
            try:
                callback()
            except Exception:  # noqa: BLE001 - one callback must not stop the others
                _log.exception("timer.failed", timer=str(name))


def _do_nothing() -> None:
    """Do nothing: replaces the callback of a timer that was cancelled by another callback of the same pass."""
