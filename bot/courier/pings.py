"""Pings: compute which players to call, when and how. Once per turn, not in quiet hours, no bursts.

A user who prefers few pings gets one digest for all waiting tables. A reminder of the deadline does not wait for such a
digest; it then replaces the call.

Pure: decides from stored data and from the time it is given.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import count
from typing import TYPE_CHECKING

from bot.courier.outbox import MOVED_PREFIX, EntryKind, OutboxEntry
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

_TIME_TOLERANCE_S = 1e-3
"""Seconds: a time read back from a database may differ in its last digits."""


@dataclass(frozen=True)
class Ping:
    """One call to be made: of one seat's player, to one table."""

    table: Table
    seat: Seat
    user: int
    occasion: str
    since: float
    """The start of the turn, Unix seconds."""
    news: tuple[int, ...] = ()
    """The id of the reminder that it delivers; empty for the first call of a turn."""


@dataclass(frozen=True)
class PingPolicy:
    """The limits for pings."""

    gather: float = 2.0
    """Seconds that a call waits for other calls to the same user, so that they can be sent together."""
    lull: float = 30.0
    """Seconds without further pings after `pings` pings."""
    pings: int = 2
    """The maximum number of pings to one user within `lull` seconds."""
    many: int = 3
    """The number of simultaneous calls from which one digest replaces them; smaller for users who chose fewer pings."""

    def lull_after(self, recent: Iterable[float], now: float) -> float | None:
        """Return until when a user called at these times is not pinged, Unix seconds; None: no limit is reached."""
        recent_pings = [moment for moment in recent if moment > now - self.lull]
        return max(recent_pings) + self.lull if len(recent_pings) >= self.pings else None

    def many_for(self, interval: PingInterval) -> int:
        """Return the number of simultaneous calls from which a user with this ping interval gets a digest."""
        return min(self.many, _DIGEST_SIZES[interval])


_DIGEST_SIZES = {PingInterval.EACH: sys.maxsize, PingInterval.HOURLY: 2, PingInterval.DAILY: 1}
_HOUR_S = 3600.0


def waits_until(person: PersonSettings, began: float, recent: Iterable[float]) -> float | None:
    """Return until when a call to a turn that has `begun` waits, by the user's ping interval; None: no wait.

    `recent` are the times of the user's latest calls. All times are Unix seconds. Reminders do not wait for it.
    """
    if person.pings is PingInterval.HOURLY:
        return max(recent, default=-_HOUR_S) + _HOUR_S
    return daily_after(began, person.digest_at, person.zone) if person.pings is PingInterval.DAILY else None


def daily_after(moment: float, minutes: int, zone_name: str) -> float:
    """Return the first Unix second, not before `moment`, at which it is `minutes` after midnight in a time zone."""
    zone = time_zone(zone_name)
    today = datetime.fromtimestamp(moment, zone).replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=None)
    days = (wall_moment(today + timedelta(days=day, minutes=minutes), zone) for day in count())
    return next(day_moment for day_moment in days if day_moment >= moment)


@dataclass(frozen=True)
class PingContext:
    """The data about users that `plan_pings` needs."""

    elsewhere: Mapping[int, Sequence[Ping]]
    """By user: due calls to other tables."""
    recent: Mapping[int, Sequence[float]]
    """By user: the times of the latest calls, one for each message."""
    quiet: Mapping[int, float]
    """By user with quiet hours now: when they end."""
    people: Mapping[int, PersonSettings]
    """By user: the settings, such as the ping interval and whether direct messages are closed."""
    seats_with_letter: frozenset[Seat] = frozenset()
    """Seats of the table that are called by a letter with all they need for their turn."""
    homeless: bool = False
    """Whether the bot cannot write where the table stands, so that all players are called by direct message."""


@dataclass(frozen=True)
class PingPlan:
    """The calls that are due for one table."""

    ping: tuple[Ping, ...] = ()
    """Calls that one message at the table makes together."""
    letters: tuple[Ping, ...] = ()
    """Calls that the seats' letters make, one each."""
    digests: tuple[tuple[Ping, ...], ...] = ()
    """Calls by digest: one direct message to one user each."""
    wake: float | None = None
    """When to plan the waiting calls again, Unix seconds; None: no call waits."""


def waiting_seats(table: Table) -> list[Seat]:
    """Return the active seats of players; computers play for seats that resigned."""
    if table.status is not Status.RUNNING:
        return []
    seats = enumerate(table.seats)
    return [Seat(index) for index, state in seats if state.plays and state.clock.since is not None]


def turn_called(table: Table, seat: Seat, calls: Iterable[OutboxEntry]) -> OutboxEntry | None:
    """Return the call to a seat's present turn; None: it has not been called. A turn is identified by its start.

    A call to the seat's previous player does not count.
    """
    seat_calls = (
        call for call in calls if call.seat == seat and call.since is not None and recipient_has_seat(table, call)
    )
    return next((call for call in seat_calls if is_turn(table, seat, call.since)), None)


def is_turn(table: Table, seat: Seat, began: float | None) -> bool:
    """Return whether the turn that began at `began` is the seat's present one."""
    since = table.seats[seat].clock.since
    return began is not None and since is not None and abs(began - since) < _TIME_TOLERANCE_S


def recipient_has_seat(table: Table, entry: OutboxEntry) -> bool:
    """Return whether an entry's recipient still sits in its seat; a previous player may not see the seat's secrets."""
    user = table.seats[entry.seat or 0].user
    return user is not None and user == entry.user


def turn_length(table: Table, seat: Seat) -> str:
    """Return the seconds that a seat has for its present turn, without postponements; empty: no limit."""
    state, clock = table.seats[seat], table.seats[seat].clock
    full = turn_seconds(table.pace, state.missed) if clock.unreached else None
    if full is not None:
        return str(round(full))  # its time starts with the call
    return "" if clock.since is None or clock.due is None else str(round(clock.due - clock.since - clock.put_off))


BEGUN_FINGERPRINT = "begun"
"""The fingerprint of a call after its seat has begun its turn: the call then shows no time limit."""


def has_begun(table: Table, call: OutboxEntry) -> bool:
    """Return whether a seat has made a move of the turn to which it was called, which gave it more time."""
    seat = Seat(call.seat or 0)
    return call.fingerprint.removeprefix(MOVED_PREFIX) not in ("", turn_length(table, seat))


def still_calls(table: Table, call: OutboxEntry) -> bool:
    """Return whether a call, letter or digest still holds: the table waits for its recipient.

    A digest is for users who are not looking at the table, so it drops a table where the user has begun the turn. A
    reminder is void once the seat has more time.
    """
    seats = [seat for seat in waiting_seats(table) if seat == call.seat and recipient_has_seat(table, call)]
    if not any(is_turn(table, seat, call.since) for seat in seats):
        return False
    if call.kind is not EntryKind.DIGEST:
        return True
    return all(table.seats[seat].clock.reminded for seat in seats) if call.news else not has_begun(table, call)


def is_superseded(digest: OutboxEntry, newest: OutboxEntry | None) -> bool:
    """Return whether a later digest covers this entry of a digest; `newest` is the last call of its seat."""
    if newest is None or newest.kind is not EntryKind.DIGEST:
        return False
    return newest.live and newest.nonce != digest.nonce


def is_outdated_call(table: Table, call: OutboxEntry, calls: Sequence[OutboxEntry]) -> bool:
    """Return whether a sent call or digest no longer holds, or a later one of `calls` covers it."""
    if call.fingerprint.startswith(MOVED_PREFIX):
        return True
    if call.kind is EntryKind.DIGEST:
        newest = next((entry for entry in reversed(calls) if entry.seat == call.seat and entry.since is not None), None)
        return is_superseded(call, newest) or not still_calls(table, call)
    return not still_calls(table, call) or (call.fingerprint != BEGUN_FINGERPRINT and has_begun(table, call))


def uncalled_seats(table: Table, calls: Sequence[OutboxEntry]) -> list[Seat]:
    """Return the active seats of players that have not been called to their present turn."""
    return [seat for seat in waiting_seats(table) if turn_called(table, seat, calls) is None]


def has_begun_uncalled(table: Table, seat: Seat, moved: float) -> bool:
    """Return whether a player who last moved at `moved` (Unix seconds) has begun the present turn without a call."""
    since = table.seats[seat].clock.since
    return since is not None and moved > since + _TIME_TOLERANCE_S


def pings_due(
    table: Table,
    pending: Iterable[NewsRow],
    calls: Sequence[OutboxEntry],
    busy: frozenset[Seat] = frozenset(),
    rare: frozenset[int] = frozenset(),
) -> Iterator[Ping]:
    """Yield the calls that a table has yet to make: to uncalled active seats, and reminders of the deadline.

    `busy` seats have begun their turn without a call. `rare` users chose few pings: if their time runs short before
    they were called, the reminder replaces the call.
    """
    reminders = {row.seat: row for row in pending if isinstance(row.fact, DeadlineNear)}
    uncalled = {seat for seat in uncalled_seats(table, calls) if seat not in busy}
    for seat in waiting_seats(table):
        clock, user = table.seats[seat].clock, table.seats[seat].user
        since = clock.since
        if since is None or user is None:
            continue
        row = reminders.get(seat)
        if row is not None and (seat not in uncalled or (clock.reminded and user in rare)):
            yield Ping(table, seat, user, f"reminder:{row.id}", since, (row.id,))
        elif seat in uncalled:
            yield Ping(table, seat, user, f"call:{seat}:{since!r}", since)


def plan_pings(due: Sequence[Ping], context: PingContext, now: float, ping_policy: PingPolicy) -> PingPlan:
    """Sort the calls that are due into pings, letters, digests and those that must wait."""
    pings: list[Ping] = []
    letters: list[Ping] = []
    digests: list[tuple[Ping, ...]] = []
    wakes: list[float] = []
    for ping in due:
        wait = _waits_until(ping, context, now, ping_policy)
        user_pings = (ping, *context.elsewhere.get(ping.user, ()))
        if wait is not None:
            wakes.append(wait)
        elif context.people[ping.user].dm_closed or _needs_public_call(ping, context):
            pings.append(ping)
        elif context.homeless or ping.news or len(user_pings) >= ping_policy.many_for(context.people[ping.user].pings):
            digests.append(user_pings)
        else:
            (letters if ping.seat in context.seats_with_letter else pings).append(ping)
    return PingPlan(tuple(pings), tuple(letters), tuple(digests), min(wakes, default=None))


def _needs_public_call(ping: Ping, context: PingContext) -> bool:
    """Return whether a call could not be delivered so far; it then goes to the table's thread or channel."""
    return ping.table.seats[ping.seat].clock.unreached and not ping.news and not context.homeless


def _waits_until(ping: Ping, context: PingContext, now: float, ping_policy: PingPolicy) -> float | None:
    """Return until when a call has to wait, Unix seconds; None: it need not."""
    recent = context.recent.get(ping.user, ())
    is_new = not ping.news and ping.since <= now  # an outage may have moved the turn's start past now
    began = min(ping.since, ping.table.changed)  # such a shift must not delay a daily call by a day
    reasons = [
        context.quiet.get(ping.user),
        None if ping.news else waits_until(context.people[ping.user], began, recent),
        ping.since + ping_policy.gather if is_new else None,
        ping_policy.lull_after(recent, now),
    ]
    return max((reason for reason in reasons if reason is not None and reason > now), default=None)


def call_entries(pings: Iterable[Ping], kind: EntryKind, channel: int | None, now: float) -> tuple[OutboxEntry, ...]:
    """Return the entries of one message that makes these calls, one entry for each seat."""
    ordered = tuple(pings)
    nonce = nonce_of(ordered[0].table.id, ordered[0].occasion, now)
    return tuple(
        OutboxEntry(
            table=ping.table.id,
            kind=kind,
            occasion=ping.occasion,
            nonce=nonce,
            at=now,
            version=ping.table.version,
            channel=channel,
            user=ping.user,
            seat=ping.seat,
            news=ping.news,
            since=ping.since,
            fingerprint=turn_length(ping.table, ping.seat),
            plain=True,
        )
        for ping in ordered
    )
