"""The order of play and the groups, fixed at the start of a round.

Depends on places only, not on orders or dice.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cogs.tour.board import Group
from cogs.tour.road import ahead, around

if TYPE_CHECKING:
    from collections.abc import Mapping
    from collections.abc import Set as AbstractSet

    from cogs.tour.road import Field, Stage


def order_of_play(stage: Stage, at: Mapping[int, Field]) -> tuple[int, ...]:
    """Return the riders' numbers in the order in which they move: “every rider moves once a round” [R1].

    “newer sections first” [R2], in a section “the nearest to its next line first” [R3]: the foremost first; then “from
    the wind side” [R4].
    """
    rank = stage.rank
    return tuple(sorted(at, key=lambda number: rank[at[number]]))


def groups(stage: Stage, at: Mapping[int, Field]) -> tuple[Group, ...]:
    """Return the groups in their leaders' order of play: riders who touch, directly or through others [R6]."""
    return _groups(stage, frozenset(at.items()))


@lru_cache(maxsize=64)
def _groups(stage: Stage, places: frozenset[tuple[int, Field]]) -> tuple[Group, ...]:
    """Compute the groups; cached, because the end of a round, its story and the next round ask for the same ones."""
    at = dict(places)
    order = order_of_play(stage, at)
    left = {at[number]: number for number in order}
    together = (_together(left, at[leader]) for leader in order if at[leader] in left)
    return tuple(group_of_riders(tuple(sorted(riders, key=order.index)), at) for riders in together)


def _together(left: dict[Field, int], start: Field) -> list[int]:
    """Return all riders connected with the rider on this field, and remove them from `left`."""
    found, edge = [left.pop(start)], [start]
    for field in edge:
        for near in around(field):
            if near in left:
                found.append(left.pop(near))
                edge.append(near)
    return found


def group_of_riders(riders: tuple[int, ...], at: Mapping[int, Field]) -> Group:
    """Return a group; “a lonely rider never attacks” [D5], else the leader and those with “three free fields” [R24]."""
    if len(riders) == 1:
        return Group(riders, attackers=(), lonely=True)
    taken = frozenset(at.values())
    attackers = tuple([each for each in riders[1:] if free_ahead(taken, at[each])])
    return Group(riders, attackers=(riders[0], *attackers), lonely=False)


def free_ahead(taken: AbstractSet[Field], field: Field) -> bool:
    """Return whether the three forward fields are free of riders: “off the road counts as free” [R24]."""
    return taken.isdisjoint(ahead(field))
