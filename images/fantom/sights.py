"""Where the landmarks and the compass stand: as near as they can to where the map wants them, off all lines."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from images.fantom.geometry import TURN, around
from images.fantom.landmarks import TALL, WIDE
from images.fantom.terrain import apart

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.fantom.town import Point, Town
    from images.fantom.terrain import Rect, Terrain

_FARTHEST = 48.0
"""Map units that a landmark may be moved."""
_DEAR = 900.0
"""What it costs to move by one map unit, in what `terrain` counts, divided by the distance."""
COMPASS = 34.0
"""Radius of the compass rose."""


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
        at = min(free or [landmark.at], key=lambda at: terrain(box(at)) + _far(at, landmark.at))
        taken.append(box(at))
        found.append(at)
    return tuple(found)


def _far(at: Point, wanted: Point) -> float:
    return ((at[0] - wanted[0]) ** 2 + (at[1] - wanted[1]) ** 2) * _DEAR / 1000


def _near(at: Point) -> Iterator[Point]:
    """Yield a point and those around it, ring by ring."""
    rings = (
        [around(at, TURN * step / 16, radius) for step in range(16)] for radius in range(4, int(_FARTHEST) + 1, 4)
    )
    return chain([at], chain.from_iterable(rings))


def compass(town: Town, terrain: Terrain, taken: list[Rect]) -> Point | None:
    """Return where the compass lies: where the map says, or where there is room; None if there is none."""
    if town.compass:
        return town.compass
    width, height = town.size
    reach = COMPASS + 6
    places = [
        (x, y)
        for x in range(round(reach), round(width - reach), 12)
        for y in range(round(reach), round(height - reach), 12)
        if not terrain(_round((x, y), reach)) and all(apart(_round((x, y), reach), other) for other in taken)
    ]
    return min(places, key=lambda at: min(at[0], width - at[0]) + min(at[1], height - at[1]), default=None)


def _round(at: Point, reach: float) -> Rect:
    return at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach
