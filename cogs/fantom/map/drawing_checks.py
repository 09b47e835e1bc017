"""Checks that a loaded map can be drawn: names that the fonts can render, and limited lengths and areas.

They run only when a map is loaded, so a hunt in a town that an earlier version accepted can continue. The limits were
measured: the largest town stays within the resources of its drawing process. The old town uses a sixth of them.
"""

from __future__ import annotations

from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING

from bot.i18n.written_names import drawable_faults
from cogs.fantom.map.station_checks import MapFault, fault, named
from cogs.fantom.map.town import street_path
from cogs.fantom.map.transport import Transport

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cogs.fantom.map.town import Area, Point, Town

MAX_STREET_LENGTH, LINES, BOATS, MAX_RIVER_LENGTH = 200_000, 200_000, 60_000, 10_000
"""Longest totals in map units: of all streets, of the taxi and tram lines, of the boat rides if each took the whole
river, and of the river."""
MAX_AREA_RATIO = 4
"""Largest total area of the rectangles around parks, squares and islands, as a multiple of the picture's area."""


def names(town: Town) -> Iterator[MapFault]:
    """Yield the names in unknown languages, with characters that no font can draw, or without a visible character."""
    for table, index, name in named(town):
        for reason, variables in drawable_faults(name):
            yield MapFault(reason, table, index, variables)


def lengths(town: Town) -> Iterator[MapFault]:
    """Yield the tables whose entries together are too long."""
    streets = {frozenset(street.between): _length(street_path(town, street)) for street in town.streets}
    land_lines = [line for line in town.lines if line.transport is not Transport.BOAT]
    boats = {frozenset(ride) for line in town.lines if line not in land_lines for ride in pairwise(line.path)}
    river = _length(town.river.path)
    lines = sum(streets[frozenset(ride)] for line in land_lines for ride in pairwise(line.path))
    for subject, table, length, limit in (
        ("streets", "streets", sum(streets.values()), MAX_STREET_LENGTH),
        ("lines", "lines", lines, LINES),
        ("river", "river.path", river, MAX_RIVER_LENGTH),
        ("boats", "lines", river * len(boats), BOATS),
    ):
        if length > limit:
            yield fault("map-too-long-ways", table, what=subject, length=round(length), most=limit)


def _length(way: Sequence[Point]) -> float:
    return sum(dist(a, b) for a, b in pairwise(way))


def areas(town: Town) -> Iterator[MapFault]:
    """Yield a fault if the areas together are too large."""
    width, height = town.size
    if sum(map(_extent, town.areas)) > MAX_AREA_RATIO * width * height:
        yield fault("map-areas-large", "areas", most=MAX_AREA_RATIO)


def _extent(area: Area) -> float:
    xs, ys = [x for x, _ in area.outline], [y for _, y in area.outline]
    return (max(xs) - min(xs)) * (max(ys) - min(ys))


BEFORE, AFTER = (names,), (lengths, areas)
"""The checks before and after all others. `names` comes first because a later check would refuse the same name without
naming the character."""
