"""Pictures are composed of cached tiles: they must equal pictures drawn from scratch, and the tiles must stay few."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.tour.options import Options, Race
from images.kit.picture import reduce_to_palette
from images.kit.weighted_cache import MAX_PICTURE_BYTES, PICTURES
from images.tour.colours import PALETTE
from images.tour.strip import Heads, draw_pins
from images.tour.tiles import TILES
from tests.games.test_every_game import moments, seeds
from tests.images.running import drawn_warm_and_from_nothing


@pytest.mark.unmeasured
@settings(max_examples=4, deadline=None)
@given(seats=st.sampled_from([2, 4, 6]), race=st.sampled_from([Race.FIRST, Race.HILLS]), seed=seeds, when=moments)
def test_earlier_drawings_change_no_picture(seats: int, race: Race, seed: int, when: float) -> None:
    warm, anew = drawn_warm_and_from_nothing("tour", seats, Options(race=race), seed, when)
    assert warm == anew
    assert 0 < TILES.weight <= PICTURES.weight <= MAX_PICTURE_BYTES


teams = st.lists(st.integers(0, 5), min_size=1, max_size=36)


@settings(max_examples=40, deadline=None)
@given(riders=st.lists(teams, min_size=1, max_size=9))
def test_pins_in_tiles_equal_pins_in_full_colour(riders: list[list[int]]) -> None:
    pins = Heads("plain", "", tuple((8 * index, tuple(sorted(seats))) for index, seats in enumerate(riders)))
    assert draw_pins(pins, TILES).tobytes() == reduce_to_palette(draw_pins(pins), PALETTE).tobytes()


def test_many_of_one_team_and_few_of_another_share_a_pin() -> None:
    pins = Heads("plain", "", ((40, (*[0] * 30, 1, 2, 3, 4, 5)),))
    assert draw_pins(pins, TILES).tobytes() == reduce_to_palette(draw_pins(pins), PALETTE).tobytes()
