"""The scheduler: pauses before the moves of computers, and deadlines."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio

from bot.scheduler import human_delay
from bot.table.model import Status
from tests import acts
from tests.by_seat import by_seat

if TYPE_CHECKING:
    from tests.courier.world import Harness, World

HOUR = 3600.0


@pytest_asyncio.fixture
async def paced(world: World) -> Harness:
    world.pacing = True
    return await world.restart()


async def test_computers_play_their_turn_until_a_person_is_to_act(world: World, paced: Harness, channel: Any) -> None:
    table = await world.deal(channel, 0, computers=1, steps=2)
    await world.go(table.id, 0, times=2)
    await world.pass_time(1)
    assert by_seat(paced.tables.get(table.id), "moves") == (2, 2)


async def test_a_computer_pauses_before_each_move(world: World, channel: Any) -> None:
    world.pacing, world.pause = True, 3.0
    harness = await world.restart()
    table = await world.deal(channel, 0, computers=1, steps=2)
    await world.go(table.id, 0, times=2)
    plies: list[int] = []
    for _ in range(4):
        plies.append(harness.tables.get(table.id).seats[1].moves)
        await world.pass_time(2)
    assert plies == [0, 0, 1, 2]


async def test_a_game_ends_when_its_only_person_resigns(world: World, paced: Harness, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, computers=1, steps=1, turns=6)
    await acts.resign(paced.tables, table.id, world.people[0].id, world.key())
    await world.pass_time(5)
    assert paced.tables.get(table.id).seats[0].moves == 1


async def test_computers_continue_after_a_restart(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, computers=1, steps=2)
    await world.go(table.id, 0, times=2)
    world.pacing = True
    harness = await world.restart()
    await world.pass_time(1)
    assert by_seat(harness.tables.get(table.id), "moves") == (2, 2)


async def test_a_missed_deadline_is_played_by_the_computer(world: World, paced: Harness, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, steps=1)
    await world.pass_time(23.9 * HOUR)
    assert paced.tables.get(table.id).moves == 0
    await world.pass_time(0.2 * HOUR)
    assert paced.tables.get(table.id).moves == 1


async def test_an_old_lobby_closes_itself(world: World, paced: Harness, channel: Any) -> None:
    table = await world.open(channel, 0)
    await world.pass_time(49 * HOUR)
    assert paced.tables.get(table.id).status is Status.CLOSED
    assert world.texts(channel.id, "card")[0].startswith(f"#{table.id} closed")


async def test_a_failing_computer_is_retried_at_growing_intervals(
    world: World, channel: Any, expected_errors: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    expected_errors.append("computer.move_failed")
    world.pacing = True
    harness = await world.restart()
    calls: list[float] = []

    async def fails(_table: int) -> bool:
        calls.append(world.clock.monotonic())
        raise RuntimeError("no idea")

    monkeypatch.setattr(harness.tables, "autoplay", fails)
    table = await world.deal(channel, 0, computers=1, steps=1)
    await world.drain()
    await world.go(table.id, 0)
    await world.pass_time(HOUR)
    waits = [end - earlier for earlier, end in pairwise(calls)]
    assert waits == pytest.approx([30.0 * 2**i for i in range(len(waits))])
    assert len(waits) >= 5


async def test_the_heartbeat_notices_a_clock_change(world: World, paced: Harness, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    due = paced.tables.get(table.id).due or 0.0
    await world.drain()
    world.hands.set_wall(5 * HOUR)
    await world.pass_time(HOUR)
    assert paced.tables.get(table.id).due == pytest.approx(due + 5 * HOUR, abs=1)
    assert len(world.sent("call")) == 1


async def test_a_heartbeat_that_cannot_be_saved_does_not_stop_the_next(
    world: World, paced: Harness, monkeypatch: pytest.MonkeyPatch, expected_errors: list[str]
) -> None:
    expected_errors.append("upkeep.failed")
    beats: list[int] = []

    async def fails() -> float:
        beats.append(1)
        raise RuntimeError("no heart")

    monkeypatch.setattr(paced.tables, "beat", fails)
    await world.pass_time(3.5 * HOUR)
    assert len(beats) == 3


def test_pauses_come_from_one_seeded_distribution() -> None:
    first, second = human_delay(Random(4), 2.0, 4.0), human_delay(Random(4), 2.0, 4.0)
    pauses = [first() for _ in range(100)]
    assert pauses == [second() for _ in range(100)]
    assert all(2.0 <= pause <= 4.0 for pause in pauses)
