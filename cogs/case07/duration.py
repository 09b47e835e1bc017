"""The typical length of a game, in turns. Measured over whole games; independent of the current game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cogs.case07.options import Options

_TURNS_PER_SEAT, _TURNS_DEDUCTED = 34, 18
"""Turns for each seat, and a constant to subtract. In 16 games of fair computer players for each number of seats the
means were 50, 81, 115 and 152 turns with two to five seats."""


def typical_waits(players: int, options: Options) -> int:
    """Return how often the table waits for a player in a typical game of three investigations.

    Every turn is one wait; with answers by hand the holder's answer is a second one.
    """
    return (_TURNS_PER_SEAT * players - _TURNS_DEDUCTED) * (2 if options.human_answers else 1)
