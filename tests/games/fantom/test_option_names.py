"""The option *Who is Fantom* names the players of the seats in the options panel and on the card."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.i18n.translation import LANGUAGES, Say
from bot.ui.messages import cards, options_panel
from cogs.fantom import GAME
from cogs.fantom.cog import UI
from cogs.fantom.options import First, Options
from tests.ui import worst_case
from tests.wording import plain

NAMES = ("Ann", "Bob", "Cid")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_values_name_the_first_and_the_last_player(language: str) -> None:
    table, say = worst_case.lobby(GAME, language, 3), Say(language, "fantom", NAMES)
    labels = {value: label for label, value in options_panel.values_of(table, "fantom", say)}
    assert [[name for name in NAMES if name in labels[first.value]] for first in First] == [[], ["Ann"], ["Cid"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_seat_of_a_table_with_one_player_has_no_name_yet(language: str) -> None:
    table, say = worst_case.lobby(GAME, language, 1), Say(language, "fantom", NAMES[:1])
    labels = {value: label for label, value in options_panel.values_of(table, "fantom", say)}
    assert "Ann" in labels[First.HOST.value]
    assert "Ann" not in labels[First.LAST.value]


def test_the_card_names_the_player() -> None:
    table = replace(worst_case.lobby(GAME, "en", 3), options=Options(fantom=First.LAST))
    assert "Who is Fantom: Cid (last seat)" in plain(cards.terms(table, UI, Say("en", "fantom", NAMES)))
