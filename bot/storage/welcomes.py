"""The store of the servers' welcomes on the database."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from bot.storage import codec
from bot.storage.damage import DamageReporter, legible
from bot.welcome.store import Welcome

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from typing import Any

    from bot.storage.sql import AnyDatabase

_SELECT_STANDING = "SELECT guild, at, channel, user, message FROM welcome WHERE gone = 0"
_SELECT_WITH_TABLES = """
SELECT CAST(value AS BIGINT) FROM json_each(?)
WHERE EXISTS (SELECT 1 FROM game_table WHERE guild = CAST(value AS BIGINT))
"""
_INSERT = """
INSERT INTO welcome (guild, at, channel, user) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING guild
"""
_convert = partial(msgspec.convert, type=Welcome)


class SqlWelcomes:
    """Implements `bot.welcome.store.WelcomeStore` on the database."""

    def __init__(self, database: AnyDatabase) -> None:
        self._database = database
        self._damage = DamageReporter()

    async def current_welcomes(self) -> list[Welcome]:
        """Return the welcomes that are not removed; report damaged ones and leave them out."""
        return [welcome for row in await self._database.rows(_SELECT_STANDING) if (welcome := self._read(row))]

    def _read(self, row: Sequence[Any]) -> Welcome | None:
        welcome = legible(_convert, dict(zip(Welcome.__struct_fields__, row, strict=True)))
        if welcome is None:
            self._damage.report("welcome", row[0])
        return welcome

    async def with_tables(self, guilds: Collection[int]) -> frozenset[int]:
        """Return the given servers that have stored tables."""
        rows = await self._database.rows(_SELECT_WITH_TABLES, (codec.to_json(list(guilds)),))
        return frozenset(guild for (guild,) in rows)

    async def add_intent(self, welcome: Welcome) -> bool:
        """Record the intent to send a welcome; return False, writing nothing, if its server was welcomed before."""
        values = (welcome.guild, welcome.at, welcome.channel, welcome.user)
        return bool(await self._database.rows(_INSERT, values))

    async def mark_sent(self, guild: int, message: int) -> None:
        """Record the message of a server's welcome."""
        await self._database.rows("UPDATE welcome SET message = ? WHERE guild = ?", (message, guild))

    async def mark_gone(self, guild: int) -> None:
        """Record that a server's welcome was removed; the server is never welcomed again."""
        await self._database.rows("UPDATE welcome SET gone = 1, user = NULL WHERE guild = ?", (guild,))

    async def withdraw(self, guild: int) -> None:
        """Delete the record of a welcome that was certainly not sent; the next invitation may try again."""
        await self._database.rows("DELETE FROM welcome WHERE guild = ? AND message IS NULL", (guild,))
