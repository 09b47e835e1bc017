"""One of three players leaves during a round: they sit it out, play goes on, and a successor plays the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.table.model import Status
from cogs.gifttrap.board import Phase
from tests.e2e.reading import answer
from tests.e2e.world import verb, visible_text
from tests.games.gifttrap.e2e import giving

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


async def test_a_round_continues_without_a_leaver_and_the_successor_plays_the_next(world: World) -> None:
    party = await giving.begin_quick(world)
    if party.state.phase is Phase.DEAL:
        await party.deal()
    confirmation = (await world.cid.slash(world.thread(), "table leave")).response
    await world.cid.click(confirmation, custom_id=verb(confirmation, "quit"))
    await world.env.advance_time(5)
    assert party.choosing == [0, 1]
    assert not party.state.friends[2].gone
    pressed = await world.dora.click(world.board(), custom_id=verb(world.board(), "sit"))
    assert "You’re playing at GiftTRAP #1 now" in visible_text(answer(pressed))
    party.people = (world.ann, world.bob, world.dora)
    number = party.state.round
    await party.play_round()
    assert party.state.round == number + 1
    if party.state.phase is Phase.DEAL:
        await party.deal()
    assert party.choosing == [0, 1, 2]
    await party.play_round(shift=1)
    assert len(party.state.past[-1].openings) == 12
    assert world.table().status is Status.RUNNING
    assert (await world.app.tables.verify(1)).agrees
