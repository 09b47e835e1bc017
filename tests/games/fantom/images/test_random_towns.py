"""A small sample of the search for towns that cannot be drawn (`town_search`): real processes, within their limits."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from cogs.fantom.map import atlas
from cogs.fantom.options import Map, Options
from images import fantom
from images.kit import Look, store
from tests.games.fantom.images import random_towns
from tests.games.fantom.images.random_towns import KINDS
from tests.games.fantom.images.town_search import failure

if TYPE_CHECKING:
    from pathlib import Path

SMALL = ("crossing", "forks", "collinear", "piled", "suburb", "tree", "lined")
"""Kinds that are drawn in a few seconds. Where many lines pass a station, their rings cover whole streets."""

SAMPLE = ("piled", "lined")
"""Kinds that every run draws: degenerate shapes, and the maximum of lines. The others run at night."""


@pytest.fixture
def folder(tmp_path: Path) -> None:
    """Provide an empty store that this process may not fill."""
    store.set_folder(tmp_path, made_here=False)


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    "kind",
    ["fork of the suburb", *(pytest.param(kind, marks=() if kind in SAMPLE else pytest.mark.night) for kind in SMALL)],
)
async def test_an_accepted_town_is_drawn_by_the_process(kind: str) -> None:
    town = KINDS[kind](Random(7)) if kind in KINDS else random_towns.forked()
    text = random_towns.text(town)
    atlas.check(text)
    options, look = Options(Map.OWN, own_map=text), Look("en")
    with pytest.raises(store.MissingValueError):
        fantom.draw_ground(options, look)
    assert await failure(options) is None
    assert fantom.ground_is_stored(options, look)
    fantom.draw_ground(options, look)
