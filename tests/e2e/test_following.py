"""Following a table: a direct message after every round or at the end, without secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.preferences.settings import PersonSettings
from bot.table.model import Status
from tests.e2e.reading import letters, reply_text
from tests.e2e.world import verb, verbs_of, visible_text
from tests.table.harness import choose

if TYPE_CHECKING:
    from tests.e2e.world import World

LULL = 60


async def follow(world: World, person: Any, when: str = "round", place: Any = None) -> str:
    """Follow table 1 as this person, in its thread by default; return the bot's answer."""
    return reply_text(await person.slash(place or world.thread(), "table follow", when=when, table=1))


async def wait_for_lull(world: World) -> None:
    await world.env.advance_time(LULL)


async def play_round(world: World, *people: Any) -> None:
    """Make one move for each person, then wait until the messages are sent."""
    for person in people:
        await world.press(person, 0)
    await wait_for_lull(world)


async def test_a_round_sends_its_public_facts_to_followers(world: World) -> None:
    await world.begin(world.ann, world.bob)
    reply = await follow(world, world.dora)
    assert reply.startswith("👁️ You’re following Guess the number #1: I’ll send you a direct message after every round")
    await world.press(world.ann, 0)
    await wait_for_lull(world)
    assert letters(world, world.dora) == []
    await world.press(world.bob, 0)
    await wait_for_lull(world)
    (first,) = letters(world, world.dora)
    assert first.startswith("👁️ Guess the number #1: a round has been played.\n• ann says")
    assert "bob says" in first
    assert f"<#{world.thread().id}>" in first
    await play_round(world, world.ann, world.bob)
    assert len(letters(world, world.dora)) == 2


async def test_a_round_shows_moves_under_the_name_of_their_player(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid)
    eve = world.newcomer("eve")
    await follow(world, eve)
    await play_round(world, world.ann, world.bob)
    await world.bob.slash(world.thread(), "table offer", player=world.dora.user)
    await world.dora.slash(world.thread(), "table join")
    await play_round(world, world.cid)
    (text,) = letters(world, eve)
    assert "dora takes bob’s seat" in text
    assert "cid says" in text
    assert "dora says" not in text


async def test_a_restart_sends_no_round_twice(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await follow(world, world.dora)
    await play_round(world, world.ann, world.bob)
    await world.restart()
    await wait_for_lull(world)
    assert len(letters(world, world.dora)) == 1


async def test_the_end_is_sent_once_and_ends_the_following(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await follow(world, world.dora, "end")
    await follow(world, world.cid)
    await play_round(world, world.ann, world.bob)
    assert letters(world, world.dora) == []
    await world.confirm(world.bob, "table resign")
    await wait_for_lull(world)
    await world.restart()
    (last,) = letters(world, world.dora)
    assert last.startswith("🏁 Guess the number #1 is over.\n👑")
    assert len(letters(world, world.cid)) == 2
    assert (await world.chosen_by(world.dora.id)).followings == ()
    assert await world.app.preferences.subscribed_tables() == frozenset()


async def test_following_ends_by_the_command_and_by_the_button(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await follow(world, world.dora)
    await follow(world, world.cid)
    await play_round(world, world.ann, world.bob)
    (message,) = world.messages(world.dora.user.dm_channel)
    assert verbs_of(message) == {"status", "unfollow"}
    reply = reply_text(await world.dora.user.click(message, custom_id=verb(message, "unfollow")))
    assert reply == "👁️ You’re not following Guess the number #1 any more."
    assert "not following" in await follow(world, world.cid, "off")
    assert await follow(world, world.cid, "off") == "You’re not following Guess the number #1."
    await play_round(world, world.ann, world.bob)
    assert len(letters(world, world.dora)) == len(letters(world, world.cid)) == 1


async def test_the_status_button_shows_the_table(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await follow(world, world.dora)
    await play_round(world, world.ann, world.bob)
    (message,) = world.messages(world.dora.user.dm_channel)
    status = reply_text(await world.dora.user.click(message, custom_id=verb(message, "status")))
    assert "ann" in status


async def followed_table_of_another_process(world: World) -> Any:
    """Let Dora follow a table whose server then belongs to another process; return the message to her."""
    await world.begin(world.ann, world.bob)
    await follow(world, world.dora)
    await play_round(world, world.ann, world.bob)
    (message,) = world.messages(world.dora.user.dm_channel)
    await world.give_server_away()
    return message


async def test_the_status_button_shows_a_table_of_another_process(world: World) -> None:
    message = await followed_table_of_another_process(world)
    asked = len(world.env.http_requests)
    for _ in range(2):
        assert "ann" in reply_text(await world.dora.user.click(message, custom_id=verb(message, "status")))
    paths = [request.path for request in world.env.http_requests[asked:] if request.method == "GET"]
    assert len(paths) == len(set(paths)) == 3  # the server, the member and the channel, once for both presses


@pytest.mark.parametrize("lost", ["member", "channel", "bot"])
async def test_the_status_button_hides_a_table_of_another_process_without_access(world: World, lost: str) -> None:
    message = await followed_table_of_another_process(world)
    if lost == "member":
        world.env.backend.remove_member(world.guild.id, world.dora.id)
    elif lost == "channel":
        world.env.inject_error("GET", f"/channels/{world.channel.id}", status=404, code=10003)
    else:
        world.env.inject_error("GET", f"/guilds/{world.guild.id}", status=403, code=50001)
    reply = reply_text(await world.dora.user.click(message, custom_id=verb(message, "status")))
    assert reply.startswith("There’s no such table")


async def test_the_status_button_says_so_if_discord_does_not_tell_who_has_access(world: World) -> None:
    message = await followed_table_of_another_process(world)
    world.env.inject_error("GET", f"/guilds/{world.guild.id}/members/{world.dora.id}", status=403, code=50001)
    reply = reply_text(await world.dora.user.click(message, custom_id=verb(message, "status")))
    assert "Discord isn’t telling me" in reply
    assert "ann" in reply_text(await world.dora.user.click(message, custom_id=verb(message, "status")))


async def test_a_move_typed_for_a_table_of_another_process_is_saved_and_left_to_that_process(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.give_server_away()
    before = [message.id for message in world.messages(world.thread())]
    moves = world.table().moves
    assert reply_text(await world.ann.user.slash("guess move", move="5"))
    await wait_for_lull(world)
    assert world.table().moves == moves + 1
    assert [message.id for message in world.messages(world.thread())] == before
    await world.restart()
    await wait_for_lull(world)
    assert [message.id for message in world.messages(world.thread())] != before


async def test_a_follower_who_loses_access_gets_no_news(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await follow(world, world.dora)
    await play_round(world, world.ann, world.bob)
    (message,) = world.messages(world.dora.user.dm_channel)
    world.env.backend.remove_member(world.guild.id, world.dora.id)
    await world.env.settle()
    reply = reply_text(await world.dora.user.click(message, custom_id=verb(message, "status")))
    assert reply.startswith("There’s no such table")
    await play_round(world, world.ann, world.bob)
    assert len(letters(world, world.dora)) == 1
    assert (await world.chosen_by(world.dora.id)).followings == ()


async def test_players_and_users_with_closed_direct_messages_cannot_follow(world: World) -> None:
    await world.begin(world.ann, world.bob)
    assert "You’re playing at this table" in await follow(world, world.ann)
    await choose(world.app.preferences, PersonSettings(world.dora.id, dm_closed=True))
    assert "Discord doesn’t let me send you direct messages" in await follow(world, world.dora)
    await world.confirm(world.bob, "table resign")
    assert "is over" in await follow(world, world.cid)


async def test_an_eleventh_table_cannot_be_followed(world: World) -> None:
    for host in (world.ann,) * 6 + (world.bob,) * 5:
        await world.open(host)
    for number in range(1, 11):
        reply = reply_text(await world.dora.slash(world.channel, "table follow", when="end", table=number))
        assert reply.startswith("👁️")
    reply = reply_text(await world.dora.slash(world.channel, "table follow", when="end", table=11))
    assert reply.startswith("You’re already following 10 tables.")


async def test_a_private_table_cannot_be_followed(world: World) -> None:
    await world.ann.slash(world.channel, "play", game="guess", private=True, invite=world.bob)
    await world.env.settle()
    reply = reply_text(await world.bob.slash(world.channel, "table follow", when="end", table=1))
    assert reply.startswith("A private table can’t be followed")
    assert "no such table" in reply_text(await world.dora.slash(world.channel, "table follow", when="end", table=1))


async def test_quiet_hours_delay_the_message(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.dora.slash(world.channel, "me quiet", zone="UTC", **{"from": 0, "to": 1})
    await follow(world, world.dora)
    await play_round(world, world.ann, world.bob)
    assert letters(world, world.dora) == []
    await world.env.advance_time(3600)
    assert len(letters(world, world.dora)) == 1


async def test_a_cancelled_lobby_is_reported_to_followers(world: World) -> None:
    await world.open(world.ann)
    assert reply_text(await world.dora.slash(world.channel, "table follow", when="end", table=1)).startswith("👁️")
    await world.confirm(world.ann, "table cancel", world.channel, table=1)
    await wait_for_lull(world)
    assert world.table().status is Status.CLOSED
    (text,) = letters(world, world.dora)
    assert text.startswith("🏁 Guess the number #1 is over.")


@pytest.mark.parametrize("language", ["en", "cs", "sk", "pl"])
async def test_messages_are_in_the_language_of_the_follower(world: World, language: str) -> None:
    await world.begin(world.ann, world.bob)
    await world.dora.slash(world.channel, "me language", language=language)
    assert (await follow(world, world.dora)).startswith("👁️")
    await play_round(world, world.ann, world.bob)
    (message,) = world.messages(world.dora.user.dm_channel)
    assert ("a round has been played" in visible_text(message)) == (language == "en")


async def test_forgetting_a_follower_deletes_their_messages(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await follow(world, world.dora)
    await play_round(world, world.ann, world.bob)
    question = (await world.dora.slash(world.channel, "me forget")).response
    await world.dora.click(question, custom_id=verb(question, "forget"))
    await world.env.settle()
    assert letters(world, world.dora) == []
    rows = await world.app.preferences._store._database.rows("SELECT * FROM post")
    assert str(world.dora.id) not in str(rows)
