"""Pictures are laid of tiles that are kept: they must look as if all of it had been drawn anew, and stay few."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.tour.options import Options, Race
from images.tour.tiles import KEPT, TILES
from tests.games.test_every_game import moments, seeds
from tests.images.running import drawn_warm_and_from_nothing


@pytest.mark.unmeasured
@settings(max_examples=4, deadline=None)
@given(seats=st.sampled_from([2, 4, 6]), race=st.sampled_from([Race.FIRST, Race.HILLS]), seed=seeds, when=moments)
def test_what_was_drawn_before_changes_no_picture(seats: int, race: Race, seed: int, when: float) -> None:
    warm, anew = drawn_warm_and_from_nothing("tour", seats, Options(race=race), seed, when)
    assert warm == anew
    assert TILES.weight <= KEPT
