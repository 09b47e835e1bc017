"""`/leaderboard`: private at first, shown to all by a button; the controls; empty tables; forged presses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest

from bot.results.leaderboard import MIN_GAMES
from tests.e2e.playing import moderator
from tests.e2e.reading import answer, buttons, reply_text
from tests.e2e.test_forgetting import forget
from tests.e2e.test_server_tables import press_forged
from tests.e2e.world import custom_ids, verb, verbs_of, visible_text
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World


async def play(world: World, games: int, *people: Any) -> None:
    """Play games that the first person loses by resigning."""
    for _ in range(games):
        await world.begin(*people)
        number = max(table.id for table in world.app.tables.on_server(world.guild.id))
        await world.confirm(people[0], "table resign", world.thread(number), table=number)
        await world.env.settle()


async def board(world: World, person: Any, **options: Any) -> Any:
    return answer(await person.slash(world.channel, "leaderboard", **{"game": world.game, **options}))


def controls(message: Any, word: str) -> str:
    """Return the custom id of the page's button with this word."""
    return next(custom_id for custom_id in custom_ids(message) if custom_id.startswith(word))


async def test_a_server_without_rated_games_says_how_to_get_listed(world: World) -> None:
    page = await board(world, world.ann)
    text = visible_text(page)
    assert "Nobody has five rated games of Guess" in text
    assert "The bar shows" not in text
    assert buttons(page)["newtable"].label == "Open a table"
    assert f"You have 0 of the {MIN_GAMES} rated games" in text


async def test_the_players_are_listed_after_five_games(world: World) -> None:
    await play(world, MIN_GAMES - 1, world.ann, world.bob)
    page = await board(world, world.ann)
    assert f"You have {MIN_GAMES - 1} of the {MIN_GAMES} rated games" in visible_text(page)
    await play(world, 1, world.ann, world.bob)
    page = await board(world, world.ann)
    assert page.flags.ephemeral
    assert "You are number 2 of 2." in visible_text(page)
    assert "You are number 1 of 2." in visible_text(await board(world, world.bob))
    assert "You have 0 of the 5" in visible_text(await board(world, world.cid))
    assert page.attachments[0].filename == "poster.png"
    alt = plain(page.attachments[0].description)
    assert alt.index("1. bob") < alt.index("2. ann")
    assert "5 games, 5 won" in alt


async def test_without_a_game_the_most_played_one_is_shown(world: World) -> None:
    await play(world, 1, world.ann, world.bob)
    page = answer(await world.ann.slash(world.channel, "leaderboard"))
    assert "Guess" in visible_text(page)


async def test_the_page_turns_to_the_month_and_to_words(world: World) -> None:
    await play(world, MIN_GAMES, world.ann, world.bob)
    page = await board(world, world.ann)
    await world.ann.click(page, custom_id=controls(page, "ranks:words"))
    assert "**1.** bob" in visible_text(page)
    assert not page.attachments
    await world.ann.click(page, custom_id=controls(page, "ranks:go"))
    assert "since" in visible_text(page)
    assert "**1.** bob · +" in visible_text(page)
    await world.ann.click(page, custom_id=controls(page, "ranks:words"))
    assert page.attachments


async def test_a_month_without_games_is_empty(world: World) -> None:
    await play(world, MIN_GAMES, world.ann, world.bob)
    await world.app.leaderboards._database.rows("UPDATE result SET ended = ended - 40 * 86400")
    page = await board(world, world.ann, time="month")
    assert "No rated game of Guess the number has ended here this month" in visible_text(page)


async def test_another_game_can_be_chosen(world: World) -> None:
    page = await board(world, world.ann)
    await world.ann.select(page, ["auction"], custom_id=controls(page, "ranks:pick"))
    assert "Auction" in visible_text(page)


async def test_all_see_it_only_after_it_is_shown(world: World) -> None:
    await play(world, MIN_GAMES, world.ann, world.bob)
    page = await board(world, world.cid)
    before = len(world.messages(world.channel, world.dora))
    await world.cid.click(page, custom_id=verb(page, "rankshow"))
    shown = world.messages(world.channel, world.dora)
    assert len(shown) == before + 1
    text = visible_text(shown[-1])
    assert "cid shows the leaderboard: Guess" in text
    assert "You" not in text
    assert custom_ids(shown[-1]) == []
    assert "rankshow" not in verbs_of(page)
    assert shown[-1].attachments


async def test_who_may_not_write_in_a_channel_posts_nothing_there(world: World) -> None:
    await play(world, MIN_GAMES, world.ann, world.bob)
    overwrite = discord.PermissionOverwrite(send_messages=False)
    quiet = world.guild.create_text_channel("news", overwrites={world.bob.user: overwrite})
    page = answer(await world.bob.slash(quiet, "leaderboard", game=world.game))
    refusal = reply_text(await world.bob.click(page, custom_id=verb(page, "rankshow")))
    assert "You can’t write in this channel" in refusal
    assert world.messages(quiet) == []


async def test_a_server_without_ratings_says_so(world: World) -> None:
    page = await board(world, world.ann)
    keeper = await moderator(world)
    await keeper.slash(world.channel, "settings server", ratings=False)
    assert "not rated" in visible_text(await board(world, world.ann))
    assert "not rated" in reply_text(await world.ann.click(page, custom_id=controls(page, "ranks:go")))


async def test_a_direct_message_has_no_leaderboard(world: World) -> None:
    reply = await world.ann.user.slash("leaderboard")
    assert "the players of one server" in reply_text(reply)


async def test_a_deleted_user_is_absent(world: World) -> None:
    await play(world, MIN_GAMES, world.ann, world.bob)
    await forget(world, world.bob)
    page = await board(world, world.ann)
    assert "You are number 1 of 1." in visible_text(page)
    assert "bob" not in page.attachments[0].description


@pytest.mark.parametrize(
    "custom_id", ["ranks:go:all:0:chess", "ranks:go:all:0:guess:hunter", "ranks:go", "rankshow:all:0:chess", "rankshow"]
)
async def test_a_forged_press_is_refused(world: World, custom_id: str) -> None:
    page = await board(world, world.ann)
    assert "game" in (await press_forged(world, world.ann, page, custom_id)).lower()
