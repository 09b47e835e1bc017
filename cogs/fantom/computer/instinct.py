"""What Fantom sees at a glance: how dangerous a station is, by distances and by what the pawns can believe.

No looking ahead: that is `fugitive`'s. Must never see a state.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from cogs.fantom.computer.model import KINDS, streets
from cogs.fantom.moves import Double, Hide, Surface
from cogs.fantom.trace import possible
from cogs.fantom.transport import Transport
from cogs.fantom.view import Phase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.fantom.computer.model import Streets
    from cogs.fantom.moves import Ride, Take
    from cogs.fantom.view import Board

_CATEGORY = (0, 2, 7, 5, 4, 2)
"""How readily pawns believe in a station by its distance from the nearest of them; five and more are alike."""
_FAR = len(_CATEGORY) - 1
_CATCH, _ROOM, _DOUBT, _EXIT = 6.0, 0.5, 0.4, 0.1
_BOAT_PRICE, _DOUBLE_PRICE = 0.4, 1.5
"""Worths at a glance: a certain arrest, a step of distance, doubling the suspects, an exit, tickets that are few."""


class Glance:
    """The board as Fantom sees it when he is to ride or to hide."""

    __slots__ = ("board", "near", "pawns", "possible", "streets")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.streets: Streets = streets(board.options.map, board.options.own_map)
        self.pawns = [detective.station for detective in board.detectives if detective.station is not None]
        self.possible = possible(board)
        self.near = 0
        for pawn in self.pawns:
            self.near |= self.streets.near[pawn]

    def room(self, station: int) -> int:
        """Return how many rides the nearest pawn is away from a station."""
        return min(self.streets.steps[pawn][station] for pawn in self.pawns)

    def exits(self, station: int) -> int:
        """Return how many land rides lead from a station to where no pawn is or can be at once."""
        return (self.streets.near[station] & ~self.near).bit_count()

    def shown(self, move: Ride | Double | Surface | Hide) -> bool:
        """Return whether everybody sees where this move ends."""
        if isinstance(move, Hide):
            return self.board.options.shown_start
        return isinstance(move, Surface) or len(self.board.log) + 1 in self.board.reveals

    def believed(self, move: Ride | Double | Surface | Hide) -> int:
        """Return the set of stations where everybody can suppose Fantom after this move."""
        if self.shown(move):
            return 1 << (move.station if isinstance(move, Hide) else move.to)
        if isinstance(move, Hide):
            return self._free(((1 << self.streets.size) - 1) << 1)
        kinds = range(len(KINDS)) if self.unannounced(move) else (KINDS.index(move.transport),)
        reached = 0
        for kind in kinds:
            reached |= self.streets.network.spread(kind, self.possible)
        return self._free(reached)

    def unannounced(self, move: Ride | Double | Surface) -> bool:
        """Return whether nobody is told what Fantom rides with (option `free_double`)."""
        return self.board.options.free_double and (isinstance(move, Double) or self.board.phase is Phase.SECOND)

    def suspects(self, move: Ride | Double | Surface | Hide) -> tuple[int, ...]:
        """Return where the pawns can believe Fantom after this move, a likelier station more often."""
        believed = self.believed(move)
        return tuple(
            station
            for station in range(1, self.streets.size + 1)
            if believed >> station & 1
            for _ in range(_CATEGORY[min(_FAR, self.room(station))])
        )

    def rate(self, move: Ride | Double | Surface | Hide) -> float:
        """Return what a move is worth at a glance; of use against other moves of the same menu only."""
        to = move.station if isinstance(move, Hide) else move.to
        doubt = self.believed(move).bit_count()
        risk = (self.near >> to & 1) / (1 + 0.25 * (doubt - 1))
        worth = _ROOM * min(_FAR, self.room(to)) + _EXIT * self.exits(to) + _DOUBT * math.log2(max(1, doubt))
        return worth - _CATCH * risk - self._price(move)

    def _price(self, move: Ride | Double | Surface | Hide) -> float:
        if isinstance(move, Hide):
            return 0.0
        boat = _BOAT_PRICE if move.transport is Transport.BOAT else 0.0
        return boat + (_DOUBLE_PRICE if isinstance(move, Double) else 0.0)

    def _free(self, stations: int) -> int:
        for pawn in self.pawns:
            stations &= ~(1 << pawn)
        return stations


def scarcest(board: Board, moves: Sequence[Take]) -> Take:
    """Return the ticket which the pawn that has to give one can least do without: the one it has fewest of."""
    tickets = next(detective.tickets for detective in board.detectives if detective.pawn is board.pawn)
    left = {Transport.CAB: tickets.cab, Transport.TAXI: tickets.taxi, Transport.TRAM: tickets.tram}
    return min(moves, key=lambda move: left[move.transport])
