"""How long a game takes, in turns one after another. Measured; must never depend on a game that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cogs.case07.options import Options

_A_SEAT, _LESS = 34, 18
"""Of 16 games of fair computers for each number of seats the means are 50, 81, 115 and 152 turns, for two to five."""


def typical_waits(players: int, options: Options) -> int:
    """Return how often the table waits for somebody in a typical game of three investigations.

    Every turn is one wait; with answers by hand each is followed by another, for whoever has to answer.
    """
    return (_A_SEAT * players - _LESS) * (2 if options.human_answers else 1)
