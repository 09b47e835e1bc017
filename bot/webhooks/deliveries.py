"""The deliveries: send the stored events of each server's tables to its webhook.

The courier stores the intent of an event; its receipt is stored after an accepted request. After a crash in between,
the event is sent again with the same id. An event that is not accepted is tried again after growing waits, and given up
after `MAX_EVENT_AGE_S`. A webhook that keeps failing is switched off, and the server's channel for problems is told.
Each server has one task at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace

from bot.game.contract import Refused
from bot.i18n.translation import Say
from bot.preferences import webhooks
from bot.preferences.settings import THE_BOT, JournalEntry
from bot.system.retrying import RetryingTasks
from bot.table.store import StorageFailed
from bot.webhooks.addresses import masked
from bot.webhooks.events import body_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.courier.outbox import Outbox, OutboxEntry
    from bot.preferences.preferences import Preferences
    from bot.preferences.settings import ServerSettings
    from bot.preferences.webhooks import Webhook
    from bot.system.clock import Clock, Timers
    from bot.table.service import Tables
    from bot.webhooks.client import WebhookAnswer, WebhookClient

MAX_EVENT_AGE_S = 24 * 3600.0
"""Seconds after which an event that was never accepted is given up."""
FIRST_WAIT_S, MAX_WAIT_S = 10.0, 3600.0
"""Seconds between two rounds with a failed request."""

_log = structlog.stdlib.get_logger(__name__)


class Deliveries:
    """The deliveries to all servers' webhooks. Belongs to one event loop."""

    def __init__(
        self,
        tables: Tables,
        outbox: Outbox,
        preferences: Preferences,
        client: WebhookClient,
        clock: Clock,
        timers: Timers,
        *,
        language: Callable[[int], str],
    ) -> None:
        """`language` returns the language of a server's public messages; its settings are fetched."""
        self._tables = tables
        self._outbox = outbox
        self._preferences = preferences
        self._client = client
        self._clock = clock
        self._language = language
        self._tasks = RetryingTasks("webhook", timers, self._work)

    async def start(self) -> None:
        """Go on with what an earlier process left. Raise `StorageFailed`."""
        for guild in await self._outbox.servers_with_events():
            self.wake(guild)

    def wake(self, guild: int) -> None:
        """Send a server's events, unless a failed round still waits for its time. Cheap."""
        if self._tables.owns_server(guild):
            self._tasks.wake(guild)

    def changed(self, settings: ServerSettings) -> None:
        """Try a server's waiting events at once after a moderator's change of its webhook; drop them if it has none."""
        is_failing = settings.webhook is not None and settings.webhook.failing_since is not None
        if not is_failing and self._tasks.is_failing(settings.guild):
            self._tasks.restart(settings.guild)

    async def close(self) -> None:
        """Cancel what is under way; the next process goes on."""
        await self._tasks.close()

    async def _work(self, guild: int, failures: int) -> float | None:
        """Send a server's events; return the seconds to wait if one has to be tried again."""
        try:
            if await self._round(guild):
                return None
        except StorageFailed as error:
            _log.warning("webhook.storage_failed", reason=str(error))
        return min(MAX_WAIT_S, FIRST_WAIT_S * 2.0 ** min(failures, 16))

    async def _round(self, guild: int) -> bool:
        """Send a server's waiting events; return False if one of them has to be tried again.

        A refused event does not hold up the later ones. If there is no answer at all, the round ends.
        """
        is_done = True
        for entry in await self._outbox.waiting_events(guild):
            await self._preferences.fetch(guilds=[guild])
            webhook = self._preferences.server(guild).webhook
            body = await self._body(entry, webhook)
            if webhook is None or body is None:
                await self._finish(entry)
                continue
            now = self._clock.now()
            answer = await self._client.post(webhook, entry.nonce, body, int(now))
            if answer.problem is None:
                await self._finish(entry)
                await self._note(guild, webhook, webhooks.after_success)
                continue
            is_done = False
            await self._failed(guild, webhook, entry, answer)
            if not answer.status:
                break
        return is_done

    async def _body(self, entry: OutboxEntry, webhook: Webhook | None) -> bytes | None:
        """Return the JSON of an event; None if it is not to be sent any more."""
        start = None if webhook is None else webhook.start
        if start is None or entry.at < start:
            return None
        if self._clock.now() - entry.at >= MAX_EVENT_AGE_S:
            _log.warning("webhook.event_given_up", table=entry.table)
            return None
        try:
            table = await self._tables.find(entry.table)
        except Refused:
            return None
        return body_of(entry, table, await self._outbox.current_entries(entry.table))

    async def _finish(self, entry: OutboxEntry) -> None:
        """Store the receipt of an event that was accepted or given up."""
        await self._outbox.mark_sent(entry.nonce, 0, 0, self._clock.now())

    async def _failed(self, guild: int, webhook: Webhook, entry: OutboxEntry, answer: WebhookAnswer) -> None:
        now = self._clock.now()
        _log.info("webhook.not_accepted", server=guild, status=answer.status, problem=str(answer.problem))
        await self._note(guild, webhook, lambda current: webhooks.after_failure(current, entry.at, now))

    async def _note(self, guild: int, used: Webhook, change: Callable[[Webhook], Webhook]) -> None:
        """Record how a request went, unless the moderators changed the webhook meanwhile; tell them if it is off."""
        now = self._clock.now()

        def noted(settings: ServerSettings) -> ServerSettings:
            before = settings.webhook
            if before is None or (before.url, before.secret) != (used.url, used.secret):
                return settings
            after = replace(settings, webhook=change(before))
            return self._announced(after, now) if after.webhook and after.webhook.is_off > before.is_off else after

        await self._preferences.update_server(guild, noted)

    def _announced(self, settings: ServerSettings, now: float) -> ServerSettings:
        """Return settings with the announcement that the webhook was switched off, if a channel was chosen for it."""
        _log.warning("webhook.switched_off", server=settings.guild)
        channel, webhook = settings.announcements.troubles, settings.webhook
        if channel is None or webhook is None:
            return settings
        language = self._language(settings.guild)
        line = Say(language)("journal-webhook-off", address=masked(webhook.url))
        entry = JournalEntry(f"webhook:{now!r}", now, THE_BOT, (line,), language, channel)
        return replace(settings, journal=(*settings.journal, entry))
