"""What is kept from picture to picture: whoever draws with it draws what they would have drawn from nothing."""

from __future__ import annotations

import sys
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from images.fantom.hunt import rides, tickets, tiles, track
from images.fantom.town import sheet
from images.kit import Look
from tests.games.fantom.hunts import QUICK, RICH
from tests.games.fantom.images.hunting import DRAWN, NAMES, hands

if TYPE_CHECKING:
    from cogs.fantom.options import Options
    from images.kit import Picture

LOOK = Look("sk", NAMES)
SHOWN, EVERY = 3, 6
"""Moves from one position that is shown to the next, and from one that is drawn from nothing as well."""
OURS = 6_000_000
"""Bytes of tiles that a game may keep."""


KINDS = (
    (track._tile, tiles.BOXES),
    (tickets._fantom, tiles.CARDS),
    (tickets._detective, tiles.CARDS),
    (rides._line, tiles.RIDES),
    (sheet._brushed, sheet.BRUSHED),
)


def forget() -> None:
    """Keep nothing but the town."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(("images.fantom.hunt", "images.kit")) or module is sheet:
            for each in vars(module).values():
                if hasattr(each, "cache_clear") and not isinstance(each, type):
                    each.cache_clear()


@pytest.mark.unmeasured
@pytest.mark.parametrize(("options", "seed"), [(QUICK, 4), (RICH, 5)], ids=["quick", "rich"])
def test_a_picture_drawn_with_tiles_is_the_one_drawn_from_nothing(options: Options, seed: int) -> None:
    played = hands(options, 3, seed)[: 8 * EVERY : SHOWN]
    warm: list[dict[str, Picture | None]] = [
        {name: draw(hand, LOOK) for name, draw in DRAWN.items()} for hand in played
    ]
    for hand, shown in islice(zip(played, warm, strict=True), 0, None, EVERY // SHOWN):
        forget()
        assert {name: draw(hand, LOOK) for name, draw in DRAWN.items()} == shown


def test_no_more_is_kept_than_a_game_may() -> None:
    assert tiles.BOXES + tiles.CARDS + tiles.RIDES + sheet.BRUSHED <= OURS
    for hand in hands(QUICK, 3, 4)[:: 2 * EVERY]:
        for draw in DRAWN.values():
            draw(hand, LOOK)
    assert all(0 < cache.weight <= most for cache, most in KINDS)
