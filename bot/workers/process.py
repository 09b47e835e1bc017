"""The bot's side of a worker process, a child that runs one function at a time.

A request is a function of a module with its arguments (`pickle`). An answer is a plain value (JSON), so that a
compromised child cannot run code in the bot. The child starts with the first request and again after a failure.

`ProcessPoolExecutor` cannot end a single request, and its child survives a SIGKILL of the bot; `anyio.to_process` sets
no limits and does not report by which of them a child ended.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
import time
from asyncio.subprocess import PIPE
from contextlib import suppress
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from bot.workers.child import HEADER_BYTES, WorkerAnswer

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Awaitable, Callable

    from bot.system import log

MEMORY_LIMIT_BYTES = 768 * 1024 * 1024
"""Data, threads and the program itself. The largest towns that a server may load take 400 MB to draw."""

_CPU_CLOCK = 2
"""The kind of a process's clock in Linux's clock ids (`CPUCLOCK_SCHED`); `clock_getcpuclockid` makes ids from it."""
WORKING_SHARE = 0.001
"""The share of a core above which a process counts as working. A starved machine still gives more, a hang uses none."""

_log = structlog.stdlib.get_logger(__name__)


class FailureReason(StrEnum):
    """The reason why a request has no answer."""

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


class WorkerFailed(Exception):  # noqa: N818 - an expected result for most callers
    """A request has no answer; `reason` states why."""

    def __init__(self, reason: FailureReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class Worker:
    """One worker process. Belongs to one event loop, which it never blocks."""

    def __init__(
        self, level: log.Level, log_format: log.Format, memory_bytes: int = MEMORY_LIMIT_BYTES, cpu_s: int = 0
    ) -> None:
        """`cpu_s` limits the CPU seconds of the process over its whole life, 0: no limit.

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
        """Return the result of a module's function, run in the process; raise `WorkerFailed` if there is no answer.

        Requests run one after the other; `within_s` limits the seconds of this one, without the wait for earlier ones.
        The process ends if the request exceeds the limit or is cancelled.
        """

        async def answer(process: Process, request: bytes) -> WorkerAnswer:
            async with asyncio.timeout(within_s):
                return await _answer(process, request)

        return await self._ask(answer, function, *arguments)

    async def ask_while_working(self, idle_s: float, function: Callable[..., Any], *arguments: Any) -> Any:
        """Do the same as `ask`, but limit the time in which the process does not work, not the whole time.

        The process ends if it has used no CPU time for `idle_s` seconds, which is noticed after twice as long at most.
        So a busy machine delays the answer and does not prevent it; `cpu_s` limits the work. Where the CPU time is
        unknown (only Linux tells it), the process counts as idle.
        """

        async def answer(process: Process, request: bytes) -> WorkerAnswer:
            return await _answer_while_working(process, request, idle_s)

        return await self._ask(answer, function, *arguments)

    async def _ask(
        self, answer: Callable[[Process, bytes], Awaitable[WorkerAnswer]], function: Callable[..., Any], *arguments: Any
    ) -> Any:
        request = pickle.dumps((function, arguments))
        async with self._lock:
            process = await self._started()
            try:
                value, failure = await answer(process, request)
            except BaseException as error:
                await self.end()  # the process may still be running this request
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
            if self._closed.is_set():  # closed while the process started
                self._process.kill()
        return self._process

    async def end(self) -> None:
        """End the process in any state, which frees its memory; the next request starts another."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            self._killed.add(process)
        for killed in tuple(self._killed):
            await killed.wait()
            self._killed.discard(killed)

    async def close(self) -> None:
        """End the process for good: a request in progress fails, and so do all later ones."""
        self._closed.set()
        await self.end()


async def _answer(process: Process, request: bytes) -> WorkerAnswer:
    """Return the answer to a request; raise `WorkerFailed` if the process ends, ValueError for a damaged answer."""
    if process.stdin is None or process.stdout is None:
        raise WorkerFailed(FailureReason.NOT_STARTED)
    process.stdin.write(len(request).to_bytes(HEADER_BYTES, "big") + request)
    with suppress(ConnectionError):  # then there is no answer, which is handled below
        await process.stdin.drain()
    line = await process.stdout.readline()
    if not line.endswith(b"\n"):
        # Killing the process now would lose its exit code: Popen would reap it first, and asyncio would not learn it.
        raise WorkerFailed(_BY_EXIT_CODE.get(await process.wait(), FailureReason.CRASHED))
    answer: WorkerAnswer = msgspec.json.decode(line, type=WorkerAnswer)
    return answer


async def _answer_while_working(process: Process, request: bytes, idle_s: float) -> WorkerAnswer:
    """Return the answer to a request; raise `TimeoutError` once the process has not worked for `idle_s` seconds."""
    answer, worked_s = asyncio.ensure_future(_answer(process, request)), 0.0
    try:
        while not (await asyncio.wait({answer}, timeout=idle_s))[0]:
            before_s, worked_s = worked_s, _cpu_seconds(process.pid)
            if worked_s - before_s <= WORKING_SHARE * idle_s:
                raise TimeoutError
        return await answer
    finally:
        answer.cancel()


def _cpu_seconds(process_id: int) -> float:
    """Return the CPU seconds that a process has used so far; 0.0 if that is unknown."""
    if sys.platform != "linux":
        return 0.0
    try:
        return time.clock_gettime((~process_id << 3) | _CPU_CLOCK)
    except OSError:  # the process has just ended
        return 0.0
