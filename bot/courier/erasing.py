"""Delete what must not stand on Discord any more: traces of people who were forgotten, and of a time that was undone.

Of somebody who was forgotten: the messages they had by direct message, as far as Discord lets. Which ones they are
stands in the storage until they are gone, so that a crash forgets none; whose they were does not. One at a time and
after all that is for players: nobody waits for it.

A person who was forgotten is also removed from the private threads of tables, where Discord shows who is in them. The
user id stands in the storage until that is done, or Discord refuses it for good.

Of a database restored from a copy: what was sent after the copy was made, in the places of one table (its channel, its
thread, the direct messages of its people) and in the threads and posts that were opened beside it by tables which the
copy does not know; those are put away empty. Only messages that wear a mark and of which nothing is recorded: what was
sent since the restored bot runs is known, and people's words stay.

Never deletes anything else.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import discord
import structlog

from bot.i18n.names import users_of
from bot.table.store import StorageFailed
from bot.transport.refusals import TROUBLES, Fault, delay_after, failure_of

if TYPE_CHECKING:
    from bot.courier.outbox import Restoration
    from bot.courier.snapshot import CourierParts, Snapshot

_LATER = (Fault.LATER, Fault.SLOWER, Fault.HALT)
"""What passes; whatever else Discord says of a message, it will say again."""

_log = structlog.stdlib.get_logger(__name__)


class Eraser:
    """Deletes what is to be deleted, in one task. Belongs to one event loop."""

    def __init__(self, parts: CourierParts) -> None:
        self._parts = parts
        self._task: asyncio.Task[None] | None = None
        self._tries = 0
        self._again = False

    def wake(self) -> None:
        """Begin, or go on for one more round: there may be something to delete."""
        self._again = True
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work(), name="eraser")

    @property
    def under_way(self) -> tuple[asyncio.Task[None], ...]:
        """What is being done now."""
        return () if self._task is None else (self._task,)

    async def kill(self) -> None:
        """End at once; the next start goes on."""
        for task in self.under_way:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _work(self) -> None:
        try:
            while self._again:
                self._again = False
                for channel, message in await self._parts.outbox.to_erase():
                    await self._erase(channel, message)
                for thread, user in await self._parts.outbox.to_expel():
                    await self._expel(thread, user)
            self._tries = 0
        except (*TROUBLES, StorageFailed) as error:
            _log.info("not erased yet", fault=type(error).__name__)
            self._parts.timers.set("erase", delay_after(self._tries), self.wake)
            self._tries += 1
        except Exception:  # noqa: BLE001 - a fault here must not end what is for players
            _log.exception("erasing broke off")
        finally:
            self._task = None

    async def _expel(self, thread: int, user: int) -> None:
        """Remove one person from a private thread; raises what may pass, as the line does when it is down."""
        try:
            await self._removed(thread, user)
        except TROUBLES as error:
            if failure_of(error).fault in _LATER:
                raise
            _log.info("not to be expelled", fault=failure_of(error).fault.name)
        await self._parts.outbox.mark_expelled(thread, user)

    async def _removed(self, thread: int, user: int) -> None:
        """Discord removes nobody from a thread that was put away: it is fetched back for that moment."""
        try:
            await self._parts.sender.expel(thread, user)
        except TROUBLES as error:
            if failure_of(error).fault is not Fault.ARCHIVED:
                raise
            await self._parts.sender.wake_thread(thread)
            try:
                await self._parts.sender.expel(thread, user)
            finally:
                await self._parts.sender.archive(thread)

    async def _erase(self, channel: int, message: int) -> None:
        """Delete one message; raises what may pass, as the line does when it is down."""
        try:
            await self._parts.sender.erase(channel, message)
        except TROUBLES as error:
            if failure_of(error).fault in _LATER:
                raise
            _log.info("not to be erased", fault=failure_of(error).fault.name)
        await self._parts.outbox.mark_erased(message)


async def sweep(parts: CourierParts, restored: Restoration, s: Snapshot) -> None:
    """Sweep the places of a table, and record that it was done."""
    people = sorted(set(users_of(s.table)) - s.closed)
    table = s.table.place
    places = [*([] if table.apart else [table.channel]), *([table.thread] if table.thread else [])]
    for place in (*places, *[await parts.sender.direct(user) for user in people]):
        await _sweep_place(parts, restored, place)
    await _sweep_lost(parts, restored, s)
    await parts.outbox.mark_swept(s.table.id)


async def _sweep_place(parts: CourierParts, restored: Restoration, place: int) -> bool:
    """Say whether something was found; a place that is gone, or may not be read, has nothing that could be deleted."""
    with suppress(discord.NotFound, discord.Forbidden):
        found = await parts.sender.marked_between(place, restored.since, restored.at)
        lost = set(found) - await parts.outbox.known(found)
        for message in sorted(lost):
            with suppress(discord.NotFound):
                await parts.sender.erase(place, message)
        return bool(lost)
    return False


async def _sweep_lost(parts: CourierParts, restored: Restoration, s: Snapshot) -> None:
    """Empty the threads and posts of lost tables in this table's channel, and put them away; it may not delete them.

    A public thread has the number of its table's card: whose card is recorded is not lost.
    """
    with suppress(discord.NotFound, discord.Forbidden):
        found = await parts.sender.threads_between(s.table.place, restored.since, restored.at)
        for thread in sorted(set(found) - await parts.outbox.known(found)):
            if await _sweep_place(parts, restored, thread):
                await parts.sender.archive(thread)
