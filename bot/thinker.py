"""The process in which computer players think: `python -m bot.thinker`, started by `bot.thinking`.

Reads questions from its standard input and writes the number of the chosen move to its standard output. Knows
hands and menus, never a state; ends when its input does.
"""

from __future__ import annotations

import pickle
import signal
import sys
import time
from typing import TYPE_CHECKING, BinaryIO

from bot import discovery
from bot.table.computers import answer
from bot.thinking import SIZE

if TYPE_CHECKING:
    from collections.abc import Callable


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer every question until there are no more."""
    games = discovery.games()
    while size := questions.read(SIZE):
        name, asked = pickle.loads(questions.read(int.from_bytes(size, "big")))  # noqa: S301 - our own parent's
        move = answer(games[name], asked, _stopwatch())
        answers.write(asked.menu.index(move).to_bytes(SIZE, "big"))
        answers.flush()


def _stopwatch() -> Callable[[], float]:
    """Count the seconds of a core that this process spends from now on."""
    began = time.process_time()
    return lambda: time.process_time() - began


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the parent's to handle; it closes our input
    serve(sys.stdin.buffer, sys.stdout.buffer)
