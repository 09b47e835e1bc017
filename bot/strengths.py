"""A strength between two others: some turns are played as by the one, the rest as by the other.

For games in which weakening the search itself leaves a gap between easy and strong that no dial bridges. Pure.
"""

from __future__ import annotations

from bot.chance import Chance
from bot.game import Strength

_CERTAIN = 100


def mixed(strength: Strength, often: int, turn: object) -> Strength:
    """Return the strength that decides in this turn: for fair, strong in `often` turns of a hundred, else easy.

    `turn` is anything the seat sees that stays the same for all decisions of a turn and is another in the next, and
    whose `repr` is the same in every process: a plan that takes several moves is then carried through by whoever made
    it, and the same position is played the same way however often it is asked for.
    """
    if strength is not Strength.FAIR:
        return strength
    return Strength.STRONG if Chance(repr(turn).encode(), 0).below(_CERTAIN) < often else Strength.EASY
