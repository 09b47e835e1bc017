"""Delete messages that must not stay on Discord: those to deleted users, and those of a time that a restore undid.

Deleted users: their direct messages, as far as Discord allows. The storage lists the messages without their users until
they are gone, so that a crash loses none. They are deleted one at a time, after everything for players: nothing waits
for it. A deleted user is also removed from private threads of tables, where Discord shows the members. The storage
holds the user id until that is done or Discord refuses it for good.

Restored databases: messages sent after the copy was made, in the places of one table (its channel, its thread, the
direct messages of its users), and in threads and posts that tables unknown to the copy opened in the same channel;
these are emptied and archived. Only messages that carry a mark and have no outbox entry are deleted: the restored bot's
messages are recorded, and users' messages carry no mark.

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
from bot.transport.refusals import REQUEST_ERRORS, Fault, delay_after, failure_of

if TYPE_CHECKING:
    from bot.courier.outbox import Restoration
    from bot.courier.snapshot import CourierParts, Snapshot

_PASSING_FAULTS = (Fault.LATER, Fault.SLOWER, Fault.HALT)
"""Faults that pass; Discord would repeat any other answer."""

_log = structlog.stdlib.get_logger(__name__)


class Eraser:
    """Deletes messages of deleted users in one task. Belongs to one event loop."""

    def __init__(self, parts: CourierParts) -> None:
        self._parts = parts
        self._task: asyncio.Task[None] | None = None
        self._tries = 0
        self._has_work = False

    def wake(self) -> None:
        """Start the task, or let the running one make one more round."""
        self._has_work = True
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work(), name="eraser")

    @property
    def under_way(self) -> tuple[asyncio.Task[None], ...]:
        """The running task, if there is one."""
        return () if self._task is None else (self._task,)

    async def kill(self) -> None:
        """Cancel the task; the next start goes on."""
        for task in self.under_way:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _work(self) -> None:
        try:
            while self._has_work:
                self._has_work = False
                for channel, message in await self._parts.outbox.to_erase():
                    await self._erase(channel, message)
                for thread, user in await self._parts.outbox.to_expel():
                    await self._expel(thread, user)
            self._tries = 0
        except (*REQUEST_ERRORS, StorageFailed) as error:
            _log.info("erasing.postponed", fault=type(error).__name__)
            self._parts.timers.set("erase", delay_after(self._tries), self.wake)
            self._tries += 1
        except Exception:  # noqa: BLE001 - a fault here must not stop the courier
            _log.exception("erasing.failed")
        finally:
            self._task = None

    async def _expel(self, thread: int, user: int) -> None:
        """Remove a user from a private thread. Raise a failure that passes, as a lost connection."""
        try:
            await self._remove_member(thread, user)
        except REQUEST_ERRORS as error:
            if failure_of(error).fault in _PASSING_FAULTS:
                raise
            _log.info("erasing.member_removal_refused", fault=failure_of(error).fault.name)
        await self._parts.outbox.mark_expelled(thread, user)

    async def _remove_member(self, thread: int, user: int) -> None:
        """Remove a user from a thread.

        Discord refuses that in an archived thread, so it is unarchived for the moment.
        """
        try:
            await self._parts.sender.expel(thread, user)
        except REQUEST_ERRORS as error:
            if failure_of(error).fault is not Fault.ARCHIVED:
                raise
            await self._parts.sender.wake_thread(thread)
            try:
                await self._parts.sender.expel(thread, user)
            finally:
                await self._parts.sender.archive(thread)

    async def _erase(self, channel: int, message: int) -> None:
        """Delete one message. Raise a failure that passes, as a lost connection."""
        try:
            await self._parts.sender.delete(channel, message)
        except REQUEST_ERRORS as error:
            if failure_of(error).fault in _PASSING_FAULTS:
                raise
            _log.info("erasing.deletion_refused", fault=failure_of(error).fault.name)
        await self._parts.outbox.mark_erased(message)


async def sweep(parts: CourierParts, restored: Restoration, s: Snapshot) -> None:
    """Delete the unknown messages in the places of a table, and record that it was done.

    Raise one of `REQUEST_ERRORS`.
    """
    people = sorted(set(users_of(s.table)) - s.closed_dms)
    table = s.table.place
    places = [*([] if table.apart else [table.channel]), *([table.thread] if table.thread else [])]
    for place in (*places, *[await parts.sender.direct(user) for user in people]):
        await _sweep_place(parts, restored, place)
    await _sweep_lost(parts, restored, s)
    await parts.outbox.mark_swept(s.table.id)


async def _sweep_place(parts: CourierParts, restored: Restoration, place: int) -> bool:
    """Return whether unknown messages were found; a place that is gone or unreadable has none that could be deleted."""
    with suppress(discord.NotFound, discord.Forbidden):
        messages = await parts.sender.marked_between(place, restored.since, restored.at)
        unknown = set(messages) - await parts.outbox.recorded_messages(messages)
        for message in sorted(unknown):
            with suppress(discord.NotFound):
                await parts.sender.delete(place, message)
        return bool(unknown)
    return False


async def _sweep_lost(parts: CourierParts, restored: Restoration, s: Snapshot) -> None:
    """Empty and archive the threads and posts of unknown tables in this table's channel; the bot may not delete them.

    A public thread has the id of its table's card, so the thread of a recorded card is not lost.
    """
    with suppress(discord.NotFound, discord.Forbidden):
        threads = await parts.sender.threads_between(s.table.place, restored.since, restored.at)
        for thread in sorted(set(threads) - await parts.outbox.recorded_messages(threads)):
            if await _sweep_place(parts, restored, thread):
                await parts.sender.archive(thread)
