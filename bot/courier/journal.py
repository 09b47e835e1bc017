"""The journal: announces changes of a server's settings in its channel for troubles.

A change is saved together with its journal entry, so none is lost. Before an entry is sent, it is marked; after a crash
in between, its message is looked for by its mark before it is sent again. An entry is removed when its message stands,
or when Discord refuses it for good. Each server has one task at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace

from bot.system.retrying import RetryingTasks
from bot.table.store import StorageFailed
from bot.transport.message import nonce_of
from bot.transport.refusals import REQUEST_ERRORS, delay_after, failure_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.preferences.preferences import Preferences
    from bot.preferences.settings import JournalEntry, ServerSettings
    from bot.system.clock import Timers
    from bot.transport.message import Message
    from bot.transport.sender import Sender

_log = structlog.stdlib.get_logger(__name__)


class Journal:
    """The journals of all servers. Belongs to one event loop."""

    def __init__(
        self,
        preferences: Preferences,
        sender: Sender,
        timers: Timers,
        text: Callable[[JournalEntry], Message],
        owns: Callable[[int], bool] = lambda _guild: True,
    ) -> None:
        """`owns` returns whether a server belongs to this process."""
        self._owns = owns
        self._preferences = preferences
        self._sender = sender
        self._text = text
        self._tasks = RetryingTasks("journal", timers, self._work)
        self._unsure: set[str] = set()
        """The keys of the entries that an earlier process or try may have sent."""

    async def start(self) -> None:
        """Go on with what an earlier process left. Raise `StorageFailed`."""
        for guild in filter(self._owns, await self._preferences.servers_with_journal()):
            await self._preferences.fetch(guilds=[guild])
            journal = self._preferences.server(guild).journal
            self._unsure |= {entry.key for entry in journal if entry.sending}
            self._tasks.wake(guild)

    def changed(self, settings: ServerSettings) -> None:
        """Announce a server's new entries. Cheap."""
        if settings.journal and self._owns(settings.guild):
            self._tasks.wake(settings.guild)

    async def close(self) -> None:
        """Cancel what is under way; the next process goes on."""
        await self._tasks.close()

    async def _work(self, guild: int, failures: int) -> float | None:
        """Deliver a server's entries in their order; return the seconds to wait if one has to be tried again."""
        try:
            while entry := await self._first(guild):
                if not await self._deliver(guild, entry):
                    return delay_after(failures)
                failures = 0
        except StorageFailed as error:
            _log.warning("journal.storage_failed", reason=str(error))
            return delay_after(failures)
        return None

    async def _first(self, guild: int) -> JournalEntry | None:
        await self._preferences.fetch(guilds=[guild])
        return next(iter(self._preferences.server(guild).journal), None)

    async def _deliver(self, guild: int, entry: JournalEntry) -> bool:
        """Send an entry unless its message stands; return False if it has to be tried again later."""
        nonce = nonce_of(0, f"journal:{entry.key}", entry.at)
        try:
            sent = entry.key in self._unsure and await self._sender.find(entry.channel, nonce, entry.at) is not None
            if not sent:
                await self._amend(guild, entry, replace(entry, sending=True))
                self._unsure.add(entry.key)
                await self._sender.send(entry.channel, self._text(entry), nonce)
        except REQUEST_ERRORS as error:
            failure = failure_of(error)
            if failure.fault.passes:
                return False
            _log.warning("journal.given_up", server=guild, fault=failure.fault.name)
        self._unsure.discard(entry.key)
        await self._amend(guild, entry, None)
        return True

    async def _amend(self, guild: int, entry: JournalEntry, new: JournalEntry | None) -> None:
        """Replace an entry, found by its key, or remove it."""

        def amended(settings: ServerSettings) -> ServerSettings:
            others = [(new if one.key == entry.key else one) for one in settings.journal]
            return replace(settings, journal=tuple(one for one in others if one is not None))

        await self._preferences.update_server(guild, amended, overwriting=new is None)
