"""Whole games of C'est mon fort, from `/play` to the farewell: by clicks, by typing, against computers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.table.model import Status
from tests.e2e.world import sensible, texts

if TYPE_CHECKING:
    from tests.e2e.world import World


async def test_two_people_play_a_whole_game_by_clicks(world: World) -> None:
    await world.begin(world.ann, world.bob)
    people = (world.ann, world.bob)
    while world.table().status is Status.RUNNING:
        before = world.table()
        seat, _, n = sensible(world, before)
        await world.press(people[seat], n)
        assert world.table().version > before.version
    assert world.table().status is Status.ENDED
    assert world.table().seed.hex() in texts(world.messages(world.thread())[-1])


async def test_two_people_play_a_whole_game_by_typing(world: World) -> None:
    await world.ann.slash(world.channel, "play", game="fort", pace="unhurried")
    await world.bob.slash(world.channel, "table join", table=1)
    await world.ann.slash(world.channel, "table start")
    people = (world.ann, world.bob)
    while world.table().status is Status.RUNNING:
        before = world.table()
        seat, move, _ = sensible(world, before)
        fields = {field: getattr(move, field) for field in move.__struct_fields__}
        await people[seat].slash(world.thread(), f"fort {type(move).__name__.lower()}", **fields)
        assert world.table().version > before.version
    assert world.table().status is Status.ENDED


@pytest.mark.parametrize("strength", ["easy", "strong"])
async def test_one_person_plays_three_computers(world: World, strength: str) -> None:
    await world.open(world.ann, computers=3, strength=strength)
    await world.ann.slash(world.channel, "table start")
    while world.table().status is Status.RUNNING:
        seat, _, n = sensible(world, world.table())
        if seat == 0:
            await world.press(world.ann, n)
        await world.env.advance_time(1)
    assert world.table().status is Status.ENDED
    assert sum(world.table().plies[1:]) > world.table().plies[0]


async def test_the_deal_can_be_verified_when_the_game_is_over(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.bob.slash(world.thread(), "table resign")
    commitment = next(fact.commitment for fact in await world.facts() if type(fact).__name__ == "GameStarted")
    answer = await world.ann.slash(world.thread(), "verify")
    assert "was fair" in texts(answer.response)
    assert commitment in texts(answer.response)


async def test_a_whole_game_is_played_with_direct_messages_closed(world: World) -> None:
    for person in (world.ann, world.bob):
        world.close_direct_messages(person)
    await world.begin(world.ann, world.bob)
    people: tuple[Any, ...] = (world.ann, world.bob)
    while world.table().status is Status.RUNNING:
        seat, _, n = sensible(world, world.table())
        await world.press(people[seat], n)
    assert world.table().status is Status.ENDED
