"""The heartbeat: the state that a running bot writes to a file, and the health check that reads it."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING

import pytest

from bot.maintenance import health
from bot.maintenance.heartbeat import FULL_QUEUE, OVERDUE_NEWS_S, Heartbeat, StandbyHeartbeat
from bot.storage import lock
from bot.storage.failures import DatabaseInUse
from tests.table.harness import ANNA, Harness, ManualClock, open_harness

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

NOON = 1_800_000_000.0


class Wire:
    """A connection to Discord whose state a test sets."""

    def __init__(self, *, connected: bool = True, queue: int = 0, latency: float = 0.1) -> None:
        self.latency = latency
        self.queue = queue
        self.up = connected

    def connected(self) -> bool:
        return self.up

    def queued(self) -> int:
        return self.queue

    def shard_number(self) -> int:
        return 2


class Ticks(ManualClock):
    """A clock that ends the heartbeat after `waits` waits, each of which ends `late` seconds late."""

    def __init__(self, waits: int, late: float = 0.0) -> None:
        super().__init__(NOON)
        self.waits = waits
        self.late = late

    async def sleep(self, seconds: float) -> None:
        self.waits -= 1
        self.advance(seconds + self.late)
        if not self.waits:
            raise asyncio.CancelledError


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with open_harness(tmp_path / "games.sqlite3", ManualClock(NOON)) as new_harness:
        yield new_harness


async def beating(harness: Harness, folder: Path, clock: Ticks, wire: Wire) -> Heartbeat:
    heart = Heartbeat(folder / "health", clock, harness.tables, harness.news)
    with pytest.raises(asyncio.CancelledError):
        await heart.beat(wire)
    return heart


async def test_a_beating_bot_is_healthy(harness: Harness, tmp_path: Path) -> None:
    await beating(harness, tmp_path, Ticks(2), Wire())
    assert health.problem(tmp_path, NOON + health.INTERVAL_S) is None


async def test_the_heartbeat_has_the_state_of_the_bot(harness: Harness, tmp_path: Path) -> None:
    await harness.lobby(ANNA)
    await harness.game()
    harness.clock.advance(20)
    clock = Ticks(2, late=0.25)
    clock.advance(20)
    heart = Heartbeat(tmp_path / "health", clock, harness.tables, harness.news)
    with pytest.raises(asyncio.CancelledError):
        await heart.beat(Wire(latency=0.123456, queue=3))
    assert health.read(tmp_path) == {
        "at": NOON + 20,
        "tables": 2,
        "running": 1,
        "shards": 2,
        "queue": 3,
        "untold": 2,
        "oldest_untold": 20.0,
        "loop_lateness": 0.0,
        "latency": 0.123,
        "last_commit": NOON,
    }


async def test_the_next_beat_has_the_lateness_of_the_loop(harness: Harness, tmp_path: Path) -> None:
    await beating(harness, tmp_path, Ticks(60, late=0.25), Wire())
    assert health.read(tmp_path)["loop_lateness"] == 0.25


async def test_a_bot_that_lost_discord_stops_beating(harness: Harness, tmp_path: Path) -> None:
    await beating(harness, tmp_path, Ticks(2), Wire())
    await beating(harness, tmp_path, Ticks(200), Wire(connected=False))
    assert health.problem(tmp_path, NOON + 150) == "not alive: the last heartbeat is 150 s old"


async def test_a_stopped_bot_is_unhealthy_at_once(tmp_path: Path) -> None:
    (tmp_path / "health").write_text(json.dumps({"at": NOON}), encoding="ascii")
    with lock.database_lock(tmp_path / "games.sqlite3"):
        assert health.problem(tmp_path, NOON) is None
    assert "no bot is running" in (health.problem(tmp_path, NOON) or "")


def test_a_bot_with_postgresql_is_healthy_while_it_runs_alone_in_its_folder(tmp_path: Path) -> None:
    (tmp_path / "health").write_text(json.dumps({"at": NOON}), encoding="ascii")
    path = tmp_path / health.PROCESS_LOCK_FILE
    with lock.process_lock(path):
        assert health.problem(tmp_path, NOON) is None
        with pytest.raises(DatabaseInUse, match="DATA_DIR"), lock.process_lock(path):
            pass
    assert "no bot is running" in (health.problem(tmp_path, NOON) or "")


def test_a_standby_is_healthy_while_the_database_answers(tmp_path: Path) -> None:
    clock = ManualClock(NOON)
    standby = StandbyHeartbeat(tmp_path / "health", clock, [0, 2])
    with lock.process_lock(tmp_path / health.PROCESS_LOCK_FILE):
        for _ in range(200):
            standby.beat()
            clock.advance(1)
            assert health.problem(tmp_path, clock.now()) is None
        assert health.read(tmp_path) == {"at": NOON + 180, "awaited_shards": [0, 2]}
        clock.advance(health.MAX_AGE_S)
        assert "s old" in (health.problem(tmp_path, clock.now()) or "")


def test_a_bot_that_never_ran_is_unhealthy(tmp_path: Path) -> None:
    assert "no bot is running" in (health.problem(tmp_path, NOON) or "")
    with lock.database_lock(tmp_path / "games.sqlite3"):
        assert "not been connected" in (health.problem(tmp_path, NOON) or "")


@pytest.mark.parametrize("content", [b"", b"noon", b"\xff", b"1800000000", b'{"at": "noon"}', b"[]"])
def test_a_damaged_heartbeat_is_unhealthy(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "health").write_bytes(content)
    with lock.database_lock(tmp_path / "games.sqlite3"):
        assert "cannot be read" in (health.problem(tmp_path, NOON) or "")


def test_a_heartbeat_from_the_far_future_is_unhealthy(tmp_path: Path) -> None:
    (tmp_path / "health").write_text(json.dumps({"at": NOON + 3600}), encoding="ascii")
    with lock.database_lock(tmp_path / "games.sqlite3"):
        assert "3600 s old" in (health.problem(tmp_path, NOON) or "")


async def test_a_heartbeat_that_cannot_be_written_does_not_end_the_beating(harness: Harness, tmp_path: Path) -> None:
    await beating(harness, tmp_path / "missing", Ticks(70), Wire())
    assert not (tmp_path / "missing").exists()


async def test_undelivered_news_of_a_table_logs_one_warning(
    harness: Harness, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = await harness.game()
    clock = Ticks(150)
    clock.advance(OVERDUE_NEWS_S + 60)
    heart = Heartbeat(tmp_path / "health", clock, harness.tables, harness.news)
    with pytest.raises(asyncio.CancelledError):
        await heart.beat(Wire(queue=FULL_QUEUE))
    await harness.news.mark_delivered([row.id for row in await harness.news.pending(table.id)], NOON)
    clock.waits = 2
    with pytest.raises(asyncio.CancelledError):
        await heart.beat(Wire())
    warned = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert warned.count("news.overdue") == 1
    assert warned[-1] == "news.delivered_late"
    assert "courier.queue_full" in warned


async def test_undelivered_news_in_a_server_without_the_bot_logs_no_warning(
    harness: Harness, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = await harness.game()
    clock = Ticks(2)
    clock.advance(OVERDUE_NEWS_S + 60)
    heart = Heartbeat(tmp_path / "health", clock, harness.tables, harness.news)
    with pytest.raises(asyncio.CancelledError):
        await heart.beat(Wire())
    await harness.tables.absence.begin(table.place.guild)
    await harness.tables.absence.begin(table.place.guild)
    clock.waits = 70
    with pytest.raises(asyncio.CancelledError):
        await heart.beat(Wire())
    warned = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert warned == ["news.overdue", "server.removed"]
    assert heart.last is not None
    assert heart.last.untold == 0
