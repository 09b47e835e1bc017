"""The venue of a self-test: a private thread for its games, which is gone afterwards, also after a restart.

Each open venue is stored before its thread is made, so that the next start finds and deletes what an interrupted
self-test left: the thread, by its id or its name, and its tables.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import discord
import msgspec
import structlog
from msgspec import Struct
from msgspec.structs import replace

from bot.table.model import Place
from bot.table.store import StorageFailed
from bot.transport.message import nonce_of
from bot.transport.refusals import REQUEST_ERRORS
from bot.ui.interactions.place_hints import missing
from bot.ui.interactions.table_channel import PRIVATE_PERMISSIONS

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.transport.message import Message
    from bot.transport.sender import Sender
    from bot.ui.app import App

VENUES = "self-tests"
"""The name of the bot's own value that holds the open venues."""

_log = structlog.stdlib.get_logger(__name__)


class Venue(Struct, frozen=True):
    """The place of a running self-test."""

    guild: int
    channel: int
    name: str
    """The name of its thread."""
    began: float
    """Unix seconds."""
    thread: int | None = None
    """None: not made yet, or it cannot be made."""

    @property
    def place(self) -> Place:
        """The place of its tables."""
        return Place(self.guild, self.channel, self.thread, private=True)


def obstacle(here: discord.abc.GuildChannel) -> str | None:
    """Return the text id of the reason why no private thread can be opened in a channel; None: it can."""
    if not isinstance(here, discord.TextChannel) or here.is_news():
        return "selftest-no-thread-kind"
    return "selftest-no-thread-permission" if missing(here, PRIVATE_PERMISSIONS, here.guild.me) else None


class Venues:
    """Opens and closes venues, at most one on a server. Belongs to one event loop."""

    def __init__(self, app: App, sender: Sender) -> None:
        self._app = app
        self._sender = sender

    async def open(self, venue: Venue, user: int) -> Venue:
        """Store a venue, make its thread and admit the moderator; return the venue with the thread.

        Raise `StorageFailed`, or one of `REQUEST_ERRORS` if Discord refuses the thread.
        """
        await self._store(venue.guild, venue)
        thread = await self._sender.open_private_thread(venue.guild, venue.channel, venue.name)
        venue = replace(venue, thread=thread)
        await self._store(venue.guild, venue)
        with suppress(*REQUEST_ERRORS):  # a moderator with Manage Threads sees it all the same
            await self._sender.admit(thread, user)
        return venue

    async def close(self, venue: Venue, farewell: Message) -> bool:
        """Delete a venue's thread; return whether nothing is left of it.

        Without the permission to delete it, the thread gets `farewell` as its last message and is archived.
        """
        try:
            return venue.thread is None or await self._removed(venue.thread, venue, farewell)
        finally:
            await self._store(venue.guild, None)

    async def _removed(self, thread: int, venue: Venue, farewell: Message) -> bool:
        try:
            await self._sender.delete_thread(thread)
        except discord.NotFound:
            return True
        except REQUEST_ERRORS as error:
            _log.info("selftest.thread_kept", fault=type(error).__name__)
            with suppress(*REQUEST_ERRORS):
                await self._sender.send(thread, farewell, nonce_of(0, f"selftest:{thread}", venue.began))
                await self._sender.archive(thread)
            return False
        return True

    async def clear(self, is_left: Callable[[int], bool], farewell: Message) -> None:
        """Remove the remains of interrupted self-tests on the servers for which `is_left` is true.

        Raise `StorageFailed`, or one of `REQUEST_ERRORS`; then the rest is for the next time.
        """
        for table in self._app.tables.rehearsals.standing():
            if is_left(table.place.guild):
                await self._app.tables.rehearsals.delete(table.id)
        for venue in await self._stored():
            if is_left(venue.guild):
                await self.close(replace(venue, thread=venue.thread or await self._found(venue)), farewell)
                _log.info("selftest.cleared", guild=venue.guild)

    async def _found(self, venue: Venue) -> int | None:
        """Return the thread that was made just before its id could be stored."""
        return await self._sender.find_private_thread(venue.guild, venue.channel, venue.name, venue.began)

    async def _stored(self) -> list[Venue]:
        """Return the open venues; none if the value is damaged."""
        return _decoded(await self._app.values.get(VENUES))

    async def _store(self, guild: int, venue: Venue | None) -> None:
        """Replace the venue of a server, None: remove it; the last attempt of a closing bot may fail."""

        def replaced(value: bytes | None) -> bytes:
            others = [stored for stored in _decoded(value) if stored.guild != guild]
            return msgspec.json.encode([*others, *((venue,) if venue else ())])

        try:
            await self._app.values.change(VENUES, replaced)
        except StorageFailed as error:
            if venue is not None:
                raise
            _log.warning("storage.failed", during="selftest", reason=str(error))


def _decoded(value: bytes | None) -> list[Venue]:
    """Return the stored venues; none if the value is damaged."""
    try:
        return [] if value is None else msgspec.json.decode(value, type=list[Venue])
    except msgspec.DecodeError:
        return []
