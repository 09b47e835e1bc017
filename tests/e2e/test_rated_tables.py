"""Whether a game is rated: the host's switch in the lobby, the server's setting, and the table's result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.playing import moderator
from tests.e2e.reading import reply_text
from tests.e2e.test_lobby_card import card
from tests.e2e.world import custom_ids, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World

UNRATED = "Not rated"


async def options(world: World) -> Any:
    """Open a table and return its host's options panel."""
    await world.open(world.ann)
    return (await world.ann.slash(world.channel, "table options", table=1)).response


async def test_the_host_switches_the_rating_off_and_on(world: World) -> None:
    panel = await options(world)
    await world.ann.click(panel, custom_id="opt:1:rated:false")
    assert not world.table(1).rated
    assert UNRATED in visible_text(card(world))
    await world.ann.click(panel, custom_id="opt:1:rated:true")
    assert world.table(1).rated
    assert UNRATED not in visible_text(card(world))


async def test_the_switch_can_be_typed(world: World) -> None:
    await world.open(world.ann)
    await world.ann.slash(world.channel, "table options", table=1, option="rated", value="false")
    assert not world.table(1).rated
    refusal = reply_text(await world.ann.slash(world.channel, "table options", table=1, option="rated", value="maybe"))
    assert refusal
    assert not world.table(1).rated


async def test_a_server_without_ratings_opens_unrated_tables_only(world: World) -> None:
    keeper = await moderator(world)
    await keeper.slash(world.channel, "settings server", ratings=False)
    panel = await options(world)
    assert not world.table(1).rated
    assert "opt:1:rated:true" in custom_ids(panel)
    assert "not rated" in reply_text(await world.ann.click(panel, custom_id="opt:1:rated:true"))
    assert not world.table(1).rated


async def test_only_the_host_may_switch(world: World) -> None:
    await world.open(world.ann)
    await world.bob.slash(world.channel, "table join", table=1)
    await world.bob.slash(world.channel, "table options", table=1, option="rated", value="false")
    assert world.table(1).rated


@pytest.mark.parametrize("rated", [True, False])
async def test_a_finished_game_leaves_a_result(world: World, rated: bool) -> None:  # noqa: FBT001
    panel = await options(world)
    if not rated:
        await world.ann.click(panel, custom_id="opt:1:rated:false")
    await world.bob.slash(world.channel, "table join", table=1)
    await world.ann.slash(world.channel, "table start", table=1)
    await world.confirm(world.ann, "table resign", world.thread(1), table=1)
    rows = await world.app.preferences._store._database.rows("SELECT rated, reason FROM result")
    assert rows == [(int(rated), "resigned")]
    assert len(await world.app.preferences._store._database.rows("SELECT owner FROM rating")) == (2 if rated else 0)
