"""The typical length of a game, in turns. Measured over whole games; independent of the current game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cogs.case07.options import Options

_TURNS_PER_SEAT, _TURNS_DEDUCTED = 36, 10
"""Turns for each seat, and a constant to subtract. With two to five seats, ten games each, easy computer players took
62, 94, 132 and 168 turns, fair ones 50, 82, 121 and 152, strong ones 40, 65, 91 and 117. Three people took about 100:
they play like easy ones."""


def typical_waits(players: int, options: Options) -> int:
    """Return how often the table waits for a player in a typical game of three investigations.

    Every turn is one wait; with answers by hand the holder's answer is a second one.
    """
    return (_TURNS_PER_SEAT * players - _TURNS_DEDUCTED) * (2 if options.human_answers else 1)
