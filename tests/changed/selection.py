"""The tests that a change can break, chosen from the changed files and the graph of imports.

A file that no rule connects with a test selects none, and the selection names it. See `CONTRIBUTING.md`, *The inner
loop*, for the rules in words.
"""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from tests.changed.graph import DISCOVERING, SAMPLE, SHOWING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from tests.changed.graph import Graph
    from tests.changed.sources import Source

EVERYTHING = ("pyproject.toml", "uv.lock", "bot/game/contract.py", "bot/game/extensions.py")
"""Files that all tests depend on, besides each `conftest.py`: settings, environment and the contract of games."""
TEXT_READER = "bot/i18n/fluent_files.py"
"""The only module that opens Fluent files."""
LISTS = {
    "modules": "(bot|cogs|images|tests/sample)/.*[.]py",
    "folders": "(tests/sample/)?cogs/[^/]+/.*",
    "tracked": ".*",
}
"""The files, as a regular expression, that a use of a list of files can open; see `tests.changed.sources`."""


@dataclass(frozen=True)
class Selection:
    """The test files to run for a change."""

    reasons: Mapping[str, frozenset[str]]
    """The tests that each changed file selects."""
    scans: frozenset[str] = frozenset()
    """The tests that a changed file selects only because they read every file of its kind."""

    @property
    def for_all(self) -> list[str]:
        """The changed files that all tests depend on."""
        return [path for path in self.reasons if selects_everything(path)]

    @property
    def tests(self) -> list[str]:
        """Every selected file."""
        return sorted(frozenset[str]().union(*self.reasons.values()))


def select(paths: Iterable[str], graph: Graph) -> Selection:
    """Return the tests that changed, added or deleted files can break."""
    tests = frozenset(graph.tests)
    reasons: dict[str, frozenset[str]] = {}
    scans = set[str]()
    for path in sorted(set(paths)):
        using = tests & _affected(path, graph)
        scanning = tests & graph.reaching(_scanners(path, graph)) - using
        reasons[path] = using | scanning
        scans |= scanning
    return Selection(reasons, frozenset(scans))


def selects_everything(path: str) -> bool:
    """Return whether a change of this file can break any test."""
    return path in EVERYTHING or posixpath.basename(path) == "conftest.py"


def _affected(path: str, graph: Graph) -> set[str]:
    if selects_everything(path):
        return set(graph.tests)
    return _using(path, graph) | graph.reaching(_readers(path, graph))


def _using(path: str, graph: Graph) -> set[str]:
    """Return the files that import a Python file, or the package or folder of another file."""
    if path.endswith(".py"):
        return graph.reaching([path, *_starts(path, graph)])
    package = graph.package(path)
    if path.startswith("tests/") and not path.startswith(SAMPLE):
        return graph.reaching(_neighbours(path, graph) or ([] if _readers(path, graph) else graph.tests))
    if package is None or path.endswith(".md"):
        return set()
    if path.endswith(".ftl"):
        readers = graph.reaching([TEXT_READER])
        return readers if package == "bot/__init__.py" else readers & graph.reaching([package])
    return graph.reaching([package])


def _starts(path: str, graph: Graph) -> list[str]:
    """Return the files of the bot that load a file of a game as soon as they run: its package or its cog."""
    for package, *_ in graph.games.values():
        folder = posixpath.dirname(package)
        if path == package:
            return graph.starts(DISCOVERING)
        if path == f"{folder}/cog.py" or path.startswith(f"{folder}/cog/"):
            return graph.starts(SHOWING)
    return []


def _neighbours(path: str, graph: Graph) -> list[str]:
    """Return the Python files of the nearest folder above a file, up to `tests` itself, that has any."""
    folder: str = posixpath.dirname(path)
    siblings: list[str] = []
    while folder != "tests" and not siblings:
        siblings = [other for other in graph.sources if posixpath.dirname(other) == folder]
        folder = posixpath.dirname(folder)
    return siblings


def _scanners(path: str, graph: Graph) -> list[str]:
    """Return the files of the tests that open every file of a kind, such as each module."""
    return [
        other
        for other, source in _of_tests(graph)
        if any(_compiled(LISTS[mark]).fullmatch(path) for mark in source.lists & LISTS.keys())
    ]


def _readers(path: str, graph: Graph) -> list[str]:
    """Return the files of the tests that open a file by its name or a pattern."""
    name, code = posixpath.basename(path), path.endswith(".py")
    return [
        other
        for other, source in _of_tests(graph)
        if any(_compiled(_expression(pattern)).fullmatch(path) for pattern in source.paths)
        or (not code and any(posixpath.basename(string) == name for string in source.strings))
    ]


def _of_tests(graph: Graph) -> Iterator[tuple[str, Source]]:
    """Yield the files of the tests, without those that serve every test or read nothing but text."""
    for path, source in graph.sources.items():
        if path.startswith("tests/") and not path.startswith(("tests/tree.py", "tests/changed/")):
            yield path, source


@cache
def _compiled(expression: str) -> re.Pattern[str]:
    return re.compile(expression)


@cache
def _expression(pattern: str) -> str:
    """Return a regular expression for a path with `*` and `**`, which also matches all below it."""
    if pattern in ("", "."):
        return "(?!)"
    parts = ["(.*/)?" if part == "**" else re.escape(part).replace(r"\*", "[^/]*") + "/" for part in pattern.split("/")]
    return "".join(parts).removesuffix("/") + "(/.*)?"
