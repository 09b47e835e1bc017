"""A kill while a user is forgotten: their data is deleted completely or, except at tables they left, not at all."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.preferences.settings import PersonSettings
from tests.storage.forgetter import EVA
from tests.storage.test_crash import check_consistent
from tests.table import bids
from tests.table.harness import ANNA, BOB, choose, open_harness, preferences_of

if TYPE_CHECKING:
    from tests.table.harness import Harness

pytestmark = pytest.mark.unmeasured

ROOT = Path(__file__).parents[2]
FINISHED_GAMES = 12
"""Number of finished games."""
KILL_DELAYS_S = (0.0, 0.002, 0.004, 0.006, 0.01, 0.02, 0.5)
"""Seconds after the start of the deletion at which the process is killed; the last is long after its end."""


async def fill(path: Path) -> None:
    """Let Eva play many games to the end, have one running, and sit in a lobby."""
    async with open_harness(path) as harness:
        for _ in range(FINISHED_GAMES):
            table = await harness.game(EVA, ANNA, options=bids.Options(coins=1))
            for person in (EVA, ANNA):
                await harness.press(table, person)
        await harness.press(await harness.game(EVA, ANNA, BOB), EVA)
        await harness.lobby(EVA, BOB)
        await choose(preferences_of(harness.database), PersonSettings(EVA.user, language="cs"))


def forget_and_be_killed(path: Path, after: float) -> None:
    command = [sys.executable, "-m", "tests.storage.forgetter", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        time.sleep(after)
        process.send_signal(signal.SIGKILL)


async def table_count(harness: Harness, status: str) -> int:
    """Return the number of tables with this status that contain Eva's name and id."""
    sql = "SELECT count(*) FROM game_table WHERE status = ? AND instr(seats, ?) AND instr(seats, ?)"
    return int((await harness.database.rows(sql, (status, EVA.name, EVA.user)))[0][0])


async def data_counts(harness: Harness) -> tuple[int, int, int, int]:
    """Return the counts of data that one single statement deletes: former seats, moves, facts and settings."""
    count = "SELECT count(*) FROM"
    moves = await harness.database.rows(f"{count} move WHERE by_user = ?", (EVA.user,))
    facts = await harness.database.rows(f"{count} news WHERE instr(fact, ?)", (EVA.name,))
    person = await harness.database.rows(f"{count} person WHERE user = ?", (EVA.user,))
    return (await table_count(harness, "ended"), int(moves[0][0]), int(facts[0][0]), int(person[0][0]))


@pytest.mark.parametrize("after", KILL_DELAYS_S)
async def test_a_killed_deletion_is_all_or_nothing_and_can_be_completed(tmp_path: Path, after: float) -> None:
    path = tmp_path / "bot.db"
    await fill(path)
    shutil.copy(path, tmp_path / "before.db")
    forget_and_be_killed(path, after)
    async with open_harness(tmp_path / "before.db") as harness:
        before = await data_counts(harness)
    async with open_harness(path) as harness:
        assert before[0] == FINISHED_GAMES
        assert await data_counts(harness) in (before, (0, 0, 0, 0))
        await harness.tables.load_all()
        await check_consistent(harness)
        await harness.tables.forget(EVA.user)
        assert await data_counts(harness) == (0, 0, 0, 0)
        assert await table_count(harness, "running") == await table_count(harness, "lobby") == 0
        await check_consistent(harness)
        for number in range(1, FINISHED_GAMES + 2):
            assert (await harness.tables.verify(number)).agrees
