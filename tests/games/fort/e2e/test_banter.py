"""The remarks of computer players as users read them, and the switches that silence them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.game.extensions import REMARK_ATTRIBUTES
from bot.i18n.translation import LANGUAGES, Say
from bot.table.computers import HELLO
from tests.e2e.reading import buttons, calls, reply_text
from tests.e2e.world import custom_ids, verb, visible_text
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World


async def begin(world: World, language: str = "en", *, switch: bool = False) -> None:
    """Begin a game with one computer, Ada; `switch` presses for silence among the options first."""
    card = await world.open(world.ann)
    await world.ann.click(card, custom_id=verb(card, "computer"))
    await world.ann.slash(world.channel, "table options", language=language, table=1)
    if switch:
        card = world.messages(world.channel)[-1]
        await world.ann.click(card, custom_id=verb(card, "options"))
        await world.ann.click(world.messages(world.channel, world.ann)[-1], custom_id="opt:1:banter:false")
        assert "opt:1:banter:true" in custom_ids(world.messages(world.channel, world.ann)[-1])
    card = world.messages(world.channel)[-1]
    assert "start" in buttons(card)
    await world.ann.click(card, custom_id=verb(card, "start"))


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_computer_greets_on_the_board_and_in_no_ping(world: World, language: str) -> None:
    await begin(world, language)
    say = Say(language, "fort")
    greetings = [plain(say(f"remark-{HELLO}.{line}")) for line in REMARK_ATTRIBUTES]
    assert sum(greeting in plain(visible_text(world.board())) for greeting in greetings) == 1
    assert not any(greeting in plain(visible_text(call)) for call in calls(world, world.ann) for greeting in greetings)


async def test_computers_are_silent_if_remarks_are_switched_off(world: World) -> None:
    await begin(world, switch=True)
    assert "💬 Ada" not in visible_text(world.board())


async def test_a_command_switches_remarks_off_during_a_game(world: World) -> None:
    await begin(world)
    assert "💬 Ada" in visible_text(world.board())
    assert reply_text(await world.ann.slash(world.thread(), "table options", banter=False)).startswith("🤐")
    assert not world.table().banter
    assert reply_text(await world.bob.slash(world.thread(), "table options", banter=True, table=1)) == Say("en")(
        "not-the-host"
    )
    assert not world.table().banter
