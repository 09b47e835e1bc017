"""An estimate of a game's length, in consecutive turns. Depends on the options only, never on a running game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.gifttrap.options import QuickUnwrap, Track, max_rounds

if TYPE_CHECKING:
    from cogs.gifttrap.options import Options

_ROUNDS = {Track.SHORT: 3.5, Track.NORMAL: 5.5, Track.LONG: 7.5}
"""Rounds until friends are GIFTED [D1]; strangers play until the last round."""
_TOGETHER = 1.5
"""Turns that choosing takes: all players choose at once, and the table waits for the slowest."""


def typical_waits(players: int, people: int, options: Options) -> float:
    """Return how often the table waits for a human player in a typical game; `people` is their number.

    Each round it waits for the dealer, then for all players at once, and when unwrapping by hand once for each player.
    """
    rounds = min(_ROUNDS[options.track], max_rounds(options))
    by_hand = 0 if options.quick_unwrap is QuickUnwrap.YES else people
    return rounds * (people / players + (_TOGETHER if people else 0) + by_hand)
