"""C'est mon fort by clicks: cards the host must forget, options and figures."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from cogs.fort.places import name
from tests.e2e.reading import answer, reply_text
from tests.e2e.world import custom_ids, parts, verb, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World


HIGH = 46
"""A card whose number appears nowhere else, so a text with the number names the card."""


def place_of(world: World, number: int) -> int:
    """Return the place of a card; only a test may know it."""
    return int(world.table().state.field.index(number)) + 1


async def turn_up(world: World, person: Any, number: int) -> None:
    """Turn up the card with this number for a user."""
    place = place_of(world, number)
    menu, _ = world.app.tables.menu(world.table(), world.table().seat_of(person.id))
    await world.press(person, [move.place for move in menu].index(place))


async def build(world: World, person: Any, number: int) -> None:
    """Turn up a card for a user and take or insert it."""
    await turn_up(world, person, number)
    await world.press(person, 0)


async def turn_and_leave(world: World, person: Any, number: int) -> None:
    """Turn up a card for a user and leave it."""
    await turn_up(world, person, number)
    menu, _ = world.app.tables.menu(world.table(), world.table().seat_of(person.id))
    await world.press(person, len(menu) - 1)


def standing(world: World) -> list[Any]:
    """Return every message that users can still scroll back to."""
    places = [world.channel, world.thread(), *(p.user.dm_channel for p in (world.ann, world.bob, world.cid))]
    return [message for place in places for message in world.messages(place)]


def named(text: str, number: int) -> bool:
    """Return whether a text names a number by itself."""
    return re.search(rf"(?<![\w-]){number}(?![\w-])", text) is not None


async def with_options(world: World, *chosen: str) -> None:
    """Let Ann open a table with these options on and play Bob."""
    await world.open(world.ann)
    for option in chosen:
        await world.ann.slash(world.channel, "table options", option=option, value="true")
    await world.bob.slash(world.channel, "table join")
    await world.ann.slash(world.channel, "table start")


@pytest.mark.unmeasured
async def test_a_turned_card_is_public_only_for_the_moment(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await turn_up(world, world.ann, HIGH)
    assert named(visible_text(world.board()), HIGH)
    assert [part.label for part in _choices(world.board())] == [f"Take {HIGH}", "Leave it"]
    assert named(world.board().attachments[0].description, HIGH)


@pytest.mark.unmeasured
async def test_no_message_picture_or_file_names_a_left_card(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await turn_and_leave(world, world.ann, HIGH)
    await world.env.advance_time(120)
    for message in standing(world):
        files = [f"{file.filename} {file.description}" for file in message.attachments]
        assert not named(" ".join([visible_text(message), str(message.components), *files]), HIGH)


@pytest.mark.unmeasured
async def test_the_public_board_is_the_same_before_and_after_a_return(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await turn_and_leave(world, world.ann, 33)
    await turn_and_leave(world, world.bob, 33)
    picture = await world.board().attachments[0].read()
    await turn_and_leave(world, world.ann, 41)
    await turn_and_leave(world, world.bob, 7)
    assert await world.board().attachments[0].read() == picture


@pytest.mark.unmeasured
@pytest.mark.parametrize("command", ["history", "board", "words", "hints", "secrets"])
async def test_no_response_names_a_left_card(world: World, command: str) -> None:
    await world.begin(world.ann, world.bob)
    await turn_and_leave(world, world.ann, HIGH)
    for person in (world.ann, world.bob, world.cid):
        result = await person.slash(world.thread(), "table show", view=command)
        files = [str(file.description) for file in answer(result).attachments]
        assert not named(" ".join([reply_text(result), str(answer(result).components), *files]), HIGH)


@pytest.mark.unmeasured
async def test_no_list_of_moves_names_a_left_card(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await turn_and_leave(world, world.ann, HIGH)
    choices = await world.bob.autocomplete(world.thread(), "fort move", "move", "")
    assert [choice["name"] for choice in choices] == [choice["value"] for choice in choices]
    assert [choice["name"] for choice in choices][:10] == [
        *(f"Turn up A{column}" for column in range(1, 10)),
        "Turn up B1",
    ]
    text = reply_text(await world.bob.slash(world.thread(), "moves"))
    assert not named(text, HIGH)


@pytest.mark.unmeasured
async def test_the_catch_up_shows_a_turned_card_once(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await turn_and_leave(world, world.ann, HIGH)
    first, second = [reply_text(await world.bob.slash(world.thread(), "table show", view="missed")) for _ in range(2)]
    assert "turns up" in first
    assert named(first, HIGH)
    assert "turns up" not in second
    assert "leaves the card" in second


@pytest.mark.unmeasured
async def test_the_catch_up_button_works_once_per_seat(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid)
    await turn_and_leave(world, world.ann, HIGH)
    board = world.board()
    texts_shown = {}
    for person in (world.bob, world.cid):
        looks = [reply_text(await person.click(board, custom_id=verb(board, "missed"))) for _ in range(2)]
        texts_shown[person.name] = ["turns up" in look for look in looks]
    assert texts_shown == {"bob": [True, False], "cid": [True, False]}


async def test_a_used_catch_up_survives_a_restart(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await turn_and_leave(world, world.ann, HIGH)
    await world.bob.slash(world.thread(), "table show", view="missed")
    await world.restart()
    assert "turns up" not in reply_text(await world.bob.slash(world.thread(), "table show", view="missed"))


@pytest.mark.unmeasured
async def test_spectators_have_no_catch_up(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await turn_and_leave(world, world.ann, HIGH)
    text = reply_text(await world.dora.slash(world.thread(), "table show", view="missed"))
    assert text == "You’re not at this table, so you can’t do that here."


@pytest.mark.unmeasured
async def test_a_players_own_move_ends_their_catch_up(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await turn_and_leave(world, world.ann, HIGH)
    await turn_and_leave(world, world.bob, 12)
    assert not named(reply_text(await world.bob.slash(world.thread(), "table show", view="missed")), HIGH)


@pytest.mark.unmeasured
async def test_a_left_card_stays_readable_with_open_cards(world: World) -> None:
    await with_options(world, "open_memory")
    await turn_and_leave(world, world.ann, 33)
    place = place_of(world, 33)
    assert f"{name(place)} = 33" in reply_text(await world.bob.slash(world.thread(), "table show", view="words"))
    assert "It stays face up" in reply_text(await world.bob.slash(world.thread(), "table show", view="history"))


@pytest.mark.unmeasured
async def test_an_open_card_is_chosen_again_and_taken(world: World) -> None:
    await with_options(world, "open_memory")
    await turn_and_leave(world, world.ann, 33)
    await build(world, world.bob, 33)
    assert world.table().state.walls[1] == (1, 33)


@pytest.mark.unmeasured
async def test_a_cannon_shoots_unprotected_cards(world: World) -> None:
    await with_options(world, "bonus")
    await build(world, world.ann, 5)
    await build(world, world.bob, 6)
    board = world.board()
    assert any("5" in label for label in [part.label for part in _choices(board)])
    await world.press(world.bob, 0)
    assert world.table().state.walls[0] == (1,)
    assert world.table().state.shot == (5,)
    assert "ann loses 5" in reply_text(await world.ann.slash(world.thread(), "table show", view="history"))


@pytest.mark.unmeasured
async def test_a_cannon_shot_can_be_typed(world: World) -> None:
    await with_options(world, "bonus")
    await build(world, world.ann, 5)
    await build(world, world.bob, 6)
    choices = await world.bob.autocomplete(world.thread(), "fort move", "move", "shoot")
    assert [choice["name"] for choice in choices] == ["ann: 5 (crow)"]
    assert await world.bob.autocomplete(world.thread(), "fort move", "move", "shoot bob") == []
    await world.bob.slash(world.thread(), "fort move", move="fire at ann’s 5")
    assert world.table().state.shot == (5,)


@pytest.mark.unmeasured
async def test_a_card_behind_a_tower_cannot_be_shot(world: World) -> None:
    await with_options(world, "bonus")
    for person, number in ((world.ann, 5), (world.bob, 7), (world.ann, 8), (world.bob, 9), (world.ann, 10)):
        await build(world, person, number)
    await build(world, world.bob, 15)
    text = reply_text(await world.bob.slash(world.thread(), "fort move", move="shoot ann 5"))
    assert text == "A tower protects card 5. Choose a card after the last tower."
    await world.press(world.bob, 0)
    assert world.table().state.shot == (10,)


@pytest.mark.unmeasured
async def test_a_cannon_without_a_target_is_announced_and_the_game_continues(world: World) -> None:
    await with_options(world, "bonus")
    await build(world, world.ann, 6)
    assert world.table().state.turn == 1
    assert "no target" in reply_text(await world.bob.slash(world.thread(), "table show", view="history"))


@pytest.mark.unmeasured
async def test_the_magician_inserts_one_card_that_is_too_low(world: World) -> None:
    await with_options(world, "bonus")
    await build(world, world.ann, 24)
    await build(world, world.bob, 2)
    await turn_up(world, world.ann, 10)
    assert "Insert 10" in [part.label for part in _choices(world.board())]
    await world.press(world.ann, 0)
    assert world.table().state.walls[0] == (1, 10, 24)
    await build(world, world.bob, 3)
    await turn_up(world, world.ann, 11)
    text = reply_text(await world.ann.slash(world.thread(), "fort move", move="insert"))
    assert text == "Your magician has already helped once. Leave the card."


@pytest.mark.unmeasured
async def test_the_bonus_game_shows_points(world: World) -> None:
    await with_options(world, "bonus")
    await build(world, world.ann, 35)
    assert "5 points" in reply_text(await world.ann.slash(world.thread(), "table show", view="words"))


def _choices(message: Any) -> list[Any]:
    """Return the buttons that make moves."""
    move_ids = {custom_id for custom_id in custom_ids(message) if custom_id.startswith("mv:")}
    return [part for part in parts(message) if getattr(part, "custom_id", None) in move_ids]
