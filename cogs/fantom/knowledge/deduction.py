"""The stations where Fantom can have been and can be, derived from the public board only.

A set of stations is an integer in which bit n stands for station n.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import astuple

from cogs.fantom.board import PAWNS, Board, Box, Phase
from cogs.fantom.knowledge.rides import network_of, occupied
from cogs.fantom.map.network import Network, has_ride, has_two_rides
from cogs.fantom.map.transport import FREE, KIND, TRANSPORTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cogs.fantom.map.transport import Transport


def possible_stations(board: Board) -> int:
    """Return the set of stations where Fantom can be.

    It is empty before the start is written; in a finished game it is the true station.
    """
    sets = layers(board)
    return sets[-1] if sets else station_set(() if board.start is None else (board.start,))


def layers(board: Board) -> tuple[int, ...]:
    """Return for each box the stations where Fantom can have been, by the knowledge up to the next box.

    The last set holds exactly the stations where Fantom can be now. An earlier set is not reduced by what became known
    later. The sets follow from the spent tickets, the stations shown and proved, and these facts: Fantom never rides
    onto a pawn, no pawn's arrival was an arrest, and Fantom has a legal ride if it is Fantom's turn.
    """
    if board.phase is Phase.OVER:
        return tuple(1 << station for station in board.hunts[-1].route)
    chart = network_of(board)
    sets: list[int] = []
    possible_now = 0 if board.start is None else 1 << board.start
    for box, pawns, arrivals in zip(board.log, *_pawns_by_box(board), strict=True):
        possible_now = _reached(chart, box, possible_now) & ~station_set(pawns) & ~station_set(arrivals)
        if box.station is not None:
            possible_now &= 1 << box.station
        sets.append(possible_now)
    if sets:
        sets[-1] = station_set(station for station in stations(sets[-1]) if _can_act(board, chart, station))
    return tuple(sets)


def kinds(box: Box) -> tuple[Transport, ...]:
    """Return the possible transports of a box's ride: the announced one, or all of them if none was announced."""
    return TRANSPORTS if box.transport is None else (box.transport,)


def stations(station_set: int) -> Iterator[int]:
    """Yield the stations of a set, ascending."""
    while station_set:
        lowest = station_set & -station_set
        yield lowest.bit_length() - 1
        station_set ^= lowest


def station_set(numbers: Iterable[int]) -> int:
    """Return the set of these stations."""
    return sum(1 << station for station in set(numbers))


def _reached(chart: Network, box: Box, origins: int) -> int:
    """Return the set of stations that a box's ride can reach from a set.

    The empty set stands for the time before the start, from which all stations can be reached.
    """
    if not origins:
        return (2 << chart.size) - 2
    reached = 0
    for transport in kinds(box):
        reached |= chart.spread(KIND[transport], origins)
    return reached


def _pawns_by_box(board: Board) -> tuple[list[tuple[int, ...]], list[list[int]]]:
    """Return for each box the pawns' stations when it was written, and their arrivals before the next box."""
    places = list(board.placed)
    stations_by_box: list[tuple[int, ...]] = []
    arrivals_by_box: list[list[int]] = []
    trips = iter((*board.trips, None))
    trip = next(trips)
    for box in range(1, len(board.log) + 1):
        stations_by_box.append(tuple(places))
        arrivals_by_box.append([])
        while trip is not None and trip.box == box:
            places[PAWNS.index(trip.pawn)] = trip.to
            arrivals_by_box[-1].append(trip.to)
            trip = next(trips)
    return stations_by_box, arrivals_by_box


def _can_act(board: Board, chart: Network, station: int) -> bool:
    """Return whether Fantom could ride from a station; True if it is not Fantom's turn.

    If Fantom had no ride, the hunt would be finished.
    """
    if board.phase not in {Phase.FANTOM, Phase.SECOND}:
        return True
    *purse, doubles = astuple(board.stock)
    pawn_stations = occupied(board)
    free_double = board.options.free_double
    if board.phase is Phase.SECOND:
        return has_ride(chart, station, FREE if free_double else purse, pawn_stations)
    may_double = free_double and doubles > 0 and len(board.log) + 2 <= board.boxes
    return has_ride(chart, station, purse, pawn_stations) or (
        may_double and has_two_rides(chart, station, FREE, pawn_stations)
    )
