"""The store of users' and servers' settings on the database."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from bot.i18n.translation import LANGUAGES
from bot.preferences.settings import Following, PersonSettings, SeatWish, ServerSettings, topic_of
from bot.preferences.store import SettingsConflict, StoredPerson
from bot.storage import codec
from bot.storage.damage import DamageReporter, legible
from bot.storage.sql import LISTED_NUMBERS
from bot.table.reliability import with_turns

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from bot.preferences.settings import Subscription, Topic
    from bot.storage.sql import AnyDatabase, SqlConnection

MINUTES_PER_DAY = 24 * 60

_read_person = msgspec.json.Decoder(PersonSettings).decode
_read_server = msgspec.json.Decoder(ServerSettings).decode
_subscription_decoders: tuple[Callable[[str], Subscription], ...] = (
    msgspec.json.Decoder(SeatWish).decode,
    msgspec.json.Decoder(Following).decode,
)
"""The decoders of a `SeatWish` and of a `Following`, in this order."""

_SELECT_PEOPLE = f"SELECT user, body, locale FROM person WHERE user IN {LISTED_NUMBERS}"  # noqa: S608 - constants
_SELECT_INTERESTS = f"SELECT user, game, number, body FROM interest WHERE user IN {LISTED_NUMBERS} ORDER BY user, n"  # noqa: S608
_SELECT_SERVERS = f"SELECT guild, body FROM server WHERE guild IN {LISTED_NUMBERS}"  # noqa: S608
# Written like the condition of the index on these rows.
_SELECT_JOURNALS = """SELECT guild FROM server WHERE instr(body, '"journal":[{') > 0 ORDER BY guild"""
_SELECT_INTERESTED = """
SELECT DISTINCT i.user FROM interest AS i JOIN json_each(?) AS topic
ON i.game = json_extract(topic.value, '$[0]') AND i.number = CAST(json_extract(topic.value, '$[1]') AS BIGINT)
ORDER BY i.user
"""
_SELECT_TABLES = """
SELECT number FROM interest WHERE game = ''
UNION SELECT CASE WHEN json_valid(body) THEN CAST(json_extract(body, '$.table') AS BIGINT) END
FROM interest WHERE game <> ''
"""
_UPSERT_PERSON = "INSERT INTO person (user, body) VALUES (?, ?) ON CONFLICT (user) DO UPDATE SET body = excluded.body"
_UPDATE_PERSON = "UPDATE person SET body = ?2 WHERE user = ?1"
_UPSERT_SERVER = "INSERT INTO server (guild, body) VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET body = excluded.body"
_INSERT_INTEREST = "INSERT INTO interest (user, n, game, number, body) VALUES (?, ?, ?, ?, ?)"
_UPSERT_LOCALE = """
INSERT INTO person (user, body, locale) VALUES (?, ?, ?) ON CONFLICT (user) DO UPDATE SET locale = excluded.locale
"""
_SELECT_TABLE_USER = """
SELECT 1 FROM game_table AS t
WHERE t.id = ? AND ? IN (
    SELECT t.host
    UNION ALL
    SELECT CAST(json_extract(seat.value, '$.sitter.user') AS BIGINT)
    FROM json_each(CASE WHEN json_valid(t.seats) THEN t.seats ELSE '[]' END) AS seat
)
"""
_SELECT_BODIES = f"SELECT user, body FROM person WHERE user IN {LISTED_NUMBERS}"  # noqa: S608


class SqlPreferences:
    """Implements `bot.preferences.store.PreferenceStore` on the database."""

    def __init__(self, database: AnyDatabase) -> None:
        self._database = database
        self._damage = DamageReporter()

    async def people(self, users: Iterable[int]) -> dict[int, StoredPerson]:
        """Return the stored users by id, without those that have no row; report damaged values and use the defaults."""
        user_ids = codec.to_json(list(users))
        rows = await self._database.rows(_SELECT_PEOPLE, (user_ids,))
        subscriptions = await self._subscriptions(user_ids) if rows else {}
        return {row[0]: self._person(row, subscriptions.get(row[0], ())) for row in rows}

    async def _subscriptions(self, user_ids: str) -> dict[int, list[Subscription]]:
        """Return the subscriptions of users, by user id; `user_ids` is a JSON list of user ids."""
        return self._read_subscriptions(await self._database.rows(_SELECT_INTERESTS, (user_ids,)))

    def _read_subscriptions(self, rows: Iterable[Sequence[Any]]) -> dict[int, list[Subscription]]:
        subscriptions: dict[int, list[Subscription]] = {}
        for user, game, number, body in rows:
            subscription = legible(_subscription_decoders[not game], body)
            if subscription is not None and topic_of(subscription) == (game, number):
                subscriptions.setdefault(user, []).append(subscription)
            else:
                self._damage.report_person("interest.body", user)
        return subscriptions

    def _person(self, row: Sequence[Any], subscriptions: Sequence[Subscription]) -> StoredPerson:
        user, body, locale = row
        settings = None if body is None else legible(_read_person, body)
        if settings is None or settings.user != user or not _is_valid(settings):
            if body is not None:
                self._damage.report_person("person.body", user)
            settings = PersonSettings(user)
        wishes = tuple(subscription for subscription in subscriptions if isinstance(subscription, SeatWish))
        followings = tuple(subscription for subscription in subscriptions if isinstance(subscription, Following))
        settings = replace(settings, wishes=wishes, followings=followings)
        return StoredPerson(settings, locale if isinstance(locale, str) else None)

    async def servers(self, guilds: Iterable[int]) -> dict[int, ServerSettings]:
        """Return the stored settings by server id; leave out servers without a row, and damaged settings (reported)."""
        return self._read_servers(await self._database.rows(_SELECT_SERVERS, (codec.to_json(list(guilds)),)))

    def _read_servers(self, rows: Iterable[Sequence[Any]]) -> dict[int, ServerSettings]:
        servers: dict[int, ServerSettings] = {}
        for guild, body in rows:
            server = legible(_read_server, body)
            if server is not None and server.guild == guild and server.language in (None, *LANGUAGES):
                servers[guild] = server
            else:
                self._damage.report("server.body", guild)
        return servers

    async def subscribers(self, topics: Sequence[Topic]) -> list[int]:
        """Return the ids of the users with a subscription to one of these topics, in ascending order."""
        return [user for (user,) in await self._database.rows(_SELECT_INTERESTED, (codec.to_json(list(topics)),))]

    async def subscribed_tables(self) -> frozenset[int]:
        """Return the ids of all followed tables, and of all tables whose free seat a user is to be notified of."""
        return frozenset(table for (table,) in await self._database.rows(_SELECT_TABLES) if isinstance(table, int))

    async def save_person(self, settings: PersonSettings, *, before: PersonSettings, new: bool) -> bool:
        """Replace a user's settings and subscriptions, but not the record of turns; return whether they were written.

        Unless `new`, write nothing for a user without a row, who may just have been deleted. Raise `SettingsConflict`
        if the stored settings are not those of `before`.
        """
        return await self._database.transaction(partial(self._save_person, settings=settings, before=before, new=new))

    async def close_messages(self, settings: PersonSettings, table: int, *, before: PersonSettings) -> bool:
        """Save the settings of a user with closed direct messages as `save_person` does.

        Write nothing for a user who neither hosts the table nor sits there: the user may just have been deleted.
        """

        def work(connection: SqlConnection) -> bool:
            if connection.execute(_SELECT_TABLE_USER, (table, settings.user)).fetchone() is None:
                return False
            return self._save_person(connection, settings, before=before, new=True)

        return await self._database.transaction(work)

    def _save_person(
        self, connection: SqlConnection, settings: PersonSettings, *, before: PersonSettings, new: bool
    ) -> bool:
        user_ids = codec.to_json([settings.user])
        row = connection.execute(_SELECT_PEOPLE, (user_ids,)).fetchone()
        if row is None and not new:
            return False
        interests = self._read_subscriptions(connection.execute(_SELECT_INTERESTS, (user_ids,)).fetchall())
        stored = self._person(row or (settings.user, None, None), interests.get(settings.user, ())).settings
        if replace(stored, turns="") != replace(before, turns=""):
            raise SettingsConflict
        _write_person(connection, replace(settings, turns=stored.turns))
        return True

    async def save_turns(self, later: Mapping[int, str]) -> None:
        """Append the signs of later turns to users' records, given by user id; skip users without a row."""
        await self._database.transaction(partial(_save_turns, later=later))

    async def save_locale(self, user: int, locale: str) -> None:
        """Replace the locale of a user's Discord client; create the user's row if there is none."""
        await self._database.rows(_UPSERT_LOCALE, (user, codec.to_json(PersonSettings(user)), locale))

    async def save_server(self, settings: ServerSettings, *, before: ServerSettings, overwriting: bool = False) -> None:
        """Replace the settings of a server; if `overwriting`, also erase the earlier ones from the file.

        Raise `SettingsConflict` if the stored settings are not `before`.
        """

        def work(connection: SqlConnection) -> None:
            rows = connection.execute(_SELECT_SERVERS, (codec.to_json([settings.guild]),)).fetchall()
            if self._read_servers(rows).get(settings.guild, ServerSettings(settings.guild)) != before:
                raise SettingsConflict
            connection.execute(_UPSERT_SERVER, (settings.guild, codec.to_json(settings)))

        async with self._database.overwriting() if overwriting else nullcontext():
            await self._database.transaction(work)

    async def servers_naming(self, user: int) -> list[int]:
        """Return the ids of the servers whose settings contain a user id, in ascending order."""
        sql = "SELECT guild FROM server WHERE instr(body, ?) > 0 ORDER BY guild"
        return [int(guild) for (guild,) in await self._database.rows(sql, (f":{user}",))]

    async def servers_with_journal(self) -> list[int]:
        """Return the ids of the servers with changes of settings that are still to be announced."""
        return [int(guild) for (guild,) in await self._database.rows(_SELECT_JOURNALS)]


def _save_turns(connection: SqlConnection, later: Mapping[int, str]) -> None:
    """Update only: a user without a row was deleted meanwhile."""
    stored = connection.execute(_SELECT_BODIES, (codec.to_json(sorted(later)),)).fetchall()
    people = [(user, legible(_read_person, body)) for user, body in stored]
    rows = [
        (user, codec.to_json(replace(own, turns=with_turns(own.turns, later[user]))))
        for user, own in people
        if own is not None
    ]
    connection.executemany(_UPDATE_PERSON, rows)


def _write_person(connection: SqlConnection, settings: PersonSettings) -> None:
    """Replace a user's settings and subscriptions; create the user's row if there is none."""
    user, body = settings.user, codec.to_json(replace(settings, wishes=(), followings=()))
    connection.execute(_UPSERT_PERSON, (user, body))
    subscriptions: tuple[Subscription, ...] = (*settings.wishes, *settings.followings)
    connection.execute("DELETE FROM interest WHERE user = ?", (user,))
    connection.executemany(
        _INSERT_INTEREST,
        (
            (user, n, *topic_of(subscription), codec.to_json(subscription))
            for n, subscription in enumerate(subscriptions)
        ),
    )


def _is_valid(settings: PersonSettings) -> bool:
    """Return whether decoded settings are valid: a known language, and times within a day."""
    minutes = (settings.quiet_from or 0, settings.quiet_to or 0, settings.digest_at)
    return settings.language in (None, *LANGUAGES) and all(0 <= minute <= MINUTES_PER_DAY for minute in minutes)
