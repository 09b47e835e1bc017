"""A late or resigned Fantom: a computer rides for them, and the table learns of nothing but the ride."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.table.model import Status
from tests.e2e import playing
from tests.e2e.reading import letters, reply_text
from tests.e2e.world import visible_text
from tests.games.fantom.e2e import hunting

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

HOUR = 3600.0
RIDE_FACTS = {"FantomDoubled", "FantomRode", "FantomAppeared", "LogProved"}
"""The public facts of a ride, or of the two rides of a double ticket."""


async def begin_flight(world: World, *people: Any) -> hunting.Party:
    """Begin a hunt in which Fantom (ann) must make the first ride, into the hidden box 2."""
    party = await hunting.begin_quick(world, world.ann, *people, pace="live")
    await party.until("fantom")
    await world.env.advance_time(playing.LULL_S)
    return party


async def facts_since(world: World, count: int) -> list[str]:
    """Return the names of the public facts after the first `count` facts."""
    return [type(fact).__name__ for fact in (await world.facts())[count:]]


async def test_a_computer_rides_for_a_late_fantom_and_only_the_ride_is_public(world: World) -> None:
    party = await begin_flight(world, world.bob, world.cid)
    count = len(await world.facts())
    assert not any("Your log, box 2" in letter for letter in letters(world, world.ann))
    await world.env.advance_time(HOUR + 60)
    fact_names = await facts_since(world, count)
    assert len(party.state.log) == 1 + fact_names.count("FantomRode") > 1
    assert {*fact_names} - RIDE_FACTS == {"DeadlineMissed"}
    assert not party.state.log[1].shown
    *_, log_letter, deadline_letter = letters(world, world.ann)
    assert f"Your log, box {len(party.state.log)}" in log_letter
    assert "Your time ran out" in deadline_letter
    assert not any("Reminder" in letter for letter in letters(world, world.ann))


async def test_a_late_fantom_can_ride_again_after_returning(world: World) -> None:
    party = await begin_flight(world, world.bob)
    await world.env.advance_time(HOUR + 60)
    while party.acting is world.bob:
        await party.press(party.likely())
    before = world.table().seats[0].moves
    await party.press(party.likely())
    assert (world.table().seats[0].moves, world.table().seats[0].missed) == (before + 1, 0)


async def test_a_computer_rides_for_a_resigned_fantom(world: World) -> None:
    party = await begin_flight(world, world.bob, world.cid)
    count = len(await world.facts())
    await world.confirm(world.ann, "table resign")
    await world.env.advance_time(10)
    assert world.table().status is Status.RUNNING
    fact_names = await facts_since(world, count)
    assert len(party.state.log) == 1 + fact_names.count("FantomRode") > 1
    assert {*fact_names} - RIDE_FACTS == {"Resigned"}
    assert party.acting is world.bob


async def test_a_hunt_with_a_resigned_fantom_is_played_to_its_end(world: World) -> None:
    party = await begin_flight(world, world.bob, world.cid)
    await world.confirm(world.ann, "table resign")
    while party.on:
        if party.acting is not world.ann:
            await party.press(party.likely())
        await world.env.advance_time(1)
    assert world.table().status is Status.ENDED
    assert world.table().outcome.places[0] == 3


async def test_a_resignation_at_a_table_of_two_ends_the_hunt(world: World) -> None:
    await begin_flight(world, world.bob)
    await world.confirm(world.ann, "table resign")
    await world.env.advance_time(playing.LULL_S)
    assert world.table().status is Status.ENDED
    assert "👑 **bob**" in visible_text(world.messages(world.thread())[-1])


async def test_a_resigned_fantom_can_neither_ride_nor_see_the_hunt(world: World) -> None:
    await begin_flight(world, world.bob, world.cid)
    await world.confirm(world.ann, "table resign")
    text = reply_text(await world.ann.slash(world.thread(), "fantom move", move="cab 1"))
    assert "You’ve resigned" in text
