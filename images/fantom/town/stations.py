"""Stations: how large their discs are, what a disc shows, and how it is drawn.

A station is a numbered disc. What stops there colours a part of it, always the same one: the taxi the wedge above the
number, the tram the wedge below it, which has sleepers on its edge, and the boat a ring around it all. Where only cabs
stop it is white; the more stops there, the larger it is. What passes stays outside.
"""

from __future__ import annotations

from functools import lru_cache
from math import asin, dist, pi
from typing import TYPE_CHECKING, NamedTuple

from cogs.fantom.map.transport import Transport
from images.fantom.colours import BOAT, CAB, INK, PAPER, TAXI, TRAM
from images.fantom.geometry import around, flat
from images.kit.fonts import sans

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

    from cogs.fantom.map.town import Point, Station, Town
    from images.kit.colours import Colour
    from images.kit.pen import Pen

RADII = (13.2, 16.2, 19.2)
"""Of a disc where neither taxi nor tram stops, where one does, where both do, in map units."""
RING = 1.8
"""Width of the dark ring on a disc's edge."""
PIER = 4.2
"""So much farther out the ring around a pier's disc reaches."""
_PIER_RING = 2.6
HALO = 2.0
"""So much paper around a disc keeps the streets off."""
SIZES = {1: 18, 2: 18, 3: 13}
"""Height of the type by the number of digits: three of 13 just leave the ring of the smallest disc free."""
_BAND = {1: 6.9, 2: 6.9, 3: 5.6}
"""Half the height of the white band that a number of so many digits lies on."""
_SLEEPERS = 6
"""So many sleepers the tram's wedge has."""
_ARC = 32
"""A wedge's arc is drawn in so many pieces."""
CLEAR, _TIGHT = 12.0, 6.5
"""From the edge of a station to the middle of a line that passes it: so much that they are apart on a small picture
too; and where stations lie close together at least."""
_ROOM = 0.2
"""Between two discs there is so much room at least, however near the stations."""


class Disc(NamedTuple):
    """How large a station is drawn, in map units."""

    radius: float
    reach: float
    """With the ring around a pier."""
    clear: float = 0.0
    """From there to the middle of a line that passes."""


def piers(town: Town) -> frozenset[int]:
    """Return the stations where the boat stops."""
    return frozenset(number for line in town.lines if line.transport is Transport.BOAT for number in line.path)


def discs(town: Town) -> dict[int, Disc]:
    """Return the discs of a town by station; in a town whose stations lie close together some are smaller."""
    boats = piers(town)
    return {
        station.number: _sized(town, station, PIER if station.number in boats else 0.0) for station in town.stations
    }


def _sized(town: Town, station: Station, pier: float) -> Disc:
    near = min((dist(station.at, other.at) for other in town.stations if other != station), default=100.0)
    reach = min(RADII[station.taxi + station.tram] + pier, (near - _ROOM) / 2)
    return Disc(reach - pier, reach, min(CLEAR, max(_TIGHT, near - 2 * reach)))


@lru_cache(maxsize=8)
def digits(size: int) -> FreeTypeFont:
    """Return the face of the numbers."""
    return sans(size, 800)


def draw_station(pen: Pen, station: Station, disc: Disc) -> None:
    """Draw a station in map units."""
    text = str(station.number)
    draw_disc(pen, station.at, disc, taxi=station.taxi, tram=station.tram, band=_BAND[len(text)])
    pen.write(station.at, text, digits, SIZES[len(text)], INK)


def draw_disc(pen: Pen, at: Point, disc: Disc, *, taxi: bool, tram: bool, band: float = _BAND[2]) -> None:
    """Draw a station's disc without its number, which lies on a band of twice that height."""
    radius = disc.radius
    if disc.reach > radius:
        _round(pen, at, disc.reach + HALO, PAPER)
        _round(pen, at, disc.reach, BOAT)
        _round(pen, at, disc.reach - _PIER_RING, PAPER)
    if tram:
        _sleepers(pen, at, radius)
    _round(pen, at, radius, CAB)
    _round(pen, at, radius - RING, PAPER)
    inner = radius - RING
    if taxi:
        _wedge(pen, at, inner, -band, TAXI)
    if tram:
        _wedge(pen, at, inner, band, TRAM)


def _round(pen: Pen, at: Point, radius: float, colour: Colour) -> None:
    pen.oval((at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius), colour)


def _wedge(pen: Pen, at: Point, radius: float, height: float, colour: Colour) -> None:
    """Colour the part of a disc below a height, or above one that is negative, measured from its middle."""
    begin = asin(height / radius)
    sweep = (pi if height > 0 else -pi) - 2 * begin
    pen.area(flat(around(at, begin + sweep * step / _ARC, radius) for step in range(_ARC + 1)), colour)


def _sleepers(pen: Pen, at: Point, radius: float) -> None:
    """Set sleepers onto the edge of the tram's wedge."""
    for sleeper in range(_SLEEPERS):
        angle = pi * (0.14 + 0.72 * sleeper / (_SLEEPERS - 1))
        pen.line(flat((around(at, angle, radius - 1), around(at, angle, radius + 2.6))), TRAM, 2.2)
