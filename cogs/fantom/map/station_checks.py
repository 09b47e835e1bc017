"""Checks of a map's size, names, settings and stations: small enough to be drawn promptly, everything in its place.

Each check may rely on those before it, so only the first fault is reported. The limits on size come first, so the other
checks may spend time on each point. No check repairs anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING

from bot.i18n.written_names import plain_faults

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.i18n.languages import Name
    from cogs.fantom.map.town import Area, Landmark, Point, Station, Town

SIDES = range(600, 2001)
"""Length of a side of the picture, in map units."""
STATION_COUNTS = range(20, 251)
"""Number of stations: fewer make no hunt, more cannot be drawn legibly."""
MAX_ENTRIES = {"streets": 1000, "lines": 250, "areas": 50, "landmarks": 50}
"""Largest number of entries, by table."""
MAX_POINTS = 200
"""Largest number of points of the river or an outline, and of stations on a line."""
MAX_BENDS = 20
"""Largest number of bends of a street."""
MIN_STATION_DISTANCE = 34.0
"""Least distance of two stations in map units: their discs must not touch."""
EDGE = 18.0
"""Least distance of a station from the edge of the picture, in map units."""
BEYOND = 400.0
"""Map units that a river, a park or a bend may extend beyond the picture."""
BOXES = range(6, 25)
PAWNS = range(2, 6)
TICKETS = range(100)
NAME = 40
"""Longest name, in characters."""


@dataclass(frozen=True)
class MapFault:
    """A fault in a map: the table (or key) and the index of the entry, the id of the text, and the text's variables."""

    reason: str
    table: str
    index: int | None
    variables: dict[str, int | str]


def fault(reason: str, table: str, index: int | None = None, **variables: int | str) -> MapFault:
    """Return a fault with the text's variables as keyword arguments."""
    return MapFault(reason, table, index, variables)


def limits(town: Town) -> Iterator[MapFault]:
    """Yield the faults of a map that is too big, too small or has too many entries."""
    for side in town.size:
        if side not in SIDES:
            yield fault("map-size", "size", least=SIDES[0], most=SIDES[-1])
    if len(town.stations) not in STATION_COUNTS:
        yield fault(
            "map-stations", "stations", count=len(town.stations), least=STATION_COUNTS[0], most=STATION_COUNTS[-1]
        )
    for table, limit in MAX_ENTRIES.items():
        if len(getattr(town, table)) > limit:
            yield fault("map-too-many", table, most=limit)
    for table, index, length, limit in _list_lengths(town):
        if length > limit:
            yield fault("map-too-many", table, index, most=limit)


def _list_lengths(town: Town) -> Iterator[tuple[str, int | None, int, int]]:
    """Yield the table, index, length and greatest length of each entry that is itself a list."""
    yield "river.path", None, len(town.river.path), MAX_POINTS
    yield from (("areas", index, len(area.outline), MAX_POINTS) for index, area in enumerate(town.areas))
    yield from (("lines", index, len(line.path), MAX_POINTS) for index, line in enumerate(town.lines))
    yield from (("streets", index, len(street.via), MAX_BENDS) for index, street in enumerate(town.streets))


def _names(town: Town) -> Iterator[MapFault]:
    for table, index, name in named(town):
        for reason, variables in plain_faults(name, NAME):
            yield MapFault(reason, table, index, variables)


def named(town: Town) -> Iterator[tuple[str, int | None, Name]]:
    """Yield every name with its table (or key) and the index of its entry."""
    yield "name", None, town.name
    yield "river.name", None, town.river.name
    tables: tuple[tuple[str, tuple[Station | Area | Landmark, ...]], ...] = (
        ("stations", town.stations),
        ("areas", town.areas),
        ("landmarks", town.landmarks),
    )
    for table, entries in tables:
        yield from ((table, index, entry.name) for index, entry in enumerate(entries) if entry.name is not None)


def _play(town: Town) -> Iterator[MapFault]:
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


def _station_numbers(town: Town) -> Iterator[MapFault]:
    for index, station in enumerate(town.stations):
        if station.number != index + 1:
            yield fault("map-number-gap", "stations", index, number=station.number, expected=index + 1)


def _positions(town: Town) -> Iterator[MapFault]:
    for index, station in enumerate(town.stations):
        if not _is_within(town, station.at, -EDGE):
            yield fault("map-outside", "stations", index)
    for index, landmark in enumerate(town.landmarks):
        if not _is_within(town, landmark.at, 0):
            yield fault("map-outside", "landmarks", index)
    if town.compass and not _is_within(town, town.compass, 0):
        yield fault("map-outside", "compass")
    for table, entry, points in _outlines(town):
        if not all(_is_within(town, point, BEYOND) for point in points):
            yield fault("map-outside", table, entry)
    yield from _shapes(town)


def _outlines(town: Town) -> Iterator[tuple[str, int | None, tuple[Point, ...]]]:
    yield "river.path", None, town.river.path
    yield from (("areas", index, area.outline) for index, area in enumerate(town.areas))
    yield from (("streets", index, street.via) for index, street in enumerate(town.streets))


def _shapes(town: Town) -> Iterator[MapFault]:
    if len(town.river.path) < 2:  # noqa: PLR2004 - a line has two ends
        yield fault("map-river", "river.path")
    if not 0 < town.river.width <= min(town.size) / 2:
        yield fault("map-width", "river.width")
    for index, area in enumerate(town.areas):
        if len(area.outline) < 3:  # noqa: PLR2004 - a triangle
            yield fault("map-area", "areas", index)


def _is_within(town: Town, point: Point, margin: float) -> bool:
    """Return whether a point lies in the picture widened by `margin`; False for NaN."""
    x, y = point
    width, height = town.size
    return -margin <= x <= width + margin and -margin <= y <= height + margin


def _distances(town: Town) -> Iterator[MapFault]:
    for index, station in enumerate(town.stations):
        for other in town.stations[:index]:
            if dist(station.at, other.at) < MIN_STATION_DISTANCE:
                yield fault("map-too-close", "stations", index, number=station.number, other=other.number)


CHECKS = (limits, _names, _play, _station_numbers, _positions, _distances)
"""The checks, in the order in which they must run."""
