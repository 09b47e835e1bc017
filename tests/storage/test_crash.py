"""Kills at any moment and full disks at any byte: a change is saved completely or not at all, and no news is lost."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.table.store import StorageFailed
from tests import acts
from tests.table import bids
from tests.table.harness import ANNA, BOB, Harness, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import Generator

    from bot.table.model import Table

pytestmark = pytest.mark.unmeasured

ROOT = Path(__file__).parents[2]
KILLS = 8


def play_and_be_killed(path: Path, after: float) -> list[tuple[int, int]]:
    """Run a playing process, kill it `after` seconds after its first move, and return the versions it printed."""
    command = [sys.executable, "-m", "tests.storage.player", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        first = player.stdout.readline()
        try:
            player.wait(after)
        except subprocess.TimeoutExpired:
            player.send_signal(signal.SIGKILL)
        lines = (first + player.stdout.read()).splitlines()
    assert player.returncode == -signal.SIGKILL
    return [(int(table), int(version)) for table, version in (line.split() for line in lines)]


async def check_consistent(harness: Harness) -> None:
    """Check that tables, log and news agree: each move has its state and its facts."""
    rows = await harness.database.rows("""
        SELECT t.id, t.version, max(m.version), count(*), json_extract(t.play, '$.moves'), max(m.n)
        FROM game_table AS t JOIN move AS m ON m.table_id = t.id GROUP BY t.id
    """)
    for table_id, version, last, changes, moves, n in rows:
        assert version == last == changes, table_id
        assert moves == (n or 0)
    for table in harness.tables.running():
        assert (await harness.tables.verify(table.id)).agrees


async def test_a_process_killed_at_random_moments_loses_nothing_it_reported(tmp_path: Path) -> None:
    path, chance = tmp_path / "bot.db", random.Random(5)
    for _ in range(KILLS):
        reported = await asyncio.to_thread(play_and_be_killed, path, chance.uniform(0.0, 0.25))
        async with open_harness(path) as harness:
            report = await harness.tables.load_all()
            assert report.broken == ()
            for table_id, version in reported:
                assert (await harness.tables.find(table_id)).version >= version
            await check_consistent(harness)


async def test_after_a_kill_undelivered_facts_are_pending(tmp_path: Path) -> None:
    """That process has no courier, so every fact of every commit must be pending, in order."""
    path = tmp_path / "bot.db"
    await asyncio.to_thread(play_and_be_killed, path, 0.1)
    async with open_harness(path) as harness:
        await harness.tables.load_all()
        for table in harness.tables.running():
            rows = await harness.news.pending(table.id)
            assert [(row.version, row.seq) for row in rows] == sorted((row.version, row.seq) for row in rows)
            sealed = sum(isinstance(row.fact, bids.BidSealed) for row in rows)
            assert sealed == table.moves


@contextmanager
def files_no_longer_than(limit: int) -> Generator[None]:
    """Limit the size of this process's files in bytes, as a full disk would."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def played_until_it_fails(harness: Harness, table: Table) -> tuple[Table, str]:
    """Return the last saved table, and the error of the next move."""
    try:
        for person in (ANNA, BOB) * 9:
            table = await harness.press(table, person)
            harness.changed.clear()
    except StorageFailed as failure:
        return table, str(failure)
    return table, "it never failed"


@pytest.mark.parametrize("space", [0, 1, 4096, 9000, 30000])
async def test_without_disk_space_nothing_is_partly_saved_or_announced(tmp_path: Path, space: int) -> None:
    async with open_harness(tmp_path / "bot.db") as harness:
        table = await harness.game(options=bids.Options(coins=9))
        used = (tmp_path / "bot.db-wal").stat().st_size
        harness.changed.clear()
        with files_no_longer_than(used + space):
            table, failure = await played_until_it_fails(harness, table)
        assert "nothing was saved" in failure
        assert (harness.tables.get(table.id), await harness.store.load(table.id), harness.notified) == (
            table,
            table,
            [],
        )
        await check_consistent(harness)
        await acts.resign(harness.tables, table.id, ANNA.user, fresh_key())  # with free space the table goes on


async def test_a_table_saved_before_the_disk_was_full_is_read_after_a_restart(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "bot.db") as harness:
        table = await harness.game()
        with files_no_longer_than((tmp_path / "bot.db-wal").stat().st_size), pytest.raises(StorageFailed):
            await harness.press(table, ANNA)
    async with open_harness(tmp_path / "bot.db") as harness:
        await harness.tables.load_all()
        assert harness.tables.get(table.id) == table
