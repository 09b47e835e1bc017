"""Good starting stations for pawns: near to much of the town, and far from the other pawns. Uses public data only."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.game.chance import Chance
    from cogs.fantom.map.network import Network

_SAMPLE_SIZE = 40
"""Number of randomly drawn stations that are compared, so that the pawns' stations cannot be predicted."""
_REACH_VALUE = 0.02
"""The value of one more station within two rides, in rides of mean distance to the town."""
_REACH_RIDES = 2


@lru_cache(maxsize=64)
def ranked_stations(chart: Network, placed: tuple[int, ...]) -> tuple[int, ...]:
    """Return the stations without a pawn, the best for one more pawn beside those in `placed` first."""
    free = (station for station in range(1, chart.size + 1) if station not in placed)
    nearest = (
        bytes(map(min, zip(*(chart.steps[station_of_pawn] for station_of_pawn in placed), strict=True)))
        if placed
        else None
    )
    return tuple(sorted(free, key=lambda station: _cost(chart.steps[station], nearest, chart.size, len(placed))))


def draw_station(chart: Network, placed: tuple[int, ...], chance: Chance, among: Iterable[int] | None = None) -> int:
    """Return the best of 40 stations drawn at random from `among`, or from all free stations if it is None."""
    ranked = ranked_stations(chart, placed)
    sample = set(chance.shuffled(ranked if among is None else tuple(among))[:_SAMPLE_SIZE])
    return next(station for station in ranked if station in sample)


def _cost(steps: bytes, nearest: bytes | None, size: int, pawns: int) -> float:
    """Return the mean distance of all stations from their nearest pawn with one more pawn here, less the place's worth.

    `steps` are the distances from here to each station, `nearest` those from the nearest pawn already placed.
    """
    total = sum(steps) if nearest is None else sum(map(min, nearest, steps))
    reach = sum([steps.count(distance) for distance in range(_REACH_RIDES + 1)])
    return total / size - _REACH_VALUE * reach / (1 + pawns)
