"""The bot's side of a worker process, a child that runs one function at a time.

A request is a module's function with its arguments (`pickle`). An answer is a plain value (JSON), so that a damaged
child can run no code in the bot. The child starts with the first request and again after it has failed.

`ProcessPoolExecutor` cannot end a single request, and its child stays after a SIGKILL of the bot; `anyio.to_process`
sets no limits and does not tell by which of them a child ended.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from bot.workers.child import HEADER_BYTES, WorkerAnswer

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Callable

    from bot.system import log

MEMORY_LIMIT_BYTES = 768 * 1024 * 1024
"""Data, threads and the program itself. The largest towns that a server may load take 400 MB to draw."""

_log = structlog.stdlib.get_logger(__name__)


class FailureReason(StrEnum):
    """Why a request has no answer."""

    EXCEPTION = "exception"
    MEMORY_LIMIT = "memory limit"
    CPU_LIMIT = "cpu limit"
    TIME_LIMIT = "time limit"
    CRASHED = "crashed"
    """The process ended by itself, or its answer was damaged."""
    KILLED = "killed"
    NOT_STARTED = "not started"


_BY_EXIT_CODE = {
    1: FailureReason.EXCEPTION,  # Python's own code after an exception
    -signal.SIGXCPU: FailureReason.CPU_LIMIT,
    **dict.fromkeys((-signal.SIGKILL, -signal.SIGTERM, -signal.SIGINT, -signal.SIGHUP), FailureReason.KILLED),
}


class WorkerFailed(Exception):  # noqa: N818 - most users of a worker expect it
    """A request has no answer, for this reason."""

    def __init__(self, reason: FailureReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class Worker:
    """One worker process. Belongs to one event loop, which it never blocks."""

    def __init__(
        self, level: log.Level, log_format: log.Format, memory_bytes: int = MEMORY_LIMIT_BYTES, cpu_s: int = 0
    ) -> None:
        """`cpu_s` limits the seconds of a core of the process's whole life, 0: no limit.

        `level` and `log_format` are those of the log; the process writes its own lines to the same place.
        """
        arguments = (level, log_format, str(os.getpid()), str(memory_bytes), str(cpu_s))
        self._command = (sys.executable, "-c", "from bot.workers import child; child.main()", *arguments)
        self._process: Process | None = None
        self._killed: set[Process] = set()
        """Processes that may still be ending: a cancelled `end` does not wait for them, so the next one does."""
        self._lock = asyncio.Lock()
        self._closed = asyncio.Event()

    async def ask(self, within_s: float, function: Callable[..., Any], *arguments: Any) -> Any:
        """Return what a function of a module answers in the process; raise `WorkerFailed` if there is no answer.

        Requests run one after the other; `within_s` limits the seconds of this one, without those before it. The
        process ends if the request exceeds them or is cancelled.
        """
        request = pickle.dumps((function, arguments))
        async with self._lock:
            process = await self._started()
            try:
                async with asyncio.timeout(within_s):
                    value, failure = await _answer(process, request)
            except BaseException as error:
                await self.end()  # the process may still be at work on this request
                if isinstance(error, TimeoutError):
                    raise WorkerFailed(FailureReason.TIME_LIMIT) from error
                if isinstance(error, OSError | ValueError):
                    raise WorkerFailed(FailureReason.CRASHED) from error
                raise
        if failure is not None:
            raise WorkerFailed(FailureReason(failure))
        return value

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            if self._closed.is_set():
                raise WorkerFailed(FailureReason.NOT_STARTED)
            try:
                self._process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
            except OSError as error:
                _log.exception("worker.not_started")
                raise WorkerFailed(FailureReason.NOT_STARTED) from error
            if self._closed.is_set():  # meanwhile
                self._process.kill()
        return self._process

    async def end(self) -> None:
        """End the process, whatever it does, which gives its memory back; the next request starts another."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            self._killed.add(process)
        for killed in tuple(self._killed):
            await killed.wait()
            self._killed.discard(killed)

    async def close(self) -> None:
        """End the process for good: a request under way fails, and so do all later ones."""
        self._closed.set()
        await self.end()


async def _answer(process: Process, request: bytes) -> WorkerAnswer:
    """Return the answer to a request; raise `WorkerFailed` if the process ends, ValueError for a damaged answer."""
    if process.stdin is None or process.stdout is None:
        raise WorkerFailed(FailureReason.NOT_STARTED)
    process.stdin.write(len(request).to_bytes(HEADER_BYTES, "big") + request)
    with suppress(ConnectionError):  # then there is no answer either
        await process.stdin.drain()
    line = await process.stdout.readline()
    if not line.endswith(b"\n"):
        # To kill the process now would lose its exit code: Popen asks for it first, and asyncio does not learn it.
        raise WorkerFailed(_BY_EXIT_CODE.get(await process.wait(), FailureReason.CRASHED))
    answer: WorkerAnswer = msgspec.json.decode(line, type=WorkerAnswer)
    return answer
