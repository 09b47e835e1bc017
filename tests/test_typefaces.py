"""The characters in the fonts' tables are those that Pillow draws with the fonts."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw, ImageFont

from bot.i18n.typefaces import ITALIC, SANS, SERIF, FontFile, can_draw, is_visible, undrawable_character
from images.kit import fonts

_SAMPLE = [*range(0x21, 0x7F), *range(0xA1, 0x180), *range(0x370, 0x530, 3), *range(0x2010, 0x2600, 7), 0x65E5, 0x1F600]


@pytest.mark.parametrize("font", [SANS, SERIF, ITALIC])
def test_a_font_has_the_characters_that_pillow_draws_with_it(font: FontFile) -> None:
    face = ImageFont.truetype(fonts._file(*font), 32)

    def looks(char: str) -> bytes:
        sheet = Image.new("L", (96, 64))
        ImageDraw.Draw(sheet).text((16, 8), char, 255, face)
        return sheet.tobytes()

    missing, printable = looks("\U0010ffff"), [c for c in map(chr, _SAMPLE) if c.isprintable() and is_visible(c)]
    chars = {char for char in printable if looks(char) != missing}
    assert chars == {char for char in printable if can_draw(font, char)}


def test_names_in_the_four_languages_can_be_drawn() -> None:
    assert undrawable_character("Příliš žluťoučký kůň, ľúbozvučný dĺžeň, zażółć gęślą jaźń – “Larks’ Hill” 1/2") is None


@pytest.mark.parametrize(("text", "first"), [("a日b", "日"), ("a\u200bb", "\u200b"), ("😀", "😀")])
def test_the_first_character_that_cannot_be_drawn_is_named(text: str, first: str) -> None:
    assert undrawable_character(text) == first


@pytest.mark.parametrize(
    ("text", "visible"), [("", False), (" \u00a0", False), ("\u0301", False), ("-", True), ("a", True)]
)
def test_only_ink_is_visible(text: str, *, visible: bool) -> None:
    assert is_visible(text) is visible
