"""Where figures and labels go on the map: beside their station, over no number and over nothing else that stands there.

Arithmetic only.
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
"""Directions from a station in the order in which they are tried; above it is best."""
FARTHER = (0.0, 0.4, 0.9, 1.5, 2.2, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.5, 11.0)
"""How much farther off than touching, in radii of a disc, if there is no room nearer."""
_GAP = 0.06
"""Nothing comes nearer to the edge of a station, in radii of an ordinary disc."""
_HIDES = 4.0
"""What it costs to cover a station or another figure."""
LEADER, _CROSSES = 1.6, 1.0
"""So many radii off and more, a sign is joined to its station by a leader line; what it costs to cross another one."""
_NEAR = 3.0
"""So many radii from a station is near."""
_STEP, _TURN, _SLIDE = 0.12, 0.004, 0.06
"""What it costs to stand a step farther off, to stand in the next direction, to slide so far along the edge."""
_TOLD = 0.3
"""What it costs to cover a name or a landmark, and once more by how much of the sign lies on it."""
_SLIDES = tuple(sorted(product(range(-5, 6), repeat=2), key=lambda slide: hypot(*slide)))
"""How far a sign at the edge may slide, in halves of its width and height, the shortest way first."""


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
        """Whether two rectangles share any area."""
        return bool(self.met((other,)))

    def met(self, others: Iterable[Rectangle]) -> list[Rectangle]:
        """Return those of some rectangles that share any area with this one."""
        left, top, right, bottom = self
        return [
            other for other in others if left < other[2] and other[0] < right and top < other[3] and other[1] < bottom
        ]

    def shared(self, other: Rectangle) -> float:
        """Return how much of this rectangle lies on another that it meets, 0 to 1."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high / ((self.right - self.left) * (self.bottom - self.top))

    def near(self, point: Point) -> float:
        """Return how far a point is from the rectangle; 0 inside."""
        return dist(point, self.nearest(point))

    def nearest(self, point: Point) -> Point:
        """Return the point of the rectangle that is nearest to another."""
        return min(max(point[0], self.left), self.right), min(max(point[1], self.top), self.bottom)


class Placed(NamedTuple):
    """A picture that was given a place on the map."""

    place: Rectangle
    part: Image.Image
    station: int | None = None
    """The station it belongs to; None for a sign at the edge."""
    colour: Colour = (0, 0, 0)
    """Of the leader line to the station, if it had to go farther off."""


class Room:
    """The free room of one sheet: discs that must stay visible and what was set down already."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._discs = sheet.discs
        page = Rectangle(0, 0, *map(float, sheet.canvas.size))
        self._told = page.met(Rectangle(*rect) for rect in sheet.told)
        self._full: list[Rectangle] = []

    def shows(self, station: int) -> bool:
        """Whether a station's middle lies on the sheet."""
        return self._sheet.holds(self._sheet.spot(station))

    def touches(self, station: int) -> bool:
        """Whether anything of a station's disc lies on the sheet, be it a sliver at the edge."""
        return self._sheet.holds(self._sheet.spot(station), -self._sheet.reach(station))

    def placed(self, station: int, part: Image.Image, colour: Colour) -> Placed:
        """Find a place for a picture beside a station."""
        return Placed(self.reserved(station, part.size), part, station, colour)

    def near_station(self, station: int, colour: Colour, part: Image.Image, *smaller: Image.Image) -> Placed:
        """Find a place for the first of some pictures that has room near a station, or for the last, the smallest."""
        place, near = self._sought(station, part.size), _NEAR * self._sheet.radius
        if smaller and place.near(self._sheet.spot(station)) >= near:
            return self.near_station(station, colour, *smaller)
        return Placed(self._kept(place), part, station, colour)

    def reserved(self, station: int, size: tuple[float, float]) -> Rectangle:
        """Return where something of this size goes beside a station, and keep that place from now on."""
        return self._kept(self._sought(station, size))

    def _kept(self, place: Rectangle) -> Rectangle:
        self._full.append(place)
        return place

    def _sought(self, station: int, size: tuple[float, float]) -> Rectangle:
        """Return where something of this size goes beside a station.

        As near as it can without covering anything, or where it covers least; a name or a landmark is covered rather
        than a station or another figure.
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
        """Return where something of this size goes at the sheet's edge, as near to a point as there is room."""
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
        """Yield places around a station with what they cost for being far off, the cheapest first."""
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
        """Add to a cost what a place covers, and most of all what of it is off the sheet.

        Gives up and returns what it has as soon as that is `least` or more.
        """
        width, height = self._sheet.canvas.size
        off = max(0, -place.left) + max(0, -place.top) + max(0, place.right - width) + max(0, place.bottom - height)
        cost += 10 * off + _HIDES * len(place.met(self._full))
        if cost >= least:
            return cost
        cost += sum(_TOLD * (1 + place.shared(other)) for other in place.met(told))
        return cost if cost >= least else cost + _HIDES * self._discs_under(place, discs)

    def _crossed(self, spot: Point, place: Rectangle, discs: Sequence[PixelDisc]) -> int:
        """Count the stations and figures on the straight way from a station to a place that has to be joined to it."""
        if place.near(spot) < LEADER * self._sheet.radius:
            return 0
        leader = (spot, place.nearest(spot))
        others = [*discs, *(PixelDisc(figure.middle, self._sheet.radius) for figure in self._full)]
        gap = self._sheet.radius * _GAP
        return sum(nearest(leader, other.spot)[0] < other.reach + gap for other in others if other.spot != spot)

    def _discs_under(self, place: Rectangle, discs: Sequence[PixelDisc]) -> int:
        """Count the stations that a place comes too near to."""
        gap = self._sheet.radius * _GAP - 1
        near = 2 * self._sheet.radius
        left, top, right, bottom = place.left - near, place.top - near, place.right + near, place.bottom + near
        around = [disc for disc in discs if left < disc[0][0] < right and top < disc[0][1] < bottom]
        return sum(place.near(disc.spot) < disc.reach + gap for disc in around)
