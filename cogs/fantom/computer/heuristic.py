"""A heuristic rating of Fantom's moves, by distances and by the pawns' belief after the move.

It does not look ahead; `cogs.fantom.computer.fantom` does. It uses the board only.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from cogs.fantom.board import Phase
from cogs.fantom.computer.belief import Belief, belief_of
from cogs.fantom.computer.model import ride_tables
from cogs.fantom.map.transport import KIND, Transport
from cogs.fantom.moves import Double, Hide, Surface

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.fantom.board import Board
    from cogs.fantom.moves import Ride, Take

    Step = Ride | Double | Surface | Hide

_MAX_USEFUL_DISTANCE = 5
"""Distance from the nearest pawn, in rides, beyond which more distance has no worth."""
_CATCH, _ROOM, _DOUBT, _EXIT = 6.0, 0.5, 0.4, 0.1
"""Weights: of a certain arrest, of a ride of distance, of twice the suspects, of an exit."""
_CROWD = 127
"""Number of suspects that represent a belief."""


class Heuristic:
    """The board before a ride of Fantom or before hiding, with the values that the rating needs."""

    __slots__ = ("_belief", "_beliefs", "board", "near", "pawns", "tables")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.tables = ride_tables(board.options.map, board.options.own_map)
        self.pawns = [detective.station for detective in board.detectives if detective.station is not None]
        self.near = 0
        for pawn in self.pawns:
            self.near |= self.tables.near[pawn]
        self._belief = belief_of(board)
        self._beliefs: dict[tuple[int | None, bool], Belief] = {}

    def room(self, station: int) -> int:
        """Return the distance from a station to the nearest pawn, in rides."""
        return min(self.tables.steps[pawn][station] for pawn in self.pawns)

    def exits(self, station: int) -> int:
        """Return the number of stations a land ride away that no pawn stands on or can reach with one ride."""
        return (self.tables.near[station] & ~self.near).bit_count()

    def shown(self, move: Step) -> bool:
        """Return whether the end of this move is public."""
        if isinstance(move, Hide):
            return self.board.options.shown_start
        return isinstance(move, Surface) or len(self.board.log) + 1 in self.board.reveals

    def unannounced(self, move: Step) -> bool:
        """Return whether the transport of this move is not announced: for the start and for a free double move."""
        is_double = isinstance(move, Double) or self.board.phase is Phase.SECOND
        return isinstance(move, Hide) or (self.board.options.free_double and is_double)

    def suspected(self, move: Step) -> Belief:
        """Return the pawns' belief after this move."""
        if self.shown(move):
            return Belief(self.tables, {target(move): 1.0})
        kind = None if isinstance(move, Hide) or self.unannounced(move) else KIND[move.transport]
        key = (kind, isinstance(move, Double))
        if key not in self._beliefs:
            self._beliefs[key] = self._unseen_belief(move, kind)
        return self._beliefs[key]

    def _unseen_belief(self, move: Step, kind: int | None) -> Belief:
        belief = Belief(self.tables, dict(self._belief.weights))
        if isinstance(move, Hide):
            belief.follow_hiding(self.pawns)
        else:
            belief.follow_ride(kind, self.pawns, is_first_half=isinstance(move, Double))
        return belief

    def suspects(self, move: Step) -> tuple[int, ...]:
        """Return the stations where the pawns can suspect Fantom after this move.

        A station occurs in proportion to its likelihood.
        """
        weights = self.suspected(move).weights
        stride, due = sum(weights.values()) / _CROWD, 0.0
        crowd: list[int] = []
        for station, weight in weights.items():
            due += weight
            while due > 0:
                crowd.append(station)
                due -= stride
        return tuple(crowd)

    def rate(self, move: Hide) -> float:
        """Return the worth of a hiding place. It is comparable only with other places of the same menu."""
        to, weights = target(move), self.suspected(move).weights.values()
        doubt = sum(weights) ** 2 / sum(weight * weight for weight in weights)
        risk = (self.near >> to & 1) / (1 + 0.25 * (doubt - 1))
        worth = _ROOM * min(_MAX_USEFUL_DISTANCE, self.room(to)) + _EXIT * self.exits(to) + _DOUBT * math.log2(doubt)
        return worth - _CATCH * risk


def target(move: Step) -> int:
    """Return the station at the end of a move of Fantom's."""
    return move.station if isinstance(move, Hide) else move.to


def scarcest(board: Board, moves: Sequence[Take]) -> Take:
    """Return the ticket that the current pawn can least spare: the kind it has fewest of."""
    tickets = next(detective.tickets for detective in board.detectives if detective.pawn is board.pawn)
    left = {Transport.CAB: tickets.cab, Transport.TAXI: tickets.taxi, Transport.TRAM: tickets.tram}
    return min(moves, key=lambda move: left[move.transport])
