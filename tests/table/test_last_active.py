"""The last active player: defined where several seats had to act and all but one person have acted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Strength
from tests import acts
from tests.table.harness import ANNA, BOB, CYRIL, fresh_key, open_harness

if TYPE_CHECKING:
    from pathlib import Path

    from bot.table.model import Table
    from tests.table.harness import Harness


def last_name(table: Table) -> str | None:
    """Return the name of the last active player."""
    return None if table.last_active is None else table.names[table.last_active]


async def test_the_last_of_several_active_players_is_found(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    last_names = [last_name(table)]
    for person in (BOB, ANNA):
        table = await harness.press(table, person)
        last_names.append(last_name(table))
    assert last_names == [None, None, "Cyril"]


async def test_the_next_round_has_no_last_active_player(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    for person in (ANNA, BOB):
        table = await harness.press(table, person)
    assert (table.together, last_name(table)) == (True, None)
    assert last_name(await harness.press(table, BOB)) == "Anna"


async def test_a_move_within_a_turn_keeps_the_last_active_player(harness: Harness) -> None:
    table = await harness.press(await harness.game(ANNA, BOB), ANNA)
    assert last_name(await harness.press(table, BOB, n=3)) == "Bob"  # a peek; Bob must still bid


async def test_a_computer_is_never_the_last_active_player(harness: Harness) -> None:
    table = await harness.lobby(ANNA)
    await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.FAIR, fresh_key())
    table = await harness.tables.start(table.id, ANNA.user, fresh_key())
    table = await harness.press(table, ANNA)
    assert (table.together, last_name(table)) == (True, None)


async def test_a_resigned_player_is_never_the_last_active_player(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    table = await acts.resign(harness.tables, table.id, CYRIL.user, fresh_key())
    for person in (ANNA, BOB):
        table = await harness.press(table, person)
        if person is ANNA:
            assert last_name(table) is None
    assert table.last_active is None


async def test_the_last_active_player_survives_a_restart(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "db") as harness:
        table = await harness.press(await harness.game(ANNA, BOB), ANNA)
    async with open_harness(tmp_path / "db") as harness:
        await harness.tables.load_all()
        assert last_name(harness.tables.get(table.id)) == "Bob"
