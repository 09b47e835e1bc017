"""The people of a table: who sits in a seat, who sat there before, and what they want of seats and of a pause.

Pure, frozen values, which a table keeps; what comes of them is decided elsewhere.
"""

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


class Pause(Struct, frozen=True):
    """That the players have put their table on hold; nobody's time runs meanwhile."""

    since: float
    """Unix seconds."""
    until: float | None
    """When it goes on by itself, Unix seconds; None: when somebody resumes it."""
    waited: tuple[float | None, ...] = ()
    """By seat: the seconds for which the table had waited for it; None: it was not to act."""
    silent: tuple[float, ...] = ()
    """By seat: the seconds for which its person had been silent; empty: nobody had ever done anything."""
    left: tuple[float | None, ...] = ()
    """By seat: the seconds that it had left, quiet hours that count for nothing left out; None: as many as it likes,
    or it was not to act."""


class PauseVote(Struct, frozen=True):
    """Who wants to put the table on hold."""

    until: float | None
    """Until when, as in `Pause`."""
    seats: frozenset[Seat]
