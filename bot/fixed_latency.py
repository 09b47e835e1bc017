"""Fixed latency: how long a computer player thought is not to be seen from outside.

One with a single legal move answers at once, one with many searches, and whoever could tell the two apart would know
something of a hand that they do not see. So an answer is held back until an interval that follows from the budget alone
is over, or a whole number of them. Never changes an answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.timers import plain_wait

if TYPE_CHECKING:
    from bot.clock import Clock
    from bot.game import AnyGame
    from bot.table.computers import MoveChooser, Question
    from bot.timers import ExternalWait

MARGIN = 1.5
"""An interval is so many times the budget: enough for the way there and back and for a machine that is busy."""


class FixedLatency:
    """Gives the answers of `choose_move` at the ends of intervals."""

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
