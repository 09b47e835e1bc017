"""Placement of figures and labels on the map: beside their station, clear of numbers and of each other.

Calculates only; draws nothing.
"""

from __future__ import annotations

from itertools import product
from math import dist, hypot, inf
from typing import TYPE_CHECKING, NamedTuple

from images.fantom.geometry import nearest
from images.fantom.town.sheet import PixelDisc

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from PIL import Image

    from cogs.fantom.map.town import Point
    from images.fantom.town.sheet import Sheet
    from images.kit.colours import Colour

_HALF, _SLANT = 0.45, 0.75
AROUND = (
    *((0, -1), (_SLANT, -_SLANT), (-_SLANT, -_SLANT), (1, 0), (-1, 0), (_SLANT, _SLANT), (-_SLANT, _SLANT), (0, 1)),
    *((_HALF, -1), (-_HALF, -1), (1, -_HALF), (-1, -_HALF), (1, _HALF), (-1, _HALF), (_HALF, 1), (-_HALF, 1)),
)
"""Directions from a station in the order in which they are tried; the first, above it, is preferred."""
FARTHER = (0.0, 0.4, 0.9, 1.5, 2.2, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.5, 11.0)
"""Distances from the station's disc in radii of an ordinary disc, tried in this order."""
_GAP = 0.06
"""Minimum gap between a sign and a station's edge, in radii of an ordinary disc."""
_HIDES = 4.0
"""Cost of covering a station or another figure."""
LEADER, _CROSSES = 1.6, 1.0
"""Distance in radii from which a sign gets a leader line to its station; cost of a station or figure on that line."""
_NEAR = 3.0
"""Distance in radii below which a place counts as near its station."""
_STEP, _TURN, _SLIDE = 0.12, 0.004, 0.06
"""Cost of each step of distance, of each further direction, and of a slide by half a sign along the edge."""
_TOLD = 0.3
"""Cost of covering a name or a landmark; the share of the sign that lies on it costs the same again."""
_SLIDES = tuple(sorted(product(range(-5, 6), repeat=2), key=lambda slide: hypot(*slide)))
"""Slides of a sign at the edge, in halves of its width and height, the shortest first."""


class Rectangle(NamedTuple):
    """A rectangle in pixels."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> Point:
        """The middle of the rectangle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def meets(self, other: Rectangle) -> bool:
        """Return whether the two rectangles overlap."""
        return bool(self.met((other,)))

    def met(self, others: Iterable[Rectangle]) -> list[Rectangle]:
        """Return the rectangles that overlap this one."""
        left, top, right, bottom = self
        return [
            other for other in others if left < other[2] and other[0] < right and top < other[3] and other[1] < bottom
        ]

    def shared(self, other: Rectangle) -> float:
        """Return the share of this rectangle that lies on an overlapping one, 0 to 1."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high / ((self.right - self.left) * (self.bottom - self.top))

    def near(self, point: Point) -> float:
        """Return the distance from a point to the rectangle; 0 if it lies inside."""
        return dist(point, self.nearest(point))

    def nearest(self, point: Point) -> Point:
        """Return the point of the rectangle that is nearest to a given point."""
        return min(max(point[0], self.left), self.right), min(max(point[1], self.top), self.bottom)


class Placed(NamedTuple):
    """A sign with its place on the map."""

    place: Rectangle
    part: Image.Image
    station: int | None = None
    """The sign's station; None for a sign at the edge."""
    colour: Colour = (0, 0, 0)
    """Colour of the leader line to the station, if the place is so far away that it needs one."""


class Room:
    """The free room of a sheet, from its discs, names and landmarks and the signs placed so far."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._discs = sheet.discs
        page = Rectangle(0, 0, *map(float, sheet.canvas.size))
        self._told = page.met(Rectangle(*rect) for rect in sheet.told)
        self._full: list[Rectangle] = []

    def shows(self, station: int) -> bool:
        """Return whether a station's middle lies on the sheet."""
        return self._sheet.holds(self._sheet.spot(station))

    def touches(self, station: int) -> bool:
        """Return whether any part of a station's disc lies on the sheet."""
        return self._sheet.holds(self._sheet.spot(station), -self._sheet.reach(station))

    def placed(self, station: int, part: Image.Image, colour: Colour) -> Placed:
        """Reserve a place beside a station for a picture and return both."""
        return Placed(self.reserved(station, part.size), part, station, colour)

    def near_station(self, station: int, colour: Colour, part: Image.Image, *smaller: Image.Image) -> Placed:
        """Reserve a place for the first picture that has room near a station, or else for the last, the smallest."""
        place, near = self._sought(station, part.size), _NEAR * self._sheet.radius
        if smaller and place.near(self._sheet.spot(station)) >= near:
            return self.near_station(station, colour, *smaller)
        return Placed(self._kept(place), part, station, colour)

    def reserved(self, station: int, size: tuple[float, float]) -> Rectangle:
        """Reserve and return the best place of this size beside a station."""
        return self._kept(self._sought(station, size))

    def _kept(self, place: Rectangle) -> Rectangle:
        self._full.append(place)
        return place

    def _sought(self, station: int, size: tuple[float, float]) -> Rectangle:
        """Return the cheapest place of this size beside a station.

        It is the nearest one that covers nothing, or else the one that covers least. Covering a name or a landmark is
        cheaper than covering a station or another figure.
        """
        (x, y) = spot = self._sheet.spot(station)
        reach = max(size) + self._sheet.radius * (FARTHER[-1] + 3)
        around = Rectangle(x - reach, y - reach, x + reach, y + reach)
        discs = [disc for disc in self._discs if dist(disc.spot, spot) < reach]
        told = around.met(self._told)
        best, least = Rectangle(0, 0, 0, 0), inf
        for off, place in self._candidates(station, size):
            if off >= least:
                break
            bad = self._worse(off, place, discs, told, least)
            bad += _CROSSES * self._crossed(spot, place, discs) if bad < least else 0
            if bad < least:
                best, least = place, bad
        return best

    def at_edge(self, middle: Point, size: tuple[float, float]) -> Rectangle:
        """Reserve and return the best place of this size on the sheet, as near to a point at its edge as possible."""
        (wide, high), (width, height) = size, self._sheet.canvas.size
        best, least = Rectangle(0, 0, 0, 0), inf
        for across, down in _SLIDES:
            if _SLIDE * hypot(across, down) >= least:
                break
            left = min(max(middle[0] + across * wide / 2 - wide / 2, 4), width - wide - 4)
            top = min(max(middle[1] + down * high / 2 - high / 2, 4), height - high - 4)
            place = Rectangle(left, top, left + wide, top + high)
            bad = self._worse(_SLIDE * hypot(across, down), place, self._discs, self._told, least)
            if bad < least:
                best, least = place, bad
        return self._kept(best)

    def _candidates(self, station: int, size: tuple[float, float]) -> Iterator[tuple[float, Rectangle]]:
        """Yield places around a station with the cost of their distance and direction, the cheapest first."""
        (x, y), (wide, high) = self._sheet.spot(station), size
        touching, radius = self._sheet.reach(station) + self._sheet.radius * _GAP, self._sheet.radius
        for step, farther in enumerate(FARTHER):
            reach = touching + radius * farther
            for turn, (across, down) in enumerate(AROUND):
                middle_x = x + across * (reach + wide / 2)
                middle_y = y + down * (reach + high / 2)
                place = Rectangle(middle_x - wide / 2, middle_y - high / 2, middle_x + wide / 2, middle_y + high / 2)
                yield step * _STEP + turn * _TURN, place

    def _worse(
        self, cost: float, place: Rectangle, discs: Sequence[PixelDisc], told: list[Rectangle], least: float
    ) -> float:
        """Return a cost plus the costs of all that a place covers and of its part off the sheet, the highest cost.

        Stop early and return a partial sum as soon as it reaches `least`.
        """
        width, height = self._sheet.canvas.size
        off = max(0, -place.left) + max(0, -place.top) + max(0, place.right - width) + max(0, place.bottom - height)
        cost += 10 * off + _HIDES * len(place.met(self._full))
        if cost >= least:
            return cost
        cost += sum(_TOLD * (1 + place.shared(other)) for other in place.met(told))
        return cost if cost >= least else cost + _HIDES * self._discs_under(place, discs)

    def _crossed(self, spot: Point, place: Rectangle, discs: Sequence[PixelDisc]) -> int:
        """Return the number of stations and figures on the leader line to a place; 0 if it needs no leader line."""
        if place.near(spot) < LEADER * self._sheet.radius:
            return 0
        leader = (spot, place.nearest(spot))
        others = [*discs, *(PixelDisc(figure.middle, self._sheet.radius) for figure in self._full)]
        gap = self._sheet.radius * _GAP
        return sum(nearest(leader, other.spot)[0] < other.reach + gap for other in others if other.spot != spot)

    def _discs_under(self, place: Rectangle, discs: Sequence[PixelDisc]) -> int:
        """Return the number of stations that are nearer to a place than the minimum gap."""
        gap = self._sheet.radius * _GAP - 1
        near = 2 * self._sheet.radius
        left, top, right, bottom = place.left - near, place.top - near, place.right + near, place.bottom + near
        around = [disc for disc in discs if left < disc[0][0] < right and top < disc[0][1] < bottom]
        return sum(place.near(disc.spot) < disc.reach + gap for disc in around)
