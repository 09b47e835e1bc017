"""The SQL that both databases understand, and a connection as the statements see it.

All statements keep to what SQLite and PostgreSQL have in common, with parameters as SQLite writes them (`?`, `?1`,
`:name`). PostgreSQL gets the functions `json_valid`, `json_extract`, `json_each` and `instr`
(`bot/storage/postgres/functions.sql`), which SQLite has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from contextlib import AbstractAsyncContextManager

T = TypeVar("T")

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


class SqlConnection(Protocol):
    """A connection within a transaction: `sqlite3.Connection`, or a connection to PostgreSQL that behaves alike."""

    def execute(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = (), /) -> Rows:
        """Run one statement."""
        ...

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> object:
        """Run one statement for each row of parameters."""
        ...


class AnyDatabase(Protocol):
    """An open database: SQLite's (`bot.storage.database`) or PostgreSQL's (`bot.storage.postgres`)."""

    is_checked: bool
    """Whether the start has read all rows to find damage; if not, no row can have been lost."""

    async def rows(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = ()) -> list[tuple[Any, ...]]:
        """Run one statement and return its rows; a write is durable. Raise `StorageFailed` if it fails."""
        ...

    async def value(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = ()) -> Any:
        """Run one statement like `rows`; return the first value of its first row, or None without a row."""
        ...

    async def transaction(self, work: Callable[[SqlConnection], T]) -> T:
        """Run `work` as one durable transaction, perhaps more than once, and return its result.

        Raise `StorageFailed`, or the error that `work` raises; then nothing is written.
        """
        ...

    async def transactions(self, works: Sequence[Callable[[SqlConnection], Any]]) -> list[BaseException | None]:
        """Run several transactions with one commit; return the error of each, None: it was written.

        Raise `StorageFailed` if the commit fails; then none is written.
        """
        ...

    async def number_after(self, tables: Sequence[str]) -> None:
        """Let these tables number their next rows after the greatest `id`: rows were copied with their ids."""
        ...

    def overwriting(self) -> AbstractAsyncContextManager[None]:
        """Overwrite all data that is deleted inside the block, if the database can do so at once."""
        ...


def upsert(table: str, columns: Sequence[str], *, key: Sequence[str]) -> str:
    """Return a statement that inserts a row, or replaces the row with the same `key`."""
    values = ", ".join("?" * len(columns))
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns if name not in key)
    return (
        f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({values}) "  # noqa: S608 - names in the code
        f"ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}"
    )
