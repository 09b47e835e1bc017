"""Membership: is somebody still on the server of their table? Asks Discord for that one person, and only with a reason.

Answers for noticing that a person is gone without a privileged intent, and for asking about nobody more often than
once an hour on a server. A running game gives a reason, by what is pure here: they let a deadline pass, or for three
days a turn that has none; others vote to replace them, or wait for their vote to end the game; they are the last person
at a table that the others have left. So do closed direct messages, and that somebody else wants what they alone may do
as the host. A failure says nothing and changes nothing; what it comes to that they are gone is decided by the tables.
Remembers in the process only whom it has asked about.
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
from bot.table.seats import WAITED
from bot.table.store import StorageFailed
from bot.transport.refusals import TROUBLES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.preferences.preferences import Preferences
    from bot.system.clock import Clock, Timers
    from bot.table.model import Table
    from bot.table.service import Tables
    from bot.transport.sender import Sender


class Reasons(Struct, frozen=True):
    """What there is at a running game at one time; what was there before is no reason any more."""

    missed: tuple[int, ...] = ()
    """Deadlines missed in a row, by seat."""
    waited: frozenset[tuple[Seat, float]] = frozenset()
    """For whom the table has waited long without a deadline, and since when."""
    votes: frozenset[Seat] = frozenset()
    """Who wants to end the game."""
    replacing: frozenset[Seat] = frozenset()
    """Whom others want to replace."""
    alone: frozenset[Seat] = frozenset()
    """Who is the only person left while others' seats are open."""


def reasons(table: Table, now: float) -> Reasons:
    """Return what of a running game makes one wonder whether somebody is still there."""
    return Reasons(
        missed=tuple(state.missed for state in table.seats),
        waited=frozenset((seat, since) for seat, since in _endless(table) if since + WAITED <= now),
        votes=table.votes,
        replacing=table.where(lambda state: bool(state.replace_votes)),
        alone=table.people if table.open and len(table.people) == 1 else frozenset(),
    )


def wanted(table: Table, now: Reasons, before: Reasons) -> tuple[Seat, ...]:
    """Return about whom to ask by what is `now` and was not `before`, in the order of play."""
    counted = before.missed or (0,) * len(table.seats)
    late = {seat for seat in table.people if now.missed[seat] > counted[seat]}
    late |= {seat for seat, _ in now.waited - before.waited}
    voting = table.people - now.votes if now.votes - before.votes else frozenset[Seat]()
    return tuple(sorted(late | voting | (now.replacing - before.replacing) | (now.alone - before.alone)))


def next_reason(table: Table, now: float) -> float | None:
    """Return when a turn without a deadline will next have lasted too long (Unix seconds), None: as it is, never."""
    return min((at for _, since in _endless(table) if (at := since + WAITED) > now), default=None)


def _endless(table: Table) -> Iterator[tuple[Seat, float]]:
    """Yield for whom the table waits as long as they like, and since when."""
    for seat in table.people if len(table.people) > 1 else ():
        clock = table.seats[seat].clock
        if clock.since is not None and clock.due is None:
            yield seat, clock.since


AGAIN = 3600.0
"""Seconds for which nobody is asked about anew on a server."""
PATIENCE = 10.0
"""Seconds that an answer may take: somebody may be waiting for it."""
UNKNOWN = (10007, 10013)
"""Discord's codes for somebody who is no member, and for an account that is no more."""

_log = structlog.stdlib.get_logger(__name__)


class Presence(Enum):
    """What Discord says of somebody on a server."""

    HERE = auto()
    GONE = auto()
    NOT_KNOWN = auto()


class Finding(Struct, frozen=True):
    """What came of asking about somebody."""

    at: float
    """When they were asked about, on the steady clock."""
    presence: Presence = Presence.NOT_KNOWN


class Membership:
    """Asks one after the other about those for whom there is a reason. Belongs to one event loop."""

    def __init__(self, sender: Sender, tables: Tables, people: Preferences, clock: Clock, timers: Timers) -> None:
        self._timers = timers
        self._sender = sender
        self._tables = tables
        self._people = people
        self._clock = clock
        self._answers: dict[tuple[int, int], Finding] = {}
        self._known: dict[int, Reasons] = {}
        self._wanted: dict[tuple[int, int], None] = {}
        self._worker: asyncio.Task[None] | None = None
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        self._closing = False

    def start(self) -> None:
        """Take up what a crash may have left between an answer and what it came to."""
        for table in self._tables.running():
            self.changed(table)
            self._want(table, (seat for seat in table.people if self._cannot_be_called(table, seat)))

    def changed(self, table: Table) -> None:
        """Note a committed change, by which there may be a reason to ask about somebody. Cheap."""
        before, name, now = self._known.pop(table.id, Reasons()), ("membership", table.id), self._clock.now()
        self._timers.cancel(name)
        if table.status is not Status.RUNNING or self._closing:
            return
        self._known[table.id] = reasons(table, now)
        self._want(table, wanted(table, self._known[table.id], before))
        if (at := next_reason(table, now)) is not None:
            self._timers.set(name, at - now, lambda: self._waited(table.id))

    def _waited(self, table_id: int) -> None:
        """Note that a table has waited long for somebody without a deadline."""
        with suppress(Refused):
            self.changed(self._tables.get(table_id))

    def unreachable(self, user: int) -> None:
        """Note that somebody's direct messages are closed: they may have left, or be no more."""
        for table in self._tables.unfinished():
            self._want(table, (seat for seat in (table.seat_of(user),) if seat is not None))

    async def look_for(self, guild: int, user: int) -> bool:
        """Ask about somebody, unless that was done within the hour; say whether they were last found to be gone.

        Then every table there goes on without them. Raises `StorageFailed` when that could not be saved: it is asked
        again at the next reason.
        """
        key = (guild, user)
        async with self._locks.setdefault(key, asyncio.Lock()):
            now = self._clock.monotonic()
            self._answers = {each: one for each, one in self._answers.items() if one.at > now - AGAIN}
            if user != NOBODY and key not in self._answers:
                self._answers[key] = Finding(now)  # also if what follows is stopped: nobody is asked about twice
                self._answers[key] = Finding(now, await self._presence(guild, user))
                await self._let_go(key)
            return key in self._answers and self._answers[key].presence is Presence.GONE

    async def drain(self) -> None:
        """Wait until nobody is asked about any more."""
        while self._worker is not None:
            await asyncio.wait((self._worker,))

    async def close(self) -> None:
        """Ask about nobody more; what is under way is given up."""
        self._closing = True
        self._wanted.clear()
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    def _want(self, table: Table, seats: Iterable[Seat]) -> None:
        if self._tables.absence.concerns(table):
            return
        users = (user_at(table, seat) for seat in seats)
        self._wanted.update({(table.place.guild, user): None for user in users if user is not None})
        if self._wanted and self._worker is None and not self._closing:
            self._worker = asyncio.get_running_loop().create_task(self._work(), name="membership")

    async def _work(self) -> None:
        try:
            while self._wanted:
                guild, user = next(iter(self._wanted))
                del self._wanted[guild, user]
                await self._guarded(guild, user)
        finally:
            self._worker = None

    async def _guarded(self, guild: int, user: int) -> None:
        """Nothing that goes wrong with one may keep the others from being asked about."""
        try:
            await self.look_for(guild, user)
        except StorageFailed as error:
            _log.warning("storage failed", during="membership", reason=str(error))
        except Exception:  # noqa: BLE001 - one fault must not end the asking
            _log.exception("cannot look for somebody")

    async def _presence(self, guild: int, user: int) -> Presence:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._sender.find_member(guild, user)
        except discord.NotFound as error:
            return Presence.GONE if error.code in UNKNOWN else Presence.NOT_KNOWN
        except TROUBLES:
            _log.info("cannot ask for a member", guild=guild)
            return Presence.NOT_KNOWN
        return Presence.HERE

    async def _let_go(self, key: tuple[int, int]) -> None:
        if self._answers[key].presence is not Presence.GONE:
            return
        guild, user = key
        _log.info("somebody is gone", guild=guild)
        _log.debug("gone", user=user)
        try:
            await self._tables.person_left(guild, user)
        except StorageFailed:
            del self._answers[key]
            raise

    def _cannot_be_called(self, table: Table, seat: Seat) -> bool:
        """Whether the table waits without end for somebody who takes no direct messages: no deadline will tell."""
        user, clock = user_at(table, seat), table.seats[seat].clock
        endless = clock.since is not None and clock.due is None
        return endless and user is not None and self._people.person(user).dm_closed
