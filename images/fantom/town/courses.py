"""Where the lines of taxi and tram are drawn: beside the middle of the street, and in an arc by what they pass."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, dist
from typing import TYPE_CHECKING

from images.fantom.geometry import TURN, around, bearing, between, eased, outside, resampled, shifted
from images.fantom.town.legs import Leg, Pass, edges, legs, passes, sided
from images.fantom.town.stations import RADIUS

if TYPE_CHECKING:
    from cogs.fantom.map.town import Point, Town
    from images.fantom.town.legs import Sides
    from images.fantom.town.streets import Streets

BESIDE = 6.2
"""From the middle of a street to the line beside it."""
APART = 6.0
"""From there to a second line on the same side."""
CLEAR = RADIUS + 6.5
"""From the middle of a station to a line that passes it."""
_SPARE = 6.0
_STEP = 2.5
_SLACK = 0.12
"""A point may be left out if the line moves no more than that."""
_SOFT = 4
"""So many neighbours on either side soften a point."""


@dataclass(frozen=True)
class Course:
    """A leg as it is drawn."""

    leg: Leg
    points: tuple[Point, ...]

    @property
    def reach(self) -> tuple[float, float]:
        """Its top and bottom on the page."""
        heights = [y for _, y in self.points]
        return min(heights) - _SPARE, max(heights) + _SPARE


def courses(town: Town, net: Streets) -> tuple[Course, ...]:
    """Return every leg of a town as it is drawn."""
    all_ = legs(town)
    sides = sided(net, all_)
    return tuple(Course(leg, tuple(_course(town, net, sides, leg))) for leg in all_)


def _course(town: Town, net: Streets, sides: Sides, leg: Leg) -> list[Point]:
    """Join the pieces along the streets by arcs around the stations that are passed."""
    side = sides.taken[leg]
    arcs = {arc.station: arc for arc in passes(net, leg, side)}
    rings = {number: CLEAR + sides.ring(leg, arc) * APART for number, arc in arcs.items()}
    way: list[Point] = []
    for a, b in zip(leg.stations, leg.stations[1:], strict=False):
        edge, seen = next((edge, seen) for edge, seen in edges(Leg(leg.transport, (a, b)), side))
        by = (BESIDE + sides.rank(leg, edge, seen) * APART) * side
        beside = shifted(net.ways[a, b], by)
        for number, backwards in ((a, False), (b, True)):
            middle, radius = town.stations[number - 1].at, rings.get(number, RADIUS - 3)
            beside = outside(beside[::-1] if backwards else beside, middle, radius)
            beside = beside[::-1] if backwards else beside
        if a in arcs and way:
            way += _arc(town.stations[a - 1].at, rings[a], way[-1], beside, arcs[a])
        way += beside
    return _softened(way, [(town.stations[number - 1].at, ring) for number, ring in rings.items()])


def _arc(middle: Point, radius: float, come: Point, beside: list[Point], arc: Pass) -> list[Point]:
    """Return the arc from where a line comes to a station to where it goes on."""
    begin = bearing(middle, come)
    end = bearing(middle, beside[0]) if beside else arc.begin + arc.sweep
    sweep = (end - begin) % TURN if arc.sweep > 0 else -((begin - end) % TURN)
    if abs(sweep) > abs(arc.sweep) + 1:
        return []  # the corner is too sharp for an arc on its inside
    steps = max(1, ceil(abs(sweep) * radius / _STEP))
    return [around(middle, begin + sweep * step / steps, radius) for step in range(1, steps)]


def _softened(way: list[Point], passed: list[tuple[Point, float]]) -> list[Point]:
    """Round the corners of a way without letting it come nearer to the stations it passes."""
    if not passed:
        return way
    fine = resampled(way, _STEP)
    for _ in range(2):
        mean = [_mean(fine[max(0, i - _soft(i, len(fine))) : i + _soft(i, len(fine)) + 1]) for i in range(len(fine))]
        fine = [_kept_off(point, passed) for point in mean]
    return eased(fine, _SLACK)


def _soft(index: int, count: int) -> int:
    return min(_SOFT, index, count - 1 - index)


def _mean(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _kept_off(point: Point, passed: list[tuple[Point, float]]) -> Point:
    for middle, radius in passed:
        away = dist(point, middle)
        if 0 < away < radius - 1:
            return between(middle, point, (radius - 1) / away)
    return point
