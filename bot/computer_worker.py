"""The process in which computer players think: `python -m bot.computer_worker INFO console`.

Started by `bot.computer_process`. Reads questions from its standard input and writes the number of the chosen move to
its standard output. Of tables it knows hands and menus, never a state; a game on trial is nobody's, and is played here
from its start to its end. Ends when its input does.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import time
from typing import TYPE_CHECKING, Any, BinaryIO

from bot import discovery, log
from bot.computer_process import HEADER_BYTES, TRIED
from bot.table import trials
from bot.table.computers import answer
from bot.table.trials import TrialGame

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game import AnyGame
    from bot.table.computers import Question


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer every question until there are no more."""
    games = discovery.games()
    while size := questions.read(HEADER_BYTES):
        name, asked = pickle.loads(questions.read(int.from_bytes(size, "big")))  # noqa: S301 - our own parent's
        found = _tried(games[name], asked) if isinstance(asked, TrialGame) else _chosen(games[name], asked)
        answers.write(found.to_bytes(HEADER_BYTES, "big"))
        answers.flush()


def _chosen(game: AnyGame, asked: Question) -> int:
    return asked.menu.index(answer(game, asked, _stopwatch()))


def _tried(game: AnyGame, asked: TrialGame) -> int:
    return TRIED.index(trials.answer(game, asked))


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
