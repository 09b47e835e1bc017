"""Letters to absent players: of the first missed turn and of a lost seat; once each, with a way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.table.model import Pace
from bot.table.reliability import SILENCE_S
from tests.courier.killing import kill_and_recover
from tests.courier.test_every_refusal import pace as with_scheduler

if TYPE_CHECKING:
    from tests.courier.world import World

DAY = 24 * 3600.0
pytestmark = pytest.mark.unmeasured


async def skip(world: World, seconds: float) -> None:
    """Advance the clocks and apply deadlines; the courier has not worked yet."""
    world.hands.move(seconds)
    world.env.backend.clock.advance(seconds)
    await world.harness.tables.tick()


async def close_letters(world: World, n: int, *, closed: bool) -> None:
    """Record that a player's direct messages are closed, or open again."""
    await world.harness.people.update(world.person(n).user, lambda own: replace(own, dm_closed=closed), new=True)


async def miss_a_turn(world: World, channel: Any) -> int:
    """Deal a game whose second player has missed a turn that is not reported yet; return the table."""
    table = (await world.deal(channel, 0, 1, steps=1, pace=Pace.DAILY)).id
    await world.go(table, 0)
    await world.drain()
    await skip(world, DAY + 1)
    return table


async def test_the_first_missed_turn_is_reported_by_letter_once(world: World, channel: Any) -> None:
    await with_scheduler(world)
    table = await world.deal(channel, 0, 1, steps=1, turns=20, pace=Pace.DAILY)
    await world.go(table.id, 0)
    await world.pass_time(DAY + 60)
    assert len(world.dm(1, "about oneself")) == 1
    for _ in range(2):
        await world.go(table.id, 0)
        await world.pass_time(DAY + 60)
    assert world.harness.tables.get(table.id).seats[1].missed > 1
    assert len(world.dm(1, "about oneself")) == 1
    assert world.dm(0, "about oneself") == []
    assert await world.pending(table.id) == 0


@pytest.mark.parametrize("moment", range(1, 22))
async def test_after_a_kill_a_missed_turn_is_reported_once(world: World, channel: Any, moment: int) -> None:
    table = await miss_a_turn(world, channel)
    await kill_and_recover(world, table, moment)
    await world.pass_time(60)
    assert len(world.dm(1, "about oneself")) == 1
    assert await world.pending(table) == 0


async def test_a_missed_turn_is_not_reported_to_a_player_who_has_moved_since(world: World, channel: Any) -> None:
    """The letter waits while the player's direct messages are closed."""
    table = (await world.deal(channel, 0, 1, 2, steps=1, together=True, pace=Pace.DAILY)).id
    await world.drain()
    await close_letters(world, 1, closed=True)
    await world.go(table, 0)
    await world.drain()
    await skip(world, DAY + 1)
    await world.drain()
    assert world.harness.tables.get(table).seats[1].missed == 1
    assert await world.pending(table) == 1
    await close_letters(world, 1, closed=False)
    await world.go(table, 1)
    await world.pass_time(60)
    assert world.dm(1, "about oneself") == []
    assert await world.pending(table) == 0


@pytest.mark.parametrize("quiet", [False, True])
async def test_a_player_who_lost_a_seat_by_silence_gets_one_letter(world: World, channel: Any, *, quiet: bool) -> None:
    """In quiet hours it makes no sound."""
    table = (await world.deal(channel, 0, 1, 2, steps=1, pace=Pace.UNHURRIED)).id
    hours = {"quiet_from": 60, "quiet_to": 59, "zone": "UTC"} if quiet else {}
    await world.harness.people.update(world.person(0).user, lambda own: replace(own, **hours), new=True)
    await world.drain()
    await skip(world, SILENCE_S + 3600)
    await world.pass_time(60)
    await world.restart()
    await world.pass_time(60)
    letters = [m for m in world.messages(world.people[0].user.dm_channel.id) if m.kind == "about oneself"]
    assert [letter.silent for letter in letters] == [quiet]
    assert world.harness.tables.get(table).host == world.person(1).user


async def test_a_player_who_is_back_gets_no_letter_about_the_lost_seat(world: World, channel: Any) -> None:
    table = (await world.deal(channel, 0, 1, 2, steps=1, pace=Pace.UNHURRIED)).id
    await world.drain()
    await close_letters(world, 0, closed=True)
    await skip(world, SILENCE_S + 3600)
    await world.drain()
    assert await world.pending(table) == 1
    await world.take(table, 0, 0)
    await close_letters(world, 0, closed=False)
    await world.pass_time(60)
    assert world.dm(0, "about oneself") == []
    assert await world.pending(table) == 0
