"""Even answers: how long a computer player thought is not to be seen from outside.

One with a single legal move answers at once, one with many searches, and whoever could tell the two apart would know
something of a hand he does not see. So an answer is given at a beat: after a measure that follows from the budget
alone, or after a whole number of them. Never changes an answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.timers import plain_wait

if TYPE_CHECKING:
    from bot.clock import Clock
    from bot.game import AnyGame
    from bot.table.computers import Question, Think
    from bot.timers import ExternalWait

ROOM = 1.5
"""A measure is so many times the budget: room for the way there and back and for a machine that is busy."""


class FixedLatency:
    """Gives the answers of `think` at beats."""

    def __init__(self, think: Think, clock: Clock, external_wait: ExternalWait = plain_wait) -> None:
        """`external_wait` awaits what only the clock ends; a simulated Discord wants to know of such waits."""
        self._think = think
        self._clock = clock
        self._external_wait = external_wait

    async def think(self, game: AnyGame, asked: Question) -> Any:
        """Return what `think` returns, at the first beat after it is known; at once where there is nothing to spend."""
        began = self._clock.monotonic()
        move = await self._think(game, asked)
        measure = ROOM * asked.budget.seconds
        if not measure:
            return move
        spent = self._clock.monotonic() - began
        await self._external_wait(
            self._clock.sleep(measure - spent % measure), reason="the beat of a computer's answer"
        )
        return move
