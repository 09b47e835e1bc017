"""Announcements in the channels that a server chose: calls to new tables, results, troubles, changed settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from msgspec.structs import replace

from bot.preferences.settings import JournalEntry
from bot.table.facts import NOBODY
from tests.discord_validator.json_access import mapping
from tests.e2e.playing import moderator
from tests.e2e.reading import reply_text
from tests.e2e.test_put_aside import UNREADABLE, make_unreadable
from tests.e2e.world import custom_ids, dot, source_text, verb, visible_text
from tests.stand_ins import returning

if TYPE_CHECKING:
    from tests.e2e.world import World

MINUTE = 60


async def type_settings(world: World, **values: Any) -> str:
    """Type settings as a moderator; return the answer."""
    return reply_text(await (await moderator(world)).slash(world.channel, "settings server", **values))


async def hall_of(world: World, name: str = "hall") -> Any:
    """Create a channel."""
    hall = world.guild.create_text_channel(name)
    await world.env.settle()
    return hall


def pinged_roles(world: World, text: str) -> list[str]:
    """Return the roles that the sent messages with this text may ping."""
    bodies = [mapping(request.json) for request in world.env.http_requests if request.method == "POST"]
    found = [body["allowed_mentions"] for body in bodies if text in str(body.get("content"))]
    return [str(role) for mentions in found for role in mentions.get("roles", ())]


async def test_a_new_table_is_called_in_the_channel_and_the_call_goes_with_the_lobby(world: World) -> None:
    hall = await hall_of(world)
    await type_settings(world, **{"call-channel": hall})
    await world.open(world.ann)
    (call,) = world.messages(hall)
    assert "has opened a table" in visible_text(call)
    await world.bob.click(call, custom_id=verb(call, "join"))
    card = world.messages(world.channel)[-1]
    await world.ann.click(card, custom_id=verb(card, "start"))
    assert world.messages(hall) == []


async def test_calls_keep_their_interval(world: World) -> None:
    hall = await hall_of(world)
    await type_settings(world, **{"call-channel": hall, "call-minutes": 60})
    await world.open(world.ann)
    await world.open(world.bob)
    assert len(world.messages(hall)) == 1
    await world.env.advance_time(61 * MINUTE)
    await world.open(world.cid)
    assert len(world.messages(hall)) == 2


async def test_a_refused_table_uses_up_no_call(world: World) -> None:
    hall = await hall_of(world)
    await type_settings(world, **{"call-channel": hall, "most-each": 1})
    await world.open(world.ann)
    await world.env.advance_time(61 * MINUTE)
    await world.open(world.ann)
    assert len(world.messages(hall)) == 1
    await world.open(world.bob)
    assert len(world.messages(hall)) == 2


async def test_a_role_is_mentioned_if_it_is_mentionable(world: World) -> None:
    hall, role = await hall_of(world), world.guild.create_role("gamers", mentionable=True)
    await world.env.settle()
    await type_settings(world, **{"call-channel": hall, "call-role": role})
    await world.open(world.ann)
    assert f"<@&{role.id}>" in source_text(world.messages(hall)[-1])
    assert pinged_roles(world, "has opened a table") == [str(role.id)]


async def test_a_role_that_the_opener_may_not_mention_is_not_mentioned(world: World) -> None:
    hall, role = await hall_of(world), world.guild.create_role("gamers", mentionable=False)
    await world.env.settle()
    await type_settings(world, **{"call-channel": hall, "call-role": role})
    await world.open(world.ann)
    assert f"<@&{role.id}>" not in source_text(world.messages(hall)[-1])
    assert pinged_roles(world, "has opened a table") == []
    await world.env.advance_time(61 * MINUTE)
    may_mention = world.guild.create_role("loud", permissions=discord.Permissions(mention_everyone=True))
    world.env.backend.add_member_role(world.guild.id, world.bob.id, may_mention.id)
    await world.env.settle()
    await world.open(world.bob)
    assert pinged_roles(world, "has opened a table") == [str(role.id)]


async def test_a_role_without_a_channel_is_called_beside_the_card(world: World) -> None:
    role = world.guild.create_role("gamers", mentionable=True)
    await world.env.settle()
    await type_settings(world, **{"call-role": role})
    await world.ann.slash(world.channel, "play", game="guess")
    assert f"<@&{role.id}>" in source_text(world.messages(world.channel)[-1])
    call = world.messages(world.channel)[-1]
    await world.bob.click(call, custom_id=verb(call, "join"))
    card = world.messages(world.channel)[0]
    await world.ann.click(card, custom_id=verb(card, "start"))
    assert pinged_roles(world, "has opened a table") == [str(role.id)]
    assert not any("has opened a table" in source_text(message) for message in world.messages(world.channel))


async def test_private_and_full_tables_are_not_called(world: World) -> None:
    hall = await hall_of(world)
    await type_settings(world, **{"call-channel": hall, "results": hall})
    await world.open(world.ann, private=True, invite=world.bob)
    await world.open(world.cid, computers=7)
    assert world.messages(hall) == []


async def finish(world: World) -> None:
    """Play a game of Ann and Bob until Bob resigns."""
    await world.begin(world.ann, world.bob)
    await world.confirm(world.bob, "table resign")
    await world.env.settle()


async def test_a_result_is_one_picture_and_two_lines(world: World) -> None:
    world.draw(dot)
    hall = await hall_of(world)
    await type_settings(world, results=hall)
    await finish(world)
    (result,) = world.messages(hall)
    heading, ranking = visible_text(result).splitlines()
    assert heading == f"🏁 <#{world.thread().id}>"
    assert "ann" in ranking
    assert "bob" in ranking
    assert len(result.attachments) == 1
    assert custom_ids(result) == []
    await world.restart()
    assert len(world.messages(hall)) == 1


async def test_older_results_are_not_announced(world: World) -> None:
    hall = await hall_of(world)
    await finish(world)
    await world.env.advance_time(MINUTE)
    await type_settings(world, results=hall)
    await world.restart()
    assert world.messages(hall) == []


async def test_a_lost_channel_holds_up_no_table(world: World) -> None:
    hall = await hall_of(world)
    await type_settings(world, **{"call-channel": hall, "results": hall})
    world.env.backend.delete_channel(hall.id)
    await world.env.settle()
    await finish(world)
    assert world.farewell() is not None
    assert [m for m in world.messages(world.ann.user.dm_channel) if "deleted" in visible_text(m)] == []


async def test_changed_settings_are_announced_with_the_moderator(world: World) -> None:
    hall = await hall_of(world)
    keeper = await moderator(world)
    await keeper.slash(world.channel, "settings server", problems=hall)
    await type_settings(world, pace="live", language="en")
    await keeper.slash(world.channel, "settings block", person=world.bob)
    await world.env.settle()
    chosen, changed, blocked = map(visible_text, world.messages(hall))
    assert f"<@{keeper.id}>" in chosen
    assert "**Channel for problems**" in chosen
    assert "**Pace of new tables**: ⏱️ Live" in changed
    assert "Somebody was blocked" in blocked
    assert str(world.bob.id) not in blocked
    assert (await world.chosen_here()).journal == ()


async def test_a_change_is_announced_after_a_crash_exactly_once(world: World) -> None:
    hall = await hall_of(world)
    await type_settings(world, problems=hall)
    path = f"/channels/{hall.id}/messages"
    world.env.inject_error("POST", path, status=500, times=2)
    await type_settings(world, pace="live")
    assert len((await world.chosen_here()).journal) == 1
    await world.restart()
    await world.env.advance_time(MINUTE)
    assert [text for text in map(visible_text, world.messages(hall)) if "Live" in text][1:] == []
    assert "Live" in visible_text(world.messages(hall)[-1])


async def test_a_change_that_was_sent_before_a_crash_is_not_sent_again(world: World) -> None:
    hall, preferences = await hall_of(world), world.preferences
    entry = JournalEntry("77", world.app.clock.now(), world.bob.id, ("**Pace**: live",), "en", hall.id)

    async def save(saved: JournalEntry) -> None:
        await preferences.update_server(world.guild.id, lambda settings: replace(settings, journal=(saved,)))
        await world.env.settle()

    await save(entry)
    preferences.server_changed = returning(None)
    await save(replace(entry, sending=True))
    await world.restart()
    assert len(world.messages(hall)) == 1
    assert (await world.chosen_here()).journal == ()


async def test_forget_me_removes_a_moderator_from_changes_that_wait(world: World) -> None:
    hall = await hall_of(world)
    entry = JournalEntry("77", world.app.clock.now(), world.bob.id, ("**Pace**: live",), "en", hall.id)
    world.preferences.server_changed = returning(None)
    await world.preferences.update_server(world.guild.id, lambda settings: replace(settings, journal=(entry,)))
    question = (await world.bob.slash(world.channel, "me forget")).response
    await world.bob.click(question, custom_id=verb(question, "forget"))
    assert [waiting.by for waiting in (await world.chosen_here()).journal] == [NOBODY]


async def test_a_table_put_aside_is_reported_once(world: World) -> None:
    hall = await hall_of(world)
    await type_settings(world, problems=hall)
    await make_unreadable(world, UNREADABLE)
    world.expected_errors = world.expected_errors * 2
    await world.restart()
    reports = [text for text in map(visible_text, world.messages(hall)) if text.startswith("⚠️")]
    assert len(reports) == 1
    assert "I can’t read this table any more and have put it aside." in reports[0]


async def test_a_missing_permission_is_reported_to_the_moderators(world: World) -> None:
    hall = await hall_of(world)
    await type_settings(world, problems=hall)
    await world.begin(world.ann, world.bob)
    path = f"/channels/{world.thread().id}/messages"
    world.env.inject_error("POST", path, status=403, code=50013, times=None)
    await world.env.advance_time(2 * 3600)
    await world.press(world.ann, 3)
    reports = [text for text in map(visible_text, world.messages(hall)) if text.startswith("⚠️")]
    assert len(reports) == 1
    assert "I’m not allowed to post" in reports[0]
