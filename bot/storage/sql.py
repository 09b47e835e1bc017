"""The SQL that both databases understand, and a connection as the statements see it.

All statements keep to what SQLite and PostgreSQL have in common, with parameters as SQLite writes them (`?`, `?1`,
`:name`). PostgreSQL gets the functions `json_valid`, `json_extract`, `json_each` and `instr`
(`bot/storage/postgres/functions.sql`), which SQLite has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

LISTED_NUMBERS = "(SELECT CAST(value AS BIGINT) FROM json_each(?))"
"""The right side of an `IN`, for a parameter that is a JSON list of whole numbers."""


class Rows(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int:
        """The number of rows that an INSERT, UPDATE or DELETE changed."""
        ...

    def fetchone(self) -> Any:
        """Return the next row, or None."""
        ...

    def fetchall(self) -> list[Any]:
        """Return all remaining rows."""
        ...

    def __iter__(self) -> Iterator[Any]:
        """Return an iterator over the rows."""
        ...


class Connection(Protocol):
    """A connection within a transaction: `sqlite3.Connection`, or a connection to PostgreSQL that behaves alike."""

    def execute(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = (), /) -> Rows:
        """Run one statement."""
        ...

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> object:
        """Run one statement for each row of parameters."""
        ...


def upsert(table: str, columns: Sequence[str], *, key: Sequence[str]) -> str:
    """Return a statement that inserts a row, or replaces the one with the same `key`."""
    values = ", ".join("?" * len(columns))
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns if name not in key)
    return (
        f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({values}) "  # noqa: S608 - names of ours
        f"ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}"
    )
