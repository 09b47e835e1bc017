"""Ping intervals: each turn, at most hourly or daily, without duplicates and losses."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.courier.pings import daily_after, waits_until
from bot.preferences.settings import PersonSettings, PingInterval
from tests.table.harness import choose

if TYPE_CHECKING:
    from tests.courier.world import World

pytestmark = pytest.mark.unmeasured

HOUR = 3600.0
PRAGUE = "Europe/Prague"
ZONES = (PRAGUE, "America/Sao_Paulo", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Chatham", "UTC")


async def set_ping_interval(world: World, n: int, interval: PingInterval, hour: int = 18, **chosen: Any) -> None:
    """Choose a player's ping interval; the world begins at midnight UTC."""
    people, user = world.harness.people, world.people[n].id
    await people.fetch([user])
    before = people.person(user)
    await choose(people, replace(before, pings=interval, digest_at=hour * 60, zone="UTC", **chosen))


def calls_of(world: World, n: int) -> int:
    """Return the number of messages that called a player, at tables or by direct message."""
    return sum(str(world.people[n].id) in call for call in (*world.sent("call"), *world.sent("digest")))


async def test_a_player_with_the_default_interval_is_pinged_each_turn(world: World, channel: Any) -> None:
    await world.deal(channel, 0, 1)
    await world.pass_time(60)
    await world.deal(channel, 0, 1)
    await world.pass_time(60)
    assert calls_of(world, 0) == 2


async def test_hourly_pings_collect_further_turns_into_one_digest(world: World, channel: Any) -> None:
    await set_ping_interval(world, 0, PingInterval.HOURLY)
    await world.deal(channel, 0, 1)
    await world.pass_time(60)
    assert calls_of(world, 0) == 1
    table_ids = [(await world.deal(channel, 0, 1)).id for _ in range(2)]
    await world.pass_time(HOUR - 120)
    assert calls_of(world, 0) == 1
    await world.pass_time(120)
    (digest,) = world.dm(0, "digest")
    assert digest.split()[1:] == [f"#{table}" for table in table_ids]
    assert calls_of(world, 0) == 2


async def test_daily_pings_are_one_digest_at_the_chosen_hour(world: World, channel: Any) -> None:
    await set_ping_interval(world, 0, PingInterval.DAILY)
    tables = [(await world.deal(channel, 0, 1)).id for _ in range(2)]
    await world.pass_time(18 * HOUR - 60)
    assert calls_of(world, 0) == 0
    await world.pass_time(120)
    (digest,) = world.dm(0, "digest")
    assert sorted(digest.split()[1:]) == [f"#{table}" for table in tables]


async def test_a_daily_ping_of_one_table_is_a_direct_message(world: World, channel: Any) -> None:
    await set_ping_interval(world, 0, PingInterval.DAILY)
    await world.deal(channel, 0, 1)
    await world.pass_time(18 * HOUR + 60)
    assert (world.sent("call"), len(world.dm(0, "digest"))) == ([], 1)


async def test_a_turn_after_the_daily_hour_waits_for_the_next_day(world: World, channel: Any) -> None:
    await set_ping_interval(world, 0, PingInterval.DAILY, hour=1)
    await world.pass_time(2 * HOUR)
    await world.deal(channel, 0, 1)
    await world.pass_time(23 * HOUR - 60)
    assert calls_of(world, 0) == 0
    await world.pass_time(120)
    assert calls_of(world, 0) == 1


async def test_a_player_who_moved_before_the_daily_hour_is_not_pinged(world: World, channel: Any) -> None:
    await set_ping_interval(world, 0, PingInterval.DAILY)
    table = await world.deal(channel, 0, 1)
    await world.pass_time(HOUR)
    await world.go(table.id, 0)
    await world.pass_time(20 * HOUR)
    assert calls_of(world, 0) == 0


@pytest.mark.parametrize("interval", [PingInterval.HOURLY, PingInterval.DAILY])
async def test_a_reminder_ignores_the_ping_interval(world: World, channel: Any, interval: PingInterval) -> None:
    world.pacing = True
    await world.restart()
    await set_ping_interval(world, 0, interval, hour=23)
    table = await world.deal(channel, 0, 1)
    await world.pass_time(20 * HOUR)
    before = calls_of(world, 0)
    await world.deal(channel, 0, 1)
    await world.pass_time(HOUR)
    reminders = [digest for digest in world.dm(0, "digest") if digest.endswith("hurry")]
    assert [f"#{table.id}" in reminder for reminder in reminders] == [True]
    await world.pass_time(HOUR)
    assert calls_of(world, 0) <= before + 2


async def test_a_reminder_replaces_the_delayed_ping(world: World, channel: Any) -> None:
    world.pacing = True
    await world.restart()
    await set_ping_interval(world, 0, PingInterval.DAILY, hour=23)
    await world.deal(channel, 0, 1)
    await world.pass_time(23 * HOUR + 60)
    assert calls_of(world, 0) == 1


async def test_with_closed_direct_messages_the_daily_ping_is_at_the_table(world: World, channel: Any) -> None:
    await set_ping_interval(world, 0, PingInterval.DAILY, dm_closed=True)
    await world.deal(channel, 0, 1)
    await world.pass_time(18 * HOUR + 60)
    assert (len(world.sent("call")), world.sent("digest")) == (1, [])


async def test_a_daily_hour_within_quiet_hours_waits_for_their_end(world: World, channel: Any) -> None:
    await set_ping_interval(world, 0, PingInterval.DAILY, hour=2, quiet_from=60, quiet_to=7 * 60)
    await world.deal(channel, 0, 1)
    await world.pass_time(7 * HOUR - 60)
    assert calls_of(world, 0) == 0
    await world.pass_time(120)
    assert calls_of(world, 0) == 1


async def test_an_outage_over_the_daily_hour_gives_one_ping(world: World, channel: Any) -> None:
    await set_ping_interval(world, 0, PingInterval.DAILY)
    await world.pass_time(17.5 * HOUR)
    await world.deal(channel, 0, 1)
    await world.pass_time(60)
    await world.harness.tables.beat()
    await world.end()
    world.hands.move(HOUR)
    await world.begin_again()
    await world.pass_time(60)
    assert calls_of(world, 0) == 1
    await world.restart()
    await world.pass_time(20 * HOUR)
    assert calls_of(world, 0) == 1


async def test_an_outage_of_two_days_brings_one_digest(world: World, channel: Any) -> None:
    await set_ping_interval(world, 0, PingInterval.DAILY)
    for _ in range(3):
        await world.deal(channel, 0, 1)
    await world.pass_time(HOUR)
    await world.harness.tables.beat()
    await world.end()
    world.hands.move(48 * HOUR)
    await world.begin_again()
    await world.pass_time(17 * HOUR + 60)
    assert calls_of(world, 0) == 1


async def test_changing_the_interval_to_each_turn_pings_at_once(world: World, channel: Any) -> None:
    await set_ping_interval(world, 0, PingInterval.DAILY)
    await world.deal(channel, 0, 1)
    await world.pass_time(60)
    await set_ping_interval(world, 0, PingInterval.EACH)
    world.harness.tables.ping_anew(world.people[0].id)
    await world.pass_time(1)
    assert calls_of(world, 0) == 1


# ------------------------------------------------------------------------------------------- pure functions


def at(text: str, fold: int = 0) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(PRAGUE), fold=fold).timestamp()


@pytest.mark.parametrize(
    ("begun", "minutes", "when"),
    [
        ("2026-11-21T17:59", 18 * 60, "2026-11-21T18:00"),
        ("2026-11-21T18:00", 18 * 60, "2026-11-21T18:00"),
        ("2026-11-21T18:01", 18 * 60, "2026-11-22T18:00"),
        ("2026-03-28T19:00", 18 * 60, "2026-03-29T18:00"),
        ("2026-10-24T19:00", 18 * 60, "2026-10-25T18:00"),
        ("2026-03-28T19:00", 2 * 60 + 30, "2026-03-29T03:00"),  # the clocks skip this hour
        ("2026-10-24T19:00", 2 * 60 + 30, "2026-10-25T02:30"),  # this hour comes twice: the first one counts
        ("2028-02-28T19:00", 18 * 60, "2028-02-29T18:00"),
    ],
)
def test_the_next_daily_hour_follows_local_time(begun: str, minutes: int, when: str) -> None:
    assert daily_after(at(begun), minutes, PRAGUE) == at(when)


def test_a_repeated_daily_hour_counts_once() -> None:
    assert daily_after(at("2026-10-25T02:31"), 2 * 60 + 30, PRAGUE) == at("2026-10-26T02:30")


@settings(max_examples=200)
@given(begun=st.floats(1.7e9, 1.9e9), minutes=st.integers(0, 1439), zone=st.sampled_from(ZONES))
def test_every_day_has_the_hour_once(begun: float, minutes: int, zone: str) -> None:
    first = daily_after(begun, minutes, zone)
    second = daily_after(first + 1, minutes, zone)
    assert begun <= first <= begun + timedelta(hours=25).total_seconds()
    assert timedelta(hours=23) <= timedelta(seconds=second - first) <= timedelta(hours=25)


def test_a_player_without_earlier_pings_is_pinged_at_once() -> None:
    hourly, each_time = (PersonSettings(1, pings=interval) for interval in (PingInterval.HOURLY, PingInterval.EACH))
    assert (waits_until(hourly, at("2026-11-21T18:00"), ()) or 0.0) <= 0.0
    assert waits_until(each_time, 0.0, (0.0,)) is None
