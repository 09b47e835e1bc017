"""A process that draws what pictures stand on into the store and ends, and its memory with it.

It costs seconds of a core and a hundred megabytes, which neither the bot's event loop nor its memory is to feel. Must
never fail: what is not in the store afterwards is drawn by whoever needs it.
"""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE
from typing import TYPE_CHECKING, Any

import structlog

from images.kit import store

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Sequence

    from bot import log
    from bot.ui.game_ui import Ground

TIMEOUT = 120.0
"""Seconds of wall time after which a drawing is given up: the whole machine may be busy, but not for so long."""

_log = structlog.stdlib.get_logger(__name__)


class GroundProcess:
    """Draws one ground in another process (`python -m bot.ui.rendering.ground_worker`)."""

    def __init__(
        self, timeout: float = TIMEOUT, *, level: log.Level = "INFO", log_format: log.Format = "console"
    ) -> None:
        """`level` and `log_format` are those of the log; the process writes its own lines to the same place."""
        self._timeout = timeout
        self._command = (sys.executable, "-m", "bot.ui.rendering.ground_worker", level, log_format)

    async def draw(self, ground: Ground, options: Any, languages: Sequence[str]) -> None:
        """Draw a ground for readers of some languages, in this order; whether it came off, the store tells."""
        try:
            process = await asyncio.create_subprocess_exec(*self._command, str(store.home()), stdin=PIPE)
        except OSError:
            _log.exception("drawing process not started")
            return
        try:
            await asyncio.wait_for(process.communicate(pickle.dumps((ground.draw, options, languages))), self._timeout)
        except TimeoutError:
            _log.exception("drawing took too long", seen=type(options).__module__)
        finally:
            await _end(process)


async def _end(process: Process) -> None:
    if process.returncode is None:
        process.kill()
        await process.wait()
