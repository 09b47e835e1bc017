"""Streets, stations and the patterns of lines: the way of each street, what a station is and how all of it is drawn.

A station is a numbered disc whose ring shows what stops there, by colour and by the pattern of its lines: black is
solid, taxi broken, tram spiked, and a pier has a blue ring around it all. In the streets the cab is thin, the taxi goes
in broad dashes, the tram has a rail with sleepers, the boat makes waves.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import cos, degrees, pi, sin
from typing import TYPE_CHECKING

from cogs.fantom.map.transport import Transport
from images.fantom.colours import BOAT, CAB, INK, KERB, PAPER, STREET, TAXI, TRAM
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
from images.kit.fonts import sans

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PIL.ImageFont import FreeTypeFont

    from cogs.fantom.map.town import Point, Station, Town
    from images.kit.colours import Colour
    from images.kit.pen import Pen

STREET_WIDTH = 9.0
"""Of a street's surface, in map units."""
KERBED = STREET_WIDTH + 2.4
_SLACK = 0.3
"""So far a rounded bend may be off, to be drawn in fewer pieces."""
_LOOK = 16.0
"""So far from a station one looks where a street is heading."""

RADIUS = 14.6
"""Of a station's disc with its ring, in map units."""
RING = 3.1
"""The ring's width."""
PIER = RADIUS + 2.2
"""Radius of the ring around a pier's disc."""
HALO = 2.0
"""So much paper around a disc keeps the lines off."""
SIZES = {1: 18, 2: 18, 3: 13}
"""Height of the type by the number of digits: three of 13 just leave the ring free."""
_GAP = 0.17
"""Radians between two parts of a ring."""
CAB_WIDTH, TAXI_WIDTH, TRAM_WIDTH, BOAT_WIDTH = 1.5, 4.8, 2.7, 2.8
_DASH, _DASH_GAP = 11.0, 4.2
_SLEEPERS, SLEEPER = 8.0, 8.6
"""From sleeper to sleeper, and how long one is."""
_WAVE, _SWING = 13.0, 2.3
"""Length and height of the boat's waves."""


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
        way = tuple(simplified(rounded((town.stations[a - 1].at, *street.via, town.stations[b - 1].at)), _SLACK))
        for start, end, run in ((a, b, way), (b, a, way[::-1])):
            ways[start, end] = run
            bearings[start][end] = bearing(run[0], points_along(run, (_LOOK,))[0][0])
    return Streets(ways, bearings)


def pave(pen: Pen, net: Streets) -> None:
    """Draw the streets, all kerbs below all surfaces."""
    for colour, width in ((KERB, KERBED), (STREET, STREET_WIDTH)):
        for way in net.once:
            pen.line(flat(way), colour, width)


def spot(town: Town, station: int) -> Point:
    """Return the middle of a station's disc in map units (pixels at scale 1)."""
    return town.stations[station - 1].at


def piers(town: Town) -> frozenset[int]:
    """Return the stations where the boat stops."""
    return frozenset(number for line in town.lines if line.transport is Transport.BOAT for number in line.path)


@cache
def digits(size: int) -> FreeTypeFont:
    """Return the face of the numbers."""
    return sans(size, 800)


def _parts(*, taxi: bool, tram: bool) -> list[tuple[Colour, float, float]]:
    """Return the coloured parts of a ring with the angles where each begins and ends, clockwise from the right."""
    if taxi and tram:
        return [(TAXI, -7 * pi / 6, -pi / 2), (TRAM, -pi / 2, pi / 6)]
    return [(TAXI if taxi else TRAM, -pi, 0)] if taxi or tram else []


def disc(pen: Pen, station: Station, *, pier: bool) -> None:
    """Draw a station in map units."""
    ring(pen, station.at, taxi=station.taxi, tram=station.tram, pier=pier)
    text = str(station.number)
    pen.write(station.at, text, digits, SIZES[len(text)], INK)


def ring(pen: Pen, at: Point, *, taxi: bool, tram: bool, pier: bool) -> None:
    """Draw a station's disc without its number."""
    x, y = at
    for radius, colour in ((PIER + HALO, PAPER), (PIER, BOAT), (RADIUS + 1.2, PAPER)) if pier else ():
        pen.oval((x - radius, y - radius, x + radius, y + radius), colour)
    pen.oval((x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS), PAPER, CAB, RING)
    for colour, begin, end in _parts(taxi=taxi, tram=tram):
        _part(pen, at, (begin, end), PAPER)
        for piece in _pieces(colour, begin + _GAP / 2, end - _GAP / 2):
            _part(pen, at, piece, colour)
        if colour == TRAM:
            _spikes(pen, at, begin, end)


def _part(pen: Pen, at: Point, angles: tuple[float, float], colour: Colour) -> None:
    """Draw a piece of a ring; a trifle wider than the black one, which it covers."""
    over = 0.5 if colour == PAPER else 0.25
    box = (at[0] - RADIUS - over, at[1] - RADIUS - over, at[0] + RADIUS + over, at[1] + RADIUS + over)
    pen.arc(box, (degrees(angles[0]), degrees(angles[1])), colour, RING + 2 * over)


def _pieces(colour: Colour, begin: float, end: float) -> Iterable[tuple[float, float]]:
    """Break the part of a taxi into dashes."""
    if colour != TAXI:
        return [(begin, end)]
    count = max(2, round((end - begin) / 0.8))
    step = (end - begin + _GAP) / count
    return [(begin + i * step, begin + (i + 1) * step - _GAP) for i in range(count)]


def _spikes(pen: Pen, at: Point, begin: float, end: float) -> None:
    """Set the sleepers of the tram onto its part."""
    count = max(3, round((end - begin) / 0.62))
    for i in range(count):
        angle = begin + (end - begin) * (i + 0.5) / count
        ends = (around(at, angle, RADIUS - 1), around(at, angle, RADIUS + 3))
        pen.line(flat(ends), TRAM, 2.2)


def cab(pen: Pen, way: Sequence[Point]) -> None:
    """Draw the cab's line."""
    pen.line(flat(way), CAB, CAB_WIDTH)


def taxi(pen: Pen, way: Sequence[Point]) -> None:
    """Draw a taxi's line: dashes that begin and end with a whole one."""
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
    """Let a way swing in whole waves."""
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
"""How each network is drawn."""
