"""Intermediate strengths: a computer player plays some turns at one strength and the rest at another.

For games whose search has no parameter that bridges the gap between easy and strong. Pure.
"""

from __future__ import annotations

from bot.game.chance import Chance
from bot.game.contract import Strength

_PERCENT = 100


def mixed(strength: Strength, turn: object, *, easy: int = 0, fair: int, strong: int = _PERCENT) -> Strength:
    """Return the strength for this turn: strong in the given percentage of turns, easy in the rest.

    `easy`, `fair` and `strong` are these percentages, one for each strength that a table can choose. They let a game
    whose easy player is too weak play some of its turns as strong, and a game whose strong player leaves a casual
    player no chance play some of its turns as easy.

    `turn` is any value that the seat sees, the same for all decisions of a turn, different in the next turn, with a
    `repr` that is the same in every process. A plan of several moves is then completed by the strength that made it,
    and the same position is always played in the same way.
    """
    good = (fair + strong) // 2
    by_strength = {Strength.EASY: easy, Strength.FAIR: fair, Strength.GOOD: good, Strength.STRONG: strong}
    percentage = by_strength[strength]
    return Strength.STRONG if Chance(repr(turn).encode(), 0).below(_PERCENT) < percentage else Strength.EASY
