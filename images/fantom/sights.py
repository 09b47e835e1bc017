"""Where the landmarks and the compass stand: as near as they can to where the map wants them, off all lines."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from images.fantom.geometry import TURN, around
from images.fantom.landmarks import TALL, WIDE
from images.fantom.terrain import apart
from images.fantom.typesetting import SIZES, room

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cogs.fantom.town import Point, Town
    from images.fantom.terrain import Rect, Terrain

_FARTHEST = 56.0
"""Map units that a landmark may be moved."""
_DEAR = 0.7
"""What it costs to move a landmark, in what `terrain` counts, by the square of the distance."""
_OVER = 200
"""What it costs if the name stands over the building instead of under it."""
_NAME = 0.7
"""How much the place of the name counts."""
COMPASS = 30.0
"""Radius of the compass rose."""
EDGE = 13.0
"""So far from the page's edge everything stays that is not land."""
_GRID = 9.0
_LETTER = 16.0
"""Room for its letter."""


def box(at: Point) -> Rect:
    """Return the room of a landmark that has its middle at a point."""
    x, y = at
    return x - WIDE / 2, y - TALL / 2, x + WIDE / 2, y + TALL / 2


def sights(town: Town, terrain: Terrain) -> tuple[Point, ...]:
    """Return the middle of every landmark, in the map's order."""
    taken: list[Rect] = []
    found: list[Point] = []
    for landmark in town.landmarks:
        free = [at for at in _near(landmark.at) if all(apart(box(at), other, 2) for other in taken)]
        named = [beneath(name) for name in (landmark.name.en, landmark.name.cs, landmark.name.sk, landmark.name.pl)]
        at = min(free or [landmark.at], key=lambda at: _cost(terrain, at, landmark.at, named))
        taken.append(box(at))
        found.append(at)
    return tuple(found)


def _cost(terrain: Terrain, at: Point, wanted: Point, named: Sequence[Sequence[tuple[float, float]]]) -> float:
    """Tell how bad a place is for a building and for its name in whatever language, under the building or over it."""
    left, top, right, bottom = box(at)
    worst = 0
    for rooms in named:
        wide = [((at[0] - w / 2, at[0] + w / 2), h) for w, h in rooms]
        below = [terrain((a, bottom, b, bottom + tall)) for (a, b), tall in wide]
        above = [terrain((a, top - tall, b, top)) + _OVER for (a, b), tall in wide]
        worst = max(worst, min(below + above))
    far = ((at[0] - wanted[0]) ** 2 + (at[1] - wanted[1]) ** 2) * _DEAR
    return terrain((left, top, right, bottom)) + worst * _NAME + far


def _near(at: Point) -> Iterator[Point]:
    """Yield a point and those around it, ring by ring."""
    rings = ([around(at, TURN * step / 16, radius) for step in range(16)] for radius in range(4, int(_FARTHEST) + 1, 4))
    return chain([at], chain.from_iterable(rings))


def beneath(name: str) -> list[tuple[float, float]]:
    """Return the room that a name would need on one line, or on as many as it has words."""
    return [room(lines, SIZES[0]) for lines in {(name,), tuple(name.split())}]


def compass(town: Town, terrain: Terrain, taken: list[Rect]) -> Point | None:
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
