"""A graph of the repository's Python files: which files run when a file is imported, started or collected.

Edges lead from a file to what it needs: its imports, the packages around it and around its imports, modules that
it names in strings, and the `conftest.py` files around a test. A deleted file stays in the graph as long as something
still imports it.
"""

from __future__ import annotations

import posixpath
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from tests.changed.sources import Source

DISCOVERING = frozenset({"rules", "faces", "setup"})
"""Marks of a file that asks `bot.discovery` for every game: no import statement shows the modules that it gets."""
SHOWING = DISCOVERING - {"rules"}
"""Marks of a file that gets the cog of every game too."""
SAMPLE = "tests/sample/"
"""A second folder on Python's path."""


@dataclass(frozen=True)
class Graph:
    """The Python files of one commit or work tree."""

    sources: Mapping[str, Source]
    deleted: frozenset[str] = frozenset()

    @cached_property
    def modules(self) -> dict[str, str]:
        """Files by the names under which they are imported."""
        return {module_name(path): path for path in [*self.deleted, *self.sources] if path.endswith(".py")}

    @cached_property
    def tests(self) -> list[str]:
        """Every file with tests that the gate runs."""
        return sorted(path for path, source in self.sources.items() if is_test(path) and source.tests)

    @cached_property
    def games(self) -> dict[str, tuple[str, ...]]:
        """The files of each game that discovery imports, its package first and then its cog, by the game's name."""
        files_by_game: dict[str, tuple[str, ...]] = {}
        for path in sorted({*self.sources, *self.deleted}):
            parts = path.removeprefix(SAMPLE).split("/")
            if parts[0] == "cogs" and parts[2:] == ["__init__.py"]:
                folder = path.removesuffix("__init__.py")
                faces = [f"{folder}cog.py", f"{folder}cog/__init__.py"]
                files_by_game[parts[1]] = (path, *(face for face in faces if face in self.modules.values()))
        return files_by_game

    def starts(self, marks: Collection[str]) -> list[str]:
        """Return the files outside of the tests that have one of these marks, as a start of the bot has."""
        return [
            path for path, source in self.sources.items() if source.lists & frozenset(marks) and not _of_tests(path)
        ]

    @cached_property
    def importers(self) -> dict[str, set[str]]:
        """The files that need a file, directly."""
        importers_by_file: dict[str, set[str]] = {}
        for path, source in self.sources.items():
            for dependency in self._needs(path, source):
                if dependency != path:
                    importers_by_file.setdefault(dependency, set()).add(path)
        loading, showing = (
            set(filter(_of_tests, _reaching(self.starts(marks), importers_by_file))) for marks in (DISCOVERING, SHOWING)
        )
        for game, (package, *faces) in self.games.items():
            game_tests = _reaching(
                [path for path, game_test in self.sources.items() if _of_tests(path) and game in game_test.strings],
                importers_by_file,
            )
            importers_by_file.setdefault(package, set()).update(loading & game_tests)
            for face in faces:
                importers_by_file.setdefault(face, set()).update(showing & game_tests)
        return importers_by_file

    def reaching(self, paths: Iterable[str]) -> set[str]:
        """Return the files that need one of these files, directly or through others, and the files themselves."""
        return _reaching(paths, self.importers)

    def package(self, path: str) -> str | None:
        """Return the `__init__.py` of the nearest package around a file, or None outside of packages."""
        while path := posixpath.dirname(path):
            if f"{path}/__init__.py" in self.sources:
                return f"{path}/__init__.py"
        return None

    def _needs(self, path: str, source: Source) -> Iterator[str]:
        if package := self.package(path):
            yield package
            if path == package and (outer := self.package(posixpath.dirname(path))):
                yield outer
        for name in source.imports:
            yield from self._resolved(name)
        for name in source.modules:
            yield from self._resolved(name)
            yield from self._resolved(f"{name}.__main__")
        if "setup" in source.lists:
            yield from self._host_cogs()
        if _of_tests(path):
            yield from self._needs_of_tests(path, source)

    def _needs_of_tests(self, path: str, source: Source) -> Iterator[str]:
        for name in source.strings:
            if "." in name and " " not in name:
                yield from self._resolved(name)
        for game, (package, *faces) in self.games.items():
            if source.lists & DISCOVERING or game in source.strings:
                yield package
            if source.lists & SHOWING:
                yield from faces
        if is_test(path) or path.endswith("/conftest.py"):
            folder = path
            while folder := posixpath.dirname(folder):
                if (conftest := f"{folder}/conftest.py") in self.sources:
                    yield conftest

    def _host_cogs(self) -> Iterator[str]:
        return (path for path in self.sources if posixpath.dirname(path.removeprefix(SAMPLE)) == "cogs")

    def _resolved(self, name: str) -> Iterator[str]:
        """Yield the file of a module, and of the packages around it, which Python imports first.

        For `package.attribute`, yield the file of the package.
        """
        if name.split(".", maxsplit=1)[0] not in ("bot", "cogs", "images", "tests"):
            return
        while name:
            if path := self.modules.get(name):
                yield path
            name = name.rpartition(".")[0]


def module_name(path: str) -> str:
    """Return the name under which a file is imported."""
    return path.removeprefix(SAMPLE).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def is_test(path: str) -> bool:
    """Return whether pytest collects a file."""
    return path.startswith("tests/") and posixpath.basename(path).startswith("test_") and path.endswith(".py")


def _reaching(paths: Iterable[str], importers: Mapping[str, Collection[str]]) -> set[str]:
    reached, pending = set[str](), list(paths)
    while pending:
        path = pending.pop()
        if path not in reached:
            reached.add(path)
            pending.extend(importers.get(path, ()))
    return reached


def _of_tests(path: str) -> bool:
    """Return whether a file belongs to the tests; their sample games count as games."""
    return path.startswith("tests/") and not path.startswith(SAMPLE)
