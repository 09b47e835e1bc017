"""A guard against an accidental loss of the computer detectives' strength.

It counts hunts and measures no time, so that the result is always the same. `tests/benchmarks/ladder.py` measures their
strength against casual players.
"""

from __future__ import annotations

import pytest

from bot.game.chance import Chance
from bot.game.contract import Budget, Strength
from cogs.fantom import GAME
from cogs.fantom.board import Ending
from cogs.fantom.options import First, Options
from tests.games.fantom.benchmarks.baselines import farthest

HUNTS, EARLY_BOX, MIN_EARLY_ARRESTS = 60, 9, 40
"""The number of hunts, the box of an early arrest, and the least number of early arrests."""
BUDGET_S = 0.003
"""About fifty tries per round of the pawns, a three-hundredth of the time at a table."""


def is_caught_early(number: int, strength: Strength) -> bool:
    """Return whether detectives of this strength soon catch a Fantom that rides farthest from the nearest pawn."""
    luck, budget = b"gate %d" % number, Budget(strength, BUDGET_S)
    state, turn = GAME.start(2, Options(fantom=First.HOST), Chance(luck, 0)).state, 0
    while GAME.outcome(state) is None and len(state.log) <= EARLY_BOX:
        turn += 1
        (seat,) = GAME.to_act(state)
        hand, menu, chance = GAME.hand(state, seat), GAME.moves(state, seat), Chance(luck, -turn)
        player = farthest if seat == hand.board.fantom else GAME.computer
        state = GAME.apply(state, seat, player(hand, menu, chance, budget), Chance(luck, turn)).state
    return any(hunt.ending in {Ending.ARRESTED, Ending.CORNERED} and hunt.box <= EARLY_BOX for hunt in state.hunts)


@pytest.mark.unmeasured
def test_strong_detectives_soon_catch_a_fantom_that_only_keeps_away() -> None:
    """When written: 47 of 60, on any machine; the easy detectives, half as good, reach 13."""
    arrests = sum(is_caught_early(number, Strength.STRONG) for number in range(HUNTS))
    assert arrests >= MIN_EARLY_ARRESTS
