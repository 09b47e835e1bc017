"""One bot per database: which programs are refused, and reading without a lock."""

from __future__ import annotations

import asyncio
import fcntl
import json
import logging
import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

import pytest

from bot.storage import copies, lock, watch
from bot.storage.database import open_database
from bot.storage.failures import DatabaseBusy, DatabaseInUse, DatabaseUnusable
from tests import tree
from tests.courier.world import SteppedClock
from tests.storage.test_damage import until_asleep
from tests.table.harness import ANNA, open_harness

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

NAME = "games.sqlite3"
LOCK = f"{NAME}.lock"

SECOND_BOT = """
import asyncio, sys
from pathlib import Path
from bot.storage.database import open_database
from bot.table.store import StorageFailed

async def start() -> None:
    async with open_database(Path(sys.argv[1]), lock_timeout=0.05):
        pass

try:
    asyncio.run(start())
except StorageFailed as refused:
    print(type(refused).__name__)
else:
    print("started")
"""
HEALTH_CHECKS = """
import sys, time
from pathlib import Path
from bot.maintenance import health
print("asking", flush=True)
while True:
    health.problem(Path(sys.argv[1]), time.time())
"""


def start_second(path: Path) -> str:
    """Start a bot in a process of its own; return whether it started, or the name of the exception."""
    command = [sys.executable, "-c", SECOND_BOT, str(path)]
    process = subprocess.run(command, cwd=tree.ROOT, capture_output=True, text=True, check=True, timeout=60)
    return str(process.stdout).strip()


@contextmanager
def flock(path: Path, kind: int) -> Generator[int]:
    """Hold a lock as another program may; yield its file descriptor."""
    path.touch()
    with path.open("r+b") as file:
        fcntl.flock(file, kind | fcntl.LOCK_NB)
        yield file.fileno()


def test_a_shared_lock_does_not_prevent_a_start(tmp_path: Path) -> None:
    """Health checks of older versions and backup tools take a shared lock."""
    with flock(tmp_path / LOCK, fcntl.LOCK_SH), lock.database_lock(tmp_path / NAME):
        pass


def test_bots_of_older_and_current_versions_exclude_each_other(tmp_path: Path) -> None:
    """An older version locks the whole file exclusively."""
    with flock(tmp_path / LOCK, fcntl.LOCK_EX), pytest.raises(DatabaseInUse), lock.database_lock(tmp_path / NAME):
        pass
    with lock.database_lock(tmp_path / NAME), pytest.raises(BlockingIOError), flock(tmp_path / LOCK, fcntl.LOCK_EX):
        pass


def test_a_briefly_held_lock_delays_a_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with flock(tmp_path / LOCK, fcntl.LOCK_EX) as handle:

        def unlock(_seconds: float) -> None:
            fcntl.flock(handle, fcntl.LOCK_UN)

        monkeypatch.setattr("time.sleep", unlock)
        with lock.database_lock(tmp_path / NAME):
            pass


def test_a_simultaneous_health_check_does_not_fail_a_start(tmp_path: Path) -> None:
    """Formerly 109 of 4,095 starts failed."""
    command = [sys.executable, "-c", HEALTH_CHECKS, str(tmp_path)]
    with subprocess.Popen(command, cwd=tree.ROOT, stdout=subprocess.PIPE) as asking:
        try:
            assert asking.stdout is not None
            assert asking.stdout.readline() == b"asking\n"
            for _ in range(4000):
                with lock.database_lock(tmp_path / NAME):
                    pass
        finally:
            asking.kill()


@pytest.mark.parametrize("replaced", [False, True])
async def test_without_its_lock_file_a_bot_still_excludes_a_second_one(tmp_path: Path, replaced: bool) -> None:  # noqa: FBT001
    async with open_harness(tmp_path / NAME) as harness:
        table = await harness.game()
        (tmp_path / LOCK).unlink()
        if replaced:
            (tmp_path / LOCK).touch()
        assert await asyncio.to_thread(start_second, tmp_path / NAME) == "DatabaseInUse"
        await harness.press(table, ANNA)
    assert start_second(tmp_path / NAME) == "started"


async def test_without_its_lock_file_a_bot_still_prevents_a_restore(tmp_path: Path) -> None:
    async with open_database(tmp_path / NAME):
        copies.back_up(tmp_path / NAME, tmp_path / "copy.db")
        (tmp_path / LOCK).unlink()
        with pytest.raises(DatabaseInUse):
            copies.restore(tmp_path / "copy.db", tmp_path / NAME)


async def test_a_database_under_another_path_has_the_same_lock(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    async with open_database(tmp_path / NAME):
        (tmp_path / "other" / NAME).symlink_to(tmp_path / NAME)
        assert await asyncio.to_thread(start_second, tmp_path / "other" / NAME) == "DatabaseInUse"


async def test_several_databases_in_one_folder_have_separate_locks(tmp_path: Path) -> None:
    async with open_database(tmp_path / NAME), open_database(tmp_path / "other.db"):
        pass


async def test_a_deleted_lock_file_is_created_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    clock = SteppedClock(0.0)
    async with open_harness(tmp_path / NAME) as harness:
        written = json.loads((tmp_path / LOCK).read_bytes())
        running = asyncio.create_task(watch.run_while_file_exists(harness.database, clock, asyncio.sleep(3600)))
        await until_asleep(clock)
        (tmp_path / LOCK).unlink()
        for _ in range(3):
            clock.move(30)
            await until_asleep(clock)
        assert json.loads((tmp_path / LOCK).read_bytes()) == written
        with pytest.raises(DatabaseInUse), lock.database_lock(tmp_path / NAME):
            pass
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
    warned = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert warned.count("lock.restored") == 1
    assert json.loads((tmp_path / LOCK).read_bytes())["open"] is False


@pytest.mark.parametrize("has_file", [False, True])
async def test_a_bot_ends_normally_without_its_lock_file(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    has_file: bool,  # noqa: FBT001
) -> None:
    """At its end the bot writes a new lock file, or logs that it cannot."""
    async with open_database(tmp_path / NAME):
        (tmp_path / LOCK).unlink()
        if has_file:
            (tmp_path / LOCK).mkdir()
    assert ("lock.not_written" in caplog.text) is has_file
    if has_file:
        (tmp_path / LOCK).rmdir()
    caplog.clear()
    async with open_database(tmp_path / NAME):
        pass
    assert "older_copy" not in caplog.text


async def test_a_failed_start_keeps_the_last_bots_record(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Formerly the next start took the database for a restored copy and posted a notice at every table."""
    async with open_database(tmp_path / NAME):
        pass
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseBusy, match="another program"):
            async with open_database(tmp_path / NAME, lock_timeout=0.05):
                pass
    async with open_database(tmp_path / NAME):
        pass
    assert "older_copy" not in caplog.text


@pytest.mark.parametrize("kind", ["folder", "fifo", "device", "loop", "socket"])
def test_a_lock_path_that_is_no_regular_file_is_refused_in_one_line(tmp_path: Path, kind: str) -> None:
    make_odd(tmp_path / LOCK, kind)
    with pytest.raises(DatabaseUnusable, match="cannot be opened") as refused, lock.database_lock(tmp_path / NAME):
        pass
    assert "\n" not in str(refused.value)


def make_odd(path: Path, kind: str) -> None:
    """Create something other than a regular file at a path; "loop" is a symbolic link to itself."""
    match kind:
        case "folder":
            path.mkdir()
        case "fifo":
            os.mkfifo(path)
        case "device":
            path.symlink_to("/dev/zero")
        case "full":
            path.symlink_to("/dev/full")
        case "loop":
            path.symlink_to(path)
        case "socket":
            with closing(socket.socket(socket.AF_UNIX)) as listening:
                listening.bind(str(path))
        case _:
            raise ValueError(kind)


@pytest.mark.parametrize("content", [b"half a li", b"\xff\xfe", b"[" * 100_000, b'{"run": ' * 1000, b"\0" * 10_000_000])
def test_an_unreadable_lock_file_counts_as_that_of_a_killed_bot(tmp_path: Path, content: bytes) -> None:
    (tmp_path / LOCK).write_bytes(content)
    with lock.database_lock(tmp_path / NAME) as holder:
        assert holder.last == lock.LastRun(open=True)
