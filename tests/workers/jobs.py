"""Functions for a worker process: they answer, fail, hang, die or damage their answer."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import time
from contextlib import suppress
from enum import Enum
from pathlib import Path


class Suit(Enum):
    """A value that can be sent to a process, but not read there: see `Unreadable`."""

    SPADES = "spades"


class Unreadable:
    """A request that holds a secret and raises an exception that quotes it as soon as the process reads it."""

    def __init__(self, secret: str) -> None:
        self._secret = secret

    def __reduce__(self) -> tuple[type[Suit], tuple[str]]:
        return Suit, (self._secret,)


def echo(value: object) -> object:
    return value


def pid() -> int:
    return os.getpid()


def raise_error(secret: str) -> None:
    raise RuntimeError(secret)


def answer_no_plain_value() -> object:
    return object()


def take_memory() -> None:
    blocks = list[bytes]()
    while True:
        blocks.append(b"x" * (1 << 20))


def take_cpu_time() -> None:
    while True:
        pass


def work(cpu_s: float) -> str:
    """Use so many seconds of CPU time."""
    end_s = time.process_time() + cpu_s
    while time.process_time() < end_s:
        pass
    return "worked"


def hold_the_interpreter(begun: str) -> int:
    """Run for hours in one call of C code, which keeps all other threads and Python's signal handlers waiting."""
    Path(begun).write_text(str(os.getpid()))
    return sum(range(10**15))


def exit_with(code: int) -> None:
    os._exit(code)


def kill_itself(number: int) -> None:
    os.kill(os.getpid(), number)
    signal.pause()


def wait_for(path: str) -> str:
    """Wait until the file exists; return its path."""
    while not Path(path).exists():
        time.sleep(0.01)
    return path


def print_an_answer() -> str:
    sys.stdout.write('["printed",null]\n')
    sys.stdout.flush()
    subprocess.run(["echo", '["echoed",null]'], check=True)  # noqa: S607 - another program that inherits the output
    return "returned"


def answer_instead(value: object, *_arguments: object) -> object:
    return value


def damage_answer(written: bytes) -> None:
    """Write to the pipe of the answers, the only one besides the standard streams."""
    for fd in range(3, 64):
        with suppress(OSError):
            if stat.S_ISFIFO(os.fstat(fd).st_mode):
                os.write(fd, written)


def loaded_modules() -> list[str]:
    return sorted(sys.modules)
