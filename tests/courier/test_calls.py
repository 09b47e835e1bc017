"""Pings: at most one per turn, none in quiet hours, one digest for many tables, no repetition after a restart."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.courier.pings import PingPolicy
from tests.courier.killing import arm_kill
from tests.table.harness import choose

if TYPE_CHECKING:
    from tests.courier.world import World

pytestmark = pytest.mark.unmeasured

HOUR = 3600.0


async def set_quiet_hours(world: World, n: int, begins: int, ends: int) -> None:
    """Give a player quiet hours; the world begins at midnight UTC."""
    people, user = world.harness.people, world.people[n].id
    await people.fetch([user])
    settings = replace(people.person(user), quiet_from=begins, quiet_to=ends, zone="UTC")
    await choose(people, settings)


async def use_real_ping_delays(world: World) -> None:
    """Use the real delay in which pings are collected."""
    world.ping_policy = PingPolicy()
    await world.restart()


async def test_a_player_at_six_tables_gets_one_digest_and_no_ping(world: World, channel: Any) -> None:
    await use_real_ping_delays(world)
    tables = [(await world.deal(channel, 0, 1)).id for _ in range(6)]
    await world.drain()
    await world.pass_time(60)
    (digest,) = world.dm(0, "digest")
    assert sorted(digest.split()[1:]) == sorted(f"#{table}" for table in tables)
    assert world.sent("call") == []


async def test_one_or_two_tables_are_pinged_each_in_its_thread(world: World, channel: Any) -> None:
    await use_real_ping_delays(world)
    for _ in range(2):
        await world.deal(channel, 0, 1)
    await world.pass_time(60)
    assert len(world.sent("call")) == 2
    assert world.dm(0, "digest") == []


async def test_after_two_pings_there_is_a_lull_and_then_one_digest(world: World, channel: Any) -> None:
    for _ in range(6):
        await world.deal(channel, 0, 1)
        await world.drain()
    assert len(world.sent("call")) == 2
    await world.pass_time(31)
    assert len(world.sent("call")) == 2
    (digest,) = world.dm(0, "digest")
    assert len(digest.split()) == 1 + 4


async def test_with_closed_direct_messages_players_are_pinged_at_the_tables(world: World, channel: Any) -> None:
    await use_real_ping_delays(world)
    path = f"/channels/{world.people[0].user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50007, times=None)
    for _ in range(4):
        await world.deal(channel, 0, 1)
    await world.pass_time(300)
    assert len(world.sent("call")) == 4


async def test_a_ping_waits_for_the_end_of_quiet_hours(world: World, channel: Any) -> None:
    await set_quiet_hours(world, 0, 22 * 60, 7 * 60)
    await world.deal(channel, 0, 1)
    await world.drain()
    await world.pass_time(6.9 * HOUR)
    assert world.sent("call") == []
    await world.pass_time(0.2 * HOUR)
    assert len(world.sent("call")) == 1


async def test_a_move_in_quiet_hours_cancels_the_ping_after_them(world: World, channel: Any) -> None:
    await set_quiet_hours(world, 0, 22 * 60, 7 * 60)
    await set_quiet_hours(world, 1, 22 * 60, 7 * 60)
    table = await world.deal(channel, 0, 1, steps=1)
    await world.pass_time(HOUR)
    await world.go(table.id, 0)
    await world.pass_time(8 * HOUR)
    assert [call.split()[1] for call in world.sent("call")] == [f"<@{world.people[1].id}>"]


async def test_a_letter_in_quiet_hours_is_silent(world: World, channel: Any) -> None:
    await set_quiet_hours(world, 0, 22 * 60, 7 * 60)
    await world.deal(channel, 0, 1)
    await world.drain()
    silent = [world.messages(world.people[n].user.dm_channel.id)[0].silent for n in (0, 1)]
    assert silent == [True, False]


async def test_a_letter_about_a_players_own_move_is_silent(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, diary=True)
    await world.drain()
    await world.go(table.id, 0)
    await world.drain()
    letters = [message for message in world.messages(world.people[0].user.dm_channel.id) if message.kind == "letter"]
    assert [letter.silent for letter in letters] == [False, True]


async def test_a_ping_is_deleted_after_its_turn_without_a_next_ping(world: World, channel: Any) -> None:
    await set_quiet_hours(world, 1, 22 * 60, 7 * 60)
    table = await world.deal(channel, 0, 1, steps=1)
    await world.drain()
    assert len(world.texts(world.thread(table.id), "call")) == 1
    await world.go(table.id, 0)
    await world.drain()
    assert world.texts(world.thread(table.id), "call") == []


async def test_quiet_hours_are_kept_over_a_restart(world: World, channel: Any) -> None:
    await set_quiet_hours(world, 0, 22 * 60, 7 * 60)
    await world.deal(channel, 0, 1)
    await world.drain()
    await world.restart()
    await world.pass_time(8 * HOUR)
    assert len(world.sent("call")) == 1


@pytest.mark.parametrize("downtime", [0.0, 5.0, 48 * HOUR])
async def test_a_restart_repeats_no_ping(world: World, channel: Any, downtime: float) -> None:
    table = await world.deal(channel, 0, 1, steps=5)
    await world.drain()
    await world.go(table.id, 0)
    await world.drain()
    await world.end()
    world.hands.move(downtime)
    await world.begin_again()
    await world.go(table.id, 0)
    await world.drain()
    assert len(world.sent("call")) == 1


async def test_a_long_outage_gives_one_digest_and_takes_no_time(world: World, channel: Any) -> None:
    world.delivering = False
    tables = [(await world.deal(channel, 0, 1)).id for _ in range(5)]
    due = world.harness.tables.get(tables[0]).due
    await world.end()
    world.hands.move(48 * HOUR)
    world.delivering = True
    await world.begin_again()
    await world.drain()
    assert len(world.dm(0, "digest")) == 1
    assert world.sent("call") == []
    assert world.harness.tables.get(tables[0]).due == pytest.approx((due or 0.0) + 48 * HOUR)


async def test_a_late_player_is_reminded_once_by_direct_message(world: World, channel: Any) -> None:
    world.pacing = True
    await world.restart()
    await world.deal(channel, 0, 1)
    await world.drain()
    await world.pass_time(20 * HOUR)
    assert world.dm(0, "digest") == []
    await world.pass_time(HOUR)
    assert len(world.dm(0, "digest")) == 1
    assert len(world.sent("call")) == 1


async def test_an_outdated_reminder_is_dropped(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.drain()
    world.delivering = False
    world.hands.move(21 * HOUR)
    await world.harness.tables.tick()
    await world.go(table.id, 0)
    world.harness.courier.wake(table.id)
    await world.drain()
    assert world.dm(0, "digest") == []
    assert await world.pending(table.id) == 0


async def test_a_digest_of_many_tables_is_resumed_once_after_a_crash(world: World, channel: Any) -> None:
    await use_real_ping_delays(world)
    tables = [(await world.deal(channel, 0, 1)).id for _ in range(4)]
    await world.drain()
    death = arm_kill(world.harness, 3)
    world.hands.move(10)
    await death.reached.wait()
    await world.die()
    await world.drain()
    await world.pass_time(60)
    assert len(world.sent("digest")) == 1
    assert len(world.dm(0, "digest")[0].split()) == 1 + len(tables)


async def test_a_turn_shifted_into_the_future_by_an_outage_is_pinged_at_once(world: World, channel: Any) -> None:
    world.delivering = False
    world.hands.move(50)
    await world.deal(channel, 0, 1)
    await world.end()
    world.hands.move(20)
    world.delivering, world.ping_policy = True, PingPolicy()
    await world.begin_again()
    await world.drain()
    assert len(world.sent("call")) == 1


async def test_a_player_who_begins_before_the_ping_is_not_pinged(world: World, channel: Any) -> None:
    await use_real_ping_delays(world)
    table = await world.deal(channel, 0, 1)
    await world.pass_time(1)
    await world.go(table.id, 0)
    await world.pass_time(60)
    assert world.sent("call") == []


async def test_a_player_who_begins_in_quiet_hours_is_not_pinged_after_them(world: World, channel: Any) -> None:
    await set_quiet_hours(world, 0, 22 * 60, 7 * 60)
    table = await world.deal(channel, 0, 1)
    await world.pass_time(HOUR)
    await world.go(table.id, 0)
    await world.pass_time(7 * HOUR)
    assert world.sent("call") == []


async def test_a_player_who_began_without_a_ping_is_still_reminded(world: World, channel: Any) -> None:
    world.pacing = True
    await use_real_ping_delays(world)
    table = await world.deal(channel, 0, 1)
    await world.pass_time(1)
    await world.go(table.id, 0)
    await world.pass_time(23 * HOUR)
    assert world.sent("call") == []
    assert len(world.dm(0, "digest")) == 1


async def test_a_turn_that_begins_with_the_players_own_move_is_pinged(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, together=True)
    await world.pass_time(60)
    await world.go(table.id, 1)
    await world.go(table.id, 0)
    await world.drain()
    assert sum(str(world.people[0].id) in call for call in world.sent("call")) == 2


async def test_a_private_turn_is_called_only_by_letter(world: World, channel: Any) -> None:
    world.presenter.lettering = True
    table = await world.deal(channel, 0, 1, steps=1)
    await world.drain()
    assert [len(world.dm(n, "letter")) for n in (0, 1)] == [1, 1]
    await world.go(table.id, 0)
    await world.drain()
    assert [len(world.dm(n, "letter")) for n in (0, 1)] == [1, 2]
    assert world.sent("call") == []
    assert await world.pending(table.id) == 0


async def test_a_calling_letter_is_sent_once_while_the_table_changes(world: World, channel: Any) -> None:
    world.presenter.lettering = True
    table = await world.deal(channel, 0, 1)
    await world.drain()
    for _ in range(3):
        await world.go(table.id, 0)
        await world.restart()
        await world.drain()
    assert len(world.dm(0, "letter")) == 1


async def test_a_player_with_closed_direct_messages_is_pinged_instead_of_a_letter(world: World, channel: Any) -> None:
    world.presenter.lettering = True
    path = f"/channels/{world.people[0].user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50007, times=None)
    await world.deal(channel, 0, 1)
    await world.drain()
    assert [call.split()[1] for call in world.sent("call")] == [f"<@{world.people[0].id}>"]


async def test_a_calling_letter_waits_for_the_end_of_quiet_hours(world: World, channel: Any) -> None:
    world.presenter.lettering = True
    await set_quiet_hours(world, 1, 22 * 60, 7 * 60)
    table = await world.deal(channel, 0, 1, steps=1)
    await world.drain()
    await world.go(table.id, 0)
    await world.pass_time(6.9 * HOUR)
    assert len(world.dm(1, "letter")) == 1
    await world.pass_time(0.2 * HOUR)
    assert len(world.dm(1, "letter")) == 2


async def test_a_ping_of_several_players_names_only_the_active_ones(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, 2, together=True)
    await world.drain()
    await world.go(table.id, 1)
    await world.drain()
    (call,) = world.texts(world.thread(table.id), "call")
    assert call.split()[1:3] == [f"<@{world.people[n].id}>" for n in (0, 2)]
    await world.go(table.id, 0)
    await world.drain()
    (call,) = world.texts(world.thread(table.id), "call")
    assert call.split()[1] == f"<@{world.people[2].id}>"
    assert len(world.sent("call")) == 1


async def test_a_ping_is_edited_once_when_its_player_begins(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, steps=4)
    await world.drain()
    for _ in range(3):
        await world.pass_time(60)
        await world.go(table.id, 0)
        await world.drain()
        assert [call.split()[-1] for call in world.texts(world.thread(table.id), "call")] == ["begun"]
    (ping,) = [message for message in world.messages(world.thread(table.id)) if message.kind == "call"]
    assert len(world.requests(str(ping.id), "PATCH")) == 1


@pytest.mark.parametrize("downtime", [0.3, 61.7, 5 * HOUR])
async def test_an_outage_does_not_edit_pings(world: World, channel: Any, downtime: float) -> None:
    table = await world.deal(channel, 0, 1, together=True)
    await world.drain()
    before = world.texts(world.thread(table.id), "call")
    await world.end()
    world.hands.move(downtime)
    await world.begin_again()
    await world.drain()
    (ping,) = [message for message in world.messages(world.thread(table.id)) if message.kind == "call"]
    assert world.texts(world.thread(table.id), "call") == before
    assert world.requests(str(ping.id), "PATCH") == []


async def test_a_digest_drops_finished_turns_and_is_deleted_with_the_last(world: World, channel: Any) -> None:
    await use_real_ping_delays(world)
    tables = [(await world.deal(channel, 0, 1, steps=2)).id for _ in range(3)]
    await world.drain()
    await world.pass_time(60)
    left = {f"#{table}" for table in tables}
    for table in tables:
        (digest,) = world.dm(0, "digest")
        assert set(digest.split()[1:]) == left
        left.remove(f"#{table}")
        await world.go(table, 0)
        await world.drain()
    assert world.dm(0, "digest") == []
    assert len(world.sent("digest")) == 1


async def test_a_digest_drops_two_turns_finished_at_once(world: World, channel: Any) -> None:
    await use_real_ping_delays(world)
    tables = [(await world.deal(channel, 0, 1)).id for _ in range(4)]
    await world.pass_time(60)
    world.delivering = False
    for table in tables[:2]:
        await world.go(table, 0)
    for table in tables[:2]:
        world.harness.courier.wake(table)
    await world.drain()
    (digest,) = world.dm(0, "digest")
    assert set(digest.split()[1:]) == {f"#{table}" for table in tables[2:]}


async def test_a_digest_is_updated_after_changes_during_an_outage(world: World, channel: Any) -> None:
    await use_real_ping_delays(world)
    tables = [(await world.deal(channel, 0, 1)).id for _ in range(3)]
    await world.pass_time(60)
    world.delivering = False
    await world.go(tables[1], 0)
    await world.restart()
    world.delivering = True
    await world.drain()
    (digest,) = world.dm(0, "digest")
    assert set(digest.split()[1:]) == {f"#{tables[0]}", f"#{tables[2]}"}


async def test_a_reminder_is_marked_and_deleted_with_the_next_move(world: World, channel: Any) -> None:
    world.pacing = True
    await world.restart()
    table = await world.deal(channel, 0, 1, steps=3)
    await world.pass_time(21 * HOUR)
    (reminder,) = world.dm(0, "digest")
    assert reminder.endswith(f"#{table.id} hurry")
    await world.go(table.id, 0)
    await world.drain()
    assert world.dm(0, "digest") == []
    await world.pass_time(21 * HOUR)
    assert len(world.dm(0, "digest")) == 1


async def test_a_reminder_replaces_the_previous_digest(world: World, channel: Any) -> None:
    world.pacing = True
    await use_real_ping_delays(world)
    tables = [(await world.deal(channel, 0, 1)).id for _ in range(3)]
    await world.pass_time(60)
    (digest,) = world.dm(0, "digest")
    assert set(digest.split()[1:]) == {f"#{table}" for table in tables}
    await world.pass_time(21 * HOUR)
    numbers = [word for reminder in world.dm(0, "digest") for word in reminder.split()[1:] if word != "hurry"]
    assert sorted(numbers) == sorted(f"#{table}" for table in tables)
    assert all(reminder.endswith("hurry") for reminder in world.dm(0, "digest"))


async def test_a_reminder_is_deleted_with_the_end_of_the_game(world: World, channel: Any) -> None:
    world.pacing = True
    await world.restart()
    table = await world.deal(channel, 0, 1)
    await world.pass_time(21 * HOUR)
    assert len(world.dm(0, "digest")) == 1
    await world.harness.tables.cancel(table.id, world.people[0].id, moderator=False, key=world.key())
    await world.drain()
    assert world.dm(0, "digest") == []


@pytest.mark.parametrize("tables", [1, 3])
async def test_an_unreachable_digest_is_left_alone(
    world: World, channel: Any, tables: int, caplog: pytest.LogCaptureFixture
) -> None:
    """A digest is unreachable when it was deleted or its direct messages were closed; both are silent."""
    await use_real_ping_delays(world)
    dealt = [(await world.deal(channel, 0, 1)).id for _ in range(3)]
    await world.pass_time(60)
    direct = world.people[0].user.dm_channel.id
    (digest,) = [message for message in world.messages(direct) if message.kind == "digest"]
    world.env.backend.delete_message(direct, digest.id)
    for table in dealt[:tables]:
        await world.go(table, 0)
    await world.drain()
    assert world.dm(0, "digest") == []
    assert world.sent("trouble") == []
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_ping_deleted_by_a_user_causes_no_error(
    world: World, channel: Any, caplog: pytest.LogCaptureFixture
) -> None:
    table = await world.deal(channel, 0, 1, 2, together=True)
    await world.drain()
    (ping,) = [message for message in world.messages(world.thread(table.id)) if message.kind == "call"]
    world.env.backend.delete_message(world.thread(table.id), ping.id)
    await world.go(table.id, 1)
    await world.drain()
    assert (world.texts(world.thread(table.id), "call"), world.sent("trouble")) == ([], [])
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("kind", ["call", "letter"])
async def test_a_call_that_a_crash_interrupted_waits_for_the_end_of_quiet_hours(
    world: World, channel: Any, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.presenter.lettering = kind == "letter"
    table = await world.deal(channel, 0, 1, steps=1)
    await world.drain()
    await world.pass_time(60)
    sent_before = len(world.dm(1, "letter")) if kind == "letter" else len(world.sent("call"))
    kill = asyncio.Event()

    async def die(*_args: Any, **_kwargs: Any) -> int:
        kill.set()
        await asyncio.Event().wait()
        return 0

    await world.go(table.id, 0)
    monkeypatch.setattr(world.harness.sender, "send", die)
    await asyncio.wait_for(kill.wait(), 60)
    await set_quiet_hours(world, 1, 22 * 60, 7 * 60)
    await world.die()
    await world.pass_time(6.9 * HOUR)
    sent = world.dm(1, "letter") if kind == "letter" else world.sent("call")
    assert len(sent) == sent_before
    await world.pass_time(0.2 * HOUR)
    sent = world.dm(1, "letter") if kind == "letter" else world.sent("call")
    assert len(sent) == sent_before + 1
