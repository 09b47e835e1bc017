"""Quiet hours in every zone and on the nights when clocks change."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.table.quiet_hours import QuietHours, quiet_until

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
        ("2026-03-28T23:00", "2026-03-29T07:00"),  # the night loses an hour
        ("2026-10-24T23:00", "2026-10-25T07:00"),  # the night gains an hour
    ],
)
def test_quiet_ends_by_the_clock_on_the_wall(now: str, end: str) -> None:
    assert quiet_until(NIGHT, at(now)) == at(end)


@pytest.mark.parametrize("now", ["2026-11-21T21:59:59", "2026-11-22T07:00", "2026-11-22T12:00"])
def test_by_day_it_is_not_quiet(now: str) -> None:
    assert quiet_until(NIGHT, at(now)) is None


def test_equal_ends_mean_no_quiet_at_all() -> None:
    assert quiet_until(QuietHours(60, 60, PRAGUE), at("2026-11-21T01:00")) is None


def test_hours_within_one_day() -> None:
    siesta = QuietHours(13 * 60, 15 * 60, PRAGUE)
    assert quiet_until(siesta, at("2026-11-21T14:00")) == at("2026-11-21T15:00")
    assert quiet_until(siesta, at("2026-11-21T12:00")) is None


def test_an_end_that_the_clocks_skip_comes_when_they_have_jumped() -> None:
    hours = QuietHours(22 * 60, 2 * 60 + 30, PRAGUE)
    assert quiet_until(hours, at("2026-03-29T01:00")) == at("2026-03-29T03:00")


def test_an_unknown_zone_counts_as_utc() -> None:
    hours = QuietHours(0, 60, "Atlantis/Deep")
    assert quiet_until(hours, 0.0) == 3600.0


@settings(max_examples=200)
@given(
    begins=st.integers(0, 1439),
    ends=st.integers(0, 1439),
    zone=st.sampled_from([PRAGUE, "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "UTC"]),
    now=st.floats(1.7e9, 1.9e9),
)
def test_quiet_always_ends_within_a_day_or_so(begins: int, ends: int, zone: str, now: float) -> None:
    end = quiet_until(QuietHours(begins, ends, zone), now)
    if end is not None:
        assert now < end <= now + timedelta(hours=26).total_seconds()
