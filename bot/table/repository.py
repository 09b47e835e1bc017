"""The tables in memory and the way into the store: decide, save, remember, notify, one change of a table at a time.

Never remembers what was not saved nor notifies of it, nor of what nobody may notice: whoever is notified could come
back to what is publicly due just then. Decides nothing itself. An index is kept up with every change, so that no
question goes through all tables; what a table has to do with whom is decided there alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import msgspec
import structlog

from bot.game.contract import Refused
from bot.system.clock import Agenda
from bot.system.log import log_context
from bot.table import deadlines, reliability
from bot.table.game_end import game_end
from bot.table.model import Status, Table, users_around
from bot.table.store import Change, Conflict, Repeated

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.system.clock import Clock
    from bot.table.decisions import Decision
    from bot.table.game_end import GameEnd
    from bot.table.quiet_hours import QuietOf
    from bot.table.store import Store

_log = structlog.stdlib.get_logger(__name__)

Prepare = Callable[[Iterable[Table], Iterable[int]], Awaitable[None]]
"""Reads what decisions ask of the users and servers of these tables, and of these further users."""


async def nothing_to_prepare(_tables: Iterable[Table], _users: Iterable[int]) -> None:
    """Read nothing."""


ATTEMPTS = 16
"""How often a change is decided anew because another process was quicker, before it is given up."""


class Repository:
    """Every table that is not over or lately ended, as it was last saved."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        notify: Callable[[Table], None],
        saw: Callable[[Table, Decision], None] = lambda _before, _decision: None,
        *,
        prepare: Prepare = nothing_to_prepare,
        note_end: Callable[[GameEnd], None] = lambda _end: None,
    ) -> None:
        """Take in where tables are kept; `saw` is shown every change once it is saved, and the table before it.

        `prepare` is awaited before a table that was read, or that a decision made, is taken in. `note_end` is called
        once for every game that ends, after that is saved and `notify` was called.
        """
        self._saw = saw
        self.prepare = prepare
        self._note_end = note_end
        self.store = store
        self.clock = clock
        self.notify = notify
        self.last_commit: float | None = None
        """When a change was last saved, Unix seconds; None: not since the start."""
        self.index = Index()
        """The tables by what is asked of them."""
        self._tables: dict[int, Table] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._tables)

    def __iter__(self) -> Iterator[Table]:
        """Go through all tables in memory, oldest first: nothing for every change, nor for every press."""
        return iter(sorted(self._tables.values(), key=lambda table: table.id))

    def of(self, key: Key) -> Iterator[Table]:
        """Go through the tables that a key of the index stands for, oldest first."""
        return (self._tables[table_id] for table_id in self.index.of(key))

    def get(self, table_id: int) -> Table | None:
        """Return a table if it is in memory."""
        return self._tables.get(table_id)

    def remember(self, tables: Iterable[Table]) -> None:
        """Take in tables as they were read; what is newer in memory stays."""
        for table in tables:
            known = self._tables.get(table.id)
            if known is None or known.version < table.version:
                self._tables[table.id] = table
                self.index.put(table)

    def forget(self, table_ids: Iterable[int]) -> None:
        """Leave tables to the store alone."""
        for table_id in table_ids:
            self._tables.pop(table_id, None)
            self.index.drop(table_id)

    async def read_again(self, table_ids: Iterable[int]) -> None:
        """Read tables anew that were changed in the store without a new version: what is in memory goes."""
        for table_id in list(table_ids):
            async with self.lock(table_id):
                found = await self.store.load(table_id)
                table = found if isinstance(found, Table) or found is None else found.stub
                if table is not None:
                    await self.prepare((table,), ())
                self.forget((table_id,))
                self.remember(() if table is None else (table,))

    async def find(self, table_id: int) -> Table:
        """Return a table from memory or else from the store; refuse when there is none."""
        known = self._tables.get(table_id)
        return known if known is not None else await self._read(table_id)

    async def change(
        self, table_id: int, key: str, decide: Callable[[Table], Decision | None], *, by: int | None
    ) -> Table:
        """Decide on a table as it is now, commit that and return the table; a decision of None leaves all as it is.

        Raises what `decide` raises and what `Store.save` does. When another process was quicker the table is
        read and decided upon again.
        """
        async with self.lock(table_id):
            table = await self.find(table_id)
            if by is not None:
                await self.prepare((), (by,))
            for _ in range(ATTEMPTS):
                decision = await self._decided(decide, table, key)
                if decision is None:
                    return table
                try:
                    return await self.commit(decision, key, by=by)
                except Conflict:
                    table = await self._read(table_id)
                except Repeated:
                    await self._read(table_id)  # it may have been another process that did it
                    raise
        raise Conflict

    async def commit(self, decision: Decision, key: str, *, by: int | None) -> Table:
        """Save a decision as the table's next version, then remember it and notify; the lock is the caller's.

        Whoever asked may give up waiting; what was begun is finished, so that memory never lags behind.
        """
        table = _next(decision, by, self.clock.now())
        await self.prepare((table,), ())
        change = Change(msgspec.structs.replace(decision, table=table), key, by)
        await asyncio.shield(asyncio.ensure_future(self._save(change)))
        return table

    async def shift(self, now: float, seconds: float, quiet: QuietOf) -> None:
        """Record being alive and move every running clock by so many seconds, in the store and here.

        No table changes meanwhile: a change decided before must not save the times of before.
        """
        async with AsyncExitStack() as held:
            for table_id in sorted(self._tables):
                await held.enter_async_context(self.lock(table_id))
            before = [table for table in self._tables.values() if not table.over]
            after = [deadlines.shifted(table, seconds, now, quiet) for table in before]
            await self.store.beat(now, seconds, after)
            for table in after:
                self._tables[table.id] = table
                self.index.put(table)

    def lock(self, table_id: int) -> asyncio.Lock:
        """Return the lock of a table; it exists as long as somebody holds it."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _save(self, change: Change) -> None:
        await self.store.save(change)
        table = change.decision.table
        self.last_commit = table.changed
        before = self._tables.get(table.id)
        self.remember((table,))
        if before is not None:
            self._saw(before, change.decision)
        with log_context(table=table.id):
            _log.info("changed", kind=change.decision.kind.value, version=table.version)
        if not change.decision.kind.is_private:
            self.notify(table)
        end = game_end(change)
        if end is not None:
            self._note_end(end)

    async def _decided(self, decide: Callable[[Table], Decision | None], table: Table, key: str) -> Decision | None:
        """A repeated call is usually refused because its first time changed the table: that is no refusal."""
        try:
            return decide(table)
        except Refused:
            earlier = await self.store.seen(key)
            if earlier is not None:
                raise Repeated(earlier) from None
            raise

    async def _read(self, table_id: int) -> Table:
        found = await self.store.load(table_id)
        if found is None:
            raise Refused("no-such-table")
        table = found if isinstance(found, Table) else found.stub
        if table is None:
            raise Refused("table-broken")
        await self.prepare((table,), ())
        if not table.over or table_id in self._tables:
            self.remember((table,))
        return table


def _next(decision: Decision, by: int | None, now: float) -> Table:
    """The table as a decision leaves it, in its next version."""
    table, private = decision.table, decision.kind.is_private
    if table.status is Status.RUNNING:
        table = reliability.heard(table, by, now)
    if table.over:
        table = msgspec.structs.replace(table, forgotten=())
    version = table.version + 1
    return msgspec.structs.replace(
        table,
        version=version,
        changed=now,
        private_changes=table.private_changes + private,
        last_public_version=table.last_public_version if private else version,
    )


Key = tuple[str, int]


def by_person(user: int) -> Key:
    """The tables not yet over at which somebody sits, of which they are the host, or to which they are invited."""
    return "person", user


def by_channel(number: int) -> Key:
    """The tables not yet over in a channel or thread."""
    return "channel", number


def by_thread(number: int) -> Key:
    """The tables that a thread belongs to, those that were lately over too."""
    return "thread", number


def by_server(guild: int) -> Key:
    """The tables of a server, those that were lately over too."""
    return "server", guild


def by_acquaintance(user: int) -> Key:
    """The tables that a user has, or had, anything to do with, those that were lately over too."""
    return "acquaintance", user


def _keys(table: Table) -> Iterator[Key]:
    place = table.place
    yield by_server(place.guild)
    yield from map(by_acquaintance, users_around(table))
    if place.thread is not None:
        yield by_thread(place.thread)
    if table.over:
        return
    yield by_channel(place.channel)
    if place.thread is not None:
        yield by_channel(place.thread)
    yield by_person(table.host)
    yield from (by_person(state.user) for state in table.seats if state.user is not None)
    yield from (by_person(user) for user in table.invited)


class Index:
    """Which tables have to do with whom, where they stand, and when time next does something to them."""

    def __init__(self) -> None:
        self._tables: dict[Key, set[int]] = {}
        self._keys: dict[int, frozenset[Key]] = {}
        self.events: Agenda[int] = Agenda()
        """When the passing of time next does something to a table, Unix seconds."""
        self.ends: Agenda[int] = Agenda()
        """When the tables that are over were last changed, Unix seconds."""

    def put(self, table: Table) -> None:
        """Take in a table as it is now."""
        self._enter(table.id, frozenset(_keys(table)))
        self.events.set(table.id, deadlines.next_event(table))
        self.ends.set(table.id, table.changed if table.over else None)

    def drop(self, table_id: int) -> None:
        """Forget a table; one that is not known is no error."""
        self._enter(table_id, frozenset())
        self.events.set(table_id, None)
        self.ends.set(table_id, None)

    def of(self, key: Key) -> Iterable[int]:
        """Return the numbers of the tables that a key stands for, the oldest first."""
        return sorted(self._tables.get(key, ()))

    def has(self, key: Key) -> bool:
        """Return whether a key stands for any table."""
        return key in self._tables

    def _enter(self, table_id: int, keys: frozenset[Key]) -> None:
        before = self._keys.pop(table_id, frozenset())
        if keys:
            self._keys[table_id] = keys
        for key in before - keys:
            entered = self._tables[key]
            entered.discard(table_id)
            if not entered:
                del self._tables[key]
        for key in keys - before:
            self._tables.setdefault(key, set()).add(table_id)
