"""One sleeper for everything that must happen later.

Answers for ringing each alarm once, at its time or soon after, in order of time. Sleeps until the earliest and
never polls; while no alarm is set, nothing runs at all. Never lets one bell that breaks keep another from ringing.
"""

from __future__ import annotations

import asyncio
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import structlog

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
    """Just await: how the bot parks in production."""
    return await awaitable


class Timers:
    """Alarms by name, at seconds of the monotonic clock. Belongs to one event loop."""

    def __init__(self, clock: Clock, external_wait: ExternalWait = plain_wait) -> None:
        self._clock = clock
        self._external_wait = external_wait
        self._set: dict[Hashable, tuple[float, Callable[[], None]]] = {}
        self._sleeper: asyncio.Task[None] | None = None
        self._wakes = float("inf")
        self._closed = False

    def set(self, name: Hashable, seconds: float, ring: Callable[[], None]) -> None:
        """Ring in `seconds` from now; takes the place of an alarm of the same name. `ring` must not block.

        Nothing rings after `close`.
        """
        if self._closed:
            return
        at = self._clock.monotonic() + max(0.0, seconds)
        self._set[name] = (at, ring)
        if at < self._wakes:
            self._sleep_until(at)

    def is_set(self, name: Hashable) -> bool:
        """Say whether an alarm of this name has yet to ring."""
        return name in self._set

    def cancel(self, name: Hashable) -> None:
        """Forget an alarm; one that is not set is no error."""
        self._set.pop(name, None)

    async def close(self) -> None:
        """Forget all alarms and end the sleeper."""
        self._closed = True
        self._set.clear()
        sleeper, self._sleeper = self._sleeper, None
        if sleeper is not None:
            sleeper.cancel()
            await asyncio.gather(sleeper, return_exceptions=True)

    def _sleep_until(self, at: float) -> None:
        if self._sleeper is not None:
            self._sleeper.cancel()
        self._wakes = at
        self._sleeper = asyncio.get_running_loop().create_task(self._sleep(), name="alarms")

    async def _sleep(self) -> None:
        while self._set:
            self._wakes = min(at for at, _ in self._set.values())
            wait = self._wakes - self._clock.monotonic()
            if wait > 0:
                await self._external_wait(self._clock.sleep(wait), reason="the next alarm")
            self._ring()
        self._wakes, self._sleeper = float("inf"), None

    def _ring(self) -> None:
        """Ring all that are due. A bell may set alarms anew; those wait for the next round."""
        now = self._clock.monotonic()
        due = sorted(((at, name) for name, (at, _) in self._set.items() if at <= now), key=itemgetter(0))
        for _, name in due:
            _, ring = self._set.pop(name, (now, _silence))
            try:
                ring()
            except Exception:  # noqa: BLE001 - one bell must not silence the others
                _log.exception("a timer broke", timer=str(name))


def _silence() -> None:
    """What rings when an alarm was cancelled by another that rang just before."""
