"""Common sense: the moves of a menu at which nobody would laugh. Computer players of every strength choose among these.

It uses public knowledge and, for Fantom, Fantom's own route. It looks one ride ahead and estimates nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.board import Phase
from cogs.fantom.computer.model import Position
from cogs.fantom.map.transport import Transport
from cogs.fantom.moves import Double, Hide, Ride, Surface

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from cogs.fantom.board import Board, Hand, Pawn
    from cogs.fantom.moves import Move


def sensible_flights(hand: Hand, moves: Sequence[Move]) -> tuple[Move, ...]:
    """Return Fantom's moves without those that are worse than another for a plain reason.

    The reasons, if a single ride ends out of the pawns' reach: another one does not; it is by tram before Fantom has
    ever appeared; it ends a double move where that began.
    """
    board, endangered = hand.board, _endangered(hand.board)
    doubles: list[Move] = [move for move in moves if isinstance(move, Double)]
    singles: list[Move] = [
        move for move in moves if isinstance(move, Hide | Ride | Surface) and not endangered >> _end(move) & 1
    ]
    if not singles:
        return tuple(moves)
    if board.start is None and not any(box.shown for box in board.log) and not all(map(_is_tram, singles)):
        singles = [move for move in singles if not _is_tram(move)]
        doubles = [move for move in doubles if not _is_tram(move)]
    if board.phase is Phase.SECOND:
        origin = (board.start, *(hand.route or ()))[-2]
        singles = [move for move in singles if _end(move) != origin] or singles
    return (*singles, *doubles)


def _is_tram(move: Move) -> bool:
    return getattr(move, "transport", None) is Transport.TRAM


def _end(move: Move) -> int:
    return move.station if isinstance(move, Hide) else getattr(move, "to", 0)


def _endangered(board: Board) -> int:
    """Return the set of the stations to which a pawn can ride now."""
    position = Position(board, 0)
    return sum(
        {
            1 << (ride >> 2)
            for mask, station in zip(position.masks, position.pawns, strict=True)
            for ride in position.tables.rides[mask][station]
        }
    )


def sensible_rides(board: Board, pawn: Pawn, rides: Sequence[int], possible: Collection[int]) -> list[int]:
    """Return the codes of a pawn's rides without those that help nobody, given the stations where Fantom can be.

    An arrest that is certain is the only sensible ride. Otherwise, if there are others, a pawn does not ride away from
    all possible stations, and not back by its last ride to a station where Fantom cannot be, unless Fantom has appeared
    since or no other ride brings it nearer to a possible station.
    """
    position = Position(board, 0)
    here = position.pawns[[entry.pawn for entry in board.detectives].index(pawn)]
    rows = [position.tables.steps[station] for station in possible]
    if len(rows) == 1:
        arrests = [ride for ride in rides if ride >> 2 in possible]
        if arrests:
            return arrests
    toward = [ride for ride in rides if any(steps[ride >> 2] <= steps[here] for steps in rows)]
    back = _last_origin(board, pawn)
    if back in possible:
        return toward or list(rides)
    if any(ride >> 2 != back and any(steps[ride >> 2] < steps[here] for steps in rows) for ride in toward):
        return [ride for ride in toward if ride >> 2 != back]
    return toward or list(rides)


def _last_origin(board: Board, pawn: Pawn) -> int | None:
    """Return where a pawn's last ride began; None if it has not ridden, or if Fantom has appeared since."""
    trip = next((trip for trip in reversed(board.trips) if trip.pawn is pawn), None)
    if trip is None or any(box.shown for box in board.log[trip.box :]):
        return None
    return trip.origin
