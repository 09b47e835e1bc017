"""The map files: the shipped ones, and a server's own, read and checked. What is wrong is told by line and reason.

Public knowledge. Must never know who stands where.
"""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

from bot.game import Refused
from cogs.fantom.map import station_checks, street_checks
from cogs.fantom.map.town import Town
from cogs.fantom.options import Map

if TYPE_CHECKING:
    from cogs.fantom.map.station_checks import MapFault

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

BYTES = 128 * 1024
"""A map file is no longer than this."""
WIDE = 4096
"""Nor is one of its lines; that keeps the reading of a hostile one short."""
MARK = "\ufeff"
"""Some editors put it before a text; it means nothing."""
_FILES = {Map.OLD_TOWN: "old_town.toml", Map.SUBURB: "suburb.toml"}


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
        parts = table.split(".")
        wider = (".".join(parts[:count]) for count in range(len(parts), 0, -1))
        return next((self._keys[each] for each in wider if each in self._keys), 1)

    def of(self, path: str) -> int:
        """Return the line of a path such as `stations[3].name` or `play.pawns`."""
        entry = _ENTRY.match(path)
        return self.line(entry[1], int(entry[2])) if entry else self.line(path)

    def _begun(self, line: str, number: int) -> int:
        """Note what a line that starts a statement names; return how deep in brackets it ends."""
        if header := _HEADER.match(line):
            self._table = header[2]
            self._keys.setdefault(self._table, number)
            if header[1] == "[[":
                self._entries.setdefault(self._table, []).append(number)
            return 0
        if key := _KEY.match(line):
            self._key = f"{self._table}.{key[1]}".lstrip(".")
            self._keys.setdefault(self._key, number)
        return self._inside(line, number, 0)

    def _inside(self, line: str, number: int, depth: int) -> int:
        """Note the inline tables of a list on this line; return how deep in brackets it ends."""
        for bracket in _BRACKET.findall(line):
            if bracket == "{" and depth == 1:
                self._entries.setdefault(self._key, []).append(number)
            depth += 1 if bracket in "[{" else -1
        return max(depth, 0)


def _blank(found: re.Match[str]) -> str:
    """Return nothing but the line ends of a string or comment."""
    return "\n" * found[0].count("\n")


class MapError(ValueError):
    """A map file that cannot be played on: the line (from 1), the reason (a text's id) and the text's variables."""

    def __init__(self, line: int, reason: str, **variables: int | str) -> None:
        super().__init__(f"line {line}: {reason} {variables}")
        self.line = line
        self.reason = reason
        self.variables = variables


@lru_cache(maxsize=16)
def town(map: Map, own: str = "") -> Town:  # noqa: A002 - it is the map
    """Return the town of a map; raises `MapError` if the server's `own` one is wrong."""
    return parsed(own if map is Map.OWN else shipped(map))


def checked(text: str) -> None:
    """Look at a map file somebody wants to load; raises `Refused` with the first fault found."""
    try:
        parsed(text)
    except MapError as error:
        raise Refused(error.reason, line=error.line, **error.variables) from None


def shipped(map: Map) -> str:  # noqa: A002 - it is the map
    """Return the text of a map file of ours, an example for whoever draws one."""
    return (files("cogs.fantom") / "data" / _FILES[map]).read_text("utf-8")


def parsed(text: str) -> Town:
    """Return the town that a map file describes; raises `MapError` with the first fault found, nothing else ever."""
    text = text.removeprefix(MARK)
    _measure(text)
    drawn, places = _converted(_decoded(text), text), LineIndex(text)
    for check in (*station_checks.CHECKS, *street_checks.CHECKS):
        for fault in check(drawn):
            raise _told(fault, places)
    return drawn


def _measure(text: str) -> None:
    """Refuse what is too long to be read."""
    if len(text.encode("utf-8", "surrogatepass")) > BYTES:
        raise MapError(1, "map-too-long", limit=BYTES // 1024)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > WIDE:
            raise MapError(number, "map-long-line", limit=WIDE)


def _decoded(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise MapError(line, "map-syntax") from None


def _converted(data: dict[str, Any], text: str) -> Town:
    try:
        return msgspec.convert(data, Town)
    except (msgspec.ValidationError, OverflowError) as error:
        found = re.search(r"at `\$\.?(.*?)`$", str(error))
        where = found[1] if found else ""
        raise MapError(LineIndex(text).of(where), "map-wrong-value", where=where or "?") from None


def _told(fault: MapFault, places: LineIndex) -> MapError:
    return MapError(places.line(fault.table, fault.index), fault.reason, **fault.variables)
