"""Where the names on the map stand: each tried in many places and on one to three lines, the best place taken.

A name never lies over a station, a landmark or another name; a name that finds no room is left out. The river's name
follows the stream where it is calmest, an island's the island.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, pairwise
from math import cos, degrees, dist, inf, pi
from typing import TYPE_CHECKING, NamedTuple

from images.fantom.colours import DEEP, GARDEN, INK, LEAF, SEPIA, WATER
from images.fantom.geometry import between, inside, length, offset, part, points_along, resampled, signed_area
from images.fantom.town.cost_map import CELL, STATION, apart
from images.kit.fonts import italic

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from cogs.fantom.map.town import Area, Point
    from images.fantom.town.cost_map import CostMap, Rect
    from images.fantom.town.river import Water
    from images.kit.colours import Colour

LEADING = 1.04
"""From one line of a name to the next, by the height of the type."""
SIZES = (14, 13, 12)
"""Heights of the type of most names, the most wanted first, in map units."""

_GAP = 1.5
_BREAK = 40.0
"""What every further line of a name costs, and a place farther from what is named, per map unit."""
_FAR = 14.0
_WORST = STATION * 10 / CELL
"""So bad a place is worse than no name at all, per map unit of the name's area over a hundred."""
_BESIDE = 16.0
"""A name beside a building is so far from its middle's height at most; farther off it stands over or under it."""
_CLASH = 20_000.0
"""What it costs to lie over something else that is lettered or built, when landmarks look for their places."""
_EDGE = 14.0
"""So far from the page's edge a name stays."""

_LARGEST, _SMALLEST = 27, 13
_TRACKING = 0.3
"""Space between letters, by the height of the type."""
_STEP = 20.0
_BUILT = 700
"""What streets and lines may be under a letter of an island's name, in what `costs` counts."""
_WORST_LETTER = 2600.0
"""What the river's name may cost a letter; a name that would run over everything is left out."""
_BEND = 900.0
"""What it costs per radian that a letter turns against the one before."""


@lru_cache(maxsize=4096)
def room(lines: tuple[str, ...], size: int) -> tuple[float, float]:
    """Measure lines of lettering, in map units."""
    font = italic(size)
    return max(font.getlength(line) for line in lines), size * (0.2 + LEADING * len(lines) - 0.24)


def broken(name: str) -> Iterator[tuple[str, ...]]:
    """Yield a name on one line, and broken between its words into two and three."""
    words = name.split()
    for breaks in range(min(3, len(words))):
        for cuts in combinations(range(1, len(words)), breaks):
            yield tuple(" ".join(words[a:b]) for a, b in pairwise((0, *cuts, len(words))))


class Label(NamedTuple):
    """A name as it is lettered: its lines around their middle."""

    lines: tuple[str, ...]
    middle: Point
    size: int
    """Height of the type in map units."""
    colour: Colour

    @property
    def rect(self) -> Rect:
        """The room it takes."""
        wide, tall = room(self.lines, self.size)
        x, y = self.middle
        return x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2


@dataclass(frozen=True)
class LabelRequest:
    """A name that wants a place."""

    name: str
    places: tuple[tuple[Point, float], ...]
    """Where it may stand: an anchor and what this one costs."""
    sizes: tuple[int, ...]
    colour: Colour
    hangs: bool
    """It hangs off its anchors, which lie on the edge of what is named; else it is centred on them."""
    origin: Point


def landmark_request(name: str, rect: Rect) -> LabelRequest:
    """Return where a landmark's name may go: below it, then above, then beside it."""
    left, top, right, bottom = rect
    x, y = (left + right) / 2, (top + bottom) / 2
    places = (
        *(((x + off, bottom + _GAP), abs(off) * 3.0) for off in (0, -9, 9, -18, 18, -27, 27)),
        *(((x + off, top - _GAP), 60 + abs(off) * 3.0) for off in (0, -9, 9, -18, 18, -27, 27)),
        *(((right + _GAP, y + off), 60 + abs(off) * 2.0) for off in (8, 0, -8, _BESIDE)),
        *(((left - _GAP, y + off), 60 + abs(off) * 2.0) for off in (8, 0, -8, _BESIDE)),
    )
    return LabelRequest(name, places, SIZES, INK, hangs=True, origin=(x, y))


def area_request(name: str, area: Area) -> LabelRequest:
    """Return where a park's, a square's or an island's name may go: inside it, near its middle, else next to it."""
    xs, ys = [x for x, _ in area.outline], [y for _, y in area.outline]
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    grid = [(x + dx, y + dy) for dx in range(-95, 96, 5) for dy in range(-77, 78, 7)]
    places = tuple((at, 0.0) for at in grid if inside(area.outline, at)) or (((x, y), 0.0),)
    large = abs(signed_area(area.outline)) > 6000  # noqa: PLR2004 - about a block of houses
    return LabelRequest(name, places, (16, *SIZES) if large else SIZES, _ink(area), hangs=False, origin=(x, y))


def _ink(area: Area) -> Colour:
    return LEAF if area.kind == "park" else SEPIA


def _candidates(request: LabelRequest) -> Iterator[tuple[float, Label]]:
    for step, size in enumerate(request.sizes):
        for lines in broken(request.name):
            wide, tall = room(lines, size)
            for anchor, cost in request.places:
                at = _hung(anchor, request.origin, wide, tall) if request.hangs else anchor
                far = ((at[0] - request.origin[0]) ** 2 + (at[1] - request.origin[1]) ** 2) ** 0.5
                extra = cost + _BREAK * (len(lines) - 1) + 90 * step + _FAR * far
                yield extra, Label(lines, at, size, request.colour)


def least_cost(request: LabelRequest, costs: CostMap, taken: Sequence[Rect]) -> float:
    """Return how bad the best place of a name in middling type is, without looking for it on the whole page."""
    least = inf
    for extra, label in _candidates(replace(request, sizes=SIZES[1:2])):
        if extra < least:
            cost = extra + costs(label.rect)
            if cost < least:
                least = min(least, cost if all(apart(label.rect, other, _GAP) for other in taken) else cost + _CLASH)
    return least


def _hung(anchor: Point, origin: Point, wide: float, tall: float) -> Point:
    """Return the middle of a name that touches an anchor with the side that faces what is named."""
    x, y = anchor
    if abs(y - origin[1]) > _BESIDE:
        return x, y + (tall / 2 if y > origin[1] else -tall / 2)
    return x + (wide / 2 if x > origin[0] else -wide / 2), y


def placed_labels(
    requests: Iterable[LabelRequest], costs: CostMap, size: tuple[int, int], taken: Sequence[Rect]
) -> tuple[Label, ...]:
    """Return the names at the best places that are left, in the order of the requests; no place, no name."""
    found: list[Label] = []
    full = list(taken)
    for request in requests:
        best = _best(request, costs, size, full)
        if best:
            found.append(best)
            full.append(best.rect)
    return tuple(found)


def _best(request: LabelRequest, costs: CostMap, size: tuple[int, int], full: Sequence[Rect]) -> Label | None:
    """Return a name at its best place that is left, the first of equals; only where it can still win is it asked."""
    best, least = None, (_WORST * len(request.name), -1)
    for extra, i, label in sorted((extra, i, label) for i, (extra, label) in enumerate(_candidates(request))):
        if extra > least[0]:
            break
        cost = costs(label.rect) + extra, i
        if cost < least and _free(label.rect, size, full):
            best, least = label, cost
    return best


def _free(rect: Rect, size: tuple[int, int], full: Sequence[Rect]) -> bool:
    """Return whether a name would lie on the page and over nothing else."""
    left, top, right, bottom = rect
    width, height = size
    on = left >= _EDGE and top >= _EDGE and right <= width - _EDGE and bottom <= height - _EDGE
    return on and all(apart(rect, other, _GAP) for other in full)


@dataclass(frozen=True)
class CurvedLabel:
    """A name along a curve: its letters, the middle of each on the base line, and their headings in radians."""

    letters: tuple[tuple[str, Point, float], ...]
    size: int
    colour: Colour = DEEP
    halo: Colour = WATER

    @property
    def rects(self) -> tuple[Rect, ...]:
        """The room its letters take."""
        reach = self.size * 0.5
        return tuple((x - reach, y - reach, x + reach, y + reach) for _, (x, y), _ in self.letters)


def river_label(
    name: str, water: Water, costs: CostMap, size: tuple[int, int], taken: Sequence[Rect]
) -> CurvedLabel | None:
    """Return the name where it crosses least and bends least; None if the river is too narrow or too short for it."""
    tall = round(min(_LARGEST, water.width * 0.25))
    if tall < _SMALLEST:
        return None
    found: list[tuple[float, CurvedLabel]] = []
    for share in (-0.27, 0.27, 0.0):
        way = resampled(offset(water.course, share * water.width), 9)
        spots = _spots(name, tall)
        for start in range(0, int(length(way) - spots[-1]), int(_STEP)):
            laid = _laid(name, part(way, start, start + spots[-1]), spots, tall)
            cost = _cost(laid, costs)
            if cost < _WORST_LETTER * len(name) and _on(laid, size):
                found.append((cost, laid))
    found.sort(key=lambda pair: pair[0])
    return next((laid for _, laid in found if _clear(laid, taken)), None)


def island_label(name: str, outline: Sequence[Point], costs: CostMap, taken: Sequence[Rect]) -> CurvedLabel | None:
    """Return the name along the longer axis of an island; None if it is too small for it, or built over."""
    ends = max(combinations(outline, 2), key=lambda pair: dist(*pair))
    far = dist(*ends)
    for tall in (15, 14, 13, 12):
        spots = _spots(name, tall, 0.12)
        if spots[-1] > far * 0.84 or tall * 1.15 > abs(signed_area(outline)) / far:
            continue
        middle = [between(*ends, 0.5 + share * spots[-1] / far / 2) for share in (-1, 1)]
        laid = replace(_laid(name, middle, spots, tall), colour=SEPIA, halo=GARDEN)
        if sum(map(costs, laid.rects)) < _BUILT * len(name) and _clear(laid, taken):
            return laid
    return None


def _clear(laid: CurvedLabel, taken: Sequence[Rect]) -> bool:
    return all(apart(rect, other) for rect in laid.rects for other in taken)


def _spots(name: str, tall: int, tracking: float = _TRACKING) -> list[float]:
    """Return the middle of each letter along the name, and the length of it all."""
    font, at = italic(tall), 0.0
    spots: list[float] = []
    for letter in name:
        wide = font.getlength(letter)
        spots.append(at + wide / 2)
        at += wide + tall * tracking
    return [*spots, at]


def _laid(name: str, way: list[Point], spots: list[float], tall: int) -> CurvedLabel:
    """Lay a name on a way so that it is read from left to right."""
    run = way if way[0][0] <= way[-1][0] else way[::-1]
    letters = points_along(run, spots[:-1])
    smooth = [_mean([heading for _, heading in letters[max(0, i - 1) : i + 2]]) for i in range(len(letters))]
    return CurvedLabel(tuple((c, at, h) for c, (at, _), h in zip(name, letters, smooth, strict=True)), tall)


def _mean(angles: list[float]) -> float:
    return sum(angles) / len(angles)


def _on(laid: CurvedLabel, size: tuple[int, int]) -> bool:
    """Return whether a name lies on the page, frame excepted."""
    width, height = size
    return all(
        rect[0] > laid.size and rect[1] > laid.size and rect[2] < width - laid.size and rect[3] < height - laid.size
        for rect in laid.rects
    )


def _cost(laid: CurvedLabel, costs: CostMap) -> float:
    """Tell what a place costs."""
    bend = sum(abs(a - b) for (_, _, a), (_, _, b) in pairwise(laid.letters))
    steep = sum(1 - cos(heading) for _, _, heading in laid.letters) / len(laid.letters)
    return sum(costs(rect) for rect in laid.rects) + _BEND * bend + 400 * steep


def rotation(heading: float) -> float:
    """Return the degrees by which Pillow turns a letter for a heading."""
    return -degrees((heading + pi) % (2 * pi) - pi)
