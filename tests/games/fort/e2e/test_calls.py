"""The pings for a turn of C'est mon fort, which takes two moves or more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.reading import calls
from tests.e2e.world import visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


async def test_a_turn_of_two_moves_is_one_ping_and_the_next_player_a_new_message(world: World) -> None:
    await world.begin(world.ann, world.bob, pace="unhurried")
    await world.env.advance_time(60)
    first = [message.id for message in calls(world, world.ann)]
    assert len(first) == 1
    await world.press(world.ann, 3)
    await world.env.advance_time(60)
    assert ([message.id for message in calls(world, world.ann)], calls(world, world.bob)) == (first, [])
    await world.ann.slash(world.thread(), "fort move", move="leave")
    await world.env.advance_time(60)
    (ping,) = calls(world, world.bob)
    assert ping.id > first[0]


async def test_a_resigned_game_asks_for_no_move(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.press(world.ann, 3)
    asking = "Turned up in place A4"
    assert asking in visible_text(world.board())
    await world.confirm(world.bob, "table resign")
    await world.env.advance_time(60)
    assert "bob resigns" in visible_text(world.board())
    assert asking not in visible_text(world.board())
