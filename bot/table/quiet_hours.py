"""Quiet hours: intervals of quiet, and the deadlines and reminders of turns that respect them.

Pure arithmetic; the time is an argument, and tables are unknown here. Quiet hours are local time, by the time zone
rules of Python's `tzdata` or the system: the night that loses an hour is shorter, and the night that gains one is
longer. A time that the clocks show twice means the first of the two; a time that they skip means the moment of the
jump. Quiet hours stop the clock of turns shorter than a day; longer turns have room for them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from itertools import count
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

if TYPE_CHECKING:
    from collections.abc import Iterator

_DAY_MINUTES = 24 * 60
MAX_STOPPED_MINUTES = 12 * 60
"""Minutes per day for which quiet hours stop a clock. Without a limit, long quiet hours could hold up a table for
weeks."""
_CACHED_NIGHTS = 4096
"""Cached nights (user's quiet hours and day), so that a move does not wait for time zone arithmetic."""
_LOOKBACK_DAYS = 2
"""Days before a moment on which the quiet at that moment can have begun: 2, because some zones have skipped a day."""


@dataclass(frozen=True)
class QuietHours:
    """The interval from `begins` to `ends`, in minutes after local midnight in `zone`; empty if both are equal."""

    begins: int
    ends: int
    zone: str


QuietOf = Callable[[int], QuietHours | None]
"""Returns the quiet hours of a Discord user id; None: the user has none."""


def no_quiet_hours(_user: int) -> QuietHours | None:
    """Return None: no user has quiet hours."""
    return None


def stopping_part(hours: QuietHours) -> QuietHours:
    """Return the part of quiet hours that stops clocks: at most the first twelve hours."""
    length = min((hours.ends - hours.begins) % _DAY_MINUTES, MAX_STOPPED_MINUTES)
    return QuietHours(hours.begins, (hours.begins + length) % _DAY_MINUTES, hours.zone)


def quiet_at(hours: QuietHours, now: float) -> tuple[float, float] | None:
    """Return the beginning and end (Unix seconds) of the quiet at `now`; None: it is not quiet."""
    began, ends = next(_quiet_intervals(hours, now), (now + 1, now))
    return (began, ends) if began <= now else None


def quiet_until(hours: QuietHours, now: float) -> float | None:
    """Return the end (Unix seconds) of the quiet at `now`; None: it is not quiet."""
    interval = quiet_at(hours, now)
    return None if interval is None else interval[1]


def waking_seconds(hours: QuietHours, start: float, end: float) -> float:
    """Return how many of the seconds from `start` to `end` are not quiet."""
    waking, moment = 0.0, start
    for began, ends in _quiet_intervals(hours, start):
        if began >= end:
            break
        waking, moment = waking + max(0.0, began - moment), ends
    return waking + max(0.0, end - moment)


def waking_after(hours: QuietHours, start: float, seconds: float) -> float:
    """Return the first moment at which `seconds` that are not quiet have passed since `start`."""
    moment, left = start, seconds
    for began, ends in _quiet_intervals(hours, start):
        waking = max(0.0, began - moment)
        if left <= waking:
            break
        moment, left = ends, left - waking
    return moment + left


def _quiet_intervals(hours: QuietHours, start: float) -> Iterator[tuple[float, float]]:
    """Yield the beginning and end of every quiet that ends after `start`, in order; adjoining ones are merged."""
    if hours.begins % _DAY_MINUTES == hours.ends % _DAY_MINUTES:
        return
    first = datetime.fromtimestamp(start, time_zone(hours.zone)).toordinal() - _LOOKBACK_DAYS
    last = _quiet_interval(hours, first)
    for day in count(first + 1):
        interval = _quiet_interval(hours, day)
        if interval[0] <= last[1]:
            last = last[0], interval[1]
            continue
        if last[1] > max(start, last[0]):
            yield last
        last = interval


@lru_cache(maxsize=_CACHED_NIGHTS)
def _quiet_interval(hours: QuietHours, day: int) -> tuple[float, float]:
    """Return the beginning and end of the quiet that begins on a day (its ordinal number); it may be empty."""
    zone = time_zone(hours.zone)
    begins = datetime.fromordinal(day) + timedelta(minutes=hours.begins)
    length = timedelta(minutes=(hours.ends - hours.begins) % _DAY_MINUTES)
    return wall_moment(begins, zone), wall_moment(begins + length, zone)


def wall_moment(wall: datetime, zone: tzinfo) -> float:
    """Return the Unix second at which clocks in a zone first show a time, or at which they skip it."""
    early, late = wall.replace(tzinfo=zone, fold=0), wall.replace(tzinfo=zone, fold=1)
    high, low = early.timestamp(), late.timestamp()
    if high <= low:
        return high
    before = early.utcoffset()
    while high - low > 1:
        middle = (high + low) // 2
        if datetime.fromtimestamp(middle, zone).utcoffset() == before:
            low = middle
        else:
            high = middle
    return high


def time_zone(name: str) -> tzinfo:
    """Return a time zone by name. An unknown zone counts as UTC: a ping at a wrong hour is better than no ping."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


DAY_S = 24 * 3600.0
"""Seconds of a turn from which on quiet hours do not stop its clock."""
REMINDER_SHARE = 0.15
"""The share of the turn's time that is left at the reminder."""
REMINDER_LEAD_S = 600.0
"""Seconds before quiet hours at which to remind a player whose deadline falls within them."""


@dataclass(frozen=True)
class Term:
    """The deadline of a turn and its reminder."""

    due: float | None = None
    """The deadline, Unix seconds; None: there is none."""
    warning: float | None = None
    """Whole seconds from the reminder to the deadline; None: no reminder."""


def term(now: float, full: float, left: float, hours: QuietHours | None) -> Term:
    """Return the deadline of a turn of `full` seconds of which `left` remain at `now`."""
    stopping_hours, seconds_to_reminder = _stopping_hours(full, hours), left - full * REMINDER_SHARE
    if stopping_hours is None:
        return Term(now + left, _reminder_lead(now, now + seconds_to_reminder, now + left, hours))
    due = waking_after(stopping_hours, now, left)
    return Term(due, _reminder_lead(now, waking_after(stopping_hours, now, seconds_to_reminder), due, hours))


def left_of(now: float, due: float, full: float, hours: QuietHours | None) -> float:
    """Return how many seconds remain at `now` of a turn of `full` seconds with the deadline `due`."""
    stopping_hours = _stopping_hours(full, hours)
    return due - now if stopping_hours is None else waking_seconds(stopping_hours, now, due)


def _stopping_hours(full: float, hours: QuietHours | None) -> QuietHours | None:
    """Return the quiet hours that stop the clock of a turn of `full` seconds; None: none do."""
    return None if hours is None or full >= DAY_S else stopping_part(hours)


def _reminder_lead(now: float, moment: float, due: float, hours: QuietHours | None) -> float | None:
    """Return the seconds from the reminder, best at `moment`, to the deadline `due`; None: no reminder.

    In quiet hours the reminder waits for their end. If the deadline comes first, the reminder is sent `REMINDER_LEAD_S`
    seconds before they begin, unless that is past.
    """
    quiet = None if hours is None else quiet_at(hours, moment)
    if quiet is None:
        return int(due - moment)
    began, ends = quiet
    if ends < due:
        return int(due - ends)
    return int(due - (began - REMINDER_LEAD_S)) if began - REMINDER_LEAD_S > now else None
