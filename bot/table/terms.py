"""The time for one turn: when it is up and when to remind of it, by somebody's quiet hours. Pure arithmetic.

Quiet hours stop the clock of a turn shorter than a day; a longer one has room for them. Knows no table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.table.quiet_hours import quiet_at, stopping, waking_after, waking_seconds

if TYPE_CHECKING:
    from bot.table.quiet_hours import QuietHours

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
