"""How often a hunt waits for somebody: what a table can tell before it begins. Pure; must never ask for a state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.map.atlas import MapError, town
from cogs.fantom.options import Map, Options, Riding

if TYPE_CHECKING:
    from cogs.fantom.map.town import Play

ROUNDS = 0.64
"""Rounds that Fantom rides in, by boxes: fair computers rode 15.6 of 24 in the old town and 7.4 of 12 in the suburb, 40
hunts each. Arrests come early, and a double move fills two boxes."""


def waits(options: Options, seats: int, people: int) -> float:
    """Return how often a typical game waits for a person, if so many of its seats are people's.

    Who moves several pawns in a row is waited for once. A seat is as likely Fantom's as any other.
    """
    play = _play(options)
    rounds, pawns = 1 + ROUNDS * play.boxes, play.pawns - options.four_detectives
    each, once = people / seats, min(1.0, people * (seats - 1) / seats)
    apart = once if seats <= _PAIR else pawns * each
    riding = once if options.riding is Riding.TOGETHER else apart
    return (apart + rounds * (each + riding)) * (seats if options.tournament else 1)


_PAIR = 2
"""Of two players one moves all the pawns."""


def _play(options: Options) -> Play:
    """Return the figures of the map; where the server has none that is good, those of the old town."""
    try:
        return town(options.map, options.own_map).play
    except MapError:
        return town(Map.OLD_TOWN, "").play
