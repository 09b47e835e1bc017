"""The names of the leaderboards of Fantom, which has one for each role."""

from __future__ import annotations

import pytest

from bot.i18n.translation import Say
from bot.ui.messages.leaderboard_page import subject_name
from tests.tree import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_leaderboard_says_that_its_second_name_is_a_role(language: str) -> None:
    say = Say(language)
    role = say.within("fantom")("role-fantom")
    name = subject_name("fantom", "fantom", say)
    assert name.endswith(f": {role})")
    assert subject_name("fantom", "detective", say) != name
