"""Worker processes in which computer players think, so that the bot's event loop never waits.

Tables ask in turn: a table has one question at a time, and the queue answers them in the order of their arrival. Trial
games are played there too, one at a time, so that they never take all processes if there are several. If a process
cannot answer a question in time, the answer is any legal move: a table never waits for a computer player that hangs,
and other tables do not wait for its process either.

A process takes some 40 MB when it has loaded all games, so there is a second one only while two tables think at once.

The thinking time must not be visible to players. A computer player with a single legal move answers at once, one with
many moves searches, and a player who could distinguish them would learn about a hidden hand. Therefore an answer is
held back until the current interval ends; the length of an interval depends only on the budget. Holding back never
changes an answer. The pause before a question (`bot.table.autoplay`) does vary with the number of moves, but with the
number that everyone can guess from the board, never with that of the menu.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from typing import TYPE_CHECKING, Any

import structlog

from bot import discovery
from bot.game.trials import play_trial_game
from bot.system.clock import plain_wait
from bot.table.computers import answer, any_move
from bot.workers.pool import WorkerPool
from bot.workers.process import FailureReason, Worker, WorkerFailed

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game.contract import AnyGame
    from bot.game.trials import TrialGame
    from bot.settings import Settings
    from bot.system import log
    from bot.system.clock import Clock, ExternalWait
    from bot.table.computers import MoveChooser, Question

TIMEOUT_S = 30.0
"""Seconds of wall time after which a question is abandoned: the machine may be busy, but not for so long."""

_log = structlog.stdlib.get_logger(__name__)


def play_trial_by_name(name: str, trial_game: TrialGame) -> bool:
    """Play a trial game in a process that has not loaded any game yet."""
    return play_trial_game(discovery.game(name), trial_game)


def choose_index(name: str, question: Question) -> int:
    """Return the menu index of a computer player's move; its thinking time is CPU time of this process."""
    start_s = time.process_time()
    return question.menu.index(answer(discovery.game(name), question, lambda: time.process_time() - start_s))


def process_count(limit: int) -> int:
    """Return the number of processes: one for each core that the bot may use, less one for the bot, at most `limit`."""
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return max(1, min(limit, cores - 1))


class ComputerProcesses:
    """Answers questions and plays trial games. The processes know hands, never a state."""

    def __init__(
        self,
        count: int = 1,
        timeout: float = TIMEOUT_S,
        *,
        level: log.Level = "INFO",
        log_format: log.Format = "console",
    ) -> None:
        """`count` is the greatest number of processes; `timeout` limits the seconds of each question."""
        self._timeout = timeout
        self._pool = WorkerPool(lambda: Worker(level, log_format), count)
        self._trial = asyncio.Lock()

    @classmethod
    def configured(cls, settings: Settings) -> ComputerProcesses:
        """Return the processes that the settings and this machine's cores allow."""
        count = process_count(settings.computer_processes)
        return cls(count, level=settings.log_level, log_format=settings.log_format)

    async def choose_move(self, game: AnyGame, question: Question) -> Any:
        """Return the computer player's move; any legal move if the process takes too long or fails twice."""
        for _ in range(2):
            result = await self._ask(game, choose_index, question)
            if isinstance(result, int) and 0 <= result < len(question.menu):
                return question.menu[result]
            if result is FailureReason.TIME_LIMIT:
                break
        return any_move(question)

    async def play(self, game: AnyGame, trial_game: TrialGame) -> bool | None:
        """Return whether the first seat wins a trial game; None if the process takes too long or fails."""
        async with self._trial:
            result = await self._ask(game, play_trial_by_name, trial_game)
        return result if isinstance(result, bool) else None

    async def close(self) -> None:
        """End the processes; a pending question is answered by any legal move."""
        await self._pool.close()

    async def _ask(self, game: AnyGame, function: Callable[..., int], argument: Question | TrialGame) -> Any:
        """Return the answer or the `FailureReason`."""
        try:
            return await self._pool.ask(self._timeout, function, game.name, argument)
        except WorkerFailed as failed:
            _log.error("computers.no_answer", game=game.name, asked=type(argument).__name__, reason=failed.reason)
            return failed.reason


INTERVAL_FACTOR = 1.5
"""The length of an interval as a multiple of the budget: enough for communication and for a busy machine."""


class FixedLatency:
    """Delays the answers of `choose_move` to the ends of intervals, so that all seem to have taken equally long."""

    def __init__(self, choose_move: MoveChooser, clock: Clock, external_wait: ExternalWait = plain_wait) -> None:
        """`external_wait` awaits sleeps that only the clock ends; a simulated Discord must know of such waits."""
        self._choose_move = choose_move
        self._clock = clock
        self._external_wait = external_wait

    async def choose_move(self, game: AnyGame, question: Question) -> Any:
        """Return the chosen move at the end of the current interval; at once if the budget is 0 seconds."""
        start_s = self._clock.monotonic()
        move = await self._choose_move(game, question)
        interval_s = INTERVAL_FACTOR * question.budget.seconds
        if not interval_s:
            return move
        elapsed_s = self._clock.monotonic() - start_s
        await self._external_wait(
            self._clock.sleep(interval_s - elapsed_s % interval_s), reason="the interval of a computer's answer"
        )
        return move
