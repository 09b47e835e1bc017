"""`/table options`, `show` and `vote`: several options in one change, and clear answers to contradictory ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.i18n.translation import LANGUAGES, Say
from bot.table.model import Pace
from tests.e2e.reading import answer, reply_text
from tests.e2e.world import custom_ids
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

CONTRADICTIONS: list[tuple[str, dict[str, Any], str]] = [
    ("table vote", {"about": "replace"}, "vote-whom"),
    ("table vote", {"about": "end", "player": 1}, "vote-whom"),
    ("table show", {"view": "board", "move": 1}, "move-needs-replay"),
    ("table options", {"option": "by_the_book"}, "option-needs-value"),
    ("table options", {"value": "true"}, "option-needs-value"),
    ("table seal", {}, "seal-or-withdraw"),
    ("table seal", {"move": "1", "withdraw": "1"}, "seal-or-withdraw"),
]


async def test_several_options_are_one_change(world: World) -> None:
    await world.open(world.ann)
    version = world.table().version
    result = await world.ann.slash(
        world.channel, "table options", computer="strong", pace="relaxed", language="cs", banter=False
    )
    table = world.table()
    assert table.version == version + 1
    assert (len(table.seats), table.pace, table.language, table.banter) == (2, Pace.RELAXED, "cs", False)
    assert any(custom_id.startswith("opt:1:pace") for custom_id in custom_ids(answer(result)))


async def test_one_refused_option_keeps_all_others_from_changing(world: World) -> None:
    await world.open(world.ann)
    before = world.table()
    result = await world.ann.slash(world.channel, "table options", computer="none", pace="relaxed", language="cs")
    assert reply_text(result) == plain(Say("en")("no-computer"))
    assert world.table() == before


async def test_options_without_options_open_the_panel(world: World) -> None:
    await world.open(world.ann)
    panel = answer(await world.ann.slash(world.channel, "table options"))
    assert any(custom_id.startswith("opt:1:pace") for custom_id in custom_ids(panel))


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_contradictory_command_is_refused_and_changes_nothing(world: World, language: str) -> None:
    await world.ann.user.slash("me language", language=language)
    await world.begin(world.ann, world.bob)
    before = world.table()
    for command, options, reason in CONTRADICTIONS:
        reply = reply_text(await world.ann.slash(world.thread(), command, **options))
        assert reply == plain(Say(language)(reason)), command
    assert world.table() == before


async def test_a_running_board_shows_its_players_and_a_lobby_its_card(world: World) -> None:
    await world.open(world.ann)
    assert "3 seats left" in reply_text(await world.ann.slash(world.channel, "table show", view="board"))
    await world.bob.slash(world.channel, "table join")
    await world.ann.slash(world.channel, "table start")
    board = reply_text(await world.ann.slash(world.thread(), "table show", view="board"))
    assert "It’s your turn" in board or "to move" in board
    assert "1. **ann**" in board
