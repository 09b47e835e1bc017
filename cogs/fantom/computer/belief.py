"""What the detectives may believe: how likely Fantom is on every station that is possible.

Follows the hunt as everybody saw it. At each ride every way is worth what it is worth to somebody who runs: far
from the pawns is likelier than beside them. Must never rule out what is possible, nor know what is secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.board import PAWNS
from cogs.fantom.computer.model import EVERY_MASK, ride_tables
from cogs.fantom.map.transport import KIND

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cogs.fantom.board import Board, Box
    from cogs.fantom.computer.model import RideTables

CAUTIOUS = (0, 6, 40, 90, 120, 140)
"""What a way is worth to who runs, by its end's distance to the nearest pawn, the last for all beyond."""
CARELESS = (0, 1, 1, 1, 1, 1)
"""The same for the first half of a double move, after which no pawn rides."""


def _table(worth: tuple[int, ...]) -> bytes:
    return bytes((*worth, *[worth[-1]] * (256 - len(worth))))


_CAUTIOUS, _CARELESS = _table(CAUTIOUS), _table(CARELESS)


class Belief:
    """The weight of every station where Fantom can be; the weights add up to anything, none is 0."""

    __slots__ = ("_tables", "weights")

    def __init__(self, tables: RideTables, weights: dict[int, float]) -> None:
        self._tables, self.weights = tables, weights

    def _worth(self, pawns: Iterable[int], table: bytes) -> bytes:
        """Return by station what a way that ends there is worth; 0 on a pawn."""
        steps = self._tables.steps
        return bytes(map(min, zip(*[steps[pawn] for pawn in pawns], strict=True))).translate(table)

    def hid(self, pawns: Iterable[int]) -> None:
        """Fantom hid on a free station."""
        worth = self._worth(pawns, _CAUTIOUS)
        self.weights = {station: float(worth[station]) for station in range(1, len(worth)) if worth[station]}

    def fled(self, kind: int | None, pawns: Iterable[int], *, half: bool = False) -> None:
        """Fantom rode by transport `kind` (None: not announced); `half`: and rides again at once."""
        worth = self._worth(pawns, _CARELESS if half else _CAUTIOUS)
        rides = self._tables.rides[EVERY_MASK]
        weights: dict[int, float] = {}
        for origin, weight in self.weights.items():
            ways = [(ride & 3, ride >> 2, worth[ride >> 2]) for ride in rides[origin]]
            share = weight / (sum(way[2] for way in ways) or 1)
            for by, to, value in ways:
                if value and (kind is None or by == kind):
                    weights[to] = weights.get(to, 0.0) + share * value
        self.weights = weights

    def shown(self, station: int) -> None:
        """Fantom is known to be there."""
        self.weights = {station: 1.0}

    def missed(self, station: int) -> None:
        """A pawn arrived there and did not find Fantom."""
        self.weights.pop(station, None)

    def ranked(self) -> list[tuple[int, float]]:
        """Return the stations and their likelihoods, which add up to 1, the likeliest first."""
        total = sum(self.weights.values())
        return sorted(
            ((station, weight / total) for station, weight in self.weights.items()), key=lambda each: -each[1]
        )


def believed(board: Board) -> Belief:
    """Return what the detectives may believe now, from the last box whose station is known."""
    belief = Belief(ride_tables(board.options.map, board.options.own_map), {})
    known = max((at for at, box in enumerate(board.log) if box.station is not None), default=-1)
    pawns = list(board.placed)
    trips = list(reversed(board.trips))
    for at in range(-1, len(board.log)):
        # at -1 stands the start that is shown and in no box, where there is one
        if at >= known:
            _written(belief, board, at, known, pawns)
        while trips and trips[-1].box <= at + 1:
            trip = trips.pop()
            pawns[PAWNS.index(trip.pawn)] = trip.to
            belief.missed(trip.to)
    return belief


def _written(belief: Belief, board: Board, at: int, known: int, pawns: list[int]) -> None:
    station = board.start if at < 0 else board.log[at].station
    if at == known and station is not None:
        belief.shown(station)
    elif at == 0 and board.start is None:
        belief.hid(pawns)
    elif at >= 0:
        box = board.log[at]
        belief.fled(None if box.transport is None else KIND[box.transport], pawns, half=_half(board.log, at))


def _half(log: tuple[Box, ...], at: int) -> bool:
    """Return whether this box is the first ride of a double move: every other one of a row of such boxes."""
    row = 0
    while at - row >= 0 and log[at - row].double:
        row += 1
    return row % 2 == 1
