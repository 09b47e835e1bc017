"""The question who works at a table: pressed and typed, public, without effect on clocks and readiness."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.game.contract import Seat
from cogs.tour.moves import AskWork, OfferWork, Ready
from tests.e2e.world import visible_text
from tests.games.tour.e2e import riding

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


async def test_a_question_and_its_answer_stand_in_the_thread_and_move_no_clock(world: World) -> None:
    party = await riding.begin_quick(world)
    clocks = [state.clock for state in world.table().seats]
    await party.press(0, AskWork())
    await party.type(1, Ready())
    ready_clock = world.table().seats[1].clock
    await party.type(1, OfferWork())
    await world.env.advance_time(60)
    assert "“Who works?” ann" in visible_text(world.board())
    assert "“We’ll work.” bob (to round 2)" in visible_text(world.board())
    assert world.table().seats[0].clock.due == clocks[0].due
    assert world.table().seats[1].clock == ready_clock
    assert (party.state.round, party.state.teams[Seat(1)].ready is not None) == (1, True)
