"""The lines in the streets, each in its colour and its pattern.

The cab is thin, the taxi goes in broad dashes, the tram has a rail with sleepers, the boat makes waves.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from cogs.fantom.map.transport import Transport
from images.fantom.colours import BOAT, CAB, STREET, TAXI, TRAM
from images.fantom.geometry import around, dashes, flat, length, marks, resampled, ribbon

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cogs.fantom.map.town import Point
    from images.fantom.town.courses import Course
    from images.fantom.town.strip import Strip
    from images.kit.colours import Colour
    from images.kit.pen import Pen

CAB_WIDTH, TAXI_WIDTH, TRAM_WIDTH, BOAT_WIDTH = 1.5, 4.8, 2.7, 2.8
CASING = 1.5
"""So much of the street shows on either side of a line."""
_DASH, _GAP = 11.0, 4.2
_SLEEPERS, _SLEEPER = 8.0, 8.6
"""From sleeper to sleeper, and how long one is."""
_WAVE, _SWING = 13.0, 2.3
"""Length and height of the boat's waves."""


def cab(pen: Pen, way: Sequence[Point]) -> None:
    """Draw the cab's line."""
    pen.line(flat(way), CAB, CAB_WIDTH)


def taxi(pen: Pen, way: Sequence[Point]) -> None:
    """Draw a taxi's line: dashes that begin and end with a whole one."""
    for dash in dashes(way, _DASH, _GAP):
        pen.area(ribbon(dash, TAXI_WIDTH), TAXI)


def tram(pen: Pen, way: Sequence[Point]) -> None:
    """Draw a tram's line: a rail with sleepers."""
    pen.line(flat(way), TRAM, TRAM_WIDTH)
    whole = length(way)
    count = max(1, round(whole / _SLEEPERS))
    for point, heading in marks(way, [whole * (i + 0.5) / count for i in range(count)]):
        ends = (around(point, heading + pi / 2, _SLEEPER / 2), around(point, heading - pi / 2, _SLEEPER / 2))
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
    headings = [heading for _, heading in marks(fine, [step * i for i in range(len(fine))])]
    return [
        (x - sin(heading) * swing, y + cos(heading) * swing)
        for i, ((x, y), heading) in enumerate(zip(fine, headings, strict=True))
        for swing in (_SWING * sin(2 * pi * count * i / max(1, len(fine) - 1)),)
    ]


PATTERNS = {Transport.CAB: cab, Transport.TAXI: taxi, Transport.TRAM: tram, Transport.BOAT: boat}
"""How each network is drawn."""
_CASED: dict[Transport, tuple[float, Colour]] = {
    Transport.TAXI: (TAXI_WIDTH, STREET),
    Transport.TRAM: (_SLEEPER - 2.6, STREET),
}


def draw(pen: Strip, courses: Iterable[Course]) -> None:
    """Draw the taxis, then the trams, each network's casings below its lines."""
    drawn = tuple(courses)
    for transport, (width, street) in _CASED.items():
        mine = [course for course in drawn if course.leg.transport is transport and pen.shows(*course.reach)]
        for course in mine:
            pen.line(flat(course.points), street, width + 2 * CASING)
        for course in mine:
            PATTERNS[transport](pen, course.points)
