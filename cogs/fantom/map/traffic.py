"""Checks the streets and lines of a map: can everything be ridden? The stations are good already.

Faults come in an order in which each check may rely on those before it. Must never repair anything.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import chain, pairwise
from typing import TYPE_CHECKING

from cogs.fantom.map.fault import Fault, fault
from cogs.fantom.map.outline import away
from cogs.fantom.map.transport import Transport

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cogs.fantom.map.town import Line, Station, Town

BANK = 80.0
"""Map units from the water's edge within which a pier lies."""
RIDES = 8
"""From one station by one transport: what every menu and every list of rides has room for."""


def streets(town: Town) -> Iterator[Fault]:
    """Yield the streets that lead nowhere, back, or where another one does."""
    known: set[frozenset[int]] = set()
    for index, street in enumerate(town.streets):
        yield from _strangers(town, "streets", index, street.between)
        a, b = street.between
        if a == b:
            yield fault("map-street-loop", "streets", index, number=a)
        if frozenset(street.between) in known:
            yield fault("map-street-twice", "streets", index, number=a, other=b)
        known.add(frozenset(street.between))


def _strangers(town: Town, table: str, index: int, numbers: Iterable[int]) -> Iterator[Fault]:
    """Yield the stations that an entry names and the map does not have."""
    for number in numbers:
        if not 1 <= number <= len(town.stations):
            yield fault("map-unknown-station", table, index, number=number)


def connected(town: Town) -> Iterator[Fault]:
    """Yield the stations that no streets lead to from station 1."""
    near: dict[int, set[int]] = {station.number: set() for station in town.stations}
    for street in town.streets:
        a, b = street.between
        near[a].add(b)
        near[b].add(a)
    seen: set[int] = set()
    edge = {1}
    while edge:
        seen |= edge
        edge = set(chain.from_iterable(near[number] for number in edge)) - seen
    for index, station in enumerate(town.stations):
        if station.number not in seen:
            yield fault("map-not-connected", "stations", index, number=station.number)


def lines(town: Town) -> Iterator[Fault]:
    """Yield the lines that cannot be ridden as they are drawn."""
    joined = {frozenset(street.between) for street in town.streets}
    for index, line in enumerate(town.lines):
        if line.transport is Transport.CAB:
            yield fault("map-cab-line", "lines", index)
        yield from _strangers(town, "lines", index, line.path)
        if len(set(line.path)) < 2:  # noqa: PLR2004 - a ride has two ends
            yield fault("map-lonely-pier" if line.transport is Transport.BOAT else "map-short-line", "lines", index)
        yield from _piers(town, line, index) if line.transport is Transport.BOAT else _along(line, index, joined)


def _along(line: Line, index: int, joined: set[frozenset[int]]) -> Iterator[Fault]:
    for a, b in pairwise(line.path):
        if frozenset((a, b)) not in joined or a == b:
            yield fault("map-line-off-street", "lines", index, number=a, other=b)


def _piers(town: Town, line: Line, index: int) -> Iterator[Fault]:
    reach = town.river.width / 2 + BANK
    for number in dict.fromkeys(line.path):
        if away(town.stations[number - 1].at, town.river.path, reach) > reach:
            yield fault("map-pier-inland", "lines", index, number=number)
    for a, b in pairwise(line.path):
        if a == b:
            yield fault("map-lonely-pier", "lines", index)


def markers(town: Town) -> Iterator[Fault]:
    """Yield the ends of lines without a marker, and the markers that no line passes."""
    served: set[tuple[Transport, int]] = set()
    for index, line in enumerate(town.lines):
        served.update((line.transport, number) for number in line.path)
        if line.transport is not Transport.BOAT:
            for number in (line.path[0], line.path[-1]):
                if not marked(town.stations[number - 1], line.transport):
                    yield fault("map-no-marker", "lines", index, number=number)
    for index, station in enumerate(town.stations):
        for transport in (Transport.TAXI, Transport.TRAM):
            if marked(station, transport) and (transport, station.number) not in served:
                yield fault("map-no-line", "stations", index, number=station.number)


def crowds(town: Town) -> Iterator[Fault]:
    """Yield the stations from which too many rides lead on with one kind of ticket."""
    rides: defaultdict[tuple[int, Transport], set[int]] = defaultdict(set)
    for transport, (a, *_, b) in pieces(town):
        rides[a, transport].add(b)
        rides[b, transport].add(a)
    for (number, _), reached in sorted(rides.items()):
        if len(reached) > RIDES:
            yield fault("map-crowded", "stations", number - 1, number=number, most=RIDES)


def pieces(town: Town) -> Iterator[tuple[Transport, tuple[int, ...]]]:
    """Yield every way from one stop to the next, with what it passes: streets, and the parts of lines."""
    for street in town.streets:
        yield Transport.CAB, street.between
    for line in town.lines:
        for here, there in pairwise(_stops(town, line)):
            if line.path[here] != line.path[there]:
                yield line.transport, line.path[here : there + 1]


def _stops(town: Town, line: Line) -> list[int]:
    """Return where in its path a line stops: at its own markers, a boat everywhere."""
    return [place for place, number in enumerate(line.path) if _stops_at(town, line.transport, number)]


def _stops_at(town: Town, transport: Transport, number: int) -> bool:
    return transport is Transport.BOAT or marked(town.stations[number - 1], transport)


def marked(station: Station, transport: Transport) -> bool:
    """Return whether a station carries the marker of taxi or tram."""
    return station.taxi if transport is Transport.TAXI else station.tram
