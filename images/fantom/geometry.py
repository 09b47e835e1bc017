"""Geometry of points, paths (polylines) and outlines (closed polylines), in map units. Draws nothing."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from itertools import accumulate, chain, pairwise
from math import atan2, ceil, cos, dist, floor, hypot, pi, sin
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from cogs.fantom.map.town import Point

FULL_TURN = 2 * pi
_STRIP_HEIGHT = 16.0
"""Height in map units of the strips by which `OutlineIndex` stores an outline's sides."""
_MAX_MITRE = 2.5
"""Maximum length of a mitre, as a multiple of the offset."""


def noise(*seeds: int) -> float:
    """Return a pseudo-random number from 0 to 1 that depends only on the seeds."""
    value = 0x9E3779B9
    for seed in seeds:
        value = ((value ^ (seed & 0xFFFFFFFF)) * 0x85EBCA6B) & 0xFFFFFFFF
        value ^= value >> 13
        value = (value * 0xC2B2AE35) & 0xFFFFFFFF
        value ^= value >> 16
    return value / 0x100000000


def flatten(points: Iterable[Point]) -> list[float]:
    """Return the points as x, y, x, y and so on, the form that a pen takes."""
    return list(chain.from_iterable(points))


def length(points: Sequence[Point]) -> float:
    """Return the length of a path."""
    return sum(dist(a, b) for a, b in pairwise(points))


def bearing(origin: Point, to: Point) -> float:
    """Return the angle in radians at which `to` is seen from `origin`."""
    return atan2(to[1] - origin[1], to[0] - origin[0])


def circle_point(middle: Point, angle: float, radius: float) -> Point:
    """Return the point of a circle at an angle in radians."""
    return middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)


def point_between(a: Point, b: Point, share: float) -> Point:
    """Return the point at a share of the straight line from a to b, 0 being a and 1 being b."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def round_path(points: Sequence[Point], times: int = 2) -> list[Point]:
    """Return a path with its corners cut (Chaikin's algorithm); its ends stay in place."""
    way = list(points)
    for _ in range(times if len(way) > 2 else 0):  # noqa: PLR2004 - two points have no corner
        cut = [point_between(a, b, share) for a, b in pairwise(way) for share in (0.25, 0.75)]
        way = [way[0], *cut[1:-1], way[-1]]
    return way


def round_outline(points: Sequence[Point], times: int = 2) -> list[Point]:
    """Return an outline with its corners cut (Chaikin's algorithm)."""
    way = list(points)
    for _ in range(times):
        way = [point_between(a, b, share) for a, b in pairwise([*way, way[0]]) for share in (0.25, 0.75)]
    return way


def spline(points: Sequence[Point], step: float) -> list[Point]:
    """Return a smooth path (a Catmull-Rom spline) through all points, with a point about every `step`."""
    ends = [point_between(points[1], points[0], 2), *points, point_between(points[-2], points[-1], 2)]
    way: list[Point] = []
    for i in range(1, len(points)):
        p0, p1, p2, p3 = ends[i - 1 : i + 3]
        pieces = max(1, ceil(dist(p1, p2) / step))
        way += [_spline_point(p0, p1, p2, p3, piece / pieces) for piece in range(pieces)]
    return [*way, points[-1]]


def _spline_point(p0: Point, p1: Point, p2: Point, p3: Point, t: float) -> Point:
    a, b, c, d = -t + 2 * t * t - t**3, 2 - 5 * t * t + 3 * t**3, t + 4 * t * t - 3 * t**3, t**3 - t * t
    return (
        (a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0]) / 2,
        (a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1]) / 2,
    )


def points_along(points: Sequence[Point], distances: Sequence[float]) -> list[tuple[Point, float]]:
    """Return the points at ascending distances along a path, each with the path's heading there in radians."""
    stops: list[tuple[Point, float]] = []
    remaining = iter(distances)
    distance, covered = next(remaining, None), 0.0
    for index, (a, b) in enumerate(pairwise(points)):
        piece, last = dist(a, b), index == len(points) - 2
        while distance is not None and (distance <= covered + piece or last):
            share = (distance - covered) / piece if piece else 0.0
            stops.append((point_between(a, b, min(share, 1.0)), bearing(a, b)))
            distance = next(remaining, None)
        covered += piece
    return stops


def resample(points: Sequence[Point], step: float) -> list[Point]:
    """Return a path with a point about every `step`, ends included."""
    pieces = max(1, round(length(points) / step))
    total = length(points)
    return [point for point, _ in points_along(points, [total * piece / pieces for piece in range(pieces + 1)])]


def path_part(points: Sequence[Point], begin: float, end: float) -> list[Point]:
    """Return the part of a path between two distances along it."""
    (piece,) = path_parts(points, [(begin, end)])
    return piece


def path_parts(points: Sequence[Point], spans: Iterable[tuple[float, float]]) -> Iterator[list[Point]]:
    """Yield the parts of a path between pairs of distances along it; the path is measured only once."""
    pieces = [dist(a, b) for a, b in pairwise(points)]
    walked = list(accumulate(pieces, initial=0.0))

    def point_at(distance: float, min_index: int = 0) -> tuple[int, Point]:
        index = min(bisect_left(walked, distance, min_index + 1) - 1, len(pieces) - 1)
        share = (distance - walked[index]) / pieces[index] if pieces[index] else 0.0
        return index, point_between(points[index], points[index + 1], min(share, 1.0))

    for begin, end in spans:
        index, first = point_at(begin)
        _, last = point_at(end, index)
        yield [first, *points[bisect_right(walked, begin, 1) : bisect_left(walked, end, 1)], last]


def offset(points: Sequence[Point], distance: float) -> list[Point]:
    """Return a path shifted by a distance to its right, as seen on the page (y runs down), with mitred corners.

    A negative distance shifts the path to the left.
    """
    normals = [_normal(a, b) for a, b in pairwise(points) if a != b]
    corners = [point for point, after in zip(points, [*points[1:], None], strict=True) if point != after]
    if not normals:
        return list(points)
    normals_before, next_normals = [normals[0], *normals], [*normals, normals[-1]]
    shifted: list[Point] = []
    for (x, y), (ax, ay), (bx, by_) in zip(corners, normals_before, next_normals, strict=True):
        mx, my = ax + bx, ay + by_
        square = mx * mx + my * my
        reach = min(2 / square, _MAX_MITRE) if square else 0.0
        shifted.append((x + mx * reach * distance, y + my * reach * distance))
    return shifted


def _normal(a: Point, b: Point) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    distance = hypot(dx, dy)
    return -dy / distance, dx / distance


def dashes(points: Sequence[Point], dash: float, gap: float) -> list[list[Point]]:
    """Cut a path into dashes; dashes and gaps are stretched so that the path begins and ends with a whole dash."""
    total = length(points)
    count = max(1, round((total + gap) / (dash + gap)))
    step = (total + gap) / count
    cuts = [place for i in range(count) for place in (i * step, (i + 1) * step - gap)]
    ends = [point for point, _ in points_along(points, cuts)]
    dashed = [[ends[2 * i], ends[2 * i + 1]] for i in range(count)]
    walked = 0.0
    for a, b in pairwise(points):
        walked += dist(a, b)
        number, within = divmod(walked, step)
        if number < count and 0 < within < step - gap:
            dashed[int(number)].insert(-1, b)
    return dashed


def simplify(points: Sequence[Point], slack: float) -> list[Point]:
    """Return a path without the points that lie within `slack` of the straight line between the points that stay."""
    corners, last = [points[0]], 0
    for index in range(2, len(points)):
        skipped = points[last + 1 : index]
        if any(nearest_on_path((points[last], points[index]), point)[0] > slack for point in skipped):
            corners.append(points[index - 1])
            last = index - 1
    return [*corners, points[-1]]


def ribbon(points: Sequence[Point], width: float) -> list[float]:
    """Return the outline of a path drawn with a width and straight ends, in the form that a pen takes."""
    return flatten([*offset(points, width / 2), *reversed(offset(points, -width / 2))])


def nearest_on_path(points: Sequence[Point], to: Point) -> tuple[float, float]:
    """Return the distance from a point to a path, and the distance along the path of the nearest point."""
    shortest, along, walked = float("inf"), 0.0, 0.0
    for a, b in pairwise(points):
        dx, dy = b[0] - a[0], b[1] - a[1]
        square = dx * dx + dy * dy
        share = min(1.0, max(0.0, ((to[0] - a[0]) * dx + (to[1] - a[1]) * dy) / square)) if square else 0.0
        distance = dist(to, point_between(a, b, share))
        if distance < shortest:
            shortest, along = distance, walked + share * dist(a, b)
        walked += dist(a, b)
    return shortest, along


def x_crossings(outline: Sequence[Point], y: float) -> list[float]:
    """Return the x coordinates where an outline crosses a height.

    `is_within` takes them, so that they are calculated only once for many points at that height.
    """
    return [
        ax + (y - ay) / (by - ay) * (bx - ax)
        for (ax, ay), (bx, by) in pairwise([*outline, outline[0]])
        if (ay > y) != (by > y)
    ]


def is_within(crossed: Sequence[float], x: float) -> bool:
    """Return whether the point at x lies in an outline that crosses the point's height at these x coordinates."""
    return sum([x < crossing for crossing in crossed]) % 2 == 1


class OutlineIndex:
    """An index of an outline's sides by horizontal strips of the page, for fast queries about many points."""

    def __init__(self, outline: Sequence[Point]) -> None:
        self._strips: dict[int, list[tuple[Point, Point]]] = {}
        for a, b in pairwise([*outline, outline[0]]):
            low, high = (a[1], b[1]) if a[1] < b[1] else (b[1], a[1])
            for strip in range(floor(low / _STRIP_HEIGHT), floor(high / _STRIP_HEIGHT) + 1):
                self._strips.setdefault(strip, []).append((a, b))

    def crossings(self, y: float) -> list[float]:
        """Return the x coordinates where the outline crosses a height, in no particular order."""
        return [
            ax + (y - ay) / (by - ay) * (bx - ax)
            for (ax, ay), (bx, by) in self._strips.get(floor(y / _STRIP_HEIGHT), ())
            if (ay > y) != (by > y)
        ]

    def holds(self, point: Point) -> bool:
        """Return whether a point lies in the outline."""
        return is_within(self.crossings(point[1]), point[0])


def signed_area(outline: Sequence[Point]) -> float:
    """Return the area of an outline, positive if it runs clockwise on the page."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*outline, outline[0]])) / 2


def path_outside(points: Sequence[Point], middle: Point, radius: float) -> list[Point]:
    """Return the part of a path from the point where it leaves a circle; an empty list if it never leaves it."""
    for index, (a, b) in enumerate(pairwise(points)):
        if dist(b, middle) > radius:
            return [_exit_point(a, b, middle, radius), *points[index + 1 :]]
    return []


def _exit_point(a: Point, b: Point, middle: Point, radius: float) -> Point:
    """Return the point at which a straight line leaves a circle, found by bisection."""
    if dist(a, middle) >= radius:
        return a
    low, high = 0.0, 1.0
    for _ in range(12):
        share = (low + high) / 2
        low, high = (share, high) if dist(point_between(a, b, share), middle) < radius else (low, share)
    return point_between(a, b, high)
