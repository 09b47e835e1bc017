"""Pressing "Play again" invites the former players by one message in the channel, deleted when the game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.table.model import Computer, Person, Status
from tests.e2e.reading import answer, buttons, reply_text
from tests.e2e.world import verb, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World


def invitations(world: World) -> list[Any]:
    """Return the messages in the channel that invite users to play again."""
    return [message for message in world.messages(world.channel) if "is playing again" in visible_text(message)]


async def play_and_press_again(world: World, *people: Any, computers: int = 0) -> None:
    """Finish a game of these people; the last of them presses "Play again"."""
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


async def test_former_players_are_invited_and_join_by_the_invitation(world: World) -> None:
    await play_and_press_again(world, world.ann, world.cid, world.bob)
    (invitation,) = invitations(world)
    assert {user.id for user in invitation.mentions} == {world.ann.id, world.cid.id}
    assert visible_text(invitation).endswith("bob is playing again: Guess the number #2. Who’s in?")
    assert set(buttons(invitation)) == {"join", "decline", "rules"}
    await world.ann.click(invitation, custom_id=verb(invitation, "join"))
    assert [seat.user for seat in world.table(2).seats] == [world.bob.id, world.ann.id]


async def test_a_rematch_seats_the_same_computers(world: World) -> None:
    await play_and_press_again(world, world.ann, world.bob, computers=2)
    before, after = world.table(1).sitters, world.table(2).sitters
    assert [seat for seat in after if isinstance(seat, Computer)] == [s for s in before if isinstance(s, Computer)]
    assert [seat.user for seat in after if isinstance(seat, Person)] == [world.bob.id]


async def test_changes_at_the_table_send_no_second_invitation(world: World) -> None:
    await play_and_press_again(world, world.ann, world.cid, world.bob)
    before = [message.id for message in invitations(world)]
    await world.ann.slash(world.channel, "table join", table=2)
    await world.restart()
    await world.dora.slash(world.channel, "table join", table=2)
    await world.env.advance_time(3600)
    assert [message.id for message in invitations(world)] == before
    assert len(before) == 1


async def test_a_deleted_invitation_is_not_sent_again(world: World) -> None:
    await play_and_press_again(world, world.ann, world.bob)
    (invitation,) = invitations(world)
    world.env.backend.delete_message(world.channel.id, invitation.id)
    await world.env.settle()
    await world.restart()
    await world.ann.slash(world.channel, "table join", table=2)
    assert invitations(world) == []


async def test_the_invitation_is_deleted_when_the_game_begins(world: World) -> None:
    await play_and_press_again(world, world.ann, world.bob)
    (invitation,) = invitations(world)
    await world.restart()
    await world.ann.click(invitation, custom_id=verb(invitation, "join"))
    await world.bob.slash(world.channel, "table start", table=2)
    assert invitations(world) == []
    assert world.table(2).status is Status.RUNNING


async def test_the_invitation_is_deleted_when_the_table_is_cancelled(world: World) -> None:
    await play_and_press_again(world, world.ann, world.bob)
    assert len(invitations(world)) == 1
    await world.confirm(world.bob, "table cancel", world.channel, table=2)
    assert invitations(world) == []


async def test_a_rematch_against_computers_sends_no_invitation(world: World) -> None:
    await play_and_press_again(world, world.ann, computers=1)
    assert world.table(2).status is Status.LOBBY
    assert invitations(world) == []


@pytest.mark.unmeasured
async def test_the_host_cannot_join_by_the_invitation(world: World) -> None:
    await play_and_press_again(world, world.ann, world.bob)
    (invitation,) = invitations(world)
    assert (
        reply_text(await world.bob.click(invitation, custom_id=verb(invitation, "join")))
        == "You’re already at this table."
    )
    assert len(world.table(2).seats) == 1


def pings(world: World) -> list[int]:
    """Return the id of each user for each ping, in order of time."""
    bodies: list[dict[str, Any]] = [
        request.json or {} for request in world.env.http_requests if request.method == "POST"
    ]
    user_lists = (body.get("allowed_mentions", {}).get("users", []) for body in bodies)
    return [int(user) for users in user_lists for user in users]


async def press_again(world: World, person: Any) -> str:
    """Press "Play again" as this person; return the bot's private answer."""
    return reply_text(await person.click(world.farewell(), custom_id=verb(world.farewell(), "again")))


async def test_the_first_rematch_press_opens_a_table_and_explains_the_next_step(world: World) -> None:
    await play_and_press_again(world, world.ann, world.cid, world.bob)
    reply = await press_again(world, world.bob)
    assert reply.startswith(f"🔁 Guess the number #2 is open: <#{world.channel.id}>.")
    assert reply.endswith("press ▶️ **Start** there once they’re in.")
    assert len(world.app.tables.in_channel(world.channel.id)) == 1
    assert len(invitations(world)) == 1


async def test_the_second_rematch_press_joins_the_table_of_the_first(world: World) -> None:
    await play_and_press_again(world, world.ann, world.cid, world.bob)
    before = pings(world)
    for _ in range(2):
        reply = await press_again(world, world.ann)
        assert reply.startswith(f"🪑 You have a seat at Guess the number #2: <#{world.channel.id}>.")
        assert "The game begins when bob presses ▶️ **Start**" in reply
    assert [seat.user for seat in world.table(2).seats] == [world.bob.id, world.ann.id]
    assert len(invitations(world)) == 1
    assert pings(world) == before


async def test_the_invitation_names_missing_players_and_is_deleted_after_the_last(world: World) -> None:
    await play_and_press_again(world, world.ann, world.cid, world.bob)
    await press_again(world, world.ann)
    await world.env.settle()
    (invitation,) = invitations(world)
    assert visible_text(invitation).startswith(f"<@{world.cid.id}> · bob is playing again")
    await press_again(world, world.cid)
    await world.env.settle()
    assert invitations(world) == []


async def test_a_spectators_rematch_press_offers_the_open_table_without_pings(world: World) -> None:
    await play_and_press_again(world, world.ann, world.cid, world.bob)
    before = pings(world)
    result = await world.dora.click(world.farewell(), custom_id=verb(world.farewell(), "again"))
    assert reply_text(result) == f"👋 Guess the number #2 is waiting for players: <#{world.channel.id}>."
    assert len(world.app.tables.in_channel(world.channel.id)) == 1
    await world.dora.click(answer(result), custom_id=verb(answer(result), "join"))
    assert "You have a seat at Guess the number #2" in visible_text(world.messages(world.thread(), world.dora)[-1])
    assert [seat.user for seat in world.table(2).seats] == [world.bob.id, world.dora.id]
    assert pings(world) == before


@pytest.mark.parametrize("full", [False, True])
async def test_a_spectator_may_open_a_rematch_without_invitations(world: World, *, full: bool) -> None:
    if full:
        await play_and_press_again(world, world.ann, world.bob)
        for _ in range(3):
            await world.bob.slash(world.channel, "table options", table=2, computer="easy")
    else:
        await world.begin(world.ann, world.bob)
        await world.confirm(world.bob, "table resign")
    before, open_before = pings(world), len(world.app.tables.in_channel(world.channel.id))
    result = await world.dora.click(world.farewell(), custom_id=verb(world.farewell(), "again"))
    assert reply_text(result).startswith("👋 You didn’t play Guess the number #1, so I won’t call anybody.")
    assert len(world.app.tables.in_channel(world.channel.id)) == open_before
    await world.dora.click(answer(result), custom_id=verb(answer(result), "anew"))
    await world.env.settle()
    opened = world.app.tables.in_channel(world.channel.id)[-1]
    assert (opened.host, opened.invited, opened.game) == (world.dora.id, (), "guess")
    assert f"Guess the number #{opened.id} is open" in visible_text(world.messages(world.thread(), world.dora)[-1])
    assert pings(world) == before
