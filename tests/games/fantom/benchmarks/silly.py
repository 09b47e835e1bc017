"""Moves of Fantom and of the detectives at which a person would laugh. All are judged by what the mover sees.

A ride counts as silly only if there was a better one: the menu held a ride without the same fault.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.board import Phase
from cogs.fantom.knowledge.deduction import possible_stations
from cogs.fantom.knowledge.rides import detective, pawn_rides
from cogs.fantom.map.transport import Transport
from cogs.fantom.moves import Hide, Ride, Send
from tests.benchmarks.silly import Folly
from tests.games.fantom.benchmarks.baselines import stations, town_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.fantom.board import Board, Hand, Pawn
    from cogs.fantom.moves import Move

    Flight = Hide | Ride


def rides_beside_a_pawn(hand: Hand, menu: tuple[Move, ...], move: Move) -> bool | None:
    """Fantom hides in a pawn's reach, or ends a ride there, while another station is out of the reach of all pawns."""
    endangered = _endangered(hand.board)
    return _needlessly(lambda flight: _end(flight) in endangered, _flights(hand, menu), move)


def returns_by_a_double_move(hand: Hand, menu: tuple[Move, ...], move: Move) -> bool | None:
    """Fantom ends a double move where it began, while another end is out of the reach of all pawns."""
    if hand.board.phase is not Phase.SECOND or hand.route is None:
        return None
    origins, endangered = (hand.board.start, *hand.route), _endangered(hand.board)
    others = tuple(ride for ride in _flights(hand, menu) if _end(ride) not in endangered)
    return _needlessly(lambda ride: _end(ride) == origins[-2], others, move)


def takes_a_tram_unseen(hand: Hand, menu: tuple[Move, ...], move: Move) -> bool | None:
    """Fantom spends a tram ticket before its first appearance, while another ride ends out of the pawns' reach."""
    board = hand.board
    if board.start is not None or any(box.shown for box in board.log):
        return None
    endangered = _endangered(board)
    safe = tuple(ride for ride in _flights(hand, menu) if _end(ride) not in endangered)
    return _needlessly(_is_tram, safe, move)


def rides_away(hand: Hand, menu: tuple[Move, ...], move: Move) -> bool | None:
    """A pawn rides away from every station where Fantom can be, while it has another ride."""
    pawn, rides = _pawn_and_rides(hand, menu, move)
    if pawn is None:
        return None
    steps, origin = town_of(hand.board).steps, detective(hand.board, pawn).station or 0
    possible = stations(possible_stations(hand.board))
    return _needlessly(
        lambda ride: all(steps[_end(ride)][station] > steps[origin][station] for station in possible), rides, move
    )


def rides_there_and_back(hand: Hand, menu: tuple[Move, ...], move: Move) -> bool | None:
    """A pawn takes its last ride back to a station where Fantom cannot be, though Fantom has not appeared since.

    Judged only where another ride brings the pawn nearer to a possible station.
    """
    board = hand.board
    pawn, rides = _pawn_and_rides(hand, menu, move)
    trips = [trip for trip in board.trips if trip.pawn is pawn]
    if not trips or any(box.shown for box in board.log[trips[-1].box :]):
        return None
    steps, possible = town_of(board).steps, stations(possible_stations(board))
    nearer = tuple(
        ride for ride in rides if any(steps[_end(ride)][station] < steps[trips[-1].to][station] for station in possible)
    )
    return _needlessly(lambda ride: _end(ride) == trips[-1].origin and _end(ride) not in possible, nearer, move)


def misses_an_arrest(hand: Hand, menu: tuple[Move, ...], move: Move) -> bool | None:
    """A pawn that can ride to the only station where Fantom can be rides elsewhere."""
    pawn, rides = _pawn_and_rides(hand, menu, move)
    possible = stations(possible_stations(hand.board))
    if pawn is None or len(possible) > 1:
        return None
    return _needlessly(lambda ride: _end(ride) not in possible, rides, move)


def _needlessly(
    is_silly: Callable[[Flight | Send], bool], choice: tuple[Flight | Send, ...], move: Move
) -> bool | None:
    """Return whether a move has a fault that others do not have; None: it is no such move, or all of them are alike."""
    if not isinstance(move, Hide | Ride | Send) or all(is_silly(other) for other in choice):
        return None
    return is_silly(move)


def _end(move: Flight | Send) -> int:
    return move.station if isinstance(move, Hide) else move.to


def _is_tram(move: Flight | Send) -> bool:
    return not isinstance(move, Hide) and move.transport is Transport.TRAM


def _flights(hand: Hand, menu: tuple[Move, ...]) -> tuple[Flight, ...]:
    """Return Fantom's stations to hide at and single rides; none for a detective."""
    return tuple(move for move in menu if isinstance(move, Hide | Ride)) if hand.route is not None else ()


def _endangered(board: Board) -> frozenset[int]:
    """Return the stations to which a pawn can ride now, with its tickets."""
    return frozenset(ride.to for entry in board.detectives for ride in pawn_rides(board, entry.pawn))


def _pawn_and_rides(hand: Hand, menu: tuple[Move, ...], move: Move) -> tuple[Pawn | None, tuple[Ride | Send, ...]]:
    """Return the pawn that a detective's move rides and the rides it has; None and nothing for other moves."""
    if hand.route is not None or not isinstance(move, Ride | Send):
        return None, ()
    pawn = move.pawn if isinstance(move, Send) else hand.board.pawn
    return pawn, tuple(
        other
        for other in menu
        if isinstance(other, Ride | Send) and (not isinstance(other, Send) or other.pawn is pawn)
    )


FOLLIES = (
    Folly("Fantom rides beside a pawn", rides_beside_a_pawn),
    Folly("Fantom's double move returns", returns_by_a_double_move),
    Folly("Fantom takes a tram unseen", takes_a_tram_unseen),
    Folly("a pawn rides away", rides_away),
    Folly("a pawn rides there and back", rides_there_and_back),
    Folly("a pawn misses an arrest", misses_an_arrest),
)
