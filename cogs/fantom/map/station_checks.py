"""Checks what a map holds, its names and its stations: no more than can be drawn while people wait, all of it in place.

Faults come in an order in which each check may rely on those before it; so only the first of them is worth telling.
How much there is comes first, and the others may take their time with each point. Must never repair anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING

from bot.i18n.languages import DEFAULT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.i18n.languages import Words
    from cogs.fantom.map.town import Area, Landmark, Point, Station, Town

SIDES = range(600, 2001)
"""Map units of a side."""
STATIONS = range(20, 251)
"""Fewer are no hunt, more are no picture."""
ENTRIES = {"streets": 1000, "lines": 100, "areas": 50, "landmarks": 50}
"""How many of each there may be, by table."""
POINTS = 200
"""Points of the river, of an outline, and stations of a line."""
BENDS = 20
"""Points that one street bends through."""
APART = 34.0
"""Map units between two stations: their discs must not touch."""
EDGE = 18.0
"""Map units between a station and the edge of the picture."""
BEYOND = 400.0
"""So far out of the picture a river, a park or a bend may go."""
BOXES = range(6, 25)
PAWNS = range(2, 6)
TICKETS = range(100)
NAME = 40
"""Characters of a name."""
MARKUP = ("*", "_", "~", "|", "`", "<", ">", "@", "\\", "](", "://")
"""What no name has: on Discord it would be more than letters, a link to somewhere for instance."""


@dataclass(frozen=True)
class MapFault:
    """What is wrong: the table (or key) and the entry of it, a text's id, and what the text tells."""

    reason: str
    table: str
    index: int | None
    variables: dict[str, int | str]


def fault(reason: str, table: str, index: int | None = None, **variables: int | str) -> MapFault:
    """Return a fault."""
    return MapFault(reason, table, index, variables)


def limits(town: Town) -> Iterator[MapFault]:
    """Yield where a map is too big, too small or too full."""
    for side in town.size:
        if side not in SIDES:
            yield fault("map-size", "size", least=SIDES[0], most=SIDES[-1])
    if len(town.stations) not in STATIONS:
        yield fault("map-stations", "stations", count=len(town.stations), least=STATIONS[0], most=STATIONS[-1])
    for table, most in ENTRIES.items():
        if len(getattr(town, table)) > most:
            yield fault("map-too-many", table, most=most)
    for table, index, held, most in _held(town):
        if held > most:
            yield fault("map-too-many", table, index, most=most)


def _held(town: Town) -> Iterator[tuple[str, int | None, int, int]]:
    """Yield every entry that is a list itself, how long it is and how long it may be."""
    yield "river.path", None, len(town.river.path), POINTS
    yield from (("areas", index, len(area.outline), POINTS) for index, area in enumerate(town.areas))
    yield from (("lines", index, len(line.path), POINTS) for index, line in enumerate(town.lines))
    yield from (("streets", index, len(street.via), BENDS) for index, street in enumerate(town.streets))


def _names(town: Town) -> Iterator[MapFault]:
    for table, index, name in named(town):
        if DEFAULT not in name:
            yield fault("map-wrong-value", table, index, where=key_of(table, index, DEFAULT))
        for each in name.values():
            if not each.strip() or len(each) > NAME or not each.isprintable() or any(sign in each for sign in MARKUP):
                yield fault("map-name", table, index, most=NAME)


def key_of(table: str, index: int | None, language: str) -> str:
    """Return the path of a name in one language, as faults tell it."""
    return f"{table}.{language}" if index is None else f"{table}[{index}].name.{language}"


def named(town: Town) -> Iterator[tuple[str, int | None, Words]]:
    """Yield every name, with the table (or key) and the entry in which it stands."""
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


def _numbers(town: Town) -> Iterator[MapFault]:
    for index, station in enumerate(town.stations):
        if station.number != index + 1:
            yield fault("map-number-gap", "stations", index, number=station.number, expected=index + 1)


def _inside(town: Town) -> Iterator[MapFault]:
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


def _shapes(town: Town) -> Iterator[MapFault]:
    if len(town.river.path) < 2:  # noqa: PLR2004 - a line has two ends
        yield fault("map-river", "river.path")
    if not 0 < town.river.width <= min(town.size) / 2:
        yield fault("map-width", "river.width")
    for index, area in enumerate(town.areas):
        if len(area.outline) < 3:  # noqa: PLR2004 - a triangle
            yield fault("map-area", "areas", index)


def _within(town: Town, point: Point, margin: float) -> bool:
    """Return whether a point lies in the picture widened by `margin`; what is no number lies nowhere."""
    x, y = point
    width, height = town.size
    return -margin <= x <= width + margin and -margin <= y <= height + margin


def _apart(town: Town) -> Iterator[MapFault]:
    for index, station in enumerate(town.stations):
        for other in town.stations[:index]:
            if dist(station.at, other.at) < APART:
                yield fault("map-too-close", "stations", index, number=station.number, other=other.number)


CHECKS = (limits, _names, _play, _numbers, _inside, _apart)
"""In the order in which a map is to be looked at."""
