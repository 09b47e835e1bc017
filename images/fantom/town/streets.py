"""The paths of the streets, and the drawing of streets and lines.

The cab's line is thin, the taxi's has broad dashes, the tram's is a rail with sleepers, the boat's is a wave.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import TYPE_CHECKING

from cogs.fantom.map.transport import Transport
from images.fantom.colours import BOAT, CAB, KERB, STREET, TAXI, TRAM
from images.fantom.geometry import (
    around,
    bearing,
    dashes,
    flat,
    length,
    points_along,
    resampled,
    ribbon,
    rounded,
    simplified,
)
from images.fantom.town.stations import discs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.fantom.map.town import Point, Town
    from images.fantom.town.stations import Disc
    from images.kit.pen import Pen

STREET_WIDTH = 9.0
"""Width of a street's surface in map units."""
KERBED = STREET_WIDTH + 2.4
_SLACK = 0.3
"""Maximum error in map units of a rounded bend, which is simplified into fewer pieces."""
_LOOK = 16.0
"""Distance in map units from a station at which a street's bearing is measured."""

CAB_WIDTH, TAXI_WIDTH, TRAM_WIDTH, BOAT_WIDTH = 1.5, 4.8, 2.7, 2.8
_DASH, _DASH_GAP = 11.0, 4.2
_SLEEPERS, SLEEPER = 8.0, 8.6
"""Distance between sleepers and length of a sleeper, in map units."""
_WAVE, _SWING = 13.0, 2.3
"""Length and amplitude of the boat's waves, in map units."""


@dataclass(frozen=True)
class Streets:
    """All streets of a town and the discs of its stations."""

    ways: dict[tuple[int, int], tuple[Point, ...]]
    """The path of each street by its two stations, in both directions."""
    bearings: dict[int, dict[int, float]]
    """The angle in radians at which a street leaves, by station and neighbour."""
    discs: dict[int, Disc]
    """The discs by station."""

    @property
    def once(self) -> list[tuple[Point, ...]]:
        """The path of every street, in one direction only."""
        return [way for (a, b), way in self.ways.items() if a < b]


def streets(town: Town) -> Streets:
    """Return the streets of a town with rounded bends."""
    ways: dict[tuple[int, int], tuple[Point, ...]] = {}
    bearings: dict[int, dict[int, float]] = {station.number: {} for station in town.stations}
    for street in town.streets:
        a, b = street.between
        way = tuple(simplified(rounded((town.stations[a - 1].at, *street.via, town.stations[b - 1].at)), _SLACK))
        for start, end, run in ((a, b, way), (b, a, way[::-1])):
            ways[start, end] = run
            bearings[start][end] = bearing(run[0], points_along(run, (_LOOK,))[0][0])
    return Streets(ways, bearings, discs(town))


def pave(pen: Pen, net: Streets) -> None:
    """Draw the streets: first all kerbs, then all surfaces."""
    for colour, width in ((KERB, KERBED), (STREET, STREET_WIDTH)):
        for way in net.once:
            pen.line(flat(way), colour, width)


def spot(town: Town, station: int) -> Point:
    """Return the middle of a station's disc in map units (pixels at scale 1)."""
    return town.stations[station - 1].at


def cab(pen: Pen, way: Sequence[Point]) -> None:
    """Draw a cab's line."""
    pen.line(flat(way), CAB, CAB_WIDTH)


def taxi(pen: Pen, way: Sequence[Point]) -> None:
    """Draw a taxi's line: dashes, with a whole one at each end."""
    for dash in dashes(way, _DASH, _DASH_GAP):
        pen.area(ribbon(dash, TAXI_WIDTH), TAXI)


def tram(pen: Pen, way: Sequence[Point]) -> None:
    """Draw a tram's line: a rail with sleepers."""
    pen.line(flat(way), TRAM, TRAM_WIDTH)
    whole = length(way)
    count = max(1, round(whole / _SLEEPERS))
    for point, heading in points_along(way, [whole * (i + 0.5) / count for i in range(count)]):
        ends = (around(point, heading + pi / 2, SLEEPER / 2), around(point, heading - pi / 2, SLEEPER / 2))
        pen.area(ribbon(ends, 1.8), TRAM)


def boat(pen: Pen, way: Sequence[Point]) -> None:
    """Draw a boat's line: waves."""
    pen.line(flat(waves(way)), BOAT, BOAT_WIDTH)


def waves(way: Sequence[Point]) -> list[Point]:
    """Return a path that swings around a path in whole waves."""
    whole = length(way)
    count = max(1, round(whole / _WAVE))
    fine = resampled(way, _WAVE / 6)
    step = whole / max(1, len(fine) - 1)
    headings = [heading for _, heading in points_along(fine, [step * i for i in range(len(fine))])]
    return [
        (x - sin(heading) * swing, y + cos(heading) * swing)
        for i, ((x, y), heading) in enumerate(zip(fine, headings, strict=True))
        for swing in (_SWING * sin(2 * pi * count * i / max(1, len(fine) - 1)),)
    ]


PATTERNS = {Transport.CAB: cab, Transport.TAXI: taxi, Transport.TRAM: tram, Transport.BOAT: boat}
"""The function that draws each network's lines."""
