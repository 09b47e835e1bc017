"""Every move that could ever be made on a map, made once and shared: menus are picked from them.

Public knowledge, the same for everybody. Must never know who stands where.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from cogs.fantom.map.network import TRANSPORTS, Network, network
from cogs.fantom.moves import Double, Hide, Place, Ride, Surface

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.fantom.map.transport import Transport
    from cogs.fantom.options import Map

M = TypeVar("M")

KIND = {transport: k for k, transport in enumerate(TRANSPORTS)}
"""The number of a transport in the tables of a network and in purses."""


@dataclass(frozen=True, eq=False, slots=True)
class Menus:
    """A map with its moves. `rides[station][k]` are the rides from a station by transport k, by target."""

    network: Network
    places: tuple[Place, ...]
    hides: tuple[Hide, ...]
    rides: tuple[tuple[tuple[Ride, ...], ...], ...]
    doubles: tuple[tuple[tuple[Double, ...], ...], ...]
    surfaces: tuple[tuple[tuple[Surface, ...], ...], ...]


@lru_cache(maxsize=16)
def menus(map: Map, own: str) -> Menus:  # noqa: A002 - it is the map
    """Return the moves of a map; raises `atlas.MapError` if the server's own one is wrong."""
    chart = network(map, own)
    stations = range(1, chart.size + 1)
    return Menus(
        network=chart,
        places=tuple(Place(station) for station in stations),
        hides=tuple(Hide(station) for station in stations),
        rides=_from_everywhere(chart, Ride),
        doubles=_from_everywhere(chart, Double),
        surfaces=_from_everywhere(chart, Surface),
    )


def _from_everywhere(chart: Network, kind: Callable[[Transport, int], M]) -> tuple[tuple[tuple[M, ...], ...], ...]:
    return tuple(
        tuple(tuple(kind(TRANSPORTS[k], to) for to in targets) for k, targets in enumerate(rides))
        for rides in chart.rides
    )
