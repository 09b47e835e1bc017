"""A guard against an accidental loss of the computer player's strength.

It counts turns and measures no time, so that the result is always the same.

`benchmarks/strength.py` measures the exact strength, alone and at tables.
"""

from __future__ import annotations

from statistics import fmean

import pytest

from bot.game.contract import Strength
from tests.games.case07.benchmarks.strength import LINES, alone

CASES = 80


def turns(strength: Strength, patrols: int) -> float:
    """Return the mean number of turns that a player of this strength needs for a case alone."""
    line = LINES[f"alone-{patrols}-{strength}"]
    return fmean(alone(line, number, "gate").score for number in range(CASES))


@pytest.mark.unmeasured
@pytest.mark.parametrize(("patrols", "bar"), [(0, 10.3), (5, 6.4)])
def test_a_strong_player_solves_a_case_within_the_limit_of_turns(patrols: int, bar: float) -> None:
    """When written: 9.55 and 6.16 turns. Weaker players take about as many, but pay for wrong announcements."""
    assert turns(Strength.STRONG, patrols) <= bar
