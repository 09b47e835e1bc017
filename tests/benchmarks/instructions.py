"""Retired instructions of a process, counted by the kernel (`perf_event_open`).

This cost hardly depends on other processes or the machine's speed, while processor time may change by half.

Only instructions of the program count, not those of the kernel. Virtual machines often have no such counter, and some
systems forbid it to users; then `count` is NaN and `told` gives the reason.
"""

from __future__ import annotations

import ctypes
import errno
import math
import os
import platform
import struct
import sys
import weakref
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

_SYSCALLS: Final = {"x86_64": 298, "aarch64": 241}
"""The number of `perf_event_open`, which the C library has no function for, by kind of machine."""
_SIZE_BYTES: Final = 64
"""The size of the first version of `perf_event_attr`, which every kernel accepts."""
_REASONS: Final = {
    errno.ENOENT: "this machine has no counter",
    errno.EACCES: "kernel.perf_event_paranoid forbids it",
    errno.EPERM: "the system forbids it",
}
_INHERIT, _WITHOUT_KERNEL, _WITHOUT_HYPERVISOR = 1 << 1, 1 << 5, 1 << 6
_TIMES_ENABLED_AND_RUNNING: Final = 0b11
_CLOSE_ON_EXEC: Final = 1 << 3


class Event(NamedTuple):
    """A kind of event, as the kernel numbers it."""

    kind: int
    number: int


INSTRUCTIONS: Final = Event(0, 1)
PAGE_FAULTS: Final = Event(1, 2)
"""Counted by the kernel itself, so that a test can count something on a machine without counters."""


class Counter:
    """A count of events in a process: of its threads at the beginning, and of every later thread and child of these."""

    def __init__(self, process_id: int | None = None, event: Event = INSTRUCTIONS) -> None:
        """Count from now on in a process; None: this one."""
        self.problem = ""
        """The reason why nothing is counted."""
        self._files: list[int] = []
        weakref.finalize(self, _close, self._files)
        try:
            for thread_id in _threads(process_id or os.getpid()):
                with suppress(ProcessLookupError):  # a thread has ended since
                    self._files.append(_opened(event, thread_id))
        except OSError as error:
            self.problem = _REASONS.get(error.errno or 0, str(error.strerror))

    @property
    def count(self) -> float:
        """The number of events so far; NaN if they cannot be counted."""
        return math.nan if self.problem else math.fsum(map(_read, self._files))


def told(count: float, problem: str = "") -> str:
    """Return a number of instructions in words for a figure's reference."""
    return f"not counted: {problem}" if math.isnan(count) else f"{count / 1e6:,.3g} M instructions"


def _threads(process_id: int) -> Iterator[int]:
    if sys.platform != "linux" or platform.machine() not in _SYSCALLS:
        raise OSError(0, f"no counter for {sys.platform} on {platform.machine()}")
    yield from (int(path.name) for path in Path(f"/proc/{process_id}/task").iterdir())


def _opened(event: Event, thread_id: int) -> int:
    """Return a file that counts the events of a thread on all processors."""
    flags = _INHERIT | _WITHOUT_KERNEL | _WITHOUT_HYPERVISOR
    packed = struct.pack(
        "IIQQQQQ", event.kind, _SIZE_BYTES, event.number, 0, 0, _TIMES_ENABLED_AND_RUNNING, flags
    ).ljust(_SIZE_BYTES, b"\0")
    library = ctypes.CDLL(None, use_errno=True)
    number = _SYSCALLS[platform.machine()]
    file: int = library.syscall(number, ctypes.c_char_p(packed), thread_id, -1, -1, ctypes.c_ulong(_CLOSE_ON_EXEC))
    if file < 0:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))
    return file


def _read(file: int) -> float:
    """Return the count of a file, scaled up if the processor counted other events part of the time."""
    value, enabled, running = struct.unpack("QQQ", os.read(file, 24))
    return float(value * enabled / running) if running else float(value)


def _close(files: list[int]) -> None:
    for file in files:
        os.close(file)
