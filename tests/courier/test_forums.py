"""Tables in forums: each is a post with a tag for its stage; tag and post failures do not stop the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest_asyncio
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.transport.forums import tag_named
from tests import acts

if TYPE_CHECKING:
    import pytest

    from tests.courier.world import World


@pytest_asyncio.fixture
async def forum(world: World) -> Any:
    forum_channel = world.channel.guild.create_forum_channel("tables")
    await world.env.settle()
    return forum_channel


def tags(world: World, table: int) -> list[str]:
    """Return the names of the tags of a table's post."""
    post = world.env.backend.channels[world.thread(table)]
    forum = world.env.backend.channels[post.parent_id or 0]
    return [tag["name"] for tag in forum.available_tags if int(tag["id"]) in post.applied_tags]


def available(world: World, forum: Any) -> list[str]:
    return [tag["name"] for tag in world.env.backend.channels[forum.id].available_tags]


def posts(world: World, forum: Any) -> list[int]:
    return [
        channel_data.id for channel_data in world.env.backend.channels.values() if channel_data.parent_id == forum.id
    ]


async def test_a_table_is_a_post_whose_first_message_is_its_card(world: World, forum: Any) -> None:
    table = await world.open(forum, 0)
    await world.drain()
    assert posts(world, forum) == [world.thread(table.id)]
    assert world.env.backend.channels[world.thread(table.id)].name == f"errand {table.id}"
    (card,) = world.messages(world.thread(table.id))
    assert (card.kind, tags(world, table.id)) == ("card", ["open"])
    assert available(world, forum) == ["open", "running", "over"]


async def test_a_table_is_played_in_its_post_and_the_tag_follows_its_stage(world: World, forum: Any) -> None:
    table = await world.deal(forum, 0, 1, steps=1, turns=2)
    await world.drain()
    assert tags(world, table.id) == ["running"]
    assert [message.kind for message in world.messages(world.thread(table.id))] == ["card", "board", "call"]
    await world.go(table.id, 0)
    await world.go(table.id, 1)
    await world.drain()
    assert tags(world, table.id) == ["over"]
    kinds = [message.kind for message in world.messages(world.thread(table.id))]
    assert kinds == ["card", "board", "farewell"]
    assert "ended" in world.texts(world.thread(table.id), "card")[0]
    meta: Any = world.env.backend.channels[world.thread(table.id)].thread_metadata
    assert (meta.archived, meta.locked) == (True, False)
    last = world.env.http_requests[-1]
    assert (last.method, last.json) == ("PATCH", {"archived": True})


async def test_each_table_has_a_post_and_tags_are_created_once(world: World, forum: Any) -> None:
    first, second = await world.open(forum, 0), await world.open(forum, 1)
    await world.drain()
    assert len(posts(world, forum)) == 2
    assert world.thread(first.id) != world.thread(second.id)
    assert [tags(world, table.id) for table in (first, second)] == [["open"], ["open"]]
    third = await world.open(forum, 2)
    await world.drain()
    assert tags(world, third.id) == ["open"]
    assert sorted(available(world, forum)) == ["open", "over", "running"]


async def test_a_closed_lobby_is_tagged_over_and_archived(world: World, forum: Any) -> None:
    table = await world.open(forum, 0)
    await world.drain()
    await world.harness.tables.cancel(table.id, world.people[0].id, moderator=False, key=world.key())
    await world.drain()
    meta: Any = world.env.backend.channels[world.thread(table.id)].thread_metadata
    assert (tags(world, table.id), meta.archived) == (["over"], True)


async def test_a_table_is_played_without_tags_that_discord_refuses(world: World, forum: Any) -> None:
    path = f"/channels/{forum.id}"
    world.env.inject_error("PATCH", path, status=403, code=50013, times=None)
    table = await world.deal(forum, 0, 1)
    await world.drain()
    assert (available(world, forum), tags(world, table.id)) == ([], [])
    assert len([request for request in world.requests(path, "PATCH") if request.path == path]) == 1
    assert world.dm(0, "trouble") == []
    assert world.texts(world.thread(table.id), "call") != []


async def test_without_the_permission_no_tag_is_requested(world: World) -> None:
    forum = world.channel.guild.create_forum_channel("narrow")
    world.env.backend.set_overwrite(forum.id, _overwrite(world, discord.PermissionOverwrite(manage_channels=False)))
    await world.env.settle()
    table = await world.open(forum, 0)
    await world.drain()
    assert posts(world, forum) == [world.thread(table.id)]
    assert world.requests(f"/channels/{forum.id}", "PATCH") == []


def _overwrite(world: World, overwrite: discord.PermissionOverwrite) -> Any:
    allow, deny = overwrite.pair()
    user = world.env.bot.user
    assert user is not None
    return Overwrite(user.id, OverwriteType.MEMBER, allow.value, deny.value)


async def test_a_users_own_tag_is_kept(world: World, forum: Any) -> None:
    table = await world.open(forum, 0)
    await world.drain()
    backend = world.env.backend
    own_tag: dict[str, Any] = {
        "id": str(backend.snowflake()),
        "name": "rated",
        "moderated": False,
        "emoji_id": None,
        "emoji_name": None,
    }
    all_tags = [*backend.channels[forum.id].available_tags, own_tag]
    backend.edit_channel(forum.id, {"available_tags": all_tags})
    post = backend.channels[world.thread(table.id)]
    backend.edit_channel(post.id, {"applied_tags": [*post.applied_tags, int(own_tag["id"])]})
    await world.env.settle()
    await world.harness.tables.start(table.id, world.people[0].id, world.key())
    await world.drain()
    assert sorted(tags(world, table.id)) == ["rated", "running"]


async def test_a_crash_after_the_creation_of_a_post_creates_no_second_post(
    world: World, forum: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.open(forum, 0)

    async def lost(*_: Any) -> Any:
        raise OSError

    monkeypatch.setattr(world.harness.tables, "set_thread", lost)
    await world.drain()
    assert len(posts(world, forum)) == 1
    assert world.harness.tables.get(table.id).place.thread is None
    await world.die()
    await world.drain()
    assert posts(world, forum) == [world.thread(table.id)]
    assert len(world.messages(world.thread(table.id))) == 1


async def test_a_deleted_post_is_created_again(world: World, forum: Any) -> None:
    table = await world.deal(forum, 0, 1)
    await world.drain()
    post = world.thread(table.id)
    world.env.backend.delete_channel(post)
    await world.env.settle()
    await world.go(table.id, 0)
    await world.drain()
    assert world.thread(table.id) != post
    assert [message.kind for message in world.messages(world.thread(table.id))][:2] == ["card", "board"]
    assert tags(world, table.id) == ["running"]


async def test_a_deleted_card_is_sent_into_the_post(world: World, forum: Any) -> None:
    table = await world.open(forum, 0)
    await world.drain()
    post = world.thread(table.id)
    (card,) = world.messages(post)
    world.env.backend.delete_message(post, card.id)
    await acts.join(world.harness.tables, table.id, world.person(1), world.key())
    await world.drain()
    assert world.thread(table.id) == post
    assert [message.kind for message in world.messages(post)] == ["card"]


async def test_a_deleted_forum_is_reported_and_not_retried(world: World, forum: Any) -> None:
    table = await world.deal(forum, 0, 1)
    await world.drain()
    backend = world.env.backend
    backend.delete_channel(world.thread(table.id))
    backend.delete_channel(forum.id)
    await world.env.settle()
    await world.go(table.id, 0)
    await world.drain()
    assert any("trouble-channel-gone" in text for text in world.dm(0, "trouble"))


async def test_a_restart_continues_in_the_post(world: World, forum: Any) -> None:
    table = await world.deal(forum, 0, 1)
    await world.drain()
    await world.restart()
    assert world.harness.tables.get(table.id).place.forum
    await world.go(table.id, 0)
    await world.drain()
    assert len(posts(world, forum)) == 1


def test_a_tag_is_recognised_by_any_of_its_names() -> None:
    class Forum:
        available_tags = (discord.ForumTag(name="Otevřeno"), discord.ForumTag(name="open"))

    forum: Any = Forum()
    tag = tag_named(forum, ("open", "otevřeno"))
    assert tag is not None
    assert tag.name == "open"
    tag = tag_named(forum, ("otwarte", "otevřeno"))
    assert tag is not None
    assert tag.name == "Otevřeno"
    assert tag_named(forum, ("over",)) is None


async def test_tags_are_known_before_their_gateway_event(
    world: World, forum: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    announce = world.env.backend.announce_channel_update

    def silent(channel: int) -> None:
        if channel != forum.id:
            announce(channel)

    monkeypatch.setattr(world.env.backend, "announce_channel_update", silent)
    tables = [await world.open(forum, n) for n in range(3)]
    await world.drain()
    assert [tags(world, table.id) for table in tables] == [["open"]] * 3
    assert available(world, forum) == ["open", "running", "over"]
    assert len(world.requests(f"/channels/{forum.id}", "PATCH")) == 1
