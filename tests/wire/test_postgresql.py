"""The bot as a process on PostgreSQL: killed again and again, it loses nothing and says nothing twice."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from tests.databases import address_of
from tests.postgresql_server import provide
from tests.wire.bot_process import until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.wire.wire_table import WireTable

pytestmark = pytest.mark.unmeasured

KILLS = 4


@pytest.fixture
def table_on_postgresql(table: WireTable, tmp_path: Path, request: pytest.FixtureRequest) -> WireTable:
    """Return a table whose bot uses an empty PostgreSQL database."""
    provide(request.config)
    table.postgresql = address_of(tmp_path)
    return table


async def test_a_killed_bot_on_postgresql_goes_on_where_it_was(table_on_postgresql: WireTable) -> None:
    table = table_on_postgresql
    async with table.bot():
        await table.begin()
    moves = 0
    for _ in range(KILLS):
        async with table.bot() as bot:
            await until(lambda: table.shown() == table.version)
            pressed = table.press()
            await until(partial(table.saved, pressed))
            moves += 1
            bot.kill()
    async with table.bot() as bot:
        await table.settled()
        assert table.moves == moves
        assert len(table.boards()) == 1
        assert len(table.calls()) <= 1
        assert "Traceback" not in bot.log
    assert not list(table.folder.glob("games.sqlite3*"))
