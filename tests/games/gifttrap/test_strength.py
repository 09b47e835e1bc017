"""A guard against a large loss of the computer's strength: gifts in simulated worlds, the same each time.

`benchmarks/giving.py` measures the exact strength, in more kinds of worlds.
"""

from __future__ import annotations

from functools import partial
from statistics import fmean
from typing import TYPE_CHECKING

import pytest

from bot.game.contract import Budget, Strength
from cogs.gifttrap.computer.plan import plan_sheet
from tests.games.gifttrap.benchmarks.giving import shares
from tests.games.gifttrap.benchmarks.worlds import Kind, scored

if TYPE_CHECKING:
    from cogs.gifttrap.board import Hand

WORLDS = 40
KIND = Kind(seats=4, noise=0.5, general=0.3, covered=1.0)
"""Friends with different tastes who know their own."""


def gives(strength: Strength, hand: Hand) -> tuple[tuple[int, ...], ...]:
    """Return the gifts of a player of this strength, by receiver."""
    return plan_sheet(hand, Budget(strength)).gives


def share(strength: Strength) -> float:
    """Return the mean share of the way from random giving to perfect knowledge that this strength reaches."""
    scores = [scored(KIND, number, (partial(gives, strength),)) for number in range(WORLDS)]
    return fmean(shares(scores, 0))


@pytest.mark.unmeasured
def test_a_strong_computer_gives_well_liked_gifts() -> None:
    """It reached 0.64 when this was written; a fair player reaches 0.58, an easy one 0.51."""
    assert share(Strength.STRONG) >= 0.6
