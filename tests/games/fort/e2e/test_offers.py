"""The offers of the game: its players and its length, on the page that asks for the game and as a quick game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ui.messages import games
from tests.e2e.reading import answer
from tests.e2e.world import visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


async def test_the_page_names_players_and_length(world: World) -> None:
    text = visible_text(answer(await world.ann.slash(world.channel, "play")))
    assert "🏰 **C’est mon fort!** – Remember where the cards lie" in text
    assert "👥 2–4 · ⌛ 2 hours live, otherwise about 10 days" in text


@pytest.mark.parametrize(("language", "length"), [("en", "60\u00a0minutes"), ("sk", "60\u00a0minút")])
async def test_the_offer_of_a_quick_game_is_plain_text(world: World, language: str, length: str) -> None:
    fort = next(offer for offer in games.quick_offers(world.app.uis, language) if offer["value"] == "fort")
    assert fort["emoji"] == "🏰"
    assert f"👥 2–4 · ⌛ {length}" in fort["description"]
    assert "*" not in fort["description"]
