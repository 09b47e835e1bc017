"""The database of a test: SQLite in a file, or with `TEST_DATABASE=postgresql` a PostgreSQL schema in its place."""

from __future__ import annotations

import hashlib
import os
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from bot.storage import database as sqlite
from tests.postgresql_server import ADDRESS_VARIABLE, IS_POSTGRESQL

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path


@asynccontextmanager
async def open_database(path: Path, *, lock_timeout: float = 5.0, alone: bool = True) -> AsyncGenerator[Any]:
    """Open the test's database of this path, as `bot.storage.database.open_database` does."""
    if not IS_POSTGRESQL:
        async with sqlite.open_database(path, lock_timeout=lock_timeout, alone=alone) as database:
            yield database
        return
    from bot.storage.postgres.database import open_postgres  # noqa: PLC0415 - needs the extra `postgresql`
    from bot.storage.postgres.locks import lock_alone  # noqa: PLC0415 - likewise

    async with open_postgres(address_of(path), lock=lock_alone if alone else None) as database:
        yield database


def address_of(path: Path) -> str:
    """Return the address of the PostgreSQL schema that stands for a file; create it if it is missing."""
    import psycopg  # noqa: PLC0415

    name, server = f"test_{hashlib.sha256(str(path).encode()).hexdigest()[:24]}", os.environ[ADDRESS_VARIABLE]
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA IF NOT EXISTS {name}".encode())
    return in_schema(server, name)


def in_schema(address: str, name: str) -> str:
    """Return the address of a schema of a PostgreSQL database."""
    return f"{address}{'&' if '?' in address else '?'}options=-csearch_path%3D{name}"
