"""Good starting stations: for pawns near to much of the town and far from other pawns, for Fantom far from all pawns.

Uses public data only.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cogs.fantom.map.transport import LAND

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.game.chance import Chance
    from cogs.fantom.map.network import Network

_SAMPLE_SIZE = 40
"""Number of randomly drawn stations that are compared, so that the pawns' stations cannot be predicted."""
_REACH_VALUE = 0.02
"""The value of one more station within two rides, in rides of mean distance to the town."""
_REACH_RIDES = 2
_EXIT_VALUE = 0.2
"""The value for Fantom of one more stop out of the pawns' reach, in rides of distance from the nearest pawn."""
_MAX_USEFUL_DISTANCE = 5
"""Distance from the nearest pawn, in rides, beyond which more distance is of no use to Fantom."""
_HIDEOUT_SHARE = 4
"""A hideout is drawn from the best station in this many, so that knowing the ranking hardly helps the detectives."""


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


@lru_cache(maxsize=64)
def ranked_hideouts(chart: Network, pawns: tuple[int, ...]) -> tuple[int, ...]:
    """Return the stations without a pawn, the best for Fantom to begin on first: out of reach, with many ways out."""
    nearest = bytes(map(min, zip(*(chart.steps[pawn] for pawn in pawns), strict=True)))
    free = (station for station in range(1, chart.size + 1) if station not in pawns)
    return tuple(sorted(free, key=lambda station: _safety(chart, nearest, station), reverse=True))


def draw_hideout(chart: Network, pawns: tuple[int, ...], chance: Chance) -> int:
    """Return a station drawn by lot from the best quarter of those on which Fantom can begin."""
    ranked = ranked_hideouts(chart, pawns)
    return chance.pick(ranked[: -(-len(ranked) // _HIDEOUT_SHARE)])


def _safety(chart: Network, nearest: bytes, station: int) -> float:
    """Return a station's worth for Fantom; `nearest` are the distances from the nearest pawn to each station."""
    stops = {stop for kind in range(len(LAND)) for stop in chart.rides[station][kind]}
    exits = sum(nearest[stop] > 1 for stop in stops)
    return min(nearest[station], _MAX_USEFUL_DISTANCE) + _EXIT_VALUE * exits


def _cost(steps: bytes, nearest: bytes | None, size: int, pawns: int) -> float:
    """Return the mean distance of all stations from their nearest pawn with one more pawn here, less the place's worth.

    `steps` are the distances from here to each station, `nearest` those from the nearest pawn already placed.
    """
    total = sum(steps) if nearest is None else sum(map(min, nearest, steps))
    reach = sum([steps.count(distance) for distance in range(_REACH_RIDES + 1)])
    return total / size - _REACH_VALUE * reach / (1 + pawns)
