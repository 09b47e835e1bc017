"""The store of puzzles, attempts and tables of the day on the database."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from bot.daily.model import Attempt, DayScore, DayTable, Digest
from bot.storage.damage import DamageReporter, has_checksum, legible, with_checksum
from bot.storage.sql import upsert

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.storage.sql import AnyDatabase, SqlConnection

_COLUMNS = Attempt.__struct_fields__
# The statements are put together from the names above only.
_SELECT = f"SELECT {', '.join(_COLUMNS)}, checksum FROM daily_attempt"  # noqa: S608
_SELECT_ATTEMPT = f"{_SELECT} WHERE user = ? AND game = ? AND day = ?"
_SELECT_TABLE = f"""
{_SELECT} WHERE guild = ? AND day = ? AND game = ? AND cost IS NOT NULL AND late = 0 ORDER BY solved DESC, cost, user
"""
_REPLACE_ATTEMPT = upsert("daily_attempt", (*_COLUMNS, "checksum"), key=("user", "game", "day"))
_SELECT_SCORES = f"{_SELECT} WHERE user = ? AND game = ? AND cost IS NOT NULL AND late = 0"
_SELECT_MOVES = f"{_SELECT} WHERE day < ? AND progress <> ''"
_SELECT_SERVERS = """
SELECT DISTINCT guild FROM daily_attempt
WHERE guild IS NOT NULL AND day = ? AND cost IS NOT NULL AND late = 0 ORDER BY guild
"""
_REPLACE_PUZZLE = upsert("daily_puzzle", ("game", "day", "body", "checksum"), key=("game", "day"))
_INSERT_DIGEST = """
INSERT INTO daily_digest (guild, day, at, channel) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING guild
"""
_PRUNE = (
    "DELETE FROM daily_puzzle WHERE day < ?",
    "DELETE FROM daily_digest WHERE day < ?",
    "DELETE FROM daily_attempt WHERE day < ? AND cost IS NULL",
)


class SqlDaily:
    """Implements `bot.daily.store.DailyStore` on the database."""

    def __init__(self, database: AnyDatabase) -> None:
        self._database = database
        self._damage = DamageReporter()

    async def puzzle(self, game: str, day: int) -> str | None:
        """Return the stored puzzle of a game's day as JSON; None if there is none, or it is damaged (reported)."""
        sql = "SELECT body, checksum FROM daily_puzzle WHERE game = ? AND day = ?"
        for body, stored in await self._database.rows(sql, (game, day)):
            if has_checksum((game, day, body), stored):
                return str(body)
            self._damage.report("daily_puzzle", f"{game} {day}")
        return None

    async def save_puzzle(self, game: str, day: int, body: str) -> None:
        """Store the puzzle of a game's day."""
        await self._database.rows(_REPLACE_PUZZLE, with_checksum(game, day, body))

    async def attempt(self, user: int, game: str, day: int) -> Attempt | None:
        """Return a user's attempt; None if there is none, or it is damaged (reported)."""
        rows = await self._database.rows(_SELECT_ATTEMPT, (user, game, day))
        return self._read(rows[0]) if rows else None

    async def change(
        self, user: int, game: str, day: int, decide: Callable[[Attempt | None], Attempt | None]
    ) -> Attempt | None:
        """Replace a user's attempt by what `decide` makes of it, in one transaction; return the stored attempt."""

        def work(connection: SqlConnection) -> Attempt | None:
            row = connection.execute(_SELECT_ATTEMPT, (user, game, day)).fetchone()
            before = None if row is None else self._read(row)
            after = decide(before)
            if after is None:
                return before
            connection.execute(_REPLACE_ATTEMPT, _values(after))
            return after

        return await self._database.transaction(work)

    async def scores(self, user: int, game: str) -> list[DayScore]:
        """Return the results of a user that count; report damaged ones and leave them out."""
        rows = await self._database.rows(_SELECT_SCORES, (user, game))
        attempts = [attempt for row in rows if (attempt := self._read(row)) is not None]
        return [DayScore(each.day, each.cost, each.par, each.solved) for each in attempts if each.cost is not None]

    async def table(self, guild: int, game: str, day: int) -> DayTable:
        """Return the results on a server on a day that count."""
        rows = await self._database.rows(_SELECT_TABLE, (guild, day, game))
        return DayTable(tuple(attempt for row in rows if (attempt := self._read(row)) is not None))

    async def servers_played(self, day: int) -> list[int]:
        """Return the ids of the servers on which an attempt of a day counts, in ascending order."""
        return [guild for (guild,) in await self._database.rows(_SELECT_SERVERS, (day,))]

    async def digests(self, day: int) -> list[Digest]:
        """Return the messages with the tables of a day, intents included."""
        rows = await self._database.rows(
            "SELECT guild, day, at, channel, message FROM daily_digest WHERE day = ?", (day,)
        )
        return [Digest(*row) for row in rows]

    async def add_intent(self, digest: Digest) -> bool:
        """Record the intent to send a table of the day; return False, writing nothing, if there is one already."""
        return bool(await self._database.rows(_INSERT_DIGEST, (digest.guild, digest.day, digest.at, digest.channel)))

    async def mark_sent(self, guild: int, day: int, message: int) -> None:
        """Record the message with a server's table of a day; 0 if Discord refused it for good."""
        sql = "UPDATE daily_digest SET message = ? WHERE guild = ? AND day = ?"
        await self._database.rows(sql, (message, guild, day))

    async def prune(self, before: int) -> None:
        """Delete puzzles, messages' records and unfinished attempts of the days before a day, and all moves there."""
        await self._database.transaction(partial(_prune, before=before))

    def _read(self, row: Sequence[Any]) -> Attempt | None:
        attempt = _attempt(row)
        if attempt is None:
            self._damage.report_person("daily_attempt", row[0])
        return attempt


def forget(connection: SqlConnection, user: int) -> None:
    """Delete a user's attempts."""
    connection.execute("DELETE FROM daily_attempt WHERE user = ?", (user,))


def _prune(connection: SqlConnection, before: int) -> None:
    for statement in _PRUNE:
        connection.execute(statement, (before,))
    for row in connection.execute(_SELECT_MOVES, (before,)).fetchall():
        attempt = _attempt(row)
        if attempt is None:
            connection.execute("DELETE FROM daily_attempt WHERE user = ? AND game = ? AND day = ?", row[:3])
        else:
            connection.execute(_REPLACE_ATTEMPT, _values(replace(attempt, progress="", shared=())))


def _attempt(row: Sequence[Any]) -> Attempt | None:
    """Return the attempt of a row of `_SELECT`; None: it is damaged."""
    *values, stored = row
    return legible(_converted, values) if has_checksum(values, stored) else None


def _converted(values: Sequence[Any]) -> Attempt:
    fields = dict(zip(_COLUMNS, values, strict=True))
    shared = msgspec.json.decode(fields["shared"], type=tuple[int, ...])
    flags = {name: bool(fields[name]) for name in ("solved", "late")}
    return msgspec.convert({**fields, **flags, "shared": shared}, Attempt)


def _values(attempt: Attempt) -> tuple[Any, ...]:
    fields = msgspec.structs.asdict(attempt)
    flags = {name: int(fields[name]) for name in ("solved", "late")}
    values = ({**fields, **flags, "shared": msgspec.json.encode(attempt.shared).decode()}).values()
    return with_checksum(*values)
