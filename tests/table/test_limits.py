"""Limits on the number of open tables, so that one user cannot flood a server."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import structs

from bot.game.contract import Refused, Strength
from bot.game.extensions import OptionRules
from bot.table.model import Pace, Person, Place
from bot.table.policies import Policy
from bot.table.service import Tables
from tests import acts
from tests.table.harness import ANNA, BOB, CYRIL, GAMES, HERE, fresh_key

if TYPE_CHECKING:
    from bot.table.model import Table
    from tests.table.harness import Harness

OTHER_PLACE = Place(guild=1, channel=21)


def tables_of(harness: Harness, *, most_hosted: int | None = None, most_in_channel: int | None = None) -> Tables:
    """Return the tables of a host with limits."""
    policy = Policy(most_hosted=most_hosted, most_in_channel=most_in_channel)
    return Tables(GAMES, harness.store, harness.clock, harness.note, key=b"k", policy=policy)


async def open_table(tables: Tables, host: Person, place: Place = HERE) -> Table:
    return await tables.open("bids", place, host, language="en", pace=Pace.DAILY, options=None, key=fresh_key())


async def test_a_user_cannot_host_more_tables_than_the_limit(harness: Harness) -> None:
    tables = tables_of(harness, most_hosted=2)
    await open_table(tables, ANNA)
    await open_table(tables, ANNA, OTHER_PLACE)
    with pytest.raises(Refused, match="too-many-hosted") as refused:
        await open_table(tables, ANNA)
    assert refused.value.variables == {"most": 2}


async def test_the_host_limit_does_not_affect_other_users(harness: Harness) -> None:
    tables = tables_of(harness, most_hosted=1)
    await open_table(tables, ANNA)
    assert (await open_table(tables, BOB)).host == BOB.user


async def test_a_finished_table_does_not_count(harness: Harness) -> None:
    tables = tables_of(harness, most_hosted=1)
    first = await open_table(tables, ANNA)
    await tables.cancel(first.id, ANNA.user, moderator=False, key=fresh_key())
    assert (await open_table(tables, ANNA)).id != first.id


async def test_a_channel_cannot_hold_more_tables_than_the_limit(harness: Harness) -> None:
    tables = tables_of(harness, most_in_channel=1)
    await open_table(tables, ANNA)
    with pytest.raises(Refused, match="channel-full"):
        await open_table(tables, BOB)
    assert (await open_table(tables, BOB, OTHER_PLACE)).place == OTHER_PLACE


async def test_openings_of_a_forgotten_user_count_within_the_period(harness: Harness) -> None:
    """Openings of a forgotten user still count within the period, and count for no other user."""
    policy = Policy(most_opened=((3600.0, 3),))
    tables = Tables(GAMES, harness.store, harness.clock, harness.note, key=b"k", policy=policy)
    for _ in range(3):
        await open_table(tables, ANNA)
        await tables.forget(ANNA.user)
    with pytest.raises(Refused, match="opened-too-many"):
        await open_table(tables, ANNA)
    await open_table(tables, BOB)
    await tables.forget(BOB.user)
    assert str(ANNA.user) not in str(vars(tables._openings))
    harness.clock.advance(3601)
    await open_table(tables, ANNA)
    await tables.forget(CYRIL.user)
    assert tables._openings._of_forgotten == {}


async def test_openings_of_a_host_who_left_count_within_the_period(harness: Harness) -> None:
    """A table counts for its opener even after they handed it over."""
    policy = Policy(most_opened=((3600.0, 3), (86400.0, 4)))
    tables = Tables(GAMES, harness.store, harness.clock, harness.note, key=b"k", policy=policy)
    for _ in range(3):
        table = await open_table(tables, ANNA)
        await acts.join(tables, table.id, BOB, fresh_key())
        await acts.leave(tables, table.id, ANNA.user, fresh_key())
    with pytest.raises(Refused, match="opened-too-many") as refused:
        await open_table(tables, ANNA)
    assert refused.value.variables == {"count": 3, "until": f"<t:{int(harness.clock.now()) + 3601}:R>"}
    harness.clock.advance(3601)
    await open_table(tables, ANNA)
    harness.clock.advance(3601)
    with pytest.raises(Refused, match="opened-too-many"):
        await open_table(tables, ANNA)
    assert (await open_table(tables, BOB)).host == BOB.user


async def test_host_rights_skip_players_at_their_limit(harness: Harness) -> None:
    tables = tables_of(harness, most_hosted=1)
    await open_table(tables, BOB)
    table = await open_table(tables, ANNA)
    await acts.join(tables, table.id, BOB, fresh_key())
    await acts.join(tables, table.id, CYRIL, fresh_key())
    assert (await acts.leave(tables, table.id, ANNA.user, fresh_key())).host == CYRIL.user
    assert (await acts.leave(tables, table.id, CYRIL.user, fresh_key())).finished


async def test_the_options_limit_the_number_of_seats(harness: Harness) -> None:
    def seats(options: Any) -> int:
        return 2 if options.coins == 1 else 4

    small = {"bids": dataclasses.replace(GAMES["bids"], option_rules=OptionRules(seats_with=seats))}
    tables = Tables(small, harness.store, harness.clock, harness.note, key=b"k")
    table = await open_table(tables, ANNA)
    await acts.set_options(tables, table.id, ANNA.user, lambda options: structs.replace(options, coins=1), fresh_key())
    await acts.join(tables, table.id, BOB, fresh_key())
    with pytest.raises(Refused, match="table-full") as refused:
        await acts.join(tables, table.id, CYRIL, fresh_key())
    assert refused.value.variables == {"most": 2}
    with pytest.raises(Refused, match="table-full"):
        await acts.add_computer(tables, table.id, ANNA.user, Strength.FAIR, fresh_key())
    await acts.set_options(tables, table.id, ANNA.user, lambda options: structs.replace(options, coins=2), fresh_key())
    await acts.join(tables, table.id, CYRIL, fresh_key())
    with pytest.raises(Refused, match="too-many-for-options") as refused:
        await acts.set_options(
            tables, table.id, ANNA.user, lambda options: structs.replace(options, coins=1), fresh_key()
        )
    assert refused.value.variables == {"most": 2, "seated": 3}
