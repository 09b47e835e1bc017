"""Every typed command of the host, in the table's thread and in direct messages with the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.table.model import Status
from tests.e2e.reading import answer, said
from tests.e2e.world import custom_ids, dot, texts

if TYPE_CHECKING:
    from tests.e2e.world import World

PLACES = ["in the thread", "in direct messages"]


async def typed(world: World, person: Any, where: str, command: str, **options: Any) -> Any:
    """Type a command as this person in the thread or in direct messages."""
    if where == "in direct messages":
        return await person.user.slash(command, **options)
    place = world.thread() if world.table().place.thread else world.channel
    return await person.slash(place, command, **options)


@pytest.mark.unmeasured
@pytest.mark.parametrize("where", PLACES)
@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("table status", "**bob** to move · by <t:"),
        ("table describe", "between 4 and 101"),
        ("table secrets", "This game has no secrets"),
        ("table missed", "ann says 4"),
        ("table hint", "/guess try"),
        ("table history", "ann says 4"),
    ],
)
async def test_a_table_is_read(world: World, where: str, command: str, told: str) -> None:
    await world.begin(world.ann, world.bob)
    await world.press(world.ann, 3)
    assert told in said(await typed(world, world.bob, where, command))


@pytest.mark.parametrize("where", PLACES)
async def test_the_board_comes_with_its_picture_and_the_moves_of_who_asks(world: World, where: str) -> None:
    world.draw(dot)
    await world.begin(world.ann, world.bob)
    shown = answer(await typed(world, world.ann, where, "table board"))
    assert [file.filename for file in shown.attachments] == ["board-1.png"]
    assert any(custom_id.startswith("pick:1:") for custom_id in custom_ids(shown))


@pytest.mark.parametrize("where", PLACES)
async def test_the_board_of_who_must_wait_has_no_moves(world: World, where: str) -> None:
    await world.begin(world.ann, world.bob)
    shown = answer(await typed(world, world.bob, where, "table board"))
    assert custom_ids(shown) == []


@pytest.mark.parametrize("where", PLACES)
async def test_a_move_is_typed(world: World, where: str) -> None:
    await world.begin(world.ann, world.bob)
    told = said(await typed(world, world.ann, where, "guess try", number=7))
    assert world.table().state.guesses == (7,)
    assert "**bob** to move" in told


@pytest.mark.parametrize("where", PLACES)
async def test_a_typed_move_that_may_not_be_made_is_refused_with_the_right_one(world: World, where: str) -> None:
    await world.begin(world.ann, world.bob)
    before = world.table()
    assert "between 0 and 101" in said(await typed(world, world.ann, where, "guess try", number=101))
    assert world.table() == before


@pytest.mark.parametrize("where", PLACES)
@pytest.mark.parametrize(
    ("command", "told"), [("help", "/play opens a table"), ("about", "CC BY-SA 4.0"), ("moves", "One game is waiting")]
)
async def test_everybody_may_ask(world: World, where: str, command: str, told: str) -> None:
    await world.begin(world.ann, world.bob)
    assert told in said(await typed(world, world.ann, where, command))


@pytest.mark.parametrize("where", PLACES)
async def test_the_rules_are_told(world: World, where: str) -> None:
    await world.open(world.ann)
    assert "I draw a number from 1 to 100" in said(await typed(world, world.ann, where, "rules", game="guess"))


async def test_a_table_is_not_opened_in_direct_messages(world: World) -> None:
    assert "in a server’s channel" in said(await world.ann.user.slash("play", game="guess"))
    assert world.app.tables.of_user(world.ann.id) == []


async def test_a_table_opened_in_a_thread_stands_in_its_channel(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.cid.slash(world.thread(), "play", game="guess")
    assert world.table(2).place.channel == world.channel.id
    assert "#2" in texts(world.messages(world.channel)[-1])


async def test_play_seats_as_many_computers_as_were_asked_for_and_as_there_is_room_for(world: World) -> None:
    await world.open(world.ann, computers=7, strength="strong", pace="live")
    table = world.table()
    assert len(table.seats) == 4
    assert {seat.strength.value for seat in table.sitters[1:]} == {"strong"}
    assert table.pace.value == "live"


@pytest.mark.parametrize("where", PLACES)
async def test_the_host_starts(world: World, where: str) -> None:
    await world.open(world.ann, computers=1)
    told = said(await typed(world, world.ann, where, "table start"))
    assert told == "▶️ The game has begun: Guess the number #1."
    assert world.table().status is Status.RUNNING


@pytest.mark.parametrize("where", PLACES)
async def test_who_joined_gets_up_again(world: World, where: str) -> None:
    await world.open(world.ann)
    await world.bob.slash(world.channel, "table join")
    assert len(world.table().seats) == 2
    told = said(await typed(world, world.bob, where, "table leave"))
    assert told == "🚪 You’ve left the table: Guess the number #1."
    assert len(world.table().seats) == 1


async def test_a_lobby_has_no_board_to_look_at(world: World) -> None:
    await world.open(world.ann)
    assert "hasn’t started yet" in said(await world.ann.slash(world.channel, "table board"))


async def test_moves_lists_every_table_of_all_servers_the_longest_wait_first_with_links(world: World) -> None:
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("tables")
    ann, bob = (elsewhere.add_member(person.user) for person in (world.ann, world.bob))
    await world.env.settle()
    await world.begin(world.ann, world.bob)
    await world.env.advance_time(3600)
    await ann.slash(channel, "play", game="guess")
    await bob.slash(channel, "table join")
    await ann.slash(channel, "table start", table=2)
    told = said(await world.ann.user.slash("moves"))
    places = [world.table(n).place for n in (1, 2)]
    links = [f"https://discord.com/channels/{place.guild}/{place.thread}" for place in places]
    assert "2 games are waiting for you" in told
    assert 0 < told.index(links[0]) < told.index(links[1])


async def test_who_is_not_waited_for_is_told_so(world: World) -> None:
    await world.begin(world.ann, world.bob)
    told, *others = said(await world.bob.slash(world.channel, "moves")).splitlines()
    assert told == "🎉 Nobody is waiting for you."
    assert others[0] == "**Waiting for others:**"
    assert "Guess the number #1" in others[1]
    assert "**ann** to move" in others[1]


async def test_a_game_under_way_keeps_its_seed(world: World) -> None:
    await world.begin(world.ann, world.bob)
    assert world.table().seed.hex() not in said(await world.ann.slash(world.thread(), "verify"))
