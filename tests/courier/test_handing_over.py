"""Messages when a seat changes hands: the new player gets them, the former player gets none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.game.contract import Seat, Whisper
from bot.table.decisions import ChangeKind, Decision
from bot.table.facts import VacationLow
from tests import acts

if TYPE_CHECKING:
    from tests.courier.world import World


async def test_the_former_players_letter_is_closed_once_and_not_updated(world: World, channel: Any) -> None:
    world.presenter.lettering = True
    table = (await world.deal(channel, 0, 1, steps=3)).id
    await world.pass_time(60)
    assert "menu" in world.dm(0, "letter")[-1]
    await acts.leave_seat(world.harness.tables, table, world.person(0).user, world.key())
    await world.take(table, 2, 0)
    await world.pass_time(60)
    letters = world.dm(0, "handed over")
    assert len(letters) == 1
    assert "seat" not in letters[0]
    messages_before = world.dm(0)
    await world.go(table, 2, times=2)
    await world.pass_time(60)
    assert world.dm(0) == messages_before
    assert len(world.sent("welcome", table)) == 1
    assert world.dm(2, "letter")


async def test_the_new_player_is_pinged_instead_of_the_former_one(world: World, channel: Any) -> None:
    table = (await world.deal(channel, 0, 1, steps=3)).id
    await world.pass_time(60)
    calls = len(world.sent("call", table))
    await acts.leave_seat(world.harness.tables, table, world.person(0).user, world.key())
    await world.take(table, 2, 0)
    await world.pass_time(60)
    calls_after = world.sent("call", table)
    assert len(calls_after) == calls + 1
    assert f"<@{world.people[2].id}>" in calls_after[-1]
    pings = world.texts(world.thread(table), "call")
    assert not any(f"<@{world.people[0].id}>" in text for text in pings)


async def test_an_offer_pings_once_and_is_deleted_when_settled(world: World, channel: Any) -> None:
    table = (await world.deal(channel, 0, 1, steps=3)).id
    await world.pass_time(60)
    await world.offer(table, 1, 2)
    await world.pass_time(60)
    assert len(world.texts(world.thread(table), "offer")) == 1
    await world.take(table, 2, 1)
    await world.pass_time(60)
    assert world.texts(world.thread(table), "offer") == []
    assert len(world.sent("offer", table)) == 1


async def test_a_pending_whisper_about_the_former_player_is_not_sent_to_the_new_one(world: World, channel: Any) -> None:
    """The whisper waits while the former player's direct messages are closed; those of the new player are open."""
    table = (await world.deal(channel, 0, 1, steps=3)).id
    await world.pass_time(60)
    await world.harness.people.update(world.person(1).user, lambda own: replace(own, dm_closed=True), new=True)
    low = Whisper(Seat(1), VacationLow(5))
    await world.harness.tables.change(
        table,
        world.person(1).user,
        world.key(),
        lambda context: Decision(context.table, ChangeKind.EXCUSE, (low,), Seat(1)),
    )
    await world.pass_time(60)
    assert await world.pending(table) == 1
    await world.offer(table, 1, 2)
    await world.take(table, 2, 1)
    await world.pass_time(60)
    assert len(world.sent("welcome", table)) == 1
    assert world.dm(2, "about oneself") == []
    assert await world.pending(table) == 0


@pytest.mark.parametrize("settled", [False, True])
async def test_an_offer_does_not_name_a_forgotten_recipient(world: World, channel: Any, *, settled: bool) -> None:
    table = (await world.deal(channel, 0, 1, steps=3)).id
    await world.pass_time(60)
    await world.offer(table, 1, 2)
    await world.pass_time(60)
    if settled:
        await world.take(table, 2, 1)
        await world.pass_time(60)
    await world.harness.tables.forget(world.person(2).user)
    await world.pass_time(60)
    assert world.texts(world.thread(table), "offer") == []
    rows = await world.harness.outbox._database.rows("SELECT * FROM post")
    assert [row for row in rows if str(world.person(2).user) in str(row)] == []
