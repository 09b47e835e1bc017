"""The detectives' belief: the likelihood of Fantom on each possible station.

It follows the public course of the hunt. For each ride of Fantom's, a way's weight is its worth to a fleeing Fantom:
stations far from the pawns are likelier than those beside them. No possible station is excluded, and nothing secret is
used.
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

CAUTIOUS_WORTH = (0, 6, 40, 90, 120, 140)
"""A way's worth to Fantom by the distance of its end from the nearest pawn; the last number is for all beyond."""
CARELESS_WORTH = (0, 1, 1, 1, 1, 1)
"""The same for the first half of a double move, after which no pawn rides."""


def _table(worth: tuple[int, ...]) -> bytes:
    return bytes((*worth, *[worth[-1]] * (256 - len(worth))))


_CAUTIOUS_TABLE, _CARELESS_TABLE = _table(CAUTIOUS_WORTH), _table(CARELESS_WORTH)


class Belief:
    """The weight of each station where Fantom can be, always above 0. The sum of the weights is arbitrary."""

    __slots__ = ("_tables", "weights")

    def __init__(self, tables: RideTables, weights: dict[int, float]) -> None:
        self._tables, self.weights = tables, weights

    def _worth(self, pawns: Iterable[int], table: bytes) -> bytes:
        """Return by station the worth of a way that ends there; 0 on a pawn."""
        steps = self._tables.steps
        return bytes(map(min, zip(*[steps[pawn] for pawn in pawns], strict=True))).translate(table)

    def follow_hiding(self, pawns: Iterable[int]) -> None:
        """Follow Fantom's hiding on a free station."""
        worth = self._worth(pawns, _CAUTIOUS_TABLE)
        self.weights = {station: float(worth[station]) for station in range(1, len(worth)) if worth[station]}

    def follow_ride(self, kind: int | None, pawns: Iterable[int], *, is_first_half: bool = False) -> None:
        """Follow a ride by transport `kind` (None: not announced).

        `is_first_half`: it begins a double move, so Fantom rides again before the pawns do.
        """
        worth = self._worth(pawns, _CARELESS_TABLE if is_first_half else _CAUTIOUS_TABLE)
        rides = self._tables.rides[EVERY_MASK]
        weights: dict[int, float] = {}
        for origin, weight in self.weights.items():
            ways = [(ride & 3, ride >> 2, worth[ride >> 2]) for ride in rides[origin]]
            share = weight / (sum(way[2] for way in ways) or 1)
            for transport, to, value in ways:
                if value and (kind is None or transport == kind):
                    weights[to] = weights.get(to, 0.0) + share * value
        self.weights = weights

    def follow_reveal(self, station: int) -> None:
        """Set Fantom's known station."""
        self.weights = {station: 1.0}

    def follow_miss(self, station: int) -> None:
        """Remove a station at which a pawn arrived without an arrest."""
        self.weights.pop(station, None)

    def ranked(self) -> list[tuple[int, float]]:
        """Return the stations with their likelihoods, which add up to 1, the likeliest first."""
        total = sum(self.weights.values())
        return sorted(
            ((station, weight / total) for station, weight in self.weights.items()), key=lambda entry: -entry[1]
        )


def belief_of(board: Board) -> Belief:
    """Return the detectives' belief on this board, followed from the last box with a known station."""
    belief = Belief(ride_tables(board.options.map, board.options.own_map), {})
    last_known = max((index for index, box in enumerate(board.log) if box.station is not None), default=-1)
    pawns = list(board.placed)
    trips = list(reversed(board.trips))
    for index in range(-1, len(board.log)):
        # -1 stands for a shown start, which fills no box
        if index >= last_known:
            _follow_box(belief, board, index, last_known, pawns)
        while trips and trips[-1].box <= index + 1:
            trip = trips.pop()
            pawns[PAWNS.index(trip.pawn)] = trip.to
            belief.follow_miss(trip.to)
    return belief


def _follow_box(belief: Belief, board: Board, index: int, last_known: int, pawns: list[int]) -> None:
    station = board.start if index < 0 else board.log[index].station
    if index == last_known and station is not None:
        belief.follow_reveal(station)
    elif index == 0 and board.start is None:
        belief.follow_hiding(pawns)
    elif index >= 0:
        box = board.log[index]
        belief.follow_ride(
            None if box.transport is None else KIND[box.transport],
            pawns,
            is_first_half=_is_first_half(board.log, index),
        )


def _is_first_half(log: tuple[Box, ...], index: int) -> bool:
    """Return whether this box is the first ride of a double move: an odd one in a run of double boxes."""
    run = 0
    while index - run >= 0 and log[index - run].double:
        run += 1
    return run % 2 == 1
