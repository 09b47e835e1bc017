"""Restoring a backup: later messages are deleted; each open table is shown anew with a notice, once."""

from __future__ import annotations

import asyncio
import shutil
from typing import TYPE_CHECKING, Any

import pytest

from bot.storage import copies

if TYPE_CHECKING:
    from pathlib import Path

    from bot.table.model import Table
    from tests.courier.world import World


async def make_backup(world: World) -> Path:
    """Return a backup of the current database."""
    target = world.path.with_name("backup.sqlite3")
    await asyncio.to_thread(copies.back_up, world.path, target)
    return target


async def restore_backup(world: World, backup: Path) -> None:
    """Stop the bot, restore the backup, and start the bot again a minute later."""
    await world.end()
    await asyncio.to_thread(copies.restore, backup, world.path)
    world.hands.move(60)
    await world.begin_again()
    await world.drain()


async def finished(world: World, place: Any) -> Table:
    """Play a game of one move to its end."""
    table = await world.deal(place, 0, 2, steps=1, turns=1)
    await world.drain()
    await world.go(table.id, 0)
    await world.drain()
    return table


def is_archived(world: World, thread: int) -> bool:
    """Return whether a thread is archived."""
    meta: Any = world.env.backend.channels[thread].thread_metadata
    return bool(meta.archived)


async def test_a_restore_deletes_later_boards_and_pings_with_a_notice(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, steps=2)
    await world.drain()
    backup = await make_backup(world)
    await world.go(table.id, 0, times=2)
    await world.drain()
    await world.pass_time(3601)
    await world.go(table.id, 1)
    await world.drain()
    messages = {message.id for message in world.messages(world.thread(table.id))}
    await restore_backup(world, backup)
    thread = world.messages(world.thread(table.id))
    version = world.harness.tables.get(table.id).version
    assert not messages & {message.id for message in thread if message.kind == "board"}
    assert world.texts(world.thread(table.id), "board") == [f"#{table.id} v{version} running"]
    assert [message.mentions for message in thread if message.kind == "call"] == [{world.people[0].id}]
    assert "Restored" in world.presenter.latest[-1]


async def test_a_restore_is_handled_once(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    await restore_backup(world, await make_backup(world))
    before = world.texts(world.thread(table.id)), len(world.sent("board"))
    await world.restart()
    await world.drain()
    assert (world.texts(world.thread(table.id)), len(world.sent("board"))) == before


async def test_a_game_continues_after_a_restore(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, steps=1)
    await world.drain()
    await restore_backup(world, await make_backup(world))
    await world.go(table.id, 0)
    await world.drain()
    assert (await world.harness.tables.verify(table.id)).agrees
    assert await world.pending(table.id) == 0


async def test_a_table_missing_in_the_backup_leaves_no_card_and_no_number(world: World, channel: Any) -> None:
    old_table = await world.open(channel, 0)
    await world.drain()
    backup = await make_backup(world)
    new_table = await world.open(channel, 1)
    await world.drain()
    await restore_backup(world, backup)
    assert world.texts(channel.id) == [f"#{old_table.id} lobby player0 thread=None"]
    assert (await world.open(channel, 1)).id > new_table.id + 100


@pytest.mark.parametrize("in_forum", [False, True])
async def test_a_game_missing_in_the_backup_leaves_an_empty_archived_thread(
    world: World, channel: Any, *, in_forum: bool
) -> None:
    place = world.channel.guild.create_forum_channel("tables") if in_forum else channel
    await world.env.settle()
    old_table = await world.deal(place, 0, 1)
    ended_table = await finished(world, place)
    await world.pass_time(3600)
    backup = await make_backup(world)
    new_tables = [await world.deal(place, 1, 2), await finished(world, place)]
    threads = [world.thread(table.id) for table in new_tables]
    assert [is_archived(world, thread) for thread in threads] == [False, True]
    people = world.env.backend.create_message(threads[0], world.people[1].id, "a word of theirs").id
    await restore_backup(world, backup)
    message_ids = [[message.id for message in world.env.backend.messages[thread].values()] for thread in threads]
    assert people in message_ids[0]
    assert [world.texts(thread) for thread in threads] == [[], []]
    assert all(is_archived(world, thread) for thread in threads)
    assert not is_archived(world, world.thread(old_table.id))
    assert len(world.texts(world.thread(old_table.id), "board")) == 1
    assert is_archived(world, world.thread(ended_table.id))
    assert len(world.texts(world.thread(ended_table.id), "farewell")) == 1


async def test_only_public_threads_are_found_by_their_cards(world: World, channel: Any) -> None:
    public, private = await world.deal(channel, 1, 2), await world.open(channel, 0, private=True)
    await world.drain()
    commit_time = world.harness.tables.last_commit or 0.0
    threads = await world.harness.sender.threads_between(
        world.harness.tables.get(private.id).place, commit_time - 600, commit_time + 600
    )
    assert threads == [world.thread(public.id)]


async def test_a_deleted_channel_is_not_swept(world: World, channel: Any) -> None:
    await world.deal(channel, 0, 1)
    await world.drain()
    backup = await make_backup(world)
    world.env.backend.delete_channel(channel.id)
    await restore_backup(world, backup)
    assert world.harness.outbox.unswept == frozenset()


async def test_a_file_replaced_by_hand_counts_as_restored(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, steps=1)
    await world.drain()
    await world.end()
    shutil.copy(world.path, world.path.with_name("by-hand"))
    await world.begin_again()
    await world.go(table.id, 0)
    await world.drain()
    await world.end()
    shutil.copy(world.path.with_name("by-hand"), world.path)
    world.hands.move(60)
    await world.begin_again()
    await world.drain()
    assert "Restored" in world.presenter.latest[-1]
    (call,) = [message for message in world.messages(world.thread(table.id)) if message.kind == "call"]
    assert call.mentions == {world.people[0].id}
