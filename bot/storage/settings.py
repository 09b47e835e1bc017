"""What people and servers chose, read from memory and written through; and the host's own few values."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.storage import codec
from bot.table.model import Pace
from bot.table.quiet_hours import QuietHours

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.storage.database import Database

KEY_BYTES = 32

T = TypeVar("T")


class PersonSettings(Struct, frozen=True):
    """What one person chose."""

    user: int
    language: str | None = None
    """en, cs, sk or pl; None: Discord's."""
    quiet_from: int | None = None
    """Quiet hours begin, minutes after midnight in `zone`; None: there are none."""
    quiet_to: int | None = None
    """Quiet hours end; smaller than `quiet_from` when they span midnight."""
    zone: str = "Europe/Prague"
    """An IANA time zone."""
    dm_closed: bool = False
    """Discord refused a direct message to this person: none is sent until they write to the bot themselves."""


class LoadedFile(Struct, frozen=True):
    """A file that a server has loaded for an option of a game."""

    game: str
    option: str
    text: str


_STORED_AS = {"files": "materials"}
"""What this field was called when the first servers were stored."""


class ServerSettings(Struct, frozen=True, rename=_STORED_AS):
    """What the moderators of one server chose."""

    guild: int
    channel: int | None = None
    """Where tables are opened; None: wherever somebody asks for one."""
    language: str | None = None
    """None: Discord's."""
    pace: Pace | None = None
    """The pace of new tables; None: daily."""
    files: tuple[LoadedFile, ...] = ()
    """The files it has loaded for games."""


_CLOSE = """
INSERT INTO person (user, body)
SELECT ?, ? FROM game_table AS t
WHERE t.id = ? AND ? IN (SELECT t.host UNION ALL SELECT json_each.value ->> 'user' FROM json_each(t.seats))
ON CONFLICT (user) DO UPDATE SET body = excluded.body
RETURNING user
"""


class SettingsStore:
    """The choices of people and servers: questions are answered from memory, changes are saved first."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._people: dict[int, PersonSettings] = {}
        self._locales: dict[int, str] = {}
        self._servers: dict[int, ServerSettings] = {}

    async def load(self) -> None:
        """Read everything; call once before asking. A row that cannot be read counts as never written."""
        people = await self._database.rows("SELECT user, body, locale FROM person")
        servers = await self._database.rows("SELECT body FROM server")
        self._people = {one.user: one for _, body, _ in people for one in _decoded(body, PersonSettings)}
        self._locales = {user: locale for user, _, locale in people if locale is not None}
        self._servers = {one.guild: one for (body,) in servers for one in _decoded(body, ServerSettings)}

    def person(self, user: int) -> PersonSettings:
        """Return what a person chose, or the defaults."""
        return self._people.get(user) or PersonSettings(user)

    def quiet_hours(self, user: int) -> QuietHours | None:
        """Return somebody's quiet hours, None: they have none."""
        own = self.person(user)
        none = own.quiet_from is None or own.quiet_to is None or own.quiet_from == own.quiet_to
        return None if none else QuietHours(own.quiet_from or 0, own.quiet_to or 0, own.zone)

    def locale(self, user: int) -> str | None:
        """Return to which locale a person's Discord was set when they were last heard of; None: they never were."""
        return self._locales.get(user)

    def server(self, guild: int) -> ServerSettings:
        """Return what a server chose, or the defaults."""
        return self._servers.get(guild) or ServerSettings(guild)

    def files(self, guild: int, game: str) -> dict[str, str]:
        """Return what a server has loaded for a game, by the names of the options."""
        return {one.option: one.text for one in self.server(guild).files if one.game == game}

    async def save_person(self, settings: PersonSettings) -> None:
        """Replace what a person chose."""
        sql = "INSERT INTO person (user, body) VALUES (?, ?) ON CONFLICT (user) DO UPDATE SET body = excluded.body"
        await self._database.rows(sql, (settings.user, codec.to_json(settings)))
        self._people[settings.user] = settings

    async def close_messages(self, user: int, table: int) -> None:
        """Note that Discord refuses direct messages to somebody at a table.

        Of whoever is not there any more nothing is written: they may just have been forgotten.
        """
        settings = replace(self.person(user), dm_closed=True)
        if await self._database.rows(_CLOSE, (user, codec.to_json(settings), table, user)):
            self._people[user] = settings

    async def saw_locale(self, user: int, locale: str) -> None:
        """Note to which locale a person's Discord is set; written only when it is another than before."""
        if self._locales.get(user) == locale:
            return
        sql = (
            "INSERT INTO person (user, body, locale) VALUES (?, ?, ?) "
            "ON CONFLICT (user) DO UPDATE SET locale = excluded.locale"
        )
        await self._database.rows(sql, (user, codec.to_json(self.person(user)), locale))
        self._locales[user] = locale

    def forget(self, user: int) -> None:
        """Leave what a person chose to nobody's memory; in the storage it is gone already."""
        self._people.pop(user, None)
        self._locales.pop(user, None)

    async def save_server(self, settings: ServerSettings) -> None:
        """Replace what a server chose."""
        sql = "INSERT INTO server (guild, body) VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET body = excluded.body"
        await self._database.rows(sql, (settings.guild, codec.to_json(settings)))
        self._servers[settings.guild] = settings

    async def save_files(self, guild: int, game: str, texts: Mapping[str, str | None]) -> None:
        """Save what a server has loaded for some options of a game, all at once; None: nothing any more."""
        now = self.server(guild)
        others = tuple(one for one in now.files if one.game != game or one.option not in texts)
        loaded = tuple(LoadedFile(game, option, text) for option, text in texts.items() if text is not None)
        await self.save_server(replace(now, files=(*others, *loaded)))

    async def signing_key(self) -> bytes:
        """Return the 32 secret bytes that buttons are signed with, made on first use and kept for ever."""
        made = secrets.token_bytes(KEY_BYTES)
        await self._database.rows("INSERT INTO meta VALUES ('signing key', ?) ON CONFLICT DO NOTHING", (made,))
        kept = await self._database.rows("SELECT value FROM meta WHERE key = 'signing key'")
        return bytes(kept[0][0])

    async def get_value(self, name: str) -> bytes | None:
        """Return what the host keeps for itself under this name, None: nothing."""
        kept = await self._database.rows("SELECT value FROM meta WHERE key = ?", (name,))
        return bytes(kept[0][0]) if kept else None

    async def set_value(self, name: str, value: bytes) -> None:
        """Keep something for the host itself; a later value of the same name replaces it."""
        sql = "INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        await self._database.rows(sql, (name, value))


def _decoded(body: str, kind: type[T]) -> tuple[T, ...]:
    try:
        return (msgspec.json.decode(body, type=kind),)
    except msgspec.ValidationError:
        return ()
