"""Saving of changes in one round trip: a change is one statement, and many changes are sent with one commit.

The statement does what `bot.storage.changes.save` does step by step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import psycopg

from bot.storage import changes, codec
from bot.storage.outbox import MARK_MOVED_AT_TABLE
from bot.storage.postgres.dialect import translated
from bot.table.facts import NOBODY
from bot.table.store import Conflict, Repeated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.storage.changes import SavedChange
    from bot.storage.codec import ChangeRows

_NAMES = (*codec.COLUMNS, "checksum")
_FIXED_NAMES = frozenset({"id", "game", "opened"})
_UPDATES = ", ".join(f"{name} = excluded.{name}" for name in _NAMES if name not in _FIXED_NAMES)
# The statements contain only names from the code.
_SAVE = f"""
WITH used AS (SELECT table_id FROM move WHERE key = :key),
saved AS (
    INSERT INTO game_table ({", ".join(_NAMES)}) SELECT {", ".join(f":{name}" for name in _NAMES)}
    WHERE NOT EXISTS (SELECT 1 FROM used)
    ON CONFLICT (id) DO UPDATE SET {_UPDATES} WHERE game_table.version = excluded.version - 1
    RETURNING id
),
moved AS (
    INSERT INTO move (table_id, version, kind, n, seat, by_user, body, key, at)
    SELECT id, :version, :kind, :n, :seat, :by_user, :body, :key, :changed FROM saved
),
joined AS (
    INSERT INTO participant (user, table_id)
    SELECT CAST(person.value AS BIGINT), id FROM saved, json_each(:people) AS person ON CONFLICT DO NOTHING
)
"""  # noqa: S608
_NEWS = """,
told{number} AS (
    INSERT INTO news (id, table_id, version, seq, seat, fleeting, fact, checksum, at)
    SELECT :news{number}, id, :version, :seq{number}, :seat{number}, :fleeting{number}, :fact{number}, :sum{number},
        :changed FROM saved
)
"""
_MARK = f""",
marked AS ({MARK_MOVED_AT_TABLE.replace("= ?", "IN (SELECT id FROM saved)")})
"""  # noqa: S608
_RESULT = "SELECT (SELECT table_id FROM used), (SELECT count(*) FROM saved)"


def save(raw: psycopg.Connection[Any], works: Sequence[SavedChange], *, again: bool) -> list[BaseException | None]:
    """Write changes with one commit; return the error of each (`Repeated` or `Conflict`), None: it was written.

    `again`: the connection broke while these changes were written, perhaps after the commit; then a change whose own
    key is used was written. Raise `psycopg.Error`; then none is written.
    """
    statements = [_statement(raw, work.rows) for work in works]
    text = statements[0] if len(statements) == 1 else ";".join(("BEGIN", *statements, "COMMIT"))
    cursor = raw.execute(text.encode())
    results: list[tuple[int | None, int]] = []
    while True:
        if cursor.description is not None:
            results += cursor.fetchall()
        if not cursor.nextset():
            break
    return [_error(work.rows, *result, again=again) for work, result in zip(works, results, strict=True)]


def _error(rows: ChangeRows, used: int | None, saved: int, *, again: bool) -> BaseException | None:
    if used is not None:
        return None if again and used == rows.table[0] else Repeated(used)
    return None if saved else Conflict()


def _statement(raw: psycopg.Connection[Any], rows: ChangeRows) -> str:
    """Return the statement of a change, with its values."""
    values: dict[str, Any] = dict(zip(_NAMES, rows.table, strict=True))
    table_id, version = values["id"], values["version"]
    values |= {name: getattr(rows, name) for name in ("kind", "n", "seat", "by_user", "body", "key")}
    values["people"] = codec.to_json(sorted(rows.people - {NOBODY}))
    parts = [_SAVE]
    for number, (seat, fleeting, fact, checksum) in enumerate(rows.news):
        parts.append(_NEWS.replace("{number}", str(number)))
        values |= {
            f"news{number}": changes.news_id(table_id, version) + number,
            f"seq{number}": number,
            f"seat{number}": seat,
            f"fleeting{number}": int(fleeting),
            f"fact{number}": fact,
            f"sum{number}": checksum,
        }
    if rows.kind in changes.MOVES_DEADLINE:
        parts.append(_MARK)
    return psycopg.ClientCursor(raw).mogrify(translated("".join((*parts, _RESULT))).encode(), values)
