"""The words as they stand in their files: Fluent messages, each read into a tree only when somebody says it.

A tree takes forty times the memory of its words, and reading takes long: a process that says a third of all texts
keeps, and waits for, that third. Knows neither scopes nor readers; says nothing itself.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from itertools import zip_longest
from threading import Lock
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from fluent.runtime.resolver import Message

    Sources = Mapping[str, str]
    """What stands in files, by its id: messages, and terms with their hyphen."""

_BEGINNING = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""How an entry begins. Everything else that stands at the left end of a line is a comment or closes a brace."""
_VALUE = re.compile(r"[^=]+= *(?:\S|(?:\n *)+ [^\s.])")
"""How a message that says something begins: what it says stands on its line, or in the next before any attribute."""
_PARSER = FluentParser(with_spans=False)
"""Notes of no part of a text where it stood: that would take as much memory again as the text itself."""


def contents(package: str, language: str) -> Iterator[str]:
    """Yield what stands in each of a package's files in a language."""
    for entry in sorted((files(package) / "texts").iterdir(), key=lambda entry: entry.name):
        if entry.name == f"{language}.ftl" or entry.name.endswith(f".{language}.ftl"):
            yield entry.read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def sources(package: str, language: str) -> Sources:
    """Return every message and term of a package's files in a language."""
    return dict(entry for text in contents(package, language) for entry in split(text))


def split(text: str) -> Iterator[tuple[str, str]]:
    """Yield every entry of a file by its id; a comment goes with what stands above it."""
    beginnings = [*_BEGINNING.finditer(text)]
    for this, following in zip_longest(beginnings, beginnings[1:]):
        yield this[1], text[this.start() : following.start() if following else None]


class _References(Visitor):
    """What an entry refers to, by id."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's name
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


class Bundle:
    """All messages of a language from some sources; what stands in several is taken from the first.

    May be asked from several threads at once.
    """

    def __init__(self, language: str, functions: Mapping[str, Callable[..., Any]], *found: Sources) -> None:
        self._bundle = FluentBundle([language], use_isolating=False, functions=dict(functions))
        self._found = found
        self._lock = Lock()
        self._whole: set[str] = set()
        """What is in the bundle with all that it refers to, or stands nowhere."""

    def has(self, name: str, attribute: str = "", *, own: bool = False) -> bool:
        """Return whether a message says anything, or an attribute of it, as its words look: nothing is read.

        `own`: in the first of the sources.
        """
        source = "" if name.startswith("-") else self._found[0].get(name, "") if own else self._source(name)
        found = (
            re.search(rf"^ +\.{re.escape(attribute)} *=", source, re.MULTILINE) if attribute else _VALUE.match(source)
        )
        return bool(found)

    def get(self, name: str) -> Message | None:
        """Return a message, ready to be filled in; None if there is none."""
        if name not in self._whole:
            with self._lock:
                self._take_in(name)
        return self._bundle.get_message(name) if self._bundle.has_message(name) else None

    def filled_in(self, pattern: Any, variables: dict[str, Any]) -> tuple[str, list[Exception]]:
        """Return what a pattern of one of the messages says with these variables, and what went wrong."""
        said, errors = self._bundle.format_pattern(pattern, variables)
        return str(said), errors

    def _take_in(self, name: str) -> None:
        """Read a message and all that it refers to; only then may anybody else find it."""
        taken, waiting = set[str](), [name]
        while waiting:
            if (name := waiting.pop()) in taken | self._whole:
                continue
            taken.add(name)
            references = _References()
            read = self._read(name)
            for entry in read:
                references.visit(entry)
            waiting += references.found
            self._bundle.add_resource(ast.Resource(read))
        self._compile(taken)
        self._whole |= taken

    def _compile(self, names: Iterable[str]) -> None:
        """Make what was read ready to be filled in, and keep nothing else of it: the bundle would keep both trees."""
        for name in filter(self._bundle.has_message, names):
            self._bundle.get_message(name)
            hollow = ast.Message(ast.Identifier(name))
            self._bundle.add_resource(ast.Resource([hollow]), allow_overrides=True)

    def _read(self, name: str) -> list[ast.EntryType]:
        return _PARSER.parse(self._source(name)).body

    def _source(self, name: str) -> str:
        return next((found[name] for found in self._found if name in found), "")
