"""The process in which computer players think: `python -m bot.computer_worker INFO console`.

Started by `bot.computer_process`. Reads questions from its standard input and writes the number of the chosen move to
its standard output. Of tables it knows hands and menus, never a state; a game on trial is nobody's, and is played here
from its start to its end. Ends when its input does.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import signal
import sys
import time
from typing import TYPE_CHECKING, Any, BinaryIO

import structlog
from msgspec.structs import replace

from bot import discovery
from bot.computer_process import HEADER_BYTES, TRIED, TrialGame
from bot.game.chance import Chance
from bot.game.contract import Budget, Strength
from bot.system import log
from bot.table.computers import answer

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game.contract import AnyGame
    from bot.table.computers import Question


HASTE = Budget(Strength.FAIR, seconds=0.005)
"""What is thought about a turn. Nobody measures the time, so the same file always comes to the same."""

_log = structlog.stdlib.get_logger("bot.computer_worker")


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer every question until there are no more."""
    while size := questions.read(HEADER_BYTES):
        name, asked = pickle.loads(questions.read(int.from_bytes(size, "big")))  # noqa: S301 - our own parent's
        game = discovery.game(name)
        found = TRIED.index(tried(game, asked)) if isinstance(asked, TrialGame) else _chosen(game, asked)
        answers.write(found.to_bytes(HEADER_BYTES, "big"))
        answers.flush()


def _chosen(game: AnyGame, asked: Question) -> int:
    return asked.menu.index(answer(game, asked, _stopwatch()))


def tried(game: AnyGame, asked: TrialGame) -> bool | None:
    """Play a game on trial; return whether the first seat wins it. None: it failed, a bug, which is logged."""
    try:
        return played(game, asked)
    except Exception:  # noqa: BLE001 - whatever a game does wrong must not stop the others that wait
        _log.exception("trial failed", game=game.name)
        return None


def played(game: AnyGame, asked: TrialGame) -> bool:
    """Return whether the first seat wins a game between computers on the file. Raises what the game raises."""
    trial = game.files[asked.option].trial
    if trial is None:
        raise LookupError(asked.option)
    seed = hashlib.sha256(f"trial {asked.n} {asked.text}".encode()).digest()
    options = replace(trial.options, **{asked.option: asked.text})
    state, move = game.start(game.players[0], options, Chance(seed, 0)).state, 0
    while (outcome := game.outcome(state)) is None:
        move += 1
        seat = min(game.to_act(state))
        chosen = game.computer(game.hand(state, seat), game.moves(state, seat), Chance(seed, -move), HASTE)
        state = game.apply(state, seat, chosen, Chance(seed, move)).state
    return outcome.places[0] == 1


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
