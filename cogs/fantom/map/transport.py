"""Transports, their tickets, and purses of tickets. Public knowledge, the same on every map."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence


class Transport(StrEnum):
    """A means of transport. Only Fantom may take the boat."""

    CAB = "cab"
    TAXI = "taxi"
    TRAM = "tram"
    BOAT = "boat"


TRANSPORTS = tuple(Transport)
"""The transports by their number k, the index in a network's tables and in a purse."""
KIND = {transport: k for k, transport in enumerate(TRANSPORTS)}
"""The number k of a transport."""
LAND = (Transport.CAB, Transport.TAXI, Transport.TRAM)
"""The transports of pawns."""
DOUBLE = len(TRANSPORTS)
"""The index of the double tickets in Fantom's purse."""
FREE = (1,) * len(TRANSPORTS)
"""A purse for free rides: one ticket of each kind."""

Purse = tuple[int, ...]
"""Tickets by kind, in the order of `TRANSPORTS`: three kinds for a pawn; four and the double tickets for Fantom."""


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
