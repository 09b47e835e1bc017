"""Quiet hours stop the clock of turns shorter than a day; reminders come at 85 % of the time, outside quiet hours."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.game.chance import Chance
from bot.game.contract import Seat
from bot.table import deadlines, turns
from bot.table.deadlines import HOUR_S
from bot.table.decisions import DecisionContext
from bot.table.model import Pace, Status, Table
from bot.table.position import Position
from bot.table.quiet_hours import QuietHours, no_quiet_hours, quiet_at, waking_seconds
from tests.by_seat import by_seat, states
from tests.table import bids
from tests.table.harness import ANNA, BOB, HERE, ManualClock, open_harness

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

PRAGUE, LORD_HOWE = "Europe/Prague", "Australia/Lord_Howe"
NIGHT = QuietHours(22 * 60, 8 * 60, PRAGUE)
A, B = Seat(0), Seat(1)
SEATS = frozenset({A, B})


def at(text: str, zone: str = PRAGUE) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def only_anna(hours: QuietHours | None) -> Callable[[int], QuietHours | None]:
    return {ANNA.user: hours}.get


def running(began: float, *, pace: Pace = Pace.DAILY, missed: int = 1, hours: QuietHours | None = NIGHT) -> Table:
    """Return a table at which Anna, who has these quiet hours, and Bob, who has none, begin a turn."""
    sealed = bids.start(2, bids.Options(), Chance(b"seed", 0)).state
    table = Table(
        id=1, game="bids", status=Status.RUNNING, place=HERE, host=ANNA.user, language="en", pace=pace,
        seats=states(ANNA, BOB, missed=(missed, missed)), options=bids.Options(), version=5, rules=1, opened=began,
        changed=began, seed=b"seed", state=sealed,
    )  # fmt: skip
    return deadlines.set_clocks(table, SEATS, began, only_anna(hours))


def test_a_turn_of_twelve_hours_does_not_run_out_at_night() -> None:
    table = running(at("2026-11-21T19:30"))
    assert by_seat(table, "due") == (at("2026-11-22T17:30"), at("2026-11-22T07:30"))


def test_a_turn_of_an_hour_waits_for_the_morning() -> None:
    assert running(at("2026-11-21T21:30"), pace=Pace.LIVE, missed=0).seats[0].clock.due == at("2026-11-22T08:30")


def test_a_turn_that_begins_in_quiet_hours_has_its_full_time_after_them() -> None:
    assert running(at("2026-11-22T03:00"), pace=Pace.LIVE, missed=0).seats[0].clock.due == at("2026-11-22T09:00")


def test_quiet_hours_do_not_extend_a_turn_of_a_day_or_more() -> None:
    began = at("2026-11-21T19:30")
    assert running(began, missed=0).seats[0].clock.due == began + 24 * HOUR_S
    assert running(began, pace=Pace.RELAXED, missed=1).seats[0].clock.due == began + 36 * HOUR_S


def test_quiet_hours_extend_a_turn_by_twelve_hours_a_day_at_most() -> None:
    nearly_always = QuietHours(8 * 60, 7 * 60 + 59, PRAGUE)
    assert running(at("2026-11-22T08:00"), hours=nearly_always).seats[0].clock.due == at("2026-11-23T08:00")


def test_changed_quiet_hours_apply_from_the_next_turn() -> None:
    table = running(at("2026-11-21T19:30"))
    after = deadlines.set_clocks(table, SEATS, at("2026-11-21T20:00"), no_quiet_hours, mover=B)
    assert after.seats[0].clock.due == table.seats[0].clock.due
    next_table = deadlines.set_clocks(after, SEATS, at("2026-11-21T20:30"), no_quiet_hours, mover=A)
    assert next_table.seats[0].clock.due == at("2026-11-22T08:30")


def test_a_turn_taken_over_by_the_computer_ignores_quiet_hours() -> None:
    due = at("2026-11-22T22:00")
    late = running(due - 12 * HOUR_S, hours=NIGHT)
    context = DecisionContext(Position(late, bids.GAME, b"k"), due, only_anna(NIGHT))
    assert turns.apply_move(context, A, bids.Peek(), own=False).table.seats[0].clock.due == due + HOUR_S / 2


@pytest.mark.parametrize(
    ("began", "due"),
    [
        (
            "2026-03-28T21:00",
            "2026-03-29T19:00",
        ),  # an hour shorter; eleven hours of the turn are left after it
        ("2026-10-24T21:00", "2026-10-25T19:00"),  # the night is an hour longer
        ("2028-02-28T21:00", "2028-02-29T19:00"),  # a leap day
        ("2028-02-29T21:00", "2028-03-01T19:00"),
    ],
)
def test_a_turn_over_a_night_of_any_length(began: str, due: str) -> None:
    assert running(at(began)).seats[0].clock.due == at(due)


@pytest.mark.parametrize(
    ("began", "due"),
    [
        (
            "2026-04-05T00:30",
            "2026-04-05T14:30",
        ),  # quiet from 2:00 to 4:00; clocks went back by half an hour before
        ("2026-10-04T00:30", "2026-10-04T14:30"),  # clocks go forward by half an hour: 2:00 becomes 2:30
    ],
)
def test_a_turn_over_a_day_that_changes_by_half_an_hour(began: str, due: str) -> None:
    hours = QuietHours(2 * 60, 4 * 60, LORD_HOWE)
    start = at(began, LORD_HOWE)
    end = running(start, hours=hours).seats[0].clock.due
    gained = {"2026-04-05T00:30": 0.5 * HOUR_S, "2026-10-04T00:30": 0.0}[began]
    assert end == at(due, LORD_HOWE) - gained
    assert waking_seconds(hours, start, end or 0.0) == 12 * HOUR_S


# ------------------------------------------------------------------------------------------ reminders


def reminder(table: Table) -> float | None:
    return deadlines.remind_at(table, A)


def test_a_reminder_comes_after_85_percent_of_the_counted_time() -> None:
    began = at("2026-11-21T21:00")
    table = running(began)
    assert waking_seconds(NIGHT, began, reminder(table) or 0.0) == pytest.approx(0.85 * 12 * HOUR_S, abs=1)


def test_a_reminder_that_falls_in_quiet_hours_comes_at_their_end() -> None:
    began = at("2026-11-21T03:00")  # a turn of a day: 85 % is over at 23:24, all of it at 3:00
    early = QuietHours(23 * 60, 60, PRAGUE)
    assert reminder(running(began, missed=0, hours=early)) == at("2026-11-22T01:00")


def test_a_reminder_comes_before_quiet_hours_that_hold_the_deadline() -> None:
    assert reminder(running(at("2026-11-21T03:00"), missed=0)) == at("2026-11-21T21:50")


def test_a_turn_entirely_in_quiet_hours_has_no_reminder() -> None:
    nearly_always = QuietHours(4 * 60, 3 * 60 + 59, PRAGUE)
    assert reminder(running(at("2026-10-24T04:05"), missed=0, hours=nearly_always)) is None  # 25 quiet hours in a row


starts = st.floats(1.7e9, 1.9e9)
hours_of_day = st.integers(0, 23).map(lambda hour: hour * 60)
some_hours = st.builds(QuietHours, hours_of_day, hours_of_day, st.sampled_from([PRAGUE, LORD_HOWE, "Asia/Kathmandu"]))
short = st.tuples(st.sampled_from([Pace.LIVE, Pace.DAILY, Pace.RELAXED]), st.integers(0, 5))


@settings(max_examples=200)
@given(began=starts, hours=some_hours, pace=short)
def test_no_reminder_comes_in_quiet_hours_or_after_the_deadline(
    began: float, hours: QuietHours, pace: tuple[Pace, int]
) -> None:
    table = running(began, pace=pace[0], missed=pace[1], hours=hours)
    when = reminder(table)
    if when is not None:
        assert quiet_at(hours, when) is None
        assert began <= when < (table.seats[0].clock.due or 0.0)


# ------------------------------------------------------------------------- outages and clock jumps


@settings(max_examples=200)
@given(
    began=starts,
    hours=some_hours,
    pace=short,
    used=st.floats(0, 0.99),
    gap=st.floats(-50 * HOUR_S, 50 * HOUR_S),
)
def test_an_outage_or_a_clock_jump_takes_no_time_of_a_turn(
    began: float, hours: QuietHours, pace: tuple[Pace, int], used: float, gap: float
) -> None:
    table = running(began, pace=pace[0], missed=pace[1], hours=hours)
    due = table.seats[0].clock.due or 0.0
    stop = began + used * (due - began)
    now = stop + gap
    after = deadlines.shift_clocks(table, gap, now, only_anna(hours))
    counts = QuietHours(0, 0, PRAGUE) if (deadlines.turn_seconds(*pace) or 0.0) >= 24 * HOUR_S else first_twelve(hours)
    left, remaining = waking_seconds(counts, stop, due), waking_seconds(counts, now, after.seats[0].clock.due or 0.0)
    assert remaining == pytest.approx(left, abs=1.5)
    assert after.due == min(due_s for due_s in by_seat(after, "due") if due_s is not None)
    assert after.seats[1].clock.due == pytest.approx((table.seats[1].clock.due or 0.0) + gap)


def first_twelve(hours: QuietHours) -> QuietHours:
    """Return the part of quiet hours that stops clocks."""
    return QuietHours(hours.begins, (hours.begins + min((hours.ends - hours.begins) % 1440, 720)) % 1440, hours.zone)


def test_an_outage_of_an_afternoon_does_not_push_a_turn_into_the_night() -> None:
    table = running(at("2026-11-21T18:00"), pace=Pace.LIVE, missed=0)
    after = deadlines.shift_clocks(table, 3 * HOUR_S + 45 * 60, at("2026-11-21T22:00"), only_anna(NIGHT))
    assert after.seats[0].clock.due == at("2026-11-22T08:45")
    assert after.seats[1].clock.due == at("2026-11-21T22:45")


async def test_a_shift_by_an_outage_is_saved_and_applied_once(tmp_path: Path) -> None:
    clock, quiet = ManualClock(at("2026-11-21T18:00")), only_anna(NIGHT)
    async with open_harness(tmp_path / "db", clock, quiet=quiet) as harness:
        await harness.game(pace=Pace.LIVE)
        await harness.tables.beat()
    clock.advance(3 * HOUR_S + 45 * 60)
    async with open_harness(tmp_path / "db", clock, quiet=quiet) as harness:
        await harness.tables.load_all()
        await harness.tables.tick()
        table = harness.tables.get(1)
        assert by_seat(table, "due") == (at("2026-11-22T08:45"), at("2026-11-21T22:45"))
        assert table.moves == 0
        assert await harness.store.load(1) == table
    async with open_harness(tmp_path / "db", clock, quiet=quiet) as harness:
        await harness.tables.load_all()
        assert harness.tables.get(1) == table


@pytest.mark.parametrize(
    ("begin", "end"),
    [
        ("2026-11-20T18:00", "2026-11-22T18:00"),
        ("2026-03-28T06:00", "2026-03-30T06:00"),  # one hour shorter by the wall clock
        ("2026-10-24T06:00", "2026-10-26T06:00"),  # one hour longer by the wall clock
    ],
)
@pytest.mark.parametrize(("pace", "missed"), [(Pace.LIVE, 0), (Pace.DAILY, 0), (Pace.DAILY, 1)])
def test_an_outage_of_two_days_takes_no_time_of_a_turn(begin: str, end: str, pace: Pace, missed: int) -> None:
    table = running(at(begin) - 600, pace=pace, missed=missed)
    after = deadlines.shift_clocks(table, at(end) - at(begin), at(end), only_anna(NIGHT))
    full = deadlines.turn_seconds(pace, missed) or 0.0
    counted = NIGHT if full < 24 * HOUR_S else QuietHours(0, 0, PRAGUE)
    began = waking_seconds(counted, at(begin) - 600, at(begin))
    assert waking_seconds(counted, at(end), after.seats[0].clock.due or 0.0) == full - began


@pytest.mark.parametrize("jump", [-26 * HOUR_S, -3 * HOUR_S, -HOUR_S, HOUR_S, 3 * HOUR_S, 26 * HOUR_S])
async def test_a_clock_change_takes_no_time_of_a_turn(tmp_path: Path, jump: float) -> None:
    clock, quiet = ManualClock(at("2026-11-21T18:00")), only_anna(NIGHT)
    async with open_harness(tmp_path / "db", clock, quiet=quiet) as harness:
        await harness.game(pace=Pace.LIVE)
        await harness.tables.beat()
        clock.advance(60)
        clock.wall += jump
        await harness.tables.beat()
        await harness.tables.tick()
        table = harness.tables.get(1)
        assert waking_seconds(NIGHT, clock.now(), table.seats[0].clock.due or 0.0) == 59 * 60
        assert (table.seats[1].clock.due or 0.0) - clock.now() == 59 * 60
        assert table.moves == 0
        assert await harness.store.load(1) == table
