"""How long a race takes, in turns one after another. Estimated; must never depend on a race that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.options import Race, stages_of

if TYPE_CHECKING:
    from cogs.tour.options import Options

_ROUNDS = {Race.FIRST: 8.5, Race.PLAIN: 18, Race.HILLS: 21, Race.MOUNTAIN: 19, Race.CIRCUIT: 22, Race.OWN: 20}
"""Rounds of a stage for which orders are given, by its name, measured; a server's own is taken for one of ours."""
_WAITED = 0.5
"""In so many of them the table waits for people: a third to a fifth if all say “until something happens” [D14]."""
_TOGETHER = 1.5
"""Turns that giving orders takes, which everybody does at once: the last of them is waited for."""


def typical_waits(people: int, options: Options) -> float:
    """Return how often the table waits for one of so many people in a typical race."""
    rounds = sum(_ROUNDS[Race(name)] for name in stages_of(options))
    return rounds * _WAITED * (_TOGETHER if people else 0)
