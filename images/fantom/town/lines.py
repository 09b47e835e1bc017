"""Layout of the taxi and tram lines: beside the middle of the street, and in arcs around the stations they pass.

The cab's line is in the middle of every street. Taxi and tram run beside it; a segment keeps to one side all the way.
If two segments share a side of a street, the second one lies farther out.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import ceil, dist
from typing import TYPE_CHECKING

from cogs.fantom.map.town import marked
from cogs.fantom.map.transport import Transport
from images.fantom.colours import STREET
from images.fantom.geometry import TURN, around, bearing, between, flat, offset, outside, resampled, simplified
from images.fantom.town.streets import PATTERNS, SLEEPER, TAXI_WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cogs.fantom.map.town import Line, Point, Town
    from images.fantom.town.streets import Streets
    from images.kit.colours import Colour
    from images.kit.pen import BandPen

_SHARED, _MET, _NARROW = 40.0, 6.0, 4.0
"""Cost of sharing a side of a street, of sharing an arc around a station, and of a sharp corner's inside."""
_SHARP = 0.9
"""Angle in radians below which a corner is too narrow for a line on its inside."""
_ROUNDS = 4
Edge = tuple[int, int]

BESIDE = 6.2
"""Distance from the middle of a street to the line beside it, in map units."""
APART = 6.0
"""Distance from there to a second line on the same side, in map units."""
_INSIDE = 3.0
"""Distance from a station's edge inwards at which a line that stops there ends, in map units."""
_SPARE = 6.0
_STEP = 2.5
_SLACK = 0.12
"""Maximum distance in map units by which leaving out points may move a line."""
_SOFT = 4
"""Number of points on either side that are averaged to soften a point."""

CASING = 1.5
"""Width of the casing in the street's colour on either side of a line, in map units."""
_CASED: dict[Transport, tuple[float, Colour]] = {
    Transport.TAXI: (TAXI_WIDTH, STREET),
    Transport.TRAM: (SLEEPER - 2.6, STREET),
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
    found: dict[Segment, None] = {}
    for line in town.lines:
        if line.transport is not Transport.BOAT:
            for stations in _cut(town, line):
                found[Segment(line.transport, min(stations, stations[::-1]))] = None
    return tuple(sorted(found, key=lambda segment: -len(segment.stations)))


def _cut(town: Town, line: Line) -> Iterator[tuple[int, ...]]:
    """Yield the stations of each piece of a line from stop to stop."""
    going = [line.path[0]]
    for number in line.path[1:]:
        going.append(number)
        if marked(town.stations[number - 1], line.transport):
            yield tuple(going)
            going = [number]


def bypasses(net: Streets, segment: Segment, side: int) -> Iterator[Bypass]:
    """Yield a segment's arcs around the stations it passes; `side` is 1 to the right of its heading, else -1."""
    for before, number, after in zip(segment.stations, segment.stations[1:], segment.stations[2:], strict=False):
        come, go = net.bearings[number][before], net.bearings[number][after]
        turn = ((come - go) if side > 0 else (go - come)) % TURN
        yield Bypass(number, come, -side * turn)


def edges(segment: Segment, side: int) -> Iterator[tuple[Edge, int]]:
    """Yield a segment's streets from lower to higher station number, each with the segment's side in that direction."""
    for a, b in pairwise(segment.stations):
        yield ((a, b), side) if a < b else ((b, a), -side)


def within(angle: float, arc: Bypass, slack: float = 0.0) -> bool:
    """Return whether an angle lies on an arc, at least `slack` from its ends."""
    ahead = (angle - arc.begin) % TURN if arc.sweep > 0 else (arc.begin - angle) % TURN
    return slack < ahead < abs(arc.sweep) - slack


def meet(one: Bypass, other: Bypass) -> bool:
    """Return whether two arcs around the same station overlap."""
    middle = one.begin + one.sweep / 2
    return (
        within(middle, other)
        or within(other.begin + other.sweep / 2, one)
        or any(within(end, one, 0.25) for end in (other.begin, other.begin + other.sweep))
    )


class Sides:
    """The sides of the segments, as chosen so far."""

    def __init__(self, net: Streets) -> None:
        self._net = net
        self.taken: dict[Segment, int] = {}
        self._beside: dict[tuple[Edge, int], list[Segment]] = {}
        self._arcs: dict[int, list[tuple[Segment, Bypass]]] = {}

    def take(self, segment: Segment, side: int) -> None:
        """Put a segment on a side."""
        self.taken[segment] = side
        for place in edges(segment, side):
            self._beside.setdefault(place, []).append(segment)
        for arc in bypasses(self._net, segment, side):
            self._arcs.setdefault(arc.station, []).append((segment, arc))

    def leave(self, segment: Segment) -> None:
        """Remove a segment from its side."""
        for place in edges(segment, self.taken.pop(segment)):
            self._beside[place].remove(segment)
        for number in segment.stations[1:-1]:
            self._arcs[number] = [(other, arc) for other, arc in self._arcs[number] if other != segment]

    def cost(self, segment: Segment, side: int) -> float:
        """Return the cost of putting a segment on a side while the other segments stay on theirs."""
        shared = sum(len(self._beside.get(place, ())) for place in edges(segment, side))
        return shared * _SHARED + sum(self._passing(arc) for arc in bypasses(self._net, segment, side))

    def _passing(self, arc: Bypass) -> float:
        crossed = sum(within(angle, arc, 0.05) for angle in self._net.bearings[arc.station].values())
        met = sum(meet(arc, other) for _, other in self._arcs.get(arc.station, ()))
        return crossed + met * _MET + abs(arc.sweep) / 2 + (_NARROW if abs(arc.sweep) < _SHARP else 0)

    def rank(self, segment: Segment, edge: Edge, side: int) -> int:
        """Return the number of segments between this one and the middle of a street."""
        return self._beside[edge, side].index(segment)

    def ring(self, segment: Segment, arc: Bypass) -> int:
        """Return the maximum number of arcs between this one and its station."""
        before = [other for other, _ in self._arcs[arc.station]].index(segment)
        return sum(meet(arc, other) for _, other in self._arcs[arc.station][:before])


def choose_sides(net: Streets, all_: tuple[Segment, ...]) -> Sides:
    """Return a side for every segment: the cheaper one in turn, then chosen anew in each of `_ROUNDS` rounds."""
    sides = Sides(net)
    for segment in all_:
        sides.take(segment, min((1, -1), key=lambda side: sides.cost(segment, side)))
    for _ in range(_ROUNDS):
        for segment in all_:
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
        return min(heights) - _SPARE, max(heights) + _SPARE


def segment_paths(town: Town, net: Streets) -> tuple[SegmentPath, ...]:
    """Return every segment of a town with its path."""
    all_ = segments(town)
    sides = choose_sides(net, all_)
    return tuple(SegmentPath(segment, tuple(_path(town, net, sides, segment))) for segment in all_)


def _path(town: Town, net: Streets, sides: Sides, segment: Segment) -> list[Point]:
    """Return a segment's path: pieces along the streets, joined by arcs around the stations it passes."""
    side = sides.taken[segment]
    arcs = {arc.station: arc for arc in bypasses(net, segment, side)}
    rings = {number: _clear(net, number) + sides.ring(segment, arc) * APART for number, arc in arcs.items()}
    way: list[Point] = []
    for a, b in zip(segment.stations, segment.stations[1:], strict=False):
        edge, seen = next((edge, seen) for edge, seen in edges(Segment(segment.transport, (a, b)), side))
        by = (BESIDE + sides.rank(segment, edge, seen) * APART) * side
        beside = offset(net.ways[a, b], by)
        for number, backwards in ((a, False), (b, True)):
            middle = town.stations[number - 1].at
            radius = rings.get(number, net.discs[number].radius - _INSIDE)
            beside = outside(beside[::-1] if backwards else beside, middle, radius)
            beside = beside[::-1] if backwards else beside
        if a in arcs and way:
            way += _arc(town.stations[a - 1].at, rings[a], way[-1], beside, arcs[a])
        way += beside
    if len(way) < 2:  # noqa: PLR2004 - the rings of many passing lines can cover whole streets
        return [point for ends in pairwise(segment.stations) for point in net.ways[ends]]
    return _softened(way, [(town.stations[number - 1].at, ring) for number, ring in rings.items()])


def _clear(net: Streets, station: int) -> float:
    """Return the distance from a station's middle to the innermost line that passes it."""
    return net.discs[station].reach + net.discs[station].clear


def _arc(middle: Point, radius: float, come: Point, beside: list[Point], arc: Bypass) -> list[Point]:
    """Return the arc between a line's pieces before and after a station, without its ends."""
    begin = bearing(middle, come)
    end = bearing(middle, beside[0]) if beside else arc.begin + arc.sweep
    sweep = (end - begin) % TURN if arc.sweep > 0 else -((begin - end) % TURN)
    if abs(sweep) > abs(arc.sweep) + 1:
        return []  # the corner is too sharp for an arc on its inside
    steps = max(1, ceil(abs(sweep) * radius / _STEP))
    return [around(middle, begin + sweep * step / steps, radius) for step in range(1, steps)]


def _softened(way: list[Point], passed: list[tuple[Point, float]]) -> list[Point]:
    """Return a path with rounded corners that comes no nearer to the stations it passes."""
    if not passed:
        return way
    fine = resampled(way, _STEP)
    for _ in range(2):
        mean = [_mean(fine[max(0, i - _soft(i, len(fine))) : i + _soft(i, len(fine)) + 1]) for i in range(len(fine))]
        fine = [_kept_off(point, passed) for point in mean]
    return simplified(fine, _SLACK)


def _soft(index: int, count: int) -> int:
    return min(_SOFT, index, count - 1 - index)


def _mean(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _kept_off(point: Point, passed: list[tuple[Point, float]]) -> Point:
    for middle, radius in passed:
        away = dist(point, middle)
        if 0 < away < radius - 1:
            return between(middle, point, (radius - 1) / away)
    return point


def draw_lines(pen: BandPen, paths: Iterable[SegmentPath]) -> None:
    """Draw the taxi lines, then the tram lines, with each network's casings below its lines."""
    drawn = tuple(paths)
    for transport, (width, street) in _CASED.items():
        mine = [path for path in drawn if path.segment.transport is transport and pen.shows(*path.reach)]
        for path in mine:
            pen.line(flat(path.points), street, width + 2 * CASING)
        for path in mine:
            PATTERNS[transport](pen, path.points)
