"""Cached parts of pictures: a picture drawn with them equals one drawn without."""

from __future__ import annotations

import sys
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from images.fantom.hunt import rides, tickets, track
from images.fantom.town import sheet
from images.kit import Look
from images.kit.weighted_cache import MAX_PICTURE_BYTES, PICTURES
from tests.games.fantom.hunts import QUICK, RICH
from tests.games.fantom.images.hunting import DRAW_FUNCTIONS, NAMES, hands

if TYPE_CHECKING:
    from cogs.fantom.options import Options
    from images.kit import Picture

LOOK = Look("sk", NAMES)
CACHED_STEP, UNCACHED_STEP = 3, 6
"""The moves between two positions drawn with the cache, and between two that are also drawn without it."""
KINDS = (track._tile, tickets._fantom, tickets._detective, rides._line)


def clear_caches() -> None:
    """Empty all caches but the town's."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(("images.fantom.hunt", "images.kit")) or module is sheet:
            for member in vars(module).values():
                if hasattr(member, "cache_clear") and not isinstance(member, type):
                    member.cache_clear()


@pytest.mark.unmeasured
@pytest.mark.parametrize(("options", "seed"), [(QUICK, 4), (RICH, 5)], ids=["quick", "rich"])
def test_a_picture_drawn_with_the_cache_equals_one_without(options: Options, seed: int) -> None:
    hands_ = hands(options, 3, seed)[: 8 * UNCACHED_STEP : CACHED_STEP]
    warm: list[dict[str, Picture | None]] = [
        {name: draw(hand, LOOK) for name, draw in DRAW_FUNCTIONS.items()} for hand in hands_
    ]
    for hand, pictures in islice(zip(hands_, warm, strict=True), 0, None, UNCACHED_STEP // CACHED_STEP):
        clear_caches()
        assert {name: draw(hand, LOOK) for name, draw in DRAW_FUNCTIONS.items()} == pictures


def test_the_cache_of_tiles_stays_within_its_limit() -> None:
    for hand in hands(QUICK, 3, 4)[:: 2 * UNCACHED_STEP]:
        for draw in DRAW_FUNCTIONS.values():
            draw(hand, LOOK)
        assert 0 < sum(cache.weight for cache in KINDS) <= PICTURES.weight <= MAX_PICTURE_BYTES
    assert 0 < sheet._line_mask.weight <= sheet.MAX_LINE_BYTES
