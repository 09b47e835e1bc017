"""Golden databases of PostgreSQL: from 1.0 on, every released one opens, replays and has the schema of a new one."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import pytest

from bot.storage import schema
from bot.storage.postgres.database import open_postgres
from bot.table.model import Status
from tests.postgresql_server import ADDRESS_VARIABLE
from tests.storage.postgres import golden

if TYPE_CHECKING:
    from pathlib import Path

    from bot.storage.sql import AnyDatabase

pytestmark = pytest.mark.unmeasured

SCHEMA_OBJECTS = {
    "columns": """
        SELECT table_name, column_name, ordinal_position, data_type, is_nullable, column_default, identity_generation
        FROM information_schema.columns WHERE table_schema = current_schema()
    """,
    "indexes": "SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema()",
    "constraints": """
        SELECT CAST(CAST(conrelid AS regclass) AS TEXT), conname, pg_get_constraintdef(oid) FROM pg_constraint
        WHERE connamespace = CAST(current_schema() AS regnamespace)
    """,
    "functions": """
        SELECT proname, pg_get_function_arguments(oid), pg_get_function_result(oid), CAST(provolatile AS TEXT), prosrc
        FROM pg_proc WHERE pronamespace = CAST(current_schema() AS regnamespace)
    """,
}
each_version = pytest.mark.parametrize("dump", sorted(golden.FOLDER.glob("*.sql")), ids=lambda path: path.stem)


def restored(dump: Path, address: str) -> str:
    """Restore a dump in place of the test's empty schema; return its address."""
    _, _, name = address.rpartition("%3D")
    return golden.restore(dump, os.environ[ADDRESS_VARIABLE], name)


def test_the_current_schema_has_a_dump() -> None:
    assert golden.of_version(len(schema.scripts())).is_file()


@each_version
async def test_every_game_replays_and_can_be_played_to_its_end(dump: Path, address: str) -> None:
    async with open_postgres(restored(dump, address)) as database:
        harness = golden.harness_on(database)
        report = await harness.tables.load_all()
        assert (report.lobbies, report.running, report.broken) == ((1,), (2, 5), ())
        assert [(await harness.tables.find(n)).status for n in (3, 4)] == [Status.ENDED, Status.CLOSED]
        while not harness.tables.get(2).finished:
            if not await harness.tables.autoplay(2):
                harness.clock.advance(24 * 3600)
                await harness.tables.tick()
        for number in (2, 3, 4):
            assert (await harness.tables.verify(number)).agrees


@each_version
async def test_its_schema_is_that_of_a_new_database(dump: Path, address: str) -> None:
    async with open_postgres(address) as database:
        new = await objects(database)
    async with open_postgres(restored(dump, address)) as database:
        assert await objects(database) == new


async def objects(database: AnyDatabase) -> dict[str, list[tuple[Any, ...]]]:
    """Return the columns, the indexes, the constraints and the functions of a schema, in order."""
    return {kind: sorted(await database.rows(sql), key=str) for kind, sql in SCHEMA_OBJECTS.items()}
