"""A ping recaps the events since its recipient's last move, without that move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.reading import calls, letters
from tests.e2e.world import sensible, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


async def test_a_ping_recaps_events_since_the_readers_last_move(world: World) -> None:
    await world.begin(world.ann, world.bob)
    people = (world.ann, world.bob)
    while world.table().moves < 8:
        seat, _, n = sensible(world, world.table())
        await world.press(people[seat], n)
        await world.env.advance_time(40)
    acting = people[sensible(world, world.table())[0]]
    other = next(person for person in people if person is not acting)
    call = visible_text(calls(world, acting)[-1])
    assert f"{other.name} " in call
    assert f"{acting.name} says" not in call


async def test_a_reminder_shows_the_time_left_and_is_deleted_by_the_move(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.env.advance_time(0.85 * 24 * 3600 + 60)
    (reminder,) = letters(world, world.ann)
    assert reminder.startswith("⏰ Reminder: 3 hours left · Guess the number #1: your turn\n🔢 [Guess the number #1](")
    await world.press(world.ann, 3)
    await world.env.settle()
    assert letters(world, world.ann) == []
