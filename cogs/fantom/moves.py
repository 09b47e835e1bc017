"""The moves: one small decision each. A move never contains information that the mover cannot know.

A double move is two moves, `Double` for its first half and `Ride` for its second. A voluntary reveal is a `Surface` and
one `Take` for each pawn that holds more than one kind of ticket.
"""

from __future__ import annotations

from msgspec import Struct

from cogs.fantom.board import Pawn
from cogs.fantom.map.transport import Transport


class Place(Struct, frozen=True, tag=True):
    """Place the next pawn on a station before the hunt."""

    station: int


class PlaceThem(Struct, frozen=True, tag=True):
    """Have the game choose a good start: for the next pawn and those of its player that follow it, or for Fantom."""


class Hide(Struct, frozen=True, tag=True):
    """Fantom: begin on this station, unseen."""

    station: int


class Ride(Struct, frozen=True, tag=True):
    """Ride to a station, with a pawn or as Fantom."""

    transport: Transport
    to: int


class Send(Struct, frozen=True, tag=True):
    """Ride with any of the mover's remaining pawns, where the detectives ride together (option `riding`)."""

    pawn: Pawn
    transport: Transport
    to: int


class Double(Struct, frozen=True, tag=True):
    """Fantom: the first ride of a double move; the second follows directly, as a `Ride`."""

    transport: Transport
    to: int


class Surface(Struct, frozen=True, tag=True):
    """Fantom: ride and appear voluntarily, once a hunt (option `voluntary_reveal`)."""

    transport: Transport
    to: int


class Take(Struct, frozen=True, tag=True):
    """Fantom, after surfacing: take a ticket of this kind from the current pawn."""

    transport: Transport


Move = Place | PlaceThem | Hide | Ride | Send | Double | Surface | Take


def grave(move: Move, _board: object) -> bool:
    """Return whether a move has a permanent cost: a double move uses up a double ticket."""
    return isinstance(move, Double)
