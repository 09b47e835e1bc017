"""Who rides when, and in which group: as it stands at the start of a round, for the whole of it.

Must never look at orders or dice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.board import Group
from cogs.tour.road import ahead, around, from_wind, section_at, to_line

if TYPE_CHECKING:
    from collections.abc import Mapping
    from collections.abc import Set as AbstractSet

    from cogs.tour.road import Field, Stage


def order_of_play(stage: Stage, at: Mapping[int, Field]) -> tuple[int, ...]:
    """Return the riders' numbers in the order in which they move: “every rider moves once a round” [R1].

    “newer sections first” [R2], in a section “the nearest to its next line first” [R3], then “from the wind side” [R4].
    """

    def key(number: int) -> tuple[int, int, int]:
        field = at[number]
        return (-section_at(stage, field.x), to_line(stage, field), from_wind(stage, field))

    return tuple(sorted(at, key=key))


def groups(stage: Stage, at: Mapping[int, Field]) -> tuple[Group, ...]:
    """Return the groups, by their leaders' order of play: riders who touch, directly or through others [R6]."""
    order = order_of_play(stage, at)
    by_field = {field: number for number, field in at.items()}
    found: list[Group] = []
    placed: set[int] = set()
    for number in order:
        if number not in placed:
            together = _together(by_field, at[number])
            placed |= together
            found.append(group_of_riders(tuple(each for each in order if each in together), at))
    return tuple(found)


def _together(by_field: Mapping[Field, int], start: Field) -> AbstractSet[int]:
    """Return all riders connected with the one on this field."""
    found, edge = {start}, [start]
    while edge:
        edge = [field for old in edge for field in around(old) if field in by_field and field not in found]
        edge = list(dict.fromkeys(edge))
        found.update(edge)
    return {by_field[field] for field in found}


def group_of_riders(riders: tuple[int, ...], at: Mapping[int, Field]) -> Group:
    """Return a group; “a lonely rider never attacks” [D5], else the leader and who has “three free fields” [R24]."""
    lonely = len(riders) == 1
    taken = frozenset(at.values())
    attackers = () if lonely else tuple(each for each in riders if each == riders[0] or free_ahead(taken, at[each]))
    return Group(riders, attackers, lonely)


def free_ahead(taken: AbstractSet[Field], field: Field) -> bool:
    """Return whether nobody is on the three forward fields: “off the road counts as free” [R24]."""
    return not any(each in taken for each in ahead(field))
