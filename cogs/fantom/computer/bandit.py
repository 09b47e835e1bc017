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

EXPLORATION = 0.35
"""The bound's weight for rides that were seldom tried."""
ROLLOUTS_PER_S = 8_000
"""Rollouts per second of budget when the budget has no clock: two-thirds of a slow core's speed."""
_CLOCK_CHECK_MASK = 7
"""A mask: the clock is read once in 8 rollouts."""


def within_budget(budget: Budget, share: float) -> Callable[[int], bool]:
    """Return a function of the number of rollouts so far: whether a share of the budget leaves time for more."""
    elapsed, limit = budget.elapsed, budget.seconds * share
    if elapsed is None:
        rollouts = int(limit * ROLLOUTS_PER_S)
        return lambda played: played < rollouts
    return lambda played: bool(played & _CLOCK_CHECK_MASK) or elapsed() < limit


class Bandit:
    """The rides to choose from, with the results of their rollouts."""

    __slots__ = ("_arms", "_prices", "_rollout", "_rollout_count", "_totals", "_tries")

    def __init__(self, rollout: FantomRollout) -> None:
        self._rollout, self._rollout_count = rollout, 0
        self._arms: list[Arm] = []
        self._prices: list[float] = []
        self._tries: list[int] = []
        self._totals: list[float] = []

    def widen(self, priced: Iterable[tuple[Arm, float]]) -> None:
        """Add rides and try each of them once. A ride's price is subtracted from its worth."""
        for arm, price in priced:
            self._arms.append(arm)
            self._prices.append(price)
            self._tries.append(1)
            self._totals.append(self._rollout.worth(arm))
            self._rollout_count += 1

    def try_while(self, goes_on: Callable[[int], bool]) -> None:
        """Try rides while `goes_on` returns true for the number of rollouts so far."""
        tries, totals, arms = self._tries, self._totals, self._arms
        while goes_on(self._rollout_count):
            spread = EXPLORATION * EXPLORATION * math.log(self._rollout_count)
            bounds = [total / count + math.sqrt(spread / count) for total, count in zip(totals, tries, strict=True)]
            index = bounds.index(max(bounds))
            totals[index] += self._rollout.worth(arms[index])
            tries[index] += 1
            self._rollout_count += 1

    def best(self) -> int:
        """Return the index of the ride with the highest worth less its price."""
        means = [
            total / count - price for total, count, price in zip(self._totals, self._tries, self._prices, strict=True)
        ]
        return means.index(max(means))
