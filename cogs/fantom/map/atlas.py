"""The map files: the shipped ones and those of servers. They are parsed and checked; a fault has a line and a reason.

Public knowledge, independent of any hunt.
"""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

from bot.game.contract import Refused
from bot.game.toml_lines import LineIndex
from cogs.fantom.map import drawing_checks, station_checks, street_checks
from cogs.fantom.map.town import Town
from cogs.fantom.options import Map

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cogs.fantom.map.station_checks import MapFault

    Check = Callable[[Town], Iterator[MapFault]]
    """A check yields the faults of a town."""

MAX_FILE_BYTES = 128 * 1024
"""Longest map file, in bytes of UTF-8."""
MAX_LINE_LENGTH = 4096
"""Longest line of a map file, in characters. It keeps the parsing time of a hostile file short."""
BYTE_ORDER_MARK = "\ufeff"
"""A byte order mark, which some editors put before the text."""
_FILES = {Map.OLD_TOWN: "old_town.toml", Map.SUBURB: "suburb.toml"}

# Created at import: `msgspec` crashes the whole process if two threads are the first to use a type at the same time,
# and pictures are drawn in threads.
msgspec.json.Decoder(Town)


class MapError(ValueError):
    """An invalid map file: the line (from 1), the reason (a text's id) and the text's variables."""

    def __init__(self, line: int, reason: str, **variables: int | str) -> None:
        super().__init__(f"line {line}: {reason} {variables}")
        self.line = line
        self.reason = reason
        self.variables = variables


@lru_cache(maxsize=16)
def town(map: Map, own: str = "") -> Town:  # noqa: A002 - it is the map
    """Return the town of a map. Raise `MapError` if the server's `own` map is wrong."""
    return parse(own if map is Map.OWN else shipped_text(map))


def check(text: str) -> None:
    """Check a map file that a user wants to load. Raise `Refused` with the first fault."""
    try:
        parse(text, drawing_checks.BEFORE, drawing_checks.AFTER)
    except MapError as error:
        raise Refused(error.reason, line=error.line, **error.variables) from None


def shipped_text(map: Map) -> str:  # noqa: A002 - it is the map
    """Return the text of a shipped map file; also offered as an example to users who draw a map."""
    return (files("cogs.fantom") / "data" / _FILES[map]).read_text("utf-8")


def parse(text: str, before: Sequence[Check] = (), after: Sequence[Check] = ()) -> Town:
    """Return the town that a map file describes. Raise only `MapError`, with the first fault.

    `before` and `after` are checks in addition to those that every town must pass.
    """
    text = text.removeprefix(BYTE_ORDER_MARK)
    _require_readable_size(text)
    result, lines = _convert(_decode(text), text), LineIndex(text)
    for check in (*before, *station_checks.CHECKS, *street_checks.CHECKS, *after):
        for fault in check(result):
            raise _as_error(fault, lines)
    return result


def _require_readable_size(text: str) -> None:
    if len(text.encode("utf-8", "surrogatepass")) > MAX_FILE_BYTES:
        raise MapError(1, "map-too-long", limit=MAX_FILE_BYTES // 1024)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE_LENGTH:
            raise MapError(number, "map-long-line", limit=MAX_LINE_LENGTH)


def _decode(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        match = re.search(r"at line (\d+)", str(error))
        line = int(match[1]) if match else text.count("\n") + 1
        raise MapError(line, "map-syntax") from None


def _convert(data: dict[str, Any], text: str) -> Town:
    try:
        return msgspec.convert(data, Town)
    except (msgspec.ValidationError, OverflowError) as error:
        match = re.search(r"at `\$\.?(.*?)`$", str(error))
        key = match[1].removesuffix("[...]") if match else ""
        raise MapError(LineIndex(text).of(key), "map-wrong-value", where=key or "?") from None


def _as_error(fault: MapFault, lines: LineIndex) -> MapError:
    return MapError(lines.line(fault.table, fault.index), fault.reason, **fault.variables)
