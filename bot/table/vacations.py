"""Time off: a yearly budget of hours for each user, drawn only when one of the user's turns would run out. Pure.

A user chooses the end of the time off. A turn that runs out meanwhile is put off hour by hour, and each hour is drawn
from the budget once, however many tables wait: hours drawn for one table cover all of them. After the time off, turns
are put off once more by their full time, drawn in the same way: time off ends at midnight, so a turn would otherwise be
lost on the first morning. Hours are saved before a deadline moves, and last until a moment that downtime moves like the
deadlines: a crash neither loses an hour nor draws it twice.

A year begins on 1 January in the user's time zone.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from math import ceil
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import Public, Whisper
from bot.table import deadlines, facts
from bot.table.deadlines import HOUR_S
from bot.table.decisions import ChangeKind, Decision
from bot.table.quiet_hours import time_zone

if TYPE_CHECKING:
    from bot.game.contract import Fact, Seat
    from bot.table.model import Pace, Table

LOW_HOURS = 48
"""With fewer hours left, a whisper warns the user."""
GRACE_SHARE = 1.0
"""The grace after time off, as a share of a turn's full time. A quarter of a day after midnight would still be
night."""
DAY_HOURS = 24


class Vacation(Struct, frozen=True):
    """A user's time off and the hours drawn for it."""

    until: float | None = None
    """The end of the time off, Unix seconds; None or past: the user is not away."""
    year: int = 0
    """The last year in which hours were drawn."""
    hours: int = 0
    """The hours drawn in `year`."""
    paid: float = 0.0
    """Until when the drawn hours last, Unix seconds; downtime moves it."""
    drawn: int = 0
    """How many hours were drawn last."""
    table: int = 0
    """The table for which they were drawn."""


@dataclass(frozen=True)
class Allowance:
    """A user's yearly budget."""

    days: int
    """Days for each year; 0: there is no time off."""
    zone: str
    """The IANA time zone in which a year begins."""


@dataclass(frozen=True)
class TimeOff:
    """The public part of a user's time off."""

    until: float
    """Its end, Unix seconds."""
    hours: int
    """The hours that the user has left this year."""


class Vacations(Protocol):
    """The storage of the users' time off."""

    def absent(self, user: int, now: float) -> TimeOff | None:
        """Return the time off of a user at `now`; None: the user is not away."""
        ...

    async def draw(self, user: int, table: int, due: float, now: float, grace: float) -> Vacation | None:
        """Draw hours for a turn that runs out, as `draw_hours` does; return the result, or None if not covered."""
        ...

    def budget(self, user: int) -> Allowance:
        """Return a user's budget."""
        ...

    async def read_again(self) -> None:
        """Reload the settings: downtime, or another process, has changed values in the store."""
        ...


class NoVacations:
    """A `Vacations` without time off."""

    def absent(self, user: int, now: float) -> TimeOff | None:  # noqa: ARG002 - a protocol method
        """Return None: no user is away."""
        return None

    async def draw(self, user: int, table: int, due: float, now: float, grace: float) -> Vacation | None:  # noqa: ARG002
        """Return None: no turn is covered."""
        return None

    def budget(self, user: int) -> Allowance:  # noqa: ARG002 - a protocol method
        """Return a budget of no days."""
        return Allowance(0, "UTC")

    async def read_again(self) -> None:
        """Do nothing."""


NO_VACATIONS = NoVacations()


def hours_left(vacation: Vacation, now: float, budget: Allowance) -> int:
    """Return how many hours a user may still draw this year."""
    return max(0, budget.days * DAY_HOURS - _in_year(vacation, now, budget).hours)


def _in_year(vacation: Vacation, now: float, budget: Allowance) -> Vacation:
    """Return the time off with no hours drawn if `now` is in a new year.

    Moving to a time zone where it is still last year resets nothing.
    """
    year = datetime.fromtimestamp(now, time_zone(budget.zone)).year
    return replace(vacation, year=year, hours=0) if year > vacation.year else vacation


def absent(vacation: Vacation, now: float, budget: Allowance) -> TimeOff | None:
    """Return the public part of a user's time off; None: the user is not away, or there is no time off."""
    if vacation.until is None or vacation.until <= now or not budget.days:
        return None
    return TimeOff(vacation.until, hours_left(vacation, now, budget))


def grace(pace: Pace) -> float:
    """Return the seconds by which a turn is put off after its player's time off."""
    return (deadlines.turn_seconds(pace, missed=0) or 0.0) * GRACE_SHARE


def draw_hours(
    vacation: Vacation, budget: Allowance, table: int, due: float, now: float, grace: float
) -> Vacation | None:
    """Return the time off after it covers a turn with the deadline `due`; None: it does not cover the turn.

    Hours that were drawn before may cover it. Otherwise one hour is drawn; once the time off is over, all remaining
    hours up to `grace` seconds after its end. The result covers the turn until `paid`.
    """
    if vacation.paid > now:
        return vacation
    end = None if vacation.until is None or not budget.days else vacation.until + grace
    begins = max(due, vacation.paid) if now - due < HOUR_S else now
    if end is None or begins >= end:
        return None
    this_year = _in_year(vacation, begins, budget)
    wanted_hours = 1 if vacation.until is None or now < vacation.until else ceil((end - begins) / HOUR_S)
    hours = min(wanted_hours, budget.days * DAY_HOURS - this_year.hours)
    if hours <= 0:
        return None
    return replace(this_year, hours=this_year.hours + hours, paid=begins + hours * HOUR_S, drawn=hours, table=table)


def put_off(table: Table, seat: Seat, vacation: Vacation, budget: Allowance, now: float) -> Decision | None:
    """Put off a turn that runs out until the end of the drawn hours; None: the turn does not run out any more.

    Announce the first extension; later hourly extensions are silent.
    """
    clock = table.seats[seat].clock
    due = clock.due
    if due is None or seat not in deadlines.overdue_seats(table, now) or clock.taken_over or vacation.paid <= now:
        return None
    until = vacation.until or 0.0
    is_away = until > now
    extended = deadlines.extend(table, seat, vacation.paid - due).with_clock(seat, excused=until, reminded=True)
    announcement = (Public(facts.Excused(seat, int(until))),) if is_away and clock.excused is None else ()
    reminder = () if is_away else (facts.DeadlineNear(seat, int(vacation.paid)),)
    whispers = tuple(Whisper(seat, fact) for fact in (*reminder, *_warning(table, vacation, budget)))
    kind = ChangeKind.EXCUSE if announcement or whispers else ChangeKind.EXTEND
    return Decision(extended, kind, (*announcement, *whispers), seat)


def _warning(table: Table, vacation: Vacation, budget: Allowance) -> tuple[Fact, ...]:
    """Return the warning about few hours; only the table for which they were drawn gives it, so it is read once."""
    remaining = budget.days * DAY_HOURS - vacation.hours
    if vacation.table != table.id:
        return ()
    if remaining <= 0:
        return (facts.VacationSpent(int(vacation.paid)),)
    return (facts.VacationLow(remaining),) if remaining < LOW_HOURS <= remaining + vacation.drawn else ()
