"""Playing a stored game again and comparing. Pure: the log comes in, a verdict goes out."""

from __future__ import annotations

from msgspec import Struct


class Verdict(Struct, frozen=True):
    """What a replay found."""

    agrees: bool
    moves: int
    """Moves replayed."""
    commitment: str
    """The hex SHA-256 of the seed."""
    seed: str | None
    """The seed in hex once the game is over, None before."""
    differs_at: int | None = None
    """The first move that differs: 0 is the deal; the number of all moves + 1: the final state or outcome."""
    what: str = ""
    """What differs there: commitment, move, facts, state or outcome."""
