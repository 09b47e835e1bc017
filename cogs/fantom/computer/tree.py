"""The detectives' search: a Monte Carlo tree over the pawns' rides of this round, followed by rollouts.

It uses public knowledge only: an arrest on the way counts by the likelihood of Fantom there. The caller limits the
number of tries.
"""

from __future__ import annotations

from math import log, sqrt
from operator import mul
from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.fantom.computer.marks import marks

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from cogs.fantom.computer.detective_rollout import DetectiveRollout
    from cogs.fantom.computer.model import Position

STUCK = 0
"""The only entry in the rides of a pawn that has none."""
_MAX_WEIGHED = 16
"""Number of the likeliest stations by which rides are sorted before they are tried."""


class TreePolicy(Struct, frozen=True):
    """The parameters of the tree's growth."""

    exploration: float = 1.5
    """The UCB constant, in standard deviations of the tries' results."""
    width: int = 6
    """Number of a pawn's rides that are considered."""
    widening: float = 0.4
    """The number of open rides grows by this factor times the square root of a node's visits."""
    approach: float = 0.2
    """The weight of this pawn's distance, where the distance of the nearest pawn has 1."""


class Node:
    """A pawn's turn in the tree: its rides, with the number and the results of their tries."""

    __slots__ = ("children", "open", "rides", "sums", "tries", "visits")

    def __init__(self, rides: list[int]) -> None:
        self.rides = rides
        self.tries = [0] * len(rides)
        self.sums = [0.0] * len(rides)
        self.visits = 0
        self.open = 0
        self.children: list[Node | None] = [None] * len(rides)

    def select(self, exploration: float, widening: float) -> int:
        """Return the index of the ride to try: a new one if the node was visited often enough, otherwise by UCB."""
        tries, sums, visits = self.tries, self.sums, self.visits
        count = self.open
        if count < len(tries) and count <= widening * sqrt(visits):
            self.open = count + 1
            return count
        exploration_width = exploration * sqrt(log(visits))
        best, best_index = -1.0, 0
        for index in range(count):
            try_count = tries[index]
            value = sums[index] / try_count + exploration_width / sqrt(try_count)
            if value > best:
                best, best_index = value, index
        return best_index


class Tree:
    """A search from one position."""

    __slots__ = ("_levels", "_order", "_pawns", "_policy", "_position", "_rollout", "_shares", "_squares", "root")

    def __init__(
        self,
        position: Position,
        ranked: Sequence[tuple[int, float]],
        rollout: DetectiveRollout,
        policy: TreePolicy,
        pawns: Sequence[int],
        rides: Collection[int],
    ) -> None:
        """Prepare a search from a position in which these pawns ride, in this order, before Fantom does.

        Only these rides of the first pawn are considered.
        """
        self._position, self._rollout, self._policy = position, rollout, policy
        self._shares = dict(ranked)
        self._levels = levels(ranked)
        self._order = RideOrder(position, ranked, policy.approach, pawns)
        self._squares, self._pawns = 0.0, pawns
        position.turn = pawns[0]
        self.root = Node([ride for ride in self._order.rank(position) if ride in rides][: policy.width])

    def grow(self, going: Callable[[int], bool]) -> int:
        """Try while `going` returns true for the number of tries; return the ride tried most."""
        tries = 0
        while going(tries):
            self._try(tries)
            tries += 1
        root = self.root
        best = max(range(len(root.rides)), key=lambda index: (root.tries[index], root.sums[index]))
        return root.rides[best]

    def _try(self, number: int) -> None:
        position = self._position.copy()
        path: list[tuple[Node, int]] = []
        arrived = self._descend(position, path)
        caught = sum([self._shares.get(to, 0.0) for to in arrived])
        level = self._levels[number * _STRIDE % LEVELS]
        possible = level & ~sum([1 << to for to in arrived])
        if possible:
            caught += possible.bit_count() / level.bit_count() * self._rollout.worth(position, possible)
        self._squares += caught * caught
        for node, index in path:
            node.visits += 1
            node.tries[index] += 1
            node.sums[index] += caught

    def _descend(self, position: Position, path: list[tuple[Node, int]]) -> set[int]:
        """Ride along the tree to the end of the round; return the stations at which pawns arrived."""
        node: Node | None = self.root
        arrived: set[int] = set()
        widening, exploration = self._policy.widening, self._policy.exploration * self._deviation()
        for position.turn in self._pawns:
            if node is None:
                parent, index = path[-1]
                node = parent.children[index] = self._node(position)
            index = node.select(exploration, widening)
            path.append((node, index))
            ride = node.rides[index]
            if ride != STUCK:
                position.ride(ride)
                arrived.add(ride >> 2)
            node = node.children[index]
        return arrived

    def _deviation(self) -> float:
        """Return the standard deviation of the tries' results so far."""
        visits = self.root.visits or 1
        mean = sum(self.root.sums) / visits
        return sqrt(max(0.0, self._squares / visits - mean * mean))

    def _node(self, position: Position) -> Node:
        return Node(self._order.rank(position)[: self._policy.width] or [STUCK])


LEVELS = 64
"""The number of sets into which a belief is split."""
_STRIDE = 27
"""The step from set to set between tries, so that likely and unlikely stations alternate; coprime to `LEVELS`."""


def levels(ranked: Sequence[tuple[int, float]]) -> list[int]:
    """Return sets that represent a belief: a random member of a random set has its believed likelihood.

    Each set holds the n likeliest stations. It occurs in proportion to n and to the difference between the likelihoods
    of the nth station and the next.
    """
    sets: list[int] = []
    possible, filled = 0, 0.0
    next_shares = [share for _, share in ranked[1:]] + [0.0]
    for count, ((station, share), next_share) in enumerate(zip(ranked, next_shares, strict=True), 1):
        possible |= 1 << station
        filled += count * (share - next_share)
        sets += [possible] * (round(filled * LEVELS) - len(sets))
    return sets


class RideOrder:
    """An order of a pawn's rides: the ride towards its own mark comes first.

    The others are sorted by the distances of the likeliest stations from their nearest pawn after the ride.
    """

    __slots__ = ("_approach", "_distances", "_marks", "_rows", "_shares", "_steps")

    def __init__(
        self, position: Position, ranked: Sequence[tuple[int, float]], approach: float, pawns: Sequence[int]
    ) -> None:
        self._distances = position.tables.steps
        self._marks = marks(position.tables, position.pawns, pawns, ranked)
        self._steps = [self._distances[station] for station, _ in ranked[:_MAX_WEIGHED]]
        self._shares = [share for _, share in ranked[:_MAX_WEIGHED]]
        self._approach = approach
        self._rows: dict[int, tuple[int, ...]] = {}

    def _row(self, station: int) -> tuple[int, ...]:
        """Return the distances of a station from the likeliest stations."""
        row = self._rows.get(station)
        if row is None:
            row = self._rows[station] = tuple([steps[station] for steps in self._steps])
        return row

    def rank(self, position: Position) -> list[int]:
        """Return the current pawn's rides, the best first."""
        other_rows = [self._row(station) for pawn, station in enumerate(position.pawns) if pawn != position.turn]
        nearest = [min(column) for column in zip(*other_rows, strict=True)]
        shares, approach = self._shares, self._approach
        rated: list[tuple[float, int]] = []
        for ride in position.pawn_rides():
            row = self._row(ride >> 2)
            cost = sum(map(mul, shares, map(min, nearest, row))) + approach * sum(map(mul, shares, row))
            rated.append((cost, ride))
        rated.sort()
        return self._mark_first(position.turn, [ride for _, ride in rated])

    def _mark_first(self, pawn: int, rides: list[int]) -> list[int]:
        """Return the rides with the one that brings the pawn nearest to its mark, if it has one, moved first."""
        mark = self._marks.get(pawn)
        if mark is None or not rides:
            return rides
        to_mark = self._distances[mark]
        best = min(rides, key=lambda ride: to_mark[ride >> 2])
        rides.remove(best)
        return [best, *rides]
