"""The parts of the file that a start checks, and the check of all tables while the bot runs."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING, Any

import pytest

from bot.storage import watch
from bot.storage.database import open_database
from bot.storage.failures import DamageFound, DatabaseCorrupt
from bot.table.model import Status
from tests.courier.world import SteppedClock
from tests.e2e import damage
from tests.storage.test_damage import content, killed, until_asleep
from tests.table.harness import ANNA, BOB, open_harness

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence
    from pathlib import Path

NAME = "games.sqlite3"
PAGE_BYTES = 4096
"""The size of SQLite's pages."""


async def played(folder: Path, games: int = 20) -> Path:
    """Make a database with some running games, a finished one and a lobby; return its path."""
    async with open_harness(folder / NAME) as harness:
        for _ in range(games):
            await harness.press(await harness.game(), ANNA)
        await harness.play_out(await harness.game(ANNA, BOB))
        await harness.lobby(ANNA, BOB)
    return folder / NAME


async def checks_everything(path: Path) -> bool:
    """Start and stop the bot; return whether it checked all tables first."""
    async with open_database(path, lock_timeout=0.05) as database:
        return database.is_checked


@contextmanager
def silently(path: Path) -> Generator[None]:
    """Let the block change the content of a file as a failing disk does: its size and its times stay."""
    status = path.stat()
    yield
    assert path.stat().st_size == status.st_size
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


def damage_page_silently(path: Path, table: str) -> None:
    """Destroy the first page of a table."""
    ((page,),) = select(path, f"SELECT rootpage FROM sqlite_master WHERE name = '{table}'")  # noqa: S608 - names of ours
    with silently(path):
        bent = bytearray(path.read_bytes())
        bent[(page - 1) * PAGE_BYTES : page * PAGE_BYTES] = b"\xff" * PAGE_BYTES
        path.write_bytes(bent)


def with_outdated_index(path: Path) -> None:
    """Change a row without changing one of its indexes."""
    row, *_ = select(path, "SELECT * FROM sqlite_master WHERE name = 'game_table_over'")
    change_schema(path, "DELETE FROM sqlite_master WHERE name = 'game_table_over'")
    damage.damaged(path, "UPDATE game_table SET changed = changed + 1")
    change_schema(path, "INSERT INTO sqlite_master VALUES (?, ?, ?, ?, ?)", row)


def change_schema(path: Path, sql: str, parameters: Sequence[Any] = ()) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(sql, parameters)
        connection.execute("PRAGMA writable_schema = RESET")


def select(path: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)) as connection:
        return connection.execute(sql).fetchall()


async def test_after_a_clean_stop_only_small_tables_are_checked(tmp_path: Path) -> None:
    path = await played(tmp_path)
    assert [await checks_everything(path) for _ in range(2)] == [False, False]


async def test_after_a_kill_all_tables_are_checked(tmp_path: Path) -> None:
    left = await killed(tmp_path)
    assert await checks_everything(left / NAME)
    assert not await checks_everything(left / NAME)


def touched(path: Path) -> None:
    path.touch()


def copied(path: Path) -> None:
    path.rename(path.with_name("original"))
    path.write_bytes(path.with_name("original").read_bytes())


def written_by_another_program(path: Path) -> None:
    damage.damaged(path, "INSERT INTO meta VALUES ('test', 1)")


def without_lock_file(path: Path) -> None:
    path.with_name(f"{path.name}.lock").unlink()


def with_unreadable_lock_file(path: Path) -> None:
    path.with_name(f"{path.name}.lock").write_bytes(b'{"run": "1", "closed"')


CHANGES = (touched, copied, written_by_another_program, without_lock_file, with_unreadable_lock_file)


@pytest.mark.parametrize("change", CHANGES)
async def test_a_file_that_may_have_changed_is_checked(tmp_path: Path, change: Callable[[Path], None]) -> None:
    path = await played(tmp_path, 1)
    change(path)
    assert await checks_everything(path)


async def test_a_database_that_another_program_holds_open_is_checked(tmp_path: Path) -> None:
    """The last moves are in the WAL file until that program closes the database."""
    path = await played(tmp_path, 1)
    with closing(sqlite3.connect(path)) as other:
        other.execute("SELECT count(*) FROM move").fetchall()
        await checks_everything(path)
    assert await checks_everything(path)


async def test_both_kinds_of_start_load_the_same_tables(tmp_path: Path) -> None:
    path = await played(tmp_path)
    loaded: list[object] = []
    for is_checked in (False, True):
        async with open_harness(path) as harness:
            assert harness.database.is_checked is is_checked
            report = await harness.tables.load_all()
            loaded.append((report.running, report.lobbies, (await harness.tables.find(21)).status))
        path.touch()
    assert loaded[0] == loaded[1] == (tuple(range(1, 21)), (22,), Status.ENDED)


async def test_a_damaged_running_table_is_set_aside_at_any_start(tmp_path: Path) -> None:
    path = await played(tmp_path, 2)
    with silently(path):
        damage.damaged(path, "UPDATE game_table SET seats = replace(seats, 'Anna', 'Anne') WHERE id = 1")
    async with open_harness(path) as harness:
        assert not harness.database.is_checked
        report = await harness.tables.load_all()
    assert report.running == (2,)
    assert [table for table, _ in report.broken] == [1]


async def test_a_damaged_small_table_is_refused_at_any_start(tmp_path: Path) -> None:
    path = await played(tmp_path, 2)
    damage_page_silently(path, "server")
    before = content(tmp_path)
    with pytest.raises(DatabaseCorrupt):
        await checks_everything(path)
    assert content(tmp_path) == before


async def test_a_small_table_with_a_value_of_a_wrong_type_is_repaired_at_any_start(tmp_path: Path) -> None:
    path = await played(tmp_path, 1)
    damage.damaged(path, "INSERT INTO welcome (guild, at, channel) VALUES (77, 1.0, 8)")
    assert await checks_everything(path)
    with silently(path):
        damage.wrong_type(path, "welcome", "channel")
    assert await checks_everything(path)
    assert select(path, "SELECT guild FROM welcome") == []


async def run_until_checked(path: Path) -> None:
    """Run the bot until the watch has seen the outcome of the check of all tables; raise what the watch raises."""
    clock, rounds_after_check = SteppedClock(0.0), 0
    async with open_harness(path) as harness:
        running = asyncio.create_task(watch.run_while_file_exists(harness.database, clock, asyncio.sleep(3600)))
        await until_asleep(clock)
        while not running.done() and rounds_after_check < 2:
            clock.move(watch.CHECK_INTERVAL_S)
            await asyncio.sleep(0.01)
            rounds_after_check += not any("_check_tables" in repr(task) for task in asyncio.all_tasks())
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


async def test_the_running_bot_checks_all_tables(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = await played(tmp_path, 1)
    caplog.set_level(logging.INFO)
    await run_until_checked(path)
    assert "database.checked" in caplog.messages
    assert not await checks_everything(path)


async def test_a_bot_that_has_checked_all_tables_does_not_do_it_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = await played(tmp_path, 1)
    path.touch()
    caplog.set_level(logging.INFO)
    await run_until_checked(path)
    assert "database.checked" not in caplog.messages


async def test_a_damaged_page_ends_the_running_bot_and_is_refused_next(tmp_path: Path) -> None:
    path = await played(tmp_path)
    damage_page_silently(path, "result")
    with pytest.raises(DamageFound, match="next start"):
        await run_until_checked(path)
    before = content(tmp_path)
    with pytest.raises(DatabaseCorrupt, match="restore a backup"):
        await checks_everything(path)
    assert content(tmp_path) == before


async def test_a_damaged_index_ends_the_running_bot_and_is_rebuilt_next(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = await played(tmp_path, 1)
    with silently(path):
        with_outdated_index(path)
    with pytest.raises(DamageFound, match="index"):
        await run_until_checked(path)
    assert await checks_everything(path)
    assert "database.indexes_rebuilt" in caplog.messages
    caplog.clear()
    await run_until_checked(path)
    assert caplog.messages == []


async def test_a_value_of_a_wrong_type_does_not_end_the_running_bot_and_is_repaired_next(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = await played(tmp_path, 1)
    damage.damaged(path, "INSERT INTO person (user, body) VALUES (1, '{}')")
    assert await checks_everything(path)
    with silently(path):
        damage.wrong_type(path, "person", "body")
    caplog.clear()
    await run_until_checked(path)
    assert [vars(record)["column"] for record in caplog.records] == ["person.body"]
    assert await checks_everything(path)
    assert select(path, "SELECT user FROM person") == []


async def test_after_an_error_that_shows_damage_all_tables_are_checked(tmp_path: Path) -> None:
    path = await played(tmp_path, 1)
    damage_page_silently(path, "result")
    async with open_database(path) as opened:
        assert not opened.is_checked
        with pytest.raises(DatabaseCorrupt):
            await opened.rows("SELECT * FROM result")
    with pytest.raises(DatabaseCorrupt, match="restore a backup"):
        await checks_everything(path)


async def test_a_bot_that_is_stopped_does_not_wait_for_the_check(tmp_path: Path) -> None:
    path = await played(tmp_path, 1)
    async with open_database(path) as opened:
        check = asyncio.create_task(opened.find_damage())
        await asyncio.sleep(0)
        check.cancel()
        with pytest.raises(asyncio.CancelledError):
            await check
