"""The database file: opening, refusals, no overwriting, and backups of a running bot."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot.storage import copies, schema
from bot.storage.database import open_database, open_read_only
from bot.storage.failures import (
    BackupRefused,
    DatabaseBusy,
    DatabaseCorrupt,
    DatabaseUnusable,
    DiskFull,
    SchemaTooNew,
    SchemaTooOld,
)
from tests.table.harness import ANNA, BOB, Harness, open_harness

if TYPE_CHECKING:
    from pathlib import Path


async def opened(path: Path) -> None:
    async with open_database(path, lock_timeout=0.05):
        pass


def content(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [line for line in connection.iterdump() if "VALUES('run'" not in line]


async def test_a_missing_file_is_created(tmp_path: Path) -> None:
    await opened(tmp_path / "bot.db")
    with closing(sqlite3.connect(tmp_path / "bot.db")) as connection:
        assert connection.execute("PRAGMA user_version").fetchone()[0] == len(schema.scripts())


async def test_every_commit_survives_a_power_cut(harness: Harness) -> None:
    settings = [await harness.database.rows(f"PRAGMA {name}") for name in ("journal_mode", "synchronous")]
    assert settings == [[("wal",)], [(2,)]]


async def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    """Only the name of the run changes."""
    await opened(tmp_path / "bot.db")
    before = content(tmp_path / "bot.db")
    await opened(tmp_path / "bot.db")
    assert content(tmp_path / "bot.db") == before


async def test_a_second_bot_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "bot.db") as harness:
        with pytest.raises(DatabaseBusy, match="another bot is running on it"):
            await opened(tmp_path / "bot.db")
        await harness.game()
    await opened(tmp_path / "bot.db")


async def test_a_failed_migration_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the copy made before the migration stays."""
    await opened(tmp_path / "bot.db")
    scripts, before = schema.scripts(), content(tmp_path / "bot.db")
    bad_script = "CREATE TABLE two (a INT);\nCREATE TABLE meta (a INT);"
    monkeypatch.setattr(schema, "scripts", lambda: [*scripts, bad_script])
    with pytest.raises(sqlite3.OperationalError, match="already exists"):
        await opened(tmp_path / "bot.db")
    assert content(tmp_path / "bot.db") == before
    with closing(sqlite3.connect(tmp_path / "bot.db")) as connection:
        assert connection.execute("PRAGMA user_version").fetchone()[0] == len(scripts)
    assert (tmp_path / f"bot-before-{len(scripts) + 1}.db").is_file()


async def test_a_failed_first_start_leaves_no_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "scripts", lambda: ["CREATE TABLE one (a INT);\nCREATE TABLE one (a INT);"])
    with pytest.raises(sqlite3.OperationalError, match="already exists"):
        await opened(tmp_path / "bot.db")
    assert not (tmp_path / "bot.db").exists()


async def test_a_newer_database_is_refused_and_untouched(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    await opened(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 999")
    before = path.read_bytes()
    with pytest.raises(SchemaTooNew, match=r"newer version of the bot \(schema 999"):
        await opened(path)
    assert path.read_bytes() == before


async def test_a_file_that_is_no_database_is_refused_and_untouched(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    path.write_bytes(b"Dear diary, " * 1000)
    before = path.read_bytes()
    with pytest.raises(DatabaseCorrupt, match="no SQLite database"):
        await opened(path)
    assert path.read_bytes() == before


async def test_a_damaged_file_is_reported_and_untouched(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    async with open_harness(path) as harness:
        for _ in range(20):
            await harness.game()
    original = path.read_bytes()
    path.write_bytes(original[:4096] + b"\xff" * (len(original) - 4096))
    before = path.read_bytes()
    with pytest.raises(DatabaseCorrupt, match="damaged"):
        async with open_harness(path) as harness:
            await harness.tables.load_all()
    assert path.read_bytes() == before


async def test_a_locked_file_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    await opened(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(DatabaseBusy, match="another program holds it locked"):
            await opened(path)


async def test_a_missing_folder_is_reported(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnusable, match="cannot be opened"):
        await opened(tmp_path / "nowhere" / "bot.db")


async def test_a_change_during_another_programs_write_is_not_partly_saved(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    async with open_harness(path) as harness:
        table = await harness.game()
        harness.changed.clear()
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(DatabaseBusy):
                await harness.press(table, ANNA)
            other.execute("ROLLBACK")
        assert (harness.tables.get(table.id), await harness.store.load(table.id), harness.notified) == (
            table,
            table,
            [],
        )
        assert (await harness.press(table, ANNA)).moves == 1


async def test_on_a_full_disk_nothing_is_partly_saved_or_announced(harness: Harness) -> None:
    await harness.game()
    pages = (await harness.database.rows("PRAGMA page_count"))[0][0]
    await harness.database.rows(f"PRAGMA max_page_count = {pages}")
    harness.changed.clear()

    async def fill() -> None:
        while True:
            await harness.lobby(ANNA)
            harness.changed.clear()

    with pytest.raises(DiskFull, match="no room left"):
        await fill()
    assert harness.notified == []
    rows = await harness.database.rows("SELECT max(id) FROM game_table")
    assert rows == [(max(t.id for t in harness.tables.of_user(ANNA.user)),)]
    await harness.database.rows("PRAGMA max_page_count = 1000000")
    assert (await harness.lobby(ANNA)).id == rows[0][0] + 1


async def test_a_backup_of_a_running_bot_can_be_continued(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "bot.db") as harness:
        table = await harness.press(await harness.game(), ANNA)
        await asyncio.to_thread(copies.back_up, tmp_path / "bot.db", tmp_path / "copy.db")
    async with open_harness(tmp_path / "copy.db") as elsewhere:
        await elsewhere.tables.load_all()
        table_elsewhere = elsewhere.tables.get(table.id)
        assert (table_elsewhere.state, table_elsewhere.seats, table_elsewhere.moves) == (
            table.state,
            table.seats,
            table.moves,
        )
        assert (await elsewhere.play_out(table_elsewhere)).finished
        assert (await elsewhere.tables.verify(table.id)).agrees


async def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("precious")
    await opened(tmp_path / "bot.db")
    with pytest.raises(BackupRefused, match="is there already"):
        copies.back_up(tmp_path / "bot.db", tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "precious"


async def test_a_backup_that_cannot_be_written_names_the_backup(tmp_path: Path) -> None:
    await opened(tmp_path / "bot.db")
    with pytest.raises(DatabaseUnusable, match=r"nowhere/copy\.db"):
        copies.back_up(tmp_path / "bot.db", tmp_path / "nowhere" / "copy.db")


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


async def moves_read(path: Path) -> list[tuple[int]]:
    async with open_read_only(path) as database:
        return [(int(n),) for (n,) in await database.rows("SELECT n FROM move WHERE n > 0")]


async def test_a_read_only_connection_sees_one_snapshot(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "bot.db") as harness:
        table = await harness.press(await harness.game(), ANNA)
        async with open_read_only(tmp_path / "bot.db") as database:
            before = await database.rows("SELECT count(*) FROM move")
            await harness.press(table, BOB)
            assert await database.rows("SELECT count(*) FROM move") == before
        assert await moves_read(tmp_path / "bot.db") == [(1,), (2,)]


async def test_a_read_only_connection_writes_nothing(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "bot.db") as harness:
        await harness.press(await harness.game(), ANNA)
    before = files(tmp_path)
    assert await moves_read(tmp_path / "bot.db") == [(1,)]
    assert files(tmp_path) == before
    async with open_read_only(tmp_path / "bot.db") as database:
        with pytest.raises(DatabaseUnusable, match="cannot be written"):
            await database.rows("DELETE FROM move")


async def test_a_copy_without_its_wal_index_is_read_completely_and_unchanged(tmp_path: Path) -> None:
    (tmp_path / "copy").mkdir()
    async with open_harness(tmp_path / "bot.db") as harness:
        await harness.press(await harness.game(), ANNA)
        for name in ("bot.db", "bot.db-wal"):
            shutil.copy(tmp_path / name, tmp_path / "copy")
    before = files(tmp_path / "copy")
    assert await moves_read(tmp_path / "copy" / "bot.db") == [(1,)]
    assert files(tmp_path / "copy") == before


async def test_a_read_only_database_is_never_migrated(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    await opened(path)
    for version, failure in ((0, SchemaTooOld), (999, SchemaTooNew)):
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(f"PRAGMA user_version = {version}")
        before = files(tmp_path)
        with pytest.raises(failure, match=rf"schema {version},.*untouched"):
            await moves_read(path)
        assert files(tmp_path) == before


async def test_a_missing_file_or_one_that_is_no_database_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnusable, match="no such file"):
        await moves_read(tmp_path / "bot.db")
    (tmp_path / "bot.db").write_bytes(b"Dear diary, " * 1000)
    with pytest.raises(DatabaseCorrupt, match="no SQLite database"):
        await moves_read(tmp_path / "bot.db")


async def test_a_backup_of_a_missing_database_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnusable, match="no such file"):
        copies.back_up(tmp_path / "bot.db", tmp_path / "copy.db")
