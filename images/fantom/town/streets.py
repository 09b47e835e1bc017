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
    bearing,
    circle_point,
    dashes,
    flatten,
    length,
    points_along,
    resample,
    ribbon,
    round_path,
    simplify,
)
from images.fantom.town.stations import discs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.fantom.map.town import Point, Town
    from images.fantom.town.stations import Disc
    from images.kit.pen import Pen

STREET_WIDTH = 9.0
"""Width of a street's surface in map units."""
KERBED_WIDTH = STREET_WIDTH + 2.4
_SLACK = 0.3
"""Maximum error in map units of a rounded bend, which is simplified into fewer pieces."""
_BEARING_DISTANCE = 16.0
"""Distance in map units from a station at which a street's bearing is measured."""

CAB_WIDTH, TAXI_WIDTH, TRAM_WIDTH, BOAT_WIDTH = 1.5, 4.8, 2.7, 2.8
_DASH_LENGTH, _DASH_GAP_LENGTH = 11.0, 4.2
_SLEEPER_DISTANCE, SLEEPER_LENGTH = 8.0, 8.6
"""Distance between sleepers and length of a sleeper, in map units."""
_WAVE_LENGTH, _WAVE_HEIGHT = 13.0, 2.3
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
        way = tuple(simplify(round_path((town.stations[a - 1].at, *street.via, town.stations[b - 1].at)), _SLACK))
        for start, end, run in ((a, b, way), (b, a, way[::-1])):
            ways[start, end] = run
            bearings[start][end] = bearing(run[0], points_along(run, (_BEARING_DISTANCE,))[0][0])
    return Streets(ways, bearings, discs(town))


def pave(pen: Pen, net: Streets) -> None:
    """Draw the streets: first all kerbs, then all surfaces."""
    for colour, width in ((KERB, KERBED_WIDTH), (STREET, STREET_WIDTH)):
        for way in net.once:
            pen.line(flatten(way), colour, width)


def station_middle(town: Town, station: int) -> Point:
    """Return the middle of a station's disc in map units (pixels at scale 1)."""
    return town.stations[station - 1].at


def cab(pen: Pen, way: Sequence[Point]) -> None:
    """Draw a cab's line."""
    pen.line(flatten(way), CAB, CAB_WIDTH)


def taxi(pen: Pen, way: Sequence[Point]) -> None:
    """Draw a taxi's line: dashes, with a whole one at each end."""
    for dash in dashes(way, _DASH_LENGTH, _DASH_GAP_LENGTH):
        pen.area(ribbon(dash, TAXI_WIDTH), TAXI)


def tram(pen: Pen, way: Sequence[Point]) -> None:
    """Draw a tram's line: a rail with sleepers."""
    pen.line(flatten(way), TRAM, TRAM_WIDTH)
    total = length(way)
    count = max(1, round(total / _SLEEPER_DISTANCE))
    for point, heading in points_along(way, [total * (i + 0.5) / count for i in range(count)]):
        ends = (
            circle_point(point, heading + pi / 2, SLEEPER_LENGTH / 2),
            circle_point(point, heading - pi / 2, SLEEPER_LENGTH / 2),
        )
        pen.area(ribbon(ends, 1.8), TRAM)


def boat(pen: Pen, way: Sequence[Point]) -> None:
    """Draw a boat's line: waves."""
    pen.line(flatten(waves(way)), BOAT, BOAT_WIDTH)


def waves(way: Sequence[Point]) -> list[Point]:
    """Return a path that swings around a path in whole waves."""
    total = length(way)
    count = max(1, round(total / _WAVE_LENGTH))
    fine = resample(way, _WAVE_LENGTH / 6)
    step = total / max(1, len(fine) - 1)
    headings = [heading for _, heading in points_along(fine, [step * i for i in range(len(fine))])]
    return [
        (x - sin(heading) * swing, y + cos(heading) * swing)
        for i, ((x, y), heading) in enumerate(zip(fine, headings, strict=True))
        for swing in (_WAVE_HEIGHT * sin(2 * pi * count * i / max(1, len(fine) - 1)),)
    ]


PATTERNS = {Transport.CAB: cab, Transport.TAXI: taxi, Transport.TRAM: tram, Transport.BOAT: boat}
"""The function that draws each network's lines."""
