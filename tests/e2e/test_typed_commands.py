"""Every typed command of the host, in the table's thread and in direct messages with the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.table.model import Status
from tests.e2e.reading import answer, reply_text
from tests.e2e.world import custom_ids, dot, verbs_of, visible_text

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
    ("view", "expected"),
    [
        ("board", "**bob** to move · by <t:"),
        ("words", "between 4 and 101"),
        ("secrets", "This game has no secrets"),
        ("missed", "ann says 4"),
        ("hints", "/guess move"),
        ("history", "ann says 4"),
    ],
)
async def test_commands_show_the_table(world: World, where: str, view: str, expected: str) -> None:
    await world.begin(world.ann, world.bob)
    await world.press(world.ann, 3)
    assert expected in reply_text(await typed(world, world.bob, where, "table show", view=view))


@pytest.mark.parametrize("where", PLACES)
async def test_board_shows_the_picture_and_the_active_players_moves(world: World, where: str) -> None:
    world.draw(dot)
    await world.begin(world.ann, world.bob)
    message = answer(await typed(world, world.ann, where, "table show", view="board"))
    assert [file.filename for file in message.attachments] == ["board-1.png"]
    assert any(custom_id.startswith("pick:1:") for custom_id in custom_ids(message))


@pytest.mark.parametrize("where", PLACES)
async def test_board_shows_no_moves_to_an_inactive_player(world: World, where: str) -> None:
    await world.begin(world.ann, world.bob)
    message = answer(await typed(world, world.bob, where, "table show", view="board"))
    assert custom_ids(message) == []


@pytest.mark.parametrize("where", PLACES)
async def test_a_move_can_be_typed(world: World, where: str) -> None:
    await world.begin(world.ann, world.bob)
    reply = reply_text(await typed(world, world.ann, where, "guess move", move="7"))
    assert world.table().state.guesses == (7,)
    assert "**bob** to move" in reply


@pytest.mark.parametrize("where", PLACES)
async def test_an_illegal_typed_move_is_refused_with_the_allowed_range(world: World, where: str) -> None:
    await world.begin(world.ann, world.bob)
    before = world.table()
    assert "between 0 and 101" in reply_text(await typed(world, world.ann, where, "guess move", move="101"))
    assert world.table() == before


@pytest.mark.parametrize("where", PLACES)
@pytest.mark.parametrize(
    ("command", "expected"),
    [("help", "Everything can be typed too: /"), ("moves", "One game is waiting")],
)
async def test_general_commands_are_answered(world: World, where: str, command: str, expected: str) -> None:
    await world.begin(world.ann, world.bob)
    assert expected in reply_text(await typed(world, world.ann, where, command))


@pytest.mark.parametrize("where", PLACES)
async def test_rules_shows_the_rules(world: World, where: str) -> None:
    await world.open(world.ann)
    assert "I draw a number from 1 to 100" in reply_text(await typed(world, world.ann, where, "rules", game="guess"))


async def test_a_table_cannot_be_opened_in_direct_messages(world: World) -> None:
    assert "in a server’s channel" in reply_text(await world.ann.user.slash("play", game="guess"))
    assert world.app.tables.of_user(world.ann.id) == []


async def test_play_in_a_thread_opens_the_table_in_its_channel(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.cid.slash(world.thread(), "play", game="guess")
    assert world.table(2).place.channel == world.channel.id
    assert "#2" in visible_text(world.messages(world.channel)[-1])


async def test_play_seats_the_requested_computers_up_to_the_limit(world: World) -> None:
    await world.open(world.ann, computers=7, strength="strong", pace="live")
    table = world.table()
    assert len(table.seats) == 4
    assert {seat.strength.value for seat in table.sitters[1:]} == {"strong"}
    assert table.pace.value == "live"


@pytest.mark.parametrize("where", PLACES)
async def test_the_host_can_start_by_typing(world: World, where: str) -> None:
    await world.open(world.ann, computers=1)
    reply = reply_text(await typed(world, world.ann, where, "table start"))
    assert reply == "▶️ The game has begun: Guess the number #1."
    assert world.table().status is Status.RUNNING


@pytest.mark.parametrize("where", PLACES)
async def test_a_player_can_leave_a_lobby_by_typing(world: World, where: str) -> None:
    await world.open(world.ann)
    await world.bob.slash(world.channel, "table join")
    assert len(world.table().seats) == 2
    reply = reply_text(await typed(world, world.bob, where, "table leave"))
    assert reply == "🚪 You’ve left the table: Guess the number #1."
    assert len(world.table().seats) == 1


async def test_a_lobby_has_a_card_in_place_of_a_board(world: World) -> None:
    await world.open(world.ann)
    assert "3 seats left" in reply_text(await world.ann.slash(world.channel, "table show", view="board"))


async def test_moves_lists_tables_of_all_servers_by_waiting_time_with_links(world: World) -> None:
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("tables")
    ann, bob = (elsewhere.add_member(person.user) for person in (world.ann, world.bob))
    await world.env.settle()
    await world.begin(world.ann, world.bob)
    await world.env.advance_time(3600)
    await ann.slash(channel, "play", game="guess")
    await bob.slash(channel, "table join")
    await ann.slash(channel, "table start", table=2)
    reply = reply_text(await world.ann.user.slash("moves"))
    places = [world.table(n).place for n in (1, 2)]
    links = [f"https://discord.com/channels/{place.guild}/{place.thread}" for place in places]
    assert "2 games are waiting for you" in reply
    assert 0 < reply.index(links[0]) < reply.index(links[1])


async def test_moves_shows_an_inactive_player_the_tables_of_others(world: World) -> None:
    await world.begin(world.ann, world.bob)
    headline, *lines = reply_text(await world.bob.slash(world.channel, "moves")).splitlines()
    assert headline == "🎉 Nobody is waiting for you."
    assert lines[0] == "**Waiting for others:**"
    assert "Guess the number #1" in lines[1]
    assert "**ann** to move" in lines[1]


async def test_verify_hides_the_seed_of_a_running_game(world: World) -> None:
    await world.begin(world.ann, world.bob)
    assert world.table().seed.hex() not in reply_text(await world.ann.slash(world.thread(), "table verify"))


async def test_moves_with_nothing_waiting_leads_to_a_new_table_and_the_puzzles_of_the_day(world: World) -> None:
    idle = await world.ann.slash(world.channel, "moves")
    assert reply_text(idle) == "🎉 Nobody is waiting for you."
    assert custom_ids(answer(idle)) == ["newtable", "daily:auction:today", "daily:case07:today"]
    await world.begin(world.ann, world.bob)
    assert not {"newtable", "daily"} & verbs_of(answer(await world.ann.slash(world.channel, "moves")))
