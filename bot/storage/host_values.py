"""Named values of the bot itself in the table `meta`, such as the key that signs buttons."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING

from bot.storage.changes import SET_META
from bot.storage.damage import DamageReporter, legible

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.storage.sql import AnyDatabase, SqlConnection

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
        return await self.settle(SIGNING_KEY, secrets.token_bytes(KEY_BYTES), lambda key: len(key) == KEY_BYTES)

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

    async def settle(self, name: str, value: bytes, is_valid: Callable[[bytes], bool]) -> bytes:
        """Return the valid value of a name; store `value` if there is none.

        Several processes that start together get the same value.
        """
        stored = await self.get(name)
        if stored is not None and is_valid(stored):
            return stored
        return await self.change(name, lambda found: found if found is not None and is_valid(found) else value)

    async def change(self, name: str, decide: Callable[[bytes | None], bytes]) -> bytes:
        """Replace the value of a name by the result of `decide`, and return that result.

        `decide` gets None for a missing or damaged value, perhaps more than once; nothing else writes meanwhile.
        """
        return await self._database.transaction(partial(_change, name=name, decide=decide))


def _change(connection: SqlConnection, name: str, decide: Callable[[bytes | None], bytes]) -> bytes:
    row = connection.execute("SELECT value FROM meta WHERE key = ?", (name,)).fetchone()
    value = decide(None if row is None else legible(bytes.fromhex, row[0]))
    connection.execute(SET_META, (name, value.hex()))
    return value
