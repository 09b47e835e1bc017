"""The pages that list all games stay within Discord's limits, however many games are installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot import discovery
from bot.i18n.translation import LANGUAGES, Say
from bot.ui.messages import games

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
