"""The legal moves, phase by phase, and the refusals of all others.

All moves possible on a map are created once and shared; menus pick from them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, TypeVar

from bot.game.contract import Refused
from cogs.fantom.board import PAWNS, Phase
from cogs.fantom.map.network import Network, has_ride, has_two_rides, network
from cogs.fantom.map.transport import DOUBLE, FREE, KIND, TRANSPORTS, Transport, without
from cogs.fantom.moves import Double, Hide, Move, Place, PlaceThem, Ride, Send, Surface, Take
from cogs.fantom.state import State, is_together, left, turn, whereabouts

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from bot.game.contract import Seat
    from cogs.fantom.map.town import Play
    from cogs.fantom.options import Map

M = TypeVar("M")
R = TypeVar("R", Ride, Send, Double, Surface)
P = TypeVar("P")
_TAKES = tuple(Take(transport) for transport in TRANSPORTS)
_PLACE_THEM = PlaceThem()
NO_STOPS = "none"
"""The value of a refusal's variable for the legal stops when there are none."""


@dataclass(frozen=True, eq=False, slots=True)
class Menus:
    """A map with its moves.

    `rides[station][k]` are the rides from a station by transport k, ascending by target. `sends[pawn][station][k]` are
    those of one pawn.
    """

    network: Network
    places: tuple[Place, ...]
    hides: tuple[Hide, ...]
    rides: tuple[tuple[tuple[Ride, ...], ...], ...]
    sends: tuple[tuple[tuple[tuple[Send, ...], ...], ...], ...]
    doubles: tuple[tuple[tuple[Double, ...], ...], ...]
    surfaces: tuple[tuple[tuple[Surface, ...], ...], ...]


@lru_cache(maxsize=16)
def menus(map: Map, own: str) -> Menus:  # noqa: A002 - it is the map
    """Return the moves of a map. Raise `atlas.MapError` if the server's own map is wrong."""
    chart = network(map, own)
    stations = range(1, chart.size + 1)
    return Menus(
        network=chart,
        places=tuple(Place(station) for station in stations),
        hides=tuple(Hide(station) for station in stations),
        rides=_by_station(chart, Ride),
        sends=tuple(_by_station(chart, partial(Send, pawn)) for pawn in PAWNS),
        doubles=_by_station(chart, Double),
        surfaces=_by_station(chart, Surface),
    )


def _by_station(chart: Network, kind: Callable[[Transport, int], M]) -> tuple[tuple[tuple[M, ...], ...], ...]:
    return tuple(
        tuple(tuple(kind(TRANSPORTS[k], to) for to in targets) for k, targets in enumerate(rides))
        for rides in chart.rides
    )


def acting(state: State) -> frozenset[Seat]:
    """Return the seats that must place, hide, ride or take; an empty set when the game is finished.

    Where the detectives ride together, all with a pawn left “that has a ride as the pawns stand” [D13].
    """
    if is_together(state):
        return frozenset(state.riders[pawn] for pawn in ridable_pawns(state))
    return frozenset() if state.phase is Phase.OVER else frozenset((turn(state),))


def ridable_pawns(state: State) -> tuple[int, ...]:
    """Return the pawns that have not ridden in this round and have a legal ride, in pawn order."""
    return tuple(pawn for pawn in left(state) if can_ride(state, pawn))


def menu(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every legal move of an active seat: by pawn, by transport, then by station.

    Double moves and reveals come last. An empty tuple when the game is finished.
    """
    phase = state.phase
    if phase is Phase.DETECTIVES:
        return _pawn_rides(state, seat)
    if phase is Phase.FANTOM or phase is Phase.SECOND:
        return (*_rides(state), *_doubles(state), *_surfaces(state))
    if phase is Phase.PLACE:
        return (*_free_moves(menus_of(state).places, state.places), _PLACE_THEM)
    if phase is Phase.HIDE:
        return (*_free_moves(menus_of(state).hides, state.places), _PLACE_THEM)
    if phase is Phase.TAKE:
        return tuple(_TAKES[kind] for kind, count in enumerate(state.purses[state.pawn]) if count)
    return ()


def menus_of(state: State) -> Menus:
    """Return the moves of this game's map. Raise `atlas.MapError` if the server's own map is wrong."""
    return menus(state.options.map, state.options.own_map)


def network_of(state: State) -> Network:
    """Return the network of this game's map."""
    return menus_of(state).network


def play_of(state: State) -> Play:
    """Return the play settings of this game's map."""
    return network_of(state).town.play


def can_ride(state: State, pawn: int) -> bool:
    """Return whether a pawn has a legal ride."""
    return has_ride(network_of(state), state.places[pawn], state.purses[pawn], state.places)


def can_flee(state: State) -> bool:
    """Return whether Fantom has a legal move; with `free_double` a double move may be the only one [D9]."""
    chart, station = network_of(state), whereabouts(state)
    if has_ride(chart, station, state.stock[:DOUBLE], state.places):
        return True
    return state.options.free_double and may_double(state) and has_two_rides(chart, station, FREE, state.places)


def may_double(state: State) -> bool:
    """Return whether a double move may begin: there is a double ticket, and a box for each half."""
    return state.stock[DOUBLE] > 0 and has_room_for_double(state)


def has_room_for_double(state: State) -> bool:
    """Return whether the log has boxes for both halves of a double move."""
    return len(state.log) + 2 <= play_of(state).boxes


def shows_anyway(state: State) -> bool:
    """Return whether the next box is a reveal box."""
    return len(state.log) + 1 in play_of(state).reveals


def fare(state: State, *, half: bool) -> Sequence[int]:
    """Return the purse for a ride of Fantom's: with `free_double` a double move “costs only the double ticket” [V4].

    `half`: the ride is half of a double move.
    """
    return FREE if half and state.options.free_double else state.stock[:DOUBLE]


def is_followed(state: State, first: Double) -> bool:
    """Return whether the first half of a double move leaves a legal second one [D4]; riding back is one."""
    purse = fare(state, half=True)
    rest = purse if purse is FREE else without(purse, KIND[first.transport])
    return has_ride(network_of(state), first.to, rest, state.places)


def _pawn_rides(state: State, seat: Seat) -> tuple[Ride | Send, ...]:
    """Return the rides of the current pawn, or, where the detectives ride together, of all pawns the seat has left."""
    if is_together(state):
        return tuple(send for pawn in left(state) if state.riders[pawn] == seat for send in _sends(state, pawn))
    return _legal_rides(menus_of(state).rides[state.places[state.pawn]], state.purses[state.pawn], state.places)


def _sends(state: State, pawn: int) -> tuple[Send, ...]:
    return _legal_rides(menus_of(state).sends[pawn][state.places[pawn]], state.purses[pawn], state.places)


def _rides(state: State) -> tuple[Ride, ...]:
    purse = fare(state, half=state.phase is Phase.SECOND)
    return _legal_rides(menus_of(state).rides[whereabouts(state)], purse, state.places)


def _doubles(state: State) -> tuple[Double, ...]:
    if state.phase is Phase.SECOND or not may_double(state):
        return ()
    firsts = _legal_rides(menus_of(state).doubles[whereabouts(state)], fare(state, half=True), state.places)
    return tuple(first for first in firsts if is_followed(state, first))


def _surfaces(state: State) -> tuple[Surface, ...]:
    if not state.options.voluntary_reveal or state.surfaced or shows_anyway(state):
        return ()
    purse = fare(state, half=state.phase is Phase.SECOND)
    return _legal_rides(menus_of(state).surfaces[whereabouts(state)], purse, state.places)


def _legal_rides(rides: Sequence[tuple[R, ...]], purse: Sequence[int], occupied: Collection[int]) -> tuple[R, ...]:
    return tuple(
        ride
        for targets, tickets in zip(rides, purse, strict=False)
        if tickets
        for ride in targets
        if ride.to not in occupied
    )


def _free_moves(all_moves: Sequence[P], occupied: Collection[int]) -> tuple[P, ...]:
    """Return the moves to stations without a pawn.

    `all_moves` has a move for each station, beginning with station 1.
    """
    free = list(all_moves)
    for station in sorted(occupied, reverse=True):
        del free[station - 1]
    return tuple(free)


def require_free(state: State, station: int) -> None:
    """Raise `Refused` for a station that is not on the map or has a pawn on it."""
    size = network_of(state).size
    if not 1 <= station <= size:
        raise Refused("refused-station-unknown", first=1, last=size)
    if station in state.places:
        raise Refused("refused-station-taken", station=station, pawn=PAWNS[state.places.index(station)])


def require_ride(state: State, origin: int, move: Ride | Send | Double | Surface, tickets: int) -> None:
    """Raise `Refused` for a ride without a ticket, a line or a free station at its end.

    The refusal names the legal stops. The mover knows everything that it contains.
    """
    if not tickets:
        raise Refused("refused-no-ticket", transport=move.transport)
    chart = network_of(state)
    stops = chart.rides[origin][KIND[move.transport]]
    if 1 <= move.to <= chart.size and move.to not in stops:
        free_stops = ", ".join(str(stop) for stop in stops if stop not in state.places) or NO_STOPS
        raise Refused("refused-no-line", transport=move.transport, origin=origin, station=move.to, stops=free_stops)
    require_free(state, move.to)
