"""A forum as the place for games supports all that a text channel does, or the bot explains the missing permission."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.table.model import Status
from tests.e2e.playing import moderator
from tests.e2e.reading import calls, reply_text
from tests.e2e.world import verb, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World

REQUIRE_TAG = 1 << 4


async def forum_of(world: World, **refused: bool) -> Any:
    """Create a forum in which the bot lacks the given permissions, and choose it as the place for games."""
    forum = world.guild.create_forum_channel("tables")
    if refused:
        allow, deny = discord.PermissionOverwrite(**refused).pair()
        bot: Any = world.env.bot.user
        overwrite = Overwrite(bot.id, OverwriteType.MEMBER, allow.value, deny.value)
        world.env.backend.set_overwrite(forum.id, overwrite)
    await world.env.settle()
    return forum


async def choose_forum(world: World, forum: Any) -> str:
    """Choose the forum as the place for games as a moderator; return the bot's answer."""
    return reply_text(await (await moderator(world)).slash(world.channel, "settings server", channel=forum))


async def open_in_forum(world: World) -> Any:
    """Create a forum with a table of Ann; return the forum."""
    forum = await forum_of(world)
    await choose_forum(world, forum)
    await world.ann.slash(world.channel, "play", game=world.game)
    await world.env.settle()
    world.channel = forum
    return forum


def tags(world: World, number: int = 1) -> list[str]:
    """Return the names of the tags on a table's post."""
    backend = world.env.backend
    post = backend.channels[world.table(number).place.thread]
    available = backend.channels[post.parent_id or 0].available_tags
    return [tag["name"] for tag in available if int(tag["id"]) in post.applied_tags]


async def test_a_forum_can_be_the_place_for_games(world: World) -> None:
    forum = await forum_of(world)
    assert f"✅ **Channel for tables**: <#{forum.id}>" in await choose_forum(world, forum)
    reply = reply_text(await world.ann.slash(world.channel, "play", game=world.game))
    assert f"<#{forum.id}>" in reply
    await world.env.settle()
    assert world.table().place.forum
    assert len(forum.threads) == 1
    assert "Guess the number #1" in forum.threads[0].name


async def test_a_game_is_played_in_its_post(world: World) -> None:
    await open_in_forum(world)
    post = world.thread()
    (card,) = world.messages(post)
    assert tags(world) == ["open"]
    await world.bob.click(card, custom_id=verb(card, "join"))
    await world.cid.slash(post, "table join")
    (card,) = world.messages(post)
    await world.ann.click(card, custom_id=verb(card, "start"))
    await world.env.advance_time(60)
    assert tags(world) == ["running"]
    assert len(calls(world, world.ann)) == 1
    await world.press(world.ann, 3)
    for person in (world.cid, world.bob):
        await world.confirm(person, "table resign")
    assert world.table().status is Status.ENDED
    assert tags(world) == ["over"]
    meta: Any = world.env.backend.channels[post.id].thread_metadata
    assert meta.archived
    assert "ann" in visible_text(world.farewell())


async def test_playing_again_from_an_archived_post_opens_a_new_one(world: World) -> None:
    forum = await open_in_forum(world)
    await world.bob.slash(world.thread(), "table join")
    await world.cid.slash(world.thread(), "table join")
    await world.ann.slash(world.thread(), "table start")
    for person in (world.bob, world.cid):
        await world.confirm(person, "table resign")
    reply = reply_text(await world.ann.click(world.farewell(), custom_id=verb(world.farewell(), "again")))
    assert f"<#{forum.id}>" in reply
    await world.env.settle()
    assert len(forum.threads) == 2
    second = world.messages(world.thread(2))
    assert [message for message in second if "is playing again" in visible_text(message)] != []
    assert tags(world, 2) == ["open"]


async def test_play_in_a_post_opens_a_new_post(world: World) -> None:
    forum = await open_in_forum(world)
    await (await moderator(world)).slash(world.thread(), "settings server", channel=forum)
    await world.bob.slash(world.thread(), "play", game=world.game)
    await world.env.settle()
    assert len(forum.threads) == 2
    assert world.table(2).place.channel == forum.id


async def test_a_post_works_after_a_restart(world: World) -> None:
    await open_in_forum(world)
    await world.bob.slash(world.thread(), "table join")
    await world.restart()
    await world.ann.slash(world.thread(), "table start")
    await world.env.advance_time(60)
    assert tags(world) == ["running"]
    assert world.board() is not None


async def test_tags_are_in_the_language_of_the_server(world: World) -> None:
    keeper = await moderator(world)
    await keeper.slash(world.channel, "settings server", language="cs")
    await open_in_forum(world)
    assert tags(world) == ["otevřeno"]
    await world.bob.slash(world.thread(), "table join")
    await world.ann.slash(world.thread(), "table start")
    assert tags(world) == ["hraje se"]


@pytest.mark.parametrize(
    ("permission", "called"), [("send_messages", "Create Posts"), ("send_messages_in_threads", "in Threads")]
)
async def test_a_missing_permission_has_its_forum_name(world: World, permission: str, called: str) -> None:
    forum = await forum_of(world, **{permission: False})
    assert called in await choose_forum(world, forum)
    assert (await world.chosen_here()).channel is None


async def test_a_forum_needs_no_permission_to_create_threads(world: World) -> None:
    forum = await forum_of(world, create_public_threads=False)
    assert f"✅ **Channel for tables**: <#{forum.id}>" in await choose_forum(world, forum)


@pytest.mark.parametrize("may_make_tags", [True, False])
async def test_a_forum_that_requires_tags_needs_the_permission_to_create_them(
    world: World, *, may_make_tags: bool
) -> None:
    forum = await forum_of(world, **({} if may_make_tags else {"manage_channels": False}))
    payload: dict[str, Any] = dict(serializers.channel_payload(world.env.backend, world.env.backend.channels[forum.id]))
    world.env.backend.emit("CHANNEL_UPDATE", {**payload, "flags": REQUIRE_TAG})
    await world.env.settle()
    reply = await choose_forum(world, forum)
    assert ("every post needs a tag" in reply) is not may_make_tags
    assert (f"✅ **Channel for tables**: <#{forum.id}>" in reply) is may_make_tags
