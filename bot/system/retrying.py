"""Tasks that bring one thing each, such as a server, to its recorded state, and are repeated while they fail."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.system.clock import Timers

    KeyWork = Callable[[int, int], Awaitable[float | None]]
    """Works on a key after a number of failed rounds in a row.

    Returns the seconds until the next round, or None when all is done.
    """

_log = structlog.stdlib.get_logger(__name__)


class RetryingTasks:
    """One task at a time for each key. Belongs to one event loop.

    A key that is woken while its task runs gets one more round. An error that `work` raises is logged, and the key
    waits for the next `wake`.
    """

    def __init__(self, name: str, timers: Timers, work: KeyWork) -> None:
        """`name` is the name of the tasks, the timers and the log events; `work` must be safe to repeat."""
        self._name = name
        self._timers = timers
        self._work = work
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._woken: set[int] = set()
        self._failures: dict[int, int] = {}
        """The failed rounds in a row of each key that waits for its next round or is in it."""

    def wake(self, key: int) -> None:
        """Start a round soon, unless a failed one waits for its time. Cheap."""
        self._woken.add(key)
        if key not in self._tasks and not self._timers.is_set((self._name, key)):
            self._tasks[key] = asyncio.get_running_loop().create_task(self._run(key), name=f"{self._name} {key}")

    def restart(self, key: int) -> None:
        """Start a round soon and forget the failed ones: the circumstances have changed. Cheap."""
        self._failures.pop(key, None)
        self._timers.cancel((self._name, key))
        self.wake(key)

    def is_failing(self, key: int) -> bool:
        """Return whether the key's last round failed."""
        return key in self._failures

    async def drain(self) -> None:
        """Wait until no round is under way. Rounds that wait for their time are left."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def close(self) -> None:
        """Cancel what is under way. What was not finished is left to the next process."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, key: int) -> None:
        wait_s: float | None = None
        try:
            while key in self._woken and wait_s is None:
                self._woken.discard(key)
                wait_s = await self._work(key, self._failures.get(key, 0))
        except Exception:  # noqa: BLE001 - one key must not stop the others
            _log.exception("task.failed", task=self._name, key=key)
        finally:
            self._tasks.pop(key, None)
        if wait_s is None:
            self._failures.pop(key, None)
        else:
            self._failures[key] = self._failures.get(key, 0) + 1
            self._timers.set((self._name, key), wait_s, lambda: self.wake(key))
