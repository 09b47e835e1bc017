"""The few values that the bot keeps for itself, by name."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from bot.storage.damage import DamageReporter

if TYPE_CHECKING:
    from bot.storage.database import Database

KEY_BYTES = 32
SIGNING_KEY = "signing key"


class SqlHostValues:
    """Implements `bot.ui.app.HostValues` on the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._damage = DamageReporter()

    async def signing_key(self) -> bytes:
        """Return the 32 secret bytes that buttons are signed with, made on first use and kept for ever.

        A damaged key counts as never written: buttons sent before are then out of date.
        """
        stored = await self._database.value("SELECT value FROM meta WHERE key = ?", (SIGNING_KEY,))
        if isinstance(stored, bytes) and len(stored) == KEY_BYTES:
            return stored
        if stored is not None:
            self._damage.report("meta.value", SIGNING_KEY)
        made = secrets.token_bytes(KEY_BYTES)
        await self.set(SIGNING_KEY, made)
        return made

    async def get(self, name: str) -> bytes | None:
        """Return the value of a name, None: there is none, or it is damaged."""
        kept = await self._database.value("SELECT value FROM meta WHERE key = ?", (name,))
        return kept if isinstance(kept, bytes) else None

    async def set(self, name: str, value: bytes) -> None:
        """Replace the value of a name."""
        sql = "INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        await self._database.rows(sql, (name, value))
