"""A fair player that is two others by turns."""

from __future__ import annotations

import pytest

from bot.game import Strength
from bot.strengths import mixed

TURNS = range(1000)


@pytest.mark.parametrize("strength", [Strength.EASY, Strength.STRONG])
def test_the_two_others_are_themselves(strength: Strength) -> None:
    assert {mixed(strength, 50, turn) for turn in TURNS} == {strength}


@pytest.mark.parametrize(("often", "least", "most"), [(0, 0, 0), (30, 250, 350), (100, 1000, 1000)])
def test_fair_is_strong_as_often_as_it_should(often: int, least: int, most: int) -> None:
    as_strong = [mixed(Strength.FAIR, often, turn) is Strength.STRONG for turn in TURNS]
    assert least <= sum(as_strong) <= most


def test_a_turn_is_played_by_one_of_them() -> None:
    assert all(mixed(Strength.FAIR, 50, ("a", turn)) is mixed(Strength.FAIR, 50, ("a", turn)) for turn in TURNS)
