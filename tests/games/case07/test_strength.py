"""That nobody halves the computer player by mistake: cases that are counted, never timed, so the same each time.

What exactly it is worth, alone and at tables, `benchmarks/strength.py` measures.
"""

from __future__ import annotations

from statistics import fmean

import pytest

from bot.game.contract import Strength
from tests.games.case07.benchmarks.strength import LINES, alone

CASES = 80


def turns(strength: Strength, patrols: int) -> float:
    """Return how many turns a player of this strength alone needs for a case, on the average."""
    line = LINES[f"alone-{patrols}-{strength}"]
    return fmean(alone(line, number, "gate").score for number in range(CASES))


@pytest.mark.unmeasured
@pytest.mark.parametrize(("patrols", "bar"), [(0, 10.3), (5, 6.4)])
def test_the_strong_player_solves_its_cases_soon(patrols: int, bar: float) -> None:
    """9.55 and 6.16 turns when this was written; the fair player needs 12.8 and 7.5, the easy one 14.6 and 8.5."""
    assert turns(Strength.STRONG, patrols) <= bar
