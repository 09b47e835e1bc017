"""Membership checks: when Discord is asked about a user, how often, and the effect of each answer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from bot.game.contract import Seat
from bot.membership import RECHECK_INTERVAL_S, REQUEST_TIMEOUT_S
from bot.table import seats
from bot.table.model import Pace, Status
from bot.table.store import StorageFailed
from tests import acts
from tests.courier.test_refusals import close_dms, refuse

if TYPE_CHECKING:
    from bot.table.decisions import Decision, DecisionContext
    from bot.table.model import Table
    from tests.courier.world import World

HOUR = 3600.0
DAY = 24 * HOUR


def check_count(world: World, n: int, guild: int | None = None) -> int:
    """Return the number of requests about a user."""
    return len(world.requests(f"/guilds/{guild or world.channel.guild.id}/members/{world.people[n].id}", "GET"))


def leave(world: World, n: int) -> None:
    world.channel.guild.remove_member(world.people[n])


async def check_membership(world: World, n: int) -> bool:
    return await world.harness.membership.check_departure(world.channel.guild.id, world.people[n].id)


async def test_no_membership_is_checked_without_a_reason(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, 2, steps=1, turns=6)
    for n in (0, 1, 2, 0):
        await world.drain()
        await world.go(table.id, n)
    await world.drain()
    assert [check_count(world, n) for n in range(3)] == [0, 0, 0]


async def test_a_player_who_misses_deadlines_is_checked_at_most_hourly(world: World, channel: Any) -> None:
    world.pacing = True
    await world.restart()
    table = await world.open(channel, 0, 1, steps=1, turns=60)
    await acts.set_pace(world.harness.tables, table.id, world.people[0].id, Pace.LIVE, world.key())
    await world.harness.tables.start(table.id, world.people[0].id, world.key())
    await world.pass_time(HOUR - 1)
    assert check_count(world, 0) == 0
    await world.pass_time(5 * HOUR)
    assert world.harness.tables.get(table.id).seats[0].missed > 10
    assert 2 <= check_count(world, 0) <= 5
    assert world.harness.tables.get(table.id).open == ()


async def test_an_answer_is_reused_within_an_hour(world: World, channel: Any) -> None:
    await world.deal(channel, 0, 1)
    assert not await check_membership(world, 0)
    leave(world, 0)
    assert not await check_membership(world, 0)
    world.hands.move(RECHECK_INTERVAL_S)
    assert await check_membership(world, 0)
    assert await check_membership(world, 0)
    assert check_count(world, 0) == 2


async def test_two_simultaneous_checks_share_one_request(world: World, channel: Any) -> None:
    await world.deal(channel, 0, 1)
    leave(world, 0)
    assert all(await asyncio.gather(check_membership(world, 0), check_membership(world, 0)))
    assert check_count(world, 0) == 1


@pytest.mark.parametrize(("code", "is_gone"), [(10007, True), (10013, True), (10004, False)])
async def test_only_codes_of_unknown_users_count_as_gone(world: World, channel: Any, code: int, is_gone: bool) -> None:  # noqa: FBT001
    table = await world.deal(channel, 0, 1)
    refuse(world, "GET", f"/guilds/{channel.guild.id}/members/{world.people[0].id}", 404, code)
    assert await check_membership(world, 0) is is_gone
    assert world.harness.tables.get(table.id).open == ((Seat(0),) if is_gone else ())


@pytest.mark.parametrize(("status", "code"), [(500, 0), (503, 0), (403, 50001), (429, 0)])
async def test_a_failed_check_changes_nothing_and_is_not_repeated_at_once(
    world: World, channel: Any, status: int, code: int
) -> None:
    await world.deal(channel, 0, 1)
    await world.drain()
    table = world.harness.tables.get(1)
    leave(world, 0)
    refuse(world, "GET", f"/guilds/{channel.guild.id}/members/{world.people[0].id}", status, code)
    assert not await check_membership(world, 0)
    assert not await check_membership(world, 0)
    assert (world.harness.tables.get(table.id), check_count(world, 0)) == (table, 1)


async def test_a_check_without_an_answer_times_out(world: World, channel: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await world.deal(channel, 0, 1)

    async def never(*_: Any) -> None:
        await asyncio.get_running_loop().create_future()

    monkeypatch.setattr("bot.membership.REQUEST_TIMEOUT_S", REQUEST_TIMEOUT_S / 1000)
    monkeypatch.setattr(world.harness.sender, "find_member", never)
    assert not await check_membership(world, 0)
    assert world.harness.tables.get(table.id).open == ()


@pytest.mark.parametrize("code", [50007, 50278, 10013])
async def test_closed_direct_messages_cause_checks_on_every_server(world: World, channel: Any, code: int) -> None:
    others = world.env.create_guild("Others")
    other = others.create_text_channel("games")
    others.add_member(world.people[0].user)
    await world.env.settle()
    elsewhere = await world.deal(other, 0)
    await world.drain()
    close_dms(world, 0, code)
    leave(world, 0)
    table = await world.deal(channel, 0, 1, 2)
    await world.drain()
    assert (check_count(world, 0), check_count(world, 0, others.id), check_count(world, 1)) == (1, 1, 0)
    assert world.harness.tables.get(table.id).open == (Seat(0),)
    assert world.harness.tables.get(elsewhere.id).status is Status.RUNNING


async def test_a_vote_causes_checks_of_the_other_players(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, 2, 3)
    leave(world, 2)
    await world.drain()
    await acts.vote_end(world.harness.tables, table.id, world.people[0].id, world.key())
    await world.drain()
    assert [check_count(world, n) for n in range(4)] == [0, 1, 1, 1]
    assert world.harness.tables.get(table.id).open == (Seat(2),)


async def unhurried(world: World, channel: Any, *seats: int) -> Table:
    table = await world.open(channel, *seats, steps=1, turns=40)
    await acts.set_pace(world.harness.tables, table.id, world.people[0].id, Pace.UNHURRIED, world.key())
    return await world.harness.tables.start(table.id, world.people[0].id, world.key())


async def test_an_unhurried_turn_causes_a_check_after_three_days(world: World, channel: Any) -> None:
    table = await unhurried(world, channel, 0, 1)
    await world.go(table.id, 0)
    await world.pass_time(3 * DAY - 1)
    assert check_count(world, 1) == 0
    leave(world, 1)
    await world.pass_time(1)
    assert (check_count(world, 0), check_count(world, 1)) == (1, 1)  # and about the last player
    assert world.harness.tables.get(table.id).open == (Seat(1),)


async def test_a_present_player_in_an_unhurried_turn_is_checked_once(world: World, channel: Any) -> None:
    table = await unhurried(world, channel, 0, 1)
    await world.pass_time(12 * DAY)
    assert (check_count(world, 0), check_count(world, 1)) == (1, 0)
    await world.go(table.id, 0)
    await world.go(table.id, 1)
    await world.pass_time(2 * DAY)
    assert check_count(world, 0) == 1
    await world.pass_time(DAY)
    assert check_count(world, 0) == 2
    assert world.harness.tables.get(table.id).open == ()


async def test_after_the_end_no_check_is_scheduled(world: World, channel: Any) -> None:
    table = await unhurried(world, channel, 0, 1)
    await acts.resign(world.harness.tables, table.id, world.people[1].id, world.key())
    assert world.harness.tables.get(table.id).finished
    await world.pass_time(4 * DAY)
    assert check_count(world, 0) == 0


async def test_a_vote_to_replace_a_player_causes_a_check(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, 2)
    leave(world, 0)
    world.hands.move(4 * 24 * HOUR)

    def vote(context: DecisionContext) -> Decision:
        return seats.vote_to_replace(context, world.people[1].id, Seat(0))

    await world.harness.tables.change(table.id, world.people[1].id, world.key(), vote)
    await world.drain()
    assert [check_count(world, n) for n in range(3)] == [1, 0, 0]
    assert world.harness.tables.get(table.id).open == (Seat(0),)


async def test_the_last_remaining_player_is_checked_too(world: World, channel: Any) -> None:
    """Without players the game ends, so no open table stays without people."""
    table = await world.deal(channel, 0, 1)
    leave(world, 0)
    leave(world, 1)
    await check_membership(world, 0)
    await world.drain()
    assert check_count(world, 1) == 1
    assert world.harness.tables.get(table.id).status is Status.ENDED


async def test_players_of_an_absent_server_are_not_checked(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1)
    await world.harness.tables.absence.begin(channel.guild.id)
    world.harness.membership.note_unreachable(world.people[0].id)
    world.harness.membership.note_change(world.harness.tables.get(table.id))
    await world.drain()
    assert check_count(world, 0) == 0


async def test_the_id_of_forgotten_users_is_not_checked(world: World) -> None:
    assert not await world.harness.membership.check_departure(world.channel.guild.id, 0)
    assert not world.requests("/members/", "GET")


async def test_a_check_lost_in_a_crash_is_made_at_the_start(world: World, channel: Any) -> None:
    """The process ended after it saved that direct messages are closed; no deadline would lead to another check."""
    world.delivering = False
    table = await world.open(channel, 0, 1)
    await acts.set_pace(world.harness.tables, table.id, world.people[0].id, Pace.UNHURRIED, world.key())
    await world.harness.tables.start(table.id, world.people[0].id, world.key())
    await world.harness.people.close_messages(world.people[0].id, table.id)
    leave(world, 0)
    await world.restart()
    await world.drain()
    assert check_count(world, 0) == 1
    assert world.harness.tables.get(table.id).open == (Seat(0),)


async def test_a_failed_removal_does_not_block_others(
    world: World, channel: Any, monkeypatch: pytest.MonkeyPatch, expected_errors: list[str]
) -> None:
    expected_errors += ["membership.check_failed"]
    table = await world.deal(channel, 0, 1, 2, 3)
    await world.drain()
    let_go, failures = world.harness.tables.person_left, [StorageFailed("full"), RuntimeError("broken")]

    async def fails(guild: int, user: int) -> None:
        if failures:
            raise failures.pop(0)
        await let_go(guild, user)

    monkeypatch.setattr(world.harness.tables, "person_left", fails)
    for n in (1, 2, 3):
        leave(world, n)
    await acts.vote_end(world.harness.tables, table.id, world.people[0].id, world.key())
    await world.drain()
    assert world.harness.tables.get(table.id).open == (Seat(3),)
    assert await check_membership(world, 1)  # the failed change is tried again
    assert check_count(world, 1) == 2


async def test_no_check_is_made_after_closing(world: World, channel: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await world.deal(channel, 0, 1, 2)
    await world.drain()
    start = asyncio.Event()

    async def never(*_: Any) -> None:
        start.set()
        await asyncio.get_running_loop().create_future()

    monkeypatch.setattr(world.harness.sender, "find_member", never)
    await acts.vote_end(world.harness.tables, table.id, world.people[0].id, world.key())
    await start.wait()
    await world.harness.membership.close()
    world.harness.membership.note_unreachable(world.people[1].id)
    await world.harness.membership.drain()
    assert world.harness.tables.get(table.id).open == ()
