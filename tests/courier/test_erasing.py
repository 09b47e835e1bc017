"""Deleting the direct messages of forgotten users, also after crashes and while a message is being sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.table.facts import NOBODY
from tests.discord_validator.json_access import mapping

if TYPE_CHECKING:
    from tests.courier.world import World


async def lettered(world: World, channel: Any) -> int:
    """Return a table of three whose first player was called by a letter."""
    world.presenter.lettering = True
    table = (await world.deal(channel, 0, 1, 2, steps=2)).id
    await world.drain()
    return table


async def left(world: World) -> list[Any]:
    return await world.harness.outbox.to_erase()


async def users_in_posts(world: World) -> set[int]:
    rows = await world.harness.outbox._database.rows("SELECT DISTINCT user FROM post WHERE user IS NOT NULL")
    return {user for (user,) in rows}


async def test_letters_and_their_entries_are_deleted(world: World, channel: Any) -> None:
    await lettered(world, channel)
    await world.go(1, 0, times=2)
    await world.drain()
    assert world.dm(0, "letter")
    await world.harness.tables.forget(world.people[0].id)
    assert len(await left(world)) == len(world.dm(0))
    world.harness.courier.delete_messages()
    await world.drain()
    assert (world.dm(0), await left(world)) == ([], [])
    assert world.people[0].id not in await users_in_posts(world)
    assert world.dm(1, "letter"), "others keep theirs"


async def test_a_deletion_continues_after_a_crash(world: World, channel: Any) -> None:
    await lettered(world, channel)
    await world.harness.tables.forget(world.people[0].id)
    assert await left(world)
    await world.die()
    await world.drain()
    assert (world.dm(0), await left(world)) == ([], [])


async def test_a_deletion_is_retried_after_an_outage_of_discord(world: World, channel: Any) -> None:
    await lettered(world, channel)
    path = f"/channels/{world.people[0].user.dm_channel.id}/messages/"
    message = world.messages(world.people[0].user.dm_channel.id)[0].id
    world.env.inject_error("DELETE", f"{path}{message}", status=503, code=0, times=8)
    await world.harness.tables.forget(world.people[0].id)
    world.harness.courier.delete_messages()
    await world.drain()
    assert len(await left(world)) == 1
    await world.pass_time(600)
    assert (world.dm(0), await left(world)) == ([], [])


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50007), (404, 10003), (403, 50001)])
async def test_a_message_that_cannot_be_deleted_is_given_up(world: World, channel: Any, status: int, code: int) -> None:
    await lettered(world, channel)
    path = f"/channels/{world.people[0].user.dm_channel.id}/messages/"
    message = world.messages(world.people[0].user.dm_channel.id)[0].id
    world.env.inject_error("DELETE", f"{path}{message}", status=status, code=code, times=None)
    await world.harness.tables.forget(world.people[0].id)
    world.harness.courier.delete_messages()
    await world.drain()
    assert await left(world) == []


async def test_a_letter_sent_during_the_deletion_is_deleted_on_arrival(world: World, channel: Any) -> None:
    world.presenter.lettering = True
    sender, tables, user = world.harness.sender, world.harness.tables, world.people[0].id
    send = sender.send
    arrivals: list[int] = []

    async def slowly(channel: int, message: Any, nonce: str, *, silent: bool = False) -> int:
        arrived = await send(channel, message, nonce, silent=silent)
        if channel == world.people[0].user.dm_channel.id:
            await tables.forget(user)
            arrivals.append(arrived)
        return arrived

    sender.send = slowly  # type: ignore[method-assign]
    await world.deal(channel, 0, 1, 2, steps=2)
    await world.drain()
    assert len(arrivals) == 1
    assert world.dm(0) == []
    assert user not in await users_in_posts(world)


async def test_no_message_or_request_uses_the_id_of_forgotten_users(world: World, channel: Any) -> None:
    """Two forgotten users have the same id; a computer finishes their game and a failure must be reported."""
    world.pacing = True
    world.presenter.lettering = True
    table = (await world.deal(channel, 0, 1, 2, 3, steps=1)).id
    await world.drain()
    for n in (0, 2):
        await world.harness.tables.forget(world.people[n].id)
        world.harness.courier.delete_messages()
    await world.pass_time(10)
    while not world.over(table):
        for n in (1, 3):
            if world.harness.tables.waiting_for(world.people[n].id):
                await world.go(table, n)
        await world.pass_time(5)
    await world.harness.tables.forget(world.people[1].id)
    assert world.harness.tables.get(table).host == NOBODY
    world.env.inject_error("PATCH", f"/channels/{channel.id}/messages", status=403, code=50013, times=None)
    await world.restart()
    await world.pass_time(60)
    recipients = [
        str(mapping(request.json)["recipient_id"]) for request in world.requests("/users/@me/channels", "POST")
    ]
    assert recipients
    assert str(NOBODY) not in recipients
    assert not world.harness.people.person(NOBODY).dm_closed
    assert await world.pending(table) == 0
