"""Playing again asks those who played: once, by a message in the channel that goes when the game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.table.model import Computer, Person, Status
from tests.e2e.reading import buttons, said
from tests.e2e.world import texts, verb

if TYPE_CHECKING:
    from tests.e2e.world import World


def invitations(world: World) -> list[Any]:
    """The messages in the channel that ask somebody to play again."""
    return [message for message in world.messages(world.channel) if "is playing again" in texts(message)]


async def played(world: World, *people: Any, computers: int = 0) -> None:
    """A game of these people that is over, and the last of them plays again."""
    await world.open(people[0], computers=computers, strength="strong")
    for person in people[1:]:
        await person.slash(world.channel, "table join")
    await people[0].slash(world.channel, "table start")
    for person in people[1:]:
        await world.confirm(person, "table resign")
    if computers:
        await world.confirm(people[0], "table resign")
    assert world.table().status is Status.ENDED
    await people[-1].click(world.farewell(), custom_id=verb(world.farewell(), "again"))
    await world.env.settle()


async def test_those_who_played_are_asked_and_sit_down_by_it(world: World) -> None:
    await played(world, world.ann, world.cid, world.bob)
    (asked,) = invitations(world)
    assert {user.id for user in asked.mentions} == {world.ann.id, world.cid.id}
    assert texts(asked).endswith("bob is playing again: Guess the number #2. Who’s in?")
    assert set(buttons(asked)) == {"join", "rules"}
    await world.ann.click(asked, custom_id=verb(asked, "join"))
    assert [seat.user for seat in world.table(2).seats] == [world.bob.id, world.ann.id]


async def test_the_same_computers_sit_down(world: World) -> None:
    await played(world, world.ann, world.bob, computers=2)
    before, after = world.table(1).seats, world.table(2).seats
    assert [seat for seat in after if isinstance(seat, Computer)] == [s for s in before if isinstance(s, Computer)]
    assert [seat.user for seat in after if isinstance(seat, Person)] == [world.bob.id]


async def test_nobody_is_asked_twice_whatever_happens_at_the_table(world: World) -> None:
    await played(world, world.ann, world.cid, world.bob)
    before = [message.id for message in invitations(world)]
    await world.ann.slash(world.channel, "table join", table=2)
    await world.restart()
    await world.dora.slash(world.channel, "table join", table=2)
    await world.env.advance_time(3600)
    assert [message.id for message in invitations(world)] == before
    assert len(before) == 1


async def test_an_invitation_that_was_deleted_is_not_sent_again(world: World) -> None:
    await played(world, world.ann, world.bob)
    (asked,) = invitations(world)
    world.env.backend.delete_message(world.channel.id, asked.id)
    await world.env.settle()
    await world.restart()
    await world.ann.slash(world.channel, "table join", table=2)
    assert invitations(world) == []


async def test_it_goes_when_the_game_begins(world: World) -> None:
    await played(world, world.ann, world.bob)
    (asked,) = invitations(world)
    await world.restart()
    await world.ann.click(asked, custom_id=verb(asked, "join"))
    await world.bob.slash(world.channel, "table start", table=2)
    assert invitations(world) == []
    assert world.table(2).status is Status.RUNNING


async def test_it_goes_when_no_game_will_begin(world: World) -> None:
    await played(world, world.ann, world.bob)
    assert len(invitations(world)) == 1
    await world.confirm(world.bob, "table cancel", world.channel, table=2)
    assert invitations(world) == []


async def test_who_played_alone_against_computers_asks_nobody(world: World) -> None:
    await played(world, world.ann, computers=1)
    assert world.table(2).status is Status.LOBBY
    assert invitations(world) == []


@pytest.mark.unmeasured
async def test_its_host_sits_there_already(world: World) -> None:
    await played(world, world.ann, world.bob)
    (asked,) = invitations(world)
    assert said(await world.bob.click(asked, custom_id=verb(asked, "join"))) == "You’re already at this table."
    assert len(world.table(2).seats) == 1


async def test_whoever_plays_again_second_sits_down_at_the_table_of_the_first(world: World) -> None:
    await played(world, world.ann, world.bob)
    told = said(await world.ann.click(world.farewell(), custom_id=verb(world.farewell(), "again")))
    assert "#2" in told
    assert [seat.user for seat in world.table(2).seats] == [world.bob.id, world.ann.id]
    assert len(invitations(world)) == 1
