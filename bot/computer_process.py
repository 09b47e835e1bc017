"""A worker process in which computer players think, so that the bot's event loop never waits.

Games on trial are played there too, between others' questions. A question that the process cannot answer in time is
answered by any legal move: a table never waits for a computer player that hangs.

How long a computer player thought is not to be seen from outside. One with a single legal move answers at once, one
with many searches, and whoever could tell the two apart would know something of a hand that they do not see. So an
answer is held back until an interval that follows from the budget alone is over, or a whole number of them. Nothing
here changes an answer.
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
"""Seconds of wall time after which a question is given up: the whole machine may be busy, but not for so long."""

_log = structlog.stdlib.get_logger(__name__)


def played_by_name(name: str, asked: TrialGame) -> bool:
    """Play a game on trial in a process that has loaded no game yet."""
    return played(discovery.game(name), asked)


def chosen(name: str, asked: Question) -> int:
    """Return the number of a computer's move in the menu; the time it may spend is that of a core of this process."""
    began = time.process_time()
    return asked.menu.index(answer(discovery.game(name), asked, lambda: time.process_time() - began))


class ComputerProcess:
    """Answers the questions and plays the games on trial, one at a time. Of tables it knows hands, never a state."""

    def __init__(
        self, timeout: float = TIMEOUT, *, level: log.Level = "INFO", log_format: log.Format = "console"
    ) -> None:
        self._timeout = timeout
        self._worker = Worker(level, log_format)

    async def choose_move(self, game: AnyGame, asked: Question) -> Any:
        """Return the computer's move; any legal one if the process took too long, or failed twice."""
        for _ in range(2):
            found = await self._ask(game, chosen, asked)
            if isinstance(found, int) and 0 <= found < len(asked.menu):
                return asked.menu[found]
            if found is FailureReason.TIME_LIMIT:
                break
        return any_move(asked)

    async def play(self, game: AnyGame, asked: TrialGame) -> bool | None:
        """Return whether the first seat wins a game on trial; None if it took too long or failed."""
        found = await self._ask(game, played_by_name, asked)
        return found if isinstance(found, bool) else None

    async def close(self) -> None:
        """End the process; a question under way is answered by any legal move."""
        await self._worker.close()

    async def _ask(self, game: AnyGame, function: Callable[..., int], asked: Question | TrialGame) -> Any:
        """Return the answer, or the `FailureReason`."""
        try:
            return await self._worker.ask(self._timeout, function, game.name, asked)
        except WorkerFailed as failed:
            _log.error("no answer from the computers", game=game.name, asked=type(asked).__name__, reason=failed.reason)
            return failed.reason


MARGIN = 1.5
"""An interval is so many times the budget: enough for the way there and back and for a machine that is busy."""


class FixedLatency:
    """Gives the answers of `choose_move` at the ends of intervals, as if all thought equally long."""

    def __init__(self, choose_move: MoveChooser, clock: Clock, external_wait: ExternalWait = plain_wait) -> None:
        """`external_wait` awaits what only the clock ends; a simulated Discord wants to know of such waits."""
        self._choose_move = choose_move
        self._clock = clock
        self._external_wait = external_wait

    async def choose_move(self, game: AnyGame, asked: Question) -> Any:
        """Return what was chosen when the interval in which it was known ends; at once where nothing may be spent."""
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
