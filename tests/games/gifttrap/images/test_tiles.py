"""Pictures are composed of cached tiles: they must equal pictures drawn from scratch, and the tiles must stay few."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.gifttrap.options import Options
from images.gifttrap.tiles import TILES
from images.kit.weighted_cache import MAX_PICTURE_BYTES, PICTURES
from tests.games.test_every_game import moments, seeds
from tests.images.running import drawn_warm_and_from_nothing

PLAIN, RICH = Options(), Options(expert=True, gifttrap_card=True)


@pytest.mark.unmeasured
@settings(max_examples=4, deadline=None)
@given(tables=st.sampled_from([(3, PLAIN), (4, RICH), (5, RICH), (8, PLAIN)]), seed=seeds, when=moments)
def test_earlier_drawings_change_no_picture(tables: tuple[int, Options], seed: int, when: float) -> None:
    seats, options = tables
    warm, anew = drawn_warm_and_from_nothing("gifttrap", seats, options, seed, when)
    assert warm == anew
    assert 0 < TILES.weight <= PICTURES.weight <= MAX_PICTURE_BYTES
