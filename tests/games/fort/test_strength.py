"""A guard against a large loss of the computer's strength: games are counted and never timed.

So the result is always the same. `benchmarks/strength.py` measures the exact strength with the full thinking time.
"""

from __future__ import annotations

from functools import partial

import pytest

from bot.game.contract import Strength
from cogs.fort.options import Options
from tests.games.fort.benchmarks.strength import computer, gap_nine, play

GAMES, BAR = 40, 23
"""The number of games against a player who remembers everything and never jumps far, and the wins required."""
SECONDS = 0.003
"""A sixteenth of the thinking time at a table."""


def wins(strength: Strength) -> float:
    """Return the number of games that this strength wins against the reference player, ties as shares."""
    player = partial(computer, strength, seconds=SECONDS)
    return sum(play(number, player, gap_nine, Options()).share for number in range(GAMES))


@pytest.mark.unmeasured
def test_a_strong_computer_beats_a_player_with_perfect_memory() -> None:
    """It won 33 of 40 when this was written; the fair player wins 4, the easy one 4."""
    assert wins(Strength.STRONG) >= BAR
