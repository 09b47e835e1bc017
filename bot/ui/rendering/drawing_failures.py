"""The record of failed drawings: when each may be tried again, and which are given up.

A drawing that hit a limit or raised an exception will probably fail again: it has `MAX_ATTEMPTS`, counted in the store
beside the pictures, so that a restart does not reset the count. A drawing that failed for an external reason (a full
disk, a killed process) is tried again as long as the bot runs, at growing intervals.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import structlog

from bot.workers.process import FailureReason

if TYPE_CHECKING:
    from bot.ui.game_ui import Ground

    GroundKey = tuple[Ground, Any]
    """A ground and a table's options."""

MAX_ATTEMPTS = 3
"""Attempts at one drawing, by one version of the code, that end at a limit or in an exception."""
FIRST_RETRY_S, LAST_RETRY_S = 30.0, 3600.0
"""Seconds until the next attempt: after the first failure, and at most. Each interval is twice the one before."""
MIN_RETRY_S = 0.2
"""Seconds that a caller waits at least before it asks again for a drawing that failed."""

_log = structlog.stdlib.get_logger(__name__)


NOT_KEPT = "not kept in the store"
"""The reason of a failure where a drawing was done, but is missing in the store."""
TRANSIENT = frozenset({FailureReason.KILLED, FailureReason.NOT_STARTED, NOT_KEPT})
"""Reasons that say nothing about the drawing itself."""


@dataclass
class _Failure:
    """The failures of one drawing."""

    failures: int = 0
    """Count since the start of the bot; determines the interval."""
    attempts: int = 0
    """Attempts that count towards `MAX_ATTEMPTS`, over all starts."""
    retry_at: float = 0.0
    """Monotonic seconds."""

    @property
    def given_up(self) -> bool:
        return self.attempts >= MAX_ATTEMPTS


class DrawingFailures:
    """The failures of all backgrounds. Belongs to one event loop; the store is read and written in threads."""

    def __init__(self) -> None:
        self._known: dict[GroundKey, _Failure] = {}

    async def may_begin(self, ground: Ground, options: Any) -> bool:
        """Return whether a drawing may be tried now: it is not given up, and its interval is over."""
        failure = await self._failure(ground, options)
        return not failure.given_up and time.monotonic() >= failure.retry_at

    def failing(self, ground: Ground, options: Any) -> bool:
        """Return whether the last attempt failed and no other has begun."""
        failure = self._known.get((ground, options))
        return failure is not None and (failure.given_up or time.monotonic() < failure.retry_at)

    def given_up(self, ground: Ground, options: Any) -> bool:
        """Return whether this version will not try a drawing again; valid only after `may_begin`."""
        failure = self._known.get((ground, options))
        return failure is not None and failure.given_up

    def seconds_left(self, ground: Ground, options: Any) -> float:
        """Return the seconds until a drawing that failed may be tried again."""
        failure = self._known.get((ground, options))
        return max(MIN_RETRY_S, failure.retry_at - time.monotonic()) if failure else MIN_RETRY_S

    async def begin(self, ground: Ground, options: Any) -> None:
        """Count an attempt before it begins, so that one that takes the machine down counts at the next start."""
        failure = await self._failure(ground, options)
        await _write(ground, options, failure.attempts + 1)

    async def abandon(self, ground: Ground, options: Any) -> None:
        """Take back the count of an attempt that the bot itself ended."""
        failure = await self._failure(ground, options)
        await _write(ground, options, failure.attempts)

    async def end(self, ground: Ground, options: Any, reason: str | None) -> None:
        """Record the end of an attempt: the reason of its failure, which is logged, or None for a success."""
        failure, module = await self._failure(ground, options), type(options).__module__
        if reason is None:
            self._known.pop((ground, options), None)
            await _write(ground, options, 0)
            return
        failure.failures += 1
        failure.attempts += reason not in TRANSIENT
        wait = min(LAST_RETRY_S, FIRST_RETRY_S * 2 ** (failure.failures - 1))
        failure.retry_at = time.monotonic() + wait
        await _write(ground, options, failure.attempts)
        if failure.given_up:
            _log.error("ground.given_up", reason=str(reason), attempts=failure.attempts, seen=module)
        else:
            _log.error("ground.failed", reason=str(reason), attempts=failure.attempts, retry_s=round(wait), seen=module)

    async def _failure(self, ground: Ground, options: Any) -> _Failure:
        key = (ground, options)
        if key not in self._known:
            attempts = await asyncio.to_thread(ground.attempts(options).read) if ground.attempts else 0
            failure = self._known.setdefault(key, _Failure(attempts=attempts))
            if failure.given_up:
                _log.error(
                    "ground.given_up", reason="earlier attempts", attempts=attempts, seen=type(options).__module__
                )
        return self._known[key]


async def _write(ground: Ground, options: Any, attempts: int) -> None:
    if ground.attempts:
        await asyncio.to_thread(ground.attempts(options).write, attempts)
