"""The process that draws what pictures stand on: `python -m bot.ui.rendering.ground_worker INFO console DATA_DIR`.

Started by `bot.ui.rendering.grounds`. Reads from its standard input what to draw and for readers of which
languages, leaves it in the store of that folder, and ends.
"""

from __future__ import annotations

import pickle
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import structlog

from bot import log, memory
from images.kit import Look, store

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_log = structlog.stdlib.get_logger(__name__)


def serve(orders: BinaryIO) -> int:
    """Draw what is ordered; return 0, or 1 if that failed."""
    ordered: tuple[Callable[[Any, Look], None], Any, Sequence[str]]
    ordered = pickle.loads(orders.read())  # noqa: S301 - our own parent's
    draw, options, languages = ordered
    try:
        for language in languages:
            draw(options, Look(language))
    except Exception:  # noqa: BLE001 - whatever it is, the bot draws it itself then
        _log.exception("ground failed", seen=type(options).__module__)
        return 1
    return 0


def main(level: log.Level, log_format: log.Format, folder: str) -> int:
    """Draw and return the exit code.

    Whoever stops the bot may signal its whole group: the bot itself ends what is under way.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    log.configure(level, log_format)
    memory.give_back_large_blocks()
    store.keep_in(Path(folder))
    return serve(sys.stdin.buffer)


if __name__ == "__main__":
    arguments: list[Any] = sys.argv[1:]
    raise SystemExit(main(*arguments))
