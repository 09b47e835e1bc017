"""The river's name: letter by letter along the stream, where the water is calmest."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import cos, degrees, pi
from typing import TYPE_CHECKING

from images.fantom.geometry import length, marks, part, resampled, shifted
from images.fantom.terrain import apart
from images.kit.fonts import italic

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.fantom.town import Point
    from images.fantom.river import River
    from images.fantom.terrain import Rect, Terrain

_LARGEST, _SMALLEST = 27, 13
_TRACKING = 0.3
"""Space between letters, by the height of the type."""
_STEP = 20.0
_BEND = 900.0
"""What it costs per radian that a letter turns against the one before."""


@dataclass(frozen=True)
class Flowing:
    """A name along a curve: its letters, the middle of each on the base line, and their headings in radians."""

    letters: tuple[tuple[str, Point, float], ...]
    size: int

    @property
    def rects(self) -> tuple[Rect, ...]:
        """The room its letters take."""
        reach = self.size * 0.5
        return tuple((x - reach, y - reach, x + reach, y + reach) for _, (x, y), _ in self.letters)


def flowing(name: str, water: River, terrain: Terrain, size: tuple[int, int], taken: Sequence[Rect]) -> Flowing | None:
    """Return the name where it crosses least and bends least; None if the river is too narrow or too short for it."""
    tall = round(min(_LARGEST, water.width * 0.25))
    if tall < _SMALLEST:
        return None
    found: list[tuple[float, Flowing]] = []
    for share in (-0.27, 0.27, 0.0):
        way = resampled(shifted(water.course, share * water.width), 9)
        spots = _spots(name, tall)
        for start in range(0, int(length(way) - spots[-1]), int(_STEP)):
            laid = _laid(name, part(way, start, start + spots[-1]), spots, tall)
            cost = _cost(laid, terrain, size, taken)
            if cost is not None:
                found.append((cost, laid))
    return min(found, key=lambda pair: pair[0], default=(0.0, None))[1]


def _spots(name: str, tall: int) -> list[float]:
    """Return the middle of each letter along the name, and the length of it all."""
    font, at, spots = italic(tall), 0.0, []
    for letter in name:
        wide = font.getlength(letter)
        spots.append(at + wide / 2)
        at += wide + tall * _TRACKING
    return [*spots, at]


def _laid(name: str, way: list[Point], spots: list[float], tall: int) -> Flowing:
    """Lay a name on a way so that it is read from left to right."""
    run = way if way[0][0] <= way[-1][0] else way[::-1]
    letters = marks(run, spots[:-1])
    smooth = [_mean([heading for _, heading in letters[max(0, i - 1) : i + 2]]) for i in range(len(letters))]
    return Flowing(tuple((c, at, h) for c, (at, _), h in zip(name, letters, smooth, strict=True)), tall)


def _mean(angles: list[float]) -> float:
    return sum(angles) / len(angles)


def _cost(laid: Flowing, terrain: Terrain, size: tuple[int, int], taken: Sequence[Rect]) -> float | None:
    """Tell what a place costs; None if it is impossible."""
    width, height = size
    for rect in laid.rects:
        on = (
            rect[0] > laid.size and rect[1] > laid.size and rect[2] < width - laid.size and rect[3] < height - laid.size
        )
        if not on or not all(apart(rect, other) for other in taken):
            return None
    bend = sum(abs(a - b) for (_, _, a), (_, _, b) in pairwise(laid.letters))
    steep = sum(1 - cos(heading) for _, _, heading in laid.letters) / len(laid.letters)
    return sum(terrain(rect) for rect in laid.rects) + _BEND * bend + 400 * steep


def turn(heading: float) -> float:
    """Return the degrees by which Pillow turns a letter for a heading."""
    return -degrees((heading + pi) % (2 * pi) - pi)
