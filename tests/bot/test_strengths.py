"""A fair computer player plays some turns as strong and the others as easy."""

from __future__ import annotations

import pytest

from bot.game.contract import Strength
from bot.game.strengths import mixed

TURNS = range(1000)


@pytest.mark.parametrize("strength", [Strength.EASY, Strength.STRONG])
def test_easy_and_strong_play_every_turn_as_themselves(strength: Strength) -> None:
    assert {mixed(strength, turn, fair=50) for turn in TURNS} == {strength}


@pytest.mark.parametrize(("often", "minimum", "maximum"), [(0, 0, 0), (30, 250, 350), (100, 1000, 1000)])
def test_fair_is_strong_as_often_as_it_should(often: int, minimum: int, maximum: int) -> None:
    as_strong = [mixed(Strength.FAIR, turn, fair=often, easy=often // 2) is Strength.STRONG for turn in TURNS]
    assert minimum <= sum(as_strong) <= maximum


def test_fair_plays_each_turn_as_easy_or_strong() -> None:
    assert all(
        mixed(Strength.FAIR, ("a", turn), fair=50) is mixed(Strength.FAIR, ("a", turn), fair=50) for turn in TURNS
    )


def test_easy_turns_can_be_played_by_strong_as_well() -> None:
    """Fair plays those turns as strong too: a turn that easy plays well is never played badly by fair."""
    easy, fair = (
        {turn for turn in TURNS if mixed(strength, turn, fair=60, easy=30) is Strength.STRONG}
        for strength in (Strength.EASY, Strength.FAIR)
    )
    assert 250 <= len(easy) <= 350
    assert easy < fair


def test_strong_can_be_made_to_take_turns_too() -> None:
    as_strong = [mixed(Strength.STRONG, turn, fair=30, strong=80) is Strength.STRONG for turn in TURNS]
    assert 750 <= sum(as_strong) <= 850
