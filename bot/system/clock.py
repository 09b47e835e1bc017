"""Time: the one clock everything is given, so that tests can set it, an agenda of what comes when, and timers.

No other module of the host or of a game asks the operating system for the time. Timers answer for calling each
callback once, at its time or soon after, in order of time; a callback that fails keeps no other from being called.
They never poll: one task sleeps until the earliest, and while no timer is set, nothing runs at all.
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
        """Return the wall time in Unix seconds; it may jump when somebody sets the machine's clock."""
        ...

    def monotonic(self) -> float:
        """Return seconds since an arbitrary start; never jumps."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait so many seconds; a negative number does not wait."""
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
        """Wait so many seconds; a negative number does not wait."""
        await asyncio.sleep(max(0.0, seconds))


N = TypeVar("N", bound="Hashable")

SLACK = 64
"""How many overtaken entries a heap may hold beside as many as are still good, before it is made anew."""


class Agenda(Generic[N]):
    """What comes when, by name, the earliest first. No question and no change goes through all of it.

    Knows no clock: times are numbers, of whatever clock its owner keeps. A heap; an entry that was overtaken is dropped
    when it comes to the top.
    """

    def __init__(self) -> None:
        self._times: dict[N, tuple[float, int]] = {}
        self._heap: list[tuple[float, int, N]] = []
        self._entries = count()

    def __contains__(self, name: object) -> bool:
        """Whether a name has a time."""
        return name in self._times

    def set(self, name: N, at: float | None) -> None:
        """Give a name its time, instead of the one it had; None: it has none any more."""
        if at is None:
            self._times.pop(name, None)
            return
        known = self._times.get(name)
        if known is not None and known[0] == at:
            return
        entry = next(self._entries)
        self._times[name] = at, entry
        heappush(self._heap, (at, entry, name))
        if len(self._heap) > 2 * len(self._times) + SLACK:
            self._heap = [(at, entry, name) for name, (at, entry) in self._times.items()]
            heapify(self._heap)

    def next(self) -> float | None:
        """Return the earliest time there is, None: there is none."""
        while self._heap and not self._is_good(self._heap[0]):
            heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def due(self, now: float) -> list[N]:
        """Return the names whose time has come, the earliest first; of equal ones what was set first. They stay."""
        came: list[tuple[float, int, N]] = []
        while (earliest := self.next()) is not None and earliest <= now:
            came.append(heappop(self._heap))
        for entry in came:
            heappush(self._heap, entry)
        return [name for _, _, name in came]

    def clear(self) -> None:
        """Forget all."""
        self._times.clear()
        self._heap.clear()

    def _is_good(self, entry: tuple[float, int, N]) -> bool:
        return self._times.get(entry[2]) == entry[:2]


T = TypeVar("T")

_log = structlog.stdlib.get_logger(__name__)


class ExternalWait(Protocol):
    """Await something that comes from outside or late; a simulated Discord wants to be told of such waits."""

    async def __call__(self, awaitable: Awaitable[Any], *, reason: str) -> Any:
        """Await `awaitable` and return its result."""
        ...


async def plain_wait(awaitable: Awaitable[T], *, reason: str) -> T:  # noqa: ARG001 - part of the seam
    """Just await: how the bot waits in production."""
    return await awaitable


class Timers:
    """Timers by name, at seconds of the monotonic clock. Belongs to one event loop."""

    def __init__(self, clock: Clock, external_wait: ExternalWait = plain_wait) -> None:
        self._clock = clock
        self._external_wait = external_wait
        self._times: Agenda[Hashable] = Agenda()
        self._callbacks: dict[Hashable, Callable[[], None]] = {}
        self._task: asyncio.Task[None] | None = None
        self._wakes = float("inf")
        self._closed = False

    def set(self, name: Hashable, seconds: float, callback: Callable[[], None]) -> None:
        """Call `callback`, which must not block, in `seconds` from now; replaces a timer of the same name.

        Nothing is called after `close`.
        """
        if self._closed:
            return
        at = self._clock.monotonic() + max(0.0, seconds)
        self._times.set(name, at)
        self._callbacks[name] = callback
        if at < self._wakes:
            self._sleep_until(at)

    def is_set(self, name: Hashable) -> bool:
        """Say whether a timer of this name has yet to go off."""
        return name in self._times

    def cancel(self, name: Hashable) -> None:
        """Forget a timer; one that is not set is no error."""
        self._times.set(name, None)
        self._callbacks.pop(name, None)

    async def close(self) -> None:
        """Forget all timers and end the sleeping task."""
        self._closed = True
        self._times.clear()
        self._callbacks.clear()
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def _sleep_until(self, at: float) -> None:
        if self._task is not None:
            self._task.cancel()
        self._wakes = at
        self._task = asyncio.get_running_loop().create_task(self._sleep(), name="timers")

    async def _sleep(self) -> None:
        while (earliest := self._times.next()) is not None:
            self._wakes = earliest
            wait = earliest - self._clock.monotonic()
            if wait > 0:
                await self._external_wait(self._clock.sleep(wait), reason="the next timer")
            self._fire()
        self._wakes, self._task = float("inf"), None

    def _fire(self) -> None:
        """Call all that are due. A callback may set timers anew; those wait for the next pass."""
        for name in self._times.due(self._clock.monotonic()):
            callback = self._callbacks.pop(name, _nothing)
            self._times.set(name, None)
            try:
                callback()
            except Exception:  # noqa: BLE001 - one callback must not stop the others
                _log.exception("a timer broke", timer=str(name))


def _nothing() -> None:
    """What is called for a timer that another, called just before, has cancelled."""
