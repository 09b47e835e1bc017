"""A private table lives in a private thread with its invited users; no other user learns that it exists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest
from discord import AppCommandOptionType as Kind
from discord import app_commands
from simcord import interactions
from simcord.backend import serializers
from simcord.enums import ChannelType

from bot import discovery
from bot.table.model import Status
from tests.e2e.playing import moderator
from tests.e2e.reading import answer, buttons, letters, reply_text
from tests.e2e.world import verb, verbs_of, visible_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.e2e.world import World

OPTION_VALUES = {Kind.string: "x", Kind.integer: 1, Kind.boolean: True, Kind.number: 1.0}


async def play(world: World, *guests: Any, **options: Any) -> Any:
    """Open a private table as Ann with these guests; return its card."""
    named = {f"invite-{n}" if n > 1 else "invite": guest for n, guest in enumerate(guests, 1)}
    await world.ann.slash(world.channel, "play", game="guess", private=True, **named, **options)
    await world.env.settle()
    return card(world)


def card(world: World, number: int = 1) -> Any:
    """Return the card in a table's thread."""
    return next(message for message in world.messages(world.thread(number)) if "start" in verbs_of(message))


def invitation(world: World) -> Any:
    """Return the invitation in the thread."""
    return next(message for message in world.messages(world.thread()) if "decline" in verbs_of(message))


def thread_member_ids(world: World, number: int = 1) -> set[int]:
    """Return the ids of the members of a table's thread, without the bot."""
    thread = world.env.backend.channels[world.table(number).place.thread]
    return set(thread.thread_members) - {world.env.backend.bot_user.id}


def is_archived(world: World) -> bool:
    """Return whether the thread of table 1 is archived."""
    thread: Any = world.env.backend.channels[world.thread().id]
    return bool(thread.thread_metadata.archived)


def requests(world: World, method: str, part: str) -> list[Any]:
    return [request for request in world.env.http_requests if request.method == method and part in request.path]


def in_channel(world: World) -> list[str]:
    """Return the texts in the channel without SimCord's announcements of private threads; Discord makes none."""
    return [
        visible_text(message)
        for message in world.messages(world.channel)
        if message.type is discord.MessageType.default
    ]


async def test_a_private_table_is_in_a_private_thread_with_its_guests(world: World) -> None:
    await play(world, world.bob, world.cid)
    (creation,) = requests(world, "POST", f"/channels/{world.channel.id}/threads")
    assert (creation.json["type"], creation.json["invitable"]) == (12, False)
    assert world.env.backend.channels[world.thread().id].type == ChannelType.PRIVATE_THREAD
    assert thread_member_ids(world) == {world.ann.id, world.bob.id, world.cid.id}
    assert {user.id for user in invitation(world).mentions} == {world.bob.id, world.cid.id}
    assert "🔒" in visible_text(card(world))
    assert in_channel(world) == []
    assert requests(world, "POST", f"/channels/{world.channel.id}/messages") == []


async def test_the_opener_gets_a_link_to_the_private_thread(world: World) -> None:
    result = await world.ann.slash(world.channel, "play", game="guess", private=True, invite=world.bob)
    assert reply_text(result).startswith(f"🔒 Private table #1 is open in a private thread of <#{world.channel.id}>.")
    await world.env.settle()
    way = await world.ann.click(answer(result), custom_id=verb(answer(result), "status"))
    assert f"<#{world.thread().id}>" in reply_text(way)


async def test_a_private_game_is_played_and_its_thread_archived(world: World) -> None:
    await play(world, world.bob)
    await world.bob.click(invitation(world), custom_id=verb(invitation(world), "join"))
    await world.ann.click(card(world), custom_id=verb(card(world), "start"))
    await world.press(world.ann, 3)
    await world.restart()
    await world.confirm(world.bob, "table resign")
    await world.env.settle()
    assert world.table().status is Status.ENDED
    assert "Game over" in visible_text(world.farewell())
    meta: Any = world.env.backend.channels[world.thread().id].thread_metadata
    assert (meta.archived, meta.locked) == (True, False)
    assert in_channel(world) == []


async def test_declining_and_leaving_remove_the_user_from_the_thread(world: World) -> None:
    await play(world, world.bob, world.cid)
    await world.cid.click(invitation(world), custom_id=verb(invitation(world), "join"))
    await world.bob.click(invitation(world), custom_id=verb(invitation(world), "decline"))
    await world.env.settle()
    assert thread_member_ids(world) == {world.ann.id, world.cid.id}
    await world.restart()
    assert thread_member_ids(world) == {world.ann.id, world.cid.id}
    assert len(requests(world, "PUT", "/thread-members/")) == 3


async def test_a_refused_change_of_thread_members_is_not_repeated(world: World) -> None:
    world.env.inject_error("PUT", f"/channels/*/thread-members/{world.bob.id}", status=403, code=50001, times=None)
    world.env.inject_error("DELETE", "/channels/*/thread-members/*", status=403, code=50013, times=None)
    await play(world, world.bob, world.cid)
    assert thread_member_ids(world) == {world.ann.id, world.cid.id}
    await world.cid.click(invitation(world), custom_id=verb(invitation(world), "decline"))
    await world.env.settle()
    await world.restart()
    assert len(requests(world, "PUT", f"/thread-members/{world.bob.id}")) == 1
    assert len(requests(world, "DELETE", "/thread-members/")) == 1


async def test_a_rematch_of_a_private_table_is_private(world: World) -> None:
    await play(world, world.bob)
    await world.bob.click(invitation(world), custom_id=verb(invitation(world), "join"))
    await world.ann.click(card(world), custom_id=verb(card(world), "start"))
    await world.confirm(world.bob, "table resign")
    await world.ann.click(world.farewell(), custom_id=verb(world.farewell(), "again"))
    await world.env.settle()
    assert world.table(2).place.private
    assert thread_member_ids(world, 2) == {world.ann.id, world.bob.id}
    assert in_channel(world) == []


# ------------------------------------------------------------------------------------------- other users


def commands(world: World) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Yield every command with an option for the number of a table."""
    client: Any = world.env.bot
    for command in client.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            known: list[Any] = [p for p in command.parameters if p.name == "table"]
            if known:
                yield command


def required_options(world: World, command: app_commands.Command[Any, ..., Any]) -> dict[str, Any]:
    """Return a value for every required option of a command."""
    needed = [p for p in command.parameters if p.required]
    values = {**OPTION_VALUES, Kind.user: world.cid}
    return {p.display_name: p.choices[0].value if p.choices else values[p.type] for p in needed}


async def try_all_commands(world: World, person: Any, place: Any) -> dict[str, str]:
    """Return the person's answers to every command with the number of the private table."""
    replies: dict[str, str] = {}
    for command in commands(world):
        result = await person.slash(place, command.qualified_name, table=1, **required_options(world, command))
        replies[command.qualified_name] = reply_text(result)
    return replies


@pytest.mark.parametrize("status", [Status.LOBBY, Status.RUNNING, Status.ENDED])
async def test_a_guessed_number_is_answered_like_an_unknown_table(world: World, status: Status) -> None:
    await play(world, world.bob)
    if status is not Status.LOBBY:
        await world.bob.click(invitation(world), custom_id=verb(invitation(world), "join"))
        await world.ann.click(card(world), custom_id=verb(card(world), "start"))
    if status is Status.ENDED:
        await world.confirm(world.bob, "table resign")
    assert world.table().status is status
    unknown = reply_text(await world.dora.slash(world.channel, "table show", view="board", table=99))
    replies = await try_all_commands(world, world.dora, world.channel)
    assert len(replies) > 20
    assert {name for name, reply in replies.items() if reply != unknown} == set()
    assert world.table().seat_of(world.dora.id) is None
    assert thread_member_ids(world) == {world.ann.id, world.bob.id}


NOT_ABOUT_TABLES = (
    "forget",
    "keep",
    "newtable",
    "help",
    "turns",
    "own",
    "best",
    "open",
    "games",
    "manual",
    "setup",
    "tables",
    "house",
    "hook",
    "unhook",
    "rule",
    "block",
    "lift",
    "ranks",
    "rankshow",
    "daily",
    "dpage",
    "dmove",
    "dsure",
    "dshare",
    "lopt",
    "ldraft",
    "lform",
    "lformed",
    "lman",
    "lleave",
)
"""Verbs of buttons that name no table."""


async def press_forged(world: World, person: Any, source: Any, custom_id: str) -> str:
    """Press a forged button on a message as this person; return the text of the answer."""
    backend, data = world.env.backend, {"custom_id": custom_id, "component_type": 2}
    record, payload = interactions.base_payload(
        backend, type=3, channel_id=world.channel.id, guild_id=world.guild.id, user_id=person.id, data=data
    )
    payload["message"] = dict(serializers.message_payload(backend, backend.messages[world.channel.id][source.id]))
    record.source_message_id = source.id
    backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    private = [m for m in world.messages(world.channel, person) if getattr(m.flags, "ephemeral", False)]
    return visible_text(private[-1])


async def test_a_forged_button_of_a_private_table_is_refused(world: World) -> None:
    await play(world, world.bob)
    source = await world.open(world.cid)
    client: Any = world.env.bot
    verbs = [name for name in client.component_handlers if name not in (*NOT_ABOUT_TABLES, *discovery.games())]
    replies = {name: await press_forged(world, world.dora, source, f"{name}:1:1:0") for name in verbs}
    assert replies.pop("say") == await press_forged(world, world.dora, source, "say:999:1:0"), "as without a table"
    about_tables = {name: reply for name, reply in replies.items() if "from an earlier turn" not in reply}
    assert len(about_tables) > 20
    assert {name for name, reply in about_tables.items() if not reply.startswith("There’s no such table")} == set()
    assert world.table().seat_of(world.dora.id) is None
    assert world.table().status is Status.LOBBY


async def test_a_private_table_is_offered_only_to_guests(world: World) -> None:
    await play(world, world.bob)
    for command in commands(world):
        options = [p for p in command.parameters if p.name == "table" and p.autocomplete]
        for option in options:
            choices = await world.dora.autocomplete(world.channel, command.qualified_name, option.display_name, "")
            assert [choice for choice in choices if "1" in str(choice)] == [], command.qualified_name
    assert "No table here has a seat for you" in reply_text(await world.dora.slash(world.channel, "table join"))
    assert "Nobody is waiting for you" in reply_text(await world.dora.slash(world.channel, "moves"))
    assert [choice for choice in await world.bob.autocomplete(world.channel, "table join", "table", "") if choice] != []


async def test_a_guest_may_join_from_outside_the_thread(world: World) -> None:
    await play(world, world.bob)
    assert (
        reply_text(await world.bob.slash(world.channel, "table join")) == "🪑 You’re at the table: Guess the number #1."
    )
    assert world.table().seat_of(world.bob.id) == 1


async def test_a_guest_who_declined_cannot_see_the_table(world: World) -> None:
    await play(world, world.bob)
    await world.bob.click(invitation(world), custom_id=verb(invitation(world), "decline"))
    await world.env.settle()
    assert "There’s no such table" in reply_text(
        await world.bob.slash(world.channel, "table show", view="board", table=1)
    )


async def test_only_a_moderator_with_manage_threads_sees_a_private_table(world: World) -> None:
    await play(world, world.bob)
    keeper = await moderator(world)
    assert "There’s no such table" in reply_text(await keeper.slash(world.channel, "table cancel", table=1))
    role = world.guild.create_role("threads", permissions=discord.Permissions(manage_threads=True, manage_guild=True))
    tidy = world.guild.add_member(world.env.create_user("tidy"), roles=[role])
    await world.env.settle()
    assert "ann" in reply_text(await tidy.slash(world.channel, "table show", view="board", table=1))
    assert await world.confirm(tidy, "table cancel", world.channel, table=1)
    assert world.table().status is Status.CLOSED


async def test_a_user_added_to_the_thread_can_see_and_join_the_table(world: World) -> None:
    await play(world, world.bob)
    world.env.backend.add_thread_member(world.thread().id, world.dora.id)
    await world.env.settle()
    assert "ann" in reply_text(await world.dora.slash(world.thread(), "table show", view="board"))
    await world.dora.click(card(world), custom_id=verb(card(world), "join"))
    assert world.table().seat_of(world.dora.id) == 1


async def test_a_private_table_sends_nothing_to_the_channel_or_other_users(world: World) -> None:
    await play(world, world.bob)
    await world.bob.click(invitation(world), custom_id=verb(invitation(world), "join"))
    await world.ann.click(card(world), custom_id=verb(card(world), "start"))
    await world.env.advance_time(3600)
    assert in_channel(world) == []
    assert letters(world, world.dora) == []
    assert letters(world, world.cid) == []


async def test_a_seat_offer_shows_the_table_to_its_recipient_until_declined(world: World) -> None:
    await play(world, world.bob)
    await world.bob.click(invitation(world), custom_id=verb(invitation(world), "join"))
    await world.ann.click(card(world), custom_id=verb(card(world), "start"))
    none = reply_text(await world.dora.slash(world.channel, "table show", view="board", table=99))
    await world.bob.slash(world.thread(), "table offer", player=world.dora, table=1)
    await world.env.settle()
    assert thread_member_ids(world) == {world.ann.id, world.bob.id, world.dora.id}
    assert reply_text(await world.dora.slash(world.channel, "table show", view="board", table=1)) != none
    assert reply_text(await world.cid.slash(world.channel, "table join", table=1)) == none
    offer = next(m for m in world.messages(world.thread()) if "pass" in verbs_of(m))
    await world.dora.click(offer, custom_id=verb(offer, "pass"))
    await world.env.settle()
    assert thread_member_ids(world) == {world.ann.id, world.bob.id}
    replies = await try_all_commands(world, world.dora, world.channel)
    assert {name for name, reply in replies.items() if reply != none} == set()
    await world.bob.slash(world.thread(), "table offer", player=world.cid, table=1)
    await world.env.settle()
    await world.cid.slash(world.channel, "table join", table=1)
    await world.env.settle()
    assert world.table().names == ("ann", "cid")
    assert thread_member_ids(world) == {world.ann.id, world.bob.id, world.cid.id}
    assert in_channel(world) == []


# ---------------------------------------------------------------------------------------------- the permission


async def test_only_private_tables_need_create_private_threads(world: World) -> None:
    place = world.channel_without("create_private_threads")
    reply = reply_text(await world.ann.slash(place, "play", game="guess", private=True))
    assert f"I’m missing a permission in <#{place.id}>: Create Private Threads." in reply
    assert world.app.tables.unfinished() == []
    assert "Table #1 is open" in reply_text(await world.ann.slash(place, "play", game="guess"))


@pytest.mark.parametrize("missing", ["create_public_threads", "send_messages"])
async def test_private_tables_need_no_permissions_of_public_ones(world: World, missing: str) -> None:
    place = world.channel_without(missing)
    assert "Private table #1 is open" in reply_text(await world.ann.slash(place, "play", game="guess", private=True))
    await world.env.settle()
    assert place.threads[0].id == world.table().place.thread


async def test_a_channel_without_private_threads_is_refused_with_a_reason(world: World) -> None:
    forum = world.guild.create_forum_channel("tables")
    await world.env.settle()
    await (await moderator(world)).slash(world.channel, "settings server", channel=forum)
    reply = reply_text(await world.ann.slash(world.channel, "play", game="guess", private=True))
    assert reply.startswith(
        f"A private table needs an ordinary text channel: <#{forum.id}> can’t have private threads."
    )
    assert world.app.tables.unfinished() == []


async def test_a_failed_private_thread_is_reported_only_to_the_host(world: World) -> None:
    world.env.inject_error("POST", f"/channels/{world.channel.id}/threads", status=403, code=50013, times=None)
    await world.ann.slash(world.channel, "play", game="guess", private=True, invite=world.bob)
    await world.env.settle()
    assert in_channel(world) == []
    (text,) = letters(world, world.ann)
    assert "I couldn’t open a private thread" in text
    assert letters(world, world.bob) == []


async def test_a_locked_private_thread_is_not_replaced_by_the_channel(world: World) -> None:
    await play(world, world.bob)
    await world.bob.click(invitation(world), custom_id=verb(invitation(world), "join"))
    path = f"/channels/{world.thread().id}"
    world.env.inject_error("POST", f"{path}/messages", status=403, code=50083, times=None)
    world.env.inject_error("PATCH", f"{path}*", status=403, code=50013, times=None)
    await world.ann.slash(world.channel, "table start", table=1)
    await world.env.settle()
    assert in_channel(world) == []
    assert any(
        "is locked and I’m not allowed to unlock it. The game is saved" in text for text in letters(world, world.ann)
    )


async def test_a_deleted_private_thread_is_created_again_with_its_members(world: World) -> None:
    await play(world, world.bob)
    before = world.thread().id
    world.env.backend.delete_channel(before)
    await world.env.settle()
    await world.bob.slash(world.channel, "table join", table=1)
    await world.env.settle()
    assert world.thread().id != before
    assert thread_member_ids(world) == {world.ann.id, world.bob.id}
    assert "join" in buttons(card(world))


# ------------------------------------------------------------------------------------------- being forgotten


async def forget(world: World, person: Any) -> None:
    question = (await person.slash(world.channel, "me forget")).response
    await person.click(question, custom_id=verb(question, "forget"))
    await world.env.settle()


async def rows_with_user(world: World, user: int) -> list[str]:
    """Return the database rows that contain a user id."""
    database = world.app.preferences._store._database
    tables = await database.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
    contents = [(name, await database.rows(f"SELECT * FROM {name}")) for (name,) in tables]  # noqa: S608 - table names from the schema
    return [f"{name}: {row}" for name, rows in contents for row in rows if str(user) in str(row)]


async def begin_private_game(world: World) -> None:
    """Seat Bob beside Ann and start the game; Cid remains invited."""
    await play(world, world.bob, world.cid)
    await world.bob.click(invitation(world), custom_id=verb(invitation(world), "join"))
    await world.ann.click(card(world), custom_id=verb(card(world), "start"))
    await world.env.settle()


@pytest.mark.parametrize("stage", ["lobby", "running", "ended"])
async def test_forgotten_guests_and_players_are_removed_from_the_thread(world: World, stage: str) -> None:
    if stage == "lobby":
        await play(world, world.bob, world.cid)
    else:
        await begin_private_game(world)
    if stage == "ended":
        await world.confirm(world.bob, "table resign")
        await world.env.settle()
        assert world.table().status is Status.ENDED
    for person, remaining_users in ((world.cid, {world.ann.id, world.bob.id}), (world.bob, {world.ann.id})):
        await forget(world, person)
        await world.env.advance_time(60)
        assert thread_member_ids(world) == remaining_users
        assert await rows_with_user(world, person.id) == []
    meta: Any = world.env.backend.channels[world.thread().id].thread_metadata
    assert meta.archived == (stage == "ended")


async def test_an_archived_thread_is_archived_again_after_a_removal(world: World) -> None:
    await begin_private_game(world)
    await world.confirm(world.bob, "table resign")
    await world.env.settle()
    assert is_archived(world)
    path = f"/channels/{world.thread().id}/thread-members/{world.cid.id}"
    world.env.inject_error("DELETE", path, status=400, code=50083, times=1)
    await forget(world, world.cid)
    await world.env.advance_time(60)
    assert thread_member_ids(world) == {world.ann.id, world.bob.id}
    assert is_archived(world)


async def test_a_removal_during_an_outage_is_repeated_after_a_restart(world: World) -> None:
    await begin_private_game(world)
    path = f"/channels/*/thread-members/{world.cid.id}"
    world.env.inject_error("DELETE", path, status=503, code=0, times=8)
    await forget(world, world.cid)
    assert world.cid.id in thread_member_ids(world)
    assert [row.partition(":")[0] for row in await rows_with_user(world, world.cid.id)] == ["expulsion"]
    await world.restart()
    await world.env.advance_time(600)
    assert thread_member_ids(world) == {world.ann.id, world.bob.id}
    assert await rows_with_user(world, world.cid.id) == []


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (403, 50001), (404, 10013), (404, 10007)])
async def test_a_refused_removal_is_given_up_and_deleted(world: World, status: int, code: int) -> None:
    await begin_private_game(world)
    path = f"/channels/*/thread-members/{world.cid.id}"
    world.env.inject_error("DELETE", path, status=status, code=code, times=None)
    await forget(world, world.cid)
    await world.env.advance_time(60)
    assert await rows_with_user(world, world.cid.id) == []
    assert len(requests(world, "DELETE", f"/thread-members/{world.cid.id}")) <= 2


async def test_a_forgotten_user_with_a_new_seat_offer_stays_in_the_thread(world: World) -> None:
    await begin_private_game(world)
    world.env.inject_error("DELETE", f"/channels/*/thread-members/{world.cid.id}", status=503, code=0, times=8)
    await forget(world, world.cid)
    await world.bob.slash(world.thread(), "table offer", player=world.cid, table=1)
    await world.env.settle()
    await world.env.advance_time(600)
    assert world.cid.id in thread_member_ids(world)
