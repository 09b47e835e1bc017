"""Limits of a loaded map: its names can be drawn, and its entries can be drawn in time."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.game.contract import Refused
from bot.i18n.translation import LANGUAGES, Say
from cogs.fantom.map import atlas
from cogs.fantom.map.drawing_checks import MAX_AREA_RATIO
from cogs.fantom.map.town import Area, Line, River
from cogs.fantom.map.transport import Transport
from cogs.fantom.options import Map
from tests.games.fantom.images import random_towns

SUBURB = atlas.town(Map.SUBURB)
_COURSE = SUBURB.river.path[::3]


def refused(text: str) -> Refused:
    """Return the refusal of a map when it is loaded; a hunt in a map that was loaded before goes on."""
    atlas.parse(text)
    with pytest.raises(Refused) as caught:
        atlas.check(text)
    return caught.value


@pytest.mark.parametrize("map_", [Map.OLD_TOWN, Map.SUBURB])
def test_shipped_maps_can_be_loaded(map_: Map) -> None:
    atlas.check(atlas.shipped_text(map_))


@pytest.mark.parametrize("character", ["日", "\u2800", "\u3164", "😀", "ᚠ"])
@pytest.mark.parametrize("place", ["Brookside", "Alderbrook", "Alder"])
def test_a_character_without_a_font_is_reported_with_its_line(character: str, place: str) -> None:
    text = atlas.shipped_text(Map.SUBURB).replace(f'en = "{place}"', f'en = "A{character}"')
    error = refused(text)
    line, row = next((n, row) for n, row in enumerate(text.split("\n"), 1) if character in row)
    assert error.text == "file-undrawable"
    assert (error.variables["line"], error.variables["column"]) == (line, row.index(character) + 1)
    assert f"U+{ord(character):04X}" in str(error.variables["character"])


def test_a_name_of_marks_alone_is_refused() -> None:
    assert refused(atlas.shipped_text(Map.SUBURB).replace("Brookside", "\u0301\u0308")).text == "file-invisible"


LARGE = {
    "river": replace(SUBURB, river=River(SUBURB.river.name, (*_COURSE, *_COURSE[::-1]) * 9, 40)),
    "areas": replace(
        SUBURB, areas=(Area("park", ((0.0, 0.0), (1000.0, 0.0), (1000.0, 800.0))),) * (MAX_AREA_RATIO + 1)
    ),
    "lines": replace(SUBURB, lines=SUBURB.lines + (Line(Transport.TAXI, (2, *(3, 2) * 99)),) * 20),
}
"""Towns with too many entries of one kind."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", LARGE)
def test_more_than_can_be_drawn_in_time_is_refused(kind: str, language: str) -> None:
    error = refused(random_towns.text(LARGE[kind]))
    assert error.text == ("map-areas-large" if kind == "areas" else "map-too-long-ways")
    assert str(error.variables["line"]) in Say(language, "fantom").refusal(error)
