"""Every legal move, phase by phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from cogs.fantom.map.exits import FREE, goes_on, goes_on_twice, without
from cogs.fantom.map.network import TRANSPORTS, Network
from cogs.fantom.moves import Double, Move, Ride, Surface, Take
from cogs.fantom.rules.menus import KIND, Menus, menus
from cogs.fantom.state import DOUBLE, State, whereabouts
from cogs.fantom.view import Phase

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from cogs.fantom.map.town import Play

R = TypeVar("R", Ride, Double, Surface)
P = TypeVar("P")

_TAKES = tuple(Take(transport) for transport in TRANSPORTS)


def menu(state: State) -> tuple[Move, ...]:
    """Return every legal move of whoever is to act: by transport, then by station; doubles and reveals last.

    None when the game is over.
    """
    phase = state.phase
    if phase is Phase.DETECTIVES:
        return _open(menus_of(state).rides[state.places[state.pawn]], state.purses[state.pawn], state.places)
    if phase is Phase.FANTOM or phase is Phase.SECOND:
        return (*_rides(state), *_doubles(state), *_surfaces(state))
    if phase is Phase.PLACE:
        return _elsewhere(menus_of(state).places, state.places)
    if phase is Phase.HIDE:
        return _elsewhere(menus_of(state).hides, state.places)
    if phase is Phase.TAKE:
        return tuple(_TAKES[kind] for kind, left in enumerate(state.purses[state.pawn]) if left)
    return ()


def menus_of(state: State) -> Menus:
    """Return the moves of the map that is played on."""
    return menus(state.options.map, state.options.own_map)


def chart_of(state: State) -> Network:
    """Return the network of the map that is played on."""
    return menus_of(state).network


def play_of(state: State) -> Play:
    """Return how the hunt is played on this map."""
    return chart_of(state).town.play


def can_ride(state: State, pawn: int) -> bool:
    """Return whether a pawn has a legal ride."""
    return goes_on(chart_of(state), state.places[pawn], state.purses[pawn], state.places)


def can_flee(state: State) -> bool:
    """Return whether Fantom has a legal ride; with `free_double` a double move may be all that is left [D9]."""
    chart, at = chart_of(state), whereabouts(state)
    if goes_on(chart, at, state.stock[:DOUBLE], state.places):
        return True
    return state.options.free_double and may_double(state) and goes_on_twice(chart, at, FREE, state.places)


def may_double(state: State) -> bool:
    """Return whether a double move may begin: a ticket for it, and boxes for both halves."""
    return state.stock[DOUBLE] > 0 and has_room_for_double(state)


def has_room_for_double(state: State) -> bool:
    """Return whether the second half would still find a box."""
    return len(state.log) + 2 <= play_of(state).boxes


def shows_anyway(state: State) -> bool:
    """Return whether Fantom appears in the next box without choosing to."""
    return len(state.log) + 1 in play_of(state).reveals


def fare(state: State, *, half: bool) -> Sequence[int]:
    """Return what Fantom pays rides from: with `free_double` a double move “costs only the double ticket” [V4]."""
    return FREE if half and state.options.free_double else state.stock[:DOUBLE]


def is_followed(state: State, first: Double) -> bool:
    """Return whether the first half of a double move leaves a legal second one [D4]; A–B–A is one."""
    purse = fare(state, half=True)
    left = purse if purse is FREE else without(purse, KIND[first.transport])
    return goes_on(chart_of(state), first.to, left, state.places)


def _rides(state: State) -> tuple[Ride, ...]:
    purse = fare(state, half=state.phase is Phase.SECOND)
    return _open(menus_of(state).rides[whereabouts(state)], purse, state.places)


def _doubles(state: State) -> tuple[Double, ...]:
    if state.phase is Phase.SECOND or not may_double(state):
        return ()
    firsts = _open(menus_of(state).doubles[whereabouts(state)], fare(state, half=True), state.places)
    return tuple(first for first in firsts if is_followed(state, first))


def _surfaces(state: State) -> tuple[Surface, ...]:
    if not state.options.voluntary_reveal or state.surfaced or shows_anyway(state):
        return ()
    purse = fare(state, half=state.phase is Phase.SECOND)
    return _open(menus_of(state).surfaces[whereabouts(state)], purse, state.places)


def _open(rides: Sequence[tuple[R, ...]], purse: Sequence[int], occupied: Collection[int]) -> tuple[R, ...]:
    """Pick the rides that have a ticket and end where no pawn stands."""
    return tuple(
        ride for targets, left in zip(rides, purse, strict=False) if left for ride in targets if ride.to not in occupied
    )


def _elsewhere(everywhere: Sequence[P], occupied: Collection[int]) -> tuple[P, ...]:
    """Leave out the moves to stations where a pawn stands; the first move is to station 1."""
    left = list(everywhere)
    for station in sorted(occupied, reverse=True):
        del left[station - 1]
    return tuple(left)
