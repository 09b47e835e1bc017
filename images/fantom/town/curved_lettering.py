"""Names along curves, letter by letter: the river's name along the river, an island's along its longer axis."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations, pairwise
from math import cos, degrees, dist, pi
from typing import TYPE_CHECKING

from images.fantom.colours import DEEP, GARDEN, SEPIA, WATER
from images.fantom.geometry import length, offset, path_parts, point_between, points_along, resample, signed_area
from images.fantom.town.cost_map import are_apart
from images.kit.fonts import italic

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.fantom.map.town import Point
    from images.fantom.town.cost_map import CostMap, Rect
    from images.fantom.town.river import Water
    from images.kit.colours import Colour

_MAX_TYPE_SIZE, _MIN_TYPE_SIZE = 27, 13
_TRACKING = 0.3
"""Space between letters, in heights of the type."""
_START_STEP = 20.0
_MAX_ISLAND_LETTER_COST = 700
"""Maximum cost of streets and lines under a letter of an island's name, in units of `CostMap`."""
_MAX_LETTER_COST = 2600.0
"""Maximum cost of the river's name per letter; the name is left out if every place costs more."""
_BEND_COST = 900.0
"""Cost per radian of the angle between two consecutive letters."""


@dataclass(frozen=True)
class CurvedLabel:
    """A name along a curve: its letters, the middle of each on the base line, and their headings in radians."""

    letters: tuple[tuple[str, Point, float], ...]
    size: int
    colour: Colour = DEEP
    halo: Colour = WATER

    @property
    def rects(self) -> tuple[Rect, ...]:
        """The boxes of the letters."""
        reach = self.size * 0.5
        return tuple((x - reach, y - reach, x + reach, y + reach) for _, (x, y), _ in self.letters)


def river_label(
    name: str, water: Water, costs: CostMap, size: tuple[int, int], taken: Sequence[Rect]
) -> CurvedLabel | None:
    """Return the river's name at the cheapest place, where it covers and bends least.

    None if the river is too narrow or too short for it, or if no place is free.
    """
    type_size = round(min(_MAX_TYPE_SIZE, water.width * 0.25))
    if type_size < _MIN_TYPE_SIZE:
        return None
    candidates: list[tuple[float, CurvedLabel]] = []
    for share in (-0.27, 0.27, 0.0):
        way = resample(offset(water.course, share * water.width), 9)
        spots = _letter_offsets(name, type_size)
        starts = range(0, int(length(way) - spots[-1]), int(_START_STEP))
        for piece in path_parts(way, [(start, start + spots[-1]) for start in starts]):
            label = _label_along(name, piece, spots, type_size)
            cost = _cost(label, costs)
            if cost < _MAX_LETTER_COST * len(name) and _is_on_page(label, size):
                candidates.append((cost, label))
    candidates.sort(key=lambda pair: pair[0])
    return next((label for _, label in candidates if _is_clear(label, taken)), None)


def island_label(name: str, outline: Sequence[Point], costs: CostMap, taken: Sequence[Rect]) -> CurvedLabel | None:
    """Return the name along an island's longer axis; None if the island is too small or too densely built up."""
    ends = max(combinations(outline, 2), key=lambda pair: dist(*pair))
    distance = dist(*ends)
    for type_size in (15, 14, 13, 12):
        spots = _letter_offsets(name, type_size, 0.12)
        if spots[-1] > distance * 0.84 or type_size * 1.15 > abs(signed_area(outline)) / distance:
            continue
        middle = [point_between(*ends, 0.5 + share * spots[-1] / distance / 2) for share in (-1, 1)]
        label = replace(_label_along(name, middle, spots, type_size), colour=SEPIA, halo=GARDEN)
        if sum(map(costs, label.rects)) < _MAX_ISLAND_LETTER_COST * len(name) and _is_clear(label, taken):
            return label
    return None


def _is_clear(label: CurvedLabel, taken: Sequence[Rect]) -> bool:
    return all(are_apart(rect, other) for rect in label.rects for other in taken)


def _letter_offsets(name: str, type_size: int, tracking: float = _TRACKING) -> list[float]:
    """Return the distance of each letter's middle from the name's beginning, and last the name's length."""
    font, position = italic(type_size), 0.0
    spots: list[float] = []
    for letter in name:
        width = font.getlength(letter)
        spots.append(position + width / 2)
        position += width + type_size * tracking
    return [*spots, position]


def _label_along(name: str, way: list[Point], spots: list[float], type_size: int) -> CurvedLabel:
    """Return a name along a path, read from left to right."""
    run = way if way[0][0] <= way[-1][0] else way[::-1]
    letters = points_along(run, spots[:-1])
    smooth = [_mean([heading for _, heading in letters[max(0, i - 1) : i + 2]]) for i in range(len(letters))]
    return CurvedLabel(
        tuple((c, middle, h) for c, (middle, _), h in zip(name, letters, smooth, strict=True)), type_size
    )


def _mean(angles: list[float]) -> float:
    return sum(angles) / len(angles)


def _is_on_page(label: CurvedLabel, size: tuple[int, int]) -> bool:
    """Return whether a name lies on the page without touching the frame."""
    width, height = size
    return all(
        rect[0] > label.size and rect[1] > label.size and rect[2] < width - label.size and rect[3] < height - label.size
        for rect in label.rects
    )


def _cost(label: CurvedLabel, costs: CostMap) -> float:
    """Return the cost of a name's place."""
    bend = sum(abs(a - b) for (_, _, a), (_, _, b) in pairwise(label.letters))
    steep = sum(1 - cos(heading) for _, _, heading in label.letters) / len(label.letters)
    return sum(costs(rect) for rect in label.rects) + _BEND_COST * bend + 400 * steep


def rotation(heading: float) -> float:
    """Return a heading in radians as the angle in degrees by which Pillow must turn a letter."""
    return -degrees((heading + pi) % (2 * pi) - pi)
