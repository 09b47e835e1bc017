"""Bulletins: short messages between processes about data that one of them has changed, and their reception.

A bulletin names data and holds none of it: its receiver reads the database. Bulletins may be lost, so everything is
read again after each reconnection and after the death of a process. The versions of tables are compared once more every
`TABLES_INTERVAL_S` seconds.
"""

from __future__ import annotations

import asyncio
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

import structlog

from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from bot.system.clock import Clock

    BulletinHandler = Callable[[int], Awaitable[None]]
    """Handles a bulletin, given its number."""

TABLES_INTERVAL_S = 20.0
"""Seconds between two searches for missed changes of tables."""

_log = structlog.stdlib.get_logger(__name__)


class BulletinKind(StrEnum):
    """The kind of data that a bulletin is about."""

    TABLE = "table"
    TABLES = "tables"
    """All tables; the number is 0."""
    MISSED = "missed"
    """Bulletins of any kind may have been missed; the number is 0."""
    PERSON = "person"
    SERVER = "server"
    LEAGUE = "league"
    FORGOTTEN = "forgotten"
    """A user whose data was deleted."""
    COMMANDS = "commands"
    """The commands were registered; the number is 0."""
    TAKEN_OVER = "taken-over"
    """A process took over a shard whose process may have died before it sent its last bulletins."""
    WANTED = "wanted"
    """A process asks for a shard that its settings name."""


class Bulletin(NamedTuple):
    """A message to all processes."""

    kind: BulletinKind
    number: int
    """The id of the table, user, server or league, or the shard."""


class Reception:
    """Handles received bulletins one after the other; those that wait are handled once, however often they came."""

    def __init__(self, handlers: Mapping[BulletinKind, BulletinHandler]) -> None:
        self._handlers = handlers
        self._waiting: dict[Bulletin, None] = {}
        self._arrived = asyncio.Event()

    def receive(self, bulletin: Bulletin) -> None:
        """Handle a bulletin soon."""
        self._waiting[bulletin] = None
        self._arrived.set()

    async def run(self) -> None:
        """Handle arriving bulletins until cancelled; log every error."""
        while True:
            await self._arrived.wait()
            self._arrived.clear()
            while self._waiting:
                bulletin = next(iter(self._waiting))
                del self._waiting[bulletin]
                await self._handle(bulletin)

    async def watch_tables(self, clock: Clock) -> None:
        """Look for missed changes of tables every `TABLES_INTERVAL_S` seconds until cancelled.

        A process may die after it has saved a change and before it has sent the bulletin.
        """
        while True:
            await clock.sleep(TABLES_INTERVAL_S)
            self.receive(Bulletin(BulletinKind.TABLES, 0))

    async def _handle(self, bulletin: Bulletin) -> None:
        try:
            await self._handlers[bulletin.kind](bulletin.number)
        except StorageFailed as error:
            _log.warning("storage.failed", during="bulletin", reason=str(error))
        except Exception:  # noqa: BLE001 - one bulletin must not stop the others
            _log.exception("bulletin.failed", kind=bulletin.kind.value)
