"""The lines leg by leg, from stop to stop: on which side of its streets each runs, and how it goes by what it passes.

The cab has the middle of every street. Taxi and tram run beside it, a leg on one side all the way; where two legs
would lie on the same side of a street the second one moves out. A station that is passed is passed by an arc.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from cogs.fantom.map.town import marked
from cogs.fantom.map.transport import Transport
from images.fantom.geometry import TURN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.fantom.map.town import Line, Town
    from images.fantom.town.streets import Streets

_SHARED, _MET, _NARROW = 40.0, 6.0, 4.0
"""What it costs to share a side of a street, an arc around a station, or to squeeze through a sharp corner."""
_SHARP = 0.9
"""Radians; a corner below it is too narrow to go by on its inside."""
_ROUNDS = 4


@dataclass(frozen=True)
class Leg:
    """A ride of taxi or tram from one stop to the next."""

    transport: Transport
    stations: tuple[int, ...]
    """Both stops, and what is passed between them."""


@dataclass(frozen=True)
class Pass:
    """How a leg goes by a station."""

    station: int
    begin: float
    """The angle at which it comes, seen from the station."""
    sweep: float
    """How far it turns around it, in radians; positive is clockwise on the page."""


Edge = tuple[int, int]


def legs(town: Town) -> tuple[Leg, ...]:
    """Return every leg of the taxis and trams, each once, the longest first."""
    found: dict[Leg, None] = {}
    for line in town.lines:
        if line.transport is not Transport.BOAT:
            for stations in _cut(town, line):
                found[Leg(line.transport, min(stations, stations[::-1]))] = None
    return tuple(sorted(found, key=lambda leg: -len(leg.stations)))


def _cut(town: Town, line: Line) -> Iterator[tuple[int, ...]]:
    """Yield the stations of a line from stop to stop."""
    going = [line.path[0]]
    for number in line.path[1:]:
        going.append(number)
        if marked(town.stations[number - 1], line.transport):
            yield tuple(going)
            going = [number]


def passes(net: Streets, leg: Leg, side: int) -> Iterator[Pass]:
    """Yield how a leg goes by the stations between its stops; `side` is 1 on the right of its heading, else -1."""
    for before, number, after in zip(leg.stations, leg.stations[1:], leg.stations[2:], strict=False):
        come, go = net.bearings[number][before], net.bearings[number][after]
        turn = ((come - go) if side > 0 else (go - come)) % TURN
        yield Pass(number, come, -side * turn)


def edges(leg: Leg, side: int) -> Iterator[tuple[Edge, int]]:
    """Yield the streets of a leg and its side of each, seen from the lower number to the higher."""
    for a, b in pairwise(leg.stations):
        yield ((a, b), side) if a < b else ((b, a), -side)


def within(angle: float, arc: Pass, slack: float = 0.0) -> bool:
    """Return whether an arc goes through an angle."""
    ahead = (angle - arc.begin) % TURN if arc.sweep > 0 else (arc.begin - angle) % TURN
    return slack < ahead < abs(arc.sweep) - slack


def meet(one: Pass, other: Pass) -> bool:
    """Return whether two arcs around the same station lie over each other somewhere."""
    middle = one.begin + one.sweep / 2
    return (
        within(middle, other)
        or within(other.begin + other.sweep / 2, one)
        or any(within(end, one, 0.25) for end in (other.begin, other.begin + other.sweep))
    )


class Sides:
    """The side each leg has taken so far."""

    def __init__(self, net: Streets) -> None:
        self._net = net
        self.taken: dict[Leg, int] = {}
        self._beside: dict[tuple[Edge, int], list[Leg]] = {}
        self._arcs: dict[int, list[tuple[Leg, Pass]]] = {}

    def take(self, leg: Leg, side: int) -> None:
        """Let a leg run on a side."""
        self.taken[leg] = side
        for place in edges(leg, side):
            self._beside.setdefault(place, []).append(leg)
        for arc in passes(self._net, leg, side):
            self._arcs.setdefault(arc.station, []).append((leg, arc))

    def leave(self, leg: Leg) -> None:
        """Take a leg off its side."""
        for place in edges(leg, self.taken.pop(leg)):
            self._beside[place].remove(leg)
        for number in leg.stations[1:-1]:
            self._arcs[number] = [(other, arc) for other, arc in self._arcs[number] if other != leg]

    def cost(self, leg: Leg, side: int) -> float:
        """Tell how bad it would be for a leg to run on a side, the others being where they are."""
        shared = sum(len(self._beside.get(place, ())) for place in edges(leg, side))
        return shared * _SHARED + sum(self._passing(arc) for arc in passes(self._net, leg, side))

    def _passing(self, arc: Pass) -> float:
        crossed = sum(within(angle, arc, 0.05) for angle in self._net.bearings[arc.station].values())
        met = sum(meet(arc, other) for _, other in self._arcs.get(arc.station, ()))
        return crossed + met * _MET + abs(arc.sweep) / 2 + (_NARROW if abs(arc.sweep) < _SHARP else 0)

    def rank(self, leg: Leg, edge: Edge, side: int) -> int:
        """Return how many other legs lie between this one and the middle of a street."""
        return self._beside[edge, side].index(leg)

    def ring(self, leg: Leg, arc: Pass) -> int:
        """Return how many other arcs lie between this one and the station, at most."""
        before = [other for other, _ in self._arcs[arc.station]].index(leg)
        return sum(meet(arc, other) for _, other in self._arcs[arc.station][:before])


def sided(net: Streets, all_: tuple[Leg, ...]) -> Sides:
    """Return a side for every leg: the better one in turn, then again while somebody gains by changing."""
    sides = Sides(net)
    for leg in all_:
        sides.take(leg, min((1, -1), key=lambda side: sides.cost(leg, side)))
    for _ in range(_ROUNDS):
        for leg in all_:
            sides.leave(leg)
            sides.take(leg, min((1, -1), key=lambda side: sides.cost(leg, side)))
    return sides
