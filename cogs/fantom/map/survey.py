"""Checks a decoded map: can it be drawn, ridden and played on? Tells what is wrong and in which entry.

Faults come in an order in which each check may rely on those before it; so only the first of them is worth telling.
Must never repair anything.
"""

from __future__ import annotations

from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING

from cogs.fantom.map.fault import Fault, fault
from cogs.fantom.map.limits import limits
from cogs.fantom.map.outline import away
from cogs.fantom.map.traffic import connected, crowds, lines, markers, streets

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.fantom.map.town import Area, Landmark, Point, Station, Street, Town, Words

APART = 34.0
"""Map units between two stations: their discs must not touch."""
CLEAR = 15.0
"""Map units between a street and a station it does not serve: it must not run over the disc."""
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


def faults(town: Town) -> Iterator[Fault]:
    """Yield what is wrong with a town; every fault presumes that those yielded before it are put right."""
    for check in (limits, _names, _play, _numbers, _inside, _apart, streets, _over, connected, lines, markers, crowds):
        yield from check(town)


def _names(town: Town) -> Iterator[Fault]:
    for table, index, name in _named(town):
        for each in (name.en, name.cs, name.sk, name.pl):
            if not each.strip() or len(each) > NAME or not each.isprintable() or any(sign in each for sign in MARKUP):
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


def _apart(town: Town) -> Iterator[Fault]:
    for index, station in enumerate(town.stations):
        for other in town.stations[:index]:
            if dist(station.at, other.at) < APART:
                yield fault("map-too-close", "stations", index, number=station.number, other=other.number)


def _over(town: Town) -> Iterator[Fault]:
    for index, street in enumerate(town.streets):
        way = drawn(town, street)
        for station in _beside(town, way):
            if station.number not in street.between and away(station.at, way, CLEAR) < CLEAR:
                yield fault("map-street-over", "streets", index, number=station.number)


def _beside(town: Town, way: tuple[Point, ...]) -> Iterator[Station]:
    """Yield the stations that a street could run over: those in the rectangle it fills, and close to it."""
    xs, ys = [x for x, _ in way], [y for _, y in way]
    left, right, top, bottom = min(xs) - CLEAR, max(xs) + CLEAR, min(ys) - CLEAR, max(ys) + CLEAR
    return (each for each in town.stations if left <= each.at[0] <= right and top <= each.at[1] <= bottom)


def drawn(town: Town, street: Street) -> tuple[Point, ...]:
    """Return the points a street goes through, its ends included."""
    a, b = street.between
    return (town.stations[a - 1].at, *street.via, town.stations[b - 1].at)
