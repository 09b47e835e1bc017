"""That nobody halves the computer detectives by mistake: hunts that are counted, never timed, so the same each time.

`tests/benchmarks/ladder.py` measures what they are worth against casual people.
"""

from __future__ import annotations

import pytest

from bot.game.chance import Chance
from bot.game.contract import Budget, Strength
from cogs.fantom import GAME
from cogs.fantom.board import Ending
from cogs.fantom.options import First, Options
from tests.games.fantom.benchmarks.baselines import farthest

HUNTS, SOON, BAR = 60, 9, 40
"""Of so many hunts, so many have to end with an arrest by this box."""
SECONDS = 0.003
"""Some fifty tries a round of the pawns, a three-hundredth of what they have at a table."""


def caught_soon(number: int, strength: Strength) -> bool:
    """Return whether detectives of this strength soon catch who rides to where the nearest pawn is farthest."""
    luck, budget = b"gate %d" % number, Budget(strength, SECONDS)
    state, turn = GAME.start(2, Options(fantom=First.HOST), Chance(luck, 0)).state, 0
    while GAME.outcome(state) is None and len(state.log) <= SOON:
        turn += 1
        (seat,) = GAME.to_act(state)
        hand, menu, chance = GAME.hand(state, seat), GAME.moves(state, seat), Chance(luck, -turn)
        player = farthest if seat == hand.board.fantom else GAME.computer
        state = GAME.apply(state, seat, player(hand, menu, chance, budget), Chance(luck, turn)).state
    return any(hunt.ending in {Ending.ARRESTED, Ending.CORNERED} and hunt.box <= SOON for hunt in state.hunts)


@pytest.mark.unmeasured
def test_strong_detectives_soon_catch_who_only_keeps_away() -> None:
    """47 of 60 when this was written, whatever the machine; detectives half as good, the easy ones, reach 13."""
    arrests = sum(caught_soon(number, Strength.STRONG) for number in range(HUNTS))
    assert arrests >= BAR
