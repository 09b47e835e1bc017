"""A server invites the bot: the bot introduces itself once, where it may, until the first table opens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest
from simcord.backend import serializers

from bot.storage.welcomes import SqlWelcomes
from tests.e2e.playing import moderator
from tests.e2e.reading import answer, reply_text
from tests.e2e.world import custom_ids, verb, verbs_of, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World

BOT_ADDED = 28
"""The audit log's number for an invitation of a bot."""
READY_S = 10.0
"""Seconds after which a bot that starts no longer waits for further servers."""
HELLO = "Hello! I bring board games to this server."


async def invite(world: World) -> None:
    """Tell the bot that the server has invited it; an event of a server that is only available says so."""
    backend = world.env.backend
    payload: dict[str, Any] = dict(serializers.guild_create_payload(backend, backend.guilds[world.guild.id]))
    del payload["unavailable"]
    backend.emit("GUILD_CREATE", payload)
    await world.env.settle()


async def become_available(world: World) -> None:
    """Tell the bot that the server is available again."""
    backend = world.env.backend
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, backend.guilds[world.guild.id]))
    await world.env.settle()


async def restart(world: World, *, after: float = 0.0) -> None:
    """Restart the bot, and wait until it has heard of its servers."""
    await world.restart(after=after)
    await world.env.advance_time(READY_S)


def greetings(world: World, place: Any) -> list[Any]:
    """Return the welcomes in a place."""
    return [message for message in world.messages(place) if HELLO in visible_text(message)]


def silence(world: World, *, blind: bool = False) -> None:
    """Forbid the bot to speak on the server; a `blind` bot may not read the audit log either."""
    denied = discord.Permissions(send_messages=True, view_audit_log=blind).value
    for role in world.env.backend.guilds[world.guild.id].roles.values():
        role.permissions &= ~denied


def note_inviter(world: World, person: Any) -> None:
    """Record in the audit log who invited the bot."""
    bot: Any = world.env.bot.user
    world.env.backend.record_audit_log(world.guild.id, BOT_ADDED, target_id=bot.id, user_id=person.id)


async def test_the_welcome_says_what_the_bot_is_and_does_not(world: World) -> None:
    await invite(world)
    (greeting,) = greetings(world, world.channel)
    text = visible_text(greeting)
    assert "I don’t read your messages" in text
    assert "I don’t cost anything" in text
    assert verbs_of(greeting) == {"newtable", "daily", "setup", "games"}


async def test_the_system_channel_comes_first(world: World) -> None:
    system = world.guild.create_text_channel("arrivals")
    world.env.backend.edit_guild(world.guild.id, {"system_channel_id": system.id})
    await invite(world)
    assert len(greetings(world, system)) == 1
    assert greetings(world, world.channel) == []


async def test_where_the_bot_may_not_speak_the_next_channel_serves(world: World) -> None:
    system = world.channel_without("send_messages")
    hidden = world.channel_without("view_channel")
    world.env.backend.edit_guild(world.guild.id, {"system_channel_id": system.id})
    await invite(world)
    assert [len(greetings(world, place)) for place in (system, hidden, world.channel)] == [0, 0, 1]


async def test_where_it_may_not_speak_the_inviter_gets_a_letter(world: World) -> None:
    silence(world)
    note_inviter(world, world.bob)
    await invite(world)
    (letter,) = world.messages(world.bob.user.dm_channel)
    text = visible_text(letter)
    assert "Thank you for inviting me to **Board gamers**!" in text
    assert "Give me View Channel and Send Messages" in text
    assert HELLO in text
    assert verbs_of(letter) == {"games"}


@pytest.mark.parametrize("blind", [True, False])
async def test_without_an_inviter_the_bot_says_nothing(world: World, *, blind: bool) -> None:
    silence(world, blind=blind)
    if blind:
        note_inviter(world, world.bob)
    await invite(world)
    assert greetings(world, world.channel) + world.messages(world.bob.user.dm_channel) == []


async def test_an_inviter_with_closed_messages_gets_nothing_and_may_invite_again(world: World) -> None:
    silence(world)
    note_inviter(world, world.bob)
    world.close_direct_messages(world.bob)
    await invite(world)
    await restart(world)
    world.env.backend.guilds[world.guild.id].roles[world.guild.id].permissions |= 1 << 11
    await invite(world)
    assert len(greetings(world, world.channel)) == 1


async def test_a_bot_that_is_invited_again_does_not_repeat_itself(world: World) -> None:
    await invite(world)
    await invite(world)
    await restart(world)
    await invite(world)
    assert len(greetings(world, world.channel)) == 1


async def test_neither_a_restart_nor_an_outage_is_an_invitation(world: World) -> None:
    await become_available(world)
    await restart(world)
    await become_available(world)
    assert greetings(world, world.channel) == []


async def test_an_invitation_while_the_bot_was_not_running_counts(world: World) -> None:
    await world.env.bot.close()
    await world.env.advance_time(60.0)
    member = world.env.backend.guilds[world.guild.id].members[world.env.backend.bot_user.id]
    member.joined_at = world.env.backend.now_iso()
    await world.env.advance_time(60.0)
    await world.env.restart_bot(await world.processes.assemble(world.external_wait))
    await world.env.advance_time(READY_S)
    assert len(greetings(world, world.channel)) == 1


async def test_the_first_table_removes_the_welcome_for_ever(world: World) -> None:
    await invite(world)
    await world.open(world.ann)
    assert greetings(world, world.channel) == []
    await invite(world)
    assert greetings(world, world.channel) == []


async def test_a_server_with_tables_needs_no_welcome(world: World) -> None:
    await world.open(world.ann)
    await invite(world)
    assert greetings(world, world.channel) == []


async def test_a_deletion_that_fails_is_tried_again(world: World) -> None:
    await invite(world)
    (greeting,) = greetings(world, world.channel)
    path = f"/channels/{world.channel.id}/messages/{greeting.id}"
    world.env.inject_error("DELETE", path, status=500, code=0, times=5)
    await world.open(world.ann)
    assert len(greetings(world, world.channel)) == 1
    await world.env.advance_time(600.0)
    assert greetings(world, world.channel) == []


async def test_a_deletion_that_fails_is_tried_again_after_a_restart(world: World) -> None:
    await invite(world)
    (greeting,) = greetings(world, world.channel)
    path = f"/channels/{world.channel.id}/messages/{greeting.id}"
    world.env.inject_error("DELETE", path, status=403, code=50013, times=1)
    await world.open(world.ann)
    assert len(greetings(world, world.channel)) == 1
    await restart(world)
    assert greetings(world, world.channel) == []


async def test_a_welcome_that_a_moderator_deleted_counts_as_removed(world: World) -> None:
    await invite(world)
    (greeting,) = greetings(world, world.channel)
    world.env.backend.delete_message(world.channel.id, greeting.id)
    await world.open(world.ann)
    assert await standing(world) == []


async def test_a_crash_between_post_and_receipt_repeats_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(SqlWelcomes, "mark_sent", killed)
        world.expected_errors = ["task.failed"]
        await invite(world)
    assert await standing(world) == [None]
    await restart(world, after=3600.0)
    (greeting,) = greetings(world, world.channel)
    assert await standing(world) == [greeting.id]


async def test_a_crash_between_intent_and_post_loses_nothing(world: World) -> None:
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=500, code=0, times=5)
    await invite(world)
    assert greetings(world, world.channel) == []
    await restart(world)
    await world.env.advance_time(600.0)
    assert len(greetings(world, world.channel)) == 1


async def test_a_table_that_opens_before_the_receipt_removes_the_welcome(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(SqlWelcomes, "mark_sent", killed)
        world.expected_errors = ["task.failed"]
        await invite(world)
    await world.open(world.ann)
    assert (greetings(world, world.channel), await standing(world)) == ([], [])


async def test_the_button_opens_a_table_without_typing(world: World) -> None:
    await invite(world)
    (greeting,) = greetings(world, world.channel)
    question = answer(await world.ann.click(greeting, custom_id="newtable"))
    assert "Which game?" in visible_text(question)
    await world.ann.click(question, custom_id="open:guess")
    assert (world.table().game, world.table().host) == ("guess", world.ann.id)
    assert greetings(world, world.channel) == []


async def test_the_button_names_a_missing_permission(world: World) -> None:
    system = world.channel_without("create_public_threads")
    world.env.backend.edit_guild(world.guild.id, {"system_channel_id": system.id})
    await invite(world)
    (greeting,) = greetings(world, system)
    assert "Create Public Threads" in reply_text(await world.ann.click(greeting, custom_id="newtable"))


async def test_the_button_for_settings_serves_moderators_only(world: World) -> None:
    await invite(world)
    (greeting,) = greetings(world, world.channel)
    assert "Manage Server" in reply_text(await world.bob.click(greeting, custom_id="setup"))
    keeper = await moderator(world)
    assert "Server settings" in reply_text(await keeper.click(greeting, custom_id="setup"))


async def test_the_button_for_games_leads_to_their_rules(world: World) -> None:
    await invite(world)
    (greeting,) = greetings(world, world.channel)
    overview = answer(await world.ann.click(greeting, custom_id="games"))
    assert len(custom_ids(overview)) == len(world.app.uis)
    rules = reply_text(await world.ann.click(overview, custom_id="manual:guess"))
    assert rules == reply_text(await world.ann.slash(world.channel, "rules", game="guess"))


@pytest.mark.parametrize(("locale", "title"), [("cs", "Přináším na tenhle server"), ("pl", "Przynoszę na ten serwer")])
async def test_the_welcome_speaks_the_servers_language(world: World, locale: str, title: str) -> None:
    world.env.backend.edit_guild(world.guild.id, {"preferred_locale": locale})
    await invite(world)
    assert title in visible_text(world.messages(world.channel)[-1])


async def test_a_moderators_choice_of_slovak_counts_for_the_welcome(world: World) -> None:
    await (await moderator(world)).slash(world.channel, "settings server", language="sk")
    await invite(world)
    assert "Prinášam na tento server" in visible_text(world.messages(world.channel)[-1])


async def test_the_letter_to_a_deleted_user_is_deleted(world: World) -> None:
    silence(world)
    note_inviter(world, world.bob)
    await invite(world)
    question = answer(await world.bob.slash(world.channel, "me forget"))
    await world.bob.click(question, custom_id=verb(question, "forget"))
    await world.env.advance_time(60.0)
    assert greetings(world, world.bob.user.dm_channel) == []
    assert await standing(world) == []


async def killed(_store: SqlWelcomes, _guild: int, _message: int) -> None:
    """End the work as a killed process would, in place of the receipt."""
    raise RuntimeError


async def standing(world: World) -> list[int | None]:
    """Return the messages of the recorded welcomes that are not removed."""
    client: Any = world.env.bot
    return [welcome.message for welcome in await client._background._welcomes._store.current_welcomes()]


async def test_a_crash_before_the_receipt_where_history_is_closed_does_not_stop_the_welcome(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(SqlWelcomes, "mark_sent", killed)
        world.expected_errors = ["task.failed"]
        await invite(world)
    world.env.inject_error("GET", f"/channels/{world.channel.id}/messages", status=403, code=50001, times=None)
    await restart(world, after=3600.0)
    assert None not in await standing(world)
    await world.open(world.ann)
    assert await standing(world) == []
