"""Votes, proposals and deletions when several players of a table leave."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.game.contract import Seat
from bot.table import pausing, seats
from bot.table.deadlines import HOUR_S
from bot.table.model import Pace
from tests import acts
from tests.table.harness import ANNA, BOB, CYRIL, DORA, fresh_key

if TYPE_CHECKING:
    from tests.table.harness import Harness

DAY = 24 * HOUR_S


async def test_resignations_can_make_a_vote_to_replace_sufficient(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL, DORA, pace=Pace.UNHURRIED)
    harness.clock.advance(3 * DAY)
    await harness.tables.change(
        table.id, ANNA.user, fresh_key(), lambda context: seats.vote_to_replace(context, ANNA.user, Seat(1))
    )
    await acts.resign(harness.tables, table.id, CYRIL.user, fresh_key())
    table = await acts.resign(harness.tables, table.id, DORA.user, fresh_key())
    assert table.open == (Seat(1),)


async def test_a_pause_proposal_lapses_when_its_only_supporter_leaves(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    table = await harness.tables.change(
        table.id, ANNA.user, fresh_key(), lambda context: pausing.vote_for_pause(context, ANNA.user, None)
    )
    assert pausing.open_proposal(table, harness.clock.now()) is not None
    table = await acts.leave_seat(harness.tables, table.id, ANNA.user, fresh_key())
    assert pausing.open_proposal(table, harness.clock.now()) is None


async def test_two_players_of_a_table_can_delete_their_data_at_the_same_time(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await asyncio.gather(harness.tables.forget(BOB.user), harness.tables.forget(CYRIL.user))
    assert [state.user for state in harness.tables.get(table.id).seats] == [ANNA.user, 0, 0]
