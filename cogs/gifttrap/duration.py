"""How long a game takes, in turns one after another. Estimated; must never depend on a game that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.gifttrap.options import QuickUnwrap, Track, most_rounds

if TYPE_CHECKING:
    from cogs.gifttrap.options import Options

_ROUNDS = {Track.SHORT: 3.5, Track.NORMAL: 5.5, Track.LONG: 7.5}
"""Rounds until friends are GIFTED [D1]; strangers go on to the last round."""
_TOGETHER = 1.5
"""Turns that choosing takes, which everybody does at once: the last of them is waited for."""


def typical_waits(players: int, people: int, options: Options) -> float:
    """Return how often the table waits for one of so many people in a typical game.

    In each round for the dealer, then for everybody at once, and when unwrapping by hand for each once more.
    """
    rounds = min(_ROUNDS[options.track], most_rounds(options))
    by_hand = 0 if options.quick_unwrap is QuickUnwrap.YES else people
    return rounds * (people / players + (_TOGETHER if people else 0) + by_hand)
