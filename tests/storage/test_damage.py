"""Damage to the database file, between two starts or while it is open: it is always noticed."""

from __future__ import annotations

import asyncio
import logging
import random
import shutil
import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

import pytest

from bot.storage import database, lock, watch
from bot.storage.database import open_database
from bot.storage.failures import DatabaseBusy, DatabaseCorrupt, DatabaseForeign, DatabaseLost
from bot.storage.tables import SqlStore
from tests.courier.world import SteppedClock
from tests.table.harness import ANNA, BOB, open_harness

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path

NAME = "games.sqlite3"


async def opened(folder: Path) -> None:
    async with open_database(folder / NAME, lock_timeout=0.05):
        pass


async def played(folder: Path, games: int = 20) -> None:
    """Make a database with some games and close it normally."""
    async with open_harness(folder / NAME) as harness:
        for _ in range(games):
            await harness.press(await harness.game(), ANNA)


async def killed(folder: Path) -> Path:
    """Make a database as a killed bot leaves it, with its last moves in the WAL file; return its folder."""
    async with open_harness(folder / NAME) as harness:
        table = await harness.game()
        await harness.database.checkpoint()
        await harness.press(table, ANNA)
        left = folder / "killed"
        left.mkdir()
        for name in (NAME, f"{NAME}-wal", f"{NAME}.lock"):
            shutil.copy(folder / name, left)
    return left


def content(folder: Path) -> dict[str, bytes]:
    """Return the content of every file, without the WAL's index (made from the WAL) and the lock."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name.startswith(NAME[:5])} | {
        f"{NAME}-shm": b"",
        f"{NAME}.lock": b"",
    }


def with_flipped_bits(content_bytes: bytes) -> bytes:
    """Flip single bits after the first page, at a tenth as many places as there are bytes."""
    luck, bent = random.Random(1), bytearray(content_bytes)
    for _ in range(len(content_bytes) // 10):
        bent[luck.randrange(4096, len(content_bytes))] ^= 1 << luck.randrange(8)
    return bytes(bent)


HARMS: dict[str, Callable[[bytes], bytes]] = {
    "bits": with_flipped_bits,
    "end-cut": lambda data: data[:-100],
    "half": lambda data: data[: len(data) // 2],
    "zeros-behind": lambda data: data[:4096] + b"\0" * (len(data) - 4096),
    "zeros": lambda data: b"\0" * len(data),
    "beginning-cut": lambda data: data[4096:],
    "stump": lambda data: data[:50],
    "text": lambda _: b"Dear diary, " * 1000,
}


@pytest.mark.parametrize("harm", HARMS.values(), ids=HARMS)
async def test_a_damaged_file_is_refused_and_untouched(tmp_path: Path, harm: Callable[[bytes], bytes]) -> None:
    await played(tmp_path)
    path = tmp_path / NAME
    path.write_bytes(harm(path.read_bytes()))
    before = content(tmp_path)
    with pytest.raises(DatabaseCorrupt, match=r"damaged|no SQLite database"):
        await opened(tmp_path)
    assert content(tmp_path) == before


async def test_an_inconsistent_index_is_refused(tmp_path: Path) -> None:
    await played(tmp_path)
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_master SET rootpage = 2 WHERE name = 'game_table_over'")
    with pytest.raises(DatabaseCorrupt, match="damaged"):
        await opened(tmp_path)


@pytest.mark.parametrize("application", [0, 77])
async def test_the_database_of_another_program_is_refused_and_untouched(tmp_path: Path, application: int) -> None:
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        connection.execute("CREATE TABLE cookies (host TEXT)")
        connection.execute(f"PRAGMA application_id = {application}")
    before = content(tmp_path)
    with pytest.raises(DatabaseForeign, match="another program's"):
        await opened(tmp_path)
    assert content(tmp_path) == before


@pytest.mark.parametrize("harm", ["emptied", "deleted"])
async def test_a_missing_or_emptied_database_is_refused(tmp_path: Path, harm: str) -> None:
    await played(tmp_path, 1)
    (tmp_path / NAME).write_bytes(b"") if harm == "emptied" else (tmp_path / NAME).unlink()
    with pytest.raises(DatabaseLost, match=r"there was one here.*restore FILE"):
        await opened(tmp_path)
    assert not (tmp_path / NAME).exists() or not (tmp_path / NAME).read_bytes()


async def test_a_wal_without_its_database_is_refused_and_kept(tmp_path: Path) -> None:
    left = await killed(tmp_path)
    (left / f"{NAME}.lock").unlink()
    (left / NAME).write_bytes(b"")
    before = (left / f"{NAME}-wal").read_bytes()
    with pytest.raises(DatabaseLost, match="its log"):
        await opened(left)
    assert (left / f"{NAME}-wal").read_bytes() == before


async def test_a_database_without_its_wal_is_reported_and_its_tables_are_shown_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    left = await killed(tmp_path)
    (left / f"{NAME}-wal").unlink()
    async with open_harness(left / NAME) as harness:
        await harness.tables.load_all()
        (row,) = await harness.database.rows("SELECT fact FROM news WHERE fact LIKE '%Restored%'")
    assert "Restored" in row[0]
    warned = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert "database.older_copy" in warned


async def test_a_killed_bot_restarts_without_a_warning(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    left = await killed(tmp_path)
    caplog.clear()
    async with open_harness(left / NAME) as harness:
        await harness.tables.load_all()
        assert [table.moves for table in harness.tables.running()] == [1]
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_a_new_database_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    await opened(tmp_path)
    assert [(record.levelname, record.getMessage()) for record in caplog.records] == [("WARNING", "database.created")]


async def test_an_opened_database_becomes_readable_only_by_its_owner(tmp_path: Path) -> None:
    await played(tmp_path, 1)
    (tmp_path / NAME).chmod(0o644)
    await opened(tmp_path)
    assert (tmp_path / NAME).stat().st_mode & 0o777 == 0o600


async def test_the_lock_of_a_killed_bot_does_not_block_a_start(tmp_path: Path) -> None:
    with lock.database_lock(tmp_path / NAME), pytest.raises(DatabaseBusy):
        await opened(tmp_path)
    (tmp_path / f"{NAME}.lock").write_bytes(b"half a li")
    await opened(tmp_path)


async def test_a_checkpoint_empties_the_wal(tmp_path: Path) -> None:
    async with open_harness(tmp_path / NAME) as harness:
        await harness.press(await harness.game(), ANNA)
        await harness.database.checkpoint()
        assert (tmp_path / f"{NAME}-wal").stat().st_size == 0


async def until_asleep(clock: SteppedClock) -> None:
    async with asyncio.timeout(30):
        while clock.seconds_to_wake() is None:  # noqa: ASYNC110 - the clock has no event for its sleepers
            await asyncio.sleep(0)


async def test_a_database_deleted_while_open_ends_the_bot_and_is_rescued(tmp_path: Path) -> None:
    clock = SteppedClock(0.0)
    async with open_harness(tmp_path / NAME) as harness:
        await harness.press(await harness.game(), ANNA)
        running = asyncio.create_task(watch.run_while_file_exists(harness.database, clock, asyncio.sleep(3600)))
        await until_asleep(clock)
        (tmp_path / NAME).unlink()
        clock.move(60)
        with pytest.raises(DatabaseLost, match="games-rescued"):
            await asyncio.wait_for(running, 10)
    async with open_harness(tmp_path / "games-rescued.sqlite3") as rescued:
        await rescued.tables.load_all()
        assert [table.moves for table in rescued.tables.running()] == [1]


async def test_the_wal_is_checkpointed_every_hour(tmp_path: Path) -> None:
    clock = SteppedClock(0.0)
    async with open_harness(tmp_path / NAME) as harness:
        await harness.press(await harness.game(), ANNA)
        running = asyncio.create_task(watch.run_while_file_exists(harness.database, clock, asyncio.sleep(3600)))
        await until_asleep(clock)
        assert (tmp_path / f"{NAME}-wal").stat().st_size > 0
        clock.move(3600)
        await until_asleep(clock)  # it checks again only after it has written
        assert (tmp_path / f"{NAME}-wal").stat().st_size == 0
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running


@contextmanager
def reader(path: Path) -> Generator[None]:
    """Keep a read transaction open, as a backup tool or a forgotten shell does."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM move").fetchall()
        yield


async def test_a_checkpoint_does_not_wait_for_a_reader(tmp_path: Path) -> None:
    """SQLite's connection would wait for up to an hour, the bot's for five seconds, and every move with it."""
    async with (
        database.open_database(tmp_path / NAME, lock_timeout=3600.0) as opened_database,
        asyncio.timeout(60),
    ):
        with reader(tmp_path / NAME):
            await opened_database.rows("INSERT INTO meta VALUES ('test', 1)")
            assert not await opened_database.checkpoint()
            await opened_database.rows("UPDATE meta SET value = 2 WHERE key = 'test'")
        assert await opened_database.checkpoint()
        assert opened_database.log_bytes() == 0


async def test_a_checkpoint_does_not_wait_for_a_writer(tmp_path: Path) -> None:
    async with database.open_database(tmp_path / NAME, lock_timeout=3600.0) as opened_database, asyncio.timeout(60):
        await opened_database.rows("INSERT INTO meta VALUES ('test', 1)")
        with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert not await opened_database.checkpoint()


async def test_a_start_and_a_deletion_do_not_wait_for_a_reader(tmp_path: Path) -> None:
    await played(tmp_path, 1)
    with reader(tmp_path / NAME):
        async with database.open_database(tmp_path / NAME, lock_timeout=3600.0) as opened_database, asyncio.timeout(60):
            await SqlStore(opened_database, {}).forget(BOB.user + 1000, str)
            assert opened_database.log_remains


async def test_a_large_wal_is_logged_once_and_its_end_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    clock = SteppedClock(0.0)

    async def pass_checks(times: int) -> None:
        for _ in range(times):
            clock.move(30)
            await until_asleep(clock)

    async with open_harness(tmp_path / NAME) as harness:
        running = asyncio.create_task(watch.run_while_file_exists(harness.database, clock, asyncio.sleep(3600)))
        await until_asleep(clock)
        with reader(tmp_path / NAME):
            await harness.database.rows("INSERT INTO meta VALUES ('test', hex(zeroblob(20000000)))")
            await pass_checks(3)
        await pass_checks(3)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert (tmp_path / f"{NAME}-wal").stat().st_size == 0
    assert [line for line in caplog.messages if "wal" in line] == [
        "database.wal_large",
        "database.wal_small",
    ]
