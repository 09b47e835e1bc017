"""The options panel of every game: each control stands next to its explanation."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from discord import ui

from bot import discovery
from bot.game.extensions import no_topics
from bot.i18n.translation import LANGUAGES, Say
from bot.table.model import Person, Status
from bot.ui.messages import cards, options_panel
from tests.ui import worst_case

GAMES = sorted(discovery.games())


def panel_parts(game: str, language: str = "en") -> list[str]:
    """The panel from top to bottom: the content of texts and the custom ids of controls."""
    table = worst_case.lobby(discovery.games()[game], language, 2)
    items = options_panel.panel(table, discovery.uis()[game], Say(language, game)).view().walk_children()
    return [
        item.content if isinstance(item, ui.TextDisplay) else str(item.custom_id)
        for item in items
        if isinstance(item, ui.TextDisplay | ui.Button | ui.Select)
    ]


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_every_list_of_a_game_is_below_its_explanation(game: str, language: str) -> None:
    say, explanations = Say(language, game), {after: before for before, after in pairwise(panel_parts(game, language))}
    for field in cards.options(discovery.games()[game].options()):
        if field.type is not bool:
            (words,) = (text for custom_id, text in explanations.items() if custom_id.endswith(f":{field.name}"))
            assert words.startswith(f"**{say(cards.option(field))}** – ")


@pytest.mark.parametrize("game", GAMES)
async def test_every_switch_is_beside_its_explanation(game: str) -> None:
    table, say = worst_case.lobby(discovery.games()[game], "en", 2), Say("en", game)
    parts = list(options_panel.panel(table, discovery.uis()[game], say).view().walk_children())
    texts = [part.content for part in parts if isinstance(part, ui.TextDisplay)]
    text_by_button = {
        part.accessory.custom_id: part.children[0].content
        for part in parts
        if isinstance(part, ui.Section) and isinstance(part.accessory, ui.Button)
        if isinstance(part.children[0], ui.TextDisplay)
    }
    switches = [field for field in cards.options(table.options) if field.type is bool]
    about = "banter-about-talk" if discovery.games()[game].topics is not no_topics else "banter-about"
    assert f"**{say('banter')}** – {say(about)}" in texts
    assert len(text_by_button) == len(switches)
    for field in switches:
        (words,) = (text for custom_id, text in text_by_button.items() if f":{field.name}:" in str(custom_id))
        assert words.startswith(f"**{say(cards.option(field))}** – ")


async def test_banter_can_be_chosen_where_a_computer_sits_alone() -> None:
    table = worst_case.lobby(discovery.games()["guess"], "en", 2)
    people = tuple(seat for seat in table.seats if isinstance(seat.sitter, Person))
    panel = options_panel.panel(
        msgspec.structs.replace(table, seats=people), discovery.uis()["guess"], Say("en", "guess")
    )
    assert options_panel.BANTER not in str([getattr(part, "custom_id", "") for part in panel.view().walk_children()])


@pytest.mark.parametrize("status", sorted(set(Status) - {Status.LOBBY}))
async def test_the_panel_of_a_table_that_left_the_lobby_is_a_line(status: Status) -> None:
    table = msgspec.structs.replace(worst_case.lobby(discovery.games()["guess"], "en", 2), status=status)
    say = Say("en", "guess")
    parts = list(options_panel.panel(table, discovery.uis()["guess"], say).view().walk_children())
    assert [part.content for part in parts if isinstance(part, ui.TextDisplay)][-1] == say("options-settled")
    assert not [part for part in parts if isinstance(part, ui.Button | ui.Select)]


@pytest.mark.parametrize("game", GAMES)
async def test_every_option_is_explained_once(game: str) -> None:
    say, text = Say("en", game), "\n".join(panel_parts(game))
    for field in cards.options(discovery.games()[game].options()):
        assert text.count(f"**{say(cards.option(field))}** – ") == 1
