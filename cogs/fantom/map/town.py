"""The content of a map file: stations, streets, lines, decoration and play settings.

Public data, and the ways it defines. The rides that follow from them are computed in `cogs.fantom.map.network`.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from bot.i18n.languages import Name
from cogs.fantom.map.transport import Stock, Tickets, Transport

if TYPE_CHECKING:
    from collections.abc import Iterator

Point = tuple[float, float]
"""Map units, x to the right, y down; one unit is a pixel of the whole board's picture."""
LandmarkKind = Literal[
    "castle",
    "cathedral",
    "church",
    "town-hall",
    "theatre",
    "market",
    "gate",
    "mill",
    "tower",
    "railway-station",
    "museum",
    "brewery",
    "observatory",
    "fountain",
    "windmill",
    "harbour",
]


class Station(Struct, frozen=True, forbid_unknown_fields=True):
    """A station: its number, from 1 without a gap, its place on the picture, its name and its markers."""

    number: int
    at: Point
    name: Name
    taxi: bool = False
    """The station has a green marker."""
    tram: bool = False
    """The station has a red marker."""


class Street(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of street between two stations. Each piece is a cab ride."""

    between: tuple[int, int]
    via: tuple[Point, ...] = ()
    """The points through which the street bends, from the first station to the second."""


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of taxi, tram or boat: the stations it passes.

    It stops at the stations with its marker; a boat stops everywhere.
    """

    transport: Transport
    path: tuple[int, ...]
    """Neighbouring stations must be joined by a street; a boat's stations must lie on the river bank."""


class River(Struct, frozen=True, forbid_unknown_fields=True):
    """The river: its centre line from source to mouth, and its width."""

    name: Name
    path: tuple[Point, ...]
    width: float


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """A park, a square or an island."""

    kind: Literal["park", "square", "island"]
    outline: tuple[Point, ...]
    name: Name | None = None


class Landmark(Struct, frozen=True, forbid_unknown_fields=True):
    """A well-known building."""

    kind: LandmarkKind
    at: Point
    name: Name


class Play(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a hunt in this town."""

    boxes: int
    reveals: tuple[int, ...]
    pawns: int
    fantom: Stock
    pawn: Tickets


class Town(Struct, frozen=True, forbid_unknown_fields=True):
    """A complete map file."""

    name: Name
    size: tuple[int, int]
    """Width and height in map units."""
    play: Play
    stations: tuple[Station, ...]
    streets: tuple[Street, ...]
    lines: tuple[Line, ...]
    river: River
    areas: tuple[Area, ...] = ()
    landmarks: tuple[Landmark, ...] = ()
    compass: Point | None = None


def street_path(town: Town, street: Street) -> tuple[Point, ...]:
    """Return the points of a street, its ends included."""
    a, b = street.between
    return (town.stations[a - 1].at, *street.via, town.stations[b - 1].at)


def pieces(town: Town) -> Iterator[tuple[Transport, tuple[int, ...]]]:
    """Yield every way between neighbouring stops, with all stations on it: the streets, and the parts of lines."""
    for street in town.streets:
        yield Transport.CAB, street.between
    for line in town.lines:
        for start, end in pairwise(_stop_indices(town, line)):
            if line.path[start] != line.path[end]:
                yield line.transport, line.path[start : end + 1]


def _stop_indices(town: Town, line: Line) -> list[int]:
    """Return the indices in its path at which a line stops: at its own markers; for a boat, everywhere."""
    return [index for index, number in enumerate(line.path) if _stops_at(town, line.transport, number)]


def _stops_at(town: Town, transport: Transport, number: int) -> bool:
    return transport is Transport.BOAT or has_marker(town.stations[number - 1], transport)


def has_marker(station: Station, transport: Transport) -> bool:
    """Return whether a station carries the marker of taxi or tram."""
    return station.taxi if transport is Transport.TAXI else station.tram
