"""The words' files are read message by message, and nothing is lost or told otherwise by that."""

from __future__ import annotations

import pickle
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

import pytest
from babel import localedata
from fluent.runtime.types import fluent_date
from fluent.syntax import FluentParser, ast

from bot.i18n import LANGUAGES
from bot.text_files import Bundle, split
from tests import tree

if TYPE_CHECKING:
    from pathlib import Path

FILES = [
    path
    for root in (tree.ROOT, tree.SAMPLE)
    for path in sorted(root.glob("**/texts/*.ftl"))
    if ".venv" not in str(path)
]

MOST_KNOWN = 60_000
"""Bytes, pickled, of what is known about a language; all that there is about any takes three times as many."""

SMALL = """\
# A comment
greeting = Hello, { -name }{ other }!
    .about = { $many ->
[one] one
*[other] many { third.about }
}

### Another
other = , too
-name = { $case ->
    *[first] Ada
    [second] { greeting.about }
  }
third =
    .about = thirds
lost = { nowhere }
below =

    said below
empty =
"""


def parsed(text: str) -> list[ast.BaseNode]:
    """What a file says, without its comments and where anything stands."""
    entries = FluentParser(with_spans=False).parse(text).body
    found = [entry for entry in entries if isinstance(entry, ast.Message | ast.Term)]
    for entry in found:
        entry.comment = None
    return list(found)


@pytest.mark.parametrize("path", FILES, ids=tree.shown)
def test_every_message_of_a_file_is_read_as_in_the_whole_file(path: Path) -> None:
    text = path.read_text("utf-8")
    whole = parsed(text)
    apart = [(name, parsed(source)) for name, source in split(text)]
    assert len(apart) == len(whole)
    for entry, (name, (alone, *more)) in zip(whole, apart, strict=True):
        assert name.lstrip("-") == getattr(entry, "id").name  # noqa: B009 - messages and terms have one
        assert not more
        assert alone.equals(entry)


@pytest.mark.parametrize("path", FILES, ids=tree.shown)
def test_what_a_message_has_to_say_is_seen_without_reading_it(path: Path) -> None:
    text = path.read_text("utf-8")
    texts = bundle(text)
    for entry in parsed(text):
        if isinstance(entry, ast.Message):
            assert texts.has(entry.id.name) == bool(entry.value), entry.id.name
            attributes = {attribute.id.name for attribute in entry.attributes}
            assert {name for name in (*attributes, "nothing") if texts.has(entry.id.name, name)} == attributes


def said(bundle: Bundle, name: str, **variables: object) -> str:
    message = bundle.get(name)
    assert message is not None
    text, errors = bundle.filled_in(message.value, variables)
    assert not errors
    return text


def bundle(*texts: str) -> Bundle:
    return Bundle("en", {}, *(dict(split(text)) for text in texts))


def test_what_a_message_refers_to_is_read_with_it() -> None:
    assert said(bundle(SMALL), "greeting") == "Hello, Ada, too!"


def test_the_first_that_has_a_message_says_it_also_for_what_refers_to_it() -> None:
    assert said(bundle("other = and more\n", SMALL), "greeting") == "Hello, Adaand more!"


@pytest.mark.parametrize(
    ("name", "attribute", "there"),
    [
        ("greeting", "", True),
        ("greeting", "about", True),
        ("greeting", "more", False),
        ("third", "", False),
        ("third", "about", True),
        ("name", "", False),
        ("below", "", True),
        ("empty", "", False),
        ("nobody", "", False),
    ],
)
def test_it_is_known_what_there_is_to_say(name: str, attribute: str, *, there: bool) -> None:
    assert bundle(SMALL).has(name, attribute) == there


def test_there_is_no_message_that_stands_nowhere() -> None:
    assert bundle(SMALL).get("nobody") is None


def test_a_reference_to_nothing_is_an_error_of_who_says_it() -> None:
    texts = bundle(SMALL)
    message = texts.get("lost")
    assert message is not None
    assert texts.filled_in(message.value, {})[1]


def test_many_threads_may_ask_for_the_same_first() -> None:
    for _ in range(20):
        texts = bundle(SMALL)
        with ThreadPoolExecutor(4) as threads:
            assert {*threads.map(partial(said, texts), ["greeting"] * 8)} == {"Hello, Ada, too!"}


@pytest.mark.parametrize(
    ("language", "number", "day"),
    [
        ("en", "1,234.5", "May 6, 2027"),
        ("cs", "1 234,5", "6. 5. 2027"),
        ("sk", "1 234,5", "6. 5. 2027"),
        ("pl", "1 234,5", "6 maj 2027"),
    ],
)
def test_numbers_and_days_are_written_as_the_language_writes_them(language: str, number: str, day: str) -> None:
    texts = Bundle(language, {}, dict(split("told = { $number }, { $day }")))
    when = fluent_date(datetime(2027, 5, 6, tzinfo=UTC), dateStyle="medium")
    assert said(texts, "told", number=1234.5, day=when).replace("\u00a0", " ") == f"{number}, {day}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_kept_of_what_no_text_asks_for(language: str) -> None:
    """CLDR's names of all countries, languages, currencies and units in four languages are megabytes."""
    Bundle(language, {})
    assert len(pickle.dumps(localedata.load(language))) < MOST_KNOWN
