"""The moves: one small decision each. Must never carry what the mover cannot know.

A double move is two moves, `Double` for its first half and `Ride` for its second; a voluntary reveal is a
`Surface` and one `Take` for every pawn that has a ticket to give.
"""

from __future__ import annotations

from msgspec import Struct

from cogs.fantom.board import Pawn
from cogs.fantom.map.transport import Transport


class Place(Struct, frozen=True, tag=True):
    """Place the next pawn on a station before the hunt."""

    station: int


class PlaceThem(Struct, frozen=True, tag=True):
    """Have the next pawn, and those of one's own that follow at once, placed on good stations."""


class Hide(Struct, frozen=True, tag=True):
    """Fantom: begin here, unseen."""

    station: int


class Ride(Struct, frozen=True, tag=True):
    """Ride to a station, with a pawn or as Fantom."""

    transport: Transport
    to: int


class Send(Struct, frozen=True, tag=True):
    """Ride with one of one's pawns, whichever is left, where the detectives ride together (option `riding`)."""

    pawn: Pawn
    transport: Transport
    to: int


class Double(Struct, frozen=True, tag=True):
    """Fantom: the first ride of a double move; the second follows at once, as a `Ride`."""

    transport: Transport
    to: int


class Surface(Struct, frozen=True, tag=True):
    """Fantom: ride and show oneself of one's own will, once a game (option `voluntary_reveal`)."""

    transport: Transport
    to: int


class Take(Struct, frozen=True, tag=True):
    """Fantom, after surfacing: take a ticket of this kind from the pawn whose turn it is to give one."""

    transport: Transport


Move = Place | PlaceThem | Hide | Ride | Send | Double | Surface | Take


def grave(move: Move, _board: object) -> bool:
    """Return whether a move costs something for good: a double move costs a ticket."""
    return isinstance(move, Double)
