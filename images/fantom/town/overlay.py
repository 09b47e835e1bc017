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
from images.fantom.town.streets import station_middle
from images.fantom.town.town_store import find_part, load_part, store_part
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


def prepare(map_: Map, own_map: str, language: str) -> None:
    """Calculate and store all of a town's data."""
    _telling(map_, own_map, language)
    _courses(map_, own_map)


def is_stored(map_: Map, own_map: str, language: str) -> bool:
    """Return whether the store has all of a town's data."""
    return all(find_part(map_, own_map, part) is not None for part in (_boxes_name(language), _COURSES))


def lettered_boxes(options: Options, language: str) -> Rects:
    """Return the boxes of all names, landmarks and the compass rose of a town, in map units."""
    return _telling(options.map, options.own_map, language)


def disc_radii(options: Options) -> tuple[float, ...]:
    """Return the radii of all discs of a town in map units, with piers' rings, from station 1."""
    return _courses(options.map, options.own_map).reaches


def route(options: Options, transport: Transport, origin: int, to: int) -> tuple[Point, ...]:
    """Return the line of a ride between the middles of two discs, in map units.

    Raise `KeyError` if there is no such ride.
    """
    chart = network(options.map, options.own_map)
    passed = chart.passed(transport, origin, to)
    way = _courses(options.map, options.own_map).ways.get((transport, passed), ())
    return (station_middle(chart.town, origin), *way, station_middle(chart.town, to))


def unknown_route(options: Options, origin: int, to: int) -> tuple[Point, ...]:
    """Return the line of a ride by an unknown transport: the first transport's that has one, else a straight line."""
    chart = network(options.map, options.own_map)
    for transport in Transport:
        if (transport, origin, to) in chart.ways:
            return route(options, transport, origin, to)
    return station_middle(chart.town, origin), station_middle(chart.town, to)


def _boxes_name(language: str) -> str:
    return f"{language}-rooms"


@weighted_cache(8)
def _telling(map_: Map, own_map: str, language: str) -> Rects:
    data = load_part(map_, own_map, _boxes_name(language))
    if data is not None:
        return msgspec.msgpack.decode(data, type=Rects)
    rects = (*names(map_, own_map, language).rects, *plan(map_, own_map).furniture)
    store_part(map_, own_map, _boxes_name(language), msgspec.msgpack.encode(rects))
    return rects


@weighted_cache(4)
def _courses(map_: Map, own_map: str) -> Courses:
    data = load_part(map_, own_map, _COURSES)
    if data is not None:
        return msgspec.msgpack.decode(data, type=Courses)
    layout = network_plan(map_, own_map)
    courses = Courses(
        tuple(disc.reach for _, disc in sorted(layout.streets.discs.items())), _ways(map_, own_map, layout)
    )
    store_part(map_, own_map, _COURSES, msgspec.msgpack.encode(courses))
    return courses


def _ways(map_: Map, own_map: str, layout: NetworkPlan) -> Ways:
    ways: Ways = {(Transport.CAB, ends): way for ends, way in layout.streets.ways.items()}
    for path in layout.lines:
        segment = path.segment
        ways[segment.transport, segment.stations] = path.points
        ways[segment.transport, segment.stations[::-1]] = path.points[::-1]
    for transport, origin, to in network(map_, own_map).ways:
        if transport is Transport.BOAT:
            ways[transport, (origin, to)] = _boat_path(layout.town, layout.river.boats, origin, to)
    return ways


def _boat_path(town: Town, boats: tuple[tuple[Point, ...], ...], origin: int, to: int) -> tuple[Point, ...]:
    """Return the boat's path whose ends lie nearest to two stations."""
    start, end = station_middle(town, origin), station_middle(town, to)
    return min(
        (way for boat in boats for way in (boat, boat[::-1])), key=lambda way: dist(way[0], start) + dist(way[-1], end)
    )
