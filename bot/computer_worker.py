"""The process in which computer players think: `python -m bot.computer_worker INFO console`.

Started by `bot.computer_process`. Reads questions from its standard input and writes the number of the chosen move to
its standard output. Knows hands and menus, never a state; ends when its input does.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import time
from typing import TYPE_CHECKING, Any, BinaryIO

from bot import discovery, log
from bot.computer_process import HEADER_BYTES
from bot.table.computers import answer

if TYPE_CHECKING:
    from collections.abc import Callable


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer every question until there are no more."""
    games = discovery.games()
    while size := questions.read(HEADER_BYTES):
        name, asked = pickle.loads(questions.read(int.from_bytes(size, "big")))  # noqa: S301 - our own parent's
        move = answer(games[name], asked, _stopwatch())
        answers.write(asked.menu.index(move).to_bytes(HEADER_BYTES, "big"))
        answers.flush()


def _stopwatch() -> Callable[[], float]:
    """Count the seconds of a core that this process spends from now on."""
    began = time.process_time()
    return lambda: time.process_time() - began


def main(level: log.Level, log_format: log.Format) -> None:
    """Think until the parent has no more questions.

    Whoever stops the bot may signal its whole group: what is under way is the parent's to finish or to end. And
    whatever somebody prints goes where the log goes, never between the answers.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    log.configure(level, log_format)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    arguments: list[Any] = sys.argv[1:]
    main(*arguments)
