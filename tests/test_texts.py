"""The texts: four languages say the same things, with every plural their grammar has, and all of it can be said.

Nothing here knows a folder or a text by name: a new game's texts are held to this by lying where they belong.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests import tree

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PLURALS = {
    "en": {"one", "other"},
    "cs": {"one", "few", "other"},
    "sk": {"one", "few", "other"},
    "pl": {"one", "few", "many", "other"},
}
FRACTIONS = {"cs": {"many"}, "sk": {"many"}}
"""Forms that only fractions take: they may be there and need not."""
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

NUMBERS = (0, 1, 2, 5, 22, 1.5)
"""One of each plural form of the four languages."""

HOST = tree.ROOT / "bot" / "texts"
FOLDERS = [HOST, *sorted(tree.ROOT.glob("cogs/*/texts"))]

TRANSLATIONS = tuple(language for language in tree.LANGUAGES if language != "en")
each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=tree.shown)
each_language = pytest.mark.parametrize("language", tree.LANGUAGES)
each_translation = pytest.mark.parametrize("language", TRANSLATIONS)


@dataclass
class Pattern(Visitor):
    """What one text is made of."""

    variables: set[str] = field(default_factory=set[str])
    plurals: list[set[str]] = field(default_factory=list[set[str]])
    choices: dict[str, set[str]] = field(default_factory=dict[str, set[str]])
    words: str = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words += node.value

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        exact = {variant.key.value for variant in node.variants if isinstance(variant.key, ast.NumberLiteral)}
        if keys & (CATEGORIES - {"other"}) or exact - {"0"}:
            self.plurals.append(keys)
        elif isinstance(node.selector, ast.VariableReference) and not exact:  # none or some is no plural
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def sources(folder: Path, language: str) -> Iterator[Path]:
    return (path for path in sorted(folder.glob("*.ftl")) if path.name.split(".")[-2] == language)


@cache
def entries(folder: Path, language: str) -> list[ast.EntryType]:
    parser = FluentParser()
    return [entry for path in sources(folder, language) for entry in parser.parse(path.read_text("utf-8")).body]


@cache
def patterns(folder: Path, language: str) -> dict[str, Pattern]:
    """Every text of a folder in a language: messages by their id, attributes by `id.attribute`."""
    found: dict[str, Pattern] = {}
    for entry in entries(folder, language):
        if isinstance(entry, ast.Message):
            named = [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
            ]
            for name, value in named:
                if value is not None:
                    found[name] = Pattern()
                    found[name].visit(value)
    return found


@cache
def bundle(folder: Path, language: str) -> FluentBundle:
    """Put texts together as the bot does: a game's own before the host's."""
    together = FluentBundle([language], use_isolating=False)
    for source in (HOST, folder):
        for path in sources(source, language):
            together.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return together


def spoken(folder: Path, language: str, name: str, pattern: Pattern) -> Iterator[list[Exception]]:
    """Say a text with every combination of its choices and with each number; yield what went wrong."""
    said, message = bundle(folder, language), bundle(folder, language).get_message(name.partition(".")[0])
    whole = message.attributes[name.partition(".")[2]] if "." in name else message.value
    assert whole is not None
    rest = pattern.variables - set(pattern.choices)
    for chosen in product(*(sorted(keys) for keys in pattern.choices.values())):
        for number in NUMBERS:
            variables = dict.fromkeys(rest, number) | dict(zip(pattern.choices, chosen, strict=True))
            yield list(said.format_pattern(whole, variables)[1])


@each_folder
@each_language
def test_every_text_can_be_read(folder: Path, language: str) -> None:
    found = entries(folder, language)
    assert found, "no texts"
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []


@each_folder
@each_language
def test_no_text_is_there_twice(folder: Path, language: str) -> None:
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
    other = {name: each for name, each in patterns(folder, language).items() if name in english}
    assert {n: e.variables for n, e in other.items() if e.variables != english[n].variables} == {}


@each_folder
@each_translation
def test_every_language_tells_the_same_cases_apart(folder: Path, language: str) -> None:
    english = patterns(folder, "en")
    missing = {
        (name, variable): keys - each.choices[variable]
        for name, each in patterns(folder, language).items()
        for variable, keys in (english[name].choices.items() if name in english else ())
        if variable in each.choices and keys - each.choices[variable]
    }
    assert missing == {}


@each_folder
@each_language
def test_every_plural_has_all_its_forms(folder: Path, language: str) -> None:
    needed, tolerated = PLURALS[language], FRACTIONS.get(language, set())
    wrong = {
        name: keys
        for name, each in patterns(folder, language).items()
        for keys in each.plurals
        if keys - tolerated != needed
    }
    assert wrong == {}


@each_folder
@each_language
def test_every_text_can_be_said(folder: Path, language: str) -> None:
    wrong = {
        name: errors
        for name, each in patterns(folder, language).items()
        for errors in spoken(folder, language, name, each)
        if errors
    }
    assert wrong == {}


@each_folder
@each_translation
def test_nothing_was_left_in_english(folder: Path, language: str) -> None:
    english = patterns(folder, "en")
    sentences = {n: e.words for n, e in patterns(folder, language).items() if len(re.findall(r"\w{2,}", e.words)) > 3}
    assert {name: words for name, words in sentences.items() if name in english and words == english[name].words} == {}
