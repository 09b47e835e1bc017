"""Whom to call to the table, when, and how: one ping a turn, none by night, no shower of them.

Pure: decides from what is stored and from the time it is given.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.table.facts import DeadlineNear
from bot.table.model import Person, Status, Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from bot.game import Seat
    from bot.storage.news import NewsRow
    from bot.storage.posted import Posted

_SAME_MOMENT = 1e-3
"""Seconds: a moment read back from a database may differ in its last digits."""


@dataclass(frozen=True)
class Summons:
    """One person ought to hear that one table waits for him."""

    table: Table
    seat: Seat
    user: int
    occasion: str
    since: float
    """The beginning of the turn, Unix seconds."""
    news: tuple[int, ...] = ()
    """The reminder that is told by it, by news id; empty for the first call of a turn."""


@dataclass(frozen=True)
class Habits:
    """How people are called."""

    gather: float = 2.0
    """Seconds a call waits for others to the same person, so that they can go together."""
    lull: float = 30.0
    """Seconds without pings after `pings` of them."""
    pings: int = 2
    """How many pings one person may get within a lull."""
    many: int = 3
    """From so many calls at once on, one digest stands for all of them."""


@dataclass(frozen=True)
class Company:
    """What there is to know about those who may be called."""

    elsewhere: Mapping[int, Sequence[Summons]]
    """By user: what calls him to other tables."""
    recent: Mapping[int, Sequence[float]]
    """By user: when he was last called, message by message."""
    quiet: Mapping[int, float]
    """By user: when his quiet hours end; only those who have them now."""
    closed: frozenset[int]
    """Users whose direct messages are closed."""
    lettered: frozenset[Seat] = frozenset()
    """Seats of the table whose turn is called by a letter with all they need for it."""


@dataclass(frozen=True)
class Plan:
    """What to do about the summonses of one table."""

    ping: tuple[Summons, ...] = ()
    """Together, by one message at the table."""
    letters: tuple[Summons, ...] = ()
    """Each by its seat's letter."""
    digests: tuple[tuple[Summons, ...], ...] = ()
    """Each by one direct message to one person."""
    wake: float | None = None
    """When to decide anew about those who have to wait, Unix seconds."""


def waiting_seats(table: Table) -> list[Seat]:
    """Return the seats of people the table waits for; computers play for those who resigned."""
    if table.status is not Status.RUNNING:
        return []
    return [seat for seat in sorted(table.people) if table.since[seat] is not None]


def turn_called(table: Table, seat: Seat, calls: Iterable[Posted]) -> Posted | None:
    """Return the call that was already made for a seat's present turn: a turn is known by its beginning."""
    mine = (call for call in calls if call.seat == seat and call.since is not None)
    return next((call for call in mine if is_turn(table, seat, call.since)), None)


def is_turn(table: Table, seat: Seat, began: float | None) -> bool:
    """Say whether a seat's turn that began then is its present one."""
    since = table.since[seat]
    return began is not None and since is not None and abs(began - since) < _SAME_MOMENT


def uncalled(table: Table, calls: Sequence[Posted]) -> list[Seat]:
    """Return the seats of people whose present turn nobody was called for."""
    return [seat for seat in waiting_seats(table) if turn_called(table, seat, calls) is None]


def begun(table: Table, seat: Seat, moved: float) -> bool:
    """Say whether somebody who last moved at `moved` (Unix seconds) has begun his present turn by himself."""
    since = table.since[seat]
    return since is not None and moved > since + _SAME_MOMENT


def outstanding(
    table: Table, pending: Iterable[NewsRow], calls: Sequence[Posted], busy: frozenset[Seat] = frozenset()
) -> tuple[Summons, ...]:
    """Return whom a table has yet to call: who must act and was not called, or has hardly any time left.

    Those who are `busy` have begun their turn by themselves.
    """
    reminders = {row.seat: row for row in pending if isinstance(row.fact, DeadlineNear)}
    return tuple(_summonses(table, reminders, calls, busy))


def _summonses(
    table: Table, reminders: Mapping[Seat | None, NewsRow], calls: Sequence[Posted], busy: frozenset[Seat]
) -> Iterator[Summons]:
    fresh = {seat for seat in uncalled(table, calls) if seat not in busy}
    for seat in waiting_seats(table):
        sitter, since = table.seats[seat], table.since[seat]
        if since is None or not isinstance(sitter, Person):
            continue
        if seat in fresh:
            yield Summons(table, seat, sitter.user, f"call:{seat}:{since!r}", since)
        elif (row := reminders.get(seat)) is not None:
            yield Summons(table, seat, sitter.user, f"reminder:{row.id}", since, (row.id,))


def plan(mine: Sequence[Summons], company: Company, now: float, habits: Habits) -> Plan:
    """Decide for every summons of a table whether it is a ping, part of a digest, or has to wait."""
    pings: list[Summons] = []
    letters: list[Summons] = []
    digests: list[tuple[Summons, ...]] = []
    wakes: list[float] = []
    for summons in mine:
        wait = _waits_until(summons, company, now, habits)
        together = (summons, *company.elsewhere.get(summons.user, ()))
        if wait is not None:
            wakes.append(wait)
        elif summons.user in company.closed:
            pings.append(summons)
        elif summons.news or len(together) >= habits.many:
            digests.append(together)
        else:
            (letters if summons.seat in company.lettered else pings).append(summons)
    return Plan(tuple(pings), tuple(letters), tuple(digests), min(wakes, default=None))


def _waits_until(summons: Summons, company: Company, now: float, habits: Habits) -> float | None:
    """Return until when a summons has to wait, None if it need not."""
    recent = [at for at in company.recent.get(summons.user, ()) if at > now - habits.lull]
    fresh = not summons.news and summons.since <= now  # an outage may have moved the turn's beginning past now
    reasons = [
        company.quiet.get(summons.user),
        summons.since + habits.gather if fresh else None,
        max(recent) + habits.lull if len(recent) >= habits.pings else None,
    ]
    return max((reason for reason in reasons if reason is not None and reason > now), default=None)
