"""Strengths between two others: some turns are played as by the one, the rest as by the other.

For games in which weakening the search itself leaves a gap between easy and strong that no dial bridges. Pure.
"""

from __future__ import annotations

from bot.chance import Chance
from bot.game import Strength

_CERTAIN = 100


def mixed(strength: Strength, turn: object, *, fair: int, easy: int = 0) -> Strength:
    """Return the strength that decides in this turn: strong always, fair and easy in so many turns of a hundred.

    In the rest easy decides, so that a game whose easy player is too easy has easy turns played by strong as well.

    `turn` is anything the seat sees that stays the same for all decisions of a turn and is another in the next, and
    whose `repr` is the same in every process: a plan that takes several moves is then carried through by whoever made
    it, and the same position is played the same way however often it is asked for.
    """
    if strength is Strength.STRONG:
        return strength
    often = fair if strength is Strength.FAIR else easy
    return Strength.STRONG if Chance(repr(turn).encode(), 0).below(_CERTAIN) < often else Strength.EASY
