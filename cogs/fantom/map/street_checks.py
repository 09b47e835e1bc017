"""Checks of a map's streets and lines: everything can be ridden. They run after the station checks.

Each check may rely on those before it. No check repairs anything.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import chain, pairwise
from math import dist
from typing import TYPE_CHECKING

from cogs.fantom.map.station_checks import MapFault, fault
from cogs.fantom.map.town import has_marker, pieces, street_path
from cogs.fantom.map.transport import Transport

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cogs.fantom.map.town import Line, Point, Station, Town

BANK = 80.0
"""Greatest distance of a pier from the water's edge, in map units."""
MAX_RIDES = 8
"""Largest number of rides from one station by one transport: all menus and lists of rides have room for them."""
MIN_STREET_CLEARANCE = 15.0
"""Least distance of a street from a station that it does not serve, in map units: it must not run over the disc."""


def distance(point: Point, way: tuple[Point, ...], reach: float) -> float:
    """Return the distance of a point from a way of at least two points; if it is beyond `reach`, any greater number."""
    x, y = point
    nearest = reach + 1.0
    for (ax, ay), (bx, by) in pairwise(way):
        if min(ax, bx) - reach <= x <= max(ax, bx) + reach and min(ay, by) - reach <= y <= max(ay, by) + reach:
            nearest = min(nearest, _distance_to_segment(point, (ax, ay), (bx, by)))
    return nearest


def _distance_to_segment(point: Point, a: Point, b: Point) -> float:
    """Return the distance of a point from the line segment between a and b."""
    (x, y), (ax, ay), (bx, by) = point, a, b
    dx, dy = bx - ax, by - ay
    length_squared = dx * dx + dy * dy
    fraction = ((x - ax) * dx + (y - ay) * dy) / length_squared if length_squared else 0.0
    fraction = min(1.0, max(0.0, fraction))
    return dist(point, (ax + fraction * dx, ay + fraction * dy))


def streets(town: Town) -> Iterator[MapFault]:
    """Yield the streets with an unknown station, with equal ends, or between the same stations as another street."""
    pairs: set[frozenset[int]] = set()
    for index, street in enumerate(town.streets):
        yield from _unknown_stations(town, "streets", index, street.between)
        a, b = street.between
        if a == b:
            yield fault("map-street-loop", "streets", index, number=a)
        if frozenset(street.between) in pairs:
            yield fault("map-street-twice", "streets", index, number=a, other=b)
        pairs.add(frozenset(street.between))


def _unknown_stations(town: Town, table: str, index: int, numbers: Iterable[int]) -> Iterator[MapFault]:
    """Yield the stations that an entry names and the map does not have."""
    for number in numbers:
        if not 1 <= number <= len(town.stations):
            yield fault("map-unknown-station", table, index, number=number)


def connected(town: Town) -> Iterator[MapFault]:
    """Yield the stations that cannot be reached by streets from station 1."""
    neighbours: dict[int, set[int]] = {station.number: set() for station in town.stations}
    for street in town.streets:
        a, b = street.between
        neighbours[a].add(b)
        neighbours[b].add(a)
    visited: set[int] = set()
    frontier = {1}
    while frontier:
        visited |= frontier
        frontier = set(chain.from_iterable(neighbours[number] for number in frontier)) - visited
    for index, station in enumerate(town.stations):
        if station.number not in visited:
            yield fault("map-not-connected", "stations", index, number=station.number)


def lines(town: Town) -> Iterator[MapFault]:
    """Yield the lines that cannot be ridden as drawn."""
    street_pairs = {frozenset(street.between) for street in town.streets}
    for index, line in enumerate(town.lines):
        if line.transport is Transport.CAB:
            yield fault("map-cab-line", "lines", index)
        yield from _unknown_stations(town, "lines", index, line.path)
        if len(set(line.path)) < 2:  # noqa: PLR2004 - a ride has two ends
            yield fault("map-lonely-pier" if line.transport is Transport.BOAT else "map-short-line", "lines", index)
        yield from (
            _boat_line_faults(town, line, index)
            if line.transport is Transport.BOAT
            else _land_line_faults(line, index, street_pairs)
        )


def _land_line_faults(line: Line, index: int, street_pairs: set[frozenset[int]]) -> Iterator[MapFault]:
    for a, b in pairwise(line.path):
        if frozenset((a, b)) not in street_pairs or a == b:
            yield fault("map-line-off-street", "lines", index, number=a, other=b)


def _boat_line_faults(town: Town, line: Line, index: int) -> Iterator[MapFault]:
    reach = town.river.width / 2 + BANK
    for number in dict.fromkeys(line.path):
        if distance(town.stations[number - 1].at, town.river.path, reach) > reach:
            yield fault("map-pier-inland", "lines", index, number=number)
    for a, b in pairwise(line.path):
        if a == b:
            yield fault("map-lonely-pier", "lines", index)


def markers(town: Town) -> Iterator[MapFault]:
    """Yield the ends of lines without a marker, and the markers that no line passes."""
    served: set[tuple[Transport, int]] = set()
    for index, line in enumerate(town.lines):
        served.update((line.transport, number) for number in line.path)
        if line.transport is not Transport.BOAT:
            for number in (line.path[0], line.path[-1]):
                if not has_marker(town.stations[number - 1], line.transport):
                    yield fault("map-no-marker", "lines", index, number=number)
    for index, station in enumerate(town.stations):
        for transport in (Transport.TAXI, Transport.TRAM):
            if has_marker(station, transport) and (transport, station.number) not in served:
                yield fault("map-no-line", "stations", index, number=station.number)


def crowds(town: Town) -> Iterator[MapFault]:
    """Yield the stations with too many rides for one kind of ticket."""
    rides: defaultdict[tuple[int, Transport], set[int]] = defaultdict(set)
    for transport, (a, *_, b) in pieces(town):
        rides[a, transport].add(b)
        rides[b, transport].add(a)
    for (number, _), targets in sorted(rides.items()):
        if len(targets) > MAX_RIDES:
            yield fault("map-crowded", "stations", number - 1, number=number, most=MAX_RIDES)


def _crossings(town: Town) -> Iterator[MapFault]:
    for index, street in enumerate(town.streets):
        way = street_path(town, street)
        for station in _nearby_stations(town, way):
            if (
                station.number not in street.between
                and distance(station.at, way, MIN_STREET_CLEARANCE) < MIN_STREET_CLEARANCE
            ):
                yield fault("map-street-over", "streets", index, number=station.number)


def _nearby_stations(town: Town, way: tuple[Point, ...]) -> Iterator[Station]:
    """Yield the stations that a street could run over: those in or near its bounding rectangle."""
    xs, ys = [x for x, _ in way], [y for _, y in way]
    left, right, top, bottom = (
        min(xs) - MIN_STREET_CLEARANCE,
        max(xs) + MIN_STREET_CLEARANCE,
        min(ys) - MIN_STREET_CLEARANCE,
        max(ys) + MIN_STREET_CLEARANCE,
    )
    return (station for station in town.stations if left <= station.at[0] <= right and top <= station.at[1] <= bottom)


CHECKS = (streets, _crossings, connected, lines, markers, crowds)
"""The checks, in the order in which they must run, after those of stations."""
