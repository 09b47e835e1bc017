"""`python -m bot restore FILE`: the files it replaces, keeps and refuses, and its output."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot import settings
from bot.__main__ import main
from bot.storage import copies, lock
from bot.storage.database import open_database
from bot.storage.failures import DatabaseBusy
from bot.table.store import StorageFailed
from tests.table.harness import ANNA, open_harness

if TYPE_CHECKING:
    from pathlib import Path

NAME = "games.sqlite3"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the bot's data folder, which is also the working directory."""
    for name in settings.Settings.__struct_fields__:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


async def play_on(folder: Path, games: int) -> None:
    async with open_harness(folder / NAME) as harness:
        for _ in range(games):
            await harness.press(await harness.game(), ANNA)


async def games_in(path: Path) -> int:
    async with open_harness(path) as harness:
        await harness.tables.load_all()
        return len(harness.tables.running())


def test_a_restore_keeps_the_replaced_database(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(play_on(folder, 2))
    assert main(["backup", "copy.db"]) == 0
    asyncio.run(play_on(folder, 1))
    capsys.readouterr()
    assert main(["restore", "copy.db"]) == 0
    output = capsys.readouterr().out
    assert "restored copy.db: 2 tables, 2 of them not over" in output
    assert f"the old database is kept as {folder / 'games-replaced.sqlite3'}" in output
    assert asyncio.run(games_in(folder / NAME)) == 2
    assert asyncio.run(games_in(folder / "games-replaced.sqlite3")) == 3
    assert (folder / "copy.db").is_file()


def test_a_replaced_database_is_kept_with_its_wal_and_never_overwritten(folder: Path) -> None:
    asyncio.run(play_on(folder, 1))
    main(["backup", "copy.db"])
    (folder / f"{NAME}-wal").write_bytes(b"the last moves")
    assert [main(["restore", "copy.db"]) for _ in range(2)] == [0, 0]
    assert (folder / "games-replaced.sqlite3-wal").read_bytes() == b"the last moves"
    assert (folder / "games-replaced-1.sqlite3").is_file()


def test_a_restore_repairs_a_refused_start(folder: Path) -> None:
    asyncio.run(play_on(folder, 1))
    main(["backup", "copy.db"])
    (folder / NAME).write_bytes(b"")
    assert main(["restore", "copy.db"]) == 0
    assert asyncio.run(games_in(folder / NAME)) == 1


def test_a_backup_can_be_restored_into_an_empty_folder(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(play_on(folder, 1))
    main(["backup", "copy.db"])
    monkeypatch.setenv("DATA_DIR", str(folder / "new" / "home"))
    assert main(["restore", "copy.db"]) == 0
    assert "there was no database before" in capsys.readouterr().out
    assert asyncio.run(games_in(folder / "new" / "home" / NAME)) == 1


@pytest.mark.parametrize(
    ("content", "message"),
    [(None, "no such file"), (b"Dear diary, " * 999, "no SQLite database"), (b"", "of no games")],
)
def test_a_wrong_file_is_refused_in_one_line_and_changes_nothing(
    folder: Path, capsys: pytest.CaptureFixture[str], content: bytes | None, message: str
) -> None:
    asyncio.run(play_on(folder, 1))
    if content is not None:
        (folder / "copy.db").write_bytes(content)
    before = (folder / NAME).read_bytes()
    assert main(["restore", "copy.db"]) == settings.EXIT_CODE
    error = capsys.readouterr().err.splitlines()
    assert len(error) == 1
    assert message in error[0]
    assert (folder / NAME).read_bytes() == before
    assert not list(folder.glob("games-replaced*"))


async def test_a_restore_under_a_running_bot_is_refused(folder: Path) -> None:
    async with open_database(folder / NAME):
        copies.back_up(folder / NAME, folder / "copy.db")
        with pytest.raises(DatabaseBusy, match="another bot is running"):
            copies.restore(folder / "copy.db", folder / NAME)


def test_every_file_is_readable_only_by_its_owner(folder: Path) -> None:
    """Formerly the database, the WAL, backups and the lock were world-readable."""
    main(["backup", "nothing.db"])  # every command sets the umask
    asyncio.run(play_on(folder, 1))
    with lock.database_lock(folder / NAME):
        main(["backup", "copy.db"])
    main(["restore", "copy.db"])
    files = [path for path in folder.iterdir() if path.is_file()]
    assert {path.name: stat.S_IMODE(path.stat().st_mode) for path in files} == {path.name: 0o600 for path in files}
    assert len(files) >= 4


FOREIGN = {
    "a trigger": "CREATE TRIGGER evil AFTER INSERT ON meta BEGIN DELETE FROM game_table; END",
    "an index named like ours": "DROP INDEX post_nonce; CREATE INDEX post_nonce ON move (at)",
    "a view": "CREATE VIEW evil AS SELECT 1",
    "an index": "CREATE INDEX evil ON move (at)",
    "a table": "CREATE TABLE evil (n INT)",
    "a column": "ALTER TABLE meta ADD COLUMN evil TEXT",
    "no index": "DROP INDEX post_nonce",
    "no table": "DROP TABLE person",
    "no version": "PRAGMA user_version = 0",
    "a version below zero": "PRAGMA user_version = -3",
    "a version that never was": "PRAGMA user_version = -1",
    "a name of SQLite": """
        PRAGMA writable_schema = ON;
        INSERT INTO sqlite_master VALUES ('trigger', 'sqlite_evil', 'meta', 0,
            'CREATE TRIGGER sqlite_evil AFTER INSERT ON meta BEGIN DELETE FROM game_table; END');
    """,
    "no UTF-8": """
        PRAGMA writable_schema = ON;
        UPDATE sqlite_master SET sql = CAST(sql || x'ff' AS TEXT) WHERE name = 'person';
    """,
    "control characters": 'CREATE TABLE "\x1b[31mevil\n" (n INT)',
}


@pytest.mark.parametrize("harm", FOREIGN.values(), ids=FOREIGN)
def test_a_foreign_schema_is_refused_everywhere_and_changes_nothing(
    folder: Path, capsys: pytest.CaptureFixture[str], harm: str
) -> None:
    """Triggers of a foreign schema would run with the statements of the bot."""
    asyncio.run(play_on(folder, 1))
    assert main(["backup", "copy.db"]) == 0
    with closing(sqlite3.connect(folder / "copy.db")) as foreign:
        foreign.executescript(harm)
        foreign.commit()
    (folder / "foreign").mkdir()
    shutil.copy(folder / "copy.db", folder / "foreign" / NAME)
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    for command in (
        ["restore", "copy.db"],
        ["show", "1", "--database", "copy.db"],
        ["replay", "1", "--database", "copy.db"],
    ):
        capsys.readouterr()
        assert main(command) == settings.EXIT_CODE
        output = capsys.readouterr()
        assert (output.out, output.err.count("\n"), "\x1b" in output.err) == ("", 1, False)
    with pytest.raises(StorageFailed):
        copies.back_up(folder / "foreign" / NAME, folder / "second.db")
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before
    with pytest.raises(StorageFailed):
        asyncio.run(open_and_close(folder / "foreign" / NAME))
    assert (folder / "foreign" / NAME).read_bytes() == before[folder / "foreign" / NAME]


async def open_and_close(path: Path) -> None:
    async with open_database(path, lock_timeout=0.05):
        pass


def test_an_analyzed_and_vacuumed_backup_is_accepted(folder: Path) -> None:
    asyncio.run(play_on(folder, 1))
    assert main(["backup", "copy.db"]) == 0
    with closing(sqlite3.connect(folder / "copy.db")) as own:
        own.execute("ANALYZE")
        own.execute("VACUUM")
    assert main(["restore", "copy.db"]) == 0
    assert asyncio.run(games_in(folder / NAME)) == 1


def test_a_copy_leaves_other_files_alone(folder: Path) -> None:
    """Formerly a file “copy.db.new” was deleted, and a folder of that name caused a traceback."""
    asyncio.run(play_on(folder, 1))
    for name in ("copy.db.new", f"{NAME}.new"):
        (folder / name).write_text("precious")
    (folder / "second.db.new").mkdir()
    for command in (["backup", "copy.db"], ["backup", "second.db"]):
        assert main(command) == 0
    (folder / f"{NAME}-journal").write_text("of another database")
    assert main(["restore", "copy.db"]) == 0
    assert [(folder / name).read_text() for name in ("copy.db.new", f"{NAME}.new")] == ["precious"] * 2
    assert (folder / "games-replaced.sqlite3-journal").read_text() == "of another database"
    assert len(list(folder.glob("*.new"))) == 3
