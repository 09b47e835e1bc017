"""Line numbers of the tables, keys and list entries in a TOML file, for games whose data a server may write by hand.

Pure: reads a text. Never judges the values, which only the game can check.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_OPAQUE = re.compile(
    r"""
    \"{3} (?: \\. | [^\\] )*? \"{3}
    | '{3} .*? '{3}
    | " (?: \\. | [^"\\\n] )* "
    | ' [^'\n]* '
    | [#] [^\n]*
    """,
    re.DOTALL | re.VERBOSE,
)
"""Strings and comments, whose content has no structure."""
_HEADER = re.compile(r"\s*(\[\[?)\s*([\w.-]+)")
_KEY = re.compile(r"\s*([\w.-]+)\s*=")
_QUOTE = re.compile("[\"']")
_BRACKET = re.compile(r"[\[\]{}]")
_ENTRY = re.compile(r"(\w+)\[(\d+)\]")


class LineIndex:
    """The line numbers, counted from 1, of the tables, keys and entries of a file."""

    def __init__(self, text: str) -> None:
        self._keys: dict[str, int] = {}
        self._entries: dict[str, list[int]] = {}
        self._table = self._key = ""
        self._lines = text.split("\n")
        depth = 0
        for number, line in enumerate(_OPAQUE.sub(_blank, text).split("\n"), 1):
            depth = self._record_inline_tables(line, number, depth) if depth else self._record_statement(line, number)

    def line(self, table: str, index: int | None = None) -> int:
        """Return the line of a key (`play.reveals`) or of a list entry; if it is missing, the line of its container."""
        entries = self._entries.get(table, [])
        if index is not None and index < len(entries):
            return entries[index]
        return next((self._keys[container] for container in _containers(table) if container in self._keys), 1)

    def of(self, path: str) -> int:
        """Return the line of a path such as `stations[3].name`, `sections[2].prime.step` or `play.pawns`."""
        entry = _ENTRY.match(path)
        lines = (self._keys[container] for container in _containers(path) if entry and container in self._keys)
        return next(lines, self.line(entry[1], int(entry[2])) if entry else self.line(path))

    def place_of(self, character: str, line: int) -> tuple[int, int]:
        """Return the line and the column, from 1, where a character stands in a string of the entry on a line.

        The column is 0 if it is not there, for example because it is written as an escape.
        """
        entries = (number for numbers in self._entries.values() for number in numbers if number > line)
        for number in range(line, min(entries, default=len(self._lines) + 1)):
            quote = _QUOTE.search(self._lines[number - 1])
            column = self._lines[number - 1].find(character, quote.end()) if quote else -1
            if column >= 0:
                return number, column + 1
        return line, 0

    def _record_statement(self, line: str, number: int) -> int:
        """Record the name in a line that starts a statement; return the bracket depth at the end of the line."""
        if header := _HEADER.match(line):
            self._keys.setdefault(header[2], number)
            self._table = self._record_entry(header[2], number) if header[1] == "[[" else header[2]
            return 0
        if key := _KEY.match(line):
            self._key = f"{self._table}.{key[1]}".lstrip(".")
            self._keys.setdefault(self._key, number)
        return self._record_inline_tables(line, number, 0)

    def _record_entry(self, table: str, number: int) -> str:
        """Record another entry of a table; return its path."""
        entries = self._entries.setdefault(table, [])
        entries.append(number)
        return f"{table}[{len(entries) - 1}]"

    def _record_inline_tables(self, line: str, number: int, depth: int) -> int:
        """Record the inline tables of a list on this line; return the bracket depth at the end of the line."""
        for bracket in _BRACKET.findall(line):
            if bracket == "{" and depth == 1:
                self._entries.setdefault(self._key, []).append(number)
            depth += 1 if bracket in "[{" else -1
        return max(depth, 0)


def _containers(path: str) -> Iterator[str]:
    """Yield a path, then each of its containers, the innermost first."""
    parts = path.split(".")
    yield from (".".join(parts[:count]) for count in range(len(parts), 0, -1))


def _blank(match: re.Match[str]) -> str:
    """Return only the line ends of a string or comment."""
    return "\n" * match[0].count("\n")
