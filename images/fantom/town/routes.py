"""The way a ride goes on the map, as it is drawn there. Public knowledge; knows no hunt."""

from __future__ import annotations

from functools import lru_cache
from math import dist
from typing import TYPE_CHECKING

from cogs.fantom.map.network import network
from cogs.fantom.map.transport import Transport
from images.fantom.town.base_map import spot
from images.fantom.town.plan import plan

if TYPE_CHECKING:
    from cogs.fantom.map.town import Point, Town
    from cogs.fantom.options import Map, Options

    Ways = dict[tuple[Transport, tuple[int, ...]], tuple[Point, ...]]
    """By transport and the stations gone through: the line from the first to the last."""


@lru_cache(maxsize=4)
def _drawn(map_: Map, own: str) -> Ways:
    drawn = plan(map_, own)
    ways: Ways = {(Transport.CAB, ends): way for ends, way in drawn.streets.ways.items()}
    for course in drawn.courses:
        leg = course.leg
        ways[leg.transport, leg.stations] = course.points
        ways[leg.transport, leg.stations[::-1]] = course.points[::-1]
    for transport, origin, to in network(map_, own).ways:
        if transport is Transport.BOAT:
            ways[transport, (origin, to)] = _sailed(drawn.town, drawn.river.boats, origin, to)
    return ways


def _sailed(town: Town, boats: tuple[tuple[Point, ...], ...], origin: int, to: int) -> tuple[Point, ...]:
    """Return the boats' way whose ends lie nearest to two stations."""
    here, there = spot(town, origin), spot(town, to)
    return min(
        (way for boat in boats for way in (boat, boat[::-1])), key=lambda way: dist(way[0], here) + dist(way[-1], there)
    )


def route(options: Options, transport: Transport, origin: int, to: int) -> tuple[Point, ...]:
    """Return the line of a ride, in map units, disc to disc; raises KeyError if there is no such ride."""
    chart = network(options.map, options.own_map)
    passed = chart.passed(transport, origin, to)
    way = _drawn(options.map, options.own_map).get((transport, passed), ())
    return (spot(chart.town, origin), *way, spot(chart.town, to))


def unknown_route(options: Options, origin: int, to: int) -> tuple[Point, ...]:
    """Return the line of the shortest ride between two stations by whatever transport, straight if there is none."""
    chart = network(options.map, options.own_map)
    for transport in Transport:
        if (transport, origin, to) in chart.ways:
            return route(options, transport, origin, to)
    return spot(chart.town, origin), spot(chart.town, to)
