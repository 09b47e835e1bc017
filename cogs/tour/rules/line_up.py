"""The order of play and the groups, fixed at the start of a round.

Depends on places only, not on orders or dice.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cogs.tour.board import Group
from cogs.tour.road import ahead, around

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from collections.abc import Set as AbstractSet

    from cogs.tour.road import Field, Stage


def order_of_play(stage: Stage, places: Mapping[int, Field]) -> tuple[int, ...]:
    """Return the riders' numbers in the order in which they move: “every rider moves once a round” [R1].

    “newer sections first” [R2], in a section “the nearest to its next line first” [R3]: the foremost first; then “from
    the wind side” [R4].
    """
    rank = stage.rank
    return tuple(sorted(places, key=lambda number: rank[places[number]]))


def groups(stage: Stage, places: Mapping[int, Field]) -> tuple[Group, ...]:
    """Return the groups in their leaders' order of play: touching riders, directly or through others [R6]."""
    return _groups(stage, frozenset(places.items()))


@lru_cache(maxsize=64)
def _groups(stage: Stage, pairs: frozenset[tuple[int, Field]]) -> tuple[Group, ...]:
    """Compute the groups; cached, because the end of a round, its story and the next round ask for the same ones."""
    places = dict(pairs)
    order = order_of_play(stage, places)
    remaining = {places[number]: number for number in order}
    members = (_connected(remaining, places[leader]) for leader in order if places[leader] in remaining)
    return tuple(group_of_riders(tuple(sorted(riders, key=order.index)), places) for riders in members)


def _connected(remaining: dict[Field, int], start: Field) -> list[int]:
    """Return all riders connected with the rider on this field, and remove them from `remaining`."""
    riders, fields = [remaining.pop(start)], [start]
    for field in fields:
        for neighbour in around(field):
            if neighbour in remaining:
                riders.append(remaining.pop(neighbour))
                fields.append(neighbour)
    return riders


def group_of_riders(riders: tuple[int, ...], places: Mapping[int, Field]) -> Group:
    """Return a group; “a lonely rider never attacks” [D5], else the leader and those with “three free fields” [R24]."""
    if len(riders) == 1:
        return Group(riders, attackers=(), lonely=True)
    occupied = frozenset(places.values())
    attackers = tuple([number for number in riders[1:] if free_ahead(occupied, places[number])])
    return Group(riders, attackers=(riders[0], *attackers), lonely=False)


def lead(places: Mapping[int, Field], one: Iterable[int], other: Iterable[int]) -> int:
    """Return the whole steps by which the first of some riders is ahead of the first of others; negative: behind."""
    first, second = (max([places[number].x for number in riders]) for riders in (one, other))
    return (first - second) // 2


def free_ahead(occupied: AbstractSet[Field], field: Field) -> bool:
    """Return whether the three forward fields are free of riders: “off the road counts as free” [R24]."""
    return occupied.isdisjoint(ahead(field))
