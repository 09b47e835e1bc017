"""The texts: four languages have the same messages, with all plural forms of their grammar, and all can be formatted.

No folder and no text is named here: the texts of a new game are found in its folder and tested.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from typing import TYPE_CHECKING, get_args

import pytest
from fluent.syntax import ast

from bot import discovery
from bot.i18n.translation import kebab
from bot.table import facts
from tests import tree
from tests.fluent_texts import FOLDERS, HOST, bundle, entries, patterns, whole
from tests.merged_cases import merge_cases

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from msgspec import Struct

pytestmark = pytest.mark.unmeasured

PLURALS = {
    "en": {"one", "other"},
    "cs": {"one", "few", "other"},
    "sk": {"one", "few", "other"},
    "pl": {"one", "few", "many", "other"},
}
FRACTIONS = {"cs": {"many"}, "sk": {"many"}}
"""Plural forms of fractions only, which are optional."""
NUMBERS = (0, 1, 2, 5, 22, 1.5)
"""A number for each plural form of the four languages."""

TRANSLATIONS = tuple(language for language in tree.LANGUAGES if language != "en")
each_folder = merge_cases("folder", FOLDERS, ids=tree.relative_name)
each_language = merge_cases("language", tree.LANGUAGES)
each_translation = merge_cases("language", TRANSLATIONS)


def spoken(folder: Path, language: str, name: str) -> Iterator[list[Exception]]:
    """Format a text with every combination of its own choices and with each number; yield the errors.

    The choices of referenced texts are arbitrary, because those texts are formatted themselves.
    """
    texts, message = bundle(folder, language), bundle(folder, language).get_message(name.partition(".")[0])
    value = message.attributes[name.partition(".")[2]] if "." in name else message.value
    assert value is not None
    pattern, own = whole(folder, language, name), patterns(folder, language)[name].choices
    anyhow = {variable: min(keys) for variable, keys in pattern.choices.items()}
    rest = pattern.variables - set(pattern.choices)
    for chosen in product(*(sorted(keys) for keys in own.values())):
        for number in NUMBERS if rest else NUMBERS[:1]:
            variables = dict.fromkeys(rest, number) | anyhow | dict(zip(own, chosen, strict=True))
            yield list(texts.format_pattern(value, variables)[1])


@each_folder
@each_language
def test_every_text_can_be_parsed(folder: Path, language: str) -> None:
    parsed_entries = entries(folder, language)
    assert parsed_entries, "no texts"
    assert [entry.content for entry in parsed_entries if isinstance(entry, ast.Junk)] == []


@each_folder
@each_language
def test_no_text_is_defined_twice(folder: Path, language: str) -> None:
    names = Counter(e.id.name for e in entries(folder, language) if isinstance(e, ast.Message | ast.Term))
    assert [name for name, times in names.items() if times > 1] == []


@each_folder
@each_translation
def test_every_language_has_the_same_texts(folder: Path, language: str) -> None:
    assert set(patterns(folder, language)) == set(patterns(folder, "en"))


@each_folder
def test_every_topic_has_a_file_in_every_language(folder: Path) -> None:
    topics = {path.name.rpartition(".")[0].rpartition(".")[0] for path in folder.glob("*.ftl")}
    expected = {".".join(filter(None, (topic, lang, "ftl"))) for topic in topics for lang in tree.LANGUAGES}
    assert {path.name for path in folder.iterdir()} == expected


@each_folder
@each_translation
def test_every_language_uses_the_same_variables(folder: Path, language: str) -> None:
    english = patterns(folder, "en")
    other = {name: pattern for name, pattern in patterns(folder, language).items() if name in english}
    assert {n: e.variables for n, e in other.items() if e.variables != english[n].variables} == {}


@each_folder
@each_translation
def test_every_language_has_the_same_choices(folder: Path, language: str) -> None:
    english = patterns(folder, "en")
    missing = {
        (name, variable): keys - pattern.choices[variable]
        for name, pattern in patterns(folder, language).items()
        for variable, keys in (english[name].choices.items() if name in english else ())
        if variable in pattern.choices and keys - pattern.choices[variable]
    }
    assert missing == {}


@each_folder
@each_language
def test_every_plural_has_all_its_forms(folder: Path, language: str) -> None:
    forms, tolerated = PLURALS[language], FRACTIONS.get(language, set())
    problems = {
        name: keys
        for name, pattern in patterns(folder, language).items()
        for keys in pattern.plurals
        if keys - tolerated != forms
    }
    assert problems == {}


@each_folder
@each_language
def test_every_text_can_be_formatted(folder: Path, language: str) -> None:
    problems = {
        name: errors for name in patterns(folder, language) for errors in spoken(folder, language, name) if errors
    }
    assert problems == {}


@each_folder
@each_translation
def test_nothing_was_left_in_english(folder: Path, language: str) -> None:
    english = patterns(folder, "en")
    sentences = {n: e.words for n, e in patterns(folder, language).items() if len(re.findall(r"\w{2,}", e.words)) > 3}
    assert {name: words for name, words in sentences.items() if name in english and words == english[name].words} == {}


@each_folder
@each_language
def test_no_text_begins_like_the_button_to_the_next_table(folder: Path, language: str) -> None:
    """With “Next: Fantom #2” beside “Next: turn up a card” the label is ambiguous."""
    way = patterns(HOST, language)["button-next"].words.strip()
    begins = [name for name, text in patterns(folder, language).items() if text.words.strip().startswith(way)]
    assert set(begins) <= {"button-next"}


def described_records() -> Iterator[tuple[Path, str, type[Struct]]]:
    """Yield each record with the message that describes it: the host's facts, and each game's facts and moves."""
    yield from ((HOST, kebab(fact.__name__), fact) for fact in facts.HOST_FACTS)
    for folder, game in ((path / "texts", discovery.games()[path.name]) for path in tree.games()):
        yield from ((folder, kebab(fact.__name__), fact) for fact in game.facts)
        moves = get_args(game.move_type) or (game.move_type,)
        yield from ((folder, f"move-{kebab(move.__name__)}", move) for move in moves)


@each_language
def test_every_fact_and_move_has_a_message(language: str) -> None:
    problems = {
        name: whole(folder, language, name).variables - set(kind.__struct_fields__)
        for folder, name, kind in described_records()
        if name not in patterns(folder, language)
        or whole(folder, language, name).variables - set(kind.__struct_fields__)
    }
    assert problems == {}
