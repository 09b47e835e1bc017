"""The little geometry a map needs."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cogs.fantom.map.town import Point


def away(point: Point, way: tuple[Point, ...], reach: float) -> float:
    """Return how far a point is from a way of at least two points; beyond `reach` just something greater."""
    x, y = point
    nearest = reach + 1.0
    for (ax, ay), (bx, by) in pairwise(way):
        if min(ax, bx) - reach <= x <= max(ax, bx) + reach and min(ay, by) - reach <= y <= max(ay, by) + reach:
            nearest = min(nearest, _from_piece(point, (ax, ay), (bx, by)))
    return nearest


def _from_piece(point: Point, a: Point, b: Point) -> float:
    """Return how far a point is from the straight piece between a and b."""
    (x, y), (ax, ay), (bx, by) = point, a, b
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    along = ((x - ax) * dx + (y - ay) * dy) / square if square else 0.0
    along = min(1.0, max(0.0, along))
    return dist(point, (ax + along * dx, ay + along * dy))
