"""Trying rides in mind, the promising ones more often: upper confidence bounds over a flat choice.

Must never take a clock: how long to go on is told to it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bot.game import Budget
    from cogs.fantom.computer.fantom_rollout import Arm, Flight

EXPLORE = 0.35
"""How much the bound favours a ride that was seldom tried."""
FLIGHTS = 8_000
"""Flights in mind a second of budget buys when nobody measures: what two-thirds of a slow core manage."""
_LOOK = 7
"""The clock is looked at after so many flights (and one): a mask."""


def patience(budget: Budget, share: float) -> Callable[[int], bool]:
    """Return whether there is time for more flights within a share of the budget, the number so far given."""
    elapsed, limit = budget.elapsed, budget.seconds * share
    if elapsed is None:
        flights = int(limit * FLIGHTS)
        return lambda flown: flown < flights
    return lambda flown: bool(flown & _LOOK) or elapsed() < limit


class Bandit:
    """Rides to choose from, and how they went so far."""

    __slots__ = ("_arms", "_flight", "_flown", "_prices", "_tries", "_worth")

    def __init__(self, flight: Flight) -> None:
        self._flight, self._flown = flight, 0
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
            self._worth.append(self._flight.worth(arm))
            self._flown += 1

    def try_while(self, more: Callable[[int], bool]) -> None:
        """Try rides as long as `more` says so, given the number of flights so far."""
        tries, worth, arms = self._tries, self._worth, self._arms
        while more(self._flown):
            wide = EXPLORE * EXPLORE * math.log(self._flown)
            bounds = [gained / tried + math.sqrt(wide / tried) for gained, tried in zip(worth, tries, strict=True)]
            at = bounds.index(max(bounds))
            worth[at] += self._flight.worth(arms[at])
            tries[at] += 1
            self._flown += 1

    def best(self) -> int:
        """Return the place of the ride that is worth most, its price taken off."""
        means = [
            gained / tried - price for gained, tried, price in zip(self._worth, self._tries, self._prices, strict=True)
        ]
        return means.index(max(means))
