"""Deleting finished tables after a number of days, if the operator configured it: order, moment and extent."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from bot.game.contract import Refused
from bot.table.policies import Policy
from bot.table.service import Tables
from bot.table.upkeep import MAX_PRUNED, PRUNING_DELAY_S
from tests.table.harness import ANNA, BOB, GAMES, HERE, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from tests.table.harness import Harness

DAY = 24 * 3600.0


@asynccontextmanager
async def keeping(path: Path, days: float | None) -> AsyncGenerator[Harness]:
    """Yield a host that deletes finished tables after this many days."""
    async with open_harness(path / "bot.db") as harness:
        seconds = None if days is None else days * DAY
        policy = Policy(keep_seconds=seconds)
        harness.tables = Tables(
            GAMES,
            harness.store,
            harness.clock,
            harness.note,
            key=b"k" * 32,
            entropy=lambda n: bytes(range(n)),
            policy=policy,
        )
        yield harness


async def pass_days(harness: Harness, days: float) -> None:
    harness.clock.advance(days * DAY)
    await harness.tables.tick()
    await harness.tables.beat()


async def closed(harness: Harness) -> int:
    table = await harness.lobby()
    return (await harness.tables.cancel(table.id, ANNA.user, moderator=False, key=fresh_key())).id


async def rows_of(harness: Harness, table: int) -> dict[str, int]:
    """Return a table's number of rows in each database table."""
    columns = {"game_table": "id", "move": "table_id", "news": "table_id", "glimpse": "table_id", "post": "table_id"}
    counted: dict[str, int] = {}
    for name, column in columns.items():
        sql = f"SELECT count(*) FROM {name} WHERE {column} = ?"  # noqa: S608 - table names from the schema
        counted[name] = int((await harness.database.rows(sql, (table,)))[0][0])
    return counted


async def test_all_rows_of_a_table_are_deleted_and_the_others_replay(tmp_path: Path) -> None:
    async with keeping(tmp_path, 30) as harness:
        old = await harness.play_out(await harness.game())
        await harness.tables.catch_up(old.id, BOB.user, fresh_key())
        await harness.database.rows("INSERT INTO glimpse VALUES (?, 0, 1, 'k') ON CONFLICT DO NOTHING", (old.id,))
        await harness.database.rows(
            "INSERT INTO post (table_id, kind, occasion, nonce, at, version, face, upto, news) "
            "VALUES (?, 'card', 'o', 'n', 0, 1, '', 0, '[]')",
            (old.id,),
        )
        assert all((await rows_of(harness, old.id)).values())
        await pass_days(harness, 29)
        later_table = await harness.play_out(await harness.game())
        running = await harness.press(await harness.game(), ANNA)
        await pass_days(harness, 2)
        assert set((await rows_of(harness, old.id)).values()) == {0}
        with pytest.raises(Refused, match="no-such-table"):
            await harness.tables.find(old.id)
        assert (await harness.tables.verify(later_table.id)).agrees
        assert (await harness.tables.verify(running.id)).agrees


async def test_by_default_everything_is_kept(tmp_path: Path) -> None:
    async with keeping(tmp_path, None) as harness:
        old = await closed(harness)
        await pass_days(harness, 5000)
        assert (await harness.tables.find(old)).finished


async def test_an_unfinished_table_is_kept_at_any_age(tmp_path: Path) -> None:
    async with keeping(tmp_path, 1) as harness:
        table = await harness.game()
        harness.clock.advance(100 * DAY)
        await harness.tables.beat()
        assert not (await harness.tables.find(table.id)).finished


async def test_a_deleted_table_also_leaves_the_memory(tmp_path: Path) -> None:
    async with keeping(tmp_path, 1) as harness:
        old = await closed(harness)
        assert harness.tables.get(old).finished
        await pass_days(harness, 2)
        with pytest.raises(Refused, match="no-such-table"):
            harness.tables.get(old)


async def test_a_deleted_tables_number_is_never_reused(tmp_path: Path) -> None:
    async with keeping(tmp_path, 1) as harness:
        numbers = [await closed(harness) for _ in range(3)]
        await pass_days(harness, 2)
        assert await harness.database.rows("SELECT * FROM game_table") == []
        table = await harness.tables.open(
            "bids", HERE, ANNA, language="en", pace=(await harness.lobby()).pace, options=None, key=fresh_key()
        )
        assert table.id > max(numbers)
        assert sorted({*numbers, table.id - 1, table.id}) == [1, 2, 3, 4, 5]


@pytest.mark.unmeasured
async def test_tables_are_deleted_in_small_batches_oldest_first(tmp_path: Path) -> None:
    async with keeping(tmp_path, 1) as harness:
        numbers: list[int] = []
        for _ in range(MAX_PRUNED + 3):
            numbers.append(await closed(harness))
            harness.clock.advance(1)
        await pass_days(harness, 2)
        left = [number for (number,) in await harness.database.rows("SELECT id FROM game_table ORDER BY id")]
        assert left == numbers[MAX_PRUNED:]
        await harness.tables.beat()
        assert await harness.database.rows("SELECT id FROM game_table") == []


async def test_a_clock_that_may_be_wrong_deletes_nothing(tmp_path: Path) -> None:
    """Nothing is deleted right after a start, nor after the clock jumped far ahead."""
    async with keeping(tmp_path, 1) as harness:
        old = await closed(harness)
        harness.clock.wall += 100 * DAY
        await harness.tables.beat()
        harness.clock.advance(PRUNING_DELAY_S / 2)
        await harness.tables.beat()
        assert (await harness.tables.find(old)).finished
        harness.clock.wall -= 100 * DAY
        await harness.tables.beat()
        harness.clock.advance(PRUNING_DELAY_S + 1)
        await harness.tables.beat()
        assert (await harness.tables.find(old)).finished
