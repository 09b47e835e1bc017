"""All text of the page is translated into every language that the playground offers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot.playground
from bot.playground.server_setup import LOCALES

WEB = Path(bot.playground.__file__).parent / "web"
SAID = re.compile(r'\bt\("((?:[^"\\]|\\.)+)"|data-(?:say|label)="([^"]+)"')
TRANSLATED = re.compile(r'"((?:[^"\\]|\\.)+)": "((?:[^"\\]|\\.)+)"')


def translated(language: str) -> dict[str, str]:
    """Return the translations of a language by their English text."""
    source = (WEB / "words.js").read_text(encoding="utf-8")
    body = source.partition(f"const {language.upper()} = {{")[2].partition("\n};")[0]
    return dict(TRANSLATED.findall(body))


def said() -> set[str]:
    """Return every English text on the page."""
    sources = [path.read_text(encoding="utf-8") for path in WEB.iterdir() if path.suffix in (".js", ".html")]
    return {first or second for source in sources for first, second in SAID.findall(source)}


OTHERS = sorted(set(LOCALES) - {"en-US"})


@pytest.mark.parametrize("language", OTHERS)
def test_every_word_of_the_page_is_translated(language: str) -> None:
    assert len(said()) > 50
    assert said() - set(translated(language)) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_texts_and_variables(language: str) -> None:
    first = translated(OTHERS[0])
    assert set(translated(language)) == set(first)
    for english, words in translated(language).items():
        assert sorted(re.findall(r"{\w+}", words)) == sorted(re.findall(r"{\w+}", english)), english
