"""The river: its water with lines along the banks, islands, bridges, piers and the paths of the boats."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import cos, dist, pi
from typing import TYPE_CHECKING

from PIL import Image

from cogs.fantom.map.transport import Transport
from images.fantom.colours import GARDEN, QUAY, SEPIA, SHADE, SHORE, STONE, STREET, TIMBER, WATER, WAVE
from images.fantom.geometry import (
    FULL_TURN,
    bearing,
    circle_point,
    flatten,
    length,
    nearest_on_path,
    noise,
    offset,
    path_part,
    path_parts,
    point_between,
    points_along,
    resample,
    ribbon,
    round_outline,
    round_path,
    spline,
)
from images.fantom.town.stations import piers
from images.fantom.town.streets import KERBED_WIDTH, STREET_WIDTH
from images.kit.colours import mix
from images.kit.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cogs.fantom.map.town import Point, Station, Town
    from images.fantom.town.streets import Streets
    from images.kit.pen import BandPen, Ink

_LINING = (
    (0.0, SHORE),
    (1.6, mix(WATER, WAVE, 0.5)),
    (6.0, WAVE),
    (7.2, mix(WATER, WAVE, 0.5)),
    (13.0, WAVE),
    (14.0, WATER),
)
"""The water's colours, each with the distance from the bank at which it begins, in map units."""
_QUAY_WIDTH = 3.5
"""Width of the quays in map units."""
_PIER_TURNS = (0.0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9)
_FREE_ANGLE = 0.75
"""Angle in radians between a pier and a street above which neither hides the other."""
_NARROW_BRIDGE, _BROAD_BRIDGE = KERBED_WIDTH + 8, KERBED_WIDTH + 19
"""Width in map units of a bridge for cabs only, and of a bridge that also carries other lines."""
_PIER_DEPTH = 13.0
"""Length in map units of a pier's part in the water."""
_TURN_LENGTH = 34.0
"""Distance along the river in map units within which a boat turns from its pier into the stream."""


@dataclass(frozen=True)
class Water:
    """The river with its islands, bridges, piers and boats."""

    course: tuple[Point, ...]
    width: float
    islands: tuple[tuple[Point, ...], ...]
    bridges: tuple[tuple[tuple[Point, ...], float], ...]
    """The path of each bridge from bank to bank, and its width."""
    piers: tuple[tuple[Point, Point], ...]
    """Each pier's station and head."""
    boats: tuple[tuple[Point, ...], ...]
    """The boats' paths from pier's head to pier's head."""
    ripples: tuple[tuple[Point, ...], ...]


def river(town: Town, net: Streets) -> Water:
    """Return a town's river."""
    course, width = tuple(spline(_extended_path(town), 12)), town.river.width
    islands = tuple(tuple(round_outline(area.outline)) for area in town.areas if area.kind == "island")
    is_wet = _water_mask(town.size, course, width, islands)
    ridden = {ends for line in town.lines for ends in pairwise(line.path)}
    bridges = tuple(
        (bridge, _BROAD_BRIDGE if {(a, b), (b, a)} & ridden else _NARROW_BRIDGE)
        for (a, b), way in net.ways.items()
        for bridge in (_bridges(is_wet, way) if a < b else ())
    )
    heads = {number: _pier(town.stations[number - 1], net, course, width) for number in sorted(piers(town))}
    boats = tuple(tuple(_boat(is_wet, course, width, heads[a], heads[b])) for a, b in _boat_hops(town))
    return Water(course, width, islands, bridges, tuple(heads.values()), boats, tuple(_ripples(course, width)))


def _extended_path(town: Town) -> list[Point]:
    """Return the river's path, extended at both ends, so that it begins and ends off the page."""
    path = town.river.path
    return [point_between(path[1], path[0], 1.5), *path, point_between(path[-2], path[-1], 1.5)]


class _WaterMask:
    """A mask of the water: call it with a point to ask whether there is water."""

    def __init__(self, mask: Image.Image) -> None:
        self._mask = mask

    def __call__(self, point: Point) -> bool:
        x, y = round(point[0]), round(point[1])
        on_page = 0 <= x < self._mask.width and 0 <= y < self._mask.height
        return on_page and self._mask.getpixel((x, y)) == 255  # noqa: PLR2004 - white


def _water_mask(
    size: tuple[int, int], course: Sequence[Point], width: float, islands: Sequence[Sequence[Point]]
) -> _WaterMask:
    """Return the mask of the water, with one pixel per map unit."""
    mask = Image.new("L", size)
    pen = Pen(mask, size=1 / 3)
    pen.line(flatten(course), (255,), width)
    for island in islands:
        pen.area(flatten(island), (0,))
    return _WaterMask(mask)


def _bridges(is_wet: _WaterMask, way: Sequence[Point]) -> Iterator[tuple[Point, ...]]:
    """Yield the parts of a street that cross water, from bank to bank."""
    total, begin = length(way), None
    steps = max(1, round(total / 4))
    for step, (point, _) in enumerate(points_along(way, [total * i / steps for i in range(steps + 1)])):
        over_water, distance = is_wet(point), total * step / steps
        if over_water and begin is None:
            begin = distance
        if begin is not None and (not over_water or step == steps):
            if distance - begin > STREET_WIDTH:
                yield tuple(path_part(way, max(0, begin - 6), min(total, distance + 2)))
            begin = None


def _boat_hops(town: Town) -> list[tuple[int, int]]:
    """Return every pair of stations between which a boat rides, once."""
    lines = [line.path for line in town.lines if line.transport is Transport.BOAT]
    return sorted({(min(a, b), max(a, b)) for path in lines for a, b in pairwise(path)})


def _pier(station: Station, net: Streets, course: Sequence[Point], width: float) -> tuple[Point, Point]:
    """Return a pier from a station to the water, as straight as the streets beside it allow."""
    distance, nearest_along = nearest_on_path(course, station.at)
    straight = bearing(station.at, points_along(course, [nearest_along])[0][0])
    angle = max(
        (straight + turn for turn in _PIER_TURNS),
        key=lambda angle: _angle_quality(net, station.number, angle, straight),
    )
    reach = max((distance - width / 2) / cos(angle - straight), net.discs[station.number].reach) + _PIER_DEPTH
    return station.at, circle_point(station.at, angle, reach)


def _angle_quality(net: Streets, number: int, angle: float, straight: float) -> float:
    """Return the quality of a pier's angle: better farther from streets, and closer to `straight`."""
    nearest_street = min(abs((angle - street + pi) % FULL_TURN - pi) for street in net.bearings[number].values())
    return min(nearest_street, _FREE_ANGLE) - abs(angle - straight) / 8


def _boat(
    is_wet: _WaterMask,
    course: Sequence[Point],
    width: float,
    start_pier: tuple[Point, Point],
    end_pier: tuple[Point, Point],
) -> list[Point]:
    """Return a boat's path from pier to pier along the stream, shifted to a side if an island is in the middle."""
    (_, start), (_, end) = start_pier, end_pier
    begin, stop = nearest_on_path(course, start)[1], nearest_on_path(course, end)[1]
    if begin > stop:
        return _boat(is_wet, course, width, end_pier, start_pier)[::-1]
    stream = path_part(
        course, min(begin + _TURN_LENGTH, (begin + stop) / 2), max(stop - _TURN_LENGTH, (begin + stop) / 2 + 1)
    )
    for share in (0.0, 0.14, -0.14, 0.24, -0.24, 0.32, -0.32):
        way = round_path([start, *offset(stream, share * width), end], 3)
        if all(is_wet(point) for point in resample(way, 6)):
            return way
    return round_path([start, *stream, end], 3)


def _ripples(course: Sequence[Point], width: float) -> Iterator[tuple[Point, ...]]:
    """Yield short strokes along the stream."""
    if width <= 60:  # noqa: PLR2004 - the lines along the banks fill a narrower river
        return
    total = length(course)
    begins = {step: step * 26 + noise(step) * 12 for step in range(1, int(total / 26))}
    steps = [step for step, begin in begins.items() if begin + 20 < total]
    strokes = path_parts(course, ((begins[step], begins[step] + 9 + 9 * noise(step, 2)) for step in steps))
    for step, stroke in zip(steps, strokes, strict=True):
        yield tuple(offset(stroke, (noise(step, 1) - 0.5) * (width - 44)))


def _stream(pen: BandPen, course: Sequence[Point], width: float, colour: Ink) -> None:
    """Draw a stream in overlapping pieces, because a single broad line would show cracks at its bends."""
    for i in range(len(course) - 2):
        if pen.shows(course[i][1] - width, course[i + 2][1] + width) or pen.shows(
            course[i + 2][1] - width, course[i][1] + width
        ):
            pen.area(ribbon(course[i : i + 3], width), colour)


def draw_water(sheet: Image.Image, pen: BandPen, water: Water) -> None:
    """Draw the quays, the water and the islands of a band."""
    _stream(pen, water.course, water.width + 2 * _QUAY_WIDTH + 1.6, SHADE)
    _stream(pen, water.course, water.width + 2 * _QUAY_WIDTH, QUAY)
    filled, mask = Image.new("RGB", sheet.size), Image.new("1", sheet.size)
    wave, stencil = pen.on(filled), pen.on(mask)
    _stream(stencil, water.course, water.width, (255,))
    for depth, colour in _LINING:
        _stream(wave, water.course, water.width - 2 * depth, colour)
    for ripple in water.ripples:
        wave.line(flatten(ripple), WAVE, 1.2)
    for island in water.islands:
        ring = [*island, *island[:2]]
        for (depth, _), (_, colour) in reversed(list(pairwise(_LINING))):
            wave.line(flatten(ring), colour if depth else SHORE, 2 * (depth + 1.6))
        stencil.area(flatten(island), (0,))
        pen.area(flatten(island), GARDEN)
    wet = mask.getbbox()
    if wet:
        sheet.paste(filled.crop(wet), wet, mask.crop(wet))


def draw_bridges(pen: Pen, water: Water) -> None:
    """Draw the bridges, which lie below the streets, with their parapets, pillars and shadows on the water."""
    for way, width in water.bridges:
        pen.area(ribbon(offset(way, 3), width), mix(WAVE, SHORE, 0.6))
        pen.area(ribbon(way, width + 0.8), SEPIA)
        pen.area(ribbon(way, width - 1), STONE)
        pen.area(ribbon(way, width - 4.4), SEPIA)
        pen.area(ribbon(way, width - 5.8), STREET)
        total = length(way)
        piles = max(1, round(total / 24))
        for point, heading in points_along(way, [total * (i + 0.5) / piles for i in range(piles)]):
            for side in (-1, 1):
                x, y = circle_point(point, heading + side * pi / 2, width / 2 - 1)
                pen.oval((x - 3, y - 3, x + 3, y + 3), STONE, SEPIA, 0.9)


def draw_piers(pen: Pen, water: Water) -> None:
    """Draw the piers and their planks."""
    for way in water.piers:
        pen.area(ribbon(way, 9.6), SEPIA)
        pen.area(ribbon(way, 8), TIMBER)
        total = dist(*way)
        for point, heading in points_along(way, [step * 3.2 for step in range(1, int(total / 3.2))]):
            ends = (circle_point(point, heading + pi / 2, 4), circle_point(point, heading - pi / 2, 4))
            pen.line(flatten(ends), mix(TIMBER, SEPIA, 0.6), 0.8)
