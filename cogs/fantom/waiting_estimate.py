"""An estimate, before a game begins, of how often it waits for a person. Pure, without a state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.map.atlas import MapError, town
from cogs.fantom.options import Map, Options, Riding

if TYPE_CHECKING:
    from cogs.fantom.map.town import Play

ROUNDS = 0.64
"""Rounds in which Fantom rides, per box of the log: fair computer players rode 15.6 of 24 in the old town and 7.4 of 12
in the suburb (40 hunts each). Arrests come early, and a double move fills two boxes."""


def waits(options: Options, seats: int, people: int) -> float:
    """Return how often a typical game waits for a person, if `people` of its seats belong to persons.

    A player who moves several pawns in a row counts once. Each seat is equally likely to be Fantom's.
    """
    play = _play(options)
    rounds, pawns = 1 + ROUNDS * play.boxes, play.pawns - options.four_detectives
    each, once = people / seats, min(1.0, people * (seats - 1) / seats)
    apart = once if seats <= _PAIR else pawns * each
    riding = once if options.riding is Riding.TOGETHER else apart
    return (apart + rounds * (each + riding)) * (seats if options.tournament else 1)


_PAIR = 2
"""With two players, one of them moves all the pawns."""


def _play(options: Options) -> Play:
    """Return the map's play settings; those of the old town if the server has no valid map."""
    try:
        return town(options.map, options.own_map).play
    except MapError:
        return town(Map.OLD_TOWN, "").play
