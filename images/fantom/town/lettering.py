"""Placement of the names on the map: each name is tried in many places on one to three lines and takes the cheapest.

A name never covers a station, a landmark or another name; a name without room is left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise
from math import ceil, inf
from typing import TYPE_CHECKING, NamedTuple

from images.fantom.colours import INK, LEAF, SEPIA
from images.fantom.geometry import crossings, signed_area, within
from images.fantom.town.cost_map import CELL, STATION, apart
from images.kit.fonts import italic

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from cogs.fantom.map.town import Area, Point
    from images.fantom.town.cost_map import CostMap, Rect
    from images.kit.colours import Colour

    _Candidate = tuple[float, Point, tuple[float, float], tuple[str, ...], int]
    """Cost of the place itself, without what it covers; middle; width and height of the name; its lines; type size."""

LEADING = 1.04
"""Distance between the lines of a name, in heights of the type."""
SIZES = (14, 13, 12)
"""Type sizes of most names in map units, the preferred one first."""

_GAP = 1.5
_BREAK = 40.0
"""Cost of every further line of a name."""
_FAR = 14.0
"""Cost per map unit of the distance between a place and the middle of the named landmark or area."""
_WORST = STATION * 10 / CELL
"""Maximum cost of a place per letter of the name; a name whose places all cost more is left out."""
_BESIDE = 16.0
"""Maximum vertical distance from a building's middle to the anchor of a name beside it; a name at an anchor farther
away stands above or below the building."""
_CLASH = 20_000.0
"""Cost of covering another name or building while places of landmarks are compared."""
_EDGE = 14.0
"""Minimum distance of a name from the page's edge, in map units."""
_BREAKS = 7
"""Maximum number of gaps between words at which a name may be broken."""


@lru_cache(maxsize=4096)
def room(lines: tuple[str, ...], size: int) -> tuple[float, float]:
    """Return width and height of lines of lettering, in map units."""
    font = italic(size)
    return max(font.getlength(line) for line in lines), size * (0.2 + LEADING * len(lines) - 0.24)


def broken(name: str) -> Iterator[tuple[str, ...]]:
    """Yield a name on one, two and three lines, broken between words; a long name is not broken at every gap."""
    words = name.split()
    places = range(1, len(words), max(1, ceil((len(words) - 1) / _BREAKS)))
    for breaks in range(min(3, len(words))):
        for cuts in combinations(places, breaks):
            yield tuple(" ".join(words[a:b]) for a, b in pairwise((0, *cuts, len(words))))


class Label(NamedTuple):
    """A placed name: its lines, centred on their middle."""

    lines: tuple[str, ...]
    middle: Point
    size: int
    """Type size in map units."""
    colour: Colour

    @property
    def rect(self) -> Rect:
        """The label's box."""
        return _around(self.middle, *room(self.lines, self.size))


def _around(middle: Point, wide: float, tall: float) -> Rect:
    x, y = middle
    return x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2


@dataclass(frozen=True)
class LabelRequest:
    """A name with the places that it may take."""

    name: str
    places: tuple[tuple[Point, float], ...]
    """Possible anchors, each with its cost."""
    sizes: tuple[int, ...]
    colour: Colour
    hangs: bool
    """Whether the name touches its anchor, which lies on the landmark's edge; otherwise it is centred on the anchor."""
    origin: Point


def landmark_request(name: str, rect: Rect) -> LabelRequest:
    """Return the request for a landmark's name: preferably below it, otherwise above or beside it."""
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
    """Return the request for a park's, a square's or an island's name: inside the area, near its middle."""
    xs, ys = [x for x, _ in area.outline], [y for _, y in area.outline]
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    rows = [(y + dy, crossings(area.outline, y + dy)) for dy in range(-77, 78, 7)]
    grid = (((x + dx, row), crossed) for dx in range(-95, 96, 5) for row, crossed in rows)
    places = tuple((at, 0.0) for at, crossed in grid if within(crossed, at[0])) or (((x, y), 0.0),)
    large = abs(signed_area(area.outline)) > 6000  # noqa: PLR2004 - about a block of houses
    return LabelRequest(name, places, (16, *SIZES) if large else SIZES, _ink(area), hangs=False, origin=(x, y))


def _ink(area: Area) -> Colour:
    return LEAF if area.kind == "park" else SEPIA


def _candidates(request: LabelRequest, sizes: Sequence[int]) -> Iterator[_Candidate]:
    """Yield every place of a name in these sizes, about a thousand."""
    still = [] if request.hangs else _distant(request.places, request.origin)
    for step, size in enumerate(sizes):
        for lines in broken(request.name):
            taken = room(lines, size)
            for at, cost, far in still or _distant(_hanging(request, *taken), request.origin):
                yield cost + _BREAK * (len(lines) - 1) + 90 * step + far, at, taken, lines, size


def _distant(places: Iterable[tuple[Point, float]], origin: Point) -> list[tuple[Point, float, float]]:
    """Return the places, each with its own cost and the cost of its distance from the origin."""
    x, y = origin
    return [(at, cost, _FAR * ((at[0] - x) ** 2 + (at[1] - y) ** 2) ** 0.5) for at, cost in places]


def _hanging(request: LabelRequest, wide: float, tall: float) -> Iterator[tuple[Point, float]]:
    """Yield the middles of a name that touches its anchors, with the costs of the anchors."""
    return ((_hung(anchor, request.origin, wide, tall), cost) for anchor, cost in request.places)


def least_cost(request: LabelRequest, costs: CostMap, taken: Sequence[Rect]) -> float:
    """Return the cost of a name's cheapest place in type of medium size, even if another name or building is there."""
    least = inf
    for extra, at, wanted, _, _ in _candidates(request, SIZES[1:2]):
        if extra < least:
            rect = _around(at, *wanted)
            cost = extra + costs(rect)
            if cost < least:
                least = min(least, cost if all(apart(rect, other, _GAP) for other in taken) else cost + _CLASH)
    return least


def _hung(anchor: Point, origin: Point, wide: float, tall: float) -> Point:
    """Return the middle of a name that touches an anchor with its side that faces the origin."""
    x, y = anchor
    if abs(y - origin[1]) > _BESIDE:
        return x, y + (tall / 2 if y > origin[1] else -tall / 2)
    return x + (wide / 2 if x > origin[0] else -wide / 2), y


def placed_labels(
    requests: Iterable[LabelRequest], costs: CostMap, size: tuple[int, int], taken: Sequence[Rect]
) -> tuple[Label, ...]:
    """Return the names at their cheapest free places, in the order of the requests, without names that find no room."""
    found: list[Label] = []
    full = list(taken)
    for request in requests:
        best = _best(request, costs, size, full)
        if best:
            found.append(best)
            full.append(best.rect)
    return tuple(found)


def _best(request: LabelRequest, costs: CostMap, size: tuple[int, int], full: Sequence[Rect]) -> Label | None:
    """Return a name at its cheapest free place, the first of equals, or None if there is no room.

    Places are tried by their own cost, so that the search stops as soon as no later place can be cheaper.
    """
    best, least = None, (_WORST * len(request.name), -1)
    candidates = list(_candidates(request, request.sizes))
    for i in sorted(range(len(candidates)), key=[extra for extra, *_ in candidates].__getitem__):
        extra, at, wanted, lines, tall = candidates[i]
        if extra > least[0]:
            break
        rect = _around(at, *wanted)
        cost = costs(rect) + extra, i
        if cost < least and _free(rect, size, full):
            best, least = Label(lines, at, tall, request.colour), cost
    return best


def _free(rect: Rect, size: tuple[int, int], full: Sequence[Rect]) -> bool:
    """Return whether a name's box lies on the page and clear of all taken boxes."""
    left, top, right, bottom = rect
    width, height = size
    on = left >= _EDGE and top >= _EDGE and right <= width - _EDGE and bottom <= height - _EDGE
    return on and all(apart(rect, other, _GAP) for other in full)
