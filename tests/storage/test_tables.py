"""Tables in the database: exact round trips, all or nothing, and a damaged row stops no other table."""

from __future__ import annotations

import dataclasses
import sqlite3
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot.game.contract import Refused, Strength
from bot.storage import codec
from bot.storage.codec import Codecs
from bot.table.decisions import ChangeKind, Decision
from bot.table.model import Computer, Person, Status
from bot.table.store import Change, Conflict, Unreadable
from tests import acts
from tests.postgresql_server import only_sqlite
from tests.table import bids
from tests.table.harness import ANNA, BOB, GAMES, Harness, ManualClock, fresh_key, open_harness

if TYPE_CHECKING:
    from pathlib import Path

HUGE = Person(2**63 - 1, "ž' \"; DROP TABLE move; -- \u202e🎲\n@everyone")


async def test_arbitrary_names_and_numbers_are_read_back_unchanged(harness: Harness) -> None:
    table = await harness.game(HUGE, BOB)
    assert await harness.store.load(table.id) == table


async def test_a_save_based_on_an_older_version_changes_nothing(harness: Harness) -> None:
    table = await harness.game()
    await harness.press(table, ANNA)
    before = await harness.database.rows("SELECT (SELECT count(*) FROM move), (SELECT count(*) FROM news)")
    stale = msgspec.structs.replace(table, version=table.version + 1, status=Status.CLOSED)
    with pytest.raises(Conflict):
        await harness.store.save(Change(Decision(stale, ChangeKind.CANCEL), "k", None))
    assert await harness.database.rows("SELECT (SELECT count(*) FROM move), (SELECT count(*) FROM news)") == before
    assert await harness.store.load(table.id) == harness.tables.get(table.id)


async def test_a_change_leaves_a_row_in_the_log(harness: Harness) -> None:
    table = await harness.press(await harness.game(), ANNA, 1)
    rows = await harness.database.rows(
        "SELECT kind, n, seat, by_user, body FROM move WHERE version = ?", (table.version,)
    )
    assert rows == [("move", 1, 0, ANNA.user, '{"type":"Bid","coin":2}')]


async def damaged(path: Path, sql: str) -> None:
    """Play at three tables and damage the second one while the bot is stopped."""
    async with open_harness(path) as harness:
        for _ in range(3):
            await harness.game()
        await harness.database.rows(sql)


DAMAGE = [
    "UPDATE game_table SET state = '{' WHERE id = 2",
    "UPDATE game_table SET state = '{\"prize\": true}' WHERE id = 2",
    "UPDATE game_table SET options = '[]' WHERE id = 2",
    "UPDATE game_table SET seats = 'nobody' WHERE id = 2",
    'UPDATE game_table SET play = \'{"moves": "many"}\' WHERE id = 2',
    "UPDATE game_table SET pace = 'breakneck' WHERE id = 2",
    "UPDATE game_table SET game = 'forgotten' WHERE id = 2",
]


@pytest.mark.parametrize("damage", DAMAGE)
async def test_one_bad_table_is_quarantined_and_all_others_start(tmp_path: Path, damage: str) -> None:
    await damaged(tmp_path / "db", damage)
    async with open_harness(tmp_path / "db") as harness:
        report = await harness.tables.load_all()
        assert (report.running, [broken for broken, _ in report.broken]) == ((1, 3), [2])
        news = await harness.database.rows("SELECT fact FROM news WHERE table_id = 2 ORDER BY id DESC LIMIT 1")
        assert news == [('{"type":"Quarantined"}',)]


@pytest.mark.parametrize("damage", DAMAGE)
async def test_no_data_of_a_bad_table_is_overwritten(tmp_path: Path, damage: str) -> None:
    await damaged(tmp_path / "db", damage)
    query = "SELECT game, seats, options, play, seed, state FROM game_table WHERE id = 2"
    async with open_harness(tmp_path / "db") as harness:
        before = await harness.database.rows(query)
        await harness.tables.load_all()
        assert await harness.database.rows(query) == before


async def test_a_quarantine_is_announced_once_over_several_starts(tmp_path: Path) -> None:
    await damaged(tmp_path / "db", DAMAGE[0])
    for _ in range(3):
        async with open_harness(tmp_path / "db") as harness:
            await harness.tables.load_all()
            assert (await harness.facts(harness.tables.get(2))).count("Quarantined") == 1


async def test_a_table_of_a_missing_game_does_not_block_other_tables(tmp_path: Path) -> None:
    await damaged(tmp_path / "db", "UPDATE game_table SET game = 'forgotten' WHERE id = 2")
    async with open_harness(tmp_path / "db") as harness:
        await harness.tables.load_all()
        assert [turn.table.id for turn in harness.tables.waiting_for(ANNA.user)] == [1, 3]


async def test_a_quarantined_table_refuses_moves(tmp_path: Path) -> None:
    await damaged(tmp_path / "db", DAMAGE[0])
    async with open_harness(tmp_path / "db") as harness:
        await harness.tables.load_all()
        with pytest.raises(Refused, match="table-broken"):
            await acts.play(harness.tables, 2, ANNA.user, bids.Bid(1), fresh_key())
        assert not await harness.tables.autoplay(2)


@pytest.mark.parametrize("damage", [DAMAGE[0], DAMAGE[6]])
async def test_a_quarantined_table_can_be_called_off(tmp_path: Path, damage: str) -> None:
    await damaged(tmp_path / "db", damage)
    async with open_harness(tmp_path / "db") as harness:
        await harness.tables.load_all()
        table = await harness.tables.cancel(2, ANNA.user, moderator=False, key=fresh_key())
        assert table.status is Status.CLOSED


async def test_a_restored_quarantined_table_continues_with_full_time(tmp_path: Path) -> None:
    clock = ManualClock()
    async with open_harness(tmp_path / "db", clock) as harness:
        table = await harness.game()
    async with open_harness(tmp_path / "db", clock, games={}) as harness:
        assert [broken for broken, _ in (await harness.tables.load_all()).broken] == [table.id]
    clock.advance(5 * 24 * 3600)
    async with open_harness(tmp_path / "db", clock) as harness:
        assert (await harness.tables.load_all()).mended == (table.id,)
        mended = harness.tables.get(table.id)
        assert (mended.status, mended.state) == (Status.RUNNING, table.state)
        assert mended.due == clock.now() + 24 * 3600
        assert (await harness.play_out(mended)).status is Status.ENDED


async def test_a_running_game_keeps_its_rules_version(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "db") as harness:
        table = await harness.game()
    newer: dict[str, Any] = {"bids": dataclasses.replace(bids.GAME, rules_version=2)}
    async with open_harness(tmp_path / "db", games=newer) as harness:
        await harness.tables.load_all()
        table = harness.tables.get(table.id)
        assert (table.status, table.rules) == (Status.RUNNING, 1)
        assert (await harness.play_out(table)).rules == 1
        assert (await harness.store.load(table.id)) == harness.tables.get(table.id)
        assert (await harness.game()).rules == 2


@pytest.mark.parametrize("column", ["state", "options", "play"])
async def test_a_value_nested_too_deeply_quarantines_only_its_table(tmp_path: Path, column: str) -> None:
    async with open_harness(tmp_path / "db") as harness:
        await harness.game()
        await harness.game()
        deep = f'{{"unknown": {"[" * 100_000}'
        await harness.database.rows(f"UPDATE game_table SET {column} = ? WHERE id = 1", (deep,))  # noqa: S608
    async with open_harness(tmp_path / "db") as harness:
        report = await harness.tables.load_all()
        assert ([broken for broken, _ in report.broken], report.running) == ([1], (2,))


@pytest.mark.parametrize("name", ["game_table", "news"])
@only_sqlite
async def test_a_row_without_a_checksum_is_refused(harness: Harness, name: str) -> None:
    await harness.game()
    with pytest.raises(sqlite3.IntegrityError, match="NOT NULL"):
        await harness.database.rows(f"UPDATE {name} SET checksum = NULL")  # noqa: S608


async def test_an_old_finished_table_is_found_after_a_restart(tmp_path: Path) -> None:
    clock = ManualClock()
    async with open_harness(tmp_path / "db", clock) as harness:
        table = await harness.play_out(await harness.game())
    clock.advance(365 * 24 * 3600)
    async with open_harness(tmp_path / "db", clock) as harness:
        await harness.tables.load_all()
        with pytest.raises(Refused, match="no-such-table"):
            harness.tables.get(table.id)
        assert await harness.tables.find(table.id) == table
        with pytest.raises(Refused, match="game-over"):
            await acts.play(harness.tables, table.id, ANNA.user, bids.Bid(1), fresh_key())


async def test_a_recently_finished_table_is_in_memory_after_a_restart(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "db") as harness:
        table = await harness.play_out(await harness.game())
    async with open_harness(tmp_path / "db") as harness:
        await harness.tables.load_all()
        assert harness.tables.get(table.id) == table


async def test_an_old_finished_table_leaves_the_memory(harness: Harness) -> None:
    table = await harness.play_out(await harness.game())
    harness.clock.advance(8 * 24 * 3600)
    await harness.tables.tick()
    with pytest.raises(Refused, match="no-such-table"):
        harness.tables.get(table.id)


async def test_computers_are_loaded_with_their_strength(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "db") as harness:
        table = await harness.lobby(ANNA)
        table = await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.STRONG, fresh_key())
    async with open_harness(tmp_path / "db") as harness:
        await harness.tables.load_all()
        sitter = harness.tables.get(table.id).sitters[1]
        assert isinstance(sitter, Computer)
        assert sitter.strength is Strength.STRONG


async def test_a_missing_table_is_refused(harness: Harness) -> None:
    assert await harness.store.load(77) is None
    with pytest.raises(Refused, match="no-such-table"):
        await acts.join(harness.tables, 77, ANNA, fresh_key())


async def test_a_row_without_a_channel_is_reported_with_its_id(harness: Harness) -> None:
    """SQLite refuses to write such a row, but a damaged file can contain one."""
    table = await harness.game()
    row = [*codec.table_to_row(table), table.version]
    row[codec.COLUMNS.index("channel")] = None
    unreadable = codec.table_from_row(row, Codecs(GAMES))
    assert isinstance(unreadable, Unreadable)
    assert (unreadable.id, unreadable.stub) == (table.id, None)


@only_sqlite
async def test_the_reason_of_a_quarantine_quotes_no_stored_value(tmp_path: Path) -> None:
    await damaged(
        tmp_path / "db", "UPDATE game_table SET play = json_set(play, '$.invited', json('[\"s3cret\"]')) WHERE id = 2"
    )
    await damaged(tmp_path / "db2", "UPDATE game_table SET pace = 's3cret' WHERE id = 2")
    for name in ("db", "db2"):
        async with open_harness(tmp_path / name) as harness:
            ((_, reason),) = (await harness.tables.load_all()).broken
            assert reason
            assert "s3cret" not in reason
