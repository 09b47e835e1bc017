"""Where pawns begin well: near to much of the town, and each where the others are not. Must never see a state."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.game.chance import Chance
    from cogs.fantom.map.network import Network

_LOOKED_AT = 40
"""How many stations, drawn by lot, are compared: nobody should know beforehand where the pawns will stand."""
_REACH = 0.02
"""What one more station two rides away is worth, in rides nearer to the rest of the town."""
_NEAR = 2


@lru_cache(maxsize=64)
def best(chart: Network, placed: tuple[int, ...]) -> tuple[int, ...]:
    """Return the stations without a pawn, the best for one more pawn beside those that are placed first."""
    free = (station for station in range(1, chart.size + 1) if station not in placed)
    so_far = bytes(map(min, zip(*(chart.steps[at] for at in placed), strict=True))) if placed else None
    return tuple(sorted(free, key=lambda station: _cost(chart.steps[station], so_far, chart.size, len(placed))))


def drawn(chart: Network, placed: tuple[int, ...], chance: Chance, among: Iterable[int] | None = None) -> int:
    """Return the best of some stations drawn by lot, among these or all that are free."""
    ranked = best(chart, placed)
    looked_at = set(chance.shuffled(ranked if among is None else tuple(among))[:_LOOKED_AT])
    return next(station for station in ranked if station in looked_at)


def _cost(steps: bytes, so_far: bytes | None, size: int, pawns: int) -> float:
    """Return the mean way from a pawn to a station with one more pawn here, less what the place itself is worth.

    `steps` lead from here to every station, `so_far` from the nearest of the pawns that are placed.
    """
    nearest = sum(steps) if so_far is None else sum(map(min, so_far, steps))
    within = sum([steps.count(near) for near in range(_NEAR + 1)])
    return nearest / size - _REACH * within / (1 + pawns)
