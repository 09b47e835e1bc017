"""The index over all tables gives the same answers as a search through every table."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.contract import Refused, Strength
from bot.table import deadlines
from bot.table.model import Pace, Place
from tests import acts
from tests.table.harness import ANNA, HERE, PEOPLE, fresh_key

if TYPE_CHECKING:
    from bot.table.model import Table
    from bot.table.service import Tables
    from tests.table.harness import Harness

PLACES = (HERE, replace(HERE, channel=21), Place(guild=2, channel=30))


async def some_change(harness: Harness, chance: random.Random) -> None:
    """Open a table or make a random change at an open one; refused changes are skipped."""
    tables, someone = harness.tables, chance.choice(PEOPLE)
    going_on = tables.unfinished()
    if not going_on or chance.random() < 0.2:
        place, pace = chance.choice(PLACES), chance.choice(list(Pace))
        await tables.open("bids", place, someone, language="en", pace=pace, options=None, key=fresh_key())
        return
    table = chance.choice(going_on).id
    await chance.choice(
        (
            lambda: acts.join(tables, table, someone, fresh_key()),
            lambda: acts.leave(tables, table, someone.user, fresh_key()),
            lambda: acts.add_computer(tables, table, someone.user, Strength.FAIR, fresh_key()),
            lambda: tables.start(table, someone.user, fresh_key()),
            lambda: acts.resign(tables, table, someone.user, fresh_key()),
            lambda: tables.cancel(table, someone.user, moderator=False, key=fresh_key()),
            lambda: tables.set_thread(table, chance.choice((None, 500 + table))),
            lambda: tables.autoplay(table),
            lambda: tables.absence.begin(2),
            lambda: tables.absence.end(2),
        )
    )()


def numbers(tables: list[Table]) -> list[int]:
    return [table.id for table in tables]


def all_tables(harness: Harness) -> list[Table]:
    return list(harness.tables._repository)


def check(harness: Harness) -> None:
    tables: Tables = harness.tables
    tables_in_memory = all_tables(harness)
    on = [table for table in tables_in_memory if not table.finished]
    for person in PEOPLE:
        assert numbers(tables.of_user(person.user)) == [t.id for t in on if t.seat_of(person.user) is not None]
    for place in PLACES:
        assert numbers(tables.in_channel(place.channel)) == [t.id for t in on if t.place.channel == place.channel]
        assert numbers(tables.on_server(place.guild)) == [
            t.id for t in tables_in_memory if t.place.guild == place.guild
        ]
    for table in tables_in_memory:
        if table.place.thread is not None:
            assert tables.of_thread(table.place.thread) == table
    events = [time for table in tables_in_memory if (time := deadlines.next_event(table)) is not None]
    assert tables.next_tick() == min(events, default=None)


@pytest.mark.parametrize("seed", range(6))
async def test_the_index_agrees_with_all_tables(harness: Harness, seed: int) -> None:
    chance = random.Random(seed)
    for step in range(60):
        try:
            await some_change(harness, chance)
        except Refused:
            continue
        if step % 20 == 19:
            harness.clock.wall += 7200.0  # a jump of the machine's clock
            await harness.tables.beat()
        check(harness)


async def test_a_table_finished_a_week_ago_leaves_memory_and_index(harness: Harness) -> None:
    table = await harness.lobby(ANNA)
    await harness.tables.set_thread(table.id, 500)
    await harness.tables.cancel(table.id, ANNA.user, moderator=False, key=fresh_key())
    assert harness.tables.of_thread(500) is not None
    harness.clock.advance(8 * 24 * 3600.0)
    await harness.tables.tick()
    assert harness.tables.of_thread(500) is None
    assert (len(harness.tables), harness.tables.on_server(HERE.guild)) == (0, [])
