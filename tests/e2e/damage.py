"""Helpers that damage the database of a stopped bot and check its reaction after a restart."""

from __future__ import annotations

import random
import sqlite3
import traceback
from contextlib import closing
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bot.storage import codec
from bot.table.model import Status
from bot.table.store import StorageFailed

if TYPE_CHECKING:
    import logging
    from collections.abc import Iterator
    from pathlib import Path

    from bot.table.model import SeatState, Table
    from tests.e2e.world import World

SECRET = "zebra-4711"
"""A word in the stored values that no log line may quote."""
EXPECTED_ERRORS = frozenset({"table.quarantined"})
"""Errors that a bot may log on a damaged database: one line that names the table."""


async def stop(world: World) -> Path:
    """Stop the bot regularly, so that its database file is complete; return the file's path."""
    await world.env.bot.close()
    await world.processes.close()
    path: Path = world.app.settings.database
    return path


async def start(world: World) -> bool:
    """Start the bot again; return False if it refuses the file in one line."""
    try:
        bot = await world.processes.assemble(world.external_wait)
    except StorageFailed as error:
        refusal = str(error)
        await world.processes.close()
    else:
        await world.env.restart_bot(bot)
        await world.env.settle()
        return True
    assert "\n" not in refusal
    assert SECRET not in refusal
    return False


def damaged(path: Path, *statements: str) -> None:
    """Run SQL statements on the database file without the bot."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def bad_byte(table: str, column: str, where: str) -> str:
    """Return the statement that appends `SECRET` and a byte of invalid UTF-8 to a stored text."""
    return f"UPDATE {table} SET {column} = CAST({column} || '{SECRET}' || x'ff' AS TEXT) WHERE {where}"  # noqa: S608


def wrong_type(path: Path, table: str, column: str, where: str = "TRUE") -> None:
    """Store a value of the wrong type in the rows of a condition, which SQLite allows only without STRICT.

    A flipped bit in a row's header has the same effect.
    """
    rewrite = "UPDATE sqlite_master SET sql = ? WHERE name = ?"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        ((sql,),) = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,))
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(rewrite, (sql.replace("STRICT", "").replace(", WITHOUT", "WITHOUT"), table))
        connection.execute("PRAGMA writable_schema = RESET")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"UPDATE {table} SET {column} = x'4711' WHERE {where}")  # noqa: S608 - names of ours
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(rewrite, (sql, table))
        connection.execute("PRAGMA writable_schema = RESET")


def columns_of(path: Path, table: str) -> list[str]:
    """Return the names of a table's columns."""
    with closing(sqlite3.connect(path)) as connection:
        return [name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")]


def flip_bit(path: Path, table: str, column: str, bit: int) -> bool:
    """Flip a bit of a column in the first row of a table that has a value there; return False if none has.

    The bits of a text are counted from its middle.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        found = connection.execute(f"SELECT * FROM {table} WHERE {column} IS NOT NULL").fetchone()  # noqa: S608
        if found is None:
            return False
        names = columns_of(path, table)
        value = found[names.index(column)]
        condition = " AND ".join(f"{name} IS ?" for name in names)
        sql = f"UPDATE {table} SET {column} = {'CAST(? AS TEXT)' if isinstance(value, str) else '?'} WHERE {condition}"  # noqa: S608
        try:
            connection.execute(sql, (_with_flipped_bit(value, bit), *found))
        except sqlite3.IntegrityError:  # another row has that key
            return False
    return True


def _with_flipped_bit(value: Any, bit: int) -> Any:
    if isinstance(value, int):
        return value ^ 1 << bit
    if isinstance(value, float):
        return value + 2.0**bit
    content = bytearray(value.encode())
    if content:
        content[len(content) // 2 + bit // 8 if bit // 8 < len(content) // 2 else 0] ^= 1 << bit % 8
    return bytes(content)


def flipped(content: bytes, seed: int, count: int) -> Iterator[tuple[int, bytes]]:
    """Yield (bit number, file content) `count` times, each with one random bit of the non-zero bytes flipped."""
    used_positions = [position for position, byte in enumerate(content) if byte]
    for place in random.Random(seed).sample(range(8 * len(used_positions)), count):
        bit = 8 * used_positions[place // 8] + place % 8
        flipped_content = bytearray(content)
        flipped_content[bit // 8] ^= 1 << bit % 8
        yield bit, bytes(flipped_content)


def complaints(records: list[logging.LogRecord]) -> list[str]:
    """Return log lines that are wrong on a damaged database: tracebacks, quoted values and unexpected errors."""
    faults = [f"quotes: {record.getMessage()}" for record in records if SECRET in str(vars(record))]
    faults += [f"traceback: {record.getMessage()} {_error(record)}" for record in records if record.exc_info]
    errors = [record for record in records if record.levelname in {"ERROR", "CRITICAL"}]
    return faults + [f"error: {record.getMessage()}" for record in errors if record.getMessage() not in EXPECTED_ERRORS]


def _error(record: logging.LogRecord) -> str:
    error = record.exc_info[1] if record.exc_info else None
    return "".join(traceback.format_exception(error))[-1500:] if error else ""


def set_aside(records: list[logging.LogRecord]) -> set[int]:
    """Return the numbers of the tables that the log names as set aside."""
    return {vars(record)["table"] for record in records if record.getMessage() == "table.quarantined"}


def changed(world: World, before: dict[int, Any], reported: set[int]) -> list[str]:
    """Return a description of every table that changed or disappeared without being reported."""
    changes: list[str] = []
    for number, table in before.items():
        current = world.app.tables._repository.get(number)
        if number in reported:
            continue
        if current is None or current.status is Status.BROKEN:
            changes.append(f"table {number} is lost without a word")
        elif _content(current) != _content(table):
            changes.append(f"table {number} is another: {_differing(current, table)}")
    return changes


def _differing(left: Any, right: Any) -> list[str]:
    return [name for name in left.__struct_fields__ if getattr(left, name) != getattr(right, name)]


_TIMES = frozenset({"version", "changed", "closes"})
"""The fields of a table that a restart may change, besides the times of its seats."""


def _content(table: Table) -> tuple[Any, ...]:
    """Return the fields that a restart must not change, as JSON."""
    still = table.with_seats(lambda _, state: _timeless(state))
    names = (name for name in table.__struct_fields__ if name not in {"seed", *_TIMES})
    return tuple(codec.to_json(getattr(still, name)) for name in names)


def _timeless(state: SeatState) -> SeatState:
    clock = replace(state.clock, since=None, due=None, warning=None, put_off=0.0)
    return replace(state, clock=clock, silent_since=None)
