"""A worker process that checks the records that users send, one after the other.

A hostile file may take long or much memory. The process has limits for both, and it ends after each file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from bot import discovery
from bot.game.contract import Refused
from bot.records.verdict import RecordVerdict, verdict_on
from bot.workers.process import FailureReason, Worker, WorkerFailed

if TYPE_CHECKING:
    from bot.game.contract import AnyGame
    from bot.system import log

TIMEOUT_S = 30.0
"""Seconds for one file. The longest games of the tests take two."""
MEMORY_BYTES = 512 * 1024 * 1024
MAX_WAITING = 8
"""Files that may wait for the process; more are refused."""
_LIMITS = frozenset({FailureReason.TIME_LIMIT, FailureReason.CPU_LIMIT, FailureReason.MEMORY_LIMIT})

_log = structlog.stdlib.get_logger(__name__)


def check_record(data: bytes) -> Any:
    """Return the `RecordVerdict` on a file as plain values, in a process that has not loaded any game yet."""
    return msgspec.to_builtins(verdict_on(data, _find_game))


def _find_game(name: str) -> AnyGame | None:
    """Return an installed game. Only names of games are imported: the file's text may name any module."""
    return discovery.games().get(name)


class RecordProcess:
    """Checks files in a process of its own, which runs only while there is a file."""

    def __init__(self, *, level: log.Level = "INFO", log_format: log.Format = "console") -> None:
        self._worker = Worker(level, log_format, MEMORY_BYTES)
        self._waiting = 0

    async def check(self, data: bytes) -> RecordVerdict:
        """Return the verdict on a file; raise `Refused` if it takes too long or if too many files wait."""
        if self._waiting >= MAX_WAITING:
            raise Refused("record-busy")
        self._waiting += 1
        try:
            verdict = await self._worker.ask(TIMEOUT_S, check_record, data)
            return msgspec.convert(verdict, RecordVerdict)
        except WorkerFailed as failed:
            _log.warning("records.not_checked", reason=failed.reason)
            raise Refused("record-too-slow" if failed.reason in _LIMITS else "record-damaged") from None
        finally:
            self._waiting -= 1
            if not self._waiting:
                await self._worker.end()
