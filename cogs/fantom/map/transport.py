"""What one rides with: transports, the tickets for them, purses of tickets. Public knowledge, the same on every map."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence


class Transport(StrEnum):
    """A network of lines; the river is Fantom's alone."""

    CAB = "cab"
    TAXI = "taxi"
    TRAM = "tram"
    BOAT = "boat"


TRANSPORTS = tuple(Transport)
"""Transport k of a network's tables and of a purse."""
KIND = {transport: k for k, transport in enumerate(TRANSPORTS)}
"""The number k of a transport."""
LAND = (Transport.CAB, Transport.TAXI, Transport.TRAM)
"""What a pawn may ride with."""
DOUBLE = len(TRANSPORTS)
"""Where the double tickets lie in Fantom's purse."""
FREE = (1,) * len(TRANSPORTS)
"""A purse for rides that cost nothing: one ticket of every kind."""

Purse = tuple[int, ...]
"""Tickets by kind, in the order of `TRANSPORTS`: three kinds for a pawn; four and the double for Fantom."""


class Tickets(Struct, frozen=True, forbid_unknown_fields=True):
    """The tickets of one pawn."""

    cab: int
    taxi: int
    tram: int


class Stock(Struct, frozen=True, forbid_unknown_fields=True):
    """The tickets of Fantom."""

    cab: int
    taxi: int
    tram: int
    boat: int
    double: int


def without(purse: Sequence[int], kind: int) -> Purse:
    """Return a purse with one ticket less of a kind."""
    return (*purse[:kind], purse[kind] - 1, *purse[kind + 1 :])


def with_one(purse: Sequence[int], kind: int) -> Purse:
    """Return a purse with one ticket more of a kind."""
    return (*purse[:kind], purse[kind] + 1, *purse[kind + 1 :])
