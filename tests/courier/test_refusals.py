"""Refusals by Discord: closed direct messages, deleted channels, missing permissions, rate limits."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from tests import acts

if TYPE_CHECKING:
    from tests.courier.world import World


def refuse(world: World, method: str, path: str, status: int, code: int, times: int | None = 1) -> None:
    """Make Discord refuse matching requests."""
    world.env.inject_error(method, path, status=status, code=code, times=times)


def damage_database(world: World, sql: str) -> None:
    """Run SQL on the database file while the bot is stopped."""
    with closing(sqlite3.connect(world.path)) as connection, connection:
        connection.execute(sql)


def close_dms(world: World, n: int, code: int = 50007) -> str:
    path = f"/channels/{world.people[n].user.dm_channel.id}/messages"
    refuse(world, "POST", path, 403, code, times=None)
    return path


# ------------------------------------------------------------------------------- closed direct messages


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_direct_messages_are_tried_once_and_never_again(world: World, channel: Any, code: int) -> None:
    path = close_dms(world, 0, code)
    for _ in range(3):
        table = await world.deal(channel, 0, 1)
        await world.go(table.id, 0)
        await world.drain()
    assert len(world.requests(path, "POST")) == 1
    assert world.harness.people.person(world.people[0].id).dm_closed


async def test_a_game_is_completed_with_all_direct_messages_closed(world: World, channel: Any) -> None:
    close_dms(world, 0)
    close_dms(world, 1)
    table = await world.deal(channel, 0, 1, steps=1, turns=4)
    for n in (0, 1, 0, 1):
        await world.drain()
        await world.pass_time(60)
        await world.go(table.id, n)
    await world.drain()
    assert [message.kind for message in world.messages(world.thread(table.id))] == ["board", "farewell"]


async def test_a_user_who_writes_to_the_bot_gets_the_waiting_letters(world: World, channel: Any) -> None:
    close_dms(world, 0)
    await world.deal(channel, 0, 1)
    await world.drain()
    world.env.backend.faults.clear()
    await world.harness.courier.reopen_messages(world.people[0].id)
    await world.drain()
    assert len(world.dm(0, "letter")) == 1


# --------------------------------------------------------------------------------- deleted messages and places


async def test_a_deleted_board_is_posted_again_and_reported_once(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    thread = world.thread(table.id)
    for _ in range(2):
        board = next(message for message in world.messages(thread) if message.kind == "board")
        world.env.backend.delete_message(thread, board.id)
        await world.go(table.id, 0)
        await world.drain()
    assert len(world.texts(thread, "board")) == 1
    assert len(world.sent("board")) == 3
    assert len(world.dm(0, "trouble")) == 1


async def test_a_deleted_card_is_posted_again(world: World, channel: Any) -> None:
    table = await world.open(channel, 0)
    await world.drain()
    (card,) = world.messages(channel.id)
    world.env.backend.delete_message(channel.id, card.id)
    await acts.join(world.harness.tables, table.id, world.person(1), world.key())
    await world.drain()
    assert world.texts(channel.id) == [f"#{table.id} lobby player0 player1 thread=None"]


async def test_a_deleted_thread_is_replaced_with_a_new_card(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    old_thread = world.thread(table.id)
    world.env.backend.delete_channel(old_thread)
    await world.go(table.id, 0)
    await world.drain()
    thread = world.thread(table.id)
    assert thread != old_thread
    assert len(world.texts(thread, "board")) == 1
    assert world.texts(channel.id) == [f"#{table.id} running player0 player1 thread={thread}"]
    assert len(world.dm(0, "trouble")) == 1


async def test_after_the_deletion_of_a_channel_players_get_direct_messages(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, steps=1)
    await world.drain()
    thread = world.thread(table.id)
    world.env.backend.delete_channel(thread)
    world.env.backend.delete_channel(channel.id)
    for n in (0, 1):
        await world.pass_time(60)
        await world.go(table.id, n)
        await world.drain()
    before = len(world.requests(f"/channels/{channel.id}")) + len(world.requests(f"/channels/{thread}"))
    await world.pass_time(60)
    await world.go(table.id, 0)
    await world.drain()
    assert len(world.requests(f"/channels/{channel.id}")) + len(world.requests(f"/channels/{thread}")) == before
    assert world.dm(1, "digest") == [f"<@{world.people[1].id}> #{table.id}"]
    assert [text for text in world.dm(0, "trouble") if "channel-gone" in text] != []


# ----------------------------------------------------------------------- archived and locked threads


async def test_an_archived_thread_is_unarchived(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, steps=1)
    await world.drain()
    thread = world.thread(table.id)
    await world.pass_time(7 * 86400)
    refuse(world, "POST", f"/channels/{thread}/messages", 400, 50083)
    await world.go(table.id, 0)
    await world.drain()
    assert len(world.texts(thread, "board")) == 1
    assert world.sent("call")[-1].startswith(f"#{table.id} <@{world.people[1].id}>")
    assert world.dm(0, "trouble") == []


@pytest.mark.parametrize("code", [50083, 160005])
async def test_a_locked_thread_is_replaced_by_the_game_channel(world: World, channel: Any, code: int) -> None:
    table = await world.deal(channel, 0, 1, steps=1)
    await world.drain()
    thread = world.thread(table.id)
    refuse(world, "PATCH", f"/channels/{thread}/messages/*", 400, code, times=None)
    refuse(world, "POST", f"/channels/{thread}/messages", 400, code, times=None)
    refuse(world, "DELETE", f"/channels/{thread}/messages/*", 400, code, times=None)
    refuse(world, "PATCH", f"/channels/{thread}", 403, 50013, times=None)
    await world.go(table.id, 0)
    await world.drain()
    assert len(world.texts(channel.id, "board")) == 1
    assert len(world.texts(channel.id, "call")) == 1
    assert len(world.dm(0, "trouble")) == 1
    before = len(world.env.http_requests)
    await world.pass_time(60)
    await world.go(table.id, 1)
    await world.drain()
    assert len(world.env.http_requests) - before < 10


async def test_a_thread_made_before_the_crash_is_used(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    refuse(world, "POST", "/channels/*/messages/*/threads", 400, 160004)
    card = None
    await world.drain()
    card = world.messages(channel.id)[0]
    assert world.harness.tables.get(table.id).place.thread == card.id


# ------------------------------------------------------------------------------------ missing permissions


async def test_a_table_without_threads_uses_the_channel(world: World, channel: Any) -> None:
    refuse(world, "POST", "/channels/*/messages/*/threads", 403, 50013, times=None)
    table = await world.deal(channel, 0, 1)
    await world.drain()
    assert [message.kind for message in world.messages(channel.id)] == ["card", "board", "call"]
    await world.go(table.id, 0)
    await world.drain()
    assert len(world.requests("/threads", "POST")) == 1
    assert len(world.dm(0, "trouble")) == 1


async def test_a_missing_permission_is_reported_once_and_retried_with_the_next_change(
    world: World, channel: Any
) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    thread = world.thread(table.id)
    refuse(world, "PATCH", f"/channels/{thread}/messages/*", 403, 50013, times=2)
    for _ in range(3):
        await world.go(table.id, 0)
        await world.drain()
    version = world.harness.tables.get(table.id).version
    assert world.texts(thread, "board") == [f"#{table.id} v{version} running"]
    assert len(world.dm(0, "trouble")) == 1


async def test_a_board_too_old_to_edit_is_replaced(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    thread = world.thread(table.id)
    refuse(world, "PATCH", f"/channels/{thread}/messages/*", 400, 30046)
    await world.go(table.id, 0)
    await world.drain()
    assert len(world.texts(thread, "board")) == 1
    assert len(world.sent("board")) == 2


async def test_a_card_too_old_to_edit_is_replaced_without_troubling_the_host(world: World, channel: Any) -> None:
    table = await world.open(channel, 0)
    await world.drain()
    refuse(world, "PATCH", f"/channels/{channel.id}/messages/*", 400, 30046)
    await acts.join(world.harness.tables, table.id, world.person(1), world.key())
    await world.drain()
    assert len(world.texts(channel.id, "card")) == 1
    assert len(world.sent("card")) == 2
    assert world.dm(0, "trouble") == []


async def test_a_ping_too_old_to_edit_is_deleted_without_a_new_ping(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, 2, together=True)
    await world.drain()
    refuse(world, "PATCH", f"/channels/{world.thread(table.id)}/messages/*", 400, 30046, times=2)
    await world.go(table.id, 0)
    await world.drain()
    assert world.texts(world.thread(table.id), "call") == []
    assert len(world.sent("call")) == 1
    await world.go(table.id, 1)
    await world.drain()
    assert len(world.sent("call")) == 1


async def test_a_rejected_request_is_reported_and_blocks_nothing(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    refuse(world, "PATCH", f"/channels/{world.thread(table.id)}/messages/*", 400, 50035)
    await world.go(table.id, 0, times=5)
    await world.drain()
    assert world.sent("call")[-1].startswith(f"#{table.id} <@{world.people[1].id}>")


# --------------------------------------------------------------------------------------- overload, rate limits


@pytest.mark.parametrize("status", [500, 503])
async def test_a_request_is_retried_after_an_overload(world: World, channel: Any, status: int) -> None:
    refuse(world, "POST", f"/channels/{channel.id}/messages", status, 0, times=2)
    table = await world.deal(channel, 0, 1)
    await world.drain()
    assert world.sent("card") == []
    await world.pass_time(10)
    assert len(world.sent("card")) == 1
    assert len(world.texts(world.thread(table.id), "board")) == 1


async def test_a_failing_table_does_not_block_another(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    refuse(world, "PATCH", f"/channels/{world.thread(table.id)}/messages/*", 500, 0, times=None)
    await world.go(table.id, 0)
    other = await world.deal(channel, 2, 3)
    await world.drain()
    assert len(world.sent("board", other.id)) == 1


@pytest.mark.unmeasured
async def test_rate_limits_cause_few_requests_and_lose_nothing(world: World, channel: Any) -> None:
    tables = [(await world.deal(channel, 0, 1)).id for _ in range(50)]
    await world.drain()
    refuse(world, "*", "/channels/*", 429, 0, times=None)
    before = len(world.env.http_requests)
    for _ in range(2):
        for table in tables:
            await world.go(table, 0)
    await world.pass_time(30)
    assert len(world.env.http_requests) - before < 100
    world.env.backend.faults.clear()
    edits = len(world.requests("/messages/", "PATCH"))
    await world.pass_time(300)
    for table in tables:
        version = world.harness.tables.get(table).version
        assert world.texts(world.thread(table), "board") == [f"#{table} v{version} running"]
    assert 50 <= len(world.requests("/messages/", "PATCH")) - edits <= 100  # some turns' clocks restart: a second edit


async def test_a_quarantined_table_shows_only_its_card(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    world.delivering = False
    await world.go(table.id, 0, times=5)
    await world.end()
    damage_database(world, "UPDATE game_table SET state = '{' WHERE id = 1")
    world.delivering = True
    await world.begin_again()
    await world.drain()
    assert world.texts(channel.id)[0].startswith(f"#{table.id} broken")
    assert len(world.sent("call")) == 1


def invitation_path(world: World, table: int) -> str:
    """Return the path of the request that edits a table's invitation."""
    with closing(sqlite3.connect(world.path)) as database:
        channel, message = database.execute(
            "SELECT channel, message FROM post WHERE kind = 'invitation' AND table_id = ?", (table,)
        ).fetchone()
    return f"/channels/{channel}/messages/{message}"


async def test_an_invitation_too_old_to_edit_is_posted_again_without_a_ping(world: World, channel: Any) -> None:
    table = await world.open(channel, 0, guests=(1, 2))
    await world.drain()
    refuse(world, "PATCH", invitation_path(world, table.id), 400, 30046)
    await acts.join(world.harness.tables, table.id, world.person(1), world.key())
    await world.drain()
    assert len(world.texts(channel.id, "invitation")) == 1
    assert len(world.sent("invitation")) == 2
    bodies = [request.json for request in world.env.http_requests if request.method == "POST"]
    invitations = [body for body in bodies if body is not None and "invitation" in str(body.get("content"))]
    pings = [body["allowed_mentions"]["users"] for body in invitations]
    assert [len(users) for users in pings] == [2, 0]


async def test_an_invitation_that_a_moderator_deleted_is_not_posted_again(world: World, channel: Any) -> None:
    table = await world.open(channel, 0, guests=(1, 2))
    await world.drain()
    refuse(world, "PATCH", invitation_path(world, table.id), 404, 10008)
    await acts.join(world.harness.tables, table.id, world.person(1), world.key())
    await world.drain()
    assert len(world.sent("invitation")) == 1
