"""Several processes with shares of the servers: who lets time pass at a table, and who hears of its changes."""

from __future__ import annotations

import sqlite3
from contextlib import asynccontextmanager, closing
from typing import TYPE_CHECKING

import pytest

from bot.game.contract import Strength
from bot.system.shards import WHOLE, Ownership, ServerShare
from bot.table.deadlines import HOUR_S
from tests import acts
from tests.postgresql_server import only_sqlite
from tests.table.harness import ANNA, BOB, HERE, Harness, ManualClock, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from bot.table.model import Table

OWN, FOREIGN = ServerShare(0, 2), ServerShare(1, 2)
"""The share with the server `HERE`, and the other one."""


@asynccontextmanager
async def two_processes(path: Path) -> AsyncGenerator[tuple[Harness, Harness]]:
    """Yield the process that has the server `HERE`, and another one; their clocks are independent."""
    async with (
        open_harness(path, ownership=Ownership([OWN])) as owner,
        open_harness(path, alone=False, ownership=Ownership([FOREIGN])) as other,
    ):
        assert OWN.covers(HERE.guild)
        await owner.tables.load_all()
        await other.tables.load_all()
        yield owner, other


async def test_only_the_owner_lets_time_pass(tmp_path: Path) -> None:
    async with two_processes(tmp_path / "db") as (owner, other):
        table = await owner.lobby(ANNA)
        await acts.add_computer(owner.tables, table.id, ANNA.user, Strength.FAIR, fresh_key())
        table = await owner.tables.start(table.id, ANNA.user, fresh_key())
        await other.tables.refresh_all()
        assert other.tables.get(table.id) == owner.tables.get(table.id)
        assert (owner.tables.next_tick() is None, other.tables.next_tick()) == (False, None)
        assert (owner.tables.running(), other.tables.running()) == ([table], [])
        assert owner.tables.autoplay_pause(table.id) is not None
        assert other.tables.autoplay_pause(table.id) is None
        other.clock.advance(30 * 24 * HOUR_S)
        await other.tables.tick()
        assert other.tables.get(table.id).version == table.version


async def test_a_change_by_another_process_is_based_on_the_stored_version(tmp_path: Path) -> None:
    async with two_processes(tmp_path / "db") as (owner, other):
        table = await owner.game()
        await other.tables.refresh(table.id)
        first = await owner.press(table, ANNA)
        await acts.resign(other.tables, table.id, BOB.user, fresh_key())
        assert other.committed == [table.id]
        assert (await owner.tables.find(table.id)).version == first.version
        owner.changed.clear()
        for _ in range(2):
            await owner.tables.refresh(table.id)
        assert owner.tables.get(table.id) == other.tables.get(table.id)
        assert owner.notified == [table.id]


async def test_a_process_that_was_quicker_is_noticed_even_if_its_bulletin_is_lost(tmp_path: Path) -> None:
    async with two_processes(tmp_path / "db") as (owner, other):
        table = await owner.game()
        await other.tables.refresh(table.id)
        await acts.resign(other.tables, table.id, BOB.user, fresh_key())
        owner.changed.clear()
        await owner.tables.set_place(table.id, HERE)
        assert owner.notified == []
        await owner.tables.refresh_all()
        assert owner.notified == [table.id]


async def test_reading_all_versions_finds_new_changed_and_deleted_tables(tmp_path: Path) -> None:
    async with two_processes(tmp_path / "db") as (owner, other):
        changed, deleted = await owner.game(), await owner.lobby()
        await other.tables.refresh_all()
        await owner.press(changed, ANNA)
        new = await owner.lobby()
        await owner.store.delete(deleted.id)
        await other.tables.refresh_all()
        assert [table.id for table in other.tables.unfinished()] == [changed.id, new.id]
        assert other.tables.get(changed.id) == owner.tables.get(changed.id)


async def test_a_share_that_is_taken_over_loses_no_time(tmp_path: Path) -> None:
    async with two_processes(tmp_path / "db") as (owner, other):
        table = await owner.game()
        due = due_of(table)
        await owner.tables.beat()
        other.clock.advance(600.0)
        assert await other.tables.take_over(OWN) == pytest.approx(600.0)
        assert due_of(other.tables.get(table.id)) == pytest.approx(due + 600.0)
        assert other.tables.next_tick() is not None
        assert other.committed == [table.id]
        await owner.tables.refresh(table.id)
        assert due_of(owner.tables.get(table.id)) == pytest.approx(due + 600.0)
        await owner.tables.release(OWN)
        assert owner.tables.next_tick() is None


async def test_a_share_that_is_handed_back_was_served_until_then(tmp_path: Path) -> None:
    async with two_processes(tmp_path / "db") as (owner, other):
        table = await owner.game()
        due = due_of(table)
        await owner.tables.beat()
        owner.clock.advance(50.0)
        other.clock.advance(60.0)
        await owner.tables.release(OWN)
        assert await other.tables.take_over(OWN) == pytest.approx(10.0)
        assert due_of(other.tables.get(table.id)) == pytest.approx(due + 10.0)


async def test_a_share_that_could_not_be_taken_over_has_no_heartbeat_of_its_substitute(tmp_path: Path) -> None:
    async with two_processes(tmp_path / "db") as (owner, other):
        await owner.tables.beat()
        other.clock.advance(600.0)
        await other.tables.release(OWN)
        assert await other.tables.take_over(OWN) == pytest.approx(600.0)


async def test_a_jump_of_the_clock_before_a_share_is_handed_back_moves_its_deadlines(tmp_path: Path) -> None:
    async with two_processes(tmp_path / "db") as (owner, other):
        table = await owner.game()
        due = due_of(table)
        owner.clock.wall += 3600.0
        other.clock.wall += 3600.0
        await owner.tables.release(OWN)
        assert await other.tables.take_over(OWN) == pytest.approx(0.0)
        assert due_of(other.tables.get(table.id)) == pytest.approx(due + 3600.0)


@only_sqlite
async def test_a_share_is_left_although_its_heartbeat_cannot_be_saved(tmp_path: Path) -> None:
    async with two_processes(tmp_path / "db") as (owner, _):
        await owner.game()
        with closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as program:
            program.execute("BEGIN IMMEDIATE")
            await owner.tables.release(OWN)
        assert owner.tables.next_tick() is None


async def test_the_downtime_begins_when_the_process_is_closed(tmp_path: Path) -> None:
    path, clock = tmp_path / "db", ManualClock()
    async with open_harness(path, clock) as harness:
        await harness.tables.load_all()
        table = await harness.game()
        due = due_of(table)
        clock.advance(50.0)
        await harness.tables.close()
    clock.advance(10.0)
    async with open_harness(path, clock) as harness:
        assert (await harness.tables.load_all()).gap == pytest.approx(10.0)
        assert due_of(harness.tables.get(table.id)) == pytest.approx(due + 10.0)


async def test_the_tables_of_another_share_keep_their_times(tmp_path: Path) -> None:
    async with two_processes(tmp_path / "db") as (owner, other):
        table = await owner.game()
        third = ServerShare(1, 3)
        assert not third.covers(HERE.guild)
        other.clock.advance(600.0)
        await other.tables.take_over(third)
        assert other.tables.get(table.id).seats == table.seats


async def test_each_share_has_its_own_heartbeat(tmp_path: Path) -> None:
    path, clock = tmp_path / "db", ManualClock()
    async with open_harness(path, clock) as single:
        await single.tables.load_all()
        start = clock.now()
        clock.advance(100)
        await single.store.beat(clock.now(), 0.0, (), (OWN,))
        assert await single.store.last_beat(clock.now(), OWN) == start + 100
        assert await single.store.last_beat(clock.now(), FOREIGN) == start
        assert await single.store.last_beat(clock.now(), WHOLE) == start + 100
        clock.advance(100)
        await single.tables.beat()
        for share in (OWN, FOREIGN, ServerShare(2, 3)):
            assert await single.store.last_beat(clock.now(), share) == start + 200


def due_of(table: Table) -> float:
    """Return the earliest deadline of a table's seats."""
    return min(state.clock.due for state in table.seats if state.clock.due is not None)
