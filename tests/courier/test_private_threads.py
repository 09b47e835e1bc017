"""A private table has exactly one private thread with its members, also after a failure during its creation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.table import lobby
from tests import acts
from tests.courier.killing import kill_and_recover

if TYPE_CHECKING:
    from tests.courier.world import World

LONGEST = 200


def threads(world: World, table: int) -> list[int]:
    """Return all threads that were created for a table."""
    return [
        channel_data.id
        for channel_data in world.env.backend.channels.values()
        if channel_data.name == f"errand {table}"
    ]


def thread_members(world: World, table: int) -> set[int]:
    """Return the members of a table's thread, without the bot."""
    return set(world.env.backend.channels[world.thread(table)].thread_members) - {world.env.backend.bot_user.id}


def ids(world: World, *people: int) -> set[int]:
    return {world.people[n].id for n in people}


@pytest.mark.unmeasured
async def test_after_a_kill_at_any_moment_there_is_one_thread_with_all_members(world: World) -> None:
    for moment in range(1, LONGEST):
        world.delivering = False
        table = (await world.open(world.channel, 0, private=True, guests=(1, 2))).id
        died = await kill_and_recover(world, table, moment)
        assert threads(world, table) == [world.thread(table)], f"killed at moment {moment}"
        assert thread_members(world, table) == ids(world, 0, 1, 2), f"killed at moment {moment}"
        kinds = [message.kind for message in world.messages(world.thread(table))]
        assert kinds == ["card", "invitation"], f"killed at moment {moment}"
        assert len(world.sent("invitation", table)) == 1, f"killed at moment {moment}"
        assert world.messages(world.channel.id) == []
        if not died:
            return
    pytest.fail("the work never ended")


async def test_a_lost_answer_creates_no_second_thread(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    real, created = type(world.harness.sender).open_private_thread, list[int]()

    async def lost(self: Any, *args: Any) -> int:
        created.append(await real(self, *args))
        raise TimeoutError

    monkeypatch.setattr(type(world.harness.sender), "open_private_thread", lost)
    table = (await world.open(world.channel, 0, private=True)).id
    await world.pass_time(600)
    assert threads(world, table) == created == [world.thread(table)]


async def test_another_thread_of_the_same_name_is_not_used(world: World) -> None:
    backend = world.env.backend
    other = backend.create_thread(world.channel.id, "errand 1", world.people[3].id, type=12)
    table = (await world.open(world.channel, 0, private=True)).id
    await world.drain()
    assert world.thread(table) != other.id
    assert len(threads(world, table)) == 2


async def test_a_player_is_added_on_joining_and_removed_on_leaving(world: World) -> None:
    table = (await world.open(world.channel, 0, private=True)).id
    await acts.join(world.harness.tables, table, world.person(1), world.key())
    await world.drain()
    assert thread_members(world, table) == ids(world, 0, 1)
    await acts.leave(world.harness.tables, table, world.people[1].id, world.key())
    await world.drain()
    assert thread_members(world, table) == ids(world, 0)
    await acts.join(world.harness.tables, table, world.person(1), world.key())
    await world.drain()
    assert thread_members(world, table) == ids(world, 0, 1)


async def test_a_forgotten_user_is_dropped_without_a_trace(world: World) -> None:
    table = (await world.open(world.channel, 0, private=True, guests=(1,))).id
    await world.drain()
    await world.harness.tables.forget(world.people[1].id)
    await world.drain()
    rows = await world.harness.outbox._database.rows("SELECT * FROM post")
    assert str(world.people[1].id) not in str(rows)
    assert lobby.members(world.harness.tables.get(table)) == (world.people[0].id,)
