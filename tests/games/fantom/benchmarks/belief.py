"""What the reference players believe of Fantom: a filter over the hunt as everybody saw it.

Its one choice is what a way is worth by the distance of its end to the nearest pawn: all alike is exact for somebody
who rides anywhere, more for far ends is somebody who flees. Must stay as it is: figures are compared against it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.board import PAWNS
from cogs.fantom.knowledge.deduction import kinds
from cogs.fantom.map.network import network
from cogs.fantom.map.transport import KIND, TRANSPORTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cogs.fantom.board import Board
    from cogs.fantom.map.network import Network

Weights = dict[int, float]
Worths = tuple[int, ...]

ANY_WAY: Worths = (0, 1, 1, 1, 1, 1)
"""By distance to the nearest pawn, five and more alike: every way is as likely as the next."""
FLIGHT: Worths = (0, 1, 7, 15, 20, 23)
"""The same for somebody who flees."""


def believed(board: Board, worths: Worths) -> Weights:
    """Return how likely Fantom is at each station that is possible, in weights that add up to anything."""
    net, pawns, trips = network(board.options.map, board.options.own_map), list(board.placed), list(board.trips)
    weights: Weights = {} if board.start is None else {board.start: 1.0}
    for box, written in enumerate(board.log, 1):
        ways = [KIND[transport] for transport in kinds(written)]
        weights = moved(net, weights, ways, pawns, worths) if weights else hidden(net, pawns, worths)
        if written.station is not None:
            weights = {written.station: 1.0}
        while trips and trips[0].box == box:
            trip = trips.pop(0)
            pawns[PAWNS.index(trip.pawn)] = trip.to
            weights.pop(trip.to, None)
    return weights


def hidden(net: Network, pawns: Iterable[int], worths: Worths) -> Weights:
    """Return the weights after Fantom hid on a free station."""
    worth = [_worth(net, pawns, station, worths) for station in range(net.size + 1)]
    return {station: float(worth[station]) for station in range(1, net.size + 1) if worth[station]}


def moved(net: Network, weights: Weights, ways: Sequence[int], pawns: Iterable[int], worths: Worths) -> Weights:
    """Return the weights after a ride by one of these transports, told how the pawns stand."""
    after: Weights = {}
    for origin, weight in weights.items():
        worth = [[(to, _worth(net, pawns, to, worths)) for to in net.rides[origin][k]] for k in range(len(TRANSPORTS))]
        every = sum(value for by in worth for _, value in by)
        for to, value in (each for k in ways for each in worth[k]):
            if value:
                after[to] = after.get(to, 0.0) + weight * value / every
    return after


def _worth(net: Network, pawns: Iterable[int], station: int, worths: Worths) -> int:
    return worths[min(len(worths) - 1, *(net.steps[pawn][station] for pawn in pawns))]
