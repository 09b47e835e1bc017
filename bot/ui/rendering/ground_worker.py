"""The process that draws what pictures stand on.

`python -m bot.ui.rendering.ground_worker INFO console CPU_SECONDS MEMORY_BYTES DATA_DIR`, started by
`bot.ui.rendering.grounds`. Reads from its standard input what to draw and for readers of which languages, leaves it in
the store of that folder, and ends: with `EXIT_EXCEPTION` or `EXIT_MEMORY` if that failed, by a signal at a limit.
"""

from __future__ import annotations

import pickle
import resource
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import structlog

from bot.system import log, memory
from images.kit import Look, store

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

EXIT_EXCEPTION, EXIT_MEMORY = 1, 3
"""Exit codes: the drawing raised an exception, or needed more memory than it may have."""
ORPHAN_WALL_S = 600
"""Seconds of wall time after which a process ends by itself. The bot ends it sooner, unless the bot was killed."""

_log = structlog.stdlib.get_logger(__name__)


def serve(orders: BinaryIO) -> int:
    """Draw what is ordered; return the exit code."""
    ordered: tuple[Callable[[Any, Look], None], Any, Sequence[str]]
    ordered = pickle.loads(orders.read())  # noqa: S301 - our own parent's
    draw, options, languages = ordered
    try:
        for language in languages:
            draw(options, Look(language))
    except MemoryError:
        return EXIT_MEMORY
    except Exception:  # noqa: BLE001 - whatever it is, the bot tells the table in words
        _log.exception("ground failed", seen=type(options).__module__)
        return EXIT_EXCEPTION
    return 0


def bound(cpu_s: int, memory_bytes: int) -> None:
    """Let the system end this process at so many seconds of processor time, and refuse it more memory than that."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for limit, most in ((resource.RLIMIT_CPU, cpu_s), (resource.RLIMIT_DATA, memory_bytes)):
        _, hard = resource.getrlimit(limit)
        soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(limit, (soft, hard))
    signal.alarm(ORPHAN_WALL_S)
    with suppress(OSError):  # where the machine's memory runs out, this process goes, not the bot
        Path("/proc/self/oom_score_adj").write_text("1000", encoding="ascii")


def main(level: log.Level, log_format: log.Format, cpu_s: str, memory_bytes: str, folder: str) -> int:
    """Draw and return the exit code.

    Whoever stops the bot may signal its whole group: the bot itself ends what is under way.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    log.configure(level, log_format)
    memory.give_back_large_blocks()
    bound(int(cpu_s), int(memory_bytes))
    store.keep_in(Path(folder))
    return serve(sys.stdin.buffer)


if __name__ == "__main__":
    arguments: list[Any] = sys.argv[1:]
    raise SystemExit(main(*arguments))
