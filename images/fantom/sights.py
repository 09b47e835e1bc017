"""Where the landmarks and the compass stand: as near as they can to where the map wants them, off all lines."""

from __future__ import annotations

from itertools import chain
from math import dist
from typing import TYPE_CHECKING

from images.fantom.geometry import TURN, around
from images.fantom.landmarks import TALL, wide
from images.fantom.terrain import apart
from images.fantom.typesetting import SIZES, room

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cogs.fantom.town import Landmark, LandmarkKind, Point, Town
    from images.fantom.terrain import Rect, Terrain

_FARTHEST = 56.0
"""Map units that a landmark may be moved."""
_DEAR = 0.7
"""What it costs to move a landmark, in what `terrain` counts, by the square of the distance."""
_OVER = 200
"""What it costs if the name stands over the building instead of under it."""
_BUILDING, _NAME = 4, 0.7
"""How much the place of the building counts, and that of its name."""
COMPASS = 30.0
"""Radius of the compass rose."""
EDGE = 13.0
"""So far from the page's edge everything stays that is not land."""
_GRID = 9.0
_LETTER = 16.0
"""Room for its letter."""


def box(at: Point, kind: LandmarkKind) -> Rect:
    """Return the room of a landmark that has its middle at a point."""
    (x, y), half = at, wide(kind) / 2
    return x - half, y - TALL / 2, x + half, y + TALL / 2


def sights(town: Town, terrain: Terrain) -> tuple[Rect, ...]:
    """Return the room of every landmark, in the map's order."""
    taken: list[Rect] = []
    for landmark in town.landmarks:
        rooms = [box(at, landmark.kind) for at in _near(landmark.at)]
        clear = [rect for rect in rooms if all(apart(rect, other, 2) for other in taken)]
        costs = _costs(landmark)
        taken.append(min(clear or rooms[:1], key=lambda rect: costs(terrain, rect)))
    return tuple(taken)


def _costs(landmark: Landmark) -> Callable[[Terrain, Rect], float]:
    """Return what tells how bad a place is for a landmark, and for its name in any language under it or over it."""
    words = landmark.name
    named = [beneath(name) for name in (words.en, words.cs, words.sk, words.pl)]

    def cost(terrain: Terrain, rect: Rect) -> float:
        left, top, right, bottom = rect
        x, worst = (left + right) / 2, 0
        for rooms in named:
            below = [terrain((x - far / 2, bottom, x + far / 2, bottom + tall)) for far, tall in rooms]
            above = [terrain((x - far / 2, top - tall, x + far / 2, top)) + _OVER for far, tall in rooms]
            worst = max(worst, min(below + above))
        away = dist((x, (top + bottom) / 2), landmark.at)
        return terrain(rect) * _BUILDING + worst * _NAME + away * away * _DEAR

    return cost


def _near(at: Point) -> Iterator[Point]:
    """Yield a point and those around it, ring by ring."""
    rings = ([around(at, TURN * step / 16, radius) for step in range(16)] for radius in range(4, int(_FARTHEST) + 1, 4))
    return chain([at], chain.from_iterable(rings))


def beneath(name: str) -> list[tuple[float, float]]:
    """Return the room that a name would need on one line, or on as many as it has words."""
    return [room(lines, SIZES[0]) for lines in {(name,), tuple(name.split())}]


def compass(town: Town, terrain: Terrain, taken: Sequence[Rect]) -> Point | None:
    """Return where the compass lies: where the map says, or where there is room; None if there is none."""
    if town.compass:
        return town.compass
    side = 2 * (COMPASS + _LETTER)
    found = free(terrain, town.size, (side, side), taken, (town.size[0], town.size[1]))
    return ((found[0] + found[2]) / 2, (found[1] + found[3]) / 2) if found else None


def free(
    terrain: Terrain, page: tuple[int, int], room: tuple[float, float], taken: Sequence[Rect], wish: Point
) -> Rect | None:
    """Return room for something on the page where nothing is, as near to a wish as can be; None if there is none."""
    (width, height), (wide, tall) = page, room
    lefts, tops = _steps(width - wide), _steps(height - tall)
    places = sorted(
        ((left, top) for left in lefts for top in tops),
        key=lambda at: abs(at[0] + wide / 2 - wish[0]) / 3 + abs(at[1] + tall / 2 - wish[1]),
    )
    rects = ((left, top, left + wide, top + tall) for left, top in places)
    return next((rect for rect in rects if not terrain(rect) and all(apart(rect, other, 3) for other in taken)), None)


def _steps(most: float) -> list[float]:
    """Return where something may begin, from the frame on one side to the frame on the other."""
    count = max(1, int((most - 2 * EDGE) / _GRID))
    return [EDGE + (most - 2 * EDGE) * step / count for step in range(count + 1)] if most >= 2 * EDGE else []
