"""Quiet hours in every time zone, when clocks change, and the waking time that passes between two moments."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.table.quiet_hours import QuietHours, quiet_at, quiet_until, stopping_part, waking_after, waking_seconds

PRAGUE = "Europe/Prague"
NIGHT = QuietHours(22 * 60, 7 * 60, PRAGUE)


def at(text: str, fold: int = 0) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(PRAGUE), fold=fold).timestamp()


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-11-21T22:00", "2026-11-22T07:00"),
        ("2026-11-22T06:59:59", "2026-11-22T07:00"),
        ("2026-11-22T00:00", "2026-11-22T07:00"),
        ("2026-03-28T23:00", "2026-03-29T07:00"),  # the night is an hour shorter
        ("2026-10-24T23:00", "2026-10-25T07:00"),  # the night is an hour longer
    ],
)
def test_quiet_hours_end_by_the_wall_clock(now: str, end: str) -> None:
    assert quiet_until(NIGHT, at(now)) == at(end)


@pytest.mark.parametrize("now", ["2026-11-21T21:59:59", "2026-11-22T07:00", "2026-11-22T12:00"])
def test_the_day_is_not_quiet(now: str) -> None:
    assert quiet_until(NIGHT, at(now)) is None


def test_equal_begin_and_end_mean_no_quiet_hours() -> None:
    assert quiet_until(QuietHours(60, 60, PRAGUE), at("2026-11-21T01:00")) is None


def test_hours_within_one_day() -> None:
    siesta = QuietHours(13 * 60, 15 * 60, PRAGUE)
    assert quiet_until(siesta, at("2026-11-21T14:00")) == at("2026-11-21T15:00")
    assert quiet_until(siesta, at("2026-11-21T12:00")) is None


def test_an_end_skipped_by_the_clocks_comes_right_after_the_jump() -> None:
    hours = QuietHours(22 * 60, 2 * 60 + 30, PRAGUE)
    assert quiet_until(hours, at("2026-03-29T01:00")) == at("2026-03-29T03:00")


def test_an_unknown_zone_counts_as_utc() -> None:
    hours = QuietHours(0, 60, "Atlantis/Deep")
    assert quiet_until(hours, 0.0) == 3600.0


ZONES = (
    PRAGUE, "America/New_York", "America/Sao_Paulo", "Africa/Casablanca", "Asia/Kathmandu", "Australia/Lord_Howe",
    "Pacific/Apia", "Pacific/Chatham", "Pacific/Kiritimati", "UTC",
)  # fmt: skip
QUARTER = 900
"""Seconds; since 1990 the UTC offset of every zone used here has been a whole multiple of this."""
TRANSITIONS = (
    "2026-03-29T01:00", "2026-10-25T01:00",  # Prague
    "2026-04-04T15:00", "2026-10-03T15:30",  # Lord Howe changes by half an hour
    "2011-12-30T10:00",  # Apia skipped a date
    "2018-11-04T03:00",  # São Paulo changes at midnight
    "2024-02-29T12:00", "2028-02-29T12:00",  # leap days
)  # fmt: skip


def near(text: str, quarters: int) -> int:
    """Return the quarter of an hour that is `off` quarters away from a moment in UTC."""
    return int(datetime.fromisoformat(f"{text}+00:00").timestamp()) // QUARTER + quarters


def moment(quarter: int) -> float:
    return float(quarter * QUARTER)


anytime = st.one_of(
    st.integers(700_000_000 // QUARTER, 2_000_000_000 // QUARTER),
    st.builds(near, st.sampled_from(TRANSITIONS), st.integers(-200, 200)),
).map(moment)
any_hours = st.builds(QuietHours, st.integers(0, 1439), st.integers(0, 1439), st.sampled_from(ZONES))
by_day = st.integers(16, 95).map((15).__mul__)
"""Minutes after midnight at which no zone used here has ever changed its clocks."""
span = st.integers(0, 500).map(moment)


def brute_force(hours: QuietHours, start: float, seconds: float) -> float:
    """Count waking time by checking the wall clock every quarter of an hour."""
    length, zone = (hours.ends - hours.begins) % 1440, ZoneInfo(hours.zone)
    walls = (datetime.fromtimestamp(time, zone) for time in range(int(start), int(start + seconds), QUARTER))
    return float(QUARTER * sum((wall.hour * 60 + wall.minute - hours.begins) % 1440 >= length for wall in walls))


@settings(max_examples=150)
@given(begins=by_day, ends=by_day, zone=st.sampled_from(ZONES), start=anytime, seconds=span)
def test_waking_time_equals_a_brute_force_count(
    begins: int, ends: int, zone: str, start: float, seconds: float
) -> None:
    hours = QuietHours(begins, ends, zone)
    assert waking_seconds(hours, start, start + seconds) == brute_force(hours, start, seconds)


@settings(max_examples=150)
@given(hours=any_hours, start=anytime, seconds=span.filter(bool))
def test_adding_waking_seconds_inverts_their_count_and_ends_outside_quiet_hours(
    hours: QuietHours, start: float, seconds: float
) -> None:
    end = waking_after(hours, start, seconds)
    assert waking_seconds(hours, start, end) == pytest.approx(seconds)
    assert waking_seconds(hours, start, end - 1) == pytest.approx(seconds - 1)


@settings(max_examples=150)
@given(hours=any_hours, start=anytime, first=span.filter(bool), second=span.filter(bool))
def test_adding_waking_seconds_twice_equals_adding_their_sum(
    hours: QuietHours, start: float, first: float, second: float
) -> None:
    assert waking_after(hours, waking_after(hours, start, first), second) == waking_after(hours, start, first + second)
    middle = start + first
    waking_s = waking_seconds(hours, start, middle + second)
    assert waking_seconds(hours, start, middle) + waking_seconds(hours, middle, middle + second) == waking_s


@settings(max_examples=150)
@given(hours=any_hours, start=anytime, delay=span, seconds=span)
def test_a_later_start_never_gives_an_earlier_end(
    hours: QuietHours, start: float, delay: float, seconds: float
) -> None:
    assert waking_after(hours, start, seconds) <= waking_after(hours, start + delay, seconds)


@settings(max_examples=150)
@given(hours=any_hours, now=anytime)
def test_a_quiet_period_is_quiet_exactly_from_begin_to_end(hours: QuietHours, now: float) -> None:
    period = quiet_at(hours, now)
    if period is None:
        assert waking_after(hours, now, 1.0) <= now + 1.0
        return
    began, ends = period
    assert began <= now < ends
    assert ends == quiet_until(hours, now)
    assert waking_seconds(hours, began, ends) == 0
    assert quiet_at(hours, began) == quiet_at(hours, ends - 1) == period
    assert (quiet_at(hours, began - 1), quiet_at(hours, ends)) == (None, None)


@settings(max_examples=200)
@given(hours=any_hours, now=st.floats(1.7e9, 1.9e9))
def test_a_quiet_period_ends_within_about_a_day(hours: QuietHours, now: float) -> None:
    end = quiet_until(hours, now)
    if end is not None:
        assert now < end <= now + timedelta(hours=26).total_seconds()


@settings(max_examples=200)
@given(hours=any_hours, now=anytime, seconds=st.integers(1, 86399))
def test_no_turn_takes_longer_than_twice_its_time_and_half_a_day(hours: QuietHours, now: float, seconds: float) -> None:
    assume(not now < 1_325_500_000 < now + 3 * 86400)  # Apia skipped a date
    assert waking_after(stopping_part(hours), now, seconds) <= now + 2 * seconds + 12 * 3600 + 2 * 3600


def test_of_long_quiet_hours_the_first_twelve_stop_clocks() -> None:
    assert stopping_part(QuietHours(8 * 60, 7 * 60, PRAGUE)) == QuietHours(8 * 60, 20 * 60, PRAGUE)
    assert stopping_part(QuietHours(22 * 60, 12 * 60, PRAGUE)) == QuietHours(22 * 60, 10 * 60, PRAGUE)
    assert stopping_part(NIGHT) == NIGHT


def test_a_repeated_hour_means_its_first_occurrence() -> None:
    hours = QuietHours(22 * 60, 2 * 60 + 30, PRAGUE)
    assert quiet_until(hours, at("2026-10-25T01:00")) == at("2026-10-25T02:30")
    assert quiet_until(hours, at("2026-10-25T02:10", fold=1)) is None


def test_quiet_periods_that_touch_at_a_skipped_date_are_merged() -> None:
    hours = QuietHours(2, 1, "Pacific/Apia")  # the minute between two quiet periods fell into the skipped date
    period = quiet_at(hours, 1_325_153_700.0)
    assert period == (1_325_152_920.0, 1_325_239_260.0)
    assert quiet_at(hours, 1_325_239_200.0) == period


def test_a_skipped_date_has_no_quiet_hours() -> None:
    siesta = QuietHours(13 * 60, 15 * 60, "Pacific/Apia")
    start = datetime(2011, 12, 29, 12, tzinfo=ZoneInfo("Pacific/Apia")).timestamp()
    end = datetime(2011, 12, 31, 12, tzinfo=ZoneInfo("Pacific/Apia")).timestamp()
    assert (end - start, waking_seconds(siesta, start, end)) == (24 * 3600, 22 * 3600)
