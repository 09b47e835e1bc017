"""The replay of a race goes by rounds, with the story and the single moves of each, under the riders' names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cogs.tour.moves import Until
from tests.e2e.reading import answer, reply_text
from tests.e2e.world import parts, visible_text
from tests.games.tour.e2e import riding

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


async def test_a_race_is_replayed_round_by_round(world: World) -> None:
    party = await riding.begin_quick(world, world.ann, world.bob)
    await party.all_ready()
    await party.all_ready(Until.END)
    await party.to_the_end()
    rounds = world.table().state.past[0].rounds
    shown = reply_text(await world.ann.slash(world.thread(), "table show", view="replay"))
    assert f"How it began, before the first of {rounds} rounds" in shown
    for number in (1, 2, rounds):
        shown = reply_text(await world.ann.slash(world.thread(), "table show", view="replay", move=number))
        assert f"Round {number} of {rounds}" in shown
        assert ("Round 2," in shown) == (number == 2)
        assert "takes over" in shown or "rolls" in shown
        assert any(f"{n} {name}" in shown for n, name in enumerate(world.table().pieces, 1))
    assert "wins the race" in shown
    pages = [
        reply_text(await world.ann.slash(world.thread(), "table show", view="replay", move=number))
        for number in range(1, rounds + 1)
    ]
    assert any("(+3)" in page for page in pages), "a prime's points for the others"


async def test_a_race_that_was_broken_off_ends_with_what_happened_last(world: World) -> None:
    party = await riding.begin_quick(world, world.ann, world.bob, world.cid)
    await party.all_ready()
    for person in (world.cid, world.bob):
        await world.confirm(person, "table resign")
    replay = answer(await world.ann.slash(world.thread(), "table show", view="replay", move=9))
    assert "Round 2 of 2" in visible_text(replay)
    assert "cid: the team rides on by its cards" in visible_text(replay)
    assert all(part.disabled for part in parts(replay) if getattr(part, "custom_id", "").endswith((":newer", ":on")))
