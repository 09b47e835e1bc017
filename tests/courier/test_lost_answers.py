"""A request that succeeded but whose answer was lost is not repeated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.courier.world import World

KINDS = ("card", "board", "letter", "letter", "call")


@pytest.mark.parametrize("nth", range(1, len(KINDS) + 1))
async def test_a_message_whose_answer_was_lost_is_not_sent_again(
    world: World, channel: Any, nth: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    count, send = 0, world.harness.sender.send

    async def lose_answer(*args: Any, **kwargs: Any) -> int:
        nonlocal count
        message = await send(*args, **kwargs)
        count += 1
        if count == nth:
            raise TimeoutError
        return message

    monkeypatch.setattr(world.harness.sender, "send", lose_answer)
    table = await world.deal(channel, 0, 1)
    await world.drain()
    await world.pass_time(10)
    assert [len(world.sent(kind, table.id)) for kind in ("card", "board", "letter", "call")] == [1, 1, 2, 1]
    assert await world.pending(table.id) == 0


async def test_a_message_is_found_among_many_others(
    world: World, channel: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = world.harness.sender.send

    async def lose_answer(*args: Any, **kwargs: Any) -> int:
        monkeypatch.setattr(world.harness.sender, "send", send)
        await send(*args, **kwargs)
        for n in range(60):
            await world.people[1].send(channel, f"talk {n}")
        raise TimeoutError

    monkeypatch.setattr(world.harness.sender, "send", lose_answer)
    table = await world.open(channel, 0)
    await world.drain()
    await world.pass_time(10)
    assert len(world.sent("card", table.id)) == 1
