"""The choice of the table that a command addresses, and the tables that autocomplete offers: only the user's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest

from bot.table.model import Status
from tests.e2e.reading import reply_text
from tests.e2e.world import verb

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

GONE = "There’s no such table any more. /moves shows the ones waiting for you."


def names(choices: list[dict[str, Any]]) -> list[str]:
    """Return the names of the choices as the reader sees them."""
    return [choice["name"] for choice in choices]


async def two_games(world: World) -> None:
    """Begin two games of Ann, one against Bob and one against Cid."""
    await world.begin(world.ann, world.bob)
    await world.ann.slash(world.channel, "play", game="guess")
    await world.cid.slash(world.channel, "table join", table=2)
    await world.ann.slash(world.channel, "table start", table=2)


async def test_a_command_in_a_thread_addresses_its_table(world: World) -> None:
    await two_games(world)
    await world.ann.slash(world.thread(2), "guess move", move="5")
    assert (world.table(1).moves, world.table(2).moves) == (0, 1)


async def test_a_command_addresses_the_users_only_table_from_anywhere(world: World) -> None:
    await two_games(world)
    assert "#2" in reply_text(await world.cid.user.slash("table show", view="board"))


async def test_an_ambiguous_command_lists_the_tables(world: World) -> None:
    await two_games(world)
    before = world.table(1), world.table(2)
    reply = reply_text(await world.ann.user.slash("guess move", move="5"))
    assert "Guess the number #1, Guess the number #2" in reply
    assert (world.table(1), world.table(2)) == before


async def test_a_move_addresses_the_only_table_with_the_users_turn(world: World) -> None:
    await two_games(world)
    await world.ann.slash(world.thread(1), "guess move", move="1")
    await world.ann.user.slash("guess move", move="5")
    assert (world.table(1).moves, world.table(2).moves) == (1, 1)


async def test_start_addresses_the_lobby_among_the_users_tables(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.ann.slash(world.channel, "play", game="guess", computers=1)
    await world.ann.user.slash("table start")
    assert world.table(2).status is Status.RUNNING


async def test_a_table_number_overrides_the_choice(world: World) -> None:
    await two_games(world)
    await world.ann.user.slash("guess move", move="5", table=2)
    assert (world.table(1).moves, world.table(2).moves) == (0, 1)


async def test_a_user_without_tables_is_told_how_to_open_one(world: World) -> None:
    await world.begin(world.ann, world.bob)
    assert "/play opens one" in reply_text(await world.dora.slash(world.channel, "table show", view="board"))


async def test_join_addresses_the_only_lobby(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.cid.slash(world.channel, "play", game="guess")
    await world.dora.slash(world.channel, "table join")
    assert world.table(2).seat_of(world.dora.id) == 1


async def test_join_lists_the_lobbies_if_there_are_several(world: World) -> None:
    await world.open(world.ann)
    await world.open(world.bob)
    assert "Guess the number #1, Guess the number #2" in reply_text(await world.cid.slash(world.channel, "table join"))


async def test_taking_a_seat_lists_the_tables_if_there_are_several(world: World) -> None:
    await two_games(world)
    for number in (1, 2):
        question = (await world.ann.slash(world.thread(number), "table leave")).response
        await world.ann.click(question, custom_id=verb(question, "quit"))
    reply = reply_text(await world.dora.slash(world.channel, "table join"))
    assert reply.startswith("Several tables here have a seat for you: Guess the number #1, Guess the number #2.")


async def test_join_without_a_lobby_is_refused(world: World) -> None:
    await world.begin(world.ann, world.bob)
    assert "No table here has a seat for you" in reply_text(await world.cid.slash(world.channel, "table join"))


async def test_join_offers_lobbies(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.open(world.bob)
    choices = await world.cid.autocomplete(world.channel, "table join", "table", "")
    assert [choice["value"] for choice in choices] == [2]


async def test_offered_tables_show_their_players(world: World) -> None:
    await two_games(world)
    choices = await world.ann.user.autocomplete("table show", "table", "")
    assert names(choices) == ["#1 Guess the number: ann, bob", "#2 Guess the number: ann, cid"]


async def test_the_threads_table_is_offered_first(world: World) -> None:
    await two_games(world)
    choices = await world.ann.autocomplete(world.thread(2), "table show", "table", "")
    assert [choice["value"] for choice in choices] == [2, 1]


async def test_tables_of_other_users_are_not_offered(world: World) -> None:
    await two_games(world)
    assert await world.dora.autocomplete(world.thread(1), "table show", "table", "") == []
    assert names(await world.bob.autocomplete(world.thread(2), "table show", "table", "")) == [
        "#1 Guess the number: ann, bob"
    ]


async def test_typed_text_filters_the_offered_tables(world: World) -> None:
    await two_games(world)
    assert names(await world.ann.user.autocomplete("table show", "table", "CID")) == ["#2 Guess the number: ann, cid"]


async def test_offered_moves_come_from_the_users_menu(world: World) -> None:
    await world.begin(world.ann, world.bob)
    for person, number in ((world.ann, 1), (world.bob, 46)):
        await person.slash(world.thread(), "guess move", move=str(number))
    choices = await world.ann.autocomplete(world.thread(), "guess move", "move", "5")
    assert [choice["value"] for choice in choices] == [str(number) for number in range(50, 60)]


@pytest.mark.parametrize("who", ["bob", "dora"])
async def test_inactive_users_are_offered_no_moves(world: World, who: str) -> None:
    await world.begin(world.ann, world.bob)
    person = getattr(world, who)
    assert await person.autocomplete(world.thread(), "guess move", "move", "") == []
    assert await person.autocomplete(world.thread(), "guess move", "move", "", table=1) == []


async def test_a_table_of_another_server_is_not_found(world: World) -> None:
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("tables")
    stranger = elsewhere.add_member(world.env.create_user("stranger"))
    await world.env.settle()
    await world.begin(world.ann, world.bob)
    for command in ("table join", "table verify"):
        assert reply_text(await stranger.slash(channel, command, table=1)) == GONE, command
    for view in ("board", "history"):
        assert reply_text(await stranger.slash(channel, "table show", view=view, table=1)) == GONE, view


async def test_a_table_in_a_hidden_channel_is_not_found(world: World) -> None:
    hidden = {world.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    hidden |= {who: discord.PermissionOverwrite(view_channel=True) for who in (world.ann, world.env.bot.user)}
    secret = world.guild.create_text_channel("secret", overwrites=hidden)
    await world.env.settle()
    await world.ann.slash(secret, "play", game="guess")
    assert world.table().place.channel == secret.id
    reply = reply_text(await world.bob.slash(world.channel, "table join", table=1))
    assert reply == GONE
    assert len(world.table().seats) == 1


async def test_players_find_their_table_from_anywhere(world: World) -> None:
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("tables")
    ann = elsewhere.add_member(world.ann.user)
    await world.env.settle()
    await world.begin(world.ann, world.bob)
    await ann.slash(channel, "guess move", move="3")
    assert world.table().state.guesses == (3,)
