"""An in-memory cache of users' and servers' settings: filled by id on demand, written through, bounded.

Decisions about tables read settings synchronously, so the settings must be fetched before: those of a table's users and
server when the table is read or changed, those of an interaction's user and server when it arrives. The cache keeps all
users of open tables, and as many other users as its limit allows.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from msgspec.structs import replace

from bot.preferences import blocks
from bot.preferences.settings import PersonSettings, ServerSettings, with_files, without_user
from bot.preferences.store import SettingsConflict, StoredPerson
from bot.table.model import users_around
from bot.table.quiet_hours import QuietHours
from bot.table.reliability import EndedTurn, Reliability, reliability, turn_sign, with_turns
from bot.table.store import Conflict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from bot.preferences.settings import Topic
    from bot.preferences.store import PreferenceStore
    from bot.table.house_rules import HouseRules
    from bot.table.model import Table

T = TypeVar("T")

PEOPLE_LIMIT = 10_000
"""Users in the cache in addition to those of open tables; about 1 kB each."""
SERVER_LIMIT = 500
"""Servers in the cache in addition to those with tables in memory; a server's own files can have 100 kB."""
MAX_ATTEMPTS = 16
"""The number of attempts at a change that other processes overtake, before `Conflict` is raised."""
BATCH_SIZE = 500
"""The number of rows read with one statement."""


class _SavePerson(Protocol):
    """Saves changed settings of a user, as `PreferenceStore.save_person` does."""

    async def __call__(self, settings: PersonSettings, /, *, before: PersonSettings) -> bool:
        """Return whether the settings were written; raise `SettingsConflict`."""
        ...


class NotFetchedError(LookupError):
    """The settings of a user or server were read before they were fetched: a fault of the caller."""


class _Cache(Generic[T]):
    """Values by id: a least-recently-used cache in which pinned values (`is_pinned`) do not count towards the limit.

    Pinned and removable values are stored apart. A key is moved to the right part whenever it is used. An unused key is
    moved when it would be dropped, and a few pinned keys are checked at each `shrink`. So the cost of a new value does
    not grow with the number of pinned values.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self.is_pinned: Callable[[int], bool] = lambda _key: False
        """Return whether the value of a key is pinned: never dropped."""
        self._removable: OrderedDict[int, T] = OrderedDict()
        """The removable values, least recently used first."""
        self._pinned: OrderedDict[int, T] = OrderedDict()
        """The values that were pinned when last checked, the one checked longest ago first."""

    def keys(self) -> tuple[int, ...]:
        """Return all ids."""
        return (*self._pinned, *self._removable)

    def peek(self, key: int) -> T | None:
        """Return a value without marking it as used; None: it is missing."""
        return self._pinned.get(key, self._removable.get(key))

    def get(self, key: int) -> T:
        """Return a value and mark it as used; raise `NotFetchedError` if it is missing."""
        value = self.peek(key)
        if value is None:
            raise NotFetchedError(key)
        self.put(key, value)
        return value

    def put(self, key: int, value: T) -> None:
        """Add or replace a value."""
        self._removable.pop(key, None)
        self._pinned.pop(key, None)
        (self._pinned if self.is_pinned(key) else self._removable)[key] = value

    def shrink(self, keep: frozenset[int]) -> None:
        """Drop removable values beyond the limit, except those in `keep`; check each at most once."""
        for key in list(islice(self._pinned, len(keep) + 1)):
            self.put(key, self._pinned[key])
        for key in list(islice(self._removable, max(0, len(self._removable) - self._limit))):
            if key in keep or self.is_pinned(key):
                self.put(key, self._removable[key])
            else:
                del self._removable[key]


class Preferences:
    """The cached settings: read from memory, saved to the store before a change shows in memory.

    Every method that is not async and reads settings raises `NotFetchedError` unless they were fetched before. Every
    async method raises `bot.table.store.StorageFailed` if the store fails.
    """

    def __init__(
        self,
        store: PreferenceStore,
        *,
        key: bytes = b"",
        people_limit: int = PEOPLE_LIMIT,
        server_limit: int = SERVER_LIMIT,
    ) -> None:
        """`key` is the bot's own, for the digests of blocked users."""
        self._key = key
        self._store = store
        self._people: _Cache[StoredPerson] = _Cache(people_limit)
        self._servers: _Cache[ServerSettings] = _Cache(server_limit)
        self._saving = asyncio.Lock()
        self._unsaved_turns: dict[int, str] = {}
        """The signs of the turns that are not saved yet, by user id."""
        self.subscription_changes = 0
        """The number of changes of subscriptions since the start of the bot."""
        self.server_changed: Callable[[ServerSettings], None] = lambda _settings: None
        """Called with a server's settings after each change."""
        self.note_person: Callable[[int], None] = lambda _user: None
        self.note_server: Callable[[int], None] = lambda _guild: None
        """Called with the user or server whose settings this process has changed in the store."""

    def pin_while(self, user_stays: Callable[[int], bool], server_stays: Callable[[int], bool]) -> None:
        """Pin the users and the servers for which the function returns True: never drop them from memory."""
        self._people.is_pinned, self._servers.is_pinned = user_stays, server_stays

    async def prepare(self, tables: Iterable[Table], users: Iterable[int], guilds: Iterable[int] = ()) -> None:
        """Fetch the settings of `users` and `guilds`, of the tables' users (`users_around`), and of their servers."""
        table_list = list(tables)
        table_users = frozenset(user for table in table_list for user in users_around(table))
        await self.fetch(table_users.union(users), {table.place.guild for table in table_list}.union(guilds))

    async def fetch(self, users: Iterable[int] = (), guilds: Iterable[int] = ()) -> None:
        """Load the settings of these users and servers unless in memory; raise `StorageFailed` if that fails."""
        user_ids, server_ids = frozenset(users), frozenset(guilds)
        missing_users = sorted(user for user in user_ids if self._people.peek(user) is None)
        missing_servers = sorted(guild for guild in server_ids if self._servers.peek(guild) is None)
        if missing_users:
            await self._read_people(missing_users)
            self._people.shrink(user_ids)
        if missing_servers:
            await self._read_servers(missing_servers)
            self._servers.shrink(server_ids)

    async def refresh_person(self, user: int) -> None:
        """Reload a user in memory whose settings another process has changed."""
        async with self._saving:
            if self._people.peek(user) is not None:
                await self._read_people([user])
        self.subscription_changes += 1

    async def refresh_server(self, guild: int) -> None:
        """Reload a server in memory whose settings another process has changed."""
        async with self._saving:
            if self._servers.peek(guild) is None:
                return
            await self._reload_servers([guild])
        self.server_changed(self.server(guild))

    async def refresh_all(self) -> None:
        """Reload all users and servers in memory: other processes, or downtime, have changed them in the store."""
        async with self._saving:
            await self._read_people(self._people.keys())
            await self._reload_servers(self._servers.keys())
        self.subscription_changes += 1

    async def _reload_servers(self, guilds: Sequence[int]) -> None:
        for batch in _batches(guilds):
            stored = await self._store.servers(batch)
            for guild in batch:
                self._servers.put(guild, stored.get(guild) or ServerSettings(guild))

    async def _read_people(self, users: Sequence[int]) -> None:
        for batch in _batches(users):
            before = {user: self._people.peek(user) for user in batch}
            stored = await self._store.people(batch)
            for user, previous in before.items():
                if self._people.peek(user) is previous:  # else the user was changed or deleted during the read
                    self._remember(stored.get(user) or StoredPerson(PersonSettings(user), None))

    async def _read_servers(self, guilds: Sequence[int]) -> None:
        for batch in _batches(guilds):
            stored = await self._store.servers(batch)
            for guild in batch:
                if self._servers.peek(guild) is None:
                    self._servers.put(guild, stored.get(guild) or ServerSettings(guild))

    def person(self, user: int) -> PersonSettings:
        """Return a user's settings, or the defaults; raise `NotFetchedError`."""
        return self._people.get(user).settings

    def quiet_hours(self, user: int) -> QuietHours | None:
        """Return a user's quiet hours; None: there are none. Raise `NotFetchedError`."""
        settings = self.person(user)
        has_none = settings.quiet_from is None or settings.quiet_to is None or settings.quiet_from == settings.quiet_to
        return None if has_none else QuietHours(settings.quiet_from or 0, settings.quiet_to or 0, settings.zone)

    def locale(self, user: int) -> str | None:
        """Return the last known locale of a user's Discord client; None: unknown. Raise `NotFetchedError`."""
        return self._people.get(user).locale

    def server(self, guild: int) -> ServerSettings:
        """Return a server's settings, or the defaults; raise `NotFetchedError`."""
        return self._servers.get(guild)

    def files(self, guild: int, game: str) -> dict[str, str]:
        """Return the texts of a server's own files for a game, by option name; raise `NotFetchedError`."""
        return {file.option: file.text for file in self.server(guild).files if file.game == game}

    def trial_result(self, guild: int, game: str, option: str) -> int | None:
        """Return the trial result of a server's own file; None: no result yet, or no file. Raise `NotFetchedError`."""
        return next(
            (file.found for file in self.server(guild).files if (file.game, file.option) == (game, option)), None
        )

    async def hidden_people(self, users: Iterable[int]) -> frozenset[int]:
        """Return which of these users hide their profile: no other user may read about them in results or ratings."""
        user_ids = frozenset(users)
        await self.fetch(user_ids)
        return frozenset(user for user in user_ids if self.person(user).hides_profile)

    async def subscribers(self, *topics: Topic) -> list[PersonSettings]:
        """Return the settings of all users with a subscription to one of these topics, by ascending id."""
        users = await self._store.subscribers(topics)
        await self.fetch(users)
        return [self.person(user) for user in users]

    async def subscribed_tables(self) -> frozenset[int]:
        """Return the ids of all followed tables, and of all tables whose free seat a user is to be notified of."""
        return await self._store.subscribed_tables()

    async def update(
        self, user: int, change: Callable[[PersonSettings], PersonSettings], *, new: bool = False
    ) -> PersonSettings:
        """Apply `change` to a user's settings, save them and return the present settings. Changes run one at a time.

        Unless `new`, write nothing for a user without a stored row, who may just have been deleted.
        """
        save = partial(self._store.save_person, new=new)
        return await self._update_person(user, change, save)

    async def _update_person(
        self, user: int, change: Callable[[PersonSettings], PersonSettings], save: _SavePerson
    ) -> PersonSettings:
        """Apply `change` to a user's settings; again if another process has changed them meanwhile."""
        async with self._saving:
            await self.fetch([user])
            for _ in range(MAX_ATTEMPTS):
                before = self.person(user)
                after = change(before)
                if after == before:
                    return before
                try:
                    if await save(after, before=before):
                        self._remember_saved(after)
                        subscriptions = after.wishes, after.followings
                        self.subscription_changes += subscriptions != (before.wishes, before.followings)
                        self.note_person(user)
                    return self.person(user)
                except SettingsConflict:
                    await self._read_people([user])
        raise Conflict

    def _remember_saved(self, settings: PersonSettings) -> None:
        """Put saved settings into memory, with the turns that were counted meanwhile."""
        person = self._people.get(settings.user)
        self._people.put(settings.user, person._replace(settings=replace(settings, turns=person.settings.turns)))

    def _remember(self, person: StoredPerson) -> None:
        """Put a user into memory as stored, but with turns that were counted and not saved yet."""
        settings = person.settings
        turns = with_turns(settings.turns, self._unsaved_turns.get(settings.user, ""))
        self._people.put(settings.user, person._replace(settings=replace(settings, turns=turns)))

    def note_turn(self, turn: EndedTurn) -> None:
        """Count an ended turn of a user; the next `save_turns` saves it. Raise `NotFetchedError`."""
        person, sign = self._people.get(turn.user), turn_sign(in_time=turn.in_time)
        self._unsaved_turns[turn.user] = self._unsaved_turns.get(turn.user, "") + sign
        turns = with_turns(person.settings.turns, sign)
        self._people.put(turn.user, person._replace(settings=replace(person.settings, turns=turns)))

    def reliability(self, user: int) -> Reliability | None:
        """Return how many of a user's last turns were in time; None: too few turns. Raise `NotFetchedError`."""
        return reliability(self.person(user).turns)

    async def save_turns(self) -> None:
        """Save the turns counted since the last call, in one statement; raise `StorageFailed` if that fails."""
        if not (later := dict(self._unsaved_turns)):
            return
        await self._store.save_turns(later)
        for user, signs in later.items():
            if rest := self._unsaved_turns.pop(user, "")[len(signs) :]:  # counted while the others were saved
                self._unsaved_turns[user] = rest

    async def close_messages(self, user: int, table: int) -> None:
        """Record that Discord refuses direct messages to a user of a table.

        Write nothing for a user who no longer belongs to the table: the user may just have been deleted.
        """
        save = partial(self._store.close_messages, table=table)
        await self._update_person(user, lambda settings: replace(settings, dm_closed=True), save)

    async def note_locale(self, user: int, locale: str) -> None:
        """Record the locale of a user's Discord client; write it only if it has changed."""
        await self.fetch([user])
        if self.locale(user) != locale:
            await self._store.save_locale(user, locale)
            self._people.put(user, self._people.get(user)._replace(locale=locale))
            self.note_person(user)

    def forget(self, user: int) -> None:
        """Drop a deleted user from memory; the store has deleted the user already."""
        self._unsaved_turns.pop(user, None)
        self._people.put(user, StoredPerson(PersonSettings(user), None))

    async def update_server(
        self, guild: int, change: Callable[[ServerSettings], ServerSettings], *, overwriting: bool = False
    ) -> ServerSettings:
        """Apply `change` to a server's settings, save them and return them. Changes run one at a time.

        `overwriting`: erase the earlier settings from the file.
        """
        async with self._saving:
            await self.fetch(guilds=[guild])
            for _ in range(MAX_ATTEMPTS):
                before = self.server(guild)
                after = change(before)
                if after == before:
                    return before
                try:
                    await self._store.save_server(after, before=before, overwriting=overwriting)
                except SettingsConflict:
                    await self._reload_servers([guild])
                    continue
                self._servers.put(guild, after)
                self.note_server(guild)
                self.server_changed(after)
                return after
        raise Conflict

    def house_rules(self, guild: int) -> HouseRules:
        """Return the limits of a server; raise `NotFetchedError`."""
        return self.server(guild).rules

    def block_digest(self, guild: int, user: int) -> str:
        """Return the digest by which a block on a server names a user."""
        return blocks.digest_of(guild, user, self._key)

    def is_blocked(self, guild: int, user: int) -> bool:
        """Return whether a user may not open or join tables on a server; raise `NotFetchedError`."""
        server_blocks = self.server(guild).blocks
        return bool(server_blocks) and blocks.contains(server_blocks, self.block_digest(guild, user))

    async def servers_with_journal(self) -> list[int]:
        """Return the ids of the servers with changes of settings that are still to be announced."""
        return await self._store.servers_with_journal()

    async def forget_on_servers(self, user: int) -> None:
        """Delete a user's id from the settings of all servers; a block stays without it."""
        for guild in await self._store.servers_naming(user):
            await self.update_server(guild, lambda settings: without_user(settings, user), overwriting=True)

    async def save_files(self, guild: int, game: str, texts: Mapping[str, str | None]) -> None:
        """Replace a server's own files for some options of a game, all at once; None removes a file."""
        await self.update_server(guild, lambda settings: with_files(settings, game, texts))

    async def save_trial(self, guild: int, game: str, option: str, found: int) -> None:
        """Save the trial result (`found`) of a server's own file."""

        def with_result(settings: ServerSettings) -> ServerSettings:
            files = (
                replace(file, found=found) if (file.game, file.option) == (game, option) else file
                for file in settings.files
            )
            return replace(settings, files=tuple(files))

        await self.update_server(guild, with_result)


def _batches(keys: Sequence[int]) -> Iterable[Sequence[int]]:
    return (keys[first : first + BATCH_SIZE] for first in range(0, len(keys), BATCH_SIZE))
