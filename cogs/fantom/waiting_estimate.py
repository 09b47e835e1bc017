"""An estimate, before a game begins, of how often it waits for a person. Pure, without a state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.map.atlas import MapError, town
from cogs.fantom.options import Map, Options, Riding

if TYPE_CHECKING:
    from cogs.fantom.map.town import Play

ROUNDS_PER_BOX = 0.64
"""Rounds in which Fantom rides, per box of the log: fair computer players rode 15.6 of 24 in the old town and 7.4 of 12
in the suburb (40 hunts each). Arrests come early, and a double move fills two boxes."""


def waits(options: Options, seats: int, people: int) -> float:
    """Return how often a typical game waits for a person, if `people` of its seats belong to persons.

    A player who moves several pawns in a row counts once. Each seat is equally likely to be Fantom's.
    """
    play = _play(options)
    rounds, pawns = 1 + ROUNDS_PER_BOX * play.boxes, play.pawns - options.four_detectives
    person_share, any_detective = people / seats, min(1.0, people * (seats - 1) / seats)
    in_order = any_detective if seats <= _TWO_PLAYERS else pawns * person_share
    riding = any_detective if options.riding is Riding.TOGETHER else in_order
    return (in_order + rounds * (person_share + riding)) * (seats if options.tournament else 1)


_TWO_PLAYERS = 2
"""With two players, one of them moves all the pawns."""


def _play(options: Options) -> Play:
    """Return the map's play settings; those of the old town if the server has no valid map."""
    try:
        return town(options.map, options.own_map).play
    except MapError:
        return town(Map.OLD_TOWN, "").play
