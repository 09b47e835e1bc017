"""The pages that list all games: Discord's limits, and the lengths of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot import discovery
from bot.i18n.translation import LANGUAGES, Say
from bot.ui.messages import game_length, games

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.transport.message import Message
    from bot.ui.game_ui import GameUI

MAX_COMPONENTS = 40
MAX_CHARACTERS = 4000


@pytest.mark.parametrize("page", [games.overview, games.choice])
@pytest.mark.parametrize("language", LANGUAGES)
def test_twenty_games_fit(page: Callable[[Mapping[str, GameUI], Say], Message], language: str) -> None:
    installed = list(discovery.uis().values())
    uis = {f"game{n}": installed[n % len(installed)] for n in range(20)}
    view = page(uis, Say(language)).view()
    assert view.total_children_count <= MAX_COMPONENTS
    assert view.content_length() <= MAX_CHARACTERS


@pytest.mark.parametrize(
    ("hours", "words"), [(1.2, "an hour"), (35, "35 hours"), (36, "2 days"), (47, "2 days"), (240, "10 days")]
)
def test_a_length_of_a_day_and_a_half_or_more_is_given_in_days(hours: float, words: str) -> None:
    assert game_length.length(hours, Say("en"), "length").replace("\N{NO-BREAK SPACE}", " ") == words
