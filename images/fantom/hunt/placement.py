"""Placement of figures and labels on the map: beside their station, clear of numbers and of each other.

Calculates only; draws nothing.
"""

from __future__ import annotations

from itertools import product
from math import dist, hypot, inf
from typing import TYPE_CHECKING, NamedTuple

from images.fantom.geometry import nearest_on_path
from images.fantom.town.sheet import PixelDisc

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from PIL import Image

    from cogs.fantom.map.town import Point
    from images.fantom.town.sheet import Sheet
    from images.kit.colours import Colour

_HALF, _SLANT = 0.45, 0.75
DIRECTIONS = (
    *((0, -1), (_SLANT, -_SLANT), (-_SLANT, -_SLANT), (1, 0), (-1, 0), (_SLANT, _SLANT), (-_SLANT, _SLANT), (0, 1)),
    *((_HALF, -1), (-_HALF, -1), (1, -_HALF), (-1, -_HALF), (1, _HALF), (-1, _HALF), (_HALF, 1), (-_HALF, 1)),
)
"""Directions from a station in the order in which they are tried; the first, above it, is preferred."""
DISTANCES = (0.0, 0.4, 0.9, 1.5, 2.2, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.5, 11.0)
"""Distances from the station's disc in radii of an ordinary disc, tried in this order."""
_GAP = 0.06
"""Minimum gap between a sign and a station's edge, in radii of an ordinary disc."""
_COVER_COST = 4.0
"""Cost of covering a station or another figure."""
LEADER_DISTANCE, _CROSSING_COST = 1.6, 1.0
"""Distance in radii from which a sign gets a leader line to its station; cost of a station or figure on that line."""
_NEAR_DISTANCE = 3.0
"""Distance in radii below which a place counts as near its station."""
_STEP_COST, _DIRECTION_COST, _SLIDE_COST = 0.12, 0.004, 0.06
"""Cost of each step of distance, of each further direction, and of a slide by half a sign along the edge."""
_LETTERED_COST = 0.3
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
        return bool(self.overlapping((other,)))

    def overlapping(self, others: Iterable[Rectangle]) -> list[Rectangle]:
        """Return the rectangles that overlap this one."""
        left, top, right, bottom = self
        return [
            other for other in others if left < other[2] and other[0] < right and top < other[3] and other[1] < bottom
        ]

    def overlap_share(self, other: Rectangle) -> float:
        """Return the share of this rectangle that lies on an overlapping one, 0 to 1."""
        width = min(self.right, other.right) - max(self.left, other.left)
        height = min(self.bottom, other.bottom) - max(self.top, other.top)
        return width * height / ((self.right - self.left) * (self.bottom - self.top))

    def distance(self, point: Point) -> float:
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

    def __init__(self, sheet: Sheet, signs: Iterable[Rectangle] = ()) -> None:
        """`signs` are the places of signs that are laid later and must not be covered."""
        self._sheet = sheet
        self._discs = sheet.discs
        page = Rectangle(0, 0, *map(float, sheet.canvas.size))
        self._lettered = page.overlapping(Rectangle(*rect) for rect in sheet.lettered_rects)
        self._taken: list[Rectangle] = [*signs]

    def shows(self, station: int) -> bool:
        """Return whether a station's middle lies on the sheet."""
        return self._sheet.holds(self._sheet.spot(station))

    def touches(self, station: int) -> bool:
        """Return whether any part of a station's disc lies on the sheet."""
        return self._sheet.holds(self._sheet.spot(station), -self._sheet.reach(station))

    def placed_beside(self, station: int, part: Image.Image, colour: Colour) -> Placed:
        """Reserve a place beside a station for a picture and return both."""
        return Placed(self.reserved(station, part.size), part, station, colour)

    def placed_near(self, station: int, colour: Colour, part: Image.Image, *smaller: Image.Image) -> Placed:
        """Reserve a place for the first picture that has room near a station, or else for the last, the smallest."""
        place, max_distance = self._cheapest_place(station, part.size), _NEAR_DISTANCE * self._sheet.radius
        if smaller and place.distance(self._sheet.spot(station)) >= max_distance:
            return self.placed_near(station, colour, *smaller)
        return Placed(self._kept(place), part, station, colour)

    def reserved(self, station: int, size: tuple[float, float]) -> Rectangle:
        """Reserve and return the best place of this size beside a station."""
        return self._kept(self._cheapest_place(station, size))

    def _kept(self, place: Rectangle) -> Rectangle:
        self._taken.append(place)
        return place

    def _cheapest_place(self, station: int, size: tuple[float, float]) -> Rectangle:
        """Return the cheapest place of this size beside a station.

        It is the nearest one that covers nothing, or else the one that covers least. Covering a name or a landmark is
        cheaper than covering a station or another figure.
        """
        (x, y) = spot = self._sheet.spot(station)
        reach = max(size) + self._sheet.radius * (DISTANCES[-1] + 3)
        around = Rectangle(x - reach, y - reach, x + reach, y + reach)
        discs = [disc for disc in self._discs if dist(disc.spot, spot) < reach]
        lettered = around.overlapping(self._lettered)
        cheapest, min_cost = Rectangle(0, 0, 0, 0), inf
        for distance_cost, place in self._candidates(station, size):
            if distance_cost >= min_cost:
                break
            cost = self._total_cost(distance_cost, place, discs, lettered, min_cost)
            cost += _CROSSING_COST * self._leader_crossings(spot, place, discs) if cost < min_cost else 0
            if cost < min_cost:
                cheapest, min_cost = place, cost
        return cheapest

    def at_edge(self, middle: Point, size: tuple[float, float]) -> Rectangle:
        """Reserve and return the best place of this size on the sheet, as near to a point at its edge as possible."""
        (sign_width, sign_height), (width, height) = size, self._sheet.canvas.size
        cheapest, min_cost = Rectangle(0, 0, 0, 0), inf
        for slide_x, slide_y in _SLIDES:
            if _SLIDE_COST * hypot(slide_x, slide_y) >= min_cost:
                break
            left = min(max(middle[0] + slide_x * sign_width / 2 - sign_width / 2, 4), width - sign_width - 4)
            top = min(max(middle[1] + slide_y * sign_height / 2 - sign_height / 2, 4), height - sign_height - 4)
            place = Rectangle(left, top, left + sign_width, top + sign_height)
            cost = self._total_cost(_SLIDE_COST * hypot(slide_x, slide_y), place, self._discs, self._lettered, min_cost)
            if cost < min_cost:
                cheapest, min_cost = place, cost
        return self._kept(cheapest)

    def _candidates(self, station: int, size: tuple[float, float]) -> Iterator[tuple[float, Rectangle]]:
        """Yield places around a station with the cost of their distance and direction, the cheapest first."""
        (x, y), (width, height) = self._sheet.spot(station), size
        touching, radius = self._sheet.reach(station) + self._sheet.radius * _GAP, self._sheet.radius
        for step, farther in enumerate(DISTANCES):
            reach = touching + radius * farther
            for turn, (direction_x, direction_y) in enumerate(DIRECTIONS):
                middle_x = x + direction_x * (reach + width / 2)
                middle_y = y + direction_y * (reach + height / 2)
                place = Rectangle(
                    middle_x - width / 2, middle_y - height / 2, middle_x + width / 2, middle_y + height / 2
                )
                yield step * _STEP_COST + turn * _DIRECTION_COST, place

    def _total_cost(
        self, cost: float, place: Rectangle, discs: Sequence[PixelDisc], lettered: list[Rectangle], min_cost: float
    ) -> float:
        """Return a cost plus the costs of all that a place covers and of its part off the sheet, the highest cost.

        Stop early and return a partial sum as soon as it reaches `min_cost`.
        """
        width, height = self._sheet.canvas.size
        excess = max(0, -place.left) + max(0, -place.top) + max(0, place.right - width) + max(0, place.bottom - height)
        cost += 10 * excess + _COVER_COST * len(place.overlapping(self._taken))
        if cost >= min_cost:
            return cost
        cost += sum(_LETTERED_COST * (1 + place.overlap_share(other)) for other in place.overlapping(lettered))
        return cost if cost >= min_cost else cost + _COVER_COST * self._discs_under(place, discs)

    def _leader_crossings(self, spot: Point, place: Rectangle, discs: Sequence[PixelDisc]) -> int:
        """Return the number of stations and figures on the leader line to a place; 0 if it needs no leader line."""
        if place.distance(spot) < LEADER_DISTANCE * self._sheet.radius:
            return 0
        leader = (spot, place.nearest(spot))
        others = [*discs, *(PixelDisc(figure.middle, self._sheet.radius) for figure in self._taken)]
        gap = self._sheet.radius * _GAP
        return sum(nearest_on_path(leader, other.spot)[0] < other.reach + gap for other in others if other.spot != spot)

    def _discs_under(self, place: Rectangle, discs: Sequence[PixelDisc]) -> int:
        """Return the number of stations that are nearer to a place than the minimum gap."""
        gap = self._sheet.radius * _GAP - 1
        margin = 2 * self._sheet.radius
        left, top, right, bottom = place.left - margin, place.top - margin, place.right + margin, place.bottom + margin
        around = [disc for disc in discs if left < disc[0][0] < right and top < disc[0][1] < bottom]
        return sum(place.distance(disc.spot) < disc.reach + gap for disc in around)
