"""A full disk below the real bot: SQLite's in its own process, or PostgreSQL's below two processes.

The disk is a small file system in memory, filled up while people press. Nothing that is shown may be lost, and every
table goes on when there is room again.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import tempfile
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.postgresql_server import Server
from tests.wire.message_log import faults
from tests.wire.processes import processes
from tests.wire.test_processes import begin
from tests.wire.wire_table import EPHEMERAL

if TYPE_CHECKING:
    from collections.abc import Generator

    from tests.wire.processes import Processes
    from tests.wire.wire_table import WireTable

pytestmark = [pytest.mark.unmeasured, pytest.mark.night]

SERVER_DISK_MB, BOT_DISK_MB = 192, 24
"""Sizes of the disks; a new PostgreSQL server takes about 60 MB."""
FULL_S = 12.0
"""Seconds for which a disk stays full while people press."""
PRESS_INTERVAL_S = 0.5
SMALL_LOG = ("max_wal_size = '64MB'", "min_wal_size = '32MB'", "log_min_messages = panic")
"""Settings of a server on a small disk."""
BLOCK = bytes(4096)


@contextmanager
def small_disk(size_mb: int) -> Generator[Path]:
    """Mount an empty file system of this size in a new folder; skip the test if that is not permitted."""
    # Not in a folder of pytest, which the system's user of the database server may not enter.
    with tempfile.TemporaryDirectory(prefix="disk-") as folder:
        Path(folder).chmod(0o755)
        if not _has_run("mount", "-t", "tmpfs", "-o", f"size={size_mb}m", "tmpfs", folder):
            pytest.skip("no file system can be mounted here")
        try:
            yield Path(folder)
        finally:
            assert _has_run("umount", "--lazy", folder)


def _has_run(*command: str) -> bool:
    """Run a program, if there is one of this name; return whether it succeeded."""
    program = shutil.which(command[0])
    if program is None:
        return False
    return subprocess.run([program, *command[1:]], check=False, capture_output=True).returncode == 0


@contextmanager
def filled(disk: Path) -> Generator[None]:
    """Leave no room on a disk inside the block."""
    ballast = disk / "ballast"
    try:
        with ballast.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(BLOCK)
        assert not shutil.disk_usage(disk).free
        yield
    finally:
        ballast.unlink()


async def press_everywhere(group: Processes) -> None:
    """Let people press at every table for a while, whatever becomes of it."""
    for _ in range(int(FULL_S / PRESS_INTERVAL_S)):
        for table in group.open_tables():
            table.press_any()
        await asyncio.sleep(PRESS_INTERVAL_S)


def private_answers(table: WireTable) -> list[str]:
    """Return the private answers that people have seen at the table, as JSON."""
    seen = [message for person in table.people for message in table.world.history(person, table.thread or 0, 20)]
    return [json.dumps(message["components"]) for message in seen if message.get("flags", 0) & EPHEMERAL]


async def test_a_full_disk_of_the_database_server_loses_nothing(tmp_path: Path) -> None:
    with small_disk(SERVER_DISK_MB) as disk:
        server = Server(*SMALL_LOG, folder=disk / "data")
        try:
            async with processes(server.new_database("small_disk"), tmp_path, "0", "1") as group:
                await begin(group)
                with filled(disk):
                    await press_everywhere(group)
                server.start_again()
                await group.move_on()
                await group.settled()
                assert any("no room left" in bot.log for bot in group.bots)
                assert not await faults(group.log, group.tables)
        finally:
            server.close()


async def test_a_full_disk_of_the_bot_loses_nothing(table: WireTable) -> None:
    with small_disk(BOT_DISK_MB) as disk:
        table.move_to(disk)
        async with table.bot() as bot:
            await table.begin()
            await table.move()
            with filled(disk):
                moves = table.moves
                refused = table.press()
                await asyncio.sleep(FULL_S)
                assert table.moves == moves
                assert not table.saved(refused)
                assert bot.is_running
                assert any("nothing was changed" in answer for answer in private_answers(table))
            await table.move()
            await table.settled()
            assert len(table.boards()) == 1
            assert "Traceback" not in bot.log
