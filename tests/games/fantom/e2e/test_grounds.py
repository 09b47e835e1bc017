"""Backgrounds of pictures are drawn ahead, after a start and in the lobby, for open tables only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ui.rendering.renderer import Renderer
from tests.games.fantom.e2e import hunting

if TYPE_CHECKING:
    from bot.table.model import Table
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

Ordered = list[tuple[int, Any, str]]


@pytest.fixture
def ordered(monkeypatch: pytest.MonkeyPatch) -> Ordered:
    """Record the orders of backgrounds (table, options, language) instead of drawing them."""
    orders: Ordered = []

    def prepare(_renderer: Renderer, table: Table, _ground: Any, say: Any) -> None:
        orders.append((table.id, table.options, say.language))

    monkeypatch.setattr(Renderer, "prepare", prepare)
    return orders


async def test_a_restart_orders_the_backgrounds_of_open_tables_latest_first(world: World, ordered: Ordered) -> None:
    await hunting.begin_quick(world, world.ann, world.bob)
    await world.env.advance_time(60)
    await world.open(world.cid, game="fantom")
    await world.env.advance_time(60)
    await world.open(world.dora)
    await world.open(world.dora, game="fantom")
    await world.confirm(world.dora, "table cancel", world.channel, table=4)
    ordered.clear()
    await world.restart()
    assert [number for number, *_ in ordered] == [2, 1]


async def test_a_lobby_orders_the_background_of_the_chosen_options(world: World, ordered: Ordered) -> None:
    await world.open(world.ann, game="fantom")
    await world.ann.slash(world.channel, "table options", option="map", value="suburb")
    assert [(number, str(chosen.map)) for number, chosen, _ in ordered] == [(1, "old-town"), (1, "suburb")]


async def test_a_running_game_orders_no_background(world: World, ordered: Ordered) -> None:
    party = await hunting.begin(world, world.ann, world.bob)
    assert ordered
    ordered.clear()
    await party.press(party.likely())
    assert ordered == []
