"""The query plans of all statements of a start, games and `/me forget`: none reads a table that grows for ever."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.damage import start, stop
from tests.e2e.test_daily import daily, press
from tests.e2e.test_forgetting import forget
from tests.e2e.world import sensible

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

SMALL_TABLES = {
    "recent",
    "companion",
    "meta",
    "server",
    "interest",
    "sweep",
    "erasure",
    "expulsion",
    "league",
    "daily_puzzle",
    "daily_digest",
    "sqlite_master",
}
"""Tables with as many rows as there are servers, leagues, wishes of present users, or errands in progress.

`recent` is the name of a subquery with a limit, and `companion` one of a subquery over it.
"""
SHORT_INDEXES = {
    "daily_attempt_begun", "daily_attempt_moves", "game_table_going_on", "game_table_odd", "league_unsettled",
    "news_untold", "person_vacation", "post_event", "post_unfinished", "server_journal", "welcome_standing",
}  # fmt: skip
"""Partial indexes of what is unfinished; their rows go when it is done."""
STATEMENT = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b")
SCAN = re.compile(r"SCAN (?:\w+ AS )?(?P<table>\w+)(?: USING (?:COVERING )?INDEX (?P<index>\w+))?$")


def long_scans(path: Path, statements: set[str]) -> Iterator[tuple[str, str]]:
    """Yield the scans of whole tables or long indexes, each with its statement."""
    with closing(sqlite3.connect(path)) as connection:
        for sql in sorted(statements):
            for *_, detail in connection.execute(f"EXPLAIN QUERY PLAN {sql}"):
                scan = SCAN.match(detail)
                if scan and scan["table"] not in SMALL_TABLES and scan["index"] not in SHORT_INDEXES:
                    yield detail, sql


@pytest.fixture
def statements(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return the statements that SQLite runs from now on; values are filled in."""
    traced, connect = set[str](), sqlite3.connect

    def note(sql: str) -> None:
        if STATEMENT.match(sql):
            traced.add(sql)

    def traced_connection(target: Any, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(target, **options)
        if target != ":memory:":  # there the migrations run
            connection.set_trace_callback(note)
        return connection

    monkeypatch.setattr(sqlite3, "connect", traced_connection)
    return traced


async def test_no_statement_reads_a_table_that_grows_for_ever(world: World, statements: set[str]) -> None:
    await world.begin(world.ann, world.bob)
    await daily(world.cid, world.channel)
    await stop(world)
    statements.clear()
    assert await start(world)
    assert not world.app.preferences._store._database.is_checked
    while not world.table().finished:
        seat, _, n = sensible(world, world.table())
        await world.press((world.ann, world.bob)[seat], n)
    await world.begin(world.cid, world.dora)
    panel = await daily(world.ann, world.channel)
    await press(world.ann, panel, 0)
    await world.ann.slash(world.channel, "moves")
    await world.ann.slash(world.channel, "tables")
    await world.ann.slash(world.channel, "profile")
    await world.ann.slash(world.channel, "leaderboard", game=world.game)
    await world.ann.slash(world.channel, "table show", view="history", table=1)
    await forget(world, world.ann)
    await world.env.advance_time(2 * 24 * 3600)
    path = await stop(world)
    assert {word for sql in statements for word in ("UPDATE move", "post WHERE", "FROM result") if word in sql}
    assert not (found := list(long_scans(path, statements))), found
