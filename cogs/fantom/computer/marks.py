"""The marks: a different target station for each pawn.

Pawns and stations are matched greedily, the pair with the highest worth first, without a search. Only the belief is
used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.fantom.computer.model import RideTables

_DISTANCE_FACTOR = 0.55
"""The factor of a station's worth for each further ride between it and the pawn."""
_MAX_MARKED = 32
"""Number of the likeliest stations that can be marks."""


def marks(
    tables: RideTables, stations: Sequence[int], pawns: Sequence[int], ranked: Sequence[tuple[int, float]]
) -> dict[int, int]:
    """Return the marks of the waiting pawns, by pawn; fewer if there are fewer possible stations.

    `stations` are those of the pawns; `ranked` are the possible stations with their likelihoods, the likeliest first.
    """
    pairs = [
        (share * _DISTANCE_FACTOR ** tables.steps[stations[pawn]][station], pawn, station)
        for pawn in pawns
        for station, share in ranked[:_MAX_MARKED]
    ]
    station_by_pawn: dict[int, int] = {}
    for _, pawn, station in sorted(pairs, reverse=True):
        if pawn not in station_by_pawn and station not in station_by_pawn.values():
            station_by_pawn[pawn] = station
    return station_by_pawn
