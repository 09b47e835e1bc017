"""What people and servers chose, read from memory and written through; and the host's own few values.

People's days off are among it: what is drawn is saved before anybody goes by it.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import msgspec
import structlog
from msgspec.structs import replace

from bot.i18n import LANGUAGES
from bot.storage import codec
from bot.storage.damage import legible
from bot.storage.settings import InterestIndex, LoadedFile, PersonSettings, ServerSettings, Topic
from bot.table import vacations
from bot.table.quiet_hours import QuietHours
from bot.table.reliability import EndedTurn, Reliability, reliability, remembered
from bot.table.vacations import Absent, Allowance, Vacation

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.storage.database import Database

KEY_BYTES = 32
MINUTES_A_DAY = 24 * 60

_log = structlog.stdlib.get_logger(__name__)

_read_person = msgspec.json.Decoder(PersonSettings).decode
_read_server = msgspec.json.Decoder(ServerSettings).decode

_SAVE = "INSERT INTO person (user, body) VALUES (?, ?) ON CONFLICT (user) DO UPDATE SET body = excluded.body"
_AMEND = "UPDATE person SET body = ? WHERE user = ? RETURNING user"
_CLOSE = """
INSERT INTO person (user, body)
SELECT ?, ? FROM game_table AS t
WHERE t.id = ? AND ? IN (
    SELECT t.host
    UNION ALL
    SELECT json_each.value ->> 'user' FROM json_each(iif(json_valid(t.seats), t.seats, '[]'))
)
ON CONFLICT (user) DO UPDATE SET body = excluded.body
RETURNING user
"""
_COUNTED = """
UPDATE person SET body = json_set(body, '$.turns', counted.value ->> 1)
FROM json_each(?) AS counted WHERE person.user = counted.value ->> 0 AND json_valid(body)
"""
"""Of whom there is no row nothing is written: they may just have been forgotten."""


class SettingsStore:
    """The choices of people and servers: questions are answered from memory, changes are saved first."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._people: dict[int, PersonSettings] = {}
        self._locales: dict[int, str] = {}
        self._servers: dict[int, ServerSettings] = {}
        self._index = InterestIndex()
        self._saving = asyncio.Lock()
        self._uncounted: set[int] = set()
        """Whose turns were counted since they were saved."""
        self._damaged: set[tuple[str, int]] = set()
        """The columns and rows that were reported as damaged."""

    async def load(self) -> None:
        """Read everything; call it before asking, and again once the storage has moved times by itself.

        A row that cannot be read counts as never written.
        """
        people = await self._database.rows("SELECT user, body, locale FROM person")
        servers = await self._database.rows("SELECT guild, body FROM server")
        for user, body, locale in people:
            settings = legible(_read_person, body)
            if settings is not None and settings.user == user and _is_usable(settings):
                self._keep(settings)
            else:
                self._unreadable("person.body", user)
            if isinstance(locale, str):
                self._locales[user] = locale
        for guild, body in servers:
            server = legible(_read_server, body)
            if server is not None and server.guild == guild and server.language in (None, *LANGUAGES):
                self._servers[guild] = server
            else:
                self._unreadable("server.body", guild)

    def _unreadable(self, column: str, row: int) -> None:
        """Report a damaged row once, by its place in the table: the number of a person stays out of the log."""
        if (column, row) not in self._damaged:
            self._damaged.add((column, row))
            _log.warning("database.value_unreadable", column=column, damaged=len(self._damaged))

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

    def tried(self, guild: int, game: str, option: str) -> int | None:
        """Return what computers found of a file that a server has loaded; None: nothing yet, or there is none."""
        return next((one.found for one in self.server(guild).files if (one.game, one.option) == (game, option)), None)

    def interested(self, topic: Topic) -> list[PersonSettings]:
        """Return who has a wish about a game on a server, or follows a table: `("fort", guild)`, `("", table)`."""
        return [self._people[user] for user in self._index.users(topic)]

    def tables_of_interest(self) -> frozenset[int]:
        """Return the tables that somebody follows, or that are about to tell somebody of a seat."""
        return self._index.tables()

    async def save_person(self, settings: PersonSettings) -> None:
        """Replace what a person chose; their interests stay (`amend` changes them), and their turns as counted."""
        async with self._saving:
            known = self.person(settings.user)
            settings = self._with_turns(replace(settings, wishes=known.wishes, followings=known.followings))
            await self._database.rows(_SAVE, (settings.user, codec.to_json(settings)))
            self._keep(self._with_turns(settings))

    async def amend(
        self, user: int, change: Callable[[PersonSettings], PersonSettings], *, new: bool = False
    ) -> PersonSettings:
        """Change what a person chose and return it, one change after the other.

        Of whoever is not known nothing is written, unless they may be `new`: they may just have been forgotten.
        """
        async with self._saving:
            before = self.person(user)
            after = change(before)
            if after != before:
                written = await self._database.rows(_SAVE if new else _AMEND, _amended(after, new=new))
                if new or written:
                    self._keep(self._with_turns(after))
            return self.person(user)

    def _keep(self, settings: PersonSettings) -> None:
        self._people[settings.user] = settings
        self._index.put(settings.user, (*settings.wishes, *settings.followings))

    def _with_turns(self, settings: PersonSettings) -> PersonSettings:
        known = self._people.get(settings.user)
        return settings if known is None else replace(settings, turns=known.turns)

    def note_turn(self, turn: EndedTurn) -> None:
        """Remember how somebody took a turn; saved by the next `save_turns`."""
        now = self.person(turn.user)
        self._people[turn.user] = replace(now, turns=remembered(now.turns, in_time=turn.in_time))
        self._uncounted.add(turn.user)

    def reliability(self, user: int) -> Reliability | None:
        """Return how many of their last turns somebody took in time; None: they are too new for that."""
        return reliability(self.person(user).turns)

    async def save_turns(self) -> None:
        """Write down whose turns were counted since this was done last, all in one statement."""
        users, self._uncounted = self._uncounted, set()
        if not users:
            return
        try:
            counted = [(user, self.person(user).turns) for user in sorted(users)]
            await self._database.rows(_COUNTED, (codec.to_json(counted),))
        except BaseException:
            self._uncounted |= users
            raise

    async def close_messages(self, user: int, table: int) -> None:
        """Note that Discord refuses direct messages to somebody at a table.

        Of whoever is not there any more nothing is written: they may just have been forgotten.
        """
        async with self._saving:
            settings = replace(self.person(user), dm_closed=True)
            if await self._database.rows(_CLOSE, (user, codec.to_json(settings), table, user)):
                self._keep(self._with_turns(settings))

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
        self._index.put(user, ())
        self._uncounted.discard(user)
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

    async def save_trial(self, guild: int, game: str, option: str, found: int) -> None:
        """Save what computers found of a file that a server has loaded."""
        now = self.server(guild)
        files = (replace(one, found=found) if (one.game, one.option) == (game, option) else one for one in now.files)
        await self.save_server(replace(now, files=tuple(files)))

    async def signing_key(self) -> bytes:
        """Return the 32 secret bytes that buttons are signed with, made on first use and kept for ever."""
        stored = await self._database.value("SELECT value FROM meta WHERE key = 'signing key'")
        if isinstance(stored, bytes) and len(stored) == KEY_BYTES:
            return stored
        if stored is not None:
            _log.warning("database.value_unreadable", column="meta.value", row="signing key")
        made = secrets.token_bytes(KEY_BYTES)
        await self.set_value("signing key", made)
        return made

    async def get_value(self, name: str) -> bytes | None:
        """Return what the host keeps for itself under this name, None: nothing."""
        kept = await self._database.value("SELECT value FROM meta WHERE key = ?", (name,))
        return kept if isinstance(kept, bytes) else None

    async def set_value(self, name: str, value: bytes) -> None:
        """Keep something for the host itself; a later value of the same name replaces it."""
        sql = "INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        await self._database.rows(sql, (name, value))


def _is_usable(settings: PersonSettings) -> bool:
    """Return whether settings that decode can be used: a language that exists, and minutes of a day."""
    minutes = (settings.quiet_from or 0, settings.quiet_to or 0, settings.digest_at)
    return settings.language in (None, *LANGUAGES) and all(0 <= each <= MINUTES_A_DAY for each in minutes)


def _amended(settings: PersonSettings, *, new: bool) -> tuple[int | str, ...]:
    body = codec.to_json(settings)
    return (settings.user, body) if new else (body, settings.user)


class StoredVacations:
    """Implements `bot.table.vacations.Vacations` on what is kept of each person."""

    def __init__(self, people: SettingsStore, days: int) -> None:
        self._people = people
        self.days = days
        """Days off for each person and year; 0: there are none."""

    def of(self, user: int) -> Vacation:
        """Return how it stands with somebody's days off."""
        return self._people.person(user).vacation

    def budget(self, user: int) -> Allowance:
        """Return what somebody may draw from."""
        return Allowance(self.days, self._people.person(user).zone)

    def absent(self, user: int, now: float) -> Absent | None:
        """Return what is known of somebody who is away at `now`; None: they are not."""
        return vacations.absent(self.of(user), now, self.budget(user))

    async def draw(self, user: int, table: int, due: float, now: float, grace: float) -> Vacation | None:
        """Have a turn covered that runs out, and return how it stands when that is saved; None: it is not covered."""
        covered = vacations.drawn(self.of(user), self.budget(user), table, due, now, grace)
        if covered is not None and covered != self.of(user):
            await self._people.amend(user, lambda own: replace(own, vacation=covered))
        return covered

    async def leave(self, user: int, until: float) -> None:
        """Note until when somebody is away; a moment that is now or past lets them be back."""

        def gone(own: PersonSettings) -> PersonSettings:
            return replace(own, vacation=replace(own.vacation, until=until))

        await self._people.amend(user, gone, new=True)

    async def read_again(self) -> None:
        """Take in what an outage has moved."""
        await self._people.load()
