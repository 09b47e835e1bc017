"""Repair of rows with a value of a wrong type, caused by a flipped bit in a row's header.

SQLite reads such rows but refuses to update them. A row of settings or of the outbox is deleted. News becomes
illegible. A move keeps its readable columns; it is deleted if its table or its version is not readable. Rows of
`game_table` stay as they are: their tables are quarantined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

KEPT = frozenset({"game_table", "move", "news"})
"""The tables whose damaged rows stay. Those of all other tables are deleted."""

_MAKE_NEWS_ILLEGIBLE = """
UPDATE news SET
    table_id = id >> 32, version = (id >> 10) & 4194303, seq = id & 1023,
    seat = CASE typeof(seat) WHEN 'integer' THEN seat END,
    fleeting = 1, fact = '{"type":"Illegible"}', checksum = 0,
    at = CASE typeof(at) WHEN 'real' THEN at ELSE 0.0 END,
    told = CASE typeof(told) WHEN 'real' THEN told END
WHERE
"""
_KEEP_MOVE_COLUMNS = """
UPDATE move SET
    kind = CASE typeof(kind) WHEN 'text' THEN kind ELSE 'move' END,
    n = CASE typeof(n) WHEN 'integer' THEN n END,
    seat = CASE typeof(seat) WHEN 'integer' THEN seat END,
    by_user = CASE typeof(by_user) WHEN 'integer' THEN by_user END,
    body = CASE typeof(body) WHEN 'text' THEN body END,
    key = CASE typeof(key) WHEN 'text' THEN key ELSE 'damaged:' || table_id || ':' || version END,
    at = CASE typeof(at) WHEN 'real' THEN at ELSE 0.0 END
WHERE
"""


def settle_wrong_types(connection: sqlite3.Connection) -> None:
    """Repair or delete all rows with a value of a wrong type, except in `game_table`, in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
    for name in (name for (name,) in names if name not in KEPT):
        connection.execute(f"DELETE FROM {name} WHERE {_wrong_type_condition(connection, name)}")  # noqa: S608 - names of ours
    connection.execute(_MAKE_NEWS_ILLEGIBLE + _wrong_type_condition(connection, "news"))
    connection.execute("DELETE FROM move WHERE typeof(table_id) <> 'integer' OR typeof(version) <> 'integer'")
    connection.execute(_KEEP_MOVE_COLUMNS + _wrong_type_condition(connection, "move"))
    connection.execute("COMMIT")


def _wrong_type_condition(connection: sqlite3.Connection, table: str) -> str:
    """Return an SQL condition that is true for the rows of a table with a value of a wrong type."""
    return " OR ".join(_conditions(connection, table))


def _conditions(connection: sqlite3.Connection, table: str) -> Iterator[str]:
    columns: list[tuple[int, str, str, int, Any, int]] = connection.execute(f"PRAGMA table_info({table})").fetchall()
    for _, name, kind, required, *_ in columns:
        allowed = {kind.lower()} if required else {kind.lower(), "null"}
        if kind != "ANY":
            yield f"typeof({name}) NOT IN ({', '.join(sorted(repr(kind_name) for kind_name in allowed))})"
        elif required:
            yield f"{name} IS NULL"
