"""The choices of people and servers in memory: read by id when they are needed, written through, dropped when unused.

Everything that decides about a table asks synchronously, so what is asked about has to be fetched before: the people
and the server of a table when the table is read or changed, the user and the server of an interaction when it arrives.
The cache keeps every person who has to do with an open table, and as many others as its limit allows.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from itertools import islice
from typing import TYPE_CHECKING, Generic, TypeVar

from msgspec.structs import replace

from bot.preferences.settings import LoadedFile, PersonSettings, ServerSettings
from bot.preferences.store import StoredPerson
from bot.table.model import users_around
from bot.table.quiet_hours import QuietHours
from bot.table.reliability import EndedTurn, Reliability, reliability, remembered

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from bot.preferences.settings import Topic
    from bot.preferences.store import PreferenceStore
    from bot.table.model import Table

T = TypeVar("T")

PEOPLE_LIMIT = 10_000
"""People in the cache besides those of open tables, about 1 kB each."""
SERVER_LIMIT = 500
"""Servers in the cache besides those with tables in memory; a server's files for games can have 100 kB."""
BATCH = 500
"""Rows read in one statement."""


class NotFetchedError(LookupError):
    """A person or server was asked for that was not fetched: a fault of the calling code."""


class _Cache(Generic[T]):
    """Values by id. Those that may be removed have a limit; beyond it the least recently used are dropped.

    Values that stay are kept apart and do not count. A key is sorted anew whenever it is used; keys that are not used
    are sorted when their turn to be dropped comes, and a few of those that stay at each `shrink`. So the work for a new
    value does not grow with the number of values that stay.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self.stays: Callable[[int], bool] = lambda _key: False
        """Says whether the value of a key is never dropped."""
        self._removable: OrderedDict[int, T] = OrderedDict()
        """The least recently used first."""
        self._staying: OrderedDict[int, T] = OrderedDict()
        """Values that stayed when they were last sorted, the one sorted longest ago first."""

    def keys(self) -> tuple[int, ...]:
        """Return all ids."""
        return (*self._staying, *self._removable)

    def peek(self, key: int) -> T | None:
        """Return a value without using it, or None when it is missing."""
        return self._staying.get(key, self._removable.get(key))

    def get(self, key: int) -> T:
        """Return a value; raise `NotFetchedError` when it is missing."""
        value = self.peek(key)
        if value is None:
            raise NotFetchedError(key)
        self.put(key, value)
        return value

    def put(self, key: int, value: T) -> None:
        """Add or replace a value."""
        self._removable.pop(key, None)
        self._staying.pop(key, None)
        (self._staying if self.stays(key) else self._removable)[key] = value

    def shrink(self, keep: frozenset[int]) -> None:
        """Drop removable values beyond the limit, except those to `keep`; look at each once."""
        for key in list(islice(self._staying, len(keep) + 1)):
            self.put(key, self._staying[key])
        for key in list(islice(self._removable, max(0, len(self._removable) - self._limit))):
            if key in keep or self.stays(key):
                self.put(key, self._removable[key])
            else:
                del self._removable[key]


class Preferences:
    """The choices of people and servers: questions are answered from memory, changes are saved first."""

    def __init__(
        self, store: PreferenceStore, *, people_limit: int = PEOPLE_LIMIT, server_limit: int = SERVER_LIMIT
    ) -> None:
        self._store = store
        self._people: _Cache[StoredPerson] = _Cache(people_limit)
        self._servers: _Cache[ServerSettings] = _Cache(server_limit)
        self._saving = asyncio.Lock()
        self._uncounted: dict[int, str] = {}
        """By user: the record of last turns that is not saved yet."""
        self.interest_changes = 0
        """How often what somebody is interested in was changed since the start."""

    def keep_while(self, user_stays: Callable[[int], bool], server_stays: Callable[[int], bool]) -> None:
        """Never drop a user or a server from memory for which its function returns True."""
        self._people.stays, self._servers.stays = user_stays, server_stays

    async def prepare(self, tables: Iterable[Table], users: Iterable[int]) -> None:
        """Fetch these users, every user who has to do with one of these tables, and the servers of the tables."""
        known = list(tables)
        around = frozenset(user for table in known for user in users_around(table))
        await self.fetch(around.union(users), {table.place.guild for table in known})

    async def fetch(self, users: Iterable[int] = (), guilds: Iterable[int] = ()) -> None:
        """Read what is not in memory yet of these users and servers; raise `StorageFailed` if that fails."""
        people, servers = frozenset(users), frozenset(guilds)
        unknown = sorted(user for user in people if self._people.peek(user) is None)
        strange = sorted(guild for guild in servers if self._servers.peek(guild) is None)
        if unknown:
            await self._read_people(unknown)
            self._people.shrink(people)
        if strange:
            await self._read_servers(strange)
            self._servers.shrink(servers)

    async def read_again(self) -> None:
        """Read anew what is in memory of people, of whom an outage has moved times in the store."""
        async with self._saving:
            await self._read_people(self._people.keys())

    async def _read_people(self, users: Sequence[int]) -> None:
        for batch in _batches(users):
            before = {user: self._people.peek(user) for user in batch}
            found = await self._store.people(batch)
            for user, known in before.items():
                if self._people.peek(user) is known:  # else it was changed, or forgotten, while it was read
                    self._keep(found.get(user) or StoredPerson(PersonSettings(user), None))

    async def _read_servers(self, guilds: Sequence[int]) -> None:
        for batch in _batches(guilds):
            found = await self._store.servers(batch)
            for guild in batch:
                if self._servers.peek(guild) is None:
                    self._servers.put(guild, found.get(guild) or ServerSettings(guild))

    def person(self, user: int) -> PersonSettings:
        """Return what a person chose, or the defaults; raise `NotFetchedError`."""
        return self._people.get(user).settings

    def quiet_hours(self, user: int) -> QuietHours | None:
        """Return a user's quiet hours, None: there are none; raise `NotFetchedError`."""
        own = self.person(user)
        none = own.quiet_from is None or own.quiet_to is None or own.quiet_from == own.quiet_to
        return None if none else QuietHours(own.quiet_from or 0, own.quiet_to or 0, own.zone)

    def locale(self, user: int) -> str | None:
        """Return the locale of a user's Discord client when last heard of, None: never; raise `NotFetchedError`."""
        return self._people.get(user).locale

    def server(self, guild: int) -> ServerSettings:
        """Return what a server chose, or the defaults; raise `NotFetchedError`."""
        return self._servers.get(guild)

    def files(self, guild: int, game: str) -> dict[str, str]:
        """Return what a server has loaded for a game, by the names of the options; raise `NotFetchedError`."""
        return {one.option: one.text for one in self.server(guild).files if one.game == game}

    def tried(self, guild: int, game: str, option: str) -> int | None:
        """Return what computers found of a file that a server has loaded; None: nothing yet, or there is no file."""
        return next((one.found for one in self.server(guild).files if (one.game, one.option) == (game, option)), None)

    async def interested(self, *topics: Topic) -> list[PersonSettings]:
        """Return the settings of the users who are interested in one of these topics, by ascending id."""
        users = await self._store.interested(topics)
        await self.fetch(users)
        return [self.person(user) for user in users]

    async def tables_of_interest(self) -> frozenset[int]:
        """Return the tables that a user follows, and those that are about to tell a user of a free seat."""
        return await self._store.tables_of_interest()

    async def amend(
        self, user: int, change: Callable[[PersonSettings], PersonSettings], *, new: bool = False
    ) -> PersonSettings:
        """Change what a person chose and return it, one change after the other.

        Nothing is written of a user of whom nothing is stored, unless they may be `new`: they may just have been
        forgotten.
        """
        async with self._saving:
            await self.fetch([user])
            before = self.person(user)
            after = change(before)
            if after != before and await self._store.save_person(after, new=new):
                self._saved(after)
                interests = after.wishes, after.followings
                self.interest_changes += interests != (before.wishes, before.followings)
            return self.person(user)

    def _saved(self, settings: PersonSettings) -> None:
        """Remember what was saved of a person; turns that were counted meanwhile are saved again."""
        person = self._people.get(settings.user)
        if person.settings.turns != settings.turns:
            self._uncounted[settings.user] = person.settings.turns
        self._keep(person._replace(settings=settings))

    def _keep(self, person: StoredPerson) -> None:
        """Remember a person as stored, with the turns that were counted since."""
        user = person.settings.user
        turns = self._uncounted.get(user)
        counted = person if turns is None else person._replace(settings=replace(person.settings, turns=turns))
        self._people.put(user, counted)

    def note_turn(self, turn: EndedTurn) -> None:
        """Remember how a person took a turn; the next `save_turns` saves it. Raises `NotFetchedError`."""
        person = self._people.get(turn.user)
        self._uncounted[turn.user] = remembered(person.settings.turns, in_time=turn.in_time)
        self._keep(person)

    def reliability(self, user: int) -> Reliability | None:
        """Return how many of their last turns a person took in time; None: too few turns. Raises `NotFetchedError`."""
        return reliability(self.person(user).turns)

    async def save_turns(self) -> None:
        """Save the records of turns that were counted since this was done last, in one statement."""
        if not (counted := dict(self._uncounted)):
            return
        await self._store.save_turns(counted)
        for user, turns in counted.items():
            if self._uncounted.get(user) == turns:  # no turn was counted while this was saved
                del self._uncounted[user]

    async def close_messages(self, user: int, table: int) -> None:
        """Record that Discord refuses direct messages to a user at a table.

        Nothing is written of a user who has nothing to do with the table any more: they may just have been forgotten.
        """
        async with self._saving:
            await self.fetch([user])
            settings = replace(self.person(user), dm_closed=True)
            if await self._store.close_messages(settings, table):
                self._saved(settings)

    async def saw_locale(self, user: int, locale: str) -> None:
        """Record the locale of a person's Discord client; written only when it has changed."""
        await self.fetch([user])
        if self.locale(user) != locale:
            await self._store.save_locale(user, locale)
            self._keep(self._people.get(user)._replace(locale=locale))

    def forget(self, user: int) -> None:
        """Drop what is in memory of a user who was forgotten; the store has dropped it already."""
        self._uncounted.pop(user, None)
        self._people.put(user, StoredPerson(PersonSettings(user), None))

    async def save_server(self, settings: ServerSettings) -> None:
        """Replace what a server chose."""
        await self._store.save_server(settings)
        self._servers.put(settings.guild, settings)

    async def save_files(self, guild: int, game: str, texts: Mapping[str, str | None]) -> None:
        """Save what a server has loaded for some options of a game, all at once; None: nothing any more."""
        await self.fetch(guilds=[guild])
        now = self.server(guild)
        others = tuple(one for one in now.files if one.game != game or one.option not in texts)
        loaded = tuple(LoadedFile(game, option, text) for option, text in texts.items() if text is not None)
        await self.save_server(replace(now, files=(*others, *loaded)))

    async def save_trial(self, guild: int, game: str, option: str, found: int) -> None:
        """Save what computers found of a file that a server has loaded."""
        await self.fetch(guilds=[guild])
        now = self.server(guild)
        files = (replace(one, found=found) if (one.game, one.option) == (game, option) else one for one in now.files)
        await self.save_server(replace(now, files=tuple(files)))


def _batches(keys: Sequence[int]) -> Iterable[Sequence[int]]:
    return (keys[first : first + BATCH] for first in range(0, len(keys), BATCH))
