"""A user who waits for a game gets one direct message when a seat becomes free, with a button that leads to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest
from msgspec.structs import replace

from bot.preferences.settings import PersonSettings
from tests.e2e.reading import answer, buttons, letters, reply_text
from tests.e2e.world import verb, visible_text
from tests.table.harness import choose

if TYPE_CHECKING:
    from tests.e2e.world import World

DAY = 24 * 3600
LULL_S = 60


async def ask_to_be_called(world: World, person: Any, game: str = "guess") -> str:
    """Ask to be called for a game and wait some seconds; return the bot's answer."""
    reply = reply_text(await person.slash(world.channel, "me callme", game=game))
    await world.env.advance_time(5)
    return reply


async def wait_for_lull(world: World) -> None:
    """Wait until a user may be pinged again."""
    await world.env.advance_time(LULL_S)


def seat_messages(world: World, person: Any) -> list[str]:
    """Return the direct messages that announced a free seat."""
    return [text for text in letters(world, person) if "free seat" in text]


async def test_opening_a_table_sends_one_message_with_a_way_to_a_seat(world: World) -> None:
    reply = await ask_to_be_called(world, world.bob)
    assert reply.startswith("🔔 When somebody opens or joins a table for **Guess the number** here")
    await world.open(world.ann)
    await wait_for_lull(world)
    (call,) = world.messages(world.bob.user.dm_channel)
    assert visible_text(call).startswith(
        "🔔 There’s a free seat: Guess the number #1. You asked me to call you.\n1. **ann**"
    )
    assert f"<#{world.channel.id}>" in visible_text(call)
    joined = await world.bob.user.click(call, custom_id=verb(call, "join"))
    assert reply_text(joined).startswith("🪑 You have a seat at Guess the number #1")
    assert world.table().seat_of(world.bob.id) == 1


async def test_a_wish_is_used_up_by_the_first_message(world: World) -> None:
    await ask_to_be_called(world, world.bob)
    await world.open(world.ann)
    await wait_for_lull(world)
    await world.open(world.cid)
    await wait_for_lull(world)
    await world.restart()
    assert len(seat_messages(world, world.bob)) == 1
    assert (await world.chosen_by(world.bob.id)).wishes == ()


async def test_joining_a_lobby_calls_but_other_changes_do_not(world: World) -> None:
    await world.open(world.ann)
    await world.env.advance_time(10)
    reply = await ask_to_be_called(world, world.bob)
    assert "Waiting for players right now:" in reply
    await world.ann.slash(world.channel, "table options", table=1, pace="live")
    await world.ann.slash(world.channel, "table options", table=1, computer="easy")
    await wait_for_lull(world)
    assert seat_messages(world, world.bob) == []
    await world.cid.slash(world.channel, "table join", table=1)
    await wait_for_lull(world)
    assert len(seat_messages(world, world.bob)) == 1


async def test_an_open_table_is_shown_at_once_with_a_way_to_join(world: World) -> None:
    await world.open(world.ann)
    result = await world.bob.slash(world.channel, "me callme", game="guess")
    assert set(buttons(answer(result))) == {"join"}
    await world.bob.click(answer(result), custom_id=verb(answer(result), "join"))
    assert world.table().seat_of(world.bob.id) == 1


async def test_other_games_and_servers_and_full_or_private_tables_do_not_call(world: World) -> None:
    await ask_to_be_called(world, world.bob)
    await world.open(world.ann, game="wishes")
    await world.ann.slash(world.channel, "play", game="guess", computers=3)
    await world.ann.slash(world.channel, "play", game="guess", private=True)
    abroad = world.env.create_guild("Elsewhere")
    far = abroad.create_text_channel("games")
    await world.env.settle()
    await abroad.add_member(world.ann.user).slash(far, "play", game="guess")
    await wait_for_lull(world)
    assert letters(world, world.bob) == []


async def test_players_and_invited_users_of_a_table_are_not_called_to_it(world: World) -> None:
    await ask_to_be_called(world, world.bob)
    await ask_to_be_called(world, world.cid)
    await world.open(world.bob, invite=world.cid)
    await wait_for_lull(world)
    assert seat_messages(world, world.bob) == seat_messages(world, world.cid) == []
    await world.open(world.ann)
    await wait_for_lull(world)
    assert len(seat_messages(world, world.bob)) == len(seat_messages(world, world.cid)) == 1


async def test_repeating_the_command_cancels_the_wish(world: World) -> None:
    await ask_to_be_called(world, world.bob)
    assert await ask_to_be_called(world, world.bob) == "🔕 I won’t call you to **Guess the number** any more."
    await world.open(world.ann)
    await wait_for_lull(world)
    assert letters(world, world.bob) == []


async def move_end_of_wish(world: World, person: Any, end_s: float) -> None:
    """Move the end of the person's subscription to this time."""

    def moved(settings: PersonSettings) -> PersonSettings:
        return replace(settings, wishes=tuple(replace(entry, until=end_s) for entry in settings.wishes))

    await world.app.preferences.update(person.id, moved)


async def test_a_wish_lasts_for_fourteen_days(world: World) -> None:
    await ask_to_be_called(world, world.bob)
    (entry,) = (await world.chosen_by(world.bob.id)).wishes
    assert entry.until - entry.at == 14 * DAY
    await move_end_of_wish(world, world.bob, world.env.now().timestamp() + 1)
    await wait_for_lull(world)
    await world.open(world.ann)
    await wait_for_lull(world)
    assert letters(world, world.bob) == []
    assert (await ask_to_be_called(world, world.bob)).startswith("🔔")


async def test_quiet_hours_delay_the_call_while_the_seat_stays_free(world: World) -> None:
    await world.bob.slash(world.channel, "me quiet", zone="UTC", **{"from": 0, "to": 8})
    await ask_to_be_called(world, world.bob)
    await world.open(world.ann)
    await wait_for_lull(world)
    assert letters(world, world.bob) == []
    await world.restart()
    await world.env.advance_time(8 * 3600)
    assert len(seat_messages(world, world.bob)) == 1


async def test_after_quiet_hours_only_tables_that_are_still_open_call(world: World) -> None:
    await world.bob.slash(world.channel, "me quiet", zone="UTC", **{"from": 0, "to": 8})
    await ask_to_be_called(world, world.bob)
    await world.open(world.ann)
    await wait_for_lull(world)
    await world.open(world.cid)
    await wait_for_lull(world)
    await world.confirm(world.ann, "table cancel", world.channel, table=1)
    await world.env.advance_time(8 * 3600)
    (text,) = letters(world, world.bob)
    assert "Guess the number #2" in text


async def test_users_without_access_to_the_channel_are_not_called(world: World) -> None:
    await ask_to_be_called(world, world.bob)
    await ask_to_be_called(world, world.cid)
    world.env.backend.remove_member(world.guild.id, world.bob.id)
    hidden = discord.PermissionOverwrite(view_channel=False)
    place = world.guild.create_text_channel("hidden", overwrites={world.cid.user: hidden})
    await world.env.settle()
    await world.ann.slash(place, "play", game="guess")
    await wait_for_lull(world)
    assert letters(world, world.bob) == letters(world, world.cid) == []


async def test_a_user_with_closed_direct_messages_is_refused_at_once(world: World) -> None:
    await choose(world.app.preferences, PersonSettings(world.bob.id, dm_closed=True))
    assert "Discord doesn’t let me send you direct messages" in await ask_to_be_called(world, world.bob)
    assert (await world.chosen_by(world.bob.id)).wishes == ()


async def test_a_refused_direct_message_is_not_sent_again(world: World) -> None:
    await ask_to_be_called(world, world.bob)
    world.close_direct_messages(world.bob)
    await world.open(world.ann)
    await wait_for_lull(world)
    assert (await world.chosen_by(world.bob.id)).dm_closed
    posts = [
        request
        for request in world.env.http_requests
        if request.path.endswith(f"{world.bob.user.dm_channel.id}/messages")
    ]
    assert len([request for request in posts if request.method == "POST"]) == 1


async def test_an_eleventh_wish_is_refused(world: World) -> None:
    await ask_to_be_called(world, world.bob)
    template = (await world.chosen_by(world.bob.id)).wishes[0]
    entries = tuple(replace(template, guild=n) for n in range(10))

    def wished(settings: PersonSettings) -> PersonSettings:
        return replace(settings, wishes=entries)

    await world.app.preferences.update(world.bob.id, wished)
    assert "You’re already waiting for 10 games" in await ask_to_be_called(world, world.bob)


async def test_forgetting_a_user_ends_their_wish(world: World) -> None:
    await ask_to_be_called(world, world.bob)
    question = (await world.bob.slash(world.channel, "me forget")).response
    await world.bob.click(question, custom_id=verb(question, "forget"))
    await world.open(world.ann)
    await wait_for_lull(world)
    assert letters(world, world.bob) == []


async def test_forgetting_a_user_deletes_their_call(world: World) -> None:
    await ask_to_be_called(world, world.bob)
    await world.open(world.ann)
    await wait_for_lull(world)
    assert len(seat_messages(world, world.bob)) == 1
    question = (await world.bob.slash(world.channel, "me forget")).response
    await world.bob.click(question, custom_id=verb(question, "forget"))
    await world.env.settle()
    assert letters(world, world.bob) == []
    rows = await world.app.preferences._store._database.rows("SELECT * FROM post")
    assert str(world.bob.id) not in str(rows)


@pytest.mark.parametrize("language", ["en", "cs", "sk", "pl"])
async def test_a_call_is_in_the_language_of_its_reader(world: World, language: str) -> None:
    await world.bob.slash(world.channel, "me language", language=language)
    assert (await ask_to_be_called(world, world.bob)).startswith("🔔")
    await world.open(world.ann)
    await wait_for_lull(world)
    (text,) = letters(world, world.bob)
    assert "free seat" in text if language == "en" else "free seat" not in text
