"""Membership checks: whether a user is still a member of the server of their table.

Asks Discord about single users, so that no privileged intent is needed, and about each user at most once an hour per
server. The reasons for a check are computed by pure functions. In a running game: the player missed a deadline; a turn
without a deadline has lasted three days; others vote to replace the player, or wait for their vote to end the game; the
player is the last person at a table that the others have left. Other reasons: direct messages are closed, or another
user wants to do something that only the absent host may do. A failed check changes nothing; the tables decide the
consequences of a departure. The checks are remembered in memory only.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from enum import Enum, auto
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord
import structlog
from msgspec import Struct

from bot.game.contract import Refused, Seat
from bot.i18n.names import user_at
from bot.table.facts import NOBODY
from bot.table.model import Status
from bot.table.seats import MIN_TURN_AGE_S
from bot.table.store import StorageFailed
from bot.transport.refusals import REQUEST_ERRORS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Iterator

    from bot.preferences.preferences import Preferences
    from bot.system.clock import Clock, Timers
    from bot.table.model import Table
    from bot.table.service import Tables
    from bot.transport.sender import Sender


class Reasons(Struct, frozen=True):
    """The reasons for a check at a running game at one time.

    A check is made only for a reason that was not there before.
    """

    missed: tuple[int, ...] = ()
    """Deadlines missed in a row, by seat."""
    waited: frozenset[tuple[Seat, float]] = frozenset()
    """The seats that have been active for long without a deadline, and since when."""
    votes: frozenset[Seat] = frozenset()
    """The seats that vote to end the game."""
    replacing: frozenset[Seat] = frozenset()
    """The seats that others vote to replace."""
    alone: frozenset[Seat] = frozenset()
    """The only seat that a person still plays while seats of others are open."""


def reasons(table: Table, now: float) -> Reasons:
    """Return the current reasons of a running game to check its players' membership."""
    return Reasons(
        missed=tuple(state.missed for state in table.seats),
        waited=frozenset((seat, since) for seat, since in _endless(table) if since + MIN_TURN_AGE_S <= now),
        votes=table.votes,
        replacing=table.where(lambda state: bool(state.replace_votes)),
        alone=table.people if table.open and len(table.people) == 1 else frozenset(),
    )


def seats_to_check(table: Table, current: Reasons, previous: Reasons) -> tuple[Seat, ...]:
    """Return the seats to check, in the order of play: those with a reason in `current` that is not in `previous`."""
    missed_before = previous.missed or (0,) * len(table.seats)
    overdue = {seat for seat in table.people if current.missed[seat] > missed_before[seat]}
    overdue |= {seat for seat, _ in current.waited - previous.waited}
    silent_voters = table.people - current.votes if current.votes - previous.votes else frozenset[Seat]()
    return tuple(
        sorted(overdue | silent_voters | (current.replacing - previous.replacing) | (current.alone - previous.alone))
    )


def next_reason(table: Table, now: float) -> float | None:
    """Return when a turn without a deadline will next have lasted too long (Unix seconds); None: never."""
    return min((moment for _, since in _endless(table) if (moment := since + MIN_TURN_AGE_S) > now), default=None)


def _endless(table: Table) -> Iterator[tuple[Seat, float]]:
    """Yield the active seats without a deadline, and since when each is active."""
    for seat in table.people if len(table.people) > 1 else ():
        clock = table.seats[seat].clock
        if clock.since is not None and clock.due is None:
            yield seat, clock.since


RECHECK_INTERVAL_S = 3600.0
"""Seconds for which the answer about a user on a server is not asked for again."""
REQUEST_TIMEOUT_S = 10.0
"""Seconds until a request is given up: a user may be waiting for the answer."""
NO_MEMBER_CODES = (10007, 10013)
"""Discord's codes for a user who is not a member, and for an account that does not exist."""

_log = structlog.stdlib.get_logger(__name__)


class Presence(Enum):
    """The presence of a user on a server, according to Discord."""

    HERE = auto()
    GONE = auto()
    NOT_KNOWN = auto()


class Finding(Struct, frozen=True):
    """The result of a membership check."""

    at: float
    """The time of the check, in seconds of the monotonic clock."""
    presence: Presence = Presence.NOT_KNOWN


async def _nothing_to_note(_guild: int, _user: int) -> None:
    """Note nothing."""


class Membership:
    """Checks, one after the other, the users for whom there is a reason. Belongs to one event loop."""

    def __init__(
        self,
        sender: Sender,
        tables: Tables,
        preferences: Preferences,
        clock: Clock,
        timers: Timers,
        note_departure: Callable[[int, int], Awaitable[None]] = _nothing_to_note,
    ) -> None:
        """`note_departure` is awaited with the server and the user after a departure was found at the tables."""
        self._note_departure = note_departure
        self._timers = timers
        self._sender = sender
        self._tables = tables
        self._preferences = preferences
        self._clock = clock
        self._findings: dict[tuple[int, int], Finding] = {}
        self._reasons: dict[int, Reasons] = {}
        self._queue: dict[tuple[int, int], None] = {}
        self._worker: asyncio.Task[None] | None = None
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        self._closing = False

    def start(self) -> None:
        """Repeat the checks whose results a crash may have lost."""
        for table in self._tables.running():
            self.note_change(table)
            self._enqueue(table, (seat for seat in table.people if self._cannot_be_called(table, seat)))

    def note_change(self, table: Table) -> None:
        """Note a committed change, which may be a reason for a check. Cheap."""
        previous, timer, now = self._reasons.pop(table.id, Reasons()), ("membership", table.id), self._clock.now()
        self._timers.cancel(timer)
        if table.status is not Status.RUNNING or self._closing or not self._tables.is_owned(table):
            return
        self._reasons[table.id] = reasons(table, now)
        self._enqueue(table, seats_to_check(table, self._reasons[table.id], previous))
        if (moment := next_reason(table, now)) is not None:
            self._timers.set(timer, moment - now, lambda: self._recheck(table.id))

    def _recheck(self, table_id: int) -> None:
        with suppress(Refused):
            self.note_change(self._tables.get(table_id))

    def note_unreachable(self, user: int) -> None:
        """Note that a user's direct messages are closed: the user may have left, or the account may be deleted."""
        for table in self._tables.unfinished():
            self._enqueue(table, (seat for seat in (table.seat_of(user),) if seat is not None))

    async def check_departure(self, guild: int, user: int) -> bool:
        """Check a user, unless that was done within the hour; return whether the user has left the server.

        Then all tables of the user on this server continue without them. Raises `StorageFailed` if that cannot be
        saved; the next reason then leads to another check.
        """
        key = (guild, user)
        async with self._locks.setdefault(key, asyncio.Lock()):
            now = self._clock.monotonic()
            self._findings = {
                checked: finding for checked, finding in self._findings.items() if finding.at > now - RECHECK_INTERVAL_S
            }
            if user != NOBODY and key not in self._findings:
                self._findings[key] = Finding(now)  # before the request, so that a cancelled check is not repeated
                self._findings[key] = Finding(now, await self._ask_presence(guild, user))
                await self._remove_departed(key)
            return key in self._findings and self._findings[key].presence is Presence.GONE

    async def drain(self) -> None:
        """Wait until no check is pending."""
        while self._worker is not None:
            await asyncio.wait((self._worker,))

    async def close(self) -> None:
        """Cancel the check in progress and drop all pending ones."""
        self._closing = True
        self._queue.clear()
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    def _enqueue(self, table: Table, seats: Iterable[Seat]) -> None:
        if self._tables.absence.concerns(table) or not self._tables.is_owned(table):
            return
        users = (user_at(table, seat) for seat in seats)
        self._queue.update({(table.place.guild, user): None for user in users if user is not None})
        if self._queue and self._worker is None and not self._closing:
            self._worker = asyncio.get_running_loop().create_task(self._work(), name="membership")

    async def _work(self) -> None:
        try:
            while self._queue:
                guild, user = next(iter(self._queue))
                del self._queue[guild, user]
                await self._check_departure_safely(guild, user)
        finally:
            self._worker = None

    async def _check_departure_safely(self, guild: int, user: int) -> None:
        """Check a user; a failure does not stop the other checks."""
        try:
            await self.check_departure(guild, user)
        except StorageFailed as error:
            _log.warning("storage.failed", during="membership", reason=str(error))
        except Exception:  # noqa: BLE001 - one failure must not stop the other checks
            _log.exception("membership.check_failed")

    async def _ask_presence(self, guild: int, user: int) -> Presence:
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT_S):
                await self._sender.find_member(guild, user)
        except discord.NotFound as error:
            return Presence.GONE if error.code in NO_MEMBER_CODES else Presence.NOT_KNOWN
        except REQUEST_ERRORS:
            _log.info("membership.request_failed", guild=guild)
            return Presence.NOT_KNOWN
        return Presence.HERE

    async def _remove_departed(self, key: tuple[int, int]) -> None:
        if self._findings[key].presence is not Presence.GONE:
            return
        guild, user = key
        _log.info("membership.user_left", guild=guild)
        _log.debug("membership.user_left", user=user)  # user ids only in debug logs
        try:
            await self._tables.person_left(guild, user)
            await self._note_departure(guild, user)
        except StorageFailed:
            del self._findings[key]
            raise

    def _cannot_be_called(self, table: Table, seat: Seat) -> bool:
        """Return whether the seat is active without a deadline and its player's direct messages are closed."""
        user, clock = user_at(table, seat), table.seats[seat].clock
        endless = clock.since is not None and clock.due is None
        return endless and user is not None and self._preferences.person(user).dm_closed
