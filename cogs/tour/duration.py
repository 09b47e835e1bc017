"""The expected length of a race, in turns played one after another. An estimate; independent of any running race."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from cogs.tour.options import Race, stages_of

if TYPE_CHECKING:
    from cogs.tour.options import Options

_ROUNDS = {Race.FIRST: 10.5, Race.PLAIN: 18, Race.HILLS: 21, Race.MOUNTAIN: 19, Race.CIRCUIT: 22, Race.OWN: 20}
"""Measured rounds per stage in which orders are given, by stage name; a server's own stage is taken as average."""
_WAIT_SHARE = 0.5
"""The share of those rounds in which the table waits for players.

Measured: a third to a fifth if all are ready “until something happens” [D14].
"""
_TURNS_PER_ROUND = 1.5
"""Turns that one round of orders counts for. Players give orders at the same time, and the slowest is waited for."""


def typical_rounds(stage: str) -> int:
    """Return the rounds of a typical ride of a stage, given its name."""
    return ceil(_ROUNDS[Race(stage)])


def typical_waits(people: int, options: Options) -> float:
    """Return how often the table waits for one of `people` players in a typical race."""
    rounds = sum(_ROUNDS[Race(name)] for name in stages_of(options))
    return rounds * _WAIT_SHARE * (_TURNS_PER_ROUND if people else 0)
