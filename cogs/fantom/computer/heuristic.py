"""What a move of Fantom's is worth at a glance: by distances, and by what the pawns can believe after it.

No looking ahead: that is `cogs.fantom.computer.fantom`'s. Must never see a state.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from cogs.fantom.board import Phase
from cogs.fantom.computer.belief import Belief, believed
from cogs.fantom.computer.model import ride_tables
from cogs.fantom.map.transport import KIND, Transport
from cogs.fantom.moves import Double, Hide, Surface

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.fantom.board import Board
    from cogs.fantom.moves import Ride, Take

    Step = Ride | Double | Surface | Hide

_FAR = 5
"""Rides from the nearest pawn beyond which it does not matter."""
_CATCH, _ROOM, _DOUBT, _EXIT = 6.0, 0.5, 0.4, 0.1
"""Worths at a glance: a certain arrest, a ride of distance, twice the suspects, an exit."""
_BOAT_PRICE, _DOUBLE_PRICE = 0.4, 1.5
"""What tickets that never come back are worth at a glance."""
_CROWD = 127
"""How many suspects stand for a belief."""


class Heuristic:
    """The board as Fantom sees it before a ride or before hiding."""

    __slots__ = ("_beliefs", "_now", "board", "near", "pawns", "tables")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.tables = ride_tables(board.options.map, board.options.own_map)
        self.pawns = [detective.station for detective in board.detectives if detective.station is not None]
        self.near = 0
        for pawn in self.pawns:
            self.near |= self.tables.near[pawn]
        self._now = believed(board)
        self._beliefs: dict[tuple[int | None, bool], Belief] = {}

    def room(self, station: int) -> int:
        """Return how many rides the nearest pawn is away from a station."""
        return min(self.tables.steps[pawn][station] for pawn in self.pawns)

    def exits(self, station: int) -> int:
        """Return how many stations are a land ride away where no pawn is or can be at once."""
        return (self.tables.near[station] & ~self.near).bit_count()

    def shown(self, move: Step) -> bool:
        """Return whether everybody sees where this move ends."""
        if isinstance(move, Hide):
            return self.board.options.shown_start
        return isinstance(move, Surface) or len(self.board.log) + 1 in self.board.reveals

    def unannounced(self, move: Step) -> bool:
        """Return whether nobody is told what Fantom rides with: the start, and a free double move."""
        flitting = isinstance(move, Double) or self.board.phase is Phase.SECOND
        return isinstance(move, Hide) or (self.board.options.free_double and flitting)

    def suspected(self, move: Step) -> Belief:
        """Return what the pawns may believe after this move."""
        if self.shown(move):
            return Belief(self.tables, {target(move): 1.0})
        kind = None if isinstance(move, Hide) or self.unannounced(move) else KIND[move.transport]
        key = (kind, isinstance(move, Double))
        if key not in self._beliefs:
            self._beliefs[key] = self._unseen(move, kind)
        return self._beliefs[key]

    def _unseen(self, move: Step, kind: int | None) -> Belief:
        belief = Belief(self.tables, dict(self._now.weights))
        if isinstance(move, Hide):
            belief.hid(self.pawns)
        else:
            belief.fled(kind, self.pawns, half=isinstance(move, Double))
        return belief

    def suspects(self, move: Step) -> tuple[int, ...]:
        """Return where the pawns may believe Fantom after this move, a likelier station more often."""
        weights = self.suspected(move).weights
        stride, due = sum(weights.values()) / _CROWD, 0.0
        crowd: list[int] = []
        for station, weight in weights.items():
            due += weight
            while due > 0:
                crowd.append(station)
                due -= stride
        return tuple(crowd)

    def rate(self, move: Step) -> float:
        """Return what a move is worth at a glance; of use against other moves of the same menu only."""
        to, weights = target(move), self.suspected(move).weights.values()
        doubt = sum(weights) ** 2 / sum(weight * weight for weight in weights)
        risk = (self.near >> to & 1) / (1 + 0.25 * (doubt - 1))
        worth = _ROOM * min(_FAR, self.room(to)) + _EXIT * self.exits(to) + _DOUBT * math.log2(doubt)
        return worth - _CATCH * risk - _price(move)


def target(move: Step) -> int:
    """Return where a move of Fantom's ends."""
    return move.station if isinstance(move, Hide) else move.to


def _price(move: Step) -> float:
    if isinstance(move, Hide):
        return 0.0
    return _BOAT_PRICE * (move.transport is Transport.BOAT) + _DOUBLE_PRICE * isinstance(move, Double)


def scarcest(board: Board, moves: Sequence[Take]) -> Take:
    """Return the ticket which the pawn that has to give one can least do without: the one it has fewest of."""
    tickets = next(detective.tickets for detective in board.detectives if detective.pawn is board.pawn)
    left = {Transport.CAB: tickets.cab, Transport.TAXI: tickets.taxi, Transport.TRAM: tickets.tram}
    return min(moves, key=lambda move: left[move.transport])
