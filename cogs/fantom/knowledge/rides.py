"""The possible rides of pawns and Fantom by what the reader of a board or a hand knows, and the rides to plan.

For menus, premoves and pictures, on any seat's turn. Detectives may plan the rides of their pawns, which are public;
Fantom's rides cannot be planned. Independent of the state; the rules decide which moves are legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cogs.fantom.board import Box, Phase, Trip
from cogs.fantom.map.network import network
from cogs.fantom.map.transport import TRANSPORTS
from cogs.fantom.moves import Ride, Send
from cogs.fantom.options import Riding

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.fantom.board import Board, Detective, Hand, Pawn
    from cogs.fantom.map.network import Network
    from cogs.fantom.map.transport import Stock, Tickets
    from cogs.fantom.moves import Move


def network_of(board: Board) -> Network:
    """Return the network of this hunt's map."""
    return network(board.options.map, board.options.own_map)


def occupied(board: Board) -> frozenset[int]:
    """Return the stations with a pawn."""
    return frozenset(entry.station for entry in board.detectives if entry.station is not None)


def detective(board: Board, pawn: Pawn) -> Detective:
    """Return a pawn with its station and tickets. Raise `StopIteration` for a pawn that does not take part."""
    return next(entry for entry in board.detectives if entry.pawn is pawn)


def pawn_rides(board: Board, pawn: Pawn) -> tuple[Ride, ...]:
    """Return a pawn's possible rides on this board: with a ticket it holds, to a station without a pawn.

    They are sorted by transport, then by number; empty for a pawn that is not placed yet.
    """
    standing = detective(board, pawn)
    return _rides(board, standing.station, standing.tickets)


def fantom_rides(hand: Hand) -> tuple[Ride, ...]:
    """Return Fantom's possible rides on this board: with a ticket in stock, to a station without a pawn.

    They are sorted by transport, then by number; empty for a detective's hand.
    """
    return _rides(hand.board, whereabouts(hand), hand.board.stock)


def whereabouts(hand: Hand) -> int | None:
    """Return Fantom's station; None before the start is written, and for a detective's hand."""
    if hand.route is None:
        return None
    return hand.route[-1] if hand.route else hand.board.start


def _rides(board: Board, origin: int | None, tickets: Tickets | Stock) -> tuple[Ride, ...]:
    if origin is None:
        return ()
    taken, targets = occupied(board), network_of(board).rides[origin]
    return tuple(
        Ride(transport, to)
        for transport, reached in zip(TRANSPORTS, targets, strict=True)
        if getattr(tickets, transport.value, 0)
        for to in reached
        if to not in taken
    )


def next_moves(board: Board, seat: Seat) -> tuple[Ride | Send, ...]:
    """Return a seat's possible next moves if the board does not change; none before and after the hunt.

    They are the rides of its next pawn. Where the detectives ride together, they are the rides of all pawns it has
    left, or, if it has none left, of all its pawns in the next round.
    """
    if not is_together(board):
        return next_rides(board, seat)
    pawns = own_pawns(board, seat) if board.phase.placed else ()
    return tuple(Send(pawn, ride.transport, ride.to) for pawn in pawns for ride in pawn_rides(board, pawn))


def next_rides(board: Board, seat: Seat) -> tuple[Ride, ...]:
    """Return the possible rides of a seat's next pawn if the board does not change; none before and after the hunt."""
    pawn = next_pawn(board, seat)
    return pawn_rides(board, pawn) if pawn is not None else ()


def is_together(board: Board) -> bool:
    """Return whether the detectives of this hunt ride in any order [V10]."""
    return board.options.riding is Riding.TOGETHER


def left(board: Board) -> tuple[Detective, ...]:
    """Return the pawns that have not ridden since Fantom's last box, in pawn order."""
    ridden = {trip.pawn for trip in board.trips[-len(board.detectives) :] if trip.box == len(board.log)}
    return tuple(entry for entry in board.detectives if entry.pawn not in ridden)


def own_pawns(board: Board, seat: Seat) -> tuple[Pawn, ...]:
    """Return the pawns that a seat rides next: those still to ride in this round, or else all its pawns."""
    return _own_pawns_in_round(board, seat) or tuple(entry.pawn for entry in board.detectives if entry.seat == seat)


def _own_pawns_in_round(board: Board, seat: Seat) -> tuple[Pawn, ...]:
    if board.phase is not Phase.DETECTIVES:
        return ()
    order = board.detectives
    current = next((index for index, entry in enumerate(order) if entry.pawn is board.pawn), 0)
    pawns = left(board) if is_together(board) else order[current:]
    return tuple(entry.pawn for entry in pawns if entry.seat == seat)


def board_after(board: Board, seat: Seat, moves: tuple[Move, ...]) -> Board | None:
    """Return the board after a seat's next pawns have made these moves in order, for the next premove of the series.

    None if the seat has no pawn left to ride in that round. A move that names no pawn is for the next one in order.
    “The pawns sealed before have ridden, and nobody else has” [D17].
    """
    pawns, rides = own_pawns(board, seat), [move for move in moves if isinstance(move, Ride | Send)]
    if not board.phase.placed or len(rides) >= len(pawns):
        return None
    if not _own_pawns_in_round(board, seat):
        board = replace(board, phase=Phase.DETECTIVES, log=(*board.log, Box()))
    for pawn, ride in zip(pawns, rides, strict=False):
        board = _after_ride(board, ride.pawn if isinstance(ride, Send) else pawn, ride)
    return board if is_together(board) else replace(board, pawn=pawns[len(rides)])


def _after_ride(board: Board, pawn: Pawn, ride: Ride | Send) -> Board:
    standing = detective(board, pawn)
    name = ride.transport.value
    tickets = replace(standing.tickets, **{name: max(0, getattr(standing.tickets, name, 0) - 1)})
    new_standing = replace(standing, station=ride.to, tickets=tickets)
    return replace(
        board,
        detectives=tuple(new_standing if entry.pawn is pawn else entry for entry in board.detectives),
        trips=(*board.trips, Trip(pawn, ride.transport, standing.station or ride.to, ride.to, len(board.log))),
    )


def active_pawns(board: Board) -> tuple[Detective, ...]:
    """Return the pawns that may ride now: the current one, or, together, all that are left and have a ride."""
    if board.phase is not Phase.DETECTIVES:
        return ()
    if not is_together(board):
        return tuple(entry for entry in board.detectives if entry.pawn is board.pawn)
    return tuple(entry for entry in left(board) if pawn_rides(board, entry.pawn))


def allied(board: Board, seat: Seat, other: Seat) -> bool:
    """Return whether two seats are on the same side: “the detectives are on one side” [R15]."""
    return board.fantom not in (seat, other)


def next_pawn(board: Board, seat: Seat) -> Pawn | None:
    """Return the pawn that a seat rides next, the current pawn included.

    None for Fantom, and before and after the hunt.
    """
    if not board.phase.placed:
        return None
    return next((entry.pawn for entry in _ride_order(board) if entry.seat == seat), None)


def piece_name(board: Board, seat: Seat) -> str:
    """Return the name of the pawn that a seat rides next; a premove is for this pawn only.

    Empty for Fantom, and where the detectives ride together, because a `Send` names its pawn itself.
    """
    pawn = None if is_together(board) else next_pawn(board, seat)
    return pawn.value if pawn is not None else ""


def planned_pawn(board: Board, rides: tuple[Ride, ...]) -> Pawn | None:
    """Return the pawn whose complete list of rides this is; None for an empty list and for rides of no pawn.

    If several pawns match, the one that rides first is returned.
    """
    pawns = (entry.pawn for entry in _ride_order(board) if rides)
    return next((pawn for pawn in pawns if pawn_rides(board, pawn) == rides), None)


def _ride_order(board: Board) -> tuple[Detective, ...]:
    """Return the detectives in the order in which they will ride, beginning with the current one.

    Where they ride together, those that may ride now come first, then those that are left without a ride.
    """
    order = board.detectives
    if is_together(board) and board.phase is Phase.DETECTIVES:
        ready = active_pawns(board)
        later = tuple(entry for entry in left(board) if entry not in ready)
        return (*ready, *later, *(entry for entry in order if entry not in left(board)))
    current = next((index for index, entry in enumerate(order) if entry.pawn is board.pawn), 0)
    return (*order[current:], *order[:current]) if board.phase is Phase.DETECTIVES else order
