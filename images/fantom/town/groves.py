"""The land around the town: groves where nothing else is, so that the page does not end with the last houses.

Arithmetic only; the same town has the same groves.
"""

from __future__ import annotations

from itertools import product
from math import dist
from typing import TYPE_CHECKING

from images.fantom.geometry import TURN, around, inside, noise
from images.fantom.town.siting import COMPASS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cogs.fantom.map.town import Point, Town
    from images.fantom.town.cost_map import Terrain

_EVERY = 52.0
"""From one place for a grove to the next."""
_BARE = 0.35
"""So many of them stay meadows."""
_AWAY = 37.0
"""From a grove's middle to the nearest street or water: the houses stand between them."""
_EDGE = 36.0
"""And to the page's edge."""
_REACH = 15.0
"""From a grove's middle to the trunk that stands farthest off."""


def groves(
    town: Town, terrain: Terrain, blocks: Sequence[Sequence[Point]], compass: Point | None
) -> Iterator[tuple[Point, float]]:
    """Yield every tree outside the blocks of a town: where it stands and how large it is."""
    width, height = town.size
    columns, rows = (int((side - 2 * _EDGE) / _EVERY) for side in (width, height))
    for seed in product(range(columns + 1), range(rows + 1)):
        x, y = (_EDGE + (step + 0.6 * noise(*seed, way)) * _EVERY for way, step in enumerate(seed))
        box = x - _AWAY, y - _AWAY, x + _AWAY, y + _AWAY
        free = not terrain(box) and x <= width - _EDGE and y <= height - _EDGE
        if compass and dist(compass, (x, y)) < 2 * COMPASS + _REACH:
            free = False
        if free and noise(*seed, 3) > _BARE and not any(inside(block, (x, y)) for block in blocks):
            yield from _grove((x, y), seed)


def _grove(middle: Point, seed: tuple[int, int]) -> Iterator[tuple[Point, float]]:
    """Yield a few trees around a point."""
    for tree in range(3 + int(noise(*seed, 4) * 5)):
        off = _REACH * noise(*seed, tree, 5) ** 0.5
        yield around(middle, TURN * noise(*seed, tree, 6), off), 3.4 + 2.2 * noise(*seed, tree, 7)
