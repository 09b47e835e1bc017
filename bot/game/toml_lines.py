"""Where in a toml file a table, a key or an entry of a list stands: for games whose data a server may write by hand.

Pure: it reads a text. It must never judge what stands there; that is the game's.
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
"""Strings and comments: what is in them is no structure."""
_HEADER = re.compile(r"\s*(\[\[?)\s*([\w.-]+)")
_KEY = re.compile(r"\s*([\w.-]+)\s*=")
_BRACKET = re.compile(r"[\[\]{}]")
_ENTRY = re.compile(r"(\w+)\[(\d+)\]")


class LineIndex:
    """The lines, counted from 1, of the tables, keys and entries of a file."""

    def __init__(self, text: str) -> None:
        self._keys: dict[str, int] = {}
        self._entries: dict[str, list[int]] = {}
        self._table = self._key = ""
        depth = 0
        for number, line in enumerate(_OPAQUE.sub(_blank, text).split("\n"), 1):
            depth = self._inside(line, number, depth) if depth else self._begun(line, number)

    def line(self, table: str, index: int | None = None) -> int:
        """Return the line of a key (`play.reveals`), or of the entry of a list; of what holds it if it is not there."""
        entries = self._entries.get(table, [])
        if index is not None and index < len(entries):
            return entries[index]
        return next((self._keys[each] for each in _wider(table) if each in self._keys), 1)

    def of(self, path: str) -> int:
        """Return the line of a path such as `stations[3].name`, `sections[2].prime.step` or `play.pawns`."""
        entry = _ENTRY.match(path)
        inside = (self._keys[each] for each in _wider(path) if entry and each in self._keys)
        return next(inside, self.line(entry[1], int(entry[2])) if entry else self.line(path))

    def _begun(self, line: str, number: int) -> int:
        """Note what a line that starts a statement names; return how deep in brackets it ends."""
        if header := _HEADER.match(line):
            self._keys.setdefault(header[2], number)
            self._table = self._entered(header[2], number) if header[1] == "[[" else header[2]
            return 0
        if key := _KEY.match(line):
            self._key = f"{self._table}.{key[1]}".lstrip(".")
            self._keys.setdefault(self._key, number)
        return self._inside(line, number, 0)

    def _entered(self, table: str, number: int) -> str:
        """Note one more entry of a table; return its path."""
        entries = self._entries.setdefault(table, [])
        entries.append(number)
        return f"{table}[{len(entries) - 1}]"

    def _inside(self, line: str, number: int, depth: int) -> int:
        """Note the inline tables of a list on this line; return how deep in brackets it ends."""
        for bracket in _BRACKET.findall(line):
            if bracket == "{" and depth == 1:
                self._entries.setdefault(self._key, []).append(number)
            depth += 1 if bracket in "[{" else -1
        return max(depth, 0)


def _wider(path: str) -> Iterator[str]:
    """Yield a path, and what holds it, and what holds that."""
    parts = path.split(".")
    yield from (".".join(parts[:count]) for count in range(len(parts), 0, -1))


def _blank(found: re.Match[str]) -> str:
    """Return nothing but the line ends of a string or comment."""
    return "\n" * found[0].count("\n")
