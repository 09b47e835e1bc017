"""Where a pawn or Fantom can ride from here, by what the reader of a board or a hand may know.

For menus, plans and pictures, whosever turn it is. Must never import the state: what is legal is the rules' to say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.map.network import TRANSPORTS, network
from cogs.fantom.moves import Ride

if TYPE_CHECKING:
    from cogs.fantom.map.network import Network
    from cogs.fantom.map.transport import Stock, Tickets
    from cogs.fantom.view import Board, Detective, Hand, Pawn


def chart(board: Board) -> Network:
    """Return the network that this hunt takes place on."""
    return network(board.options.map, board.options.own_map)


def taken(board: Board) -> frozenset[int]:
    """Return the stations that pawns stand on."""
    return frozenset(each.station for each in board.detectives if each.station is not None)


def of(board: Board, pawn: Pawn) -> Detective:
    """Return how a pawn stands; raises StopIteration for one that takes no part."""
    return next(each for each in board.detectives if each.pawn is pawn)


def pawn_rides(board: Board, pawn: Pawn) -> tuple[Ride, ...]:
    """Return what a pawn could ride now: by a ticket it holds, to a station without a pawn.

    By transport, then by number; none for a pawn that is not placed yet.
    """
    standing = of(board, pawn)
    return _rides(board, standing.station, standing.tickets)


def fantom_rides(hand: Hand) -> tuple[Ride, ...]:
    """Return what Fantom could ride now: by a ticket of his, to a station without a pawn.

    By transport, then by number; none for anybody else's hand.
    """
    return _rides(hand.board, lair(hand), hand.board.stock)


def lair(hand: Hand) -> int | None:
    """Return where Fantom is; None before he hid, and for anybody else's hand."""
    if hand.route is None:
        return None
    return hand.route[-1] if hand.route else hand.board.start


def _rides(board: Board, origin: int | None, held: Tickets | Stock) -> tuple[Ride, ...]:
    if origin is None:
        return ()
    full, targets = taken(board), chart(board).rides[origin]
    return tuple(
        Ride(transport, to)
        for transport, reached in zip(TRANSPORTS, targets, strict=True)
        if getattr(held, transport.value, 0)
        for to in reached
        if to not in full
    )
