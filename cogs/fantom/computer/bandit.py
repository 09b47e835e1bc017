"""A flat Monte Carlo search: rides tried in rollouts, the promising ones more often, by upper confidence bounds.

Must never take a clock: how long to go on is told to it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bot.game.contract import Budget
    from cogs.fantom.computer.fantom_rollout import Arm, FantomRollout

EXPLORE = 0.35
"""How much the bound favours a ride that was seldom tried."""
ROLLOUTS = 8_000
"""Rollouts a second of budget buys when nobody measures: what two-thirds of a slow core manage."""
_LOOK = 7
"""The clock is looked at after so many rollouts (and one): a mask."""


def within_budget(budget: Budget, share: float) -> Callable[[int], bool]:
    """Return whether there is time for more rollouts within a share of the budget, the number so far given."""
    elapsed, limit = budget.elapsed, budget.seconds * share
    if elapsed is None:
        rollouts = int(limit * ROLLOUTS)
        return lambda played: played < rollouts
    return lambda played: bool(played & _LOOK) or elapsed() < limit


class Bandit:
    """Rides to choose from, and how they went so far."""

    __slots__ = ("_arms", "_played", "_prices", "_rollout", "_tries", "_worth")

    def __init__(self, rollout: FantomRollout) -> None:
        self._rollout, self._played = rollout, 0
        self._arms: list[Arm] = []
        self._prices: list[float] = []
        self._tries: list[int] = []
        self._worth: list[float] = []

    def widen(self, priced: Iterable[tuple[Arm, float]]) -> None:
        """Add rides; every one is tried once at once. A price is taken off what a ride is worth."""
        for arm, price in priced:
            self._arms.append(arm)
            self._prices.append(price)
            self._tries.append(1)
            self._worth.append(self._rollout.worth(arm))
            self._played += 1

    def try_while(self, more: Callable[[int], bool]) -> None:
        """Try rides as long as `more` says so, given the number of rollouts so far."""
        tries, worth, arms = self._tries, self._worth, self._arms
        while more(self._played):
            wide = EXPLORE * EXPLORE * math.log(self._played)
            bounds = [gained / tried + math.sqrt(wide / tried) for gained, tried in zip(worth, tries, strict=True)]
            at = bounds.index(max(bounds))
            worth[at] += self._rollout.worth(arms[at])
            tries[at] += 1
            self._played += 1

    def best(self) -> int:
        """Return the place of the ride that is worth most, its price taken off."""
        means = [
            gained / tried - price for gained, tried, price in zip(self._worth, self._tries, self._prices, strict=True)
        ]
        return means.index(max(means))
