"""Walks round the blocks of a town end, in whatever order its streets leave their stations."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from cogs.fantom.map import atlas
from images.fantom.geometry import OutlineIndex, is_within, x_crossings
from images.fantom.town.blocks import following_edges
from images.fantom.town.streets import streets
from tests.games.fantom.images import random_towns
from tests.games.fantom.images.random_towns import KINDS, forked, shared_angles

if TYPE_CHECKING:
    from cogs.fantom.map.town import Town

FORKS = {
    "two": forked(),
    "three": forked(streets=(*random_towns.FORKED_STREETS, (4, 5))),
    "dead end": forked((125.0, 590.0), ((23, 41), (23, 43), (22, 23))),
    "at the station": forked((215.0, 301.0)),
}
"""Towns in which streets leave a station together."""


def walks(town: Town) -> list[int]:
    """Return the number of streets of each walk round a block."""
    following = following_edges(streets(town))
    assert sorted(following) == sorted(following.values()) == sorted(streets(town).ways)
    edges, counts = set(following), list[int]()
    while edges:
        first = edge = min(edges)
        count = 0
        while edge in edges:
            edges.remove(edge)
            edge, count = following[edge], count + 1
        assert edge == first
        counts.append(count)
    return counts


@pytest.mark.parametrize("town", FORKS.values(), ids=FORKS)
def test_every_walk_ends_where_streets_leave_a_station_together(town: Town) -> None:
    """Once, the walk round the suburb's block at station 4 never returned to its first street."""
    assert atlas.parse(random_towns.text(town)) == town
    assert shared_angles(town)
    assert sum(walks(town)) == 2 * len(town.streets)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(3))
def test_every_walk_ends_in_random_towns(kind: str, seed: int) -> None:
    town = KINDS[kind](Random(seed))
    assert sum(walks(town)) == 2 * len(town.streets)


def test_streets_that_part_after_a_shared_bend_keep_their_sides() -> None:
    """Of two streets to the same bend, the one that turns right there leaves the station on the right, too."""
    town = forked()
    following, near = following_edges(streets(town)), {24, 28}
    origin = next(
        station for station in streets(town).bearings[4] if following[station, 4][1] in near and station not in near
    )
    order = [following[origin, 4][1], following[following[origin, 4][1], 4][1]]
    assert order == [24, 28]


def test_an_index_of_an_outline_answers_as_the_outline_does() -> None:
    luck = Random(1)
    for _ in range(50):
        outline = [(luck.uniform(-50, 50), float(luck.randint(-50, 50))) for _ in range(luck.randint(3, 40))]
        index = OutlineIndex(outline)
        for _ in range(50):
            point = (luck.uniform(-60, 60), float(luck.randint(-60, 60)))
            assert sorted(index.crossings(point[1])) == sorted(x_crossings(outline, point[1]))
            assert index.holds(point) == is_within(x_crossings(outline, point[1]), point[0])
