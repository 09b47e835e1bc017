"""Stations: a numbered disc whose ring shows what stops there, by colour and by the pattern of its lines.

Black is solid, taxi broken, tram spiked, and a pier has a blue ring around it all.
"""

from __future__ import annotations

from functools import cache
from math import degrees, pi
from typing import TYPE_CHECKING

from cogs.fantom.map.transport import Transport
from images.fantom.colours import BOAT, CAB, INK, PAPER, TAXI, TRAM
from images.fantom.geometry import around, flat
from images.kit.fonts import sans

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PIL.ImageFont import FreeTypeFont

    from cogs.fantom.map.town import Point, Station, Town
    from images.kit.colours import Colour
    from images.kit.pen import Pen

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
