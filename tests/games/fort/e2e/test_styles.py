"""The styles of computer players, as the lobby shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.reading import buttons
from tests.e2e.world import verb, visible_text
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

LINES = {
    "en": ("Ada (medium, bold)", "Babbage (medium, careful)", "Curie (medium)"),
    "cs": ("Ada (úroveň střední, hraje odvážně)", "Babbage (úroveň střední, hraje opatrně)", "Curie (úroveň střední)"),
    "sk": ("Ada (úroveň stredná, hrá odvážne)", "Babbage (úroveň stredná, hrá opatrne)", "Curie (úroveň stredná)"),
    "pl": ("Ada (poziom średni, gra śmiało)", "Babbage (poziom średni, gra ostrożnie)", "Curie (poziom średni)"),
}


async def seat_three(world: World) -> None:
    """Open a table and press for a computer three times."""
    card = await world.open(world.ann)
    for _ in range(3):
        assert not buttons(card)["computer"].disabled
        await world.ann.click(card, custom_id=verb(card, "computer"))
        card = world.messages(world.channel)[-1]


@pytest.mark.parametrize("language", LINES)
async def test_the_lobby_card_names_each_computers_style(world: World, language: str) -> None:
    await seat_three(world)
    await world.ann.slash(world.channel, "table options", language=language, table=1)
    card_text = plain(visible_text(world.messages(world.channel)[-1]))
    assert [line for line in LINES[language] if f"🤖 {line}" in card_text] == list(LINES[language])
