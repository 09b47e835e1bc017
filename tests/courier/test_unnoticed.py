"""Private changes do not alter messages or their times: no board, no ping, no retry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.courier.pings import PingPolicy
from tests.courier.toy import Glanced

if TYPE_CHECKING:
    from tests.courier.world import World


async def drained_table(world: World, channel: Any) -> int:
    """Return a table of two whose messages are all sent; the first is to act, the second may seal."""
    table = await world.deal(channel, 0, 1)
    await world.drain()
    return table.id


async def test_a_seal_causes_no_request(world: World, channel: Any) -> None:
    table = await drained_table(world, channel)
    await world.pass_time(4000)
    before = len(world.env.http_requests)
    await world.seal(table, 1)
    await world.pass_time(60)
    assert len(world.env.http_requests) == before


async def test_a_seal_keeps_fleeting_facts_of_a_pending_board(world: World, channel: Any) -> None:
    table = await drained_table(world, channel)
    world.delivering = False
    await world.go(table, 0)
    await world.seal(table, 1)
    world.harness.courier.wake(table)
    await world.drain()
    assert world.presenter.latest[-1].count(Glanced.__name__) == 1


async def test_a_seal_does_not_update_the_board(world: World, channel: Any) -> None:
    table = await drained_table(world, channel)
    await world.seal(table, 1)
    before = len(world.env.http_requests)
    world.harness.courier.wake(table)
    await world.drain()
    assert len(world.env.http_requests) == before


async def test_a_seal_does_not_change_the_time_of_a_ping(world: World, channel: Any) -> None:
    world.ping_policy = PingPolicy(gather=2.0)
    await world.restart()
    came: list[float] = []
    for sealing in (False, True):
        table = await drained_table(world, channel)
        await world.pass_time(60)
        before = len(world.sent("call"))
        await world.go(table, 0, times=5)
        began = world.clock.now()
        await world.pass_time(1)
        if sealing:
            await world.seal(table, 0)
        while len(world.sent("call")) == before:
            await world.pass_time(0.25)
        came.append(world.clock.now() - began)
    assert came == [2.0, 2.0]


async def test_a_seal_does_not_retry_a_refused_action(world: World, channel: Any) -> None:
    """Otherwise the board would be updated at the moment of the seal and so reveal it.

    Refused actions are retried 30 seconds after the refusal at the earliest.
    """
    table = await drained_table(world, channel)
    board = world.messages(world.thread(table))[0]
    path = f"/channels/{world.thread(table)}/messages/{board.id}"
    world.env.inject_error("PATCH", path, status=400, code=50035, times=1)
    await world.go(table, 0)
    await world.drain()
    assert world.texts(world.thread(table), "board") == [board.text]
    before = len(world.env.http_requests)
    await world.seal(table, 1)
    await world.pass_time(29)
    assert len(world.env.http_requests) == before
    await world.go(table, 0)
    await world.drain()
    assert world.texts(world.thread(table), "board") != [board.text]
