"""Timers: everything that must happen later, by one sleeping task.

Answers for calling each timer's callback once, at its time or soon after, in order of time. Sleeps until the earliest
and never polls; while no timer is set, nothing runs at all. A callback that fails keeps no other from being called.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import structlog

from bot.agenda import Agenda

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Hashable

    from bot.clock import Clock

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
