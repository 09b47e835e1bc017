"""The card's lines about a race: each stage with its fields and rounds, in four languages."""

from __future__ import annotations

import pytest

from bot.game.contract import FileText
from bot.i18n.translation import Say
from cogs.tour.cog import UI
from cogs.tour.game import GAME
from cogs.tour.options import Options, Race
from cogs.tour.stages.catalogue import shipped
from tests.wording import plain

pytestmark = pytest.mark.unmeasured


def lines(race: Race, language: str = "en", own: str = "") -> str:
    """Return the card's line for a race."""
    (line,) = UI.option_lines(Options(race=race, own_stage=FileText(own)), Say(language, "tour")).values()
    return plain(line)


def test_a_table_opens_with_the_first_stage() -> None:
    rules = GAME.option_rules
    assert (rules.quick or rules.opening) == rules.opening == Options(race=Race.FIRST)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "🗺️ Croissant–Café-au-Lit · 39 fields · about 11 rounds"),
        ("cs", "🗺️ Rohlík–Kafe-au-Lit · 39 polí · asi 11 kol"),
        ("sk", "🗺️ Rožok–Káva-au-Lit · 39 polí · asi 11 kôl"),
        ("pl", "🗺️ Rogalik–Kawa-au-Lit · 39 pól · około 11 rund"),
    ],
)
def test_the_card_names_the_stage_and_its_length(language: str, text: str) -> None:
    assert lines(Race.FIRST, language) == text


def test_every_stage_of_a_race_has_its_line() -> None:
    assert lines(Race.THREE).splitlines() == [
        "🗺️ Stage 1: Pancake–Baguette-sur-Mer · 72 fields · about 18 rounds",
        "🗺️ Stage 2: Boneshake–Cobblé-sur-Mer · 76 fields · about 21 rounds",
        "🗺️ Stage 3: Sofa-en-Vallée–Mont Ouf · 68 fields · about 19 rounds",
    ]


def test_a_servers_own_stage_has_its_fields_once_it_is_loaded() -> None:
    assert lines(Race.OWN) == "🗺️ the server’s own stage · about 20 rounds"
    assert lines(Race.OWN, own=shipped("first")) == "🗺️ Croissant–Café-au-Lit · 39 fields · about 20 rounds"
