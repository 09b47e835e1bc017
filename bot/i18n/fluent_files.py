"""Fluent messages of files, each parsed only when it is used.

A syntax tree takes forty times the memory of its text, and parsing is slow: a process that uses a third of all texts
parses and keeps only that third. Knows neither scopes nor readers.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from itertools import zip_longest
from threading import Lock
from typing import TYPE_CHECKING, Any, cast

from babel import localedata
from babel.core import get_global
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping

    from fluent.runtime.resolver import Message

    Sources = Mapping[str, str]
    """The text of each entry in some files, by its id: messages, and terms with their hyphen."""

_BEGINNING = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""The start of an entry. Any other text at the left edge of a line is a comment or a closing brace."""
_VALUE = re.compile(r"[^=]+= *(?:\S|(?:\n *)+ [^\s.])")
"""The start of a message with a value: the value begins on the same line, or on a later line before any attribute."""
_UNUSED_LOCALE_DATA = frozenset(
    {
        "compact_currency_formats", "compact_decimal_formats", "compound_unit_patterns", "currency_names",
        "currency_names_plural", "currency_symbols", "date_fields", "datetime_skeletons", "interval_formats",
        "languages", "meta_zones", "scripts", "territories", "time_zones", "unit_display_names", "unit_patterns",
    }
)  # fmt: skip
_UNUSED_GLOBAL_DATA: tuple[Any, ...] = (
    "likely_subtags", "territory_languages", "territory_currencies", "territory_aliases", "territory_zones",
    "meta_zones", "zone_territories", "windows_zone_mapping",
)  # fmt: skip
"""Names of languages, countries, currencies, zones and units: the texts hold numbers and plurals only."""
_PARSER = FluentParser(with_spans=False)
"""Without spans: they would take as much memory again as the text itself."""


def contents(package: str, language: str) -> Iterator[str]:
    """Yield the content of each of a package's files in a language, in the order of their names."""
    for entry in sorted((files(package) / "texts").iterdir(), key=lambda entry: entry.name):
        if entry.name == f"{language}.ftl" or entry.name.endswith(f".{language}.ftl"):
            yield entry.read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def sources(package: str, language: str) -> Sources:
    """Return every message and term of a package's files in a language."""
    return dict(entry for text in contents(package, language) for entry in split(text))


def split(text: str) -> Iterator[tuple[str, str]]:
    """Yield the id and text of every entry of a file; a comment belongs to the entry above it."""
    beginnings = [*_BEGINNING.finditer(text)]
    for beginning, next_beginning in zip_longest(beginnings, beginnings[1:]):
        yield beginning[1], text[beginning.start() : next_beginning.start() if next_beginning else None]


def _drop_unused_locale_data(language: str) -> None:
    """Remove the data of a language that Babel caches and Fluent never uses: seven megabytes for four languages."""
    for locale in (language, "root"):
        data: MutableMapping[str, Any] = localedata.load(locale)
        for name in _UNUSED_LOCALE_DATA & data.keys():
            del data[name]
    for name in _UNUSED_GLOBAL_DATA:
        cast("MutableMapping[str, Any]", get_global(name)).clear()


class _References(Visitor):
    """Collects the ids to which an entry refers."""

    def __init__(self) -> None:
        self.ids: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by `Visitor`
        self.ids.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.ids.append(f"-{node.id.name}")
        self.generic_visit(node)


class Bundle:
    """The messages of a language from several sources; an id in several sources is taken from the first.

    May be used by several threads at once.
    """

    def __init__(self, language: str, functions: Mapping[str, Callable[..., Any]], *source_files: Sources) -> None:
        self._bundle = FluentBundle([language], use_isolating=False, functions=dict(functions))
        _drop_unused_locale_data(language)
        self._sources = source_files
        self._lock = Lock()
        self._complete_ids: set[str] = set()
        """Ids that are in the bundle with all their references, or in no source."""

    def has(self, name: str, attribute: str = "", *, own: bool = False) -> bool:
        """Return whether a message has a value, or the given attribute, without parsing it.

        `own`: look only in the first of the sources.
        """
        source = "" if name.startswith("-") else self._sources[0].get(name, "") if own else self._source(name)
        match = (
            re.search(rf"^ +\.{re.escape(attribute)} *=", source, re.MULTILINE) if attribute else _VALUE.match(source)
        )
        return bool(match)

    def get(self, name: str) -> Message | None:
        """Return a message, ready to be formatted; None if there is none."""
        if name not in self._complete_ids:
            with self._lock:
                self._parse(name)
        return self._bundle.get_message(name) if self._bundle.has_message(name) else None

    def filled_in(self, pattern: Any, variables: dict[str, Any]) -> tuple[str, list[Exception]]:
        """Return the text of a message's pattern with these variables, and the errors."""
        text, errors = self._bundle.format_pattern(pattern, variables)
        return str(text), errors

    def _parse(self, name: str) -> None:
        """Parse a message with all its references; no other thread may use it before they are parsed."""
        parsed_ids, queue = set[str](), [name]
        while queue:
            if (name := queue.pop()) in parsed_ids | self._complete_ids:
                continue
            parsed_ids.add(name)
            references = _References()
            entries = self._entries(name)
            for entry in entries:
                references.visit(entry)
            queue += references.ids
            self._bundle.add_resource(ast.Resource(entries))
        self._compile(parsed_ids)
        self._complete_ids |= parsed_ids

    def _compile(self, names: Iterable[str]) -> None:
        """Compile the parsed messages and drop their syntax trees, which the bundle would keep as well."""
        for name in filter(self._bundle.has_message, names):
            self._bundle.get_message(name)
            empty_message = ast.Message(ast.Identifier(name))
            self._bundle.add_resource(ast.Resource([empty_message]), allow_overrides=True)

    def _entries(self, name: str) -> list[ast.EntryType]:
        return _PARSER.parse(self._source(name)).body

    def _source(self, name: str) -> str:
        return next((texts[name] for texts in self._sources if name in texts), "")
