"""The ways out of a station: which rides tickets and pawns leave open. Public knowledge, asked about any station."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.map.transport import Transport

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from cogs.fantom.map.network import Network

FREE = (1,) * len(Transport)
"""A purse for rides that cost nothing: one ticket of every kind."""


def goes_on(chart: Network, station: int, purse: Sequence[int], occupied: Collection[int]) -> bool:
    """Return whether a ride leads on: a ticket for it is there and no pawn stands at its end.

    `purse` are tickets by transport; what it does not reach to (a pawn has no boats) cannot be ridden.
    """
    for targets, left in zip(chart.rides[station], purse, strict=False):
        if left:
            for to in targets:
                if to not in occupied:
                    return True
    return False


def goes_on_twice(chart: Network, station: int, purse: Sequence[int], occupied: Collection[int]) -> bool:
    """Return whether two rides in a row lead on, each with a ticket of its own."""
    return any(
        left and any(to not in occupied and goes_on(chart, to, without(purse, k), occupied) for to in targets)
        for k, (targets, left) in enumerate(zip(chart.rides[station], purse, strict=False))
    )


def without(purse: Sequence[int], kind: int) -> tuple[int, ...]:
    """Return a purse with one ticket less of a kind."""
    return (*purse[:kind], purse[kind] - 1, *purse[kind + 1 :])


def with_one(purse: Sequence[int], kind: int) -> tuple[int, ...]:
    """Return a purse with one ticket more of a kind."""
    return (*purse[:kind], purse[kind] + 1, *purse[kind + 1 :])
