"""The child's side of a worker process, which `bot.workers.process` starts.

Reads requests from its standard input and writes one line of JSON for each to its standard output. Reading a request
imports the module of its function and those of its arguments, and nothing else.
"""

from __future__ import annotations

import ctypes
import os
import pickle
import resource
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Literal

import msgspec
import structlog

from bot.system import log, memory

HEADER_BYTES = 4
"""Bytes before a request that contain its length."""
WorkerAnswer = tuple[Any, Literal["exception", "memory limit"] | None]
"""A plain value, or the reason why there is none."""
_PR_SET_PDEATHSIG = 1
"""The number of this option in Linux's `prctl.h`."""

_log = structlog.stdlib.get_logger(__name__)


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer requests until the input ends."""
    while size := requests.read(HEADER_BYTES):
        answers.write(_answer(requests.read(int.from_bytes(size, "big"))) + b"\n")
        answers.flush()


def _answer(request: bytes) -> bytes:
    try:
        function, arguments = pickle.loads(request)  # noqa: S301 - requests come from the bot only
        return msgspec.json.encode((function(*arguments), None))
    except MemoryError:
        return msgspec.json.encode((None, "memory limit"))
    except Exception:  # noqa: BLE001 - after any failure the next request is answered
        _log.exception("worker.request_failed")
        return msgspec.json.encode((None, "exception"))


def end_with_parent(parent: int) -> None:
    """Let the kernel kill this process when the bot ends, even a busy process.

    Raise `SystemExit` if the bot has already ended.

    On Linux, the bot counts as ended when the thread that started this process has ended: the event loop's thread.
    Other systems cannot do this; there the process ends after the request in progress.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        raise SystemExit


def set_limits(memory_bytes: int, cpu_s: int) -> None:
    """Limit memory; let the kernel end the process after `cpu_s` seconds of CPU time (0: no limit)."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for kind, limit in ((resource.RLIMIT_DATA, memory_bytes), (resource.RLIMIT_CPU, cpu_s)):
        _, hard_limit = resource.getrlimit(kind)
        if limit:
            resource.setrlimit(
                kind, (limit if hard_limit == resource.RLIM_INFINITY else min(limit, hard_limit), hard_limit)
            )
    with suppress(OSError):  # out of memory, the kernel kills this process first
        Path("/proc/self/oom_score_adj").write_text("1000", encoding="ascii")


def main() -> None:
    """Answer the bot's requests.

    The process's arguments are the log level, the log format, the parent's process id, `memory_bytes` and `cpu_s`. The
    signal that stops the bot may reach its whole process group, so it is ignored here. Output of a function goes to
    standard error, like the log, never between the answers.
    """
    arguments: list[Any] = sys.argv[1:]
    level, log_format, *numbers = arguments
    parent, memory_bytes, cpu_s = map(int, numbers)
    end_with_parent(parent)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    log.configure(level, log_format)
    memory.give_back_large_blocks()
    set_limits(memory_bytes, cpu_s)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        serve(sys.stdin.buffer, answers)
