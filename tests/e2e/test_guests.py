"""Invitations by name when a table is opened: one ping at a visible place, and the right to decline."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest

from bot.i18n.translation import Say
from bot.preferences.settings import ServerSettings
from bot.table.facts import Declined
from tests.e2e.reading import answer, buttons, letters, reply_text
from tests.e2e.world import verb, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World


def guest_invitations(world: World) -> list[Any]:
    """Return the messages in the channel that invite users."""
    return [message for message in world.messages(world.channel) if "inviting you" in visible_text(message)]


async def play(world: World, *guests: Any, **options: Any) -> str:
    """Open a table as Ann with these guests; return her private answer."""
    named = {f"invite-{n}" if n > 1 else "invite": guest for n, guest in enumerate(guests, 1)}
    reply = reply_text(await world.ann.slash(world.channel, "play", game="guess", **named, **options))
    await world.env.settle()
    return reply


async def test_guests_are_pinged_once_and_join_by_the_invitation(world: World) -> None:
    reply = await play(world, world.bob, world.cid)
    assert "I’m asking the players you invited" in reply
    (invitation,) = guest_invitations(world)
    assert {user.id for user in invitation.mentions} == {world.bob.id, world.cid.id}
    assert (
        visible_text(invitation)
        == f"<@{world.bob.id}> <@{world.cid.id}> · ann is inviting you: Guess the number #1. Who’s in?"
    )
    assert set(buttons(invitation)) == {"join", "decline", "rules"}
    await world.bob.click(invitation, custom_id=verb(invitation, "join"))
    await world.restart()
    (invitation,) = guest_invitations(world)
    assert visible_text(invitation) == f"<@{world.cid.id}> · ann is inviting you: Guess the number #1. Are you in?"
    assert [seat.user for seat in world.table().seats] == [world.ann.id, world.bob.id]


async def test_declining_notifies_only_the_host_without_a_sound(world: World) -> None:
    await play(world, world.bob, world.cid)
    (invitation,) = guest_invitations(world)
    reply = reply_text(await world.bob.click(invitation, custom_id=verb(invitation, "decline")))
    await world.env.settle()
    assert reply == "👌 All right, you’re not on the list any more. Only the host hears about it."
    assert world.table().invited == (world.cid.id,)
    assert "bob" not in "".join(visible_text(message) for message in world.messages(world.channel))
    (letter,) = world.messages(world.ann.user.dm_channel)
    assert visible_text(letter).splitlines()[0] == "Guess the number #1: 🙅 bob can’t make it this time."
    assert letter.flags.suppress_notifications
    await world.restart()
    assert len(letters(world, world.ann)) == 1
    assert not letters(world, world.cid)
    assert not [fact for fact in await world.facts() if isinstance(fact, Declined)]


async def test_the_last_refusal_deletes_the_invitation(world: World) -> None:
    await play(world, world.bob)
    (invitation,) = guest_invitations(world)
    await world.bob.click(invitation, custom_id=verb(invitation, "decline"))
    await world.env.settle()
    assert guest_invitations(world) == []


async def test_uninvited_users_and_players_cannot_decline(world: World) -> None:
    await play(world, world.bob, world.cid)
    (invitation,) = guest_invitations(world)
    assert "Nobody has invited you" in reply_text(
        await world.dora.click(invitation, custom_id=verb(invitation, "decline"))
    )
    await world.bob.click(invitation, custom_id=verb(invitation, "join"))
    (invitation,) = guest_invitations(world)
    assert "already at this table" in reply_text(
        await world.bob.click(invitation, custom_id=verb(invitation, "decline"))
    )
    assert world.table().invited == (world.bob.id, world.cid.id)


async def test_a_guest_who_declined_may_still_join(world: World) -> None:
    card = await world.open(world.ann, invite=world.bob)
    (invitation,) = guest_invitations(world)
    await world.bob.click(invitation, custom_id=verb(invitation, "decline"))
    card = next(message for message in world.messages(world.channel) if "start" in buttons(message))
    await world.bob.click(card, custom_id=verb(card, "join"))
    assert [seat.user for seat in world.table().seats] == [world.ann.id, world.bob.id]


async def test_a_notice_that_the_host_cannot_receive_is_dropped(world: World) -> None:
    world.close_direct_messages(world.ann)
    await play(world, world.bob)
    (invitation,) = guest_invitations(world)
    await world.bob.click(invitation, custom_id=verb(invitation, "decline"))
    await world.env.settle()
    assert (await world.chosen_by(world.ann.id)).dm_closed
    assert await world.app.news.pending(1) == []


async def test_computers_leave_seats_for_the_guests(world: World) -> None:
    await play(world, world.bob, world.cid, computers=7)
    assert len(world.table().seats) == 2
    assert (
        reply_text(await world.bob.slash(world.channel, "table join")) == "🪑 You’re at the table: Guess the number #1."
    )


async def test_a_guest_named_twice_is_invited_once(world: World) -> None:
    await play(world, world.bob, world.bob)
    assert world.table().invited == (world.bob.id,)


async def expect_refusal(world: World, *guests: Any) -> str:
    reply = await play(world, *guests)
    assert world.app.tables.unfinished() == []
    return reply


async def test_an_impossible_guest_is_refused_and_no_table_opens(world: World) -> None:
    assert "at your table anyway" in await expect_refusal(world, world.ann)
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert await expect_refusal(world, robot) == (
        "robot is a bot. To play against computers, use the option `computers`."
    )
    abroad = world.env.create_user("abroad")
    assert await expect_refusal(world, abroad) == "abroad isn’t on this server. Invite somebody who is."
    hidden = discord.PermissionOverwrite(view_channel=False)
    place = world.guild.create_text_channel("hidden", overwrites={world.cid.user: hidden})
    reply = reply_text(await world.ann.slash(place, "play", game="guess", invite=world.cid))
    assert reply.startswith(f"cid can’t see <#{place.id}>, where the table would be.")
    more = [world.newcomer(f"Number {n}") for n in range(2)]
    assert "room for 3 other players" in await expect_refusal(world, world.bob, world.cid, world.dora, *more)


@pytest.mark.unmeasured
async def test_an_interrupted_invitation_is_sent_once(world: World) -> None:
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=500, times=3)
    await play(world, world.bob)
    await world.restart()
    await world.env.advance_time(60)
    assert len(guest_invitations(world)) == 1


@pytest.mark.parametrize("language", ["en", "cs", "sk", "pl"])
async def test_an_invitation_is_in_the_language_of_the_table(world: World, language: str) -> None:
    settings = ServerSettings(world.guild.id, language=language)
    await world.preferences.update_server(world.guild.id, lambda _: settings)
    await play(world, world.bob)
    (invitation,) = [message for message in world.messages(world.channel) if "decline" in buttons(message)]
    assert buttons(invitation)["decline"].label == Say(language)("button-decline")


async def test_a_rematch_can_be_declined(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.confirm(world.bob, "table resign")
    await world.ann.click(world.farewell(), custom_id=verb(world.farewell(), "again"))
    await world.env.settle()
    (invitation,) = [message for message in world.messages(world.channel) if "decline" in buttons(message)]
    assert "ann is playing again" in visible_text(invitation)
    result = await world.bob.click(invitation, custom_id=verb(invitation, "decline"))
    assert "not on the list" in visible_text(answer(result))
    assert world.table(2).invited == ()
