"""That nobody halves the computer player by mistake: games that are counted, never timed, so the same each time.

What exactly it is worth, and with all its time, `benchmarks/strength.py` measures.
"""

from __future__ import annotations

from functools import partial

import pytest

from bot.game.contract import Strength
from cogs.fort.options import Options
from tests.games.fort.benchmarks.strength import computer, gap_nine, play

GAMES, BAR = 40, 23
"""Of so many games against who remembers everything and never jumps far, so many have to be won."""
SECONDS = 0.003
"""A sixteenth of the time that it has at a table."""


def wins(strength: Strength) -> float:
    """Return how many games a player of this strength wins against the reference player, ties as shares."""
    player = partial(computer, strength, seconds=SECONDS)
    return sum(play(number, player, gap_nine, Options()).share for number in range(GAMES))


@pytest.mark.unmeasured
def test_the_strong_player_wins_against_who_remembers_everything() -> None:
    """33 of 40 when this was written; the fair player wins 4, the easy one 4."""
    assert wins(Strength.STRONG) >= BAR
