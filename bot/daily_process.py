"""A worker process that deals puzzles of the day, which takes seconds of CPU time, far from the bot's event loop."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import structlog

from bot import discovery
from bot.workers.process import Worker, WorkerFailed

if TYPE_CHECKING:
    from bot.system import log

TIMEOUT_S, CPU_S = 600.0, 300
"""Seconds of wall time and of CPU time after which a puzzle is given up until the next attempt."""

_log = structlog.stdlib.get_logger(__name__)


def deal_by_name(name: str, seed: bytes, weekday: int) -> str:
    """Return the puzzle of a game as JSON; runs in a process that has not loaded any game yet."""
    rules = discovery.game(name).daily
    if rules is None:
        raise LookupError(f"the game {name} has no puzzle of the day")
    return msgspec.json.encode(rules.deal(seed, weekday)).decode()


class DailyProcess:
    """Deals one puzzle at a time; the process ends afterwards, which frees its memory."""

    def __init__(self, *, level: log.Level = "INFO", log_format: log.Format = "console") -> None:
        """Take the log's level and format."""
        self._worker = Worker(level, log_format, cpu_s=CPU_S)

    async def deal(self, game: str, seed: bytes, weekday: int) -> str | None:
        """Return a puzzle as JSON; None if the process failed or took too long."""
        try:
            puzzle = await self._worker.ask(TIMEOUT_S, deal_by_name, game, seed, weekday)
        except WorkerFailed as failed:
            _log.error("daily.deal_failed", game=game, reason=failed.reason)
            return None
        finally:
            await self._worker.end()
        return puzzle if isinstance(puzzle, str) else None

    async def close(self) -> None:
        """End the process for good."""
        await self._worker.close()
