"""The scale of points: a new player's points, their order, their range."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.results.ratings import Rating
from bot.results.scale import POINTS_PER_STRENGTH, ZERO_POINTS, point_range, points

RATINGS = st.builds(Rating, st.floats(-100, 100), st.floats(0.1, 10))


def test_a_new_player_has_the_points_of_the_zero() -> None:
    assert points(Rating()) == ZERO_POINTS


def test_one_unit_of_strength_is_worth_its_points() -> None:
    assert points(Rating(31.0, 2.0)) - points(Rating(30.0, 2.0)) == POINTS_PER_STRENGTH


def test_certainty_is_worth_points() -> None:
    assert points(Rating(25.0, 2.0)) > points(Rating(25.0, 3.0))


@given(RATINGS)
def test_the_points_are_the_low_end_of_the_range(rating: Rating) -> None:
    low, middle, high = point_range(rating)
    assert low == points(rating)
    assert low < middle < high
