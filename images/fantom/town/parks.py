"""Parks, squares, the trees in parks and gardens, and groves around the town.

Groves fill the free space outside the blocks, so that the page is not empty beyond the last houses. The trees of a
town are always the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from math import dist
from typing import TYPE_CHECKING

from images.fantom.colours import KERB, LAWN, LAWN_EDGE, PATH, PLAZA, TREE, TREE_DEEP
from images.fantom.geometry import FULL_TURN, OutlineIndex, circle_point, flatten, noise, point_between, round_outline
from images.fantom.town.landmark_placement import COMPASS_RADIUS
from images.kit.colours import mix

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from cogs.fantom.map.town import Point, Town
    from images.fantom.town.cost_map import CostMap
    from images.kit.pen import BandPen

_STONE_DISTANCE = 10.0
"""Distance between stones in a square, in map units."""

_GROVE_DISTANCE = 52.0
"""Distance between places for groves, in map units."""
_BARE_SHARE = 0.35
"""Share of the places that have no grove."""
_GROVE_MARGIN = 37.0
"""Minimum distance in map units from a grove's middle to a street or water; the houses are between them."""
_EDGE_MARGIN = 36.0
"""Minimum distance in map units from a grove's middle to the page's edge."""
_GROVE_RADIUS = 15.0
"""Maximum distance in map units from a grove's middle to a trunk."""

_TREE_DISTANCE = 11.0
"""Distance between places for trees in a park, in map units."""
_SPARSE_SHARE = 0.52
"""Share of the places that have no tree."""
_STONES = mix(PLAZA, KERB, 0.45)
_HALF_TREE_ROOM = 7.0
"""Half of the side of the free square that a tree needs, in map units."""


def paving(outline: Sequence[Point]) -> Iterator[Point]:
    """Yield the middles of a square's stones."""
    xs, ys, index = [x for x, _ in outline], [y for _, y in outline], OutlineIndex(outline)
    for row in range(int((max(ys) - min(ys)) / _STONE_DISTANCE * 2)):
        for column in range(int((max(xs) - min(xs)) / _STONE_DISTANCE)):
            point = (min(xs) + (column + row % 2 / 2) * _STONE_DISTANCE, min(ys) + (row + 0.5) * _STONE_DISTANCE / 2)
            if index.holds(point):
                yield point


def groves(
    town: Town, costs: CostMap, blocks: Sequence[Sequence[Point]], compass: Point | None
) -> Iterator[tuple[Point, float]]:
    """Yield the position and radius of every tree outside the blocks of a town."""
    width, height = town.size
    columns, rows = (int((side - 2 * _EDGE_MARGIN) / _GROVE_DISTANCE) for side in (width, height))
    indices = [OutlineIndex(block) for block in blocks]
    for seed in product(range(columns + 1), range(rows + 1)):
        x, y = (_EDGE_MARGIN + (step + 0.6 * noise(*seed, way)) * _GROVE_DISTANCE for way, step in enumerate(seed))
        box = x - _GROVE_MARGIN, y - _GROVE_MARGIN, x + _GROVE_MARGIN, y + _GROVE_MARGIN
        free = not costs(box) and x <= width - _EDGE_MARGIN and y <= height - _EDGE_MARGIN
        if compass and dist(compass, (x, y)) < 2 * COMPASS_RADIUS + _GROVE_RADIUS:
            free = False
        if free and noise(*seed, 3) > _BARE_SHARE and not any(index.holds((x, y)) for index in indices):
            yield from _grove((x, y), seed)


def _grove(middle: Point, seed: tuple[int, int]) -> Iterator[tuple[Point, float]]:
    """Yield the positions and radii of a few trees around a point."""
    for tree in range(3 + int(noise(*seed, 4) * 5)):
        distance = _GROVE_RADIUS * noise(*seed, tree, 5) ** 0.5
        yield circle_point(middle, FULL_TURN * noise(*seed, tree, 6), distance), 3.4 + 2.2 * noise(*seed, tree, 7)


@dataclass(frozen=True)
class Green:
    """The parks and squares of a town, and the position and radius of every tree."""

    parks: tuple[tuple[Point, ...], ...]
    squares: tuple[tuple[Point, ...], ...]
    stones: tuple[Point, ...]
    """The middles of the squares' paving stones."""
    trees: tuple[tuple[Point, float], ...]


def green(
    town: Town, costs: CostMap, gardens: Sequence[Sequence[Point]], groves: Iterable[tuple[Point, float]]
) -> Green:
    """Return the parks, squares and trees of a town.

    `gardens` are the outlines of blocks with green yards, where trees are scarcer than in parks; `groves` are the trees
    around the town.
    """
    parks = tuple(tuple(round_outline(area.outline)) for area in town.areas if area.kind == "park")
    squares = tuple(area.outline for area in town.areas if area.kind == "square")
    trees = [tree for park in parks for tree in _trees(park, costs, _TREE_DISTANCE, _SPARSE_SHARE)]
    middles = [_middle(park) for park in (*parks, *squares)]
    open_ = [garden for garden in gardens if not any(map(OutlineIndex(garden).holds, middles))]
    trees += [tree for garden in open_ for tree in _trees(garden, costs, 14, 0.6, room=23)]
    islands = [tuple(round_outline(area.outline)) for area in town.areas if area.kind == "island"]
    trees += [tree for island in islands for tree in _trees(island, costs, _TREE_DISTANCE, _SPARSE_SHARE)]
    trees += groves
    stones = tuple(stone for square in squares for stone in paving(square))
    return Green(parks, squares, stones, tuple(sorted(trees, key=lambda tree: tree[0][1])))


def _middle(outline: Sequence[Point]) -> Point:
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)


def _trees(
    outline: Sequence[Point], costs: CostMap, every: float, sparse: float, room: float = _HALF_TREE_ROOM
) -> Iterator[tuple[Point, float]]:
    """Yield the positions and radii of trees on a randomly shifted grid, where they cover nothing."""
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


def draw_areas(pen: BandPen, greenery: Green) -> None:
    """Draw the squares and parks, which lie below the streets."""
    for outline in greenery.squares:
        pen.area(flatten(outline), PLAZA, KERB, 1.4)
    for x, y in greenery.stones:
        pen.oval((x - 0.9, y - 0.9, x + 0.9, y + 0.9), _STONES)
    for outline in greenery.parks:
        pen.area(flatten(outline), LAWN, LAWN_EDGE, 1.6)
        middle = _middle(outline)
        path = [point_between(middle, point, 0.72) for point in outline]
        pen.line(flatten([*path, *path[:2]]), PATH, 2.6)


def draw_trees(pen: BandPen, greenery: Green) -> None:
    """Draw the trees, those farther down the page over those farther up."""
    for (x, y), reach in greenery.trees:
        pen.oval((x - reach + 1.2, y - reach + 1.6, x + reach + 1.2, y + reach + 1.6), TREE_DEEP)
        pen.oval((x - reach, y - reach, x + reach, y + reach), TREE, TREE_DEEP, 0.8)
        pen.oval((x - reach * 0.62, y - reach * 0.7, x + reach * 0.18, y + reach * 0.1), LAWN)
