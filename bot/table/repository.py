"""The repository: caches tables and changes them one at a time: decide, save, update the cache, notify.

Caches and announces only committed changes. Private changes are not announced, because an observer could infer them
from the timing. Decisions are made by the callers. The index is updated with every change, so that no query scans all
tables.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Protocol
from weakref import WeakValueDictionary

import msgspec
import structlog

from bot.game.contract import Refused
from bot.system.clock import Agenda
from bot.system.log import log_context
from bot.system.shards import Ownership
from bot.table import deadlines, reliability
from bot.table.game_end import game_end
from bot.table.model import Status, Table, users_around
from bot.table.store import Change, Conflict, Repeated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from bot.system.clock import Clock
    from bot.system.shards import ServerShare
    from bot.table.decisions import Decision
    from bot.table.game_end import GameEnd
    from bot.table.quiet_hours import QuietOf
    from bot.table.store import Store

_log = structlog.stdlib.get_logger(__name__)


class Prepare(Protocol):
    """Loads the data that decisions read: about the users and servers of tables, and about other users and servers."""

    async def __call__(self, tables: Iterable[Table], users: Iterable[int], guilds: Iterable[int] = (), /) -> None:
        """Load the data."""
        ...


async def nothing_to_prepare(_tables: Iterable[Table], _users: Iterable[int], _guilds: Iterable[int] = ()) -> None:
    """Load nothing."""


MAX_ATTEMPTS = 16
"""How often a change is decided again because another process was quicker, before `Conflict` is raised."""


class Repository:
    """An in-memory cache of unfinished and recently finished tables, as last saved."""

    def __init__(  # noqa: PLR0913 - the store and the functions that follow a change
        self,
        store: Store,
        clock: Clock,
        notify: Callable[[Table], None],
        on_saved: Callable[[Table, Decision], None] = lambda _before, _decision: None,
        *,
        prepare: Prepare = nothing_to_prepare,
        note_end: Callable[[GameEnd], None] = lambda _end: None,
        note_commit: Callable[[int], None] = lambda _table: None,
        ownership: Ownership | None = None,
    ) -> None:
        """Take the store and the functions that follow a change.

        `prepare` is awaited before a table that was read or decided enters memory. After a commit, in this order:
        `note_commit` gets the table's id, also when the store changed it without a new version; `on_saved` gets the
        previous table and the decision; `notify` gets the table, unless the change is private; `note_end` gets the end
        of a game, once per game. Only tables of `ownership` (None: all) have events in the index.
        """
        self.ownership = ownership or Ownership()
        self._note_commit = note_commit
        self._on_saved = on_saved
        self.prepare = prepare
        self._note_end = note_end
        self.store = store
        self.clock = clock
        self.notify = notify
        self.last_commit: float | None = None
        """The time of the last saved change, Unix seconds; None: there was none since the start."""
        self.index = Index(self.ownership.owns)
        """The index of the tables in memory."""
        self._tables: dict[int, Table] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._tables)

    def __iter__(self) -> Iterator[Table]:
        """Iterate over all tables in memory, oldest first. Slow: do not use it for every change or press."""
        return iter(sorted(self._tables.values(), key=lambda table: table.id))

    def of(self, key: Key) -> Iterator[Table]:
        """Iterate over the tables of an index key, oldest first."""
        return (self._tables[table_id] for table_id in self.index.of(key))

    def get(self, table_id: int) -> Table | None:
        """Return a table; None: it is not in memory."""
        return self._tables.get(table_id)

    def remember(self, tables: Iterable[Table]) -> None:
        """Cache tables that were read or saved; a newer version in memory stays."""
        for table in tables:
            cached = self._tables.get(table.id)
            if cached is None or cached.version < table.version:
                self._tables[table.id] = table
                self.index.put(table)

    def forget(self, table_ids: Iterable[int]) -> None:
        """Drop tables from memory; the store still has them."""
        for table_id in table_ids:
            self._tables.pop(table_id, None)
            self.index.drop(table_id)

    async def read_again(self, table_ids: Iterable[int]) -> None:
        """Reload tables that the store has changed without a new version, such as by `/me forget`."""
        for table_id in list(table_ids):
            async with self.lock(table_id):
                await self._reload(table_id)
            self._note_commit(table_id)

    async def refresh(self, table_id: int) -> None:
        """Reload a table that another process has changed or deleted; notify of a public change."""
        async with self.lock(table_id):
            before = self._tables.get(table_id)
            await self._reload(table_id)
        self._notify_of_change(before, self._tables.get(table_id))

    async def refresh_all(self, since: float) -> None:
        """Refresh every table whose version in the store is not the one in memory.

        `since` (Unix seconds): finished tables that changed earlier need not be in memory.
        """
        stored = await self.store.versions(since)
        in_memory = {table.id: table.version for table in self._tables.values()}
        unfinished = {table.id for table in self._tables.values() if not table.finished}
        for table_id in sorted(table_id for table_id in stored if stored[table_id] != in_memory.get(table_id)):
            await self.refresh(table_id)
        for table_id in sorted(unfinished - stored.keys()):
            await self.refresh(table_id)

    async def _reload(self, table_id: int) -> None:
        """Replace a table in memory by the stored one; the caller holds its lock."""
        loaded = await self.store.load(table_id)
        table = loaded if isinstance(loaded, Table) or loaded is None else loaded.stub
        if table is not None:
            await self.prepare((table,), ())
        self.forget((table_id,))
        self.remember(() if table is None else (table,))

    def _notify_of_change(self, before: Table | None, after: Table | None) -> None:
        """Notify of a table that another process has changed publicly."""
        if after is not None and (before is None or before.last_public_version < after.last_public_version):
            self.notify(after)

    async def find(self, table_id: int) -> Table:
        """Return a table from memory or the store. Raise `Refused` if it does not exist or cannot be read at all."""
        cached = self._tables.get(table_id)
        return cached if cached is not None else await self._read(table_id)

    async def change(
        self, table_id: int, key: str, decide: Callable[[Table], Decision | None], *, by: int | None
    ) -> Table:
        """Decide on the current table, commit the decision and return the new table.

        If `decide` returns None, nothing changes and the current table is returned. If another process was quicker, the
        table is reloaded and decided on again; after `MAX_ATTEMPTS` raise `Conflict`. Raise what `find`, `decide` and
        `Store.save` raise; a refusal of a key that was committed before becomes `Repeated`.
        """
        async with self.lock(table_id):
            table = await self.find(table_id)
            if not self.ownership.owns(table.place.guild):
                table = await self._read_changed(table)  # its bulletin may still be under way
            if by is not None:
                await self.prepare((), (by,))
            for _ in range(MAX_ATTEMPTS):
                decision = await self._decision(decide, table, key)
                if decision is None:
                    return table
                try:
                    return await self.commit(decision, key, by=by)
                except Conflict:
                    table = await self._read_changed(table)
                except Repeated:
                    await self._read_changed(table)  # another process may have committed the key
                    raise
        raise Conflict

    async def commit(self, decision: Decision, key: str, *, by: int | None) -> Table:
        """Save a decision as the table's next version, cache it and notify. The caller holds the table's lock.

        A cancelled caller does not cancel the save, so memory never lags behind the store. Raise what `Store.save`
        raises.
        """
        table = _next_version(decision, by, self.clock.now())
        await self.prepare((table,), ())
        change = Change(msgspec.structs.replace(decision, table=table), key, by)
        await asyncio.shield(asyncio.ensure_future(self._save(change)))
        return table

    async def commit_new(self, decide: Callable[[int], Decision], key: str, *, by: int | None) -> Table:
        """Commit the decision that `decide` makes about an unused table id, again if another process took the id.

        Raise `Conflict` after `MAX_ATTEMPTS`, and what `commit` and `decide` raise.
        """
        for _ in range(MAX_ATTEMPTS):
            try:
                return await self.commit(decide(await self.store.next_id()), key, by=by)
            except Conflict:
                continue
        raise Conflict

    async def shift(self, now: float, seconds: float, quiet: QuietOf, shares: Sequence[ServerShare]) -> None:
        """Record that `shares` have a running host, and move their running clocks by `seconds`, in store and memory.

        Holds the locks of all their tables: a change that was decided before must not save the old times afterwards.
        """
        tables = [t.id for t in self._tables.values() if any(share.covers(t.place.guild) for share in shares)]
        async with AsyncExitStack() as locks:
            for table_id in sorted(tables):
                await locks.enter_async_context(self.lock(table_id))
            old_tables = [table for table in map(self._tables.get, tables) if table is not None and not table.finished]
            new_tables = [deadlines.shift_clocks(table, seconds, now, quiet) for table in old_tables]
            await self.store.beat(now, seconds, new_tables, shares)
            for table in new_tables:
                self._tables[table.id] = table
                self.index.put(table)
                self._note_commit(table.id)

    def reindex(self) -> None:
        """Bring the events in the index up to date after a change of the ownership."""
        for table in self._tables.values():
            self.index.put(table)

    def lock(self, table_id: int) -> asyncio.Lock:
        """Return the lock of a table; it exists as long as a caller refers to it."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _save(self, change: Change) -> None:
        await self.store.save(change)
        table = change.decision.table
        self.last_commit = table.changed
        self._note_commit(table.id)
        before = self._tables.get(table.id)
        self.remember((table,))
        if before is not None:
            self._on_saved(before, change.decision)
        with log_context(table=table.id):
            _log.info("table.changed", kind=change.decision.kind.value, version=table.version)
        if not change.decision.kind.is_private:
            self.notify(table)
        end = game_end(change)
        if end is not None:
            self._note_end(end)

    async def _decision(self, decide: Callable[[Table], Decision | None], table: Table, key: str) -> Decision | None:
        """Return the decision; raise `Repeated` instead of a refusal if the key was committed before.

        A repeated call is usually refused because its first run has changed the table.
        """
        try:
            return decide(table)
        except Refused:
            changed_table = await self.store.table_of_key(key)
            if changed_table is not None:
                raise Repeated(changed_table) from None
            raise

    async def _read_changed(self, table: Table) -> Table:
        """Return the stored table, which another process may have changed; notify of a public change."""
        stored = await self._read(table.id)
        self._notify_of_change(table, stored)
        return stored

    async def _read(self, table_id: int) -> Table:
        loaded = await self.store.load(table_id)
        if loaded is None:
            raise Refused("no-such-table")
        table = loaded if isinstance(loaded, Table) else loaded.stub
        if table is None:
            raise Refused("table-broken")
        await self.prepare((table,), ())
        if not table.finished or table_id in self._tables:
            self.remember((table,))
        return table


def _next_version(decision: Decision, by: int | None, now: float) -> Table:
    """Return the table of a decision as its next version."""
    table, private = decision.table, decision.kind.is_private
    if table.status is Status.RUNNING:
        table = reliability.with_silences(table, by, now)
    if table.finished:
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
    """Return the key of the unfinished tables at which a user has a seat, is the host or is invited."""
    return "person", user


def by_channel(number: int) -> Key:
    """Return the key of the unfinished tables in a channel or thread."""
    return "channel", number


def by_thread(number: int) -> Key:
    """Return the key of a thread's tables, recently finished ones included."""
    return "thread", number


def by_server(guild: int) -> Key:
    """Return the key of a server's tables, recently finished ones included."""
    return "server", guild


def by_acquaintance(user: int) -> Key:
    """Return the key of the tables with a user in `users_around`, recently finished ones included."""
    return "acquaintance", user


def _keys(table: Table) -> Iterator[Key]:
    place = table.place
    yield by_server(place.guild)
    yield from map(by_acquaintance, users_around(table))
    if place.thread is not None:
        yield by_thread(place.thread)
    if table.finished:
        return
    yield by_channel(place.channel)
    if place.thread is not None:
        yield by_channel(place.thread)
    yield by_person(table.host)
    yield from (by_person(state.user) for state in table.seats if state.user is not None)
    yield from (by_person(user) for user in table.invited)


class Index:
    """An index of the tables by user, channel, thread and server, and by the time of their next event."""

    def __init__(self, owns: Callable[[int], bool]) -> None:
        """`owns` returns whether a server belongs to this process; only the tables there have events here."""
        self._owns = owns
        self._tables: dict[Key, set[int]] = {}
        self._keys: dict[int, frozenset[Key]] = {}
        self.events: Agenda[int] = Agenda()
        """When the passing of time next changes each table, Unix seconds."""
        self.ends: Agenda[int] = Agenda()
        """When each finished table was last changed, Unix seconds."""

    def put(self, table: Table) -> None:
        """Add or update a table."""
        self._set_keys(table.id, frozenset(_keys(table)))
        self.events.set(table.id, deadlines.next_event(table) if self._owns(table.place.guild) else None)
        self.ends.set(table.id, table.changed if table.finished else None)

    def drop(self, table_id: int) -> None:
        """Remove a table, if it is there."""
        self._set_keys(table_id, frozenset())
        self.events.set(table_id, None)
        self.ends.set(table_id, None)

    def of(self, key: Key) -> Iterable[int]:
        """Return the ids of a key's tables, oldest first."""
        return sorted(self._tables.get(key, ()))

    def has(self, key: Key) -> bool:
        """Return whether a key has any table."""
        return key in self._tables

    def _set_keys(self, table_id: int, keys: frozenset[Key]) -> None:
        old_keys = self._keys.pop(table_id, frozenset())
        if keys:
            self._keys[table_id] = keys
        for key in old_keys - keys:
            table_ids = self._tables[key]
            table_ids.discard(table_id)
            if not table_ids:
                del self._tables[key]
        for key in keys - old_keys:
            self._tables.setdefault(key, set()).add(table_id)
