"""Actions that cannot be undone ask for confirmation with two private buttons, by press and by command."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from bot.table.model import Status
from bot.ui.game_ui import Choice, rows
from cogs import guess
from cogs.guess import cog
from tests.e2e.reading import answer, buttons, lists, reply_text
from tests.e2e.world import verb, visible_text

if TYPE_CHECKING:
    from bot.i18n.translation import Say
    from bot.ui.game_ui import Row
    from cogs.guess.board import Guess
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

GRAVE_INDEX = 49
"""Index of the move that needs confirmation in the first menu; it names 50."""
NO_WAY_BACK = "This can’t be taken back."


def menu(moves: Any, _hand: Any, say: Say) -> tuple[Row, ...]:
    """Return a row with the numbers to choose from."""
    choices = (Choice(n, str(move.number)) for n, move in enumerate(moves))
    return rows(tuple(choices), say("pick-a-move"))


def grave(move: Guess, _board: Any) -> bool:
    """Return whether the move names 50."""
    return move.number == GRAVE_INDEX + 1


@pytest.fixture(autouse=True)
def _a_grave_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guess, "GAME", replace(guess.GAME, grave=grave))
    monkeypatch.setattr(cog, "UI", replace(cog.UI, menu=menu))


async def test_pressing_a_grave_choice_asks_and_confirming_makes_the_move(world: World) -> None:
    await world.begin(world.ann, world.bob)
    board_text = visible_text(world.board())
    question = answer(await world.press(world.ann, GRAVE_INDEX))
    assert "⚠️ **Choose a move: 50**" in visible_text(question)
    assert NO_WAY_BACK in visible_text(question)
    assert {name: button.label for name, button in buttons(question).items()} == {
        "yes": "Yes, do it",
        "keep": "No, leave it",
    }
    assert (world.table().moves, visible_text(world.board())) == (0, board_text)
    await world.ann.click(question, custom_id=verb(question, "yes"))
    assert world.table().state.guesses == (GRAVE_INDEX + 1,)
    assert "**bob** to move" in visible_text(question)
    assert "• ann says 50" in visible_text(question)


async def test_declining_the_confirmation_changes_nothing(world: World) -> None:
    await world.begin(world.ann, world.bob)
    before = world.table()
    question = answer(await world.press(world.ann, GRAVE_INDEX))
    await world.ann.click(question, custom_id=verb(question, "keep"))
    assert visible_text(question) == "👌 Nothing was changed."
    assert buttons(question) == {}
    assert world.table() == before


async def test_an_ordinary_choice_is_made_at_once(world: World) -> None:
    await world.begin(world.ann, world.bob)
    assert (await world.press(world.ann, GRAVE_INDEX - 1)).followups == []
    assert world.table().state.guesses == (GRAVE_INDEX,)


async def test_a_grave_choice_asks_on_a_private_panel_too(world: World) -> None:
    await world.begin(world.ann, world.bob)
    panel = answer(await world.ann.slash(world.thread(), "table show", view="board"))
    (listed,) = (name for name, values in lists(panel).items() if str(GRAVE_INDEX) in values)
    question = answer(await world.ann.select(panel, [str(GRAVE_INDEX)], custom_id=listed))
    assert NO_WAY_BACK in visible_text(question)
    assert world.table().moves == 0
    await world.ann.click(question, custom_id=verb(question, "yes"))
    assert world.table().moves == 1


async def test_a_typed_grave_choice_asks_too(world: World) -> None:
    await world.begin(world.ann, world.bob)
    question = answer(await world.ann.slash(world.thread(), "guess move", move=str(GRAVE_INDEX + 1)))
    assert "⚠️ **Choose a move: 50**" in visible_text(question)
    assert world.table().moves == 0
    await world.ann.click(question, custom_id=verb(question, "yes"))
    assert world.table().state.guesses == (GRAVE_INDEX + 1,)


async def test_an_ordinary_typed_move_is_made_at_once(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.ann.slash(world.thread(), "guess move", move="7")
    assert world.table().state.guesses == (7,)


@pytest.mark.parametrize(("who", "number", "why"), [("ann", 101, "between 0 and 101"), ("bob", 7, "not your turn")])
async def test_an_illegal_move_is_refused_without_a_question(world: World, who: str, number: int, why: str) -> None:
    await world.begin(world.ann, world.bob)
    refused = answer(await getattr(world, who).slash(world.thread(), "guess move", move=str(number)))
    assert why in visible_text(refused)
    assert buttons(refused) == {}


@pytest.mark.parametrize("typing", [False, True])
@pytest.mark.parametrize(
    ("rounds", "why"), [(1, "You’ve already made this move."), (2, "That button is from an earlier turn.")]
)
async def test_a_confirmation_in_a_later_turn_is_refused(world: World, rounds: int, why: str, *, typing: bool) -> None:
    await world.begin(world.ann, world.bob)
    if typing:
        question = answer(await world.ann.slash(world.thread(), "guess move", move=str(GRAVE_INDEX + 1)))
    else:
        question = answer(await world.press(world.ann, GRAVE_INDEX))
    world.lose_panels()  # otherwise the move deletes the question
    for _ in range(rounds):
        await world.press(world.ann, 1)
        await world.press(world.bob, 1)
    before = world.table()
    assert why in reply_text(await world.ann.click(question, custom_id=verb(question, "yes")))
    assert world.table() == before


async def test_a_confirmation_works_after_a_restart(world: World) -> None:
    await world.begin(world.ann, world.bob)
    question = answer(await world.press(world.ann, GRAVE_INDEX))
    await world.restart()
    await world.ann.click(question, custom_id=verb(question, "yes"))
    assert world.table().state.guesses == (GRAVE_INDEX + 1,)


async def test_a_newer_question_replaces_the_older_one(world: World) -> None:
    await world.begin(world.ann, world.bob)
    older = answer(await world.ann.slash(world.thread(), "table resign"))
    newer = answer(await world.press(world.ann, GRAVE_INDEX))
    standing = {message.id for message in world.messages(world.thread(), world.ann)}
    assert (older.id in standing, newer.id in standing) == (False, True)
    assert set(buttons(newer)) == {"yes", "keep"}


async def test_a_question_goes_when_another_move_is_made(world: World) -> None:
    await world.begin(world.ann, world.bob)
    question = answer(await world.press(world.ann, GRAVE_INDEX))
    await world.press(world.ann, 1)
    assert question.id not in {message.id for message in world.messages(world.thread(), world.ann)}


@pytest.mark.parametrize(
    ("command", "asks"),
    [
        ("resign", "🏳️ Resign **Guess the number #1**? That ends the game, and there’s no way back."),
        ("cancel", "🚫 Cancel **Guess the number #1** for everyone? The game will end without a result."),
    ],
)
async def test_resigning_and_cancelling_ask_and_keeping_changes_nothing(world: World, command: str, asks: str) -> None:
    await world.begin(world.ann, world.bob)
    before = world.table()
    question = answer(await world.ann.slash(world.thread(), f"table {command}"))
    assert visible_text(question) == asks
    assert set(buttons(question)) == {command, "keep"}
    await world.ann.click(question, custom_id=verb(question, "keep"))
    assert world.table() == before


async def test_the_question_before_resigning_says_that_a_computer_plays_on(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid)
    question = answer(await world.ann.slash(world.thread(), "table resign"))
    assert (
        "A computer will play on for you, and nobody can take your seat; only you can come back: /table join."
        in visible_text(question)
    )
    await world.ann.click(question, custom_id=verb(question, "resign"))
    assert world.table().status is Status.RUNNING
    final_question = answer(await world.bob.slash(world.thread(), "table resign"))
    assert "That ends the game, and there’s no way back." in visible_text(final_question)
    await world.bob.click(final_question, custom_id=verb(final_question, "resign"))
    assert world.table().status is Status.ENDED


async def test_a_former_host_cannot_confirm_cancelling(world: World) -> None:
    await world.open(world.ann)
    await world.bob.slash(world.channel, "table join")
    question = answer(await world.ann.slash(world.channel, "table cancel"))
    await world.ann.slash(world.channel, "table leave")
    reply = reply_text(await world.ann.click(question, custom_id=verb(question, "cancel")))
    assert "Only the host" in reply
    assert world.table().status is Status.LOBBY
