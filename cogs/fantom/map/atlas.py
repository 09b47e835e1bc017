"""The map files: the shipped ones and those of servers. They are parsed and checked; a fault has a line and a reason.

Public knowledge, independent of any hunt.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

from bot.game.contract import Refused
from bot.i18n.toml_files import FileForm, read_toml, refusal_at
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
_COORDINATES = ("size", "at", "via", "path", "outline", "width", "compass")
FORM = FileForm(MAX_FILE_BYTES, MAX_LINE_LENGTH, dict.fromkeys(_COORDINATES, "map"))
"""The form of a map file."""
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
    try:
        result, lines = read_toml(text, Town, FORM)
    except Refused as refused:
        raise _as_error(refused) from None
    for check in (*before, *station_checks.CHECKS, *street_checks.CHECKS, *after):
        for fault in check(result):
            raise _as_error(refusal_at(lines, lines.line(fault.table, fault.index), fault.reason, fault.variables))
    return result


def _as_error(refused: Refused) -> MapError:
    variables = {name: value for name, value in refused.variables.items() if name != "line"}
    return MapError(int(refused.variables["line"]), refused.text, **variables)
