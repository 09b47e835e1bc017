"""The strategies that computer players below strong follow through a whole race, each further than is wise.

A strategy decides for the riders that it occupies; the others ride well. The weaker the player, the more riders it
occupies. Which riders these are is part of the player's nature.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from msgspec import Struct

from bot.game.characters import hunch
from bot.game.contract import Strength
from cogs.tour.computer.model import ATTACKER, MAY_ATTACK
from cogs.tour.computer.outcome_tables import PLAIN, SOLO, Play
from cogs.tour.computer.plan import GOOD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import Budget

BREAKAWAY, TRAIN, CLIMBERS, WHEELS = FLAWS = ("breakaway", "sprint-train", "climbers", "wheel-suckers")
"""The strategies: ride away long before the finish; all work for one sprinter; save everything for the climbs; let
others work."""
LATE_STEPS = 12
"""Steps to the finish from which on a rider who can attack does so alone."""
_BREAKAWAY_STEPS = 40
"""Steps to the finish from which on riders of the breakaway attack."""
_OCCUPIED = {Strength.EASY: 0.5, Strength.FAIR: 0.25, Strength.GOOD: 0.25, Strength.STRONG: 0.0}
"""The share of a team's riders that a strategy occupies."""
_GIVING_UP_STEPS = 20
"""Steps to the finish at which a good player gives its strategy up; a fair and an easy one follow it to the line."""
_MOVING_UP = GOOD._replace(take=5)
"""The play of a rider who wants to move up: rolls again on a 4, the mean of the yellow die.

Where everybody took 4 over, the order of the start lasted to the finish.
"""


class Position(Struct, frozen=True):
    """The position of a rider at the start of a round, as far as a strategy looks at it."""

    steps: float
    """Steps to the finish."""
    climbs: bool
    status: int


def occupied(budget: Budget, own: Sequence[int]) -> frozenset[int]:
    """Return the team's riders that the player's strategy occupies; `own` are all riders of the team, by number.

    The sprinter of a train is the team's first rider, and does not work.
    """
    candidates = own[1:] if budget.flaw == TRAIN else own
    count = ceil(_OCCUPIED[budget.strength] * len(candidates))
    return frozenset(hunch(budget, "riders").shuffled(candidates)[:count])


def play(strategy: str, position: Position) -> Play:
    """Return the play of a rider that the strategy occupies; without a name, the strategy is `WHEELS`."""
    attacks = position.status in MAY_ATTACK
    match strategy:
        case "breakaway" if not attacks or position.steps > _BREAKAWAY_STEPS:
            return GOOD
        case "breakaway":
            return _all_out(position)
        case "sprint-train":
            return GOOD._replace(take=3)
        case "climbers":
            return _all_out(position) if position.climbs else GOOD._replace(attack=PLAIN, catch=False)
        case _:
            return GOOD._replace(take=3, attack=PLAIN, catch=False)


def is_given_up(budget: Budget, position: Position) -> bool:
    """Return whether the player has seen by now that a rider has more to win without the strategy."""
    return budget.strength is Strength.GOOD and position.steps <= _GIVING_UP_STEPS


def well(position: Position) -> Play:
    """Return the play of a rider without a strategy, by simple rules: near the finish, a rider who can attack does."""
    return _all_out(position) if position.steps <= LATE_STEPS and position.status in MAY_ATTACK else _MOVING_UP


def _all_out(position: Position) -> Play:
    """Return the play of a rider who attacks alone, and takes over only high speeds."""
    return GOOD._replace(attack=SOLO, take=5 if position.status == ATTACKER else GOOD.take)
