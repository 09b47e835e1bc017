"""The typical length of a game, in turns. Measured over whole games; independent of the current game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cogs.case07.options import Options

_TURNS_PER_SEAT, _TURNS_DEDUCTED = 36, 10
"""Turns for each seat, and a constant to subtract. With two to five seats, eight games each, the glancing people of the
ladder took 56, 91, 142 and 183 turns, careful ones 49, 85, 118 and 141, readers and computer players of every strength
about 39, 60, 84 and 106. Three people took about 100."""


def typical_waits(players: int, options: Options) -> int:
    """Return how often the table waits for a player in a typical game of three investigations.

    Every turn is one wait; with answers by hand the holder's answer is a second one.
    """
    return (_TURNS_PER_SEAT * players - _TURNS_DEDUCTED) * (2 if options.human_answers else 1)
