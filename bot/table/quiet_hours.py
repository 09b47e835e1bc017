"""Quiet hours: when somebody has them, how much time passes outside of them, and when a turn's time is up by them.

Pure arithmetic: time comes in as an argument, and no table is known. Local time counts, by the time zone rules that
Python ships or the system holds: the night that loses an hour is shorter and the one that gains an hour is longer. An
hour that comes twice is meant the first time; one that the clocks skip is the moment at which they jump. Quiet hours
stop the clock of a turn shorter than a day; a longer one has room for them.
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

_DAY = 24 * 60
MOST_STOPPED = 12 * 60
"""Minutes of a day for which quiet hours stop a clock: who chose more must not hold up a table for weeks."""
_REMEMBERED = 4096
"""Of how many nights of how many people it is remembered when they begin and end: a move must not wait for that."""
_EARLIEST = 2
"""Days before a moment on which the quiet that holds then can have begun: where a zone leaves out a day, two."""


@dataclass(frozen=True)
class QuietHours:
    """From `begins` up to `ends`, in minutes after local midnight in `zone`; equal ones mean never."""

    begins: int
    ends: int
    zone: str


QuietOf = Callable[[int], QuietHours | None]
"""The quiet hours of a user by their Discord id; None: they have none."""


def nobody_quiet(_user: int) -> QuietHours | None:
    """Nobody has quiet hours."""
    return None


def stopping(hours: QuietHours) -> QuietHours:
    """Return the part of somebody's quiet hours that stops clocks: the first twelve, if there are more."""
    length = min((hours.ends - hours.begins) % _DAY, MOST_STOPPED)
    return QuietHours(hours.begins, (hours.begins + length) % _DAY, hours.zone)


def quiet_at(hours: QuietHours, now: float) -> tuple[float, float] | None:
    """Return when the quiet that holds at `now` began and when it ends (Unix seconds), None if it is not quiet."""
    began, ends = next(_stretches(hours, now), (now + 1, now))
    return (began, ends) if began <= now else None


def quiet_until(hours: QuietHours, now: float) -> float | None:
    """Return the Unix second at which the quiet that holds at `now` ends, None if it is not quiet."""
    found = quiet_at(hours, now)
    return None if found is None else found[1]


def waking_seconds(hours: QuietHours, start: float, end: float) -> float:
    """Return how many of the seconds from `start` to `end` are not quiet."""
    awake, at = 0.0, start
    for began, ends in _stretches(hours, start):
        if began >= end:
            break
        awake, at = awake + max(0.0, began - at), ends
    return awake + max(0.0, end - at)


def waking_after(hours: QuietHours, start: float, seconds: float) -> float:
    """Return the first moment by which so many seconds that are not quiet have passed since `start`."""
    at, left = start, seconds
    for began, ends in _stretches(hours, start):
        free = max(0.0, began - at)
        if left <= free:
            break
        at, left = ends, left - free
    return at + left


def _stretches(hours: QuietHours, start: float) -> Iterator[tuple[float, float]]:
    """Yield the beginning and end of every quiet that ends after `start`, in order; those that touch are one."""
    if hours.begins % _DAY == hours.ends % _DAY:
        return
    first = datetime.fromtimestamp(start, time_zone(hours.zone)).toordinal() - _EARLIEST
    last = _quiet_of(hours, first)
    for day in count(first + 1):
        one = _quiet_of(hours, day)
        if one[0] <= last[1]:
            last = last[0], one[1]
            continue
        if last[1] > max(start, last[0]):
            yield last
        last = one


@lru_cache(maxsize=_REMEMBERED)
def _quiet_of(hours: QuietHours, day: int) -> tuple[float, float]:
    """Return from when to when the quiet lasts that begins on a day, by its number; it may be empty."""
    zone = time_zone(hours.zone)
    begins = datetime.fromordinal(day) + timedelta(minutes=hours.begins)
    length = timedelta(minutes=(hours.ends - hours.begins) % _DAY)
    return wall_moment(begins, zone), wall_moment(begins + length, zone)


def wall_moment(wall: datetime, zone: tzinfo) -> float:
    """Return the Unix second at which the clocks of a zone first show this time, or at which they jump over it."""
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
    """Return a zone; one this machine does not know counts as UTC: a ping at a wrong hour beats a lost one."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


DAY = 24 * 3600.0
"""Seconds from which on a turn is too long for quiet hours to stop its clock."""
REMIND_AT = 0.15
"""The part of the time that is left when somebody is reminded."""
AHEAD = 600.0
"""Seconds before quiet hours at which somebody is reminded whose time is up before they end."""


@dataclass(frozen=True)
class Term:
    """The time that somebody has for a turn."""

    due: float | None = None
    """When it is up, Unix seconds; None: never."""
    warning: float | None = None
    """How many whole seconds before that they are reminded; None: they are not."""


def term(now: float, full: float, left: float, hours: QuietHours | None) -> Term:
    """Return until when a turn of `full` seconds lasts of which `left` are still to come, `now` on."""
    counted, early = _counted(full, hours), left - full * REMIND_AT
    if counted is None:
        return Term(now + left, _warning(now, now + early, now + left, hours))
    due = waking_after(counted, now, left)
    return Term(due, _warning(now, waking_after(counted, now, early), due, hours))


def left_of(now: float, due: float, full: float, hours: QuietHours | None) -> float:
    """Return how much of a turn of `full` seconds that lasts until `due` is still to come."""
    counted = _counted(full, hours)
    return due - now if counted is None else waking_seconds(counted, now, due)


def _counted(full: float, hours: QuietHours | None) -> QuietHours | None:
    """Return the quiet hours that stop the clock of a turn of so many seconds; None: none do."""
    return None if hours is None or full >= DAY else stopping(hours)


def _warning(now: float, at: float, due: float, hours: QuietHours | None) -> float | None:
    """Return how long before a deadline to remind somebody who has these quiet hours; best of all at `at`."""
    quiet = None if hours is None else quiet_at(hours, at)
    if quiet is None:
        return int(due - at)
    began, ends = quiet
    if ends < due:
        return int(due - ends)
    return int(due - (began - AHEAD)) if began - AHEAD > now else None
