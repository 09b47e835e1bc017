"""Profiles: private at first, shown to all by a button, hidden by their owner; only the games that a reader may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest

from bot.results.model import GameResult, SeatResult
from bot.storage import results
from bot.table.game_end import EndReason
from tests.e2e.playing import moderator
from tests.e2e.reading import answer, reply_text
from tests.e2e.world import custom_ids, visible_text
from tests.wording import plain

if TYPE_CHECKING:
    from bot.storage.sql import AnyDatabase
    from tests.e2e.world import World

SECOND_SERVER = 4242


async def store(world: World, *people: Any, **fields: Any) -> None:
    """Store the result of a game with these people in the order of their places."""
    database: AnyDatabase = world.app.profiles._database
    (count,) = (await database.rows("SELECT count(*) FROM result"))[0]
    seats = tuple(
        SeatResult(person.user.name, person.id, place=place, answers=3, answer_s=1800.0, moments='{"longest-wall": 9}')
        for place, person in enumerate(people, start=1)
    )
    values: dict[str, Any] = {"guild": world.guild.id, "game": "fort", "private": False} | fields
    result = GameResult(
        900 + count, values["guild"], values["game"], "", "{}", 1, 0.0, 1000.0 + count, 9, EndReason.RULES,
        rated=True, seats=seats, private=values["private"],
    )  # fmt: skip
    await database.transaction(lambda connection: results.write(connection, result))


async def profile(world: World, reader: Any, place: Any = None, **options: Any) -> Any:
    """Type the command; return the private answer."""
    return answer(await reader.slash(place or world.channel, "profile", **options))


def action(message: Any, name: str) -> str:
    """Return the custom id of a control of a profile."""
    return next(custom_id for custom_id in custom_ids(message) if custom_id.startswith(f"profile:{name}:"))


def actions(message: Any) -> set[str]:
    """Return the names of the controls of a profile."""
    return {custom_id.split(":")[1] for custom_id in custom_ids(message) if custom_id.startswith("profile:")}


def posts(world: World) -> list[Any]:
    """Return the public messages with a profile."""
    return [message for message in world.messages(world.channel) if "remove" in actions(message)]


async def test_a_finished_game_stands_in_the_profile_with_a_picture(world: World) -> None:
    await world.begin(world.ann, world.bob, game="fort")
    await world.confirm(world.bob, "table resign")
    page = await profile(world, world.ann)
    assert [file.filename for file in page.attachments] == ["poster.png"]
    assert "**1 game** on all servers, 1 won." in visible_text(page)
    alt = page.attachments[0].description
    assert "C’est mon fort! · 1 game, 1 won · ≈" in plain(alt)
    lost = await profile(world, world.bob)
    assert "**1 game** on all servers, none won." in visible_text(lost)


async def test_words_hold_what_the_picture_shows(world: World) -> None:
    for _ in range(2):
        await store(world, world.ann, world.bob)
    page = await profile(world, world.ann)
    await world.ann.click(page, custom_id=action(page, "turn"))
    words = visible_text(page)
    assert page.attachments == []
    assert "🏰 **C’est mon fort!** · 2 games, 2 won · ≈" in words
    assert "Usual response time: 30 min · current winning streak: 2 · longest winning streak: 2" in words
    assert "🏰 Longest wall: **9 cards** (<t:1000:d>)" in words
    assert f"**Favourite companions**: {world.bob.user.name} (2 games)" in words
    await world.ann.click(page, custom_id=action(page, "turn"))
    assert len(page.attachments) == 1


async def test_a_user_without_games_is_led_to_a_table(world: World) -> None:
    page = await profile(world, world.ann)
    assert "No finished games yet" in visible_text(page)
    assert "newtable" in custom_ids(page)
    other = await profile(world, world.ann, person=world.bob)
    assert "hasn’t finished a game on this server yet" in visible_text(other)


async def test_another_reader_sees_only_the_games_on_the_server_and_no_private_companions(world: World) -> None:
    for _ in range(2):
        await store(world, world.ann, world.bob)
        await store(world, world.ann, world.cid, private=True)
        await store(world, world.ann, world.dora, guild=SECOND_SERVER)
    own = await profile(world, world.ann)
    await world.ann.click(own, custom_id=action(own, "turn"))
    assert "**6 games**" in visible_text(own)
    assert all(person.user.name in visible_text(own) for person in (world.bob, world.cid, world.dora))
    page = await profile(world, world.bob, person=world.ann)
    await world.bob.click(page, custom_id=action(page, "turn"))
    words = visible_text(page)
    assert "**4 games** on this server, 4 won." in words
    assert world.bob.user.name in words
    assert world.cid.user.name not in words
    assert world.dora.user.name not in words
    assert "hide" not in actions(page)


async def test_a_profile_is_shown_to_all_once_with_the_name_of_its_poster(world: World) -> None:
    for _ in range(2):
        await store(world, world.ann, world.bob)
        await store(world, world.ann, world.dora, guild=SECOND_SERVER)
    page = await profile(world, world.cid, person=world.ann)
    assert posts(world) == []
    share = action(page, "share")
    await world.cid.click(page, custom_id=share)
    (post,) = posts(world)
    assert "**2 games** on this server, 2 won." in visible_text(post)
    assert f"Shown by {world.cid.user.name}" in visible_text(post)
    assert "share" not in actions(page)


async def test_ones_own_profile_is_shown_to_all_with_the_games_of_the_server_only(world: World) -> None:
    await store(world, world.ann, world.bob)
    await store(world, world.ann, world.dora, guild=SECOND_SERVER)
    page = await profile(world, world.ann)
    assert "**2 games**" in visible_text(page)
    assert "posts only your games on this server" in visible_text(page)
    await world.ann.click(page, custom_id=action(page, "share"))
    (post,) = posts(world)
    assert "**1 game** on this server, 1 won." in visible_text(post)
    assert "hide" not in actions(post)


async def test_an_old_page_is_not_shown_to_all(world: World) -> None:
    await store(world, world.ann, world.bob)
    page = await profile(world, world.ann)
    world.lose_panels()
    refusal = reply_text(await world.ann.click(page, custom_id=action(page, "share")))
    assert "This page is old" in refusal
    assert posts(world) == []


async def test_who_may_not_write_in_a_channel_posts_nothing_there(world: World) -> None:
    await store(world, world.ann, world.bob)
    overwrite = discord.PermissionOverwrite(send_messages=False)
    quiet = world.guild.create_text_channel("news", overwrites={world.bob.user: overwrite})
    page = await profile(world, world.bob, quiet, person=world.ann)
    refusal = reply_text(await world.bob.click(page, custom_id=action(page, "share")))
    assert "You can’t write in this channel" in refusal
    assert world.messages(quiet) == []


async def test_a_posted_profile_is_removed_by_its_person_its_poster_or_a_moderator_only(world: World) -> None:
    await store(world, world.ann, world.bob)
    for remover in (world.ann, world.cid, await moderator(world)):
        page = await profile(world, world.cid, person=world.ann)
        await world.cid.click(page, custom_id=action(page, "share"))
        (post,) = posts(world)
        refusal = reply_text(await world.bob.click(post, custom_id=action(post, "remove")))
        assert "Only the person shown" in refusal
        assert len(posts(world)) == 1
        await remover.click(post, custom_id=action(post, "remove"))
        assert posts(world) == []


@pytest.mark.parametrize("by_press", [True, False])
async def test_a_hidden_profile_is_shown_to_its_owner_alone(world: World, by_press: bool) -> None:  # noqa: FBT001
    await store(world, world.ann, world.bob)
    if by_press:
        page = await profile(world, world.ann)
        await world.ann.click(page, custom_id=action(page, "hide"))
    else:
        page = await profile(world, world.ann, hidden=True)
    assert (await world.chosen_by(world.ann.id)).hides_profile
    assert "Your profile is hidden" in visible_text(page)
    assert "share" not in actions(page)
    refusal = reply_text(await world.bob.slash(world.channel, "profile", person=world.ann))
    assert "keeps their profile hidden" in refusal
    assert "1 game" not in refusal
    await world.ann.click(page, custom_id=action(page, "hide"))
    assert "1 game" in visible_text(await profile(world, world.bob, person=world.ann))


async def test_a_page_opened_before_its_owner_hid_it_shows_nothing_more(world: World) -> None:
    await store(world, world.ann, world.bob)
    page = await profile(world, world.bob, person=world.ann)
    await profile(world, world.ann, hidden=True)
    for name in ("turn", "share"):
        await world.bob.click(page, custom_id=action(page, name))
        assert posts(world) == []
        page = await profile(world, world.bob) if name == "share" else page


async def test_companions_who_hide_their_profile_are_named_to_nobody_else(world: World) -> None:
    for _ in range(2):
        await store(world, world.ann, world.bob)
    await profile(world, world.bob, hidden=True)
    page = await profile(world, world.cid, person=world.ann)
    await world.cid.click(page, custom_id=action(page, "turn"))
    assert world.bob.user.name not in visible_text(page)


async def test_a_server_without_ratings_shows_none(world: World) -> None:
    await store(world, world.ann, world.bob)
    await (await moderator(world)).slash(world.channel, "settings server", ratings=False)
    page = await profile(world, world.bob, person=world.ann)
    assert "Ratings are switched off on this server." in visible_text(page)
    await world.bob.click(page, custom_id=action(page, "turn"))
    assert "≈" not in visible_text(page)


async def test_in_a_direct_message_a_user_sees_only_their_own_profile(world: World) -> None:
    await store(world, world.ann, world.bob)
    page = answer(await world.ann.user.slash("profile"))
    assert "**1 game** on all servers, 1 won." in visible_text(page)
    assert "share" not in actions(page)


async def test_bots_have_no_profile_and_nobody_else_is_hidden(world: World) -> None:
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert "Bots have no profile" in reply_text(await world.ann.slash(world.channel, "profile", person=robot))
    refusal = reply_text(await world.ann.slash(world.channel, "profile", person=world.bob, hidden=True))
    assert "is for your own profile" in refusal
    assert not (await world.chosen_by(world.bob.id)).hides_profile


async def test_a_forgotten_user_has_no_profile(world: World) -> None:
    await store(world, world.ann, world.bob)
    await world.confirm(world.ann, "me forget", world.channel)
    other = await profile(world, world.bob, person=world.ann)
    assert "hasn’t finished a game on this server yet" in visible_text(other)
