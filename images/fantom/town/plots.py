"""The quiet patterns: kitchen gardens behind the houses in strips, and the paving of squares in dots."""

from __future__ import annotations

from itertools import pairwise
from math import cos, dist, sin
from typing import TYPE_CHECKING

from images.fantom.geometry import bearing, inside

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cogs.fantom.map.town import Point

_STRIP = 7.0
"""How broad a strip of garden is."""
_PAVING = 10.0
"""From stone to stone in a square."""

Line = tuple[float, float, float, float]


def strips(outline: Sequence[Point]) -> Iterator[Line]:
    """Yield the lines between the strips of a garden, along its longest side."""
    a, b = max(pairwise([*outline, outline[0]]), key=lambda side: dist(*side))
    angle = bearing(a, b)
    turned = [_turned(point, -angle) for point in outline]
    heights = [y for _, y in turned]
    for step in range(1, int((max(heights) - min(heights)) / _STRIP) + 1):
        y = min(heights) + step * _STRIP
        across = sorted(_across(turned, y))
        for left, right in zip(across[::2], across[1::2], strict=False):
            yield (*_turned((left, y), angle), *_turned((right, y), angle))


def _turned(point: Point, angle: float) -> Point:
    x, y = point
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)


def _across(outline: Sequence[Point], y: float) -> Iterator[float]:
    """Yield where a level line crosses an outline."""
    for (ax, ay), (bx, by) in pairwise([*outline, outline[0]]):
        if (ay > y) != (by > y):
            yield ax + (y - ay) / (by - ay) * (bx - ax)


def paving(outline: Sequence[Point]) -> Iterator[Point]:
    """Yield the stones of a square."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    for row in range(int((max(ys) - min(ys)) / _PAVING * 2)):
        for column in range(int((max(xs) - min(xs)) / _PAVING)):
            point = (min(xs) + (column + row % 2 / 2) * _PAVING, min(ys) + (row + 0.5) * _PAVING / 2)
            if inside(outline, point):
                yield point
