"""Strengths between two others: some turns are played as by the one, the rest as by the other.

For games in which weakening the search itself leaves a gap between easy and strong that no dial bridges. Pure.
"""

from __future__ import annotations

from bot.game.chance import Chance
from bot.game.contract import Strength

_CERTAIN = 100


def mixed(strength: Strength, turn: object, *, easy: int = 0, fair: int, strong: int = _CERTAIN) -> Strength:
    """Return who decides in this turn: strong in so many turns of a hundred of each strength, easy in the rest.

    So a game whose easy player is too easy has some of its turns played by strong, and one whose strong player leaves
    a casual person no hope at all some of those by easy.

    `turn` is anything the seat sees that stays the same for all decisions of a turn and is another in the next, and
    whose `repr` is the same in every process: a plan that takes several moves is then carried through by whoever made
    it, and the same position is played the same way however often it is asked for.
    """
    often = {Strength.EASY: easy, Strength.FAIR: fair, Strength.STRONG: strong}[strength]
    return Strength.STRONG if Chance(repr(turn).encode(), 0).below(_CERTAIN) < often else Strength.EASY
