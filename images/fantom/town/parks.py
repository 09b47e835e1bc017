"""What is green and what is paved: parks, squares, the trees in parks and gardens, and groves around the town.

Groves stand where nothing else is: the page does not end with the last houses. The same town has the same trees.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from math import dist
from typing import TYPE_CHECKING

from images.fantom.colours import KERB, LAWN, LAWN_EDGE, PATH, PLAZA, TREE, TREE_DEEP
from images.fantom.geometry import TURN, OutlineIndex, around, between, closed, flat, noise
from images.fantom.town.landmark_placement import COMPASS
from images.kit.colours import mix

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from cogs.fantom.map.town import Point, Town
    from images.fantom.town.cost_map import CostMap
    from images.kit.pen import BandPen

_PAVING = 10.0
"""From stone to stone in a square."""

_APART = 52.0
"""From one place for a grove to the next."""
_BARE = 0.35
"""So many of them stay meadows."""
_AWAY = 37.0
"""From a grove's middle to the nearest street or water: the houses stand between them."""
_EDGE = 36.0
"""And to the page's edge."""
_REACH = 15.0
"""From a grove's middle to the trunk that stands farthest off."""

_EVERY = 11.0
"""From tree to tree in a park."""
_SPARSE = 0.52
"""So many places for a tree have none."""
_STONES = mix(PLAZA, KERB, 0.45)
_ROOM = 7.0
"""Half of the room a tree needs."""


def paving(outline: Sequence[Point]) -> Iterator[Point]:
    """Yield the stones of a square."""
    xs, ys, index = [x for x, _ in outline], [y for _, y in outline], OutlineIndex(outline)
    for row in range(int((max(ys) - min(ys)) / _PAVING * 2)):
        for column in range(int((max(xs) - min(xs)) / _PAVING)):
            point = (min(xs) + (column + row % 2 / 2) * _PAVING, min(ys) + (row + 0.5) * _PAVING / 2)
            if index.holds(point):
                yield point


def groves(
    town: Town, costs: CostMap, blocks: Sequence[Sequence[Point]], compass: Point | None
) -> Iterator[tuple[Point, float]]:
    """Yield every tree outside the blocks of a town: where it stands and how large it is."""
    width, height = town.size
    columns, rows = (int((side - 2 * _EDGE) / _APART) for side in (width, height))
    indices = [OutlineIndex(block) for block in blocks]
    for seed in product(range(columns + 1), range(rows + 1)):
        x, y = (_EDGE + (step + 0.6 * noise(*seed, way)) * _APART for way, step in enumerate(seed))
        box = x - _AWAY, y - _AWAY, x + _AWAY, y + _AWAY
        free = not costs(box) and x <= width - _EDGE and y <= height - _EDGE
        if compass and dist(compass, (x, y)) < 2 * COMPASS + _REACH:
            free = False
        if free and noise(*seed, 3) > _BARE and not any(index.holds((x, y)) for index in indices):
            yield from _grove((x, y), seed)


def _grove(middle: Point, seed: tuple[int, int]) -> Iterator[tuple[Point, float]]:
    """Yield a few trees around a point."""
    for tree in range(3 + int(noise(*seed, 4) * 5)):
        off = _REACH * noise(*seed, tree, 5) ** 0.5
        yield around(middle, TURN * noise(*seed, tree, 6), off), 3.4 + 2.2 * noise(*seed, tree, 7)


@dataclass(frozen=True)
class Green:
    """The parks and squares of a town, and every tree: where it stands and how large it is."""

    parks: tuple[tuple[Point, ...], ...]
    squares: tuple[tuple[Point, ...], ...]
    stones: tuple[Point, ...]
    """The paving of the squares."""
    trees: tuple[tuple[Point, float], ...]


def green(
    town: Town, costs: CostMap, gardens: Sequence[Sequence[Point]], groves: Iterable[tuple[Point, float]]
) -> Green:
    """Return what is green in a town; in `gardens`, some of its blocks, trees are scarcer than in parks.

    `groves` are the trees around the town.
    """
    parks = tuple(tuple(closed(area.outline)) for area in town.areas if area.kind == "park")
    squares = tuple(area.outline for area in town.areas if area.kind == "square")
    trees = [tree for park in parks for tree in _trees(park, costs, _EVERY, _SPARSE)]
    middles = [_middle(park) for park in (*parks, *squares)]
    open_ = [garden for garden in gardens if not any(map(OutlineIndex(garden).holds, middles))]
    trees += [tree for garden in open_ for tree in _trees(garden, costs, 14, 0.6, room=23)]
    islands = [tuple(closed(area.outline)) for area in town.areas if area.kind == "island"]
    trees += [tree for island in islands for tree in _trees(island, costs, _EVERY, _SPARSE)]
    trees += groves
    stones = tuple(stone for square in squares for stone in paving(square))
    return Green(parks, squares, stones, tuple(sorted(trees, key=lambda tree: tree[0][1])))


def _middle(outline: Sequence[Point]) -> Point:
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)


def _trees(
    outline: Sequence[Point], costs: CostMap, every: float, sparse: float, room: float = _ROOM
) -> Iterator[tuple[Point, float]]:
    """Yield trees on a grid that nobody notices, where nothing is in their way."""
    left, top = min(x for x, _ in outline), min(y for _, y in outline)
    right, bottom = max(x for x, _ in outline), max(y for _, y in outline)
    index = OutlineIndex(outline)
    for row in range(int((bottom - top) / every) + 1):
        for column in range(int((right - left) / every) + 1):
            seed = (round(left), round(top), row, column)
            x = left + (column + noise(*seed, 1)) * every
            y = top + (row + noise(*seed, 2)) * every
            if noise(*seed) > sparse and index.holds((x, y)):
                box = (x - room, y - room, x + room, y + room)
                if not costs(box):
                    yield (x, y), 3.2 + 1.8 * noise(*seed, 3)


def lay(pen: BandPen, drawn: Green) -> None:
    """Draw squares and parks below the streets."""
    for outline in drawn.squares:
        pen.area(flat(outline), PLAZA, KERB, 1.4)
    for x, y in drawn.stones:
        pen.oval((x - 0.9, y - 0.9, x + 0.9, y + 0.9), _STONES)
    for outline in drawn.parks:
        pen.area(flat(outline), LAWN, LAWN_EDGE, 1.6)
        middle = _middle(outline)
        path = [between(middle, point, 0.72) for point in outline]
        pen.line(flat([*path, *path[:2]]), PATH, 2.6)


def plant(pen: BandPen, drawn: Green) -> None:
    """Draw the trees, the nearer ones over those behind."""
    for (x, y), reach in drawn.trees:
        pen.oval((x - reach + 1.2, y - reach + 1.6, x + reach + 1.2, y + reach + 1.6), TREE_DEEP)
        pen.oval((x - reach, y - reach, x + reach, y + reach), TREE, TREE_DEEP, 0.8)
        pen.oval((x - reach * 0.62, y - reach * 0.7, x + reach * 0.18, y + reach * 0.1), LAWN)
