"""All text of the page is translated into every language that the playground offers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot.playground
from bot.playground.server_setup import LANGUAGES

WEB = Path(bot.playground.__file__).parent / "web"
ENGLISH_TEXT = re.compile(r'\bt\("((?:[^"\\]|\\.)+)"|data-(?:say|label)="([^"]+)"')
TRANSLATION = re.compile(r'"((?:[^"\\]|\\.)+)": "((?:[^"\\]|\\.)+)"')


def translations(language: str) -> dict[str, str]:
    """Return the translations of a language by their English text."""
    source = (WEB / "words.js").read_text(encoding="utf-8")
    body = source.partition(f"const {language.upper()} = {{")[2].partition("\n};")[0]
    return dict(TRANSLATION.findall(body))


def english_texts() -> set[str]:
    """Return every English text on the page."""
    sources = [path.read_text(encoding="utf-8") for path in WEB.iterdir() if path.suffix in (".js", ".html")]
    return {first or second for source in sources for first, second in ENGLISH_TEXT.findall(source)}


OTHER_LANGUAGES = sorted(set(LANGUAGES) - {"en-US"})


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_every_word_of_the_page_is_translated(language: str) -> None:
    assert len(english_texts()) > 50
    assert english_texts() - set(translations(language)) == set()


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_all_languages_have_the_same_texts_and_variables(language: str) -> None:
    first = translations(OTHER_LANGUAGES[0])
    assert set(translations(language)) == set(first)
    for english, words in translations(language).items():
        assert sorted(re.findall(r"{\w+}", words)) == sorted(re.findall(r"{\w+}", english)), english
