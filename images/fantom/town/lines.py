"""Layout of the taxi and tram lines: beside the middle of the street, and in arcs around the stations they pass.

The cab's line is in the middle of every street. Taxi and tram run beside it; a segment keeps to one side all the way.
If two segments share a side of a street, the second one lies farther out.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import ceil, dist
from typing import TYPE_CHECKING

from cogs.fantom.map.town import has_marker
from cogs.fantom.map.transport import Transport
from images.fantom.colours import STREET
from images.fantom.geometry import (
    FULL_TURN,
    bearing,
    circle_point,
    flatten,
    offset,
    path_outside,
    point_between,
    resample,
    simplify,
)
from images.fantom.town.streets import PATTERNS, SLEEPER_LENGTH, TAXI_WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cogs.fantom.map.town import Line, Point, Town
    from images.fantom.town.streets import Streets
    from images.kit.colours import Colour
    from images.kit.pen import BandPen

_SHARED_SIDE_COST, _SHARED_ARC_COST, _SHARP_CORNER_COST = 40.0, 6.0, 4.0
"""Cost of sharing a side of a street, of sharing an arc around a station, and of a sharp corner's inside."""
_SHARP_ANGLE = 0.9
"""Angle in radians below which a corner is too narrow for a line on its inside."""
_ROUNDS = 4
Edge = tuple[int, int]

LINE_OFFSET = 6.2
"""Distance from the middle of a street to the line beside it, in map units."""
LINE_GAP = 6.0
"""Distance from there to a second line on the same side, in map units."""
_STOP_DEPTH = 3.0
"""Distance from a station's edge inwards at which a line that stops there ends, in map units."""
_REACH_MARGIN = 6.0
_STEP = 2.5
_SLACK = 0.12
"""Maximum distance in map units by which leaving out points may move a line."""
_MAX_SOFT_POINTS = 4
"""Number of points on either side that are averaged to soften a point."""

CASING_WIDTH = 1.5
"""Width of the casing in the street's colour on either side of a line, in map units."""
_CASINGS: dict[Transport, tuple[float, Colour]] = {
    Transport.TAXI: (TAXI_WIDTH, STREET),
    Transport.TRAM: (SLEEPER_LENGTH - 2.6, STREET),
}


@dataclass(frozen=True)
class Segment:
    """A taxi's or tram's ride from one stop to the next."""

    transport: Transport
    stations: tuple[int, ...]
    """The two stops and the stations passed between them, in order."""


@dataclass(frozen=True)
class Bypass:
    """The arc of a segment around a station that it passes."""

    station: int
    begin: float
    """The angle in radians at which the segment arrives, seen from the station."""
    sweep: float
    """The angle of the arc in radians; positive is clockwise on the page."""


def segments(town: Town) -> tuple[Segment, ...]:
    """Return every segment of the taxis and trams once, those with the most stations first."""
    unique: dict[Segment, None] = {}
    for line in town.lines:
        if line.transport is not Transport.BOAT:
            for stations in _split_at_stops(town, line):
                unique[Segment(line.transport, min(stations, stations[::-1]))] = None
    return tuple(sorted(unique, key=lambda segment: -len(segment.stations)))


def _split_at_stops(town: Town, line: Line) -> Iterator[tuple[int, ...]]:
    """Yield the stations of each piece of a line from stop to stop."""
    stations = [line.path[0]]
    for number in line.path[1:]:
        stations.append(number)
        if has_marker(town.stations[number - 1], line.transport):
            yield tuple(stations)
            stations = [number]


def bypasses(net: Streets, segment: Segment, side: int) -> Iterator[Bypass]:
    """Yield a segment's arcs around the stations it passes; `side` is 1 to the right of its heading, else -1."""
    for previous_station, number, next_station in zip(
        segment.stations, segment.stations[1:], segment.stations[2:], strict=False
    ):
        arrival, departure = net.bearings[number][previous_station], net.bearings[number][next_station]
        turn = ((arrival - departure) if side > 0 else (departure - arrival)) % FULL_TURN
        yield Bypass(number, arrival, -side * turn)


def edges(segment: Segment, side: int) -> Iterator[tuple[Edge, int]]:
    """Yield a segment's streets from lower to higher station number, each with the segment's side in that direction."""
    for a, b in pairwise(segment.stations):
        yield ((a, b), side) if a < b else ((b, a), -side)


def contains_angle(angle: float, arc: Bypass, slack: float = 0.0) -> bool:
    """Return whether an angle lies on an arc, at least `slack` from its ends."""
    ahead = (angle - arc.begin) % FULL_TURN if arc.sweep > 0 else (arc.begin - angle) % FULL_TURN
    return slack < ahead < abs(arc.sweep) - slack


def arcs_overlap(arc: Bypass, other: Bypass) -> bool:
    """Return whether two arcs around the same station overlap."""
    middle = arc.begin + arc.sweep / 2
    return (
        contains_angle(middle, other)
        or contains_angle(other.begin + other.sweep / 2, arc)
        or any(contains_angle(end, arc, 0.25) for end in (other.begin, other.begin + other.sweep))
    )


class Sides:
    """The sides of the segments, as chosen so far."""

    def __init__(self, net: Streets) -> None:
        self._net = net
        self.chosen: dict[Segment, int] = {}
        self._beside: dict[tuple[Edge, int], list[Segment]] = {}
        self._arcs: dict[int, list[tuple[Segment, Bypass]]] = {}

    def take(self, segment: Segment, side: int) -> None:
        """Put a segment on a side."""
        self.chosen[segment] = side
        for place in edges(segment, side):
            self._beside.setdefault(place, []).append(segment)
        for arc in bypasses(self._net, segment, side):
            self._arcs.setdefault(arc.station, []).append((segment, arc))

    def leave(self, segment: Segment) -> None:
        """Remove a segment from its side."""
        for place in edges(segment, self.chosen.pop(segment)):
            self._beside[place].remove(segment)
        for number in segment.stations[1:-1]:
            self._arcs[number] = [(other, arc) for other, arc in self._arcs[number] if other != segment]

    def cost(self, segment: Segment, side: int) -> float:
        """Return the cost of putting a segment on a side while the other segments stay on theirs."""
        shared = sum(len(self._beside.get(place, ())) for place in edges(segment, side))
        return shared * _SHARED_SIDE_COST + sum(self._passing(arc) for arc in bypasses(self._net, segment, side))

    def _passing(self, arc: Bypass) -> float:
        crossed = sum(contains_angle(angle, arc, 0.05) for angle in self._net.bearings[arc.station].values())
        met = sum(arcs_overlap(arc, other) for _, other in self._arcs.get(arc.station, ()))
        return (
            crossed
            + met * _SHARED_ARC_COST
            + abs(arc.sweep) / 2
            + (_SHARP_CORNER_COST if abs(arc.sweep) < _SHARP_ANGLE else 0)
        )

    def rank(self, segment: Segment, edge: Edge, side: int) -> int:
        """Return the number of segments between this one and the middle of a street."""
        return self._beside[edge, side].index(segment)

    def ring(self, segment: Segment, arc: Bypass) -> int:
        """Return the maximum number of arcs between this one and its station."""
        index = [other for other, _ in self._arcs[arc.station]].index(segment)
        return sum(arcs_overlap(arc, other) for _, other in self._arcs[arc.station][:index])


def choose_sides(net: Streets, town_segments: tuple[Segment, ...]) -> Sides:
    """Return a side for every segment: the cheaper one in turn, then chosen anew in each of `_ROUNDS` rounds."""
    sides = Sides(net)
    for segment in town_segments:
        sides.take(segment, min((1, -1), key=lambda side: sides.cost(segment, side)))
    for _ in range(_ROUNDS):
        for segment in town_segments:
            sides.leave(segment)
            sides.take(segment, min((1, -1), key=lambda side: sides.cost(segment, side)))
    return sides


@dataclass(frozen=True)
class SegmentPath:
    """A segment with its path."""

    segment: Segment
    points: tuple[Point, ...]

    @property
    def reach(self) -> tuple[float, float]:
        """The top and bottom of the drawn path on the page."""
        heights = [y for _, y in self.points]
        return min(heights) - _REACH_MARGIN, max(heights) + _REACH_MARGIN


def segment_paths(town: Town, net: Streets) -> tuple[SegmentPath, ...]:
    """Return every segment of a town with its path."""
    town_segments = segments(town)
    sides = choose_sides(net, town_segments)
    return tuple(SegmentPath(segment, tuple(_path(town, net, sides, segment))) for segment in town_segments)


def _path(town: Town, net: Streets, sides: Sides, segment: Segment) -> list[Point]:
    """Return a segment's path: pieces along the streets, joined by arcs around the stations it passes."""
    side = sides.chosen[segment]
    arcs = {arc.station: arc for arc in bypasses(net, segment, side)}
    rings = {
        number: _passing_distance(net, number) + sides.ring(segment, arc) * LINE_GAP for number, arc in arcs.items()
    }
    way: list[Point] = []
    for a, b in zip(segment.stations, segment.stations[1:], strict=False):
        edge, side_seen = next((edge, side_seen) for edge, side_seen in edges(Segment(segment.transport, (a, b)), side))
        distance = (LINE_OFFSET + sides.rank(segment, edge, side_seen) * LINE_GAP) * side
        piece = offset(net.ways[a, b], distance)
        for number, backwards in ((a, False), (b, True)):
            middle = town.stations[number - 1].at
            radius = rings.get(number, net.discs[number].radius - _STOP_DEPTH)
            piece = path_outside(piece[::-1] if backwards else piece, middle, radius)
            piece = piece[::-1] if backwards else piece
        if a in arcs and way:
            way += _arc(town.stations[a - 1].at, rings[a], way[-1], piece, arcs[a])
        way += piece
    if len(way) < 2:  # noqa: PLR2004 - the rings of many passing lines can cover whole streets
        return [point for ends in pairwise(segment.stations) for point in net.ways[ends]]
    return _soften(way, [(town.stations[number - 1].at, ring) for number, ring in rings.items()])


def _passing_distance(net: Streets, station: int) -> float:
    """Return the distance from a station's middle to the innermost line that passes it."""
    return net.discs[station].reach + net.discs[station].clear


def _arc(middle: Point, radius: float, arrival: Point, piece: list[Point], arc: Bypass) -> list[Point]:
    """Return the arc between a line's pieces before and after a station, without its ends."""
    begin = bearing(middle, arrival)
    end = bearing(middle, piece[0]) if piece else arc.begin + arc.sweep
    sweep = (end - begin) % FULL_TURN if arc.sweep > 0 else -((begin - end) % FULL_TURN)
    if abs(sweep) > abs(arc.sweep) + 1:
        return []  # the corner is too sharp for an arc on its inside
    steps = max(1, ceil(abs(sweep) * radius / _STEP))
    return [circle_point(middle, begin + sweep * step / steps, radius) for step in range(1, steps)]


def _soften(way: list[Point], passed: list[tuple[Point, float]]) -> list[Point]:
    """Return a path with rounded corners that comes no nearer to the stations it passes."""
    if not passed:
        return way
    fine = resample(way, _STEP)
    for _ in range(2):
        mean = [
            _mean(fine[max(0, i - _soft_points(i, len(fine))) : i + _soft_points(i, len(fine)) + 1])
            for i in range(len(fine))
        ]
        fine = [_pushed_out(point, passed) for point in mean]
    return simplify(fine, _SLACK)


def _soft_points(index: int, count: int) -> int:
    return min(_MAX_SOFT_POINTS, index, count - 1 - index)


def _mean(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _pushed_out(point: Point, passed: list[tuple[Point, float]]) -> Point:
    for middle, radius in passed:
        distance = dist(point, middle)
        if 0 < distance < radius - 1:
            return point_between(middle, point, (radius - 1) / distance)
    return point


def draw_lines(pen: BandPen, paths: Iterable[SegmentPath]) -> None:
    """Draw the taxi lines, then the tram lines, with each network's casings below its lines."""
    all_paths = tuple(paths)
    for transport, (width, street) in _CASINGS.items():
        visible = [path for path in all_paths if path.segment.transport is transport and pen.shows(*path.reach)]
        for path in visible:
            pen.line(flatten(path.points), street, width + 2 * CASING_WIDTH)
        for path in visible:
            PATTERNS[transport](pen, path.points)
