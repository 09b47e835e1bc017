"""Where the names on the map stand: each tried in many places and on one to three lines, the best place taken.

A name never lies over a station, a landmark or another name; a name that finds no room is left out.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf
from typing import TYPE_CHECKING

from images.fantom.colours import INK, LEAF, SEPIA
from images.fantom.geometry import inside, surface
from images.fantom.town.cost_map import CELL, STATION, apart
from images.fantom.town.typesetting import SIZES, broken, room

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from cogs.fantom.map.town import Area, Point
    from images.fantom.town.cost_map import Rect, Terrain
    from images.kit.colours import Colour

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


@dataclass(frozen=True)
class Label:
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
class Wish:
    """A name that wants a place."""

    name: str
    places: tuple[tuple[Point, float], ...]
    """Where it may stand: an anchor and what this one costs."""
    sizes: tuple[int, ...]
    colour: Colour
    hangs: bool
    """It hangs off its anchors, which lie on the edge of what is named; else it is centred on them."""
    origin: Point


def of_landmark(name: str, rect: Rect) -> Wish:
    """Return the wish of a landmark's name: below it, then above, then beside it."""
    left, top, right, bottom = rect
    x, y = (left + right) / 2, (top + bottom) / 2
    places = (
        *(((x + off, bottom + _GAP), abs(off) * 3.0) for off in (0, -9, 9, -18, 18, -27, 27)),
        *(((x + off, top - _GAP), 60 + abs(off) * 3.0) for off in (0, -9, 9, -18, 18, -27, 27)),
        *(((right + _GAP, y + off), 60 + abs(off) * 2.0) for off in (8, 0, -8, _BESIDE)),
        *(((left - _GAP, y + off), 60 + abs(off) * 2.0) for off in (8, 0, -8, _BESIDE)),
    )
    return Wish(name, places, SIZES, INK, hangs=True, origin=(x, y))


def of_area(name: str, area: Area) -> Wish:
    """Return the wish of a park's, a square's or an island's name: inside it, near its middle, else next to it."""
    xs, ys = [x for x, _ in area.outline], [y for _, y in area.outline]
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    grid = [(x + dx, y + dy) for dx in range(-96, 97, 8) for dy in range(-77, 78, 7)]
    places = tuple((at, 0.0) for at in grid if inside(area.outline, at)) or (((x, y), 0.0),)
    large = abs(surface(area.outline)) > 6000  # noqa: PLR2004 - about a block of houses
    return Wish(name, places, (16, 14, 13) if large else SIZES, _ink(area), hangs=False, origin=(x, y))


def _ink(area: Area) -> Colour:
    return LEAF if area.kind == "park" else SEPIA


def _candidates(wish: Wish) -> Iterator[tuple[float, Label]]:
    for step, size in enumerate(wish.sizes):
        for lines in broken(wish.name):
            wide, tall = room(lines, size)
            for anchor, cost in wish.places:
                at = _hung(anchor, wish.origin, wide, tall) if wish.hangs else anchor
                far = ((at[0] - wish.origin[0]) ** 2 + (at[1] - wish.origin[1]) ** 2) ** 0.5
                extra = cost + _BREAK * (len(lines) - 1) + 90 * step + _FAR * far
                yield extra, Label(lines, at, size, wish.colour)


def cheapest(wish: Wish, terrain: Terrain, taken: Sequence[Rect]) -> float:
    """Return how bad the best place of a name in middling type is, without looking for it on the whole page."""
    least = inf
    for extra, label in _candidates(replace(wish, sizes=SIZES[1:2])):
        if extra < least:
            cost = extra + terrain(label.rect)
            if cost < least:
                least = min(least, cost if all(apart(label.rect, other, _GAP) for other in taken) else cost + _CLASH)
    return least


def _hung(anchor: Point, origin: Point, wide: float, tall: float) -> Point:
    """Return the middle of a name that touches an anchor with the side that faces what is named."""
    x, y = anchor
    if abs(y - origin[1]) > _BESIDE:
        return x, y + (tall / 2 if y > origin[1] else -tall / 2)
    return x + (wide / 2 if x > origin[0] else -wide / 2), y


def placed(wishes: Iterable[Wish], terrain: Terrain, size: tuple[int, int], taken: Sequence[Rect]) -> tuple[Label, ...]:
    """Return the names at the best places that are left, in the order of the wishes; no place, no name."""
    found: list[Label] = []
    full = list(taken)
    for wish in wishes:
        tried = [(terrain(label.rect) + extra, i, label) for i, (extra, label) in enumerate(_candidates(wish))]
        good = (label for cost, _, label in sorted(tried) if cost < _WORST * len(wish.name))
        best = next((label for label in good if _free(label.rect, size, full)), None)
        if best:
            found.append(best)
            full.append(best.rect)
    return tuple(found)


def _free(rect: Rect, size: tuple[int, int], full: Sequence[Rect]) -> bool:
    """Return whether a name would lie on the page and over nothing else."""
    left, top, right, bottom = rect
    width, height = size
    on = left >= _EDGE and top >= _EDGE and right <= width - _EDGE and bottom <= height - _EDGE
    return on and all(apart(rect, other, _GAP) for other in full)


_EDGE = 14.0
"""So far from the page's edge a name stays."""
