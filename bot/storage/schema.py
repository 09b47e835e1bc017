"""The bot's database schema: its application id, its migrations, and the checks of a file before the bot uses it.

The checks (`check`, `refuse_*`) only read. They never repair or overwrite a file.
"""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.storage.failures import (
    DatabaseCorrupt,
    DatabaseForeign,
    DatabaseLost,
    DatabaseUnusable,
    SchemaTooNew,
    SchemaTooOld,
    translated_errors,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

APPLICATION_ID = 0x42474D53
"""The SQLite application id of the bot's databases (“BGMS” in ASCII)."""


SCHEMA_OBJECTS = """
SELECT CAST(type AS BLOB), CAST(name AS BLOB), CAST(tbl_name AS BLOB), CAST(sql AS BLOB) FROM sqlite_master
"""
"""Selects the schema as bytes, because a foreign one need not be UTF-8."""
OPEN_STATUS = "status IN ('lobby', 'running', 'broken')"
FINISHED_STATUS = "status IN ('ended', 'closed')"
DAMAGED_STATUS = "status NOT IN ('lobby', 'running', 'broken', 'ended', 'closed')"
"""Conditions on `game_table`, written like those of its partial indexes; otherwise SQLite would not use the indexes."""
SIDE_FILE_SUFFIXES = ("-wal", "-shm", "-journal")
"""The suffixes of the files that SQLite puts beside a database."""


def scripts() -> list[str]:
    """Return the SQL of the migrations in order; raise `RuntimeError` unless they are numbered 1, 2, 3, ..."""
    migration_files = sorted(
        (f for f in files("bot.storage").joinpath("migrations").iterdir() if f.name.endswith(".sql")),
        key=lambda f: f.name,
    )
    for number, script in enumerate(migration_files, start=1):
        if int(script.name[:4]) != number:
            raise RuntimeError(f"migration {script.name} should have the number {number:04}")
    return [script.read_text(encoding="utf-8") for script in migration_files]


def migrate(path: Path, connection: sqlite3.Connection, migrations: list[str]) -> None:
    """Run those of all `migrations` that the file lacks, each in one transaction with its version number.

    Raise `SchemaTooNew` if the file is newer than the scripts, or `sqlite3.Error`.
    """
    while True:
        connection.execute("BEGIN IMMEDIATE")
        try:
            current = version(connection)
            refuse_newer(path, current, len(migrations))
            if current == len(migrations):
                return
            for statement in _statements(migrations[current]):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {current + 1}")
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")


def _statements(script: str) -> Iterator[str]:
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def version(connection: sqlite3.Connection) -> int:
    """Return the schema version of a file: the number of migrations run on it."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


SMALL_TABLES = ("meta", "server", "welcome", "sweep", "erasure", "expulsion", "daily_puzzle", "daily_digest")
"""The tables that do not grow with the number of games that were played."""


class CheckResult(NamedTuple):
    """The result of `check` for a file that the bot can use, perhaps after repairs."""

    version: int
    is_complete: bool
    """Whether all tables were checked."""
    damaged_index: bool
    """Whether an index differs from its table. It can be rebuilt, because an index holds no data of its own."""
    damaged_values: tuple[str, ...]
    """The columns (`table.column`) in which a value has a wrong type."""


def check(path: Path, lock_timeout: float, *, left_in_order: bool = False) -> CheckResult:
    """Check all pages and indexes of a file and the type of every value.

    `left_in_order`: nobody has changed the file since a bot closed it; then check the `SMALL_TABLES` only, unless the
    file must be migrated. A value of a wrong type or a damaged index does not make a file unusable: its other rows are
    intact. Raise `DatabaseCorrupt`, `DatabaseForeign`, `SchemaTooNew`, `DatabaseBusy` or `DatabaseUnusable` for other
    faults. `lock_timeout`: seconds to wait for a lock.
    """
    wal = path.with_name(f"{path.name}-wal")
    refuse_irregular(path)
    # Without a WAL file no program has the database open. `immutable` then keeps SQLite from creating an empty WAL.
    address = f"{path.absolute().as_uri()}?mode=ro{'' if wal.exists() else '&immutable=1'}"
    with translated_errors(path), closing(sqlite3.connect(address, uri=True, timeout=lock_timeout)) as connection:
        refuse_foreign(path, connection)
        if not wal.exists():
            _refuse_truncated(path, connection)
        found = version(connection)
        is_complete = not left_in_order or found < len(scripts())
        damage = find_damage(connection, () if is_complete else SMALL_TABLES)
        damage.refuse_pages(path)
        return CheckResult(found, is_complete, damage.has_index, damage.columns)


class Damage(NamedTuple):
    """The messages of SQLite's check of a file, by the kind of damage."""

    pages: tuple[str, ...]
    """The messages about damaged pages, whose content is lost."""
    has_index: bool
    """Whether an index differs from its table."""
    columns: tuple[str, ...]
    """The columns (`table.column`) in which a value has a wrong type."""

    def refuse_pages(self, path: Path) -> None:
        """Raise `DatabaseCorrupt` if a page is damaged."""
        if self.pages:
            reason = f"it is damaged; nothing was changed, restore a backup ({self.pages[0]})"
            raise DatabaseCorrupt(f"database {path}: {reason}")


def find_damage(connection: sqlite3.Connection, tables: Sequence[str] = ()) -> Damage:
    """Return the damage of these tables and their indexes; without `tables`, that of the whole file."""
    checks = [f"PRAGMA integrity_check({table})" for table in tables] or ["PRAGMA integrity_check"]
    messages = [" ".join(str(line).split()) for sql in checks for (line,) in connection.execute(sql)]
    columns = {line.rpartition(" ")[2] for line in messages if _VALUE_DAMAGE.match(line)}
    has_index = any(map(_INDEX_DAMAGE.match, messages))
    pages = [
        line for line in messages if line != "ok" and not _VALUE_DAMAGE.match(line) and not _INDEX_DAMAGE.match(line)
    ]
    return Damage(tuple(pages), has_index, tuple(sorted(columns)))


def rebuild_indexes(path: Path, connection: sqlite3.Connection) -> None:
    """Rebuild all indexes; raise `DatabaseCorrupt` if two rows of a table have the same unique key."""
    try:
        connection.execute("REINDEX")
    except sqlite3.IntegrityError:
        reason = "it is damaged; nothing was changed, restore a backup (two rows have the same key)"
        raise DatabaseCorrupt(f"database {path}: {reason}") from None


_VALUE_DAMAGE = re.compile(r"(NULL|NUMERIC|non-\w+|[A-Z]+) value in \w+\.\w+$")
_INDEX_DAMAGE = re.compile(
    r"(wrong # of entries in|non-unique entry in|row \d+ missing from|row \d+ values differ from) index "
)
"""Match the messages of `PRAGMA integrity_check` for these two kinds of damage."""


def refuse_foreign(path: Path, connection: sqlite3.Connection) -> None:
    """Refuse a database whose schema is not exactly the bot's: a foreign trigger would run with the bot's statements.

    No table is read. Raise `DatabaseForeign` or `SchemaTooNew`.
    """
    ((application,),) = connection.execute("PRAGMA application_id")
    refuse_other_schema(path, int(application), version(connection), connection.execute(SCHEMA_OBJECTS).fetchall())


def refuse_other_schema(path: Path, application: int, found: int, objects: Iterable[Sequence[Any]]) -> None:
    """Refuse a schema that is not exactly that of version `found`; `objects` are the rows of `SCHEMA_OBJECTS`.

    Raise `DatabaseForeign` or `SchemaTooNew`.
    """
    schema = _definitions(objects)
    is_ours = application == APPLICATION_ID and {("table", "game_table"), ("table", "move")} <= schema.keys()
    if not is_ours or found < 1:
        raise DatabaseForeign(f"database {path}: it is another program's, or of no games; it was left untouched")
    known = scripts()
    refuse_newer(path, found, len(known))
    expected = _schema_after(tuple(known[:found]))
    if schema != expected:
        keys = schema.keys() | expected.keys()
        kind, name = min(key for key in keys if schema.get(key) != expected.get(key))
        raise DatabaseForeign(
            f"database {path}: its schema is not that of the bot (see the {kind} {name:.60}); it was left untouched"
        )


@lru_cache(maxsize=8)
def _schema_after(migrations: tuple[str, ...]) -> dict[tuple[str, str], str]:
    """Return the schema of a new database after these migrations, by kind and name."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        for script in migrations:
            for statement in _statements(script):
                connection.execute(statement)
        return _definitions(connection.execute(SCHEMA_OBJECTS))


def _definitions(objects: Iterable[Sequence[Any]]) -> dict[tuple[str, str], str]:
    """Return the definitions by kind and name, without comments and with runs of white space collapsed.

    SQLite stores a statement with its comments, so a reworded comment must not make a database foreign. SQLite's own
    tables and indexes (statistics, indexes of unique columns) are left out.
    """
    rows = ([(value or b"").decode("utf-8", "backslashreplace") for value in row] for row in objects)
    return {
        (kind, name): " ".join(f"{table} {re.sub('--.*', '', sql)}".split())
        for kind, name, table, sql in rows
        if not (kind in ("table", "index") and name.startswith("sqlite_"))
    }


def _refuse_truncated(path: Path, connection: sqlite3.Connection) -> None:
    """Raise `DatabaseCorrupt` if the last page is incomplete; SQLite would read its missing bytes as zeros."""
    ((page,),) = connection.execute("PRAGMA page_size")
    if path.stat().st_size % page:
        raise DatabaseCorrupt(f"database {path}: it is damaged; nothing was changed, restore a backup (its end is cut)")


def refuse_lost(path: Path, *, had_one: bool) -> None:
    """Raise `DatabaseLost` if the file is empty or missing although its WAL exists or a database existed (`had_one`).

    SQLite would silently create a new database and delete the WAL.
    """
    size = path.stat().st_size if path.exists() else None
    if size:
        return
    wal = path.with_name(f"{path.name}-wal")
    wal_bytes = wal.exists() and wal.stat().st_size
    if wal_bytes or had_one:
        state = "is gone" if size is None else "is empty"
        evidence = f"its log {wal.name} is there" if wal_bytes else "there was one here"
        raise DatabaseLost(
            f"database {path}: it {state}, but {evidence}; nothing was changed. Restore a backup "
            f"(python -m bot restore FILE), or delete {path.name}.lock and {wal.name} to begin with no games"
        )


def refuse_missing(path: Path) -> None:
    """Raise `DatabaseUnusable` if the file is missing or not a regular file."""
    with translated_errors(path):
        if not path.exists():
            raise DatabaseUnusable(f"database {path}: there is no such file")
        refuse_irregular(path)


def refuse_irregular(path: Path) -> None:
    """Raise `DatabaseUnusable` if the database or a file beside it is a folder, a FIFO, a device or a socket.

    SQLite would wait forever for the writer of a FIFO.
    """
    with translated_errors(path):
        for file in (path, *(path.with_name(f"{path.name}{suffix}") for suffix in SIDE_FILE_SUFFIXES)):
            if file.exists() and not file.is_file():
                raise DatabaseUnusable(f"database {path}: {file} is not a regular file")
        if path.is_symlink() and not path.exists():
            raise DatabaseUnusable(f"database {path}: it is a link to a file that is not there")


def refuse_other(path: Path, found: int, known: int) -> None:
    """Raise `SchemaTooNew` or `SchemaTooOld` if schema version `found` is not `known`, this program's version."""
    refuse_newer(path, found, known)
    if found < known:
        raise SchemaTooOld(
            f"database {path}: it was written by an older version of the bot (schema {found}, this one knows {known}); "
            "start the bot on it, or on a copy of it, to bring it up to date; it was left untouched"
        )


def refuse_newer(path: Path, found: int, known: int) -> None:
    """Raise `SchemaTooNew` if schema version `found` is newer than `known`, this program's version."""
    if found > known:
        raise SchemaTooNew(
            f"database {path}: it was written by a newer version of the bot (schema {found}, this one knows {known}); "
            "it was left untouched"
        )
