"""The choice of the table that a command addresses, and the tables that autocomplete offers: only the user's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest

from bot.table.model import Status
from tests.e2e.reading import said
from tests.e2e.world import verb

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

GONE = "There’s no such table any more. /moves shows the ones waiting for you."


def names(choices: list[dict[str, Any]]) -> list[str]:
    """Return the names of the choices as the reader sees them."""
    return [choice["name"] for choice in choices]


async def two_games(world: World) -> None:
    """Begin two games of ann, one against bob and one against cid."""
    await world.begin(world.ann, world.bob)
    await world.ann.slash(world.channel, "play", game="guess")
    await world.cid.slash(world.channel, "table join", table=2)
    await world.ann.slash(world.channel, "table start", table=2)


async def test_a_thread_says_which_table_is_meant(world: World) -> None:
    await two_games(world)
    await world.ann.slash(world.thread(2), "guess try", number=5)
    assert (world.table(1).moves, world.table(2).moves) == (0, 1)


async def test_the_only_table_is_meant_wherever_one_types(world: World) -> None:
    await two_games(world)
    assert "#2" in said(await world.cid.user.slash("table status"))


async def test_of_several_tables_the_answer_names_them_all(world: World) -> None:
    await two_games(world)
    before = world.table(1), world.table(2)
    told = said(await world.ann.user.slash("guess try", number=5))
    assert "Guess the number #1, Guess the number #2" in told
    assert (world.table(1), world.table(2)) == before


async def test_of_several_tables_the_one_whose_turn_it_is_is_meant(world: World) -> None:
    await two_games(world)
    await world.ann.slash(world.thread(1), "guess try", number=1)
    await world.ann.user.slash("guess try", number=5)
    assert (world.table(1).moves, world.table(2).moves) == (1, 1)


async def test_of_a_game_and_a_lobby_the_lobby_is_started(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.ann.slash(world.channel, "play", game="guess", computers=1)
    await world.ann.user.slash("table start")
    assert world.table(2).status is Status.RUNNING


async def test_a_table_can_always_be_named(world: World) -> None:
    await two_games(world)
    await world.ann.user.slash("guess try", number=5, table=2)
    assert (world.table(1).moves, world.table(2).moves) == (0, 1)


async def test_who_sits_nowhere_is_told_how_to_open_a_table(world: World) -> None:
    await world.begin(world.ann, world.bob)
    assert "/play opens one" in said(await world.dora.slash(world.channel, "table status"))


async def test_the_only_table_that_waits_for_players_is_joined(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.cid.slash(world.channel, "play", game="guess")
    await world.dora.slash(world.channel, "table join")
    assert world.table(2).seat_of(world.dora.id) == 1


async def test_of_several_tables_that_wait_for_players_the_answer_names_them(world: World) -> None:
    await world.open(world.ann)
    await world.open(world.bob)
    assert "Guess the number #1, Guess the number #2" in said(await world.cid.slash(world.channel, "table join"))


async def test_of_several_tables_with_an_open_seat_the_answer_names_them(world: World) -> None:
    await two_games(world)
    for number in (1, 2):
        asked = (await world.ann.slash(world.thread(number), "seat leave")).response
        await world.ann.click(asked, custom_id=verb(asked, "quit"))
    told = said(await world.dora.slash(world.channel, "seat take"))
    assert told.startswith("Seats are open at several tables here: Guess the number #1, Guess the number #2.")


async def test_where_no_table_waits_for_players_it_is_said(world: World) -> None:
    await world.begin(world.ann, world.bob)
    assert "No table here is waiting" in said(await world.cid.slash(world.channel, "table join"))


async def test_tables_that_wait_for_players_are_offered_to_who_joins(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.open(world.bob)
    offered = await world.cid.autocomplete(world.channel, "table join", "table", "")
    assert [choice["value"] for choice in offered] == [2]


async def test_ones_own_tables_are_offered_with_who_plays(world: World) -> None:
    await two_games(world)
    offered = await world.ann.user.autocomplete("table status", "table", "")
    assert names(offered) == ["#1 Guess the number: ann, bob", "#2 Guess the number: ann, cid"]


async def test_in_a_thread_its_table_is_offered_first(world: World) -> None:
    await two_games(world)
    offered = await world.ann.autocomplete(world.thread(2), "table status", "table", "")
    assert [choice["value"] for choice in offered] == [2, 1]


async def test_other_peoples_tables_are_not_offered(world: World) -> None:
    await two_games(world)
    assert await world.dora.autocomplete(world.thread(1), "table status", "table", "") == []
    assert names(await world.bob.autocomplete(world.thread(2), "table status", "table", "")) == [
        "#1 Guess the number: ann, bob"
    ]


async def test_what_is_typed_narrows_the_offer(world: World) -> None:
    await two_games(world)
    assert names(await world.ann.user.autocomplete("table status", "table", "CID")) == ["#2 Guess the number: ann, cid"]


async def test_values_are_offered_out_of_ones_own_menu(world: World) -> None:
    await world.begin(world.ann, world.bob)
    for person, number in ((world.ann, 1), (world.bob, 46)):
        await person.slash(world.thread(), "guess try", number=number)
    offered = await world.ann.autocomplete(world.thread(), "guess try", "number", "5")
    assert [choice["value"] for choice in offered] == [*range(50, 60), 65, 75, 85, 95]


@pytest.mark.parametrize("who", ["bob", "dora"])
async def test_nothing_is_offered_to_who_is_not_to_act(world: World, who: str) -> None:
    await world.begin(world.ann, world.bob)
    person = getattr(world, who)
    assert await person.autocomplete(world.thread(), "guess try", "number", "") == []
    assert await person.autocomplete(world.thread(), "guess try", "number", "", table=1) == []


async def test_a_table_of_another_server_is_as_good_as_none(world: World) -> None:
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("tables")
    stranger = elsewhere.add_member(world.env.create_user("stranger"))
    await world.env.settle()
    await world.begin(world.ann, world.bob)
    for command in ("table status", "table board", "table history", "table join", "verify"):
        assert said(await stranger.slash(channel, command, table=1)) == GONE, command


async def test_a_table_in_a_channel_one_cannot_see_is_as_good_as_none(world: World) -> None:
    hidden = {world.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    hidden |= {who: discord.PermissionOverwrite(view_channel=True) for who in (world.ann, world.env.bot.user)}
    secret = world.guild.create_text_channel("secret", overwrites=hidden)
    await world.env.settle()
    await world.ann.slash(secret, "play", game="guess")
    assert world.table().place.channel == secret.id
    told = said(await world.bob.slash(world.channel, "table join", table=1))
    assert told == GONE
    assert len(world.table().seats) == 1


async def test_who_sits_at_a_table_finds_it_from_anywhere(world: World) -> None:
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("tables")
    ann = elsewhere.add_member(world.ann.user)
    await world.env.settle()
    await world.begin(world.ann, world.bob)
    await ann.slash(channel, "guess try", number=3)
    assert world.table().state.guesses == (3,)
