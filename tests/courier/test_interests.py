"""Subscriptions: users who wish for a seat or follow a table are notified exactly once, also after kills."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.preferences.settings import Following, SeatWish
from tests.courier.killing import kill_and_recover
from tests.courier.toy import ERRAND

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.preferences.settings import PersonSettings
    from tests.courier.world import World

LONGEST = 200
FAR = 4


async def subscribe_to_seats(world: World, *, table: int | None = None) -> None:
    """Subscribe a user without a seat to free seats."""
    now = world.clock.now()
    wish = SeatWish(ERRAND.name, world.channel.guild.id, now - 1, now + 3600, table)
    await world.harness.people.update(world.people[FAR].id, lambda person: _with(person, wishes=(wish,)), new=True)


async def subscribe_to_table(world: World, table: int) -> None:
    """Subscribe a user who does not play at a table to its rounds."""
    following = Following(table, True, world.harness.tables.get(table).version)  # noqa: FBT003 - the field `rounds`
    await world.harness.people.update(
        world.people[FAR].id, lambda person: _with(person, followings=(following,)), new=True
    )


def _with(person: PersonSettings, **changes: Any) -> PersonSettings:
    return replace(person, **changes)


def notification_count(world: World, kind: str, table: int) -> int:
    return len(world.sent(kind, table))


async def subscriptions(world: World) -> tuple[Any, ...]:
    people, user = world.harness.people, world.people[FAR].id
    await people.fetch([user])
    person = people.person(user)
    return (*person.wishes, *person.followings)


async def _a_table_opened(world: World) -> int:
    await subscribe_to_seats(world)
    return (await world.open(world.channel, 0)).id


async def _a_round_played(world: World) -> int:
    world.delivering = True
    table = (await world.deal(world.channel, 0, 1, steps=1)).id
    await world.drain()
    await subscribe_to_table(world, table)
    world.delivering = False
    await world.go(table, 0)
    await world.go(table, 1)
    return table


async def _a_game_over(world: World) -> int:
    world.delivering = True
    table = (await world.deal(world.channel, 0, 1, steps=1, turns=1)).id
    await world.drain()
    await subscribe_to_table(world, table)
    world.delivering = False
    await world.go(table, 0)
    return table


SCENES = ((_a_table_opened, "opening", 0), (_a_round_played, "follow", 1), (_a_game_over, "follow", 0))


@pytest.mark.unmeasured
@pytest.mark.parametrize(("scene", "kind", "left"), SCENES)
async def test_after_a_kill_at_any_moment_a_subscriber_is_notified_once(
    world: World, scene: Callable[[World], Awaitable[int]], kind: str, left: int
) -> None:
    for moment in range(1, LONGEST):
        world.delivering = False
        await world.pass_time(120)
        table = await scene(world)
        died = await kill_and_recover(world, table, moment)
        assert notification_count(world, kind, table) == 1, f"killed at moment {moment}"
        assert len(await subscriptions(world)) == left, f"killed at moment {moment}"
        if not died:
            return
        if kind == "opening":
            await world.harness.tables.cancel(table, world.people[0].id, moderator=False, key=world.key())
    pytest.fail("the work never ended")


async def test_a_wish_is_fulfilled_by_one_of_two_simultaneous_tables(world: World) -> None:
    await subscribe_to_seats(world)
    tables = await asyncio.gather(*(world.open(world.channel, n) for n in range(2)))
    await world.drain()
    assert sum(notification_count(world, "opening", table.id) for table in tables) == 1
    assert await subscriptions(world) == ()


async def test_a_wish_reserved_by_a_closed_table_is_released(world: World) -> None:
    first, second = await world.open(world.channel, 0), await world.open(world.channel, 1)
    await world.drain()
    await subscribe_to_seats(world, table=first.id)
    await world.harness.tables.cancel(first.id, world.people[0].id, moderator=False, key=world.key())
    await world.drain()
    assert (notification_count(world, "opening", first.id), notification_count(world, "opening", second.id)) == (0, 1)


async def test_a_forgotten_subscriber_is_not_notified_and_not_stored(world: World) -> None:
    await subscribe_to_seats(world)
    await world.harness.tables.forget(world.people[FAR].id)
    table = (await world.open(world.channel, 0)).id
    await world.drain()
    assert notification_count(world, "opening", table) == 0
    rows = await world.harness.outbox._database.rows("SELECT user FROM person UNION ALL SELECT user FROM post")
    assert (world.people[FAR].id,) not in rows


async def test_a_subscriber_with_recent_pings_is_notified_later(world: World) -> None:
    await world.deal(world.channel, FAR, 1)
    await world.deal(world.channel, FAR, 1)
    await world.drain()
    await subscribe_to_seats(world)
    table = (await world.open(world.channel, 0)).id
    await world.drain()
    assert notification_count(world, "opening", table) == 0
    await world.pass_time(60)
    assert notification_count(world, "opening", table) == 1


async def test_closed_direct_messages_are_saved_and_tried_once(world: World) -> None:
    path = f"/channels/{world.people[FAR].user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50007, times=None)
    await subscribe_to_seats(world)
    await world.open(world.channel, 0)
    await world.pass_time(600)
    assert world.harness.people.person(world.people[FAR].id).dm_closed
    assert len(world.requests(path, "POST")) == 1
    assert len(await subscriptions(world)) == 1
