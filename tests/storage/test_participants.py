"""The index from users to tables: complete at any time, filled for older databases, and deleted with its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.storage import participants
from bot.table.model import Pace
from tests import acts
from tests.storage import golden
from tests.table.harness import ANNA, BOB, CYRIL, DORA, HERE, STRANGER, fresh_key, open_harness

if TYPE_CHECKING:
    from pathlib import Path

    from bot.table.model import Table
    from tests.table.harness import Harness

NAMED = """
SELECT DISTINCT value, game_table.id FROM game_table, json_tree(json_array(host, json(seats), json(play)))
WHERE value IN (SELECT value FROM json_each(?))
UNION SELECT by_user, table_id FROM move WHERE by_user > 0
ORDER BY 2, 1
"""


async def indexed(harness: Harness) -> list[tuple[int, int]]:
    rows = await harness.database.rows("SELECT user, table_id FROM participant ORDER BY table_id, user")
    return [(user, table) for user, table in rows]


async def named(harness: Harness) -> list[tuple[int, int]]:
    """Return the users whose ids are anywhere in a table or its moves, with the table."""
    users = f"[{ANNA.user}, {BOB.user}, {CYRIL.user}, {DORA.user}, {STRANGER}]"
    return [(user, table) for user, table in await harness.database.rows(NAMED, (users,))]


async def invitation(harness: Harness) -> Table:
    """Open a table to which a user is invited."""
    return await harness.tables.open(
        "bids", HERE, ANNA, language="en", pace=Pace.DAILY, options=None, key=fresh_key(), invited=(CYRIL.user,)
    )


async def test_players_guests_and_moderators_are_found(harness: Harness) -> None:
    table = await invitation(harness)
    await harness.tables.cancel(table.id, DORA.user, moderator=True, key=fresh_key())
    await harness.press(await harness.game(ANNA, BOB), ANNA)
    assert await indexed(harness) == await named(harness)
    assert [user for user, table_id in await indexed(harness) if table_id == table.id] == [
        ANNA.user,
        CYRIL.user,
        DORA.user,
    ]


async def test_a_user_who_left_is_found(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB, CYRIL)
    await acts.resign(harness.tables, table.id, CYRIL.user, fresh_key())
    assert (CYRIL.user, table.id) in await indexed(harness)
    assert await indexed(harness) == await named(harness)


async def test_a_deleted_table_and_a_deleted_user_leave_nothing(harness: Harness) -> None:
    for _ in range(2):
        await harness.play_out(await harness.game(ANNA, BOB))
    await harness.store.delete(1)
    await harness.tables.forget(BOB.user)
    assert await indexed(harness) == [(ANNA.user, 2)]


@pytest.mark.parametrize("dump", sorted(golden.FOLDER.glob("*.sql")), ids=lambda path: path.stem)
async def test_the_index_of_an_older_database_is_filled(dump: Path, tmp_path: Path) -> None:
    async with open_harness(golden.restored(dump, tmp_path), games=golden.GAMES) as harness:
        assert await indexed(harness) == await named(harness) != []


async def test_a_damaged_index_is_filled_again(harness: Harness) -> None:
    await harness.game(ANNA, BOB)
    await invitation(harness)
    before = await indexed(harness)
    await harness.database.rows("DELETE FROM participant")
    await harness.database.transaction(participants.refill)
    assert await indexed(harness) == before
