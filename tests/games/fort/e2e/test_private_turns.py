"""A game with private turns: pictures and menu of the active seat come by letter, and the board has no menu.

Fort gets such a face here; the choice of game does not matter.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from bot.ui.game_ui import Drawing, no_public_menu
from tests.e2e.reading import answer, calls, strong
from tests.e2e.world import custom_ids, verb, verbs_of, visible_text
from tests.wording import plain

if TYPE_CHECKING:
    from images.kit import Look, Picture
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

TURN = 4
"""The index of a move in the menu of the player who begins."""


@pytest.fixture
def secretive(world: World) -> World:
    """Return a world in which fort's menu is on no board, and every hand has two pictures and an empty one."""
    uis: dict[str, Any] = world.app.uis
    board_drawing = uis["fort"].pictures[0].draw

    def draw(hand: Any, look: Look) -> Picture:
        return board_drawing(hand.board, look)  # type: ignore[no-any-return]

    own = Drawing(draw, lambda hand, _say: f"What seat {hand.seat} sees")
    empty = Drawing(lambda _hand, _look: None, lambda _hand, _say: "")
    hand = (own, empty, own)
    uis["fort"] = replace(uis["fort"], public_menu=no_public_menu, hand_pictures=hand, letter_pictures=hand)
    return world


def letters_to(world: World, person: Any) -> list[Any]:
    """Return the bot's direct messages to a user, oldest first."""
    return [message for message in world.messages(person.user.dm_channel) if message.author.bot]


def menu(message: Any) -> list[str]:
    """Return the controls of a message that make a move."""
    return [custom_id for custom_id in custom_ids(message) if custom_id.startswith(("mv:", "pick:"))]


def mark_on(message: Any) -> str:
    """Return the mark at the end of a message's first custom id; no other id may have one."""
    first, *rest = custom_ids(message)
    assert not any("~" in custom_id for custom_id in rest)
    assert ":~" in first
    return first.partition(":~")[2]


def is_played(world: World) -> None:
    """Check that Ann's only letter shows her hand but has no control that makes a move."""
    (letter,) = letters_to(world, world.ann)
    assert plain(letter.content) == "C’est mon fort! #1: your turn is done ✅"
    assert menu(letter) == []
    assert [file.description for file in letter.attachments] == ["What seat 0 sees"] * 2
    assert verbs_of(letter) == {"mine", "words"}
    assert strong(letter) == []  # only a button for the private panel


async def begun(world: World) -> Any:
    """Begin a game; return the letter that calls its first player."""
    await world.begin(world.ann, world.bob)
    await world.env.advance_time(10)
    (letter,) = letters_to(world, world.ann)
    return letter


async def test_the_board_has_no_menu_and_no_ping(secretive: World) -> None:
    await begun(secretive)
    assert menu(secretive.board()) == []
    assert calls(secretive, secretive.ann) == []
    assert letters_to(secretive, secretive.bob) == []


async def test_a_letter_has_the_hands_pictures_and_the_menu(secretive: World) -> None:
    letter = await begun(secretive)
    assert [file.filename for file in letter.attachments] == ["hand-1.png", "hand-2.png"]
    assert [file.description for file in letter.attachments] == ["What seat 0 sees"] * 2
    assert menu(letter)


async def test_a_turn_is_played_in_the_letter(secretive: World) -> None:
    letter = await begun(secretive)
    await secretive.ann.user.select(letter, [str(TURN)], custom_id=menu(letter)[0])
    assert secretive.table().moves == 1
    (letter,) = letters_to(secretive, secretive.ann)
    assert plain(letter.content).startswith("C’est mon fort! #1: your turn · by <t:")
    assert "Now: decide on the turned card" in visible_text(letter)
    await secretive.ann.user.click(letter, custom_id=menu(letter)[-1])
    assert secretive.table().moves == 2
    is_played(secretive)


async def test_a_move_in_a_letter_keeps_its_mark(secretive: World) -> None:
    letter = await begun(secretive)
    mark = mark_on(letter)
    await secretive.ann.user.select(letter, [str(TURN)], custom_id=menu(letter)[0])
    (letter,) = letters_to(secretive, secretive.ann)
    assert mark_on(letter) == mark
    await secretive.ann.user.click(letter, custom_id=menu(letter)[-1])
    (letter,) = letters_to(secretive, secretive.ann)
    assert mark_on(letter) == mark


async def panel_of_ann(world: World) -> Any:
    return answer(await world.ann.click(world.board(), custom_id=verb(world.board(), "mine")))


async def play_by_typing(world: World) -> None:
    """Ann types the first move of her turn and presses the second on a panel."""
    await world.ann.slash(world.thread(), "fort move", move="A9")
    panel = await panel_of_ann(world)
    await world.ann.click(panel, custom_id=menu(panel)[-1])


async def play_on_panels(world: World) -> None:
    """Ann presses each move of her turn on a private panel of its own."""
    panel = await panel_of_ann(world)
    await world.ann.select(panel, [str(TURN)], custom_id=menu(panel)[0])
    panel = await panel_of_ann(world)
    await world.ann.click(panel, custom_id=menu(panel)[-1])


@pytest.mark.parametrize("play", [play_by_typing, play_on_panels])
async def test_a_turn_played_elsewhere_removes_the_menu_of_its_letter(secretive: World, play: Any) -> None:
    await begun(secretive)
    await play(secretive)
    assert secretive.table().moves == 2
    is_played(secretive)


async def test_a_turn_played_in_a_letter_edits_it_once(secretive: World) -> None:
    letter = await begun(secretive)
    await secretive.ann.user.select(letter, [str(TURN)], custom_id=menu(letter)[0])
    (letter,) = letters_to(secretive, secretive.ann)
    request_count = len(secretive.env.http_requests)
    await secretive.ann.user.click(letter, custom_id=menu(letter)[-1])
    await secretive.env.advance_time(60)
    dm = str(secretive.ann.user.dm_channel.id)
    edits = [request for request in secretive.env.http_requests[request_count:] if request.method == "PATCH"]
    assert len([request for request in edits if dm in request.path or "@original" in request.path]) == 1


async def test_a_letter_works_after_a_restart(secretive: World, monkeypatch: pytest.MonkeyPatch) -> None:
    letter = await begun(secretive)
    monkeypatch.setattr("cogs.fort.cog.UI", secretive.app.uis["fort"])
    await secretive.restart()
    await secretive.ann.user.select(letter, [str(TURN)], custom_id=menu(letter)[0])
    assert secretive.table().moves == 1


async def test_a_private_panel_opens_in_direct_messages(secretive: World) -> None:
    letter = await begun(secretive)
    assert "mine" not in verbs_of(letter)  # the letter has the menu itself
    await secretive.ann.user.select(letter, [str(TURN)], custom_id=menu(letter)[0])
    await secretive.ann.slash(secretive.thread(), "fort move", move="leave")
    await secretive.env.advance_time(60)
    (letter,) = letters_to(secretive, secretive.ann)
    panel = answer(await secretive.ann.user.click(letter, custom_id=verb(letter, "mine")))
    assert panel.attachments
    assert menu(panel) == []


async def test_a_player_without_letters_is_pinged_and_plays_on_a_panel(secretive: World) -> None:
    secretive.close_direct_messages(secretive.ann)
    await secretive.begin(secretive.ann, secretive.bob)
    await secretive.env.advance_time(10)
    (call,) = calls(secretive, secretive.ann)
    panel = answer(await secretive.ann.click(call, custom_id=verb(call, "mine")))
    assert len(panel.attachments) == 2
    await secretive.ann.select(panel, [str(TURN)], custom_id=menu(panel)[0])
    assert secretive.table().moves == 1


async def test_a_menu_of_another_turn_is_refused_in_a_letter(secretive: World) -> None:
    letter = await begun(secretive)
    letters = f"/channels/{secretive.ann.user.dm_channel.id}/messages/*"
    secretive.env.inject_error("PATCH", letters, status=503, times=None)
    await secretive.ann.slash(secretive.thread(), "fort move", move="A9")
    result = await secretive.ann.user.select(letter, [str(TURN)], custom_id=menu(letter)[0])
    assert secretive.table().moves == 1
    assert visible_text(result.followups[-1])


async def test_a_requested_hand_is_shown_beside_the_board(secretive: World) -> None:
    await begun(secretive)
    message = answer(await secretive.bob.slash(secretive.thread(), "table show", view="board"))
    assert [file.filename for file in message.attachments] == ["board-1.png", "hand-1.png", "hand-2.png"]
