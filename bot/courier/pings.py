"""Pings: whom to call to the table, when, and how. One ping a turn, none in quiet hours, no shower of them.

Who wants to be called rarely is called to all that waits for them at once; that their time runs short they are told
at any rate, and then need not be called.

Pure: decides from what is stored and from the time it is given.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import count
from typing import TYPE_CHECKING

from bot.courier.outbox import MOVED, EntryKind, OutboxEntry
from bot.game.contract import Seat
from bot.preferences.settings import PingInterval
from bot.table.deadlines import turn_seconds
from bot.table.facts import DeadlineNear
from bot.table.model import Status, Table
from bot.table.quiet_hours import time_zone, wall_moment
from bot.transport.message import nonce_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from bot.preferences.settings import PersonSettings
    from bot.table.news import NewsRow

_SAME_MOMENT = 1e-3
"""Seconds: a moment read back from a database may differ in its last digits."""


@dataclass(frozen=True)
class Ping:
    """One person ought to hear that one table waits for them."""

    table: Table
    seat: Seat
    user: int
    occasion: str
    since: float
    """The beginning of the turn, Unix seconds."""
    news: tuple[int, ...] = ()
    """The reminder that is told by it, by news id; empty for the first call of a turn."""


@dataclass(frozen=True)
class PingPolicy:
    """How people are called."""

    gather: float = 2.0
    """Seconds a call waits for others to the same person, so that they can go together."""
    lull: float = 30.0
    """Seconds without pings after `pings` of them."""
    pings: int = 2
    """How many pings one person may get within a lull."""
    many: int = 3
    """From so many calls at once on, one digest stands for all of them."""

    def lull_after(self, recent: Iterable[float], now: float) -> float | None:
        """Return until when somebody is left alone who was called at these times; None: not often enough for that."""
        lately = [at for at in recent if at > now - self.lull]
        return max(lately) + self.lull if len(lately) >= self.pings else None

    def many_for(self, interval: PingInterval) -> int:
        """From how many calls at once on one person gets a digest: who is pinged rarely, gets all by one ping."""
        return min(self.many, _TOGETHER[interval])


_TOGETHER = {PingInterval.EACH: sys.maxsize, PingInterval.HOURLY: 2, PingInterval.DAILY: 1}
_HOUR = 3600.0


def waits_until(person: PersonSettings, begun: float, recent: Iterable[float]) -> float | None:
    """Return until when a call to a turn that has `begun` waits, after those at `recent`; None: for nothing.

    So rarely somebody wants to be called; reminders come all the same.
    """
    if person.pings is PingInterval.HOURLY:
        return max(recent, default=-_HOUR) + _HOUR
    return daily_after(begun, person.digest_at, person.zone) if person.pings is PingInterval.DAILY else None


def daily_after(moment: float, minutes: int, zone_name: str) -> float:
    """Return the first Unix second, not before `moment`, at which a day of a zone is so many minutes old."""
    zone = time_zone(zone_name)
    today = datetime.fromtimestamp(moment, zone).replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=None)
    days = (wall_moment(today + timedelta(days=day, minutes=minutes), zone) for day in count())
    return next(each for each in days if each >= moment)


@dataclass(frozen=True)
class PingContext:
    """What there is to know about those who may be called."""

    elsewhere: Mapping[int, Sequence[Ping]]
    """By user: what calls them to other tables."""
    recent: Mapping[int, Sequence[float]]
    """By user: when they were last called, message by message."""
    quiet: Mapping[int, float]
    """By user: when their quiet hours end; only those who have them now."""
    people: Mapping[int, PersonSettings]
    """By user: what they chose, as how often they want to be called, and whether their direct messages are closed."""
    lettered: frozenset[Seat] = frozenset()
    """Seats of the table whose turn is called by a letter with all they need for it."""
    homeless: bool = False
    """Whether nothing can be said where the table stands: everybody is called by direct message."""


@dataclass(frozen=True)
class PingPlan:
    """What to do about the summonses of one table."""

    ping: tuple[Ping, ...] = ()
    """Together, by one message at the table."""
    letters: tuple[Ping, ...] = ()
    """Each by its seat's letter."""
    digests: tuple[tuple[Ping, ...], ...] = ()
    """Each by one direct message to one person."""
    wake: float | None = None
    """When to decide anew about those who have to wait, Unix seconds."""


def waiting_seats(table: Table) -> list[Seat]:
    """Return the seats of people the table waits for; computers play for those who resigned."""
    if table.status is not Status.RUNNING:
        return []
    seats = enumerate(table.seats)
    return [Seat(at) for at, state in seats if state.plays and state.clock.since is not None]


def turn_called(table: Table, seat: Seat, calls: Iterable[OutboxEntry]) -> OutboxEntry | None:
    """Return the call that was already made for a seat's present turn: a turn is known by its beginning.

    Who sat there before was called for a turn of their own.
    """
    mine = (call for call in calls if call.seat == seat and call.since is not None and is_theirs(table, call))
    return next((call for call in mine if is_turn(table, seat, call.since)), None)


def is_turn(table: Table, seat: Seat, began: float | None) -> bool:
    """Say whether a seat's turn that began then is its present one."""
    since = table.seats[seat].clock.since
    return began is not None and since is not None and abs(began - since) < _SAME_MOMENT


def is_theirs(table: Table, entry: OutboxEntry) -> bool:
    """Whether whom an entry is for sits in its seat still: what a seat sees is no more for who sat there before."""
    user = table.seats[entry.seat or 0].user
    return user is not None and user == entry.user


def length(table: Table, seat: Seat) -> str:
    """Name how much time a seat has for its present turn, however it was put off; nothing: as much as it likes."""
    state, clock = table.seats[seat], table.seats[seat].clock
    full = turn_seconds(table.pace, state.missed) if clock.unreached else None
    if full is not None:
        return str(round(full))  # what it has as soon as it is called
    return "" if clock.since is None or clock.due is None else str(round(clock.due - clock.since - clock.put_off))


BEGUN = "begun"
"""What a call shows whose seat has begun its turn: no more than that it is called."""


def has_begun(table: Table, call: OutboxEntry) -> bool:
    """Whether a seat has made a move of the turn that it was called for: by that it has more time than it had."""
    seat = Seat(call.seat or 0)
    return call.fingerprint.removeprefix(MOVED) not in ("", length(table, seat))


def still_calls(table: Table, call: OutboxEntry) -> bool:
    """Whether it still holds what somebody was told by a call, a letter or a digest: that a table waits for them.

    A digest is for those who do not look there: it need not name a table at which they are. A reminder is void once
    they have more time.
    """
    seats = [seat for seat in waiting_seats(table) if seat == call.seat and is_theirs(table, call)]
    if not any(is_turn(table, seat, call.since) for seat in seats):
        return False
    if call.kind is not EntryKind.DIGEST:
        return True
    return all(table.seats[seat].clock.reminded for seat in seats) if call.news else not has_begun(table, call)


def superseded(digest: OutboxEntry, newest: OutboxEntry | None) -> bool:
    """Whether what a digest says of a seat is said by a later one; `newest` is the last call of that seat."""
    if newest is None or newest.kind is not EntryKind.DIGEST:
        return False
    return newest.live and newest.nonce != digest.nonce


def outdated(table: Table, call: OutboxEntry, calls: Sequence[OutboxEntry]) -> bool:
    """Whether a call or digest that stands says what is no longer so, or what a later one of `calls` says."""
    if call.fingerprint.startswith(MOVED):
        return True
    if call.kind is EntryKind.DIGEST:
        newest = next((each for each in reversed(calls) if each.seat == call.seat and each.since is not None), None)
        return superseded(call, newest) or not still_calls(table, call)
    return not still_calls(table, call) or (call.fingerprint != BEGUN and has_begun(table, call))


def uncalled(table: Table, calls: Sequence[OutboxEntry]) -> list[Seat]:
    """Return the seats of people whose present turn nobody was called for."""
    return [seat for seat in waiting_seats(table) if turn_called(table, seat, calls) is None]


def begun(table: Table, seat: Seat, moved: float) -> bool:
    """Say whether somebody who last moved at `moved` (Unix seconds) has begun their present turn by themselves."""
    since = table.seats[seat].clock.since
    return since is not None and moved > since + _SAME_MOMENT


def pings_due(
    table: Table,
    pending: Iterable[NewsRow],
    calls: Sequence[OutboxEntry],
    busy: frozenset[Seat] = frozenset(),
    rare: frozenset[int] = frozenset(),
) -> Iterator[Ping]:
    """Yield whom a table has yet to call: who must act and was not called, or has hardly any time left.

    Those who are `busy` have begun their turn by themselves. The users that are `rare` want to be called rarely: if
    their time runs short before they were called, one reminder is both.
    """
    reminders = {row.seat: row for row in pending if isinstance(row.fact, DeadlineNear)}
    fresh = {seat for seat in uncalled(table, calls) if seat not in busy}
    for seat in waiting_seats(table):
        clock, user = table.seats[seat].clock, table.seats[seat].user
        since = clock.since
        if since is None or user is None:
            continue
        row = reminders.get(seat)
        if row is not None and (seat not in fresh or (clock.reminded and user in rare)):
            yield Ping(table, seat, user, f"reminder:{row.id}", since, (row.id,))
        elif seat in fresh:
            yield Ping(table, seat, user, f"call:{seat}:{since!r}", since)


def plan_pings(mine: Sequence[Ping], context: PingContext, now: float, ping_policy: PingPolicy) -> PingPlan:
    """Decide for everybody a table has yet to call whether by a ping, in a digest, or later."""
    pings: list[Ping] = []
    letters: list[Ping] = []
    digests: list[tuple[Ping, ...]] = []
    wakes: list[float] = []
    for ping in mine:
        wait = _waits_until(ping, context, now, ping_policy)
        together = (ping, *context.elsewhere.get(ping.user, ()))
        if wait is not None:
            wakes.append(wait)
        elif context.people[ping.user].dm_closed or _is_refused_direct(ping, context):
            pings.append(ping)
        elif context.homeless or ping.news or len(together) >= ping_policy.many_for(context.people[ping.user].pings):
            digests.append(together)
        else:
            (letters if ping.seat in context.lettered else pings).append(ping)
    return PingPlan(tuple(pings), tuple(letters), tuple(digests), min(wakes, default=None))


def _is_refused_direct(ping: Ping, context: PingContext) -> bool:
    """Whether a call could not be delivered so far, so that it goes where the table stands, if it can."""
    return ping.table.seats[ping.seat].clock.unreached and not ping.news and not context.homeless


def _waits_until(ping: Ping, context: PingContext, now: float, ping_policy: PingPolicy) -> float | None:
    """Return until when a call has to wait, None if it need not."""
    recent = context.recent.get(ping.user, ())
    fresh = not ping.news and ping.since <= now  # an outage may have moved the turn's beginning past now
    begun = min(ping.since, ping.table.changed)  # nor must it be put off by a day for that
    reasons = [
        context.quiet.get(ping.user),
        None if ping.news else waits_until(context.people[ping.user], begun, recent),
        ping.since + ping_policy.gather if fresh else None,
        ping_policy.lull_after(recent, now),
    ]
    return max((reason for reason in reasons if reason is not None and reason > now), default=None)


def called(pings: Iterable[Ping], kind: EntryKind, channel: int | None, now: float) -> tuple[OutboxEntry, ...]:
    """One message, one record for each seat it calls."""
    ordered = tuple(pings)
    nonce = nonce_of(ordered[0].table.id, ordered[0].occasion, now)
    return tuple(
        OutboxEntry(
            table=each.table.id,
            kind=kind,
            occasion=each.occasion,
            nonce=nonce,
            at=now,
            version=each.table.version,
            channel=channel,
            user=each.user,
            seat=each.seat,
            news=each.news,
            since=each.since,
            fingerprint=length(each.table, each.seat),
            plain=True,
        )
        for each in ordered
    )
