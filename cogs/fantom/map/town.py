"""A town as its map file tells it: stations, streets, lines, and what makes it beautiful.

Data only, the same for everybody. What follows from it (rides, distances) is `cogs.fantom.map.network`'s.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from cogs.fantom.map.transport import Stock, Tickets, Transport

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


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """A name in every language."""

    en: str
    cs: str
    sk: str
    pl: str

    def in_(self, language: str) -> str:
        """Return the name for a reader of `language`."""
        return {"cs": self.cs, "sk": self.sk, "pl": self.pl}.get(language, self.en)


class Station(Struct, frozen=True, forbid_unknown_fields=True):
    """A place where one can stand: its number, from 1 without a gap, where it is drawn and what it is called."""

    number: int
    at: Point
    name: Words
    taxi: bool = False
    """It has a green marker."""
    tram: bool = False
    """It has a red marker."""


class Street(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of street between two stations; every one is a cab ride."""

    between: tuple[int, int]
    via: tuple[Point, ...] = ()
    """The points the street bends through, from the first station to the second."""


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of taxi, tram or boat: the stations it passes; it stops where its marker stands (a boat everywhere)."""

    transport: Transport
    path: tuple[int, ...]
    """Neighbours in it are joined by a street; those of a boat lie on the river bank."""


class River(Struct, frozen=True, forbid_unknown_fields=True):
    """The river's middle line, from source to mouth, and its width."""

    name: Words
    path: tuple[Point, ...]
    width: float


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """A park, a square or an island."""

    kind: Literal["park", "square", "island"]
    outline: tuple[Point, ...]
    name: Words | None = None


class Landmark(Struct, frozen=True, forbid_unknown_fields=True):
    """A building everybody knows."""

    kind: LandmarkKind
    at: Point
    name: Words


class Play(Struct, frozen=True, forbid_unknown_fields=True):
    """How the hunt is played in this town."""

    boxes: int
    reveals: tuple[int, ...]
    pawns: int
    fantom: Stock
    pawn: Tickets


class Town(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole map file."""

    name: Words
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
