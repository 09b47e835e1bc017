"""The blocks between the streets: houses along every street, with yards and gardens behind them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import cos, dist, pi, sin
from typing import TYPE_CHECKING

from PIL import Image

from images.fantom.colours import FURROW, GARDEN, HOUSES, PARTY, YARD
from images.fantom.geometry import (
    FULL_TURN,
    OutlineIndex,
    bearing,
    circle_point,
    flatten,
    length,
    noise,
    points_along,
    signed_area,
)
from images.fantom.town.streets import KERBED_WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cogs.fantom.map.town import Point
    from images.fantom.town.streets import Streets
    from images.kit.colours import Colour
    from images.kit.pen import BandPen

HOUSE_DEPTH = 15.0
"""Depth in map units of the houses along a street."""
_HOUSE_WIDTH = 13.0
"""Approximate width of a house in map units."""
_GARDEN_SHARE = 0.45
"""Share of the yards that are gardens."""
Wall = tuple[float, float, float, float]
_STRIP_WIDTH = 7.0
"""Width in map units of a strip of garden."""
Line = tuple[float, float, float, float]
Edge = tuple[int, int]
"""A street in one direction: the station where it begins and the station where it ends."""
_COMPARED_DISTANCES = (32.0, 64.0, 128.0, 256.0, 512.0)
"""Distances in map units along streets at which two streets are compared that leave a station at one angle."""


@dataclass(frozen=True)
class Block:
    """An area enclosed by streets."""

    outline: tuple[Point, ...]
    kind: int
    """A seed for the block's colour and yard."""


@dataclass(frozen=True)
class Quarter:
    """All blocks, houses and gardens of a town."""

    blocks: tuple[Block, ...]
    rim: tuple[tuple[Point, ...], ...]
    """The streets on the town's outer edge."""
    walls: tuple[Wall, ...]
    """The walls between houses."""

    strips: tuple[Wall, ...]
    """The lines between the strips in yards that are no gardens."""

    @property
    def gardens(self) -> tuple[tuple[Point, ...], ...]:
        """The outlines of the blocks whose yards are gardens."""
        return tuple(block.outline for block in self.blocks if _is_green(block))


def quarter(net: Streets) -> Quarter:
    """Return the blocks between the streets: the faces of the street network without the outer face."""
    unvisited, following = set(net.ways), following_edges(net)
    blocks: list[Block] = []
    rim: list[tuple[Point, ...]] = []
    while unvisited:
        corners = _edges_around(following, min(unvisited))
        unvisited -= set(corners)
        outline = tuple(point for edge in corners for point in net.ways[edge][:-1])
        if signed_area(outline) > 0:
            blocks.append(Block(outline, corners[0][0] * 251 + corners[0][1]))
        else:
            rim += [net.ways[edge] for edge in corners]
    return Quarter(tuple(blocks), tuple(rim), tuple(_walls(net)), _strips(blocks))


def following_edges(net: Streets) -> dict[Edge, Edge]:
    """Return for each street in one direction the next street on a walk around a block.

    The walk takes the sharpest turn at every corner, clockwise on the page. Every street follows exactly one other, so
    every walk returns to its first street, even where several streets leave a station at the same angle.
    """
    next_edges: dict[Edge, Edge] = {}
    for station in net.bearings:
        order = _neighbours_in_order(net, station)
        for index, other in enumerate(order):
            next_edges[other, station] = (station, order[index - 1])
    return next_edges


def _neighbours_in_order(net: Streets, station: int) -> list[int]:
    """Return a station's neighbours clockwise by the angles at which their streets leave.

    Streets that leave at one angle are ordered by their headings farther on, and finally by the neighbours' numbers.
    """

    def heading(other: int) -> tuple[float, ...]:
        leaving = net.bearings[station][other]
        way = net.ways[station, other]
        ahead = (bearing(way[0], point) for point, _ in points_along(way, _COMPARED_DISTANCES))
        return leaving, *((angle - leaving + pi) % FULL_TURN - pi for angle in ahead), other

    return sorted(net.bearings[station], key=heading)


def _edges_around(next_edges: dict[Edge, Edge], first: Edge) -> list[Edge]:
    """Return the streets around a block, beginning with `first`."""
    edges = [first]
    while (step := next_edges[edges[-1]]) != first:
        edges.append(step)
    return edges


def _walls(net: Streets) -> list[Wall]:
    """Return the walls between the houses on both sides of every street."""
    walls: list[Wall] = []
    for way in net.once:
        total = length(way)
        count = int(total / _HOUSE_WIDTH)
        for side in (-1, 1):
            seed = (round(way[0][0]), round(way[0][1]), round(total), side)
            places = sorted((i + noise(*seed, i) * 0.7) * _HOUSE_WIDTH for i in range(1, count))
            for point, heading in points_along(way, places):
                ends = (
                    circle_point(point, heading + side * pi / 2, distance)
                    for distance in (KERBED_WIDTH / 2, KERBED_WIDTH / 2 + HOUSE_DEPTH)
                )
                (ax, ay), (bx, by) = ends
                walls.append((ax, ay, bx, by))
    return walls


def _strips(blocks: list[Block]) -> tuple[Wall, ...]:
    return tuple(line for block in blocks if not _is_green(block) for line in strips(block.outline))


def _is_green(block: Block) -> bool:
    return noise(block.kind, 7) < _GARDEN_SHARE


def _tone(block: Block) -> Colour:
    return HOUSES[int(noise(block.kind) * len(HOUSES))]


def build(sheet: Image.Image, pen: BandPen, net: Streets, buildings: Quarter) -> None:
    """Draw the blocks of a band: rows of houses, and yards where a block is deep enough."""
    depth = KERBED_WIDTH + 2 * HOUSE_DEPTH
    for colour, width in ((PARTY, depth + 1.6), (HOUSES[0], depth)):
        for way in buildings.rim:
            pen.line(flatten(way), colour, width)
    for block in buildings.blocks:
        pen.area(flatten(block.outline), _tone(block))
    for wall in buildings.walls:
        pen.line(wall, PARTY, 0.9)
    yards = Image.new("RGB", sheet.size)
    green = pen.on(yards)
    for block in buildings.blocks:
        green.area(flatten(block.outline), GARDEN if _is_green(block) else YARD)
    for strip in buildings.strips:
        green.line(strip, FURROW, 0.9)
    sheet.paste(PARTY, mask=_yards_mask(pen, sheet.size, net, buildings, depth - 1.6))
    sheet.paste(yards, mask=_yards_mask(pen, sheet.size, net, buildings, depth))


def _yards_mask(pen: BandPen, size: tuple[int, int], net: Streets, buildings: Quarter, width: float) -> Image.Image:
    """Return a mask of the blocks' points that are farther than half of `width` from every street."""
    mask = Image.new("1", size)
    stencil = pen.on(mask)
    for block in buildings.blocks:
        stencil.area(flatten(block.outline), (255,))
    for way in net.once:
        stencil.line(flatten(way), (0,), width)
    return mask


def strips(outline: Sequence[Point]) -> Iterator[Line]:
    """Yield the lines between the garden strips of a block, parallel to its longest side."""
    a, b = max(pairwise([*outline, outline[0]]), key=lambda side: dist(*side))
    angle = bearing(a, b)
    turned = [_rotated(point, -angle) for point in outline]
    index = OutlineIndex(turned)
    heights = [y for _, y in turned]
    for step in range(1, int((max(heights) - min(heights)) / _STRIP_WIDTH) + 1):
        y = min(heights) + step * _STRIP_WIDTH
        crossed = sorted(index.crossings(y))
        for left, right in zip(crossed[::2], crossed[1::2], strict=False):
            yield (*_rotated((left, y), angle), *_rotated((right, y), angle))


def _rotated(point: Point, angle: float) -> Point:
    x, y = point
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
