"""Makes the dump of a PostgreSQL database, with the same tables as `tests.storage.golden` makes for SQLite.

    python -m tests.storage.postgres.golden

writes the file of the current schema version if it is missing. Files of released versions are kept for ever.
"""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path
from typing import Any

import psycopg

from bot.storage import schema
from bot.storage.postgres.database import open_postgres
from tests.databases import in_schema
from tests.postgresql_server import Server
from tests.storage import golden
from tests.table.harness import Harness, ManualClock

FOLDER = Path(__file__).parent / "golden"
SCHEMA = "released_schema"
"""The schema in a dump, which no other word of it contains."""
UNWANTED = ("\\", "--", "SET transaction_timeout")
"""The beginnings of lines of a dump that are left out: those for psql, comments, and a setting of new servers only."""


def of_version(version: int) -> Path:
    """Return the path of the dump of a schema version."""
    return FOLDER / f"schema_{version:04}.sql"


def harness_on(database: Any) -> Harness:
    """Return a harness on PostgreSQL. Its type is open, because tests of SQLite need more than `AnyDatabase` has."""
    return Harness(database, ManualClock(), golden.GAMES)


async def _fill(address: str) -> None:
    async with open_postgres(in_schema(address, SCHEMA)) as database:
        await golden.fill(harness_on(database))


def make(target: Path) -> None:
    """Write a database of the current schema version as SQL text."""
    server = Server()
    try:
        address = server.new_database("golden")
        run(address, f"CREATE SCHEMA {SCHEMA}")
        asyncio.run(_fill(address))
        options = ("--inserts", "--no-owner", "--no-privileges", f"--schema={SCHEMA}", address)
        dump = subprocess.run([server.program("pg_dump"), *options], check=True, capture_output=True, text=True).stdout
    finally:
        server.close()
    lines = [line for line in dump.splitlines() if not line.startswith(UNWANTED)]
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")


def run(address: str, script: str) -> None:
    """Run a script of statements."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(script.encode())


def restore(dump: Path, address: str, name: str) -> str:
    """Restore a dump as this schema, in place of one of the same name; return the address of the schema."""
    run(address, f"DROP SCHEMA IF EXISTS {name} CASCADE")
    run(address, dump.read_text(encoding="utf-8").replace(SCHEMA, name))
    return in_schema(address, name)


def main() -> None:
    """Write the dump of the current schema version if it is missing."""
    target = of_version(len(schema.scripts()))
    if not target.exists():
        make(target)


if __name__ == "__main__":
    main()
