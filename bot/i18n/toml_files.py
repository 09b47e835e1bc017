"""TOML files that a server loads: they are read within limits, and a fault is refused with its place.

Pure: reads a text. The refusals are texts of the host (`file-syntax` and so on) with the variables `line` and, where a
character is wrong, `column`, both counted from 1; a column that is unknown is 0.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from bot.game.contract import Refused
from bot.game.toml_lines import LineIndex
from bot.i18n.characters import described

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

T = TypeVar("T")

BYTE_ORDER_MARK = "\ufeff"
"""The byte order mark, which some editors put before a text; it is ignored."""
NO_UNIT = "none"
_AT = re.compile(r"at line (\d+), column (\d+)")
_PATH = re.compile(r"`\$\.?([^`]*)`$")
_INDEX = re.compile(r"\[(\d*|\.\.\.)\]")


@dataclass(frozen=True)
class FileForm:
    """The form of a game's files: limits that bound the time to parse a hostile file, and the units of its numbers."""

    max_bytes: int
    """The most bytes of a file, in UTF-8."""
    max_line_length: int
    """The most characters of one of its lines."""
    units: Mapping[str, str]
    """The unit of each key's numbers, as the text `file-wrong-value` names it (`metres`); other keys have none."""


def unchanged(data: dict[str, Any]) -> dict[str, Any]:
    """Return a file's data as they are."""
    return data


def read_toml(
    text: str, content: type[T], form: FileForm, prepared: Callable[[dict[str, Any]], dict[str, Any]] = unchanged
) -> tuple[T, LineIndex]:
    """Return the content of a file, as this type, and the lines of its values.

    `prepared` returns the parsed data in the type's form. Raise `Refused` for the first fault, and no other exception
    for any text.
    """
    text = text.removeprefix(BYTE_ORDER_MARK)
    _require_size(text, form)
    data, lines = _parsed(text), LineIndex(text)
    try:
        return msgspec.convert(prepared(data), content, str_keys=True), lines
    except (msgspec.ValidationError, OverflowError) as error:
        match = _PATH.search(str(error))
        path = match[1].removesuffix("[...]") if match else ""
        unit = form.units.get(_INDEX.sub("", path).rpartition(".")[2], NO_UNIT)
        raise Refused("file-wrong-value", line=lines.of(path), where=path or "?", unit=unit) from None


def refusal_at(lines: LineIndex, line: int, reason: str, variables: Mapping[str, int | str]) -> Refused:
    """Return a refusal of the value on a line; a wrong `character` among the variables gets its own place."""
    if "character" not in variables:
        return Refused(reason, line=line, **variables)
    character = str(variables["character"])
    line, column = lines.place_of(character, line)
    return Refused(reason, **{**variables, "line": line, "column": column, "character": described(character)})


def _require_size(text: str, form: FileForm) -> None:
    if len(text.encode("utf-8", "surrogatepass")) > form.max_bytes:
        raise Refused("file-too-long", line=1, limit=form.max_bytes // 1024)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > form.max_line_length:
            raise Refused("file-long-line", line=number, limit=form.max_line_length)


def _parsed(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        match = _AT.search(str(error))
        line, column = (int(match[1]), int(match[2])) if match else (text.count("\n") + 1, 0)
        raise Refused("file-syntax", line=line, column=column) from None
