"""Stations: the size and the drawing of their discs.

A station is a numbered disc. Each network that stops there colours its own part: the taxi the wedge above the number,
the tram the wedge below it, with sleepers on its edge, and the boat a ring around the disc. Without taxi and tram the
disc is white; it is larger with each of the two. Lines that only pass stay outside the disc.
"""

from __future__ import annotations

from functools import lru_cache
from math import asin, dist, pi
from typing import TYPE_CHECKING, NamedTuple

from cogs.fantom.map.transport import Transport
from images.fantom.colours import BOAT, CAB, INK, PAPER, TAXI, TRAM
from images.fantom.geometry import circle_point, flatten
from images.kit.fonts import sans

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

    from cogs.fantom.map.town import Point, Station, Town
    from images.kit.colours import Colour
    from images.kit.pen import Pen

RADII = (13.2, 16.2, 19.2)
"""Radii in map units of a disc without taxi and tram, with one of them, and with both."""
RING = 1.8
"""Width in map units of the dark ring on a disc's edge."""
PIER_REACH = 4.2
"""Distance in map units from a disc's edge to the outer edge of a pier's ring."""
_PIER_RING_WIDTH = 2.6
HALO_WIDTH = 2.0
"""Width in map units of the paper-coloured rim around a pier's disc, which separates it from the streets."""
SIZES = {1: 18, 2: 18, 3: 13}
"""Type size by the number of digits: at 13, three digits just fit inside the ring of the smallest disc."""
_HALF_BAND_HEIGHTS = {1: 6.9, 2: 6.9, 3: 5.6}
"""Half the height in map units of the white band behind a number, by the number of digits."""
_SLEEPER_COUNT = 6
"""Number of sleepers on the tram's wedge."""
_ARC_PIECES = 32
"""Number of straight pieces of a wedge's arc."""
CLEARANCE, _MIN_CLEARANCE = 12.0, 6.5
"""Distance in map units from a station's edge to the middle of the first line that passes it: normally, so that they
are separate on small pictures too; and at least, where stations lie close together."""
_MIN_DISC_GAP = 0.2
"""Minimum gap in map units between two discs, however close the stations are."""


class Disc(NamedTuple):
    """The size of a station's disc in map units."""

    radius: float
    reach: float
    """The radius with a pier's ring."""
    clear: float = 0.0
    """Distance from there to the middle of the first line that passes."""


def piers(town: Town) -> frozenset[int]:
    """Return the stations where a boat stops."""
    return frozenset(number for line in town.lines if line.transport is Transport.BOAT for number in line.path)


def discs(town: Town) -> dict[int, Disc]:
    """Return the discs of a town by station; discs of stations that lie close together are smaller."""
    boats = piers(town)
    return {
        station.number: _disc(town, station, PIER_REACH if station.number in boats else 0.0)
        for station in town.stations
    }


def _disc(town: Town, station: Station, pier: float) -> Disc:
    distance = min((dist(station.at, other.at) for other in town.stations if other != station), default=100.0)
    reach = min(RADII[station.taxi + station.tram] + pier, (distance - _MIN_DISC_GAP) / 2)
    return Disc(reach - pier, reach, min(CLEARANCE, max(_MIN_CLEARANCE, distance - 2 * reach)))


@lru_cache(maxsize=8)
def digits(size: int) -> FreeTypeFont:
    """Return the typeface of the numbers."""
    return sans(size, 800)


def draw_station(pen: Pen, station: Station, disc: Disc) -> None:
    """Draw a station: its disc with its number."""
    text = str(station.number)
    draw_disc(pen, station.at, disc, taxi=station.taxi, tram=station.tram, band=_HALF_BAND_HEIGHTS[len(text)])
    pen.write(station.at, text, digits, SIZES[len(text)], INK)


def draw_disc(
    pen: Pen, middle: Point, disc: Disc, *, taxi: bool, tram: bool, band: float = _HALF_BAND_HEIGHTS[2]
) -> None:
    """Draw a station's disc without its number; `band` is half the height of the white band behind the number."""
    radius = disc.radius
    if disc.reach > radius:
        _draw_circle(pen, middle, disc.reach + HALO_WIDTH, PAPER)
        _draw_circle(pen, middle, disc.reach, BOAT)
        _draw_circle(pen, middle, disc.reach - _PIER_RING_WIDTH, PAPER)
    if tram:
        _draw_sleepers(pen, middle, radius)
    _draw_circle(pen, middle, radius, CAB)
    _draw_circle(pen, middle, radius - RING, PAPER)
    inner = radius - RING
    if taxi:
        _draw_wedge(pen, middle, inner, -band, TAXI)
    if tram:
        _draw_wedge(pen, middle, inner, band, TRAM)


def _draw_circle(pen: Pen, middle: Point, radius: float, colour: Colour) -> None:
    pen.oval((middle[0] - radius, middle[1] - radius, middle[0] + radius, middle[1] + radius), colour)


def _draw_wedge(pen: Pen, middle: Point, radius: float, height: float, colour: Colour) -> None:
    """Colour the part of a disc below a height measured from its middle, or above a negative one."""
    begin = asin(height / radius)
    sweep = (pi if height > 0 else -pi) - 2 * begin
    pen.area(
        flatten(circle_point(middle, begin + sweep * step / _ARC_PIECES, radius) for step in range(_ARC_PIECES + 1)),
        colour,
    )


def _draw_sleepers(pen: Pen, middle: Point, radius: float) -> None:
    """Draw sleepers on the edge of the tram's wedge."""
    for sleeper in range(_SLEEPER_COUNT):
        angle = pi * (0.14 + 0.72 * sleeper / (_SLEEPER_COUNT - 1))
        pen.line(
            flatten((circle_point(middle, angle, radius - 1), circle_point(middle, angle, radius + 2.6))), TRAM, 2.2
        )
