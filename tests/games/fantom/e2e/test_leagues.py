"""A league of Fantom: each player is Fantom once, in the seat that the draw gives them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from bot.i18n.translation import Say
from bot.leagues.model import LeagueStatus
from bot.leagues.standings import standings
from tests.e2e.reading import reply_text
from tests.e2e.test_leagues import joined, press, record_of, running

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


async def test_the_draw_promises_that_everybody_has_each_role_equally_often(world: World) -> None:
    card = await joined(world, world.ann, games="fantom")
    assert Say("en")("league-draw-roles") in reply_text(await press(world.bob, card, "league:draw"))


async def test_each_player_of_a_league_is_fantom_once(world: World) -> None:
    people: dict[int, Any] = {person.id: person for person in (world.ann, world.bob, world.cid)}
    await joined(world, *people.values(), games="fantom", rounds=3, size=3, players=3)
    fantoms: Counter[int] = Counter()
    for number in range(3):
        (table,) = running(world)
        board = world.app.uis["fantom"].game.board(table.state)
        fantom = table.seats[board.fantom].user
        assert board.fantom == 0
        fantoms[fantom] += 1
        for state in table.seats[:2]:
            await world.confirm(people[state.user], "table resign", world.thread(table.id))
        assert len((await record_of(world)).league.rounds) == min(number + 2, 3)
    league = (await record_of(world)).league
    assert fantoms == Counter(list(people))
    assert league.status is LeagueStatus.FINISHED
    assert standings(league)[0].place == 1
