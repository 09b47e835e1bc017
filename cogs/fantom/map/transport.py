"""What one rides with, and what is needed for it. Public knowledge, the same on every map."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Transport(StrEnum):
    """A network of lines; the river is Fantom's alone."""

    CAB = "cab"
    TAXI = "taxi"
    TRAM = "tram"
    BOAT = "boat"


LAND = (Transport.CAB, Transport.TAXI, Transport.TRAM)
"""What a pawn may ride with."""


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
