"""A flat Monte Carlo search: rides are tried in rollouts, promising ones more often, by upper confidence bounds.

It reads no clock of its own; the caller decides how long it runs.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bot.game.contract import Budget
    from cogs.fantom.computer.fantom_rollout import Arm, FantomRollout

EXPLORE = 0.35
"""The bound's weight for rides that were seldom tried."""
ROLLOUTS = 8_000
"""Rollouts per second of budget when the budget has no clock: two-thirds of a slow core's speed."""
_LOOK = 7
"""A mask: the clock is read once in 8 rollouts."""


def within_budget(budget: Budget, share: float) -> Callable[[int], bool]:
    """Return a function of the number of rollouts so far: whether a share of the budget leaves time for more."""
    elapsed, limit = budget.elapsed, budget.seconds * share
    if elapsed is None:
        rollouts = int(limit * ROLLOUTS)
        return lambda played: played < rollouts
    return lambda played: bool(played & _LOOK) or elapsed() < limit


class Bandit:
    """The rides to choose from, with the results of their rollouts."""

    __slots__ = ("_arms", "_played", "_prices", "_rollout", "_tries", "_worth")

    def __init__(self, rollout: FantomRollout) -> None:
        self._rollout, self._played = rollout, 0
        self._arms: list[Arm] = []
        self._prices: list[float] = []
        self._tries: list[int] = []
        self._worth: list[float] = []

    def widen(self, priced: Iterable[tuple[Arm, float]]) -> None:
        """Add rides and try each of them once. A ride's price is subtracted from its worth."""
        for arm, price in priced:
            self._arms.append(arm)
            self._prices.append(price)
            self._tries.append(1)
            self._worth.append(self._rollout.worth(arm))
            self._played += 1

    def try_while(self, more: Callable[[int], bool]) -> None:
        """Try rides while `more` returns true for the number of rollouts so far."""
        tries, worth, arms = self._tries, self._worth, self._arms
        while more(self._played):
            wide = EXPLORE * EXPLORE * math.log(self._played)
            bounds = [gained / tried + math.sqrt(wide / tried) for gained, tried in zip(worth, tries, strict=True)]
            at = bounds.index(max(bounds))
            worth[at] += self._rollout.worth(arms[at])
            tries[at] += 1
            self._played += 1

    def best(self) -> int:
        """Return the index of the ride with the highest worth less its price."""
        means = [
            gained / tried - price for gained, tried, price in zip(self._worth, self._tries, self._prices, strict=True)
        ]
        return means.index(max(means))
