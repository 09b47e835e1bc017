"""Bulletins: short messages between processes about data that one of them has changed, and their reception.

A bulletin names the data and holds none of it. It may be lost; whoever receives it reads the database, and what was
missed is read again after each reconnection and now and then.
"""

from __future__ import annotations

import asyncio
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

import structlog

from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    Handler = Callable[[int], Awaitable[None]]
    """Handles a bulletin, given its number."""

_log = structlog.stdlib.get_logger(__name__)


class Topic(StrEnum):
    """The kind of data that a bulletin is about."""

    TABLE = "table"
    PERSON = "person"
    SERVER = "server"
    LEAGUE = "league"
    FORGOTTEN = "forgotten"
    """A user whose data was deleted."""
    COMMANDS = "commands"
    """The commands were registered; the number is 0."""
    WANTED = "wanted"
    """A process asks for a shard that its settings name."""


class Bulletin(NamedTuple):
    """A message to all processes."""

    topic: Topic
    number: int
    """The id of the table, user, server or league, or the shard."""


def publish_nothing(_bulletin: Bulletin) -> None:
    """Drop a bulletin: there is no other process."""


class Reception:
    """Handles received bulletins one after the other; those that wait are handled once, however often they came."""

    def __init__(self, handlers: Mapping[Topic, Handler], read_all_again: Callable[[], Awaitable[None]]) -> None:
        """`read_all_again` reads everything that missed bulletins could have been about."""
        self._handlers = handlers
        self._read_all_again = read_all_again
        self._waiting: dict[Bulletin | None, None] = {}
        self._arrived = asyncio.Event()

    def receive(self, bulletin: Bulletin) -> None:
        """Handle a bulletin soon."""
        self._waiting[bulletin] = None
        self._arrived.set()

    def reread(self) -> None:
        """Read everything again soon, because bulletins may have been missed."""
        self._waiting[None] = None
        self._arrived.set()

    async def run(self) -> None:
        """Handle what arrives until cancelled; log every error."""
        while True:
            await self._arrived.wait()
            self._arrived.clear()
            while self._waiting:
                bulletin = next(iter(self._waiting))
                del self._waiting[bulletin]
                await self._handle(bulletin)

    async def _handle(self, bulletin: Bulletin | None) -> None:
        try:
            if bulletin is None:
                await self._read_all_again()
            else:
                await self._handlers[bulletin.topic](bulletin.number)
        except StorageFailed as error:
            _log.warning("storage.failed", during="bulletin", reason=str(error))
        except Exception:  # noqa: BLE001 - one bulletin must not stop the others
            _log.exception("bulletin.failed", topic=None if bulletin is None else bulletin.topic.value)
