"""A turn's clock follows its player's quiet hours when they change during the turn, within a limit."""

from __future__ import annotations

import pytest

from bot.table.model import Pace
from bot.table.quiet_hours import QuietHours, waking_seconds
from bot.table.quiet_turns import MAX_STOPPED_S, with_quiet_hours
from tests.by_seat import with_fields
from tests.table.test_quiet_clock import NIGHT, PRAGUE, A, B, at, running

HOUR = 3600.0
EVENING = at("2026-11-21T21:30")


def test_new_quiet_hours_hold_the_present_turn() -> None:
    table = running(EVENING, pace=Pace.LIVE, missed=0, hours=None)
    assert table.seats[A].clock.due == EVENING + HOUR
    decision = with_quiet_hours(table, A, None, NIGHT, EVENING + 1200)
    assert decision is not None
    clock = decision.table.seats[A].clock
    assert (clock.due, clock.since) == (at("2026-11-22T08:30"), EVENING)
    assert clock.put_off == 10 * HOUR, "the call still shows the time of the turn"
    assert decision.table.seats[B] == table.seats[B]
    assert waking_seconds(NIGHT, EVENING + 1200, clock.due or 0.0) == 2400


def test_a_turn_goes_on_when_quiet_hours_end_early() -> None:
    table = running(EVENING, pace=Pace.LIVE, missed=0)
    now = at("2026-11-22T06:00")
    decision = with_quiet_hours(table, A, NIGHT, None, now)
    assert decision is not None
    assert decision.table.seats[A].clock.due == now + 1800


@pytest.mark.parametrize("pace", [Pace.DAILY, Pace.RELAXED])
def test_turns_of_a_day_get_only_another_reminder(pace: Pace) -> None:
    table = running(EVENING, pace=pace, missed=0, hours=None)
    decision = with_quiet_hours(table, A, None, QuietHours(0, 20 * 60, PRAGUE), EVENING + 60)
    due = table.seats[A].clock.due
    assert decision is None or decision.table.seats[A].clock.due == due


def test_changing_the_hours_again_and_again_holds_a_turn_for_twelve_hours_and_twice_its_time_at_most() -> None:
    table, now, before = running(EVENING, pace=Pace.LIVE, missed=0, hours=None), EVENING, None
    for _ in range(40):
        hour = int((now - at("2026-11-21T00:00")) // HOUR) % 24
        after = QuietHours(hour * 60, (hour + 11) % 24 * 60, PRAGUE)
        decision = with_quiet_hours(table, A, before, after, now)
        table = table if decision is None else decision.table
        now, before = now + HOUR, after
    assert (table.seats[A].clock.due or 0.0) <= EVENING + 2 * HOUR + MAX_STOPPED_S


def test_no_other_clock_changes() -> None:
    table = running(EVENING, pace=Pace.LIVE, missed=0, hours=None)
    late = EVENING + 2 * HOUR
    assert with_quiet_hours(table, A, None, NIGHT, late) is None, "the time is up"
    assert with_quiet_hours(running(EVENING, pace=Pace.LIVE, missed=0), A, NIGHT, NIGHT, EVENING) is None
    unlimited = running(EVENING, pace=Pace.UNHURRIED, missed=0, hours=None)
    assert with_quiet_hours(unlimited, A, None, NIGHT, EVENING) is None
    taken_over = with_fields(table, taken_over=(True, False))
    assert with_quiet_hours(taken_over, A, None, NIGHT, EVENING) is None
