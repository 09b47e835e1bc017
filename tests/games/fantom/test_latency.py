"""The thinking time of Fantom's computer players grows with the number of moves; a fixed latency hides that.

The clock is simulated: each reading by a computer advances it by a thousandth of a second.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.computer_processes import INTERVAL_FACTOR, FixedLatency
from bot.game.contract import Budget, Strength
from bot.table import computers
from bot.table.computers import Question
from cogs.fantom import GAME
from cogs.fantom.moves import Ride
from tests.games.fantom.positions import CAB, FANTOM, fantom_at
from tests.table.harness import ManualClock

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game.contract import AnyGame
    from bot.system.clock import Clock
    from cogs.fantom.state import State

pytestmark = pytest.mark.unmeasured

STEP_S = 0.001
BUDGET_S = 0.3
CORNERED = fantom_at(1, 2, 20, stock=(4, 0, 0, 0, 0))
"""Fantom has a single ride, to 6."""
OBVIOUS = fantom_at(7, 2, 8, 12, stock=(4, 3, 3, 2, 2))
"""Three of four exits are blocked."""
OPEN = fantom_at(19, 1, stock=(4, 3, 3, 2, 2))
"""Every kind of ride, and double moves."""
POSITIONS = pytest.mark.parametrize("state", [CORNERED, OBVIOUS, OPEN])


class Counting:
    """A computer player whose every reading of the clock takes one step."""

    def __init__(self, clock: ManualClock) -> None:
        self._clock = clock

    async def choose_move(self, game: AnyGame, question: Question) -> Any:
        began = self._clock.monotonic()

        def elapsed() -> float:
            self._clock.advance(STEP_S)
            return self._clock.monotonic() - began

        return computers.answer(game, question, elapsed)


def question(state: State, strength: Strength = Strength.STRONG) -> Question:
    budget = Budget(strength, BUDGET_S)
    return Question(GAME.hand(state, FANTOM), GAME.moves(state, FANTOM), b"seed", -1, budget)


async def seconds(state: State, wrap: Callable[[Counting, Clock], Any], strength: Strength = Strength.STRONG) -> float:
    """Return the simulated seconds until the answer to a position."""
    clock = ManualClock()
    choose_move = wrap(Counting(clock), clock).choose_move
    await choose_move(GAME, question(state, strength))
    return clock.monotonic()


def test_the_positions_differ_in_their_number_of_moves() -> None:
    assert GAME.moves(CORNERED, FANTOM) == (Ride(CAB, 6),)
    assert 1 < len(GAME.moves(OBVIOUS, FANTOM)) < len(GAME.moves(OPEN, FANTOM))


async def test_a_computers_own_thinking_time_reveals_the_number_of_moves() -> None:
    durations = [await seconds(state, lambda counting, _: counting) for state in (CORNERED, OPEN)]
    assert durations[0] == 0
    assert durations[1] > 0.05


@POSITIONS
@pytest.mark.parametrize("strength", Strength)
async def test_every_answer_comes_after_the_same_interval(state: State, strength: Strength) -> None:
    duration = await seconds(state, lambda counting, clock: FixedLatency(counting.choose_move, clock), strength)
    assert duration == pytest.approx(INTERVAL_FACTOR * BUDGET_S)
