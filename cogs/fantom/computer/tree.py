"""The detectives' search: one tree over the pawns' rides of this round, Fantom's station drawn anew each time.

Nodes are keyed by what is public, so no ride depends on where Fantom was drawn. Counts or measures its tries as its
budget says. Must never be given Fantom's real station.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.fantom.computer.playout import DRIFT, LIMIT, STEP

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cogs.fantom.computer.model import Chase
    from cogs.fantom.computer.playout import Playout

DECK = 1024
"""In how fine shares the belief is drawn from."""


class Depth(Struct, frozen=True):
    """How the tree grows."""

    curiosity: float = 0.5
    """The constant of UCB."""
    width: int = 6
    """How many rides of a pawn are looked at."""
    spots: int = 3
    """How many spots the pawns of a play-out chase, the real one included."""


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
        """Return the ride to try: one never tried, else by UCB."""
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

    def __init__(self, chase: Chase, ranked: Sequence[tuple[int, float]], playout: Playout, depth: Depth) -> None:
        self._chase, self._playout, self._depth = chase, playout, depth
        self._deck = [station for station, share in ranked for _ in range(max(1, round(share * DECK)))]
        self._heavy = [(chase.streets.steps[station], share) for station, share in ranked[:12]]
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
        playout, deck = self._playout, self._deck
        seed = playout.seed
        spots = []
        for _ in range(self._depth.spots):
            seed = (seed * STEP + DRIFT) & LIMIT
            spots.append(deck[(seed >> 8) % len(deck)])
        playout.seed = seed
        chase = self._chase.copy()
        chase.at = spots[0]
        path: list[tuple[Node, int]] = []
        worth = self._descend(chase, path)
        if worth is None:
            worth = playout.run(chase, spots)
        for node, at in path:
            node.visits += 1
            node.tries[at] += 1
            node.sums[at] += worth

    def _descend(self, chase: Chase, path: list[tuple[Node, int]]) -> float | None:
        """Ride by the tree as far as it goes; return what an arrest on the way is worth."""
        node, curiosity, pawns = self.root, self._depth.curiosity, len(chase.pawns)
        while True:
            if not node.rides:
                chase.turn += 1
                return None
            at = node.selected(curiosity)
            path.append((node, at))
            if chase.ride(node.rides[at]):
                return 1.0
            if chase.turn == pawns:
                return None
            child = node.children[at]
            if child is None:
                if node.tries[at]:
                    node.children[at] = Node(self._rides(chase))
                return None
            node = child

    def _rides(self, chase: Chase) -> list[int]:
        """Return the pawn's most promising rides, those first that leave Fantom least far from a pawn."""
        rides = chase.pawn_rides()
        turn, heavy = chase.turn, self._heavy
        others = [min([steps[at] for place, at in enumerate(chase.pawns) if place != turn]) for steps, _ in heavy]
        costs = {}
        for ride in rides:
            to, cost = ride >> 2, 0.0
            for (steps, share), other in zip(heavy, others, strict=True):
                far = steps[to]
                cost += share * (min(far, other) + 0.2 * far)
            costs[ride] = cost
        rides.sort(key=costs.__getitem__)
        return rides[: self._depth.width]
