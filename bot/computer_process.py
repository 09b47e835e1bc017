"""A worker process in which computer players think, so that the bot's event loop never waits.

Trial games are played there too, between the questions. If the process cannot answer a question in time, the answer is
any legal move: a table never waits for a computer player that hangs.

The thinking time must not be visible to players. A computer player with a single legal move answers at once, one with
many moves searches, and a player who could distinguish them would learn about a hidden hand. Therefore an answer is
held back until the current interval ends; the length of an interval depends only on the budget. Holding back never
changes an answer.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import structlog

from bot import discovery
from bot.game.trials import played
from bot.system.clock import plain_wait
from bot.table.computers import answer, any_move
from bot.workers.process import FailureReason, Worker, WorkerFailed

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game.contract import AnyGame
    from bot.game.trials import TrialGame
    from bot.system import log
    from bot.system.clock import Clock, ExternalWait
    from bot.table.computers import MoveChooser, Question

TIMEOUT = 30.0
"""Seconds of wall time after which a question is abandoned: the machine may be busy, but not for so long."""

_log = structlog.stdlib.get_logger(__name__)


def played_by_name(name: str, asked: TrialGame) -> bool:
    """Play a trial game in a process that has not loaded any game yet."""
    return played(discovery.game(name), asked)


def chosen(name: str, asked: Question) -> int:
    """Return the menu index of a computer player's move; its thinking time is CPU time of this process."""
    began = time.process_time()
    return asked.menu.index(answer(discovery.game(name), asked, lambda: time.process_time() - began))


class ComputerProcess:
    """Answers questions and plays trial games, one at a time. The process knows hands, never a state."""

    def __init__(
        self, timeout: float = TIMEOUT, *, level: log.Level = "INFO", log_format: log.Format = "console"
    ) -> None:
        self._timeout = timeout
        self._worker = Worker(level, log_format)

    async def choose_move(self, game: AnyGame, asked: Question) -> Any:
        """Return the computer player's move; any legal move if the process takes too long or fails twice."""
        for _ in range(2):
            found = await self._ask(game, chosen, asked)
            if isinstance(found, int) and 0 <= found < len(asked.menu):
                return asked.menu[found]
            if found is FailureReason.TIME_LIMIT:
                break
        return any_move(asked)

    async def play(self, game: AnyGame, asked: TrialGame) -> bool | None:
        """Return whether the first seat wins a trial game; None if the process takes too long or fails."""
        found = await self._ask(game, played_by_name, asked)
        return found if isinstance(found, bool) else None

    async def close(self) -> None:
        """End the process; a pending question is answered by any legal move."""
        await self._worker.close()

    async def _ask(self, game: AnyGame, function: Callable[..., int], asked: Question | TrialGame) -> Any:
        """Return the answer or the `FailureReason`."""
        try:
            return await self._worker.ask(self._timeout, function, game.name, asked)
        except WorkerFailed as failed:
            _log.error("no answer from the computers", game=game.name, asked=type(asked).__name__, reason=failed.reason)
            return failed.reason


MARGIN = 1.5
"""The length of an interval as a multiple of the budget: enough for communication and for a busy machine."""


class FixedLatency:
    """Delays the answers of `choose_move` to the ends of intervals, so that all seem to have taken equally long."""

    def __init__(self, choose_move: MoveChooser, clock: Clock, external_wait: ExternalWait = plain_wait) -> None:
        """`external_wait` awaits sleeps that only the clock ends; a simulated Discord must know of such waits."""
        self._choose_move = choose_move
        self._clock = clock
        self._external_wait = external_wait

    async def choose_move(self, game: AnyGame, asked: Question) -> Any:
        """Return the chosen move at the end of the current interval; at once if the budget is 0 seconds."""
        began = self._clock.monotonic()
        move = await self._choose_move(game, asked)
        interval = MARGIN * asked.budget.seconds
        if not interval:
            return move
        spent = self._clock.monotonic() - began
        await self._external_wait(
            self._clock.sleep(interval - spent % interval), reason="the interval of a computer's answer"
        )
        return move
