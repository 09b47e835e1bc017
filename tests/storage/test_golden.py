"""Golden databases: from 1.0 on, every released database opens, loads, replays and can be continued.

There is one dump per schema version, and a dump never changes.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import msgspec
import pytest

from bot.storage import schema
from bot.storage.codec import Play
from bot.table.model import Status
from tests.storage import golden
from tests.table.harness import HERE, ManualClock, open_harness, preferences_of

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.unmeasured

each_version = pytest.mark.parametrize("dump", sorted(golden.FOLDER.glob("*.sql")), ids=lambda path: path.stem)


def test_the_current_schema_has_a_dump() -> None:
    assert golden.of_version(len(schema.scripts())).is_file()


@each_version
async def test_every_table_loads(dump: Path, tmp_path: Path) -> None:
    async with open_harness(golden.restored(dump, tmp_path), games=golden.GAMES) as harness:
        report = await harness.tables.load_all()
        assert (report.lobbies, report.running, report.broken) == ((1,), (2, 5), ())
        assert [(await harness.tables.find(n)).status for n in (3, 4)] == [Status.ENDED, Status.CLOSED]


@each_version
@pytest.mark.parametrize("table_id", [2, 3, 4])
async def test_every_game_replays_to_its_stored_state(dump: Path, tmp_path: Path, table_id: int) -> None:
    async with open_harness(golden.restored(dump, tmp_path), games=golden.GAMES) as harness:
        await harness.tables.load_all()
        report = await harness.tables.verify(table_id)
        assert report.agrees, (report.differs_at, report.part)


@each_version
async def test_a_running_game_can_be_played_to_its_end(dump: Path, tmp_path: Path) -> None:
    async with open_harness(golden.restored(dump, tmp_path), ManualClock(), golden.GAMES) as harness:
        await harness.tables.load_all()
        while not harness.tables.get(2).finished:
            if not await harness.tables.autoplay(2):
                harness.clock.advance(24 * 3600)
                await harness.tables.tick()
        assert (await harness.tables.verify(2)).agrees


@each_version
def test_every_stored_field_is_read(dump: Path, tmp_path: Path) -> None:
    """A field read under another name than it was stored under would be lost silently."""
    with closing(sqlite3.connect(golden.restored(dump, tmp_path))) as connection:
        keys = {key for (key,) in connection.execute("SELECT DISTINCT e.key FROM game_table, json_each(play) AS e")}
    assert keys
    assert keys <= {field.encode_name for field in msgspec.structs.fields(Play)}


@each_version
async def test_the_settings_of_users_and_servers_load(dump: Path, tmp_path: Path) -> None:
    async with open_harness(golden.restored(dump, tmp_path)) as harness:
        settings = preferences_of(harness.database)
        await settings.fetch([golden.PERSON.user], [HERE.guild])
        assert settings.person(golden.PERSON.user) == golden.PERSON
        assert settings.server(HERE.guild) == golden.SERVER
