"""Who sits in a seat, who sat there before, and what people say about their seats. Pure, frozen values."""

from __future__ import annotations

from msgspec import Struct

from bot.game import Seat, Strength


class Person(Struct, frozen=True, tag="person"):
    """Somebody from Discord in a seat."""

    user: int
    """The Discord user id; `facts.NOBODY` when they were forgotten."""
    name: str
    """The display name at the time of joining, exactly as it was: escape it when showing it."""


class Computer(Struct, frozen=True, tag="computer"):
    """A computer player in a seat."""

    strength: Strength
    name: str
    """A proper name, unique at the table, the same in every language."""


Sitter = Person | Computer


class Tenure(Struct, frozen=True):
    """Who sat in a seat of a running game before, and until when."""

    seat: Seat
    sitter: Person
    moves: int
    """How many moves had been made at the table when they left it."""
    at: float
    """When that was, Unix seconds."""
    until: int | None = None
    """How many moves had been made when somebody sat down there again; None: nobody has."""
    until_at: float | None = None
    """When that was."""


class SeatOffer(Struct, frozen=True):
    """A seat that its person would like to hand over."""

    seat: Seat
    to: int
    """The Discord user id of whoever is asked."""
    name: str
    """Their display name when they were asked."""
    at: float
    """When that was, Unix seconds."""


class Replacing(Struct, frozen=True):
    """A vote for the seat of somebody who does not play to be taken by somebody else."""

    by: Seat
    seat: Seat
