"""Posts a server's table of the day in the channel that its moderators chose, the next morning, once.

The intent is saved before the message is sent, and the receipt after it. After a crash in between, the message is
looked for by its mark before it is sent again. Each server has one task at a time. A table that could not be posted
until the next one is due is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from bot.daily import seeds
from bot.daily.model import Digest
from bot.system.retrying import RetryingTasks
from bot.table.store import StorageFailed
from bot.transport.message import nonce_of
from bot.transport.refusals import REQUEST_ERRORS, delay_after, failure_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.daily.store import DailyStore
    from bot.preferences.preferences import Preferences
    from bot.system.clock import Clock, Timers
    from bot.transport.message import Message
    from bot.transport.sender import Sender

    TableText = Callable[[int, int], Awaitable[Message | None]]
    """Returns the table of a server (its id) for a day; None if there is nothing to tell."""

MORNING_S = 6 * 3600.0
"""Seconds after the end of a day when its tables are posted."""
ALL_SERVERS = 0
"""The key of the task that wakes the tasks of the servers."""
REFUSED = 0
"""In place of a message's id: Discord refused the message for good."""

_log = structlog.stdlib.get_logger(__name__)


class DayTables:
    """The tables of the day of all servers. Belongs to one event loop."""

    def __init__(
        self,
        store: DailyStore,
        preferences: Preferences,
        sender: Sender,
        clock: Clock,
        timers: Timers,
        text: TableText,
        owns: Callable[[int], bool] = lambda _guild: True,
    ) -> None:
        """`owns` returns whether a server belongs to this process."""
        self._owns = owns
        self._store = store
        self._preferences = preferences
        self._sender = sender
        self._clock = clock
        self._timers = timers
        self._text = text
        self._tasks = RetryingTasks("day table", timers, self._work)
        self._unsure: set[tuple[int, int]] = set()
        """The servers and days of intents of an earlier process or try: their messages may have been sent."""

    async def start(self) -> None:
        """Post what is due and was not posted, then wait for the mornings. Raise `StorageFailed`."""
        intents = await self._store.digests(self._due_day())
        self._unsure = {(digest.guild, digest.day) for digest in intents if digest.message is None}
        await self._wake_servers()
        self._wait_for_morning()

    async def drain(self) -> None:
        """Wait until no table is being posted."""
        await self._tasks.drain()

    async def close(self) -> None:
        """Cancel what is under way; the next process goes on."""
        await self._tasks.close()

    def _due_day(self) -> int:
        """Return the last day whose tables are due."""
        return seeds.day_of(self._clock.now() - MORNING_S) - 1

    def _wait_for_morning(self) -> None:
        next_morning = seeds.begin_of(self._due_day() + 2) + MORNING_S
        self._timers.set("day table morning", next_morning - self._clock.now(), self._begin_morning)

    def _begin_morning(self) -> None:
        self._tasks.wake(ALL_SERVERS)
        self._wait_for_morning()

    async def _wake_servers(self) -> None:
        for guild in filter(self._owns, await self._store.servers_played(self._due_day())):
            self._tasks.wake(guild)

    async def _work(self, guild: int, failures: int) -> float | None:
        """Post a server's table unless it stands; return the seconds to wait if that has to be tried again."""
        try:
            if guild == ALL_SERVERS:
                await self._wake_servers()
                return None
            return None if await self._settle(guild, self._due_day()) else delay_after(failures)
        except StorageFailed as error:
            _log.warning("day_table.storage_failed", reason=str(error))
            return delay_after(failures)

    async def _settle(self, guild: int, day: int) -> bool:
        """Post the table of a server unless it stands; return False if it has to be tried again."""
        digest = next((each for each in await self._store.digests(day) if each.guild == guild), None)
        if digest is None:
            digest = await self._intent(guild, day)
        if digest is None or digest.message is not None:
            return True
        try:
            message = await self._post(digest)
        except REQUEST_ERRORS as error:
            failure = failure_of(error)
            if failure.fault.passes:
                return False
            _log.warning("day_table.refused", server=guild, answer=failure.answer)
            message = REFUSED
        await self._store.mark_sent(guild, day, message)
        self._unsure.discard((guild, day))
        return True

    async def _intent(self, guild: int, day: int) -> Digest | None:
        """Record the intent to post a table; None if the server had chosen no channel in that morning."""
        await self._preferences.fetch(guilds=[guild])
        chosen = self._preferences.server(guild).announcements
        due = seeds.begin_of(day + 1) + MORNING_S
        if chosen.daily is None or chosen.daily_since > due:
            return None
        digest = Digest(guild, day, self._clock.now(), chosen.daily)
        return digest if await self._store.add_intent(digest) else None

    async def _post(self, digest: Digest) -> int:
        """Send a table unless an earlier try did; return its message."""
        nonce, key = nonce_of(digest.guild, f"daily:{digest.day}", digest.at), (digest.guild, digest.day)
        if key in self._unsure:
            found = await self._sender.find(digest.channel, nonce, digest.at)
            if found is not None:
                return found
        text = await self._text(digest.guild, digest.day)
        if text is None:
            return REFUSED
        self._unsure.add(key)
        return await self._sender.send(digest.channel, text, nonce)
