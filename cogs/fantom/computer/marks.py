"""Which pawn goes for which station: every one has a mark of its own.

A glance, no search: pawns and stations are matched greedily, the pair first that is worth most. Must know no more than
the belief it is given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.fantom.computer.model import RideTables

_FADING = 0.55
"""What a station is worth to a pawn a ride farther away, next to what it is worth to one a ride nearer."""
_LIKELIEST = 32
"""So many of the likeliest stations can be marks."""


def marks(
    tables: RideTables, stations: Sequence[int], waiting: Sequence[int], ranked: Sequence[tuple[int, float]]
) -> dict[int, int]:
    """Return the marks of the pawns that wait to ride, by pawn; fewer where Fantom can be on fewer stations.

    `stations`: where each pawn stands; `ranked`: stations with their likelihoods, the likeliest first.
    """
    pairs = [
        (share * _FADING ** tables.steps[stations[pawn]][station], pawn, station)
        for pawn in waiting
        for station, share in ranked[:_LIKELIEST]
    ]
    found: dict[int, int] = {}
    for _, pawn, station in sorted(pairs, reverse=True):
        if pawn not in found and station not in found.values():
            found[pawn] = station
    return found
