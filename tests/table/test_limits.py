"""How many tables may be open at a time: nobody floods a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.game import Refused
from bot.table.lobby import Policy
from bot.table.model import Pace, Person, Place
from bot.table.service import Tables
from tests.table.harness import ANNA, BOB, GAMES, HERE, fresh

if TYPE_CHECKING:
    from bot.table.model import Table
    from tests.table.harness import Harness

THERE = Place(guild=1, channel=21)


def tables_of(harness: Harness, *, most_hosted: int | None = None, most_in_channel: int | None = None) -> Tables:
    """The tables of a host that has limits."""
    policy = Policy(most_hosted=most_hosted, most_in_channel=most_in_channel)
    return Tables(GAMES, harness.store, harness.clock, harness.notified.append, key=b"k", policy=policy)


async def opened(tables: Tables, host: Person, place: Place = HERE) -> Table:
    return await tables.open("bids", place, host, language="en", pace=Pace.DAILY, options=None, key=fresh())


async def test_one_person_hosts_so_many_tables_and_no_more(harness: Harness) -> None:
    tables = tables_of(harness, most_hosted=2)
    await opened(tables, ANNA)
    await opened(tables, ANNA, THERE)
    with pytest.raises(Refused, match="too-many-hosted") as refused:
        await opened(tables, ANNA)
    assert refused.value.variables == {"most": 2}


async def test_others_may_open_tables_all_the_same(harness: Harness) -> None:
    tables = tables_of(harness, most_hosted=1)
    await opened(tables, ANNA)
    assert (await opened(tables, BOB)).host == BOB.user


async def test_a_table_that_is_over_makes_room(harness: Harness) -> None:
    tables = tables_of(harness, most_hosted=1)
    first = await opened(tables, ANNA)
    await tables.cancel(first.id, ANNA.user, moderator=False, key=fresh())
    assert (await opened(tables, ANNA)).id != first.id


async def test_a_channel_holds_so_many_tables_and_no_more(harness: Harness) -> None:
    tables = tables_of(harness, most_in_channel=1)
    await opened(tables, ANNA)
    with pytest.raises(Refused, match="channel-full"):
        await opened(tables, BOB)
    assert (await opened(tables, BOB, THERE)).place == THERE
