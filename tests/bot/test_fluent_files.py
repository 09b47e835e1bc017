"""The data of languages that Babel keeps: what texts need of it works, the rest is dropped."""

from __future__ import annotations

import pytest
from babel import localedata

from bot.i18n.fluent_files import Bundle
from bot.i18n.translation import LANGUAGES

GAMES = """games = { $count ->
    [one] one
    [few] few
    [many] many
   *[other] other
} { NUMBER($count, minimumFractionDigits: 1) }
"""
WORDS = {
    "en": {1: "one 1.0", 3: "other 3.0", 12345.5: "other 12,345.5"},
    "cs": {1: "one 1,0", 3: "few 3,0", 12345.5: "many 12 345,5"},
    "sk": {1: "one 1,0", 3: "few 3,0", 12345.5: "many 12 345,5"},
    "pl": {1: "one 1,0", 3: "few 3,0", 12345.5: "other 12 345,5"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_plurals_have_the_form_of_the_language(language: str) -> None:
    bundle = Bundle(language, {}, {"games": GAMES})
    message = bundle.get("games")
    assert message is not None
    for count, words in WORDS[language].items():
        text, errors = bundle.filled_in(message.value, {"count": count})
        assert (text.replace("\xa0", " "), errors) == (words, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_currencies_countries_and_units_are_not_kept(language: str) -> None:
    Bundle(language, {}, {})
    kept = localedata.load(language).keys()
    assert {"number_symbols", "plural_form"} <= kept
    assert not kept & {"currency_names", "territories", "unit_patterns"}
