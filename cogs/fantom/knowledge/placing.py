"""Good starting stations for pawns: near to much of the town, and far from the other pawns. Uses public data only."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.game.chance import Chance
    from cogs.fantom.map.network import Network

_LOOKED_AT = 40
"""Number of randomly drawn stations that are compared, so that the pawns' stations cannot be predicted."""
_REACH = 0.02
"""The value of one more station within two rides, in rides of mean distance to the town."""
_NEAR = 2


@lru_cache(maxsize=64)
def best(chart: Network, placed: tuple[int, ...]) -> tuple[int, ...]:
    """Return the stations without a pawn, the best for one more pawn beside those in `placed` first."""
    free = (station for station in range(1, chart.size + 1) if station not in placed)
    so_far = bytes(map(min, zip(*(chart.steps[at] for at in placed), strict=True))) if placed else None
    return tuple(sorted(free, key=lambda station: _cost(chart.steps[station], so_far, chart.size, len(placed))))


def drawn(chart: Network, placed: tuple[int, ...], chance: Chance, among: Iterable[int] | None = None) -> int:
    """Return the best of 40 stations drawn at random from `among`, or from all free stations if it is None."""
    ranked = best(chart, placed)
    looked_at = set(chance.shuffled(ranked if among is None else tuple(among))[:_LOOKED_AT])
    return next(station for station in ranked if station in looked_at)


def _cost(steps: bytes, so_far: bytes | None, size: int, pawns: int) -> float:
    """Return the mean distance of all stations from their nearest pawn with one more pawn here, less the place's worth.

    `steps` are the distances from here to each station, `so_far` those from the nearest pawn already placed.
    """
    nearest = sum(steps) if so_far is None else sum(map(min, so_far, steps))
    within = sum([steps.count(near) for near in range(_NEAR + 1)])
    return nearest / size - _REACH * within / (1 + pawns)
