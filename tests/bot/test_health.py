"""The heartbeat: written while the bot is alive, read by the health check."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot import health

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

NOON = 1_800_000_000.0


class Ticks:
    """A clock that stands still and ends the heartbeat after so many waits."""

    def __init__(self, waits: int) -> None:
        self.waits = waits
        self.time = NOON

    def now(self) -> float:
        return self.time

    def monotonic(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.waits -= 1
        self.time += seconds
        if not self.waits:
            raise asyncio.CancelledError


async def beating(heartbeat: Path, *, waits: int, alive: Callable[[], bool]) -> None:
    with pytest.raises(asyncio.CancelledError):
        await health.beat(heartbeat, Ticks(waits), alive)


async def test_a_beating_bot_is_well(tmp_path: Path) -> None:
    await beating(tmp_path / "health", waits=2, alive=lambda: True)
    assert health.problem(tmp_path / "health", NOON + health.INTERVAL) is None


async def test_a_bot_that_lost_discord_stops_beating(tmp_path: Path) -> None:
    answers = iter([True, False, False, False, False, False])
    await beating(tmp_path / "health", waits=6, alive=lambda: next(answers))
    assert health.problem(tmp_path / "health", NOON + 5 * health.INTERVAL) == "the last heartbeat is 150 s old"


def test_a_bot_that_never_ran_is_not_well(tmp_path: Path) -> None:
    assert "not running" in (health.problem(tmp_path / "health", NOON) or "")


@pytest.mark.parametrize("content", [b"", b"noon", b"\xff"])
def test_a_spoilt_heartbeat_is_not_well(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "health").write_bytes(content)
    assert "cannot be read" in (health.problem(tmp_path / "health", NOON) or "")


def test_a_heartbeat_from_far_in_the_future_is_not_well(tmp_path: Path) -> None:
    (tmp_path / "health").write_text(f"{NOON + 3600}", encoding="ascii")
    assert health.problem(tmp_path / "health", NOON) is not None


async def test_a_heartbeat_that_cannot_be_written_does_not_end_the_beating(tmp_path: Path) -> None:
    await beating(tmp_path / "missing" / "health", waits=3, alive=lambda: True)
    assert not (tmp_path / "missing").exists()
