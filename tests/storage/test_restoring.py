"""`python -m bot restore FILE`: what it puts where, what it keeps, what it refuses, and that it says what it did."""

from __future__ import annotations

import asyncio
import stat
from typing import TYPE_CHECKING

import pytest

from bot import settings
from bot.__main__ import main
from bot.storage import copies, lock
from bot.storage.database import open_database
from bot.storage.failures import DatabaseBusy
from tests.table.harness import ANNA, open_harness

if TYPE_CHECKING:
    from pathlib import Path

NAME = "games.sqlite3"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the bot keeps its data, and where the operator stands."""
    for name in settings.Settings.model_fields:
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


def test_a_backup_is_put_back_and_what_was_there_is_kept(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(play_on(folder, 2))
    assert main(["backup", "copy.db"]) == 0
    asyncio.run(play_on(folder, 1))
    capsys.readouterr()
    assert main(["restore", "copy.db"]) == 0
    said = capsys.readouterr().out
    assert "restored copy.db: 2 tables, 2 of them not over" in said
    assert f"the database of before is {folder / 'games-replaced.sqlite3'}" in said
    assert asyncio.run(games_in(folder / NAME)) == 2
    assert asyncio.run(games_in(folder / "games-replaced.sqlite3")) == 3
    assert (folder / "copy.db").is_file()


def test_what_is_kept_is_kept_with_its_log_and_never_overwritten(folder: Path) -> None:
    asyncio.run(play_on(folder, 1))
    main(["backup", "copy.db"])
    (folder / f"{NAME}-wal").write_bytes(b"the last moves")
    assert [main(["restore", "copy.db"]) for _ in range(2)] == [0, 0]
    assert (folder / "games-replaced.sqlite3-wal").read_bytes() == b"the last moves"
    assert (folder / "games-replaced-1.sqlite3").is_file()


def test_it_repairs_a_start_that_is_refused(folder: Path) -> None:
    asyncio.run(play_on(folder, 1))
    main(["backup", "copy.db"])
    (folder / NAME).write_bytes(b"")
    assert main(["restore", "copy.db"]) == 0
    assert asyncio.run(games_in(folder / NAME)) == 1


def test_into_an_empty_folder(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(play_on(folder, 1))
    main(["backup", "copy.db"])
    monkeypatch.setenv("DATA_DIR", str(folder / "new" / "home"))
    assert main(["restore", "copy.db"]) == 0
    assert "there was no database before" in capsys.readouterr().out
    assert asyncio.run(games_in(folder / "new" / "home" / NAME)) == 1


@pytest.mark.parametrize(
    ("what", "said"), [(None, "no such file"), (b"Dear diary, " * 999, "no SQLite database"), (b"", "of no games")]
)
def test_a_wrong_file_is_refused_in_one_line_and_changes_nothing(
    folder: Path, capsys: pytest.CaptureFixture[str], what: bytes | None, said: str
) -> None:
    asyncio.run(play_on(folder, 1))
    if what is not None:
        (folder / "copy.db").write_bytes(what)
    before = (folder / NAME).read_bytes()
    assert main(["restore", "copy.db"]) == settings.EXIT_CODE
    error = capsys.readouterr().err.splitlines()
    assert len(error) == 1
    assert said in error[0]
    assert (folder / NAME).read_bytes() == before
    assert not list(folder.glob("games-replaced*"))


async def test_not_under_a_running_bot(folder: Path) -> None:
    async with open_database(folder / NAME):
        copies.back_up(folder / NAME, folder / "copy.db")
        with pytest.raises(DatabaseBusy, match="another bot is running"):
            copies.restore(folder / "copy.db", folder / NAME)


def test_every_file_is_for_its_owner_alone(folder: Path) -> None:
    """“World-readable” they were: database, log, backup, lock."""
    main(["backup", "nothing.db"])  # every command sets the mask
    asyncio.run(play_on(folder, 1))
    with lock.held(folder / NAME):
        main(["backup", "copy.db"])
    main(["restore", "copy.db"])
    files = [path for path in folder.iterdir() if path.is_file()]
    assert {path.name: stat.S_IMODE(path.stat().st_mode) for path in files} == {path.name: 0o600 for path in files}
    assert len(files) >= 4
