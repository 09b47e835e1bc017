"""Archiving the thread of a finished game: the last action, done once; a failure is harmless."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from bot.table.model import Table
    from tests.courier.world import World


async def ended_game(world: World, channel: Any) -> Table:
    """Play a game of one step to its end."""
    table = await world.deal(channel, 0, 1, steps=1, turns=1)
    await world.drain()
    await world.go(table.id, 0)
    return table


def is_archived(world: World, table: Table) -> bool:
    return bool(_thread(world, table).archived)


def is_locked(world: World, table: Table) -> bool:
    return bool(_thread(world, table).locked)


def _thread(world: World, table: Table) -> Any:
    return world.env.backend.channels[world.thread(table.id)].thread_metadata


def archive_request_count(world: World, table: Table) -> int:
    """Return the number of requests to archive the thread."""
    return len(world.requests(f"/channels/{world.thread(table.id)}", "PATCH")) - len(
        world.requests(f"/channels/{world.thread(table.id)}/messages", "PATCH")
    )


async def test_the_thread_of_a_finished_game_is_archived_last(world: World, channel: Any) -> None:
    table = await ended_game(world, channel)
    assert not is_archived(world, table)
    await world.drain()
    assert is_archived(world, table)
    assert not is_locked(world, table)
    assert len(world.sent("farewell", table.id)) == 1
    last = world.env.http_requests[-1]
    assert (last.method, last.path, last.json) == ("PATCH", f"/channels/{world.thread(table.id)}", {"archived": True})


async def test_a_thread_that_a_user_unarchived_stays_open(world: World, channel: Any) -> None:
    table = await ended_game(world, channel)
    await world.drain()
    await world.harness.sender.wake_thread(world.thread(table.id))
    await world.restart()
    world.harness.courier.wake(table.id)
    await world.drain()
    assert not is_archived(world, table)


async def test_the_thread_of_a_running_game_is_not_archived(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, steps=1)
    await world.go(table.id, 0)
    await world.drain()
    assert not is_archived(world, table)


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (403, 50001), (404, 10003), (400, 50083), (400, 99999)])
async def test_without_permission_archiving_is_tried_once_silently(
    world: World, channel: Any, status: int, code: int
) -> None:
    table = await world.deal(channel, 0, 1, steps=1, turns=1)
    await world.drain()
    path = f"/channels/{world.thread(table.id)}"
    world.env.inject_error("PATCH", path, status=status, code=code, times=None)
    await world.go(table.id, 0)
    await world.drain()
    assert archive_request_count(world, table) == 1
    assert world.dm(0, "trouble") == []
    await world.restart()
    world.harness.courier.wake(table.id)
    await world.drain()
    assert archive_request_count(world, table) == 1


async def test_archiving_is_retried_after_an_outage_of_discord(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, steps=1, turns=1)
    await world.drain()
    world.env.inject_error("PATCH", f"/channels/{world.thread(table.id)}", status=500, code=0, times=2)
    await world.go(table.id, 0)
    await world.drain()
    assert not is_archived(world, table)
    await world.pass_time(60)
    assert is_archived(world, table)


async def test_a_restart_archives_a_thread_left_open(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, steps=1, turns=1)
    await world.drain()
    world.env.inject_error("PATCH", f"/channels/{world.thread(table.id)}", status=500, code=0, times=1)
    await world.go(table.id, 0)
    await world.drain()
    assert "ended" in world.texts(channel.id, "card")[0]
    await world.die()
    await world.drain()
    assert is_archived(world, table)
