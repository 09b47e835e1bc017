"""The detectives' search: one tree over the pawns' rides of this round, then play-outs.

Everything in it is public: an arrest on the way counts by how likely Fantom is there. Counts or measures its tries
as its budget says. Must never be given Fantom's real station.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cogs.fantom.computer.dragnet import Dragnet
    from cogs.fantom.computer.model import Chase

_HEAVY = 16
"""By how many of the likeliest stations rides are compared before they are tried."""


class Depth(Struct, frozen=True):
    """How the tree grows."""

    curiosity: float = 1.0
    """The constant of UCB, in standard deviations of what the tries brought."""
    width: int = 6
    """How many rides of a pawn are looked at."""
    approach: float = 0.2
    """What it counts that a pawn comes nearer itself, next to that some pawn is near."""


class Node:
    """A pawn to ride: its rides, how often each was tried and what it brought."""

    __slots__ = ("children", "rides", "sums", "tries", "visits")

    def __init__(self, rides: list[int]) -> None:
        self.rides = rides
        self.tries = [0] * len(rides)
        self.sums = [0.0] * len(rides)
        self.visits = 0
        self.children: list[Node | None] = [None] * len(rides)

    def selected(self, curiosity: float) -> int:
        """Return the place of the ride to try: the next one never tried, else by UCB."""
        tries, sums = self.tries, self.sums
        if self.visits < len(tries):
            return self.visits
        wide = curiosity * sqrt(log(self.visits))
        best, at = -1.0, 0
        for place, tried in enumerate(tries):
            value = sums[place] / tried + wide / sqrt(tried)
            if value > best:
                best, at = value, place
        return at


class Tree:
    """A search from one position."""

    __slots__ = ("_chase", "_depth", "_dragnet", "_found", "_heavy", "_shares", "_squares", "root")

    def __init__(self, chase: Chase, ranked: Sequence[tuple[int, float]], dragnet: Dragnet, depth: Depth) -> None:
        self._chase, self._dragnet, self._depth = chase, dragnet, depth
        self._shares = dict(ranked)
        self._found = sum(1 << station for station in self._shares)
        self._heavy = [(chase.streets.steps[station], share) for station, share in ranked[:_HEAVY]]
        self._squares = 0.0
        self.root = Node(self._rides(chase))

    def grow(self, going: Callable[[int], bool]) -> int:
        """Try until `going` (asked with the number of tries) says no; return the ride tried most."""
        tries = 0
        while going(tries):
            self._try()
            tries += 1
        root = self.root
        at = max(range(len(root.rides)), key=lambda place: (root.tries[place], root.sums[place]))
        return root.rides[at]

    def _try(self) -> None:
        chase = self._chase.copy()
        path: list[tuple[Node, int]] = []
        caught, found = self._descend(chase, path)
        if found and caught < 1:
            caught += (1 - caught) * self._dragnet.worth(chase, found)
        self._squares += caught * caught
        for node, at in path:
            node.visits += 1
            node.tries[at] += 1
            node.sums[at] += caught

    def _descend(self, chase: Chase, path: list[tuple[Node, int]]) -> tuple[float, int]:
        """Ride by the tree to the end of the round; return how likely an arrest is and where Fantom can be still."""
        node: Node | None = self.root
        caught, found = 0.0, self._found
        pawns, curiosity = len(chase.pawns), self._depth.curiosity * self._deviation()
        while chase.turn < pawns:
            if node is None:
                rides = self._rides(chase)
                parent, at = path[-1]
                node = parent.children[at] = Node(rides)
            if not node.rides:
                chase.turn += 1
                continue
            at = node.selected(curiosity)
            path.append((node, at))
            ride = node.rides[at]
            chase.ride(ride)
            if found >> (ride >> 2) & 1:
                caught += self._shares[ride >> 2]
                found ^= 1 << (ride >> 2)
            node = node.children[at]
        return caught, found

    def _deviation(self) -> float:
        """Return the standard deviation of what the tries brought so far."""
        visits = self.root.visits or 1
        mean = sum(self.root.sums) / visits
        return sqrt(max(0.0, self._squares / visits - mean * mean))

    def _rides(self, chase: Chase) -> list[int]:
        """Return the pawn's most promising rides, those first that leave Fantom least far from a pawn."""
        rides = chase.pawn_rides()
        turn, heavy, approach = chase.turn, self._heavy, self._depth.approach
        others = [min([steps[at] for place, at in enumerate(chase.pawns) if place != turn]) for steps, _ in heavy]
        costs = {}
        for ride in rides:
            to, cost = ride >> 2, 0.0
            for (steps, share), other in zip(heavy, others, strict=True):
                far = steps[to]
                cost += share * (min(far, other) + approach * far)
            costs[ride] = cost
        rides.sort(key=costs.__getitem__)
        return rides[: self._depth.width]
