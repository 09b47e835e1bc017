"""One process of its own in which computer players think, so that the bot's event loop never waits.

It is started with the first question and again after it died. Games on trial, of a server's own file, are played there
too, between others' questions: by computers alone, and of them nobody sees anything but how they end.

 What it cannot answer in time is answered by any
legal move: a table never waits for a computer player that hangs.

How long a computer player thought is not to be seen from outside. One with a single legal move answers at once, one
with many searches, and whoever could tell the two apart would know something of a hand that they do not see. So an
answer is held back until an interval that follows from the budget alone is over, or a whole number of them. Nothing
here changes an answer.
"""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import structlog

from bot.game.extensions import MANY
from bot.system.clock import plain_wait
from bot.table.computers import any_move

if TYPE_CHECKING:
    from bot.game.contract import AnyGame
    from bot.system import log
    from bot.system.clock import Clock, ExternalWait
    from bot.table.computers import MoveChooser, Question

TIMEOUT = 30.0
"""Seconds of wall time after which a question is given up: the whole machine may be busy, but not for so long."""
HEADER_BYTES = 4
"""Before every message stands its length, in so many bytes."""
TRIED = (False, True, None)
"""What a game on trial comes to, by the number that stands for it in an answer."""

_log = structlog.stdlib.get_logger(__name__)


@dataclass(frozen=True)
class TrialGame:
    """One game to be played on trial; it can travel (`pickle`)."""

    option: str
    """Which of the game's files it is for."""
    text: str
    n: int
    """The number of the game, from 0: each has a luck of its own."""


Player = Callable[["AnyGame", TrialGame], Awaitable[bool | None]]
"""Plays one game somewhere; None: it could not be played."""


async def trials_counted(game: AnyGame, option: str, text: str, play: Player, wanted: Callable[[], bool]) -> int | None:
    """Return how many of `MANY` games count; None as soon as one cannot be played or nobody has `wanted` it any more.

    One after the other, and whoever plays is free for others in between.
    """
    found = 0
    for n in range(MANY):
        one = await play(game, TrialGame(option, text, n)) if wanted() else None
        if one is None:
            return None
        found += one
    return found


class ComputerProcess:
    """Answers one question at a time, in another process (`python -m bot.computer_worker`)."""

    def __init__(
        self, timeout: float = TIMEOUT, *, level: log.Level = "INFO", log_format: log.Format = "console"
    ) -> None:
        """`level` and `log_format` are those of the log; the process writes its own lines to the same place."""
        self._timeout = timeout
        self._command = (sys.executable, "-m", "bot.computer_worker", level, log_format)
        self._process: Process | None = None
        self._lock = asyncio.Lock()

    async def choose_move(self, game: AnyGame, asked: Question) -> Any:
        """Return the computer's move; any legal one if the process took too long, or failed twice."""
        async with self._lock:
            for _ in range(2):
                try:
                    return asked.menu[await self._answer(game, asked)]
                except TimeoutError:
                    break
                except (OSError, EOFError):
                    continue
        return any_move(asked)

    async def play(self, game: AnyGame, asked: TrialGame) -> bool | None:
        """Return whether the first seat wins a game on trial; None if it took too long or the process ended."""
        async with self._lock:
            try:
                return TRIED[await self._answer(game, asked)]
            except (OSError, EOFError):  # what took too long among them
                return None

    async def _answer(self, game: AnyGame, asked: Question | TrialGame) -> int:
        """Ask once; raise what went wrong, with the process ended: it may still be thinking of this."""
        try:
            return await asyncio.wait_for(self._ask(game.name, asked), self._timeout)
        except (OSError, EOFError):
            _log.exception("no answer from the computers", game=game.name, asked=type(asked).__name__)
            await self._kill()
            raise
        except asyncio.CancelledError:
            await self._kill()
            raise

    async def _ask(self, game: str, asked: Question | TrialGame) -> int:
        process = await self._started()
        if process.stdin is None or process.stdout is None:
            raise EOFError("the thinking process has no pipes")
        message = pickle.dumps((game, asked))
        process.stdin.write(len(message).to_bytes(HEADER_BYTES, "big") + message)
        await process.stdin.drain()
        return int.from_bytes(await process.stdout.readexactly(HEADER_BYTES), "big")

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        return self._process

    async def _kill(self) -> None:
        """End the process whatever it does: the next question starts another."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()

    async def close(self) -> None:
        """End the process; what it thinks about is lost, and will be asked again by the next one."""
        await self._kill()


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
