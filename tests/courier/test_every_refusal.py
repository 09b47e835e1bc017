"""Every error code of Discord for every kind of request: no player loses a turn to which they were not called."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import pytest
from discord.http import HTTPClient
from msgspec.structs import replace

from bot.table.model import Pace, Status
from bot.transport.refusals import Fault, failure_of
from tests.by_seat import by_seat, seats_with
from tests.courier.discord_codes import PUBLISHED, STATUSES, UNPUBLISHED, status_of
from tests.merged_cases import merge_cases

if TYPE_CHECKING:
    from tests.courier.world import World

pytestmark = pytest.mark.unmeasured

HOUR = 3600.0
ANSWERS = (*((status_of(code), code) for code in (*PUBLISHED, *UNPUBLISHED)), *((status, 0) for status in STATUSES))
REQUESTS = {
    "public thread": ("POST", "/channels/*/messages/*/threads"),
    "thread or post": ("POST", "/channels/*/threads"),
    "message": ("POST", "/channels/*/messages"),
    "edit": ("PATCH", "/channels/*/messages/*"),
    "deletion": ("DELETE", "/channels/*/messages/*"),
    "direct channel": ("POST", "/users/@me/channels"),
    "thread member": ("PUT", "/channels/*/thread-members/*"),
    "channel edit": ("PATCH", "/channels/*"),
    "everything": ("POST PATCH DELETE PUT", "*"),
}
"""All kinds of requests by which the courier changes something."""
FAULTS = {
    10003: Fault.CHANNEL_GONE,
    10008: Fault.MESSAGE_GONE,
    10013: Fault.CLOSED,
    30046: Fault.EDITED_OUT,
    50001: Fault.FORBIDDEN,
    50007: Fault.CLOSED,
    50013: Fault.FORBIDDEN,
    50083: Fault.ARCHIVED,
    50278: Fault.CLOSED,
    160004: Fault.THREAD_EXISTS,
    160005: Fault.ARCHIVED,
}


class Answer:
    """The attributes of an HTTP response that discord.py reads to make an exception."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = "no reason"


def error(status: int, body: Any) -> discord.HTTPException:
    answer: Any = Answer(status)
    return discord.HTTPException(answer, body)


@merge_cases(("status", "code"), ANSWERS)
def test_known_codes_have_their_fault_and_others_are_rejections(status: int, code: int) -> None:
    failure = failure_of(error(status, {"code": code, "message": "No.", "errors": {"a": {"_errors": []}}}))
    expected = Fault.LATER if status >= 500 else FAULTS.get(code, Fault.REJECTED)
    assert (failure.fault, failure.status, failure.code) == (expected, status, code)
    assert failure.answer == (f"{code}: No." if code else f"HTTP {status}")


@pytest.mark.parametrize("body", ["", None, "<html>secret</html>", {}, {"code": 0, "message": ""}])
def test_an_answer_without_a_code_is_named_by_its_status(body: Any) -> None:
    assert failure_of(error(405, body)).answer == "HTTP 405"


def test_a_missing_answer_is_a_passing_fault() -> None:
    assert failure_of(aiohttp.ClientConnectionError()).fault.passes
    assert failure_of(error(429, {})).fault is Fault.HALT


async def pace(world: World) -> None:
    """Run deadlines in this world."""
    world.pacing = True
    await world.restart()


def calls_to(world: World, n: int, table: int) -> int:
    """Return the number of messages that called a player to a table, without reminders."""
    mention = f"<@{world.people[n].id}>"
    channel = [text for text in world.sent("call", table) if mention in text and "reminding" not in text]
    return len(channel) + len([text for text in world.sent("digest") if text == f"{mention} #{table}"])


async def refused_table(world: World, channel: Any, request: str, status: int, code: int) -> Any:
    """Start a table while Discord refuses a kind of request; return the table 1.5 turns later."""
    methods, path = REQUESTS[request]
    for method in methods.split():
        world.env.inject_error(method, path, status=status, code=code, message="No.", times=None)
    table = await world.deal(channel, 0, 1, pace=Pace.LIVE)
    await world.pass_time(1.5 * HOUR)
    return world.harness.tables.get(table.id)


async def end(world: World, table: int) -> None:
    """Clear the faults, call off the table and mark its players as reachable."""
    world.env.backend.faults.clear()
    await world.harness.tables.cancel(table, world.people[0].id, moderator=False, key=world.key())
    for person in world.people[:2]:
        await world.harness.courier.reopen_messages(person.id)
    await world.pass_time(60)


SAMPLE_DIVISOR = 4
"""Divisor: on every change one in this many answers without a meaning of its own is tried; the night run tries all."""


def answers_to(request: str) -> tuple[tuple[int, int], ...]:
    """Return all answers with a meaning of their own, and the request's share of the others.

    The night run tries every answer with some kind of request; all answers without a meaning have the same effect (see
    the test above).
    """
    n = [*REQUESTS].index(request)
    special = [answer for answer in ANSWERS if answer[1] in FAULTS or answer == (400, 160006)]
    return (*special, *[answer for answer in ANSWERS if answer not in special][n :: len(REQUESTS)])


@pytest.mark.parametrize("sampled", [True, pytest.param(False, marks=pytest.mark.night)], ids=["sample", "rest"])
@pytest.mark.parametrize("request_", REQUESTS)
async def test_an_unreached_turn_is_never_missed(world: World, channel: Any, request_: str, *, sampled: bool) -> None:
    await pace(world)
    answers = answers_to(request_)
    sample = [answer for answer in answers if answer[1] in FAULTS] + [
        answer for answer in answers if answer[1] not in FAULTS
    ][::SAMPLE_DIVISOR]
    for status, code in sample if sampled else [answer for answer in answers if answer not in sample]:
        table = await refused_table(world, channel, request_, status, code)
        assert table.status is Status.RUNNING
        if not calls_to(world, 0, table.id):
            assert (by_seat(table, "missed"), table.moves) == ((0, 0), 0), (status, code)
            world.env.backend.faults.clear()
            before = world.clock.now()
            await world.pass_time(HOUR)
            assert calls_to(world, 0, table.id) == 1, (status, code)
            due = world.harness.tables.get(table.id).seats[0].clock.due
            assert due is not None, (status, code)
            assert before + HOUR <= due <= world.clock.now() + HOUR, (status, code)
        await end(world, table.id)


# ------------------------------------------------------------------------------- too many threads

FULL: Any = {"status": 400, "code": 160006, "message": "Maximum number of active threads reached"}


def warnings(caplog: pytest.LogCaptureFixture) -> list[Any]:
    return [
        record for record in caplog.records if record.levelname == "WARNING" and "action failed" in record.getMessage()
    ]


async def test_a_table_refused_a_thread_is_played_in_the_channel(
    world: World, channel: Any, caplog: pytest.LogCaptureFixture
) -> None:
    world.env.inject_error("POST", "/channels/*/threads", times=None, **FULL)
    table = await world.deal(channel, 0, 1)
    await world.drain()
    assert [message.kind for message in world.messages(channel.id)] == ["card", "board", "call"]
    for _ in range(3):
        await world.go(table.id, 0)
        await world.pass_time(HOUR)
    assert len(world.requests("/threads", "POST")) == 1
    assert len(world.dm(0, "trouble")) == 1
    assert "trouble-thread-refused" in world.dm(0, "trouble")[0]
    (warned,) = warnings(caplog)
    assert (warned.table, warned.code) == (table.id, 160006)


async def test_a_private_table_without_a_thread_is_played_by_direct_message(world: World, channel: Any) -> None:
    world.env.inject_error("POST", "/channels/*/threads", times=None, **FULL)
    table = await world.open(channel, 0, 1, private=True, guests=(1,))
    await world.harness.tables.start(table.id, world.people[0].id, world.key())
    await world.pass_time(HOUR)
    assert world.messages(channel.id) == []
    assert len(world.requests("/threads", "POST")) == 1
    assert world.dm(0, "digest") == [f"<@{world.people[0].id}> #{table.id}"]
    assert len(world.dm(0, "trouble")) == 1


async def test_a_thread_that_cannot_be_unarchived_is_replaced_by_the_channel(world: World, channel: Any) -> None:
    table = await world.deal(channel, 0, 1, steps=1)
    await world.drain()
    thread = world.thread(table.id)
    world.env.inject_error("*", f"/channels/{thread}/messages*", status=400, code=50083, times=None)
    world.env.inject_error("PATCH", f"/channels/{thread}", times=None, **FULL)
    await world.go(table.id, 0)
    await world.drain()
    assert [text.startswith(f"#{table.id} <@{world.people[1].id}>") for text in world.texts(channel.id, "call")] == [
        True
    ]
    assert len([text for text in world.dm(0, "trouble") if "trouble-thread-refused" in text]) == 1


# ------------------------------------------------------------------------------------------------- retries


async def test_refused_requests_are_retried_at_growing_intervals_up_to_an_hour(world: World, channel: Any) -> None:
    world.env.inject_error("POST", f"/channels/{channel.id}/messages", status=400, code=12345, times=None)
    await world.deal(channel, 0, 1)
    request_times = [world.clock.now()]
    for _ in range(12):
        before = len(world.requests(f"/channels/{channel.id}/messages", "POST"))
        while len(world.requests(f"/channels/{channel.id}/messages", "POST")) == before:
            await world.pass_time(10)
        request_times.append(world.clock.now())
    waits = [current - previous for previous, current in pairwise(request_times)]
    assert max(waits) <= HOUR + 10
    assert waits[1] >= 30
    assert all(wait >= previous for previous, wait in pairwise(waits[1:-4]))
    assert len(world.dm(0, "trouble")) == 1


async def test_an_unreached_turn_is_kept_over_a_restart_before_its_deadline(world: World, channel: Any) -> None:
    await pace(world)
    table = await world.deal(channel, 0, 1, pace=Pace.LIVE, steps=1)
    await world.drain()
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=12345, times=None)
    await world.go(table.id, 0)
    await world.pass_time(0.9 * HOUR)
    await world.die()
    await world.pass_time(2 * HOUR)
    assert (by_seat(world.harness.tables.get(table.id), "missed"), world.harness.tables.get(table.id).moves) == (
        (0, 0),
        1,
    )


async def test_a_turn_that_begins_between_retries_waits_for_its_ping(world: World, channel: Any) -> None:
    """A turn that was halved several times is shorter than the longest pause between retries."""
    await pace(world)
    table = await world.deal(channel, 0, 1, pace=Pace.LIVE, steps=1)
    await world.drain()
    world.env.inject_error("*", f"/channels/{world.thread(table.id)}/*", status=503, times=None)
    await world.go(table.id, 0)
    await world.pass_time(150)
    before = len(world.env.http_requests)
    await world.go(table.id, 1)
    await world.pass_time(3)
    assert len(world.env.http_requests) == before
    assert seats_with(world.harness.tables.get(table.id), "unreached") == {0}
    await world.pass_time(2 * HOUR)
    world.env.backend.faults.clear()
    await world.pass_time(600)
    updated = world.harness.tables.get(table.id)
    assert (by_seat(updated, "missed"), seats_with(updated, "unreached"), calls_to(world, 0, table.id)) == (
        (0, 0),
        frozenset(),
        2,
    )
    assert updated.seats[0].clock.due is not None
    assert updated.seats[0].clock.due > world.clock.now() + HOUR - 600


async def test_a_ping_delayed_by_quiet_hours_does_not_stop_the_clock(world: World, channel: Any) -> None:
    await pace(world)
    begin = int(world.clock.now() % 86400 // 60)
    await world.harness.people.update(
        world.people[0].id,
        lambda own: replace(own, quiet_from=begin, quiet_to=(begin + 60 * 26) % 1440, zone="UTC"),
        new=True,
    )
    table = await world.deal(channel, 0, 1)
    await world.pass_time(600)
    updated = world.harness.tables.get(table.id)
    assert calls_to(world, 0, table.id) == 0
    assert (seats_with(updated, "unreached"), updated.seats[0].clock.due is None) == (frozenset(), False)


@pytest.mark.parametrize("kind", ["call", "letter"])
async def test_an_answer_that_discord_py_cannot_parse_misses_no_turn(
    world: World, channel: Any, kind: str, monkeypatch: pytest.MonkeyPatch, expected_errors: list[str]
) -> None:
    """discord.py does not treat an empty answer with status 200 as an error, but fails to parse it."""
    expected_errors.append("courier.action_failed")
    await pace(world)
    world.presenter.lettering = kind == "letter"
    table = await world.deal(channel, 0, 1, pace=Pace.LIVE, steps=1)
    await world.drain()
    with monkeypatch.context() as patch:
        patch.setattr(HTTPClient, "send_message", _unreadable)
        await world.go(table.id, 0)
        await world.pass_time(2 * HOUR)
        assert by_seat(world.harness.tables.get(table.id), "missed") == (0, 0)
    await world.pass_time(HOUR)
    assert world.harness.tables.get(table.id).seats[1].clock.due is not None


async def _unreadable(*_: Any, **__: Any) -> str:
    return ""


async def test_a_post_refused_by_a_full_forum_is_created_later(world: World) -> None:
    await pace(world)
    forum = world.channel.guild.create_forum_channel("tables")
    await world.env.settle()
    world.env.inject_error("POST", f"/channels/{forum.id}/threads", times=None, **FULL)
    table = await world.deal(forum, 0, 1, pace=Pace.LIVE)
    await world.pass_time(3 * HOUR)
    assert len(world.dm(0, "trouble")) == 1
    assert (by_seat(world.harness.tables.get(table.id), "missed"), calls_to(world, 0, table.id)) == ((0, 0), 0)
    world.env.backend.faults.clear()
    await world.pass_time(HOUR)
    assert calls_to(world, 0, table.id) == 1
    assert [message.kind for message in world.messages(world.thread(table.id))][:2] == ["card", "board"]


async def test_a_member_refused_by_a_private_thread_is_added_later(world: World, channel: Any) -> None:
    world.env.inject_error("PUT", "/channels/*/thread-members/*", status=400, code=30033, times=None)
    table = await world.open(channel, 0, 1, private=True, guests=(1,))
    await world.pass_time(60)
    thread, user = world.thread(table.id), world.people[1].id
    assert user not in world.env.backend.channels[thread].thread_members
    assert len(world.dm(0, "trouble")) == 1
    world.env.backend.faults.clear()
    await world.pass_time(HOUR)
    assert user in world.env.backend.channels[thread].thread_members
