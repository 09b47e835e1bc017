"""The blocks between the streets: houses along every street, with yards and gardens behind them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import cos, dist, pi, sin
from typing import TYPE_CHECKING

from PIL import Image

from images.fantom.colours import FURROW, GARDEN, HOUSES, PARTY, YARD
from images.fantom.geometry import TURN, OutlineIndex, around, bearing, flat, length, noise, points_along, signed_area
from images.fantom.town.streets import KERBED

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cogs.fantom.map.town import Point
    from images.fantom.town.streets import Streets
    from images.kit.colours import Colour
    from images.kit.pen import BandPen

HOUSE = 15.0
"""Depth in map units of the houses along a street."""
_FRONT = 13.0
"""Approximate width of a house in map units."""
_GREEN = 0.45
"""Share of the yards that are gardens."""
Wall = tuple[float, float, float, float]
_STRIP = 7.0
"""Width in map units of a strip of garden."""
Line = tuple[float, float, float, float]
Edge = tuple[int, int]
"""A street in one direction: the station where it begins and the station where it ends."""
_FARTHER = (32.0, 64.0, 128.0, 256.0, 512.0)
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
    left, following = set(net.ways), following_edges(net)
    found: list[Block] = []
    rim: list[tuple[Point, ...]] = []
    while left:
        corners = _round(following, min(left))
        left -= set(corners)
        outline = tuple(point for edge in corners for point in net.ways[edge][:-1])
        if signed_area(outline) > 0:
            found.append(Block(outline, corners[0][0] * 251 + corners[0][1]))
        else:
            rim += [net.ways[edge] for edge in corners]
    return Quarter(tuple(found), tuple(rim), tuple(_walls(net)), _strips(found))


def following_edges(net: Streets) -> dict[Edge, Edge]:
    """Return for each street in one direction the next street on a walk around a block.

    The walk takes the sharpest turn at every corner, clockwise on the page. Every street follows exactly one other, so
    every walk returns to its first street, even where several streets leave a station at the same angle.
    """
    following: dict[Edge, Edge] = {}
    for station in net.bearings:
        order = _neighbours_in_order(net, station)
        for place, other in enumerate(order):
            following[other, station] = (station, order[place - 1])
    return following


def _neighbours_in_order(net: Streets, station: int) -> list[int]:
    """Return a station's neighbours clockwise by the angles at which their streets leave.

    Streets that leave at one angle are ordered by their headings farther on, and finally by the neighbours' numbers.
    """

    def heading(other: int) -> tuple[float, ...]:
        leaving = net.bearings[station][other]
        way = net.ways[station, other]
        ahead = (bearing(way[0], point) for point, _ in points_along(way, _FARTHER))
        return leaving, *((angle - leaving + pi) % TURN - pi for angle in ahead), other

    return sorted(net.bearings[station], key=heading)


def _round(following: dict[Edge, Edge], first: Edge) -> list[Edge]:
    """Return the streets around a block, beginning with `first`."""
    going = [first]
    while (step := following[going[-1]]) != first:
        going.append(step)
    return going


def _walls(net: Streets) -> list[Wall]:
    """Return the walls between the houses on both sides of every street."""
    found: list[Wall] = []
    for way in net.once:
        whole = length(way)
        count = int(whole / _FRONT)
        for side in (-1, 1):
            seed = (round(way[0][0]), round(way[0][1]), round(whole), side)
            places = sorted((i + noise(*seed, i) * 0.7) * _FRONT for i in range(1, count))
            for point, heading in points_along(way, places):
                ends = (around(point, heading + side * pi / 2, far) for far in (KERBED / 2, KERBED / 2 + HOUSE))
                (ax, ay), (bx, by) = ends
                found.append((ax, ay, bx, by))
    return found


def _strips(all_: list[Block]) -> tuple[Wall, ...]:
    return tuple(line for block in all_ if not _is_green(block) for line in strips(block.outline))


def _is_green(block: Block) -> bool:
    return noise(block.kind, 7) < _GREEN


def _tone(block: Block) -> Colour:
    return HOUSES[int(noise(block.kind) * len(HOUSES))]


def build(sheet: Image.Image, pen: BandPen, net: Streets, built: Quarter) -> None:
    """Draw the blocks of a band: rows of houses, and yards where a block is deep enough."""
    deep = KERBED + 2 * HOUSE
    for colour, wide in ((PARTY, deep + 1.6), (HOUSES[0], deep)):
        for way in built.rim:
            pen.line(flat(way), colour, wide)
    for block in built.blocks:
        pen.area(flat(block.outline), _tone(block))
    for wall in built.walls:
        pen.line(wall, PARTY, 0.9)
    yards = Image.new("RGB", sheet.size)
    green = pen.on(yards)
    for block in built.blocks:
        green.area(flat(block.outline), GARDEN if _is_green(block) else YARD)
    for strip in built.strips:
        green.line(strip, FURROW, 0.9)
    sheet.paste(PARTY, mask=_behind(pen, sheet.size, net, built, deep - 1.6))
    sheet.paste(yards, mask=_behind(pen, sheet.size, net, built, deep))


def _behind(pen: BandPen, size: tuple[int, int], net: Streets, built: Quarter, wide: float) -> Image.Image:
    """Return a mask of the blocks' points that are farther than half of `wide` from every street."""
    mask = Image.new("1", size)
    stencil = pen.on(mask)
    for block in built.blocks:
        stencil.area(flat(block.outline), (255,))
    for way in net.once:
        stencil.line(flat(way), (0,), wide)
    return mask


def strips(outline: Sequence[Point]) -> Iterator[Line]:
    """Yield the lines between the garden strips of a block, parallel to its longest side."""
    a, b = max(pairwise([*outline, outline[0]]), key=lambda side: dist(*side))
    angle = bearing(a, b)
    turned = [_turned(point, -angle) for point in outline]
    index = OutlineIndex(turned)
    heights = [y for _, y in turned]
    for step in range(1, int((max(heights) - min(heights)) / _STRIP) + 1):
        y = min(heights) + step * _STRIP
        across = sorted(index.crossings(y))
        for left, right in zip(across[::2], across[1::2], strict=False):
            yield (*_turned((left, y), angle), *_turned((right, y), angle))


def _turned(point: Point, angle: float) -> Point:
    x, y = point
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
