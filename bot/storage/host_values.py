"""Named values of the bot itself in the table `meta`, such as the key that signs buttons."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from bot.storage.changes import SET_META
from bot.storage.damage import DamageReporter, legible

if TYPE_CHECKING:
    from bot.storage.sql import AnyDatabase

KEY_BYTES = 32
SIGNING_KEY = "signing key"


class SqlHostValues:
    """Implements `bot.ui.app.HostValues` on the database."""

    def __init__(self, database: AnyDatabase) -> None:
        self._database = database
        self._damage = DamageReporter()

    async def signing_key(self) -> bytes:
        """Return the 32 secret bytes that sign buttons; create and store them on first use.

        A damaged key is replaced by a new one; buttons sent before are then out of date.
        """
        stored = await self.get(SIGNING_KEY)
        if stored is not None and len(stored) == KEY_BYTES:
            return stored
        key = secrets.token_bytes(KEY_BYTES)
        await self.set(SIGNING_KEY, key)
        return key

    async def get(self, name: str) -> bytes | None:
        """Return the value stored under a name; None if it is missing or damaged, which is reported."""
        value = await self._database.value("SELECT value FROM meta WHERE key = ?", (name,))
        found = None if value is None else legible(bytes.fromhex, value)
        if found is None and value is not None:
            self._damage.report("meta.value", name)
        return found

    async def set(self, name: str, value: bytes) -> None:
        """Store a value under a name."""
        await self._database.rows(SET_META, (name, value.hex()))
