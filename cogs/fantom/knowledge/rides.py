"""Where a pawn or Fantom can ride from here, by what the reader of a board or a hand may know, and what to plan.

For menus, plans and pictures, whosever turn it is. A detective may plan the rides of the next pawn, and everybody
may know them; Fantom's are nobody's to plan. Must never import the state: what is legal is the rules' to say.
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
    """Return the network that this hunt takes place on."""
    return network(board.options.map, board.options.own_map)


def occupied(board: Board) -> frozenset[int]:
    """Return the stations that pawns stand on."""
    return frozenset(each.station for each in board.detectives if each.station is not None)


def detective(board: Board, pawn: Pawn) -> Detective:
    """Return how a pawn stands; raises StopIteration for one that takes no part."""
    return next(each for each in board.detectives if each.pawn is pawn)


def pawn_rides(board: Board, pawn: Pawn) -> tuple[Ride, ...]:
    """Return what a pawn could ride now: by a ticket it holds, to a station without a pawn.

    By transport, then by number; none for a pawn that is not placed yet.
    """
    standing = detective(board, pawn)
    return _rides(board, standing.station, standing.tickets)


def fantom_rides(hand: Hand) -> tuple[Ride, ...]:
    """Return what Fantom could ride now: by a ticket in stock, to a station without a pawn.

    By transport, then by number; none for anybody else's hand.
    """
    return _rides(hand.board, whereabouts(hand), hand.board.stock)


def whereabouts(hand: Hand) -> int | None:
    """Return where Fantom is; None before the start is written, and for anybody else's hand."""
    if hand.route is None:
        return None
    return hand.route[-1] if hand.route else hand.board.start


def _rides(board: Board, origin: int | None, held: Tickets | Stock) -> tuple[Ride, ...]:
    if origin is None:
        return ()
    full, targets = occupied(board), network_of(board).rides[origin]
    return tuple(
        Ride(transport, to)
        for transport, reached in zip(TRANSPORTS, targets, strict=True)
        if getattr(held, transport.value, 0)
        for to in reached
        if to not in full
    )


def next_moves(board: Board, seat: Seat) -> tuple[Ride | Send, ...]:
    """Return what a seat could ride next if nothing changed; nothing before and after the hunt.

    With its next pawn; where the detectives ride together, with any that it has left, or in the next round with all.
    """
    if not is_together(board):
        return next_rides(board, seat)
    pawns = own_pawns(board, seat) if board.phase.placed else ()
    return tuple(Send(pawn, ride.transport, ride.to) for pawn in pawns for ride in pawn_rides(board, pawn))


def next_rides(board: Board, seat: Seat) -> tuple[Ride, ...]:
    """Return what a seat's next pawn could ride if nothing changed; nothing before and after the hunt."""
    pawn = next_pawn(board, seat)
    return pawn_rides(board, pawn) if pawn is not None else ()


def is_together(board: Board) -> bool:
    """Return whether the detectives of this hunt ride in whatever order they come [V10]."""
    return board.options.riding is Riding.TOGETHER


def left(board: Board) -> tuple[Detective, ...]:
    """Return the pawns that have not ridden since Fantom's last box, in their order."""
    ridden = {trip.pawn for trip in board.trips[-len(board.detectives) :] if trip.box == len(board.log)}
    return tuple(each for each in board.detectives if each.pawn not in ridden)


def own_pawns(board: Board, seat: Seat) -> tuple[Pawn, ...]:
    """Return the pawns that a seat rides next: those it has to come in this round, or else all it has."""
    return _own_in_round(board, seat) or tuple(each.pawn for each in board.detectives if each.seat == seat)


def _own_in_round(board: Board, seat: Seat) -> tuple[Pawn, ...]:
    if board.phase is not Phase.DETECTIVES:
        return ()
    order = board.detectives
    now = next((at for at, each in enumerate(order) if each.pawn is board.pawn), 0)
    waiting = left(board) if is_together(board) else order[now:]
    return tuple(each.pawn for each in waiting if each.seat == seat)


def ridden(board: Board, seat: Seat, made: tuple[Move, ...]) -> Board | None:
    """Return the board as it would be once a seat's next pawns had ridden so, one after another, and nobody else.

    None: then it has none left to ride in that round. A pawn that the ride does not name is the next in order.
    “The pawns sealed before have ridden, and nobody else has” [D17].
    """
    pawns, rides = own_pawns(board, seat), [move for move in made if isinstance(move, Ride | Send)]
    if not board.phase.placed or len(rides) >= len(pawns):
        return None
    if not _own_in_round(board, seat):
        board = replace(board, phase=Phase.DETECTIVES, log=(*board.log, Box()))
    for pawn, ride in zip(pawns, rides, strict=False):
        board = _ridden(board, ride.pawn if isinstance(ride, Send) else pawn, ride)
    return board if is_together(board) else replace(board, pawn=pawns[len(rides)])


def _ridden(board: Board, pawn: Pawn, ride: Ride | Send) -> Board:
    standing = detective(board, pawn)
    name = ride.transport.value
    held = replace(standing.tickets, **{name: max(0, getattr(standing.tickets, name, 0) - 1)})
    there = replace(standing, station=ride.to, tickets=held)
    return replace(
        board,
        detectives=tuple(there if each.pawn is pawn else each for each in board.detectives),
        trips=(*board.trips, Trip(pawn, ride.transport, standing.station or ride.to, ride.to, len(board.log))),
    )


def to_ride(board: Board) -> tuple[Detective, ...]:
    """Return the pawns that may ride now: the one whose turn it is, or, together, all that are left and have a ride."""
    if board.phase is not Phase.DETECTIVES:
        return ()
    if not is_together(board):
        return tuple(each for each in board.detectives if each.pawn is board.pawn)
    return tuple(each for each in left(board) if pawn_rides(board, each.pawn))


def allied(board: Board, one: Seat, other: Seat) -> bool:
    """Tell whether two seats are on the same side: “the detectives are on one side” [R15]."""
    return board.fantom not in (one, other)


def next_pawn(board: Board, seat: Seat) -> Pawn | None:
    """Return the pawn with which a seat rides next, the one that is to ride now included; None for Fantom."""
    if not board.phase.placed:
        return None
    return next((each.pawn for each in _coming(board) if each.seat == seat), None)


def piece(board: Board, seat: Seat) -> str:
    """Return the name of the pawn with which a seat rides next: what is planned is for it alone.

    Nothing for Fantom, and where the detectives ride together: there a move names its pawn itself.
    """
    pawn = None if is_together(board) else next_pawn(board, seat)
    return pawn.value if pawn is not None else ""


def planned(board: Board, rides: tuple[Ride, ...]) -> Pawn | None:
    """Return the pawn whose rides, all of them, these are; None if they are nobody's or there are none.

    The pawn that is to ride now comes first, and then the others in the order in which they will ride.
    """
    pawns = (each.pawn for each in _coming(board) if rides)
    return next((pawn for pawn in pawns if pawn_rides(board, pawn) == rides), None)


def _coming(board: Board) -> tuple[Detective, ...]:
    """Return the detectives in the order in which they will ride, from the one that is to ride now.

    Together, those that may ride now first, then those that are left and cannot.
    """
    order = board.detectives
    if is_together(board) and board.phase is Phase.DETECTIVES:
        able = to_ride(board)
        later = tuple(each for each in left(board) if each not in able)
        return (*able, *later, *(each for each in order if each not in left(board)))
    now = next((at for at, each in enumerate(order) if each.pawn is board.pawn), 0)
    return (*order[now:], *order[:now]) if board.phase is Phase.DETECTIVES else order
