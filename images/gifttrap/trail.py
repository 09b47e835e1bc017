"""The path of a track: a ribbon from GO to GIFTED, and the position of every step on it.

Knows no players or markers.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate, pairwise
from math import cos, dist, pi, sin
from typing import TYPE_CHECKING, NamedTuple

from images.gifttrap.colours import CREAM, GET, GIVE, GOLD, INK, PAPER
from images.gifttrap.papers import star
from images.kit.colours import mix
from images.kit.fonts import heavy

if TYPE_CHECKING:
    from images.kit.colours import Colour
    from images.kit.pen import Box, Pen

Point = tuple[float, float]
_ROW_POINTS = 40
"""Number of points of a row."""
_WAVE_HEIGHT = 9
"""Amplitude of a row's wave, in pixels."""
NUMBER_INTERVAL = 5
"""Interval of the steps that have a number on the ribbon."""


class Trail(NamedTuple):
    """A polyline, with the distance along it of each of its points."""

    points: tuple[Point, ...]
    along: tuple[float, ...]
    steps: int
    """From GO to GIFTED."""

    def at(self, step: float) -> Point:
        """Return the point of a step; a fraction lies between two steps."""
        far = min(max(step / self.steps, 0), 1) * self.along[-1]
        after = min(max(bisect_right(self.along, far), 1), len(self.points) - 1)
        (x, y), (to_x, to_y) = self.points[after - 1 : after + 1]
        span = self.along[after] - self.along[after - 1]
        share = (far - self.along[after - 1]) / span if span else 0
        return x + (to_x - x) * share, y + (to_y - y) * share

    def part(self, first: float, last: float) -> list[float]:
        """Return the line from one step to another as x, y, x, y and so on."""
        count = max(2, round(abs(last - first) * 6))
        places = (self.at(first + (last - first) * number / count) for number in range(count + 1))
        return [value for place in places for value in place]


def _trail(points: list[Point], steps: int) -> Trail:
    along = (0.0, *accumulate(dist(first, second) for first, second in pairwise(points)))
    return Trail(tuple(points), along, steps)


@lru_cache(maxsize=16)
def winding_trail(steps: int, box: Box) -> Trail:
    """Return a path that winds upwards through a box in rows; their pitch is about the distance between steps.

    The number of rows is odd, so that the path begins at the left and ends at the right.
    """
    left, top, right, foot = box
    rows = 1 + 2 * max(1, round((((foot - top) * steps / (right - left)) ** 0.5 - 1) / 2))
    pitch = (foot - top) / (rows - 1)
    begin, end, points = left + pitch / 2, right - pitch / 2, list[Point]()
    for row in range(rows):
        y, is_rightward = foot - row * pitch, row % 2 == 0
        for point in range(_ROW_POINTS + 1):
            share = point / _ROW_POINTS
            x = begin + (end - begin) * (share if is_rightward else 1 - share)
            points.append((x, y + _WAVE_HEIGHT * sin(4 * pi * share) * sin(pi * share)))
        if row < rows - 1:
            middle, side = (end, 1) if is_rightward else (begin, -1)
            turns = (step * pi / 16 for step in range(1, 16))
            points += [(middle + side * pitch / 2 * sin(turn), y - pitch / 2 * (1 - cos(turn))) for turn in turns]
    return _trail(points, steps)


@lru_cache(maxsize=16)
def straight_trail(steps: int, box: Box) -> Trail:
    """Return a wavy path from the left of a box to its right."""
    left, top, right, foot = box
    middle, swing = (top + foot) / 2, (foot - top) / 2
    shares = [point / (4 * _ROW_POINTS) for point in range(4 * _ROW_POINTS + 1)]
    return _trail([(left + (right - left) * share, middle + swing * sin(6 * pi * share)) for share in shares], steps)


def _band(trail: Trail, half: float, down: float = 0) -> list[float]:
    """Return the outline of a band along a path, `half` to each side and `down` pixels lower."""
    sides: tuple[list[Point], list[Point]] = ([], [])
    neighbours = zip(
        (trail.points[0], *trail.points), (*trail.points[1:], trail.points[-1]), trail.points, strict=False
    )
    for (x, y), (to_x, to_y), (x_middle, y_middle) in neighbours:
        long = dist((x, y), (to_x, to_y)) or 1
        across, up = (to_y - y) / long * half, (x - to_x) / long * half
        sides[0].append((x_middle + across, y_middle + up + down))
        sides[1].append((x_middle - across, y_middle - up + down))
    return [value for point in (*sides[0], *reversed(sides[1])) for value in point]


def draw_ribbon(pen: Pen, trail: Trail, colour: Colour, wide: float, *, numbered: bool = True) -> None:
    """Draw a satin ribbon along a path, with a pearl for every step and a number on every fifth."""
    pen.area(_band(trail, wide / 2, 5), mix(colour, INK, 1 / 3))
    for ink, share in ((INK, 1.0), (colour, 0.9), (mix(colour, PAPER, 1 / 3), 0.74), (colour, 0.62)):
        pen.area(_band(trail, wide / 2 * share), ink)
    pitch = trail.along[-1] / trail.steps
    for step in range(1, trail.steps):
        x, y = trail.at(step)
        has_number = numbered and step % NUMBER_INTERVAL == 0
        reach = wide * 0.44 if has_number else min(wide * 0.25, pitch * 0.36)
        pen.oval((x - reach, y - reach, x + reach, y + reach), PAPER, INK, 2.4)
        if has_number:
            pen.write((x, y), str(step), heavy, 36, INK)


def draw_ends(pen: Pen, trail: Trail, colour: Colour, plate: Point) -> None:
    """Draw both ends: a plate for GO, a gold field for GIFTED, and its name on a separate plate at `plate`."""
    (x, y), (to_x, to_y) = trail.at(0), trail.at(trail.steps)
    pen.tile((x - 46, y - 34, x + 46, y + 34), CREAM, INK, 3, round_by=28)
    pen.write((x, y), "GO", heavy, 40, colour)
    for reach, ink in ((42, GOLD), (31, CREAM)):
        pen.oval((to_x - reach, to_y - reach, to_x + reach, to_y + reach), ink, INK, 3)
    pen.area(star(to_x, to_y, 27), GOLD, INK, 2)
    (left, middle) = plate
    pen.tile((left - 92, middle - 35, left + 92, middle + 35), GOLD, INK, 3, round_by=14)
    pen.tile((left - 83, middle - 26, left + 83, middle + 26), CREAM, INK, 2, round_by=9)
    pen.write((left, middle), "GIFTED", heavy, 42, colour)


RIBBON_COLOURS = {True: GIVE, False: GET}
"""The colours of the ribbons: of the wrapped markers and of the unwrapped ones."""
