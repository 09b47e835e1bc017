"""Damaged values: a stand-in for text that is not UTF-8, checksums, and one log line for each damaged value.

A damaged value affects only its own table or user. The log names the column and the row but never quotes the value.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
import structlog

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

T = TypeVar("T")

_log = structlog.stdlib.get_logger(__name__)

UNREADABLE_ERRORS = (msgspec.MsgspecError, TypeError, ValueError, RecursionError)
"""The errors of decoding a damaged value: malformed or too deeply nested JSON, wrong types, text not in UTF-8."""


class DamagedText:
    """A stand-in for stored text that is not UTF-8. No decoder accepts it, and its `repr` quotes nothing."""

    def __repr__(self) -> str:
        """Return a description without any part of the value."""
        return "<text that is not UTF-8>"


DAMAGED: Final = DamagedText()


def read_text(raw: bytes) -> str | DamagedText:
    """Return stored text, or `DAMAGED` if it is not UTF-8; `sqlite3` would raise an error that quotes the value."""
    try:
        return str(raw, "utf-8")
    except UnicodeDecodeError:
        return DAMAGED


def legible(decode: Callable[[Any], T], stored: Any) -> T | None:
    """Return the decoded value, or None if it is damaged."""
    try:
        return decode(stored)
    except UNREADABLE_ERRORS:
        return None


def reason(error: Exception) -> str:
    """Return why a value cannot be decoded, without quoting any part of the value."""
    kind, text = type(error).__name__, str(error)
    quotes = not isinstance(error, msgspec.MsgspecError) or text.startswith("Invalid")
    where = text.rpartition(" - at ")[2] if quotes and " - at " in text else ""
    return kind + (f" at {where}" if where else "") if quotes else f"{kind}: {text}"


def checksum(values: Sequence[Any]) -> int:
    """Return the CRC-32 of a row's values; it detects any single flipped bit."""
    return zlib.crc32(msgspec.msgpack.encode(values))


def with_checksum(*values: Any) -> tuple[Any, ...]:
    """Return a row's values followed by their checksum."""
    return (*values, checksum(values))


def has_checksum(values: Sequence[Any], stored: Any) -> bool:
    """Return whether a row's values match their stored checksum."""
    try:
        return bool(stored == checksum(values))
    except TypeError:  # a `DamagedText`, which msgpack cannot encode
        return False


class DamageReporter:
    """A reporter that logs each damaged value once, however often it is read."""

    def __init__(self) -> None:
        self._reported: set[tuple[str, Any]] = set()

    def report(self, column: str, row: Any, **ids: int) -> None:
        """Log that a column of a row is damaged; `row` and `ids` must not be user ids."""
        if (column, row) not in self._reported:
            self._reported.add((column, row))
            _log.warning("database.value_unreadable", column=column, row=row, **ids)

    def report_person(self, column: str, user: int) -> None:
        """Log that a column of a user's row is damaged, with the number of such rows in place of the user id."""
        if (column, user) not in self._reported:
            self._reported.add((column, user))
            damaged = sum(reported_column == column for reported_column, _ in self._reported)
            _log.warning("database.value_unreadable", column=column, damaged=damaged)
