"""The streets as they are drawn: the way of each, and which streets meet at a station."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from images.fantom.colours import KERB, STREET
from images.fantom.geometry import bearing, eased, flat, marks, rounded

if TYPE_CHECKING:
    from cogs.fantom.map.town import Point, Town
    from images.kit.pen import Pen

WIDTH = 9.0
"""Of a street's surface, in map units."""
KERBED = WIDTH + 2.4
_SLACK = 0.3
"""So far a rounded bend may be off, to be drawn in fewer pieces."""
_LOOK = 16.0
"""So far from a station one looks where a street is heading."""


@dataclass(frozen=True)
class Streets:
    """All streets of a town."""

    ways: dict[tuple[int, int], tuple[Point, ...]]
    """The way from one station to another, in both directions."""
    bearings: dict[int, dict[int, float]]
    """By station and neighbour: the angle at which the street leaves."""

    @property
    def once(self) -> list[tuple[Point, ...]]:
        """Every street's way, once."""
        return [way for (a, b), way in self.ways.items() if a < b]


def streets(town: Town) -> Streets:
    """Return the streets of a town; bends are rounded."""
    ways: dict[tuple[int, int], tuple[Point, ...]] = {}
    bearings: dict[int, dict[int, float]] = {station.number: {} for station in town.stations}
    for street in town.streets:
        a, b = street.between
        way = tuple(eased(rounded((town.stations[a - 1].at, *street.via, town.stations[b - 1].at)), _SLACK))
        for start, end, run in ((a, b, way), (b, a, way[::-1])):
            ways[start, end] = run
            bearings[start][end] = bearing(run[0], marks(run, (_LOOK,))[0][0])
    return Streets(ways, bearings)


def pave(pen: Pen, net: Streets) -> None:
    """Draw the streets, all kerbs below all surfaces."""
    for colour, width in ((KERB, KERBED), (STREET, WIDTH)):
        for way in net.once:
            pen.line(flat(way), colour, width)
