"""The grounds of a quick game and of an ordinary table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.reading import answer
from tests.e2e.world import custom_ids

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


async def test_a_quick_game_of_fantom_is_in_the_suburb(world: World) -> None:
    await world.open(world.ann, "fantom", quick=True)
    assert world.table().options.map == "suburb"
    page = answer(await world.bob.slash(world.channel, "play", quick=True))
    await world.bob.click(page, custom_id=next(c for c in custom_ids(page) if c.startswith("open:fantom")))
    assert world.table(2).options.map == "suburb"


async def test_an_ordinary_table_of_fantom_is_in_the_old_town(world: World) -> None:
    await world.open(world.ann, "fantom")
    assert world.table().options.map == "old-town"
