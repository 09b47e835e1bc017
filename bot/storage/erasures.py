"""Messages to those who were forgotten, as long as they are still to be deleted. Whose they were is not known."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.storage.database import Database


class Erasures:
    """Which messages are to be deleted."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self) -> list[tuple[int, int]]:
        """Return what is still to be deleted: channel and message."""
        found = await self._database.rows("SELECT channel, message FROM erasure ORDER BY message")
        return [(int(channel), int(message)) for channel, message in found]

    async def mark_done(self, message: int) -> None:
        """Record that there is no such message any more, or that Discord will not have it deleted."""
        await self._database.rows("DELETE FROM erasure WHERE message = ?", (message,))
