"""A table that is unreadable or whose game is gone: every request gets that answer, and the table can be cancelled."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot.table.model import Status
from tests.e2e.reading import reply_text
from tests.e2e.world import verb, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World

UNREADABLE = "UPDATE game_table SET state = '{}'"
GAME_GONE = "UPDATE game_table SET game = 'forgotten'"
DAMAGE = pytest.mark.parametrize("damage", [UNREADABLE, GAME_GONE])
UNREADABLE_TEXT = "I can’t read this table at the moment"


async def make_unreadable(world: World, damage: str) -> None:
    """Begin a game of Ann and Bob that the bot cannot read after a restart."""
    await world.begin(world.ann, world.bob)
    world.expected_errors = ["table.quarantined"]
    with closing(sqlite3.connect(world.app.settings.database, isolation_level=None)) as database:
        database.execute(damage)
    await world.restart()


@DAMAGE
async def test_the_card_of_an_unreadable_table_says_so(world: World, damage: str) -> None:
    await make_unreadable(world, damage)
    assert UNREADABLE_TEXT in visible_text(world.messages(world.channel)[0])


@pytest.mark.unmeasured
@DAMAGE
@pytest.mark.parametrize(
    ("command", "options"),
    [
        *(("show", {"view": view}) for view in ("board", "words", "hints", "secrets", "missed")),
        ("resign", {}),
        ("vote", {"about": "end"}),
    ],
)
async def test_every_command_at_an_unreadable_table_says_so(
    world: World, damage: str, command: str, options: dict[str, str]
) -> None:
    await make_unreadable(world, damage)
    reply = reply_text(await world.ann.slash(world.thread(), f"table {command}", table=1, **options))
    assert UNREADABLE_TEXT in reply


@DAMAGE
async def test_a_button_on_an_unreadable_tables_board_says_so(world: World, damage: str) -> None:
    await make_unreadable(world, damage)
    board = world.board()
    assert UNREADABLE_TEXT in reply_text(await world.ann.click(board, custom_id=verb(board, "hint")))


@DAMAGE
async def test_the_host_cancels_an_unreadable_table(world: World, damage: str) -> None:
    await make_unreadable(world, damage)
    name = "#1" if damage is GAME_GONE else "Guess the number #1"
    assert await world.confirm(world.ann, "table cancel", table=1) == f"🚫 Cancelled: {name}."
    assert world.table().status is Status.CLOSED
    assert "The game ended without a result." in visible_text(world.messages(world.thread())[-1])


@DAMAGE
async def test_autocomplete_works_beside_an_unreadable_table(world: World, damage: str) -> None:
    await make_unreadable(world, damage)
    await world.open(world.ann)
    choices = await world.ann.autocomplete(world.channel, "table show", "table", "")
    assert 2 in [choice["value"] for choice in choices]
