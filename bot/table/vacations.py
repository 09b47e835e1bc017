"""Days off: a floating budget of hours for each person and year, drawn only when a turn of theirs would run out. Pure.

Who is away says until when. A turn of theirs that runs out meanwhile is put off by an hour at a time, and each hour is
drawn from their budget, once however many tables wait: what was drawn for one covers all of them. For the full time of
a turn after the absence their turns do not run out either, drawn like any other hour: an absence ends at midnight, and
nobody who comes back on the day after finds their turn lost. What is drawn is written down before any deadline moves,
and lasts until a moment that an outage moves as it moves the deadlines: a crash neither loses an hour nor draws it
twice.

A year begins on the first of January where the person lives.
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
from bot.table.deadlines import HOUR
from bot.table.decisions import ChangeKind, Decision
from bot.table.quiet_hours import time_zone

if TYPE_CHECKING:
    from bot.game.contract import Fact, Seat
    from bot.table.model import Pace, Table

LOW = 48
"""Hours under which somebody is warned."""
RETURN = 1.0
"""The part of a turn's full time that one has who comes back: a quarter of a day after midnight is still night."""
DAY_HOURS = 24


class Vacation(Struct, frozen=True):
    """How it stands with one person's days off."""

    until: float | None = None
    """Until when they said to be away, Unix seconds; None or past: they are not."""
    year: int = 0
    """The last year in which hours were drawn."""
    hours: int = 0
    """How many were drawn in it."""
    paid: float = 0.0
    """Until when what was drawn lasts, Unix seconds; an outage moves it."""
    drawn: int = 0
    """How many hours were drawn last."""
    table: int = 0
    """The table for which they were."""


@dataclass(frozen=True)
class Allowance:
    """What somebody may draw from."""

    days: int
    """For each year; 0: there are no days off."""
    zone: str
    """The IANA time zone by which a year begins."""


@dataclass(frozen=True)
class Absent:
    """What all may know of somebody who is away."""

    until: float
    """Unix seconds."""
    hours: int
    """How many they have left this year."""


class Vacations(Protocol):
    """Whatever keeps how it stands with people's days off."""

    def absent(self, user: int, now: float) -> Absent | None:
        """Return what is known of somebody who is away at `now`; None: they are not."""
        ...

    async def draw(self, user: int, table: int, due: float, now: float, grace: float) -> Vacation | None:
        """Have a turn covered that runs out, as `drawn` says, and return how it stands when that is saved."""
        ...

    def budget(self, user: int) -> Allowance:
        """Return what somebody may draw from."""
        ...

    async def read_again(self) -> None:
        """Take in what an outage has moved."""
        ...


class NoVacations:
    """Nobody has days off."""

    def absent(self, user: int, now: float) -> Absent | None:  # noqa: ARG002 - nobody ever is
        """Return None: nobody is away."""
        return None

    async def draw(self, user: int, table: int, due: float, now: float, grace: float) -> Vacation | None:  # noqa: ARG002
        """Return None: nothing is covered."""
        return None

    def budget(self, user: int) -> Allowance:  # noqa: ARG002 - nobody has any
        """Return one of no days."""
        return Allowance(0, "UTC")

    async def read_again(self) -> None:
        """Take in nothing."""


NO_VACATIONS = NoVacations()


def hours_left(vacation: Vacation, now: float, budget: Allowance) -> int:
    """Return how many hours somebody may still draw in the year that it is."""
    return max(0, budget.days * DAY_HOURS - _in_year(vacation, now, budget).hours)


def _in_year(vacation: Vacation, now: float, budget: Allowance) -> Vacation:
    """A new year brings a new budget; moving to where it is not yet brings none."""
    year = datetime.fromtimestamp(now, time_zone(budget.zone)).year
    return replace(vacation, year=year, hours=0) if year > vacation.year else vacation


def absent(vacation: Vacation, now: float, budget: Allowance) -> Absent | None:
    """Return what all may know of somebody who is away now; None: they are not, or nobody can be."""
    if vacation.until is None or vacation.until <= now or not budget.days:
        return None
    return Absent(vacation.until, hours_left(vacation, now, budget))


def grace(pace: Pace) -> float:
    """Return how many seconds one has for a turn that was put off, when the absence is over."""
    return (deadlines.turn_seconds(pace, missed=0) or 0.0) * RETURN


def drawn(vacation: Vacation, budget: Allowance, table: int, due: float, now: float, grace: float) -> Vacation | None:
    """Return how it stands when a turn is covered that ran out at `due`, until `paid`; None: it is not covered.

    What was drawn before may cover it; else an hour is drawn, or once the absence is over what there is up to `grace`
    seconds after its end.
    """
    if vacation.paid > now:
        return vacation
    end = None if vacation.until is None or not budget.days else vacation.until + grace
    begins = max(due, vacation.paid) if now - due < HOUR else now
    if end is None or begins >= end:
        return None
    fresh = _in_year(vacation, begins, budget)
    wanted = 1 if vacation.until is None or now < vacation.until else ceil((end - begins) / HOUR)
    hours = min(wanted, budget.days * DAY_HOURS - fresh.hours)
    if hours <= 0:
        return None
    return replace(fresh, hours=fresh.hours + hours, paid=begins + hours * HOUR, drawn=hours, table=table)


def excused(table: Table, seat: Seat, vacation: Vacation, budget: Allowance, now: float) -> Decision | None:
    """Put off a turn that runs out until what was drawn for it lasts; None: it does not run out any more.

    The first time is told to all, and what comes of it in the hours after that to nobody.
    """
    clock = table.seats[seat].clock
    due = clock.due
    if due is None or seat not in deadlines.overdue(table, now) or clock.taken_over or vacation.paid <= now:
        return None
    until = vacation.until or 0.0
    away = until > now
    later = deadlines.put_off(table, seat, vacation.paid - due).with_clock(seat, excused=until, reminded=True)
    first = (Public(facts.Excused(seat, int(until))),) if away and clock.excused is None else ()
    back = () if away else (facts.DeadlineNear(seat, int(vacation.paid)),)
    whispers = tuple(Whisper(seat, fact) for fact in (*back, *_warning(table, vacation, budget)))
    kind = ChangeKind.EXCUSE if first or whispers else ChangeKind.EXTEND
    return Decision(later, kind, (*first, *whispers), seat)


def _warning(table: Table, vacation: Vacation, budget: Allowance) -> tuple[Fact, ...]:
    """What somebody is warned of by the table for which the hours were drawn, so that they read it once."""
    left = budget.days * DAY_HOURS - vacation.hours
    if vacation.table != table.id:
        return ()
    if left <= 0:
        return (facts.VacationSpent(int(vacation.paid)),)
    return (facts.VacationLow(left),) if left < LOW <= left + vacation.drawn else ()
