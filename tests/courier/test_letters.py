"""A letter with a menu loses it once its turn is over, wherever that was played: once, and whatever Discord says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.table.model import Status

if TYPE_CHECKING:
    from tests.courier.world import World

SETTLED = "seat 0 settled"


async def called(world: World, channel: Any, **options: Any) -> int:
    """A table whose first player was called by a letter that holds his menu."""
    world.presenter.lettering = True
    table = (await world.deal(channel, 0, 1, steps=2, **options)).id
    await world.told()
    return table


def letters(world: World, n: int = 0) -> list[Any]:
    return [each for each in world.messages(world.people[n].user.dm_channel.id) if each.kind == "letter"]


def settled(world: World, n: int = 0) -> list[bool]:
    return [each.text.endswith("settled") for each in letters(world, n)]


def edits(world: World, n: int = 0) -> int:
    return len(world.requests(f"/channels/{world.people[n].user.dm_channel.id}/messages/", "PATCH"))


async def test_it_keeps_its_menu_while_the_turn_goes_on(world: World, channel: Any) -> None:
    table = await called(world, channel)
    await world.go(table, 0)
    await world.told()
    assert settled(world) == [False]


async def test_it_is_edited_once_when_the_turn_was_played(world: World, channel: Any) -> None:
    table = await called(world, channel)
    await world.go(table, 0, times=2)
    await world.told()
    assert settled(world) == [True]
    await world.go(table, 1)
    await world.told()
    assert edits(world) == 1


async def test_news_that_came_with_a_menu_loses_it_as_well(world: World, channel: Any) -> None:
    """What happens within a turn is written in a letter of its own, in which the turn can be gone on with."""
    table = await called(world, channel, diary=True)
    await world.go(table, 0)
    await world.told()
    assert settled(world) == [False, False]
    await world.go(table, 0)
    await world.told()
    assert settled(world)[:2] == [True, True]


async def test_a_letter_without_a_menu_is_left_as_it_is(world: World, channel: Any) -> None:
    table = (await world.deal(channel, 0, 1, steps=2)).id
    await world.told()
    await world.go(table, 0, times=2)
    await world.told()
    assert settled(world) == [False]


async def test_the_letter_of_the_next_turn_keeps_its_menu(world: World, channel: Any) -> None:
    table = await called(world, channel)
    await world.go(table, 0, times=2)
    await world.pass_time(60)
    await world.go(table, 1, times=2)
    await world.pass_time(60)
    assert settled(world) == [True, False]


async def test_it_is_settled_after_a_restart(world: World, channel: Any) -> None:
    table = await called(world, channel)
    world.telling = False
    await world.go(table, 0, times=2)
    await world.restart()
    await world.told()
    assert settled(world) == [True]
    assert edits(world) == 1


async def test_it_is_settled_when_everything_else_was_told_before_the_process_died(world: World, channel: Any) -> None:
    table = await called(world, channel)
    path = f"/channels/{world.people[0].user.dm_channel.id}/messages/{letters(world)[0].id}"
    world.env.inject_error("PATCH", path, status=503, code=0, times=None)
    await world.go(table, 0, times=2)
    await world.told()
    assert await world.pending(table) == 0
    assert settled(world) == [False]
    world.env.backend.faults.clear()
    await world.die()
    await world.told()
    assert settled(world) == [True]


async def test_a_turn_moved_by_an_outage_is_still_the_same(world: World, channel: Any) -> None:
    table = await called(world, channel)
    await world.end()
    world.hands.move(3600)
    world.env.backend.clock.advance(3600)
    await world.begin_again()
    await world.told()
    assert settled(world) == [False]
    await world.go(table, 0, times=2)
    await world.told()
    assert settled(world) == [True]


@pytest.mark.parametrize("times", [1, 3])
async def test_it_is_tried_again_while_discord_is_overloaded(world: World, channel: Any, times: int) -> None:
    table = await called(world, channel)
    path = f"/channels/{world.people[0].user.dm_channel.id}/messages/{letters(world)[0].id}"
    world.env.inject_error("PATCH", path, status=503, code=0, times=times)
    await world.go(table, 0, times=2)
    await world.pass_time(120)
    assert settled(world) == [True]
    assert len(world.sent("call")) + len(world.sent("letter")) == 3


@pytest.mark.parametrize("code", [10008, 10003, 50001])
async def test_a_letter_that_is_gone_is_let_go(world: World, channel: Any, code: int) -> None:
    table = await called(world, channel)
    path = f"/channels/{world.people[0].user.dm_channel.id}/messages/{letters(world)[0].id}"
    world.env.inject_error("PATCH", path, status=404 if code < 50000 else 403, code=code, times=None)
    await world.go(table, 0, times=2)
    await world.told()
    before = edits(world)
    await world.go(table, 1)
    await world.told()
    assert edits(world) == before
    assert world.sent("trouble") == []


async def test_whoever_closed_his_direct_messages_is_not_written_to_until_he_opens_them(
    world: World, channel: Any
) -> None:
    table = await called(world, channel)
    path = f"/channels/{world.people[0].user.dm_channel.id}/messages/{letters(world)[0].id}"
    world.env.inject_error("PATCH", path, status=403, code=50007, times=1)
    await world.go(table, 0, times=2)
    await world.told()
    await world.go(table, 1)
    await world.told()
    assert settled(world) == [False]
    await world.harness.courier.reachable(world.people[0].id)
    await world.told()
    assert settled(world) == [True]


async def test_a_table_that_is_called_off_leaves_no_menu(world: World, channel: Any) -> None:
    table = await called(world, channel)
    await world.harness.tables.cancel(table, world.people[0].id, moderator=False, key=world.key())
    await world.told()
    assert settled(world) == [True]
    assert await world.harness.outbox.unfinished() == ()


async def test_the_menu_of_a_table_that_was_put_aside_is_kept(world: World, channel: Any) -> None:
    table = await called(world, channel)
    await world.harness.tables._repository.store.quarantine(table, world.clock.now())
    await world.restart()
    assert world.harness.tables.get(table).status is Status.RUNNING
    await world.told()
    assert settled(world) == [False]
