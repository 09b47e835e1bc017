"""Text files are parsed message by message, with the same result as parsing the whole file."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast

from bot.i18n.fluent_files import Bundle, split
from tests import tree
from tests.merged_cases import merge_cases

if TYPE_CHECKING:
    from pathlib import Path

FILES = [
    path
    for root in (tree.ROOT, tree.SAMPLE)
    for path in sorted(root.glob("**/texts/*.ftl"))
    if ".venv" not in str(path)
]

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
    """Return the messages and terms of a file without comments and positions."""
    entries = FluentParser(with_spans=False).parse(text).body
    messages = [entry for entry in entries if isinstance(entry, ast.Message | ast.Term)]
    for entry in messages:
        entry.comment = None
    return list(messages)


@pytest.mark.unmeasured
@merge_cases("path", FILES, ids=tree.relative_name)
def test_every_message_of_a_file_is_read_as_in_the_whole_file(path: Path) -> None:
    text = path.read_text("utf-8")
    entries = parsed(text)
    sources = [(name, parsed(source)) for name, source in split(text)]
    assert len(sources) == len(entries)
    for entry, (name, (alone, *rest)) in zip(entries, sources, strict=True):
        assert name.lstrip("-") == getattr(entry, "id").name  # noqa: B009 - messages and terms have an id
        assert not rest
        assert alone.equals(entry)


@pytest.mark.unmeasured
@merge_cases("path", FILES, ids=tree.relative_name)
def test_the_parts_of_a_message_are_known_without_parsing_it(path: Path) -> None:
    text = path.read_text("utf-8")
    texts = bundle(text)
    for entry in parsed(text):
        if isinstance(entry, ast.Message):
            assert texts.has(entry.id.name) == bool(entry.value), entry.id.name
            attributes = {attribute.id.name for attribute in entry.attributes}
            assert {name for name in (*attributes, "nothing") if texts.has(entry.id.name, name)} == attributes


def formatted(bundle: Bundle, name: str, **variables: object) -> str:
    message = bundle.get(name)
    assert message is not None
    text, errors = bundle.filled_in(message.value, variables)
    assert not errors
    return text


def bundle(*texts: str) -> Bundle:
    return Bundle("en", {}, *(dict(split(text)) for text in texts))


def test_a_referenced_message_is_parsed_with_its_user() -> None:
    assert formatted(bundle(SMALL), "greeting") == "Hello, Ada, too!"


def test_the_first_source_with_a_message_also_serves_references() -> None:
    assert formatted(bundle("other = and more\n", SMALL), "greeting") == "Hello, Adaand more!"


@pytest.mark.parametrize(
    ("name", "attribute", "has_message"),
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
def test_a_bundle_knows_its_messages_and_attributes(name: str, attribute: str, *, has_message: bool) -> None:
    assert bundle(SMALL).has(name, attribute) == has_message


def test_an_unknown_message_is_none() -> None:
    assert bundle(SMALL).get("nobody") is None


def test_a_broken_reference_is_an_error_when_the_message_is_formatted() -> None:
    texts = bundle(SMALL)
    message = texts.get("lost")
    assert message is not None
    assert texts.filled_in(message.value, {})[1]


def test_threads_may_request_the_same_message_at_the_same_time() -> None:
    for _ in range(20):
        texts = bundle(SMALL)
        with ThreadPoolExecutor(4) as threads:
            assert {*threads.map(partial(formatted, texts), ["greeting"] * 8)} == {"Hello, Ada, too!"}
