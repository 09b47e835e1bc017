"""The old town with the maximum of players: its long menus are pressed in the thread and in letters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cogs.fantom.moves import Hide, Place
from tests.e2e import playing
from tests.e2e.reading import answer, lists, strong
from tests.e2e.world import verb, verbs_of
from tests.games.fantom.e2e import hunting

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


def letters_to(world: World, person: Any) -> list[Any]:
    """Return the letters to a user, oldest first."""
    return [message for message in world.messages(person.user.dm_channel) if message.author.bot]


async def test_six_people_begin_a_hunt_by_clicks(world: World) -> None:
    newcomers = [world.newcomer(name) for name in ("Eve", "Fay")]
    await world.env.settle()
    party = await hunting.begin(
        world, world.ann, world.bob, world.cid, world.dora, *newcomers, map="old-town", possible="on"
    )
    for move in (Place(1), Place(198), *(Place(n) for n in (60, 100, 150))):
        await party.on_board(move)
    own_panel = await playing.panel(world, world.ann)
    assert all(len(values) == 15 for values in lists(own_panel).values())
    sheet = answer(await world.ann.click(own_panel, custom_id=verb(own_panel, "drawer")))
    stations = [int(value) for values in lists(sheet).values() for value in values]
    assert stations == list(range(len(party.menu) - 1))
    await world.env.advance_time(playing.LULL_S)
    letter = letters_to(world, world.ann)[-1]
    assert strong(letter) == ["Find me a hiding place"]
    await party.by_letter(Hide(80))
    assert party.state.route == (80,)
    assert world.table().moves == 6
    for _ in range(5):
        await party.on_board(party.likely())
    assert [file.filename for file in world.board().attachments] == ["board-1.png"]
    await world.env.advance_time(playing.LULL_S)
    letter = letters_to(world, world.ann)[-1]
    assert playing.makes_moves(letter)
    assert "mine" not in verbs_of(letter)
    await party.by_letter(party.likely())
    assert len(party.state.log) == 2
    assert [file.filename for file in world.board().attachments] == ["board-1.png", "board-2.png"]
    await world.env.advance_time(playing.LULL_S)
    assert not any(playing.makes_moves(letter) for letter in letters_to(world, world.ann))
