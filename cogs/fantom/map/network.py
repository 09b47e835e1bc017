"""The network of rides that follows from a map, computed once.

Public knowledge, independent of pawns and tickets: the caller passes those.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from cogs.fantom.map.atlas import town
from cogs.fantom.map.town import pieces
from cogs.fantom.map.transport import LAND, TRANSPORTS, Transport, without

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from cogs.fantom.map.town import Town
    from cogs.fantom.options import Map

_BYTE = 8
Rides = tuple[tuple[int, ...], ...]
"""The targets of one station by transport, ascending."""
_Way = tuple[int, ...]
_Ways = dict[tuple[Transport, int, int], _Way]


@dataclass(frozen=True, eq=False, repr=False, slots=True)
class Network:
    """The rides of a town. Stations are numbered 1 to `size`; in a bit set, bit n is station n."""

    town: Town
    size: int
    rides: tuple[Rides, ...]
    """`rides[station][k]`: the next stops by transport k, ascending; station 0 has none."""
    steps: tuple[bytes, ...]
    """`steps[a][b]`: the number of rides a pawn needs from a to b with unlimited tickets; the values of station 0 are
    meaningless."""
    ways: _Ways
    tables: tuple[tuple[tuple[int, ...], ...], ...]
    """`tables[k][i][byte]`: the bit set reached by transport k from the stations that `byte` marks in the i-th byte of
    a bit set."""

    def passed(self, transport: Transport, a: int, b: int) -> tuple[int, ...]:
        """Return the stations on a ride from a to b, both included. Raise `KeyError` if there is no such ride."""
        return self.ways[transport, a, b]

    def spread(self, k: int, bits: int) -> int:
        """Return the bit set of stations that one ride by transport k reaches from the stations in `bits`."""
        tables = self.tables[k]
        reached = 0
        for index, byte in enumerate(bits.to_bytes(len(tables), "little")):
            if byte:
                reached |= tables[index][byte]
        return reached


@lru_cache(maxsize=16)
def network(map: Map, own: str = "") -> Network:  # noqa: A002 - it is the map
    """Return the network of a map. Raise `atlas.MapError` if the server's own map is wrong."""
    return build_network(town(map, own))


def build_network(source: Town) -> Network:
    """Return the network of a town that has passed the checks of `atlas`."""
    size = len(source.stations)
    ways = _ways(source)
    rides = _rides(size, ways)
    tables = tuple(_tables([_bits(station_rides[k]) for station_rides in rides]) for k in range(len(TRANSPORTS)))
    return Network(source, size, rides, tuple(_steps(rides)), ways, tables)


def _ways(source: Town) -> _Ways:
    """Return every ride with the stations on its way; of two lines between the same stops, the shorter way."""
    ways: _Ways = {}
    for transport, way in pieces(source):
        for directed_way in (way, way[::-1]):
            key = (transport, directed_way[0], directed_way[-1])
            ways[key] = min(ways.get(key, directed_way), directed_way, key=len)
    return ways


def _rides(size: int, ways: _Ways) -> tuple[Rides, ...]:
    targets: list[list[list[int]]] = [[[] for _ in TRANSPORTS] for _ in range(size + 1)]
    for transport, a, b in sorted(ways):
        targets[a][TRANSPORTS.index(transport)].append(b)
    return tuple(tuple(tuple(transport_targets) for transport_targets in station) for station in targets)


def _bits(stations: tuple[int, ...]) -> int:
    return sum(1 << station for station in stations)


def _tables(targets: list[int]) -> tuple[tuple[int, ...], ...]:
    """Return, for each eight stations, the targets of all their subsets: those of the lowest member and of the rest."""
    tables: list[tuple[int, ...]] = []
    for first in range(0, len(targets), _BYTE):
        table = [0] * (1 << _BYTE)
        for byte in range(1, len(table)):
            lowest = first + (byte & -byte).bit_length() - 1
            table[byte] = table[byte & byte - 1] | (targets[lowest] if lowest < len(targets) else 0)
        tables.append(tuple(table))
    return tuple(tables)


def _steps(rides: tuple[Rides, ...]) -> Iterator[bytes]:
    """Yield the land distances in rides from each station, by breadth-first search."""
    neighbours = [sorted({b for k, _ in enumerate(LAND) for b in station[k]}) for station in rides]
    for start in range(len(rides)):
        steps = bytearray(len(rides))
        visited, frontier, distance = {start}, [start], 0
        while frontier:
            for station_reached in frontier:
                steps[station_reached] = distance
            frontier = list(dict.fromkeys(b for a in frontier for b in neighbours[a] if b not in visited))
            visited.update(frontier)
            distance += 1
        yield bytes(steps)


def has_ride(chart: Network, station: int, purse: Sequence[int], occupied: Collection[int]) -> bool:
    """Return whether there is a ride with a ticket for it and without a pawn at its end.

    `purse` holds tickets by transport; transports beyond its length (boats, for a pawn) cannot be used.
    """
    for targets, tickets in zip(chart.rides[station], purse, strict=False):
        if tickets:
            for to in targets:
                if to not in occupied:
                    return True
    return False


def has_two_rides(chart: Network, station: int, purse: Sequence[int], occupied: Collection[int]) -> bool:
    """Return whether two rides in a row are possible, each with a ticket of its own."""
    return any(
        tickets and any(to not in occupied and has_ride(chart, to, without(purse, k), occupied) for to in targets)
        for k, (targets, tickets) in enumerate(zip(chart.rides[station], purse, strict=False))
    )
