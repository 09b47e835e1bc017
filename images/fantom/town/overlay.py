"""Data about a town for drawing a hunt on it: boxes of names and landmarks, sizes of discs, the path of each ride.

All of it is public. It is read from the store, or else calculated from only the needed part of the plan.
"""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from cogs.fantom.map.network import network
from cogs.fantom.map.town import Point  # needed at run time, by msgspec
from cogs.fantom.map.transport import Transport
from images.fantom.town.cost_map import Rect
from images.fantom.town.plan import names, network_plan, plan
from images.fantom.town.streets import spot
from images.fantom.town.town_store import keep, stored, taken
from images.kit.weighted_cache import weighted_cache

if TYPE_CHECKING:
    from cogs.fantom.map.town import Town
    from cogs.fantom.options import Map, Options
    from images.fantom.town.plan import NetworkPlan

Rects = tuple[Rect, ...]
Ways = dict[tuple[Transport, tuple[int, ...]], tuple[Point, ...]]
"""The line from the first to the last station, by transport and the stations on it."""


class Courses(Struct, frozen=True):
    """The discs and lines of a town."""

    reaches: tuple[float, ...]
    """The radius of each station's disc in map units, with a pier's ring, from station 1."""
    ways: Ways


_COURSES = "courses"


def prepare(map_: Map, own: str, language: str) -> None:
    """Calculate and store all of a town's data."""
    _telling(map_, own, language)
    _courses(map_, own)


def is_stored(map_: Map, own: str, language: str) -> bool:
    """Return whether the store has all of a town's data."""
    return all(stored(map_, own, what) is not None for what in (_rooms(language), _COURSES))


def telling(options: Options, language: str) -> Rects:
    """Return the boxes of all names, landmarks and the compass rose of a town, in map units."""
    return _telling(options.map, options.own_map, language)


def reaches(options: Options) -> tuple[float, ...]:
    """Return the radii of all discs of a town in map units, with piers' rings, from station 1."""
    return _courses(options.map, options.own_map).reaches


def route(options: Options, transport: Transport, origin: int, to: int) -> tuple[Point, ...]:
    """Return the line of a ride between the middles of two discs, in map units.

    Raise `KeyError` if there is no such ride.
    """
    chart = network(options.map, options.own_map)
    passed = chart.passed(transport, origin, to)
    way = _courses(options.map, options.own_map).ways.get((transport, passed), ())
    return (spot(chart.town, origin), *way, spot(chart.town, to))


def unknown_route(options: Options, origin: int, to: int) -> tuple[Point, ...]:
    """Return the line of a ride by an unknown transport: the first transport's that has one, else a straight line."""
    chart = network(options.map, options.own_map)
    for transport in Transport:
        if (transport, origin, to) in chart.ways:
            return route(options, transport, origin, to)
    return spot(chart.town, origin), spot(chart.town, to)


def _rooms(language: str) -> str:
    return f"{language}-rooms"


@weighted_cache(8)
def _telling(map_: Map, own: str, language: str) -> Rects:
    kept = taken(map_, own, _rooms(language))
    if kept is not None:
        return msgspec.msgpack.decode(kept, type=Rects)
    rects = (*names(map_, own, language).rects, *plan(map_, own).furniture)
    keep(map_, own, _rooms(language), msgspec.msgpack.encode(rects))
    return rects


@weighted_cache(4)
def _courses(map_: Map, own: str) -> Courses:
    kept = taken(map_, own, _COURSES)
    if kept is not None:
        return msgspec.msgpack.decode(kept, type=Courses)
    drawn = network_plan(map_, own)
    found = Courses(tuple(disc.reach for _, disc in sorted(drawn.streets.discs.items())), _ways(map_, own, drawn))
    keep(map_, own, _COURSES, msgspec.msgpack.encode(found))
    return found


def _ways(map_: Map, own: str, drawn: NetworkPlan) -> Ways:
    ways: Ways = {(Transport.CAB, ends): way for ends, way in drawn.streets.ways.items()}
    for path in drawn.lines:
        segment = path.segment
        ways[segment.transport, segment.stations] = path.points
        ways[segment.transport, segment.stations[::-1]] = path.points[::-1]
    for transport, origin, to in network(map_, own).ways:
        if transport is Transport.BOAT:
            ways[transport, (origin, to)] = _sailed(drawn.town, drawn.river.boats, origin, to)
    return ways


def _sailed(town: Town, boats: tuple[tuple[Point, ...], ...], origin: int, to: int) -> tuple[Point, ...]:
    """Return the boat's path whose ends lie nearest to two stations."""
    here, there = spot(town, origin), spot(town, to)
    return min(
        (way for boat in boats for way in (boat, boat[::-1])), key=lambda way: dist(way[0], here) + dist(way[-1], there)
    )
