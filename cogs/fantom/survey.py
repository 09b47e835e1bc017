"""Checks a decoded map: can it be drawn, ridden and played on? Tells what is wrong and in which entry.

Faults come in an order in which each check may rely on those before it; so only the first of them is worth telling.
Must never repair anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, pairwise
from math import dist
from typing import TYPE_CHECKING

from cogs.fantom.outline import away
from cogs.fantom.transport import Transport

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cogs.fantom.town import Area, Landmark, Line, Point, Station, Street, Town, Words

SIDES = range(600, 2001)
"""Map units of a side."""
STATIONS = range(20, 251)
"""Fewer are no hunt, more are no picture."""
PIECES = range(1001)
"""Streets, and as many lines, areas and landmarks: more cannot be drawn either."""
APART = 34.0
"""Map units between two stations: their discs must not touch."""
CLEAR = 15.0
"""Map units between a street and a station it does not serve: it must not run over the disc."""
EDGE = 18.0
"""Map units between a station and the edge of the picture."""
BEYOND = 400.0
"""So far out of the picture a river, a park or a bend may go."""
BANK = 80.0
"""Map units from the water's edge within which a pier lies."""
BOXES = range(6, 25)
PAWNS = range(2, 6)
TICKETS = range(100)
NAME = 40
"""Characters of a name."""


@dataclass(frozen=True)
class Fault:
    """What is wrong: the table (or key) and the entry of it, a text's id, and what the text tells."""

    reason: str
    table: str
    index: int | None
    variables: dict[str, int | str]


def fault(reason: str, table: str, index: int | None = None, **variables: int | str) -> Fault:
    """Return a fault."""
    return Fault(reason, table, index, variables)


def faults(town: Town) -> Iterator[Fault]:
    """Yield what is wrong with a town; every fault presumes that those yielded before it are put right."""
    for check in (_limits, _names, _play, _numbers, _inside, _apart, _streets, _over, _connected, _lines, _markers):
        yield from check(town)


def _limits(town: Town) -> Iterator[Fault]:
    for side in town.size:
        if side not in SIDES:
            yield fault("map-size", "size", least=SIDES[0], most=SIDES[-1])
    if len(town.stations) not in STATIONS:
        yield fault("map-stations", "stations", count=len(town.stations), least=STATIONS[0], most=STATIONS[-1])
    for table in ("streets", "lines", "areas", "landmarks"):
        if len(getattr(town, table)) not in PIECES:
            yield fault("map-too-many", table, most=PIECES[-1])


def _names(town: Town) -> Iterator[Fault]:
    for table, index, name in _named(town):
        for each in (name.en, name.cs, name.sk, name.pl):
            if not each.strip() or len(each) > NAME or not each.isprintable():
                yield fault("map-name", table, index, most=NAME)


def _named(town: Town) -> Iterator[tuple[str, int | None, Words]]:
    yield "name", None, town.name
    yield "river.name", None, town.river.name
    tables: tuple[tuple[str, tuple[Station | Area | Landmark, ...]], ...] = (
        ("stations", town.stations),
        ("areas", town.areas),
        ("landmarks", town.landmarks),
    )
    for table, entries in tables:
        yield from ((table, index, entry.name) for index, entry in enumerate(entries) if entry.name)


def _play(town: Town) -> Iterator[Fault]:
    play = town.play
    if play.boxes not in BOXES:
        yield fault("map-boxes", "play.boxes", least=BOXES[0], most=BOXES[-1])
    ascending = all(a < b for a, b in pairwise((0, *play.reveals)))
    if not ascending or play.reveals[-1:] != (play.boxes,):
        yield fault("map-reveals", "play.reveals", boxes=play.boxes)
    if play.pawns not in PAWNS:
        yield fault("map-pawns", "play.pawns", least=PAWNS[0], most=PAWNS[-1])
    pawn, fantom = play.pawn, play.fantom
    for tickets in (pawn.cab, pawn.taxi, pawn.tram):
        if tickets not in TICKETS:
            yield fault("map-tickets", "play.pawn", most=TICKETS[-1])
    for tickets in (fantom.cab, fantom.taxi, fantom.tram, fantom.boat, fantom.double):
        if tickets not in TICKETS:
            yield fault("map-tickets", "play.fantom", most=TICKETS[-1])
    if pawn.cab + pawn.taxi + pawn.tram < play.boxes:
        yield fault("map-few-tickets", "play.pawn", boxes=play.boxes)


def _numbers(town: Town) -> Iterator[Fault]:
    for index, station in enumerate(town.stations):
        if station.number != index + 1:
            yield fault("map-number-gap", "stations", index, number=station.number, expected=index + 1)


def _inside(town: Town) -> Iterator[Fault]:
    for index, station in enumerate(town.stations):
        if not _within(town, station.at, -EDGE):
            yield fault("map-outside", "stations", index)
    for index, landmark in enumerate(town.landmarks):
        if not _within(town, landmark.at, 0):
            yield fault("map-outside", "landmarks", index)
    if town.compass and not _within(town, town.compass, 0):
        yield fault("map-outside", "compass")
    for table, each, points in _outlines(town):
        if not all(_within(town, point, BEYOND) for point in points):
            yield fault("map-outside", table, each)
    yield from _shapes(town)


def _outlines(town: Town) -> Iterator[tuple[str, int | None, tuple[Point, ...]]]:
    yield "river.path", None, town.river.path
    yield from (("areas", index, area.outline) for index, area in enumerate(town.areas))
    yield from (("streets", index, street.via) for index, street in enumerate(town.streets))


def _shapes(town: Town) -> Iterator[Fault]:
    if len(town.river.path) < 2 or not 0 < town.river.width <= min(town.size) / 2:  # noqa: PLR2004 - a line has two ends
        yield fault("map-river", "river")
    for index, area in enumerate(town.areas):
        if len(area.outline) < 3:  # noqa: PLR2004 - a triangle
            yield fault("map-area", "areas", index)


def _within(town: Town, point: Point, margin: float) -> bool:
    """Return whether a point lies in the picture widened by `margin`; what is no number lies nowhere."""
    x, y = point
    width, height = town.size
    return -margin <= x <= width + margin and -margin <= y <= height + margin


def _apart(town: Town) -> Iterator[Fault]:
    for index, station in enumerate(town.stations):
        for other in town.stations[:index]:
            if dist(station.at, other.at) < APART:
                yield fault("map-too-close", "stations", index, number=station.number, other=other.number)


def _streets(town: Town) -> Iterator[Fault]:
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


def _over(town: Town) -> Iterator[Fault]:
    for index, street in enumerate(town.streets):
        way = drawn(town, street)
        for station in town.stations:
            if station.number not in street.between and away(station.at, way, CLEAR) < CLEAR:
                yield fault("map-street-over", "streets", index, number=station.number)


def drawn(town: Town, street: Street) -> tuple[Point, ...]:
    """Return the points a street goes through, its ends included."""
    a, b = street.between
    return (town.stations[a - 1].at, *street.via, town.stations[b - 1].at)


def _connected(town: Town) -> Iterator[Fault]:
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


def _lines(town: Town) -> Iterator[Fault]:
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
    for number in line.path:
        if away(town.stations[number - 1].at, town.river.path, reach) > reach:
            yield fault("map-pier-inland", "lines", index, number=number)
    for a, b in pairwise(line.path):
        if a == b:
            yield fault("map-lonely-pier", "lines", index)


def _markers(town: Town) -> Iterator[Fault]:
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


def marked(station: Station, transport: Transport) -> bool:
    """Return whether a station carries the marker of taxi or tram."""
    return station.taxi if transport is Transport.TAXI else station.tram
