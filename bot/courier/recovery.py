"""What to do when Discord refuses.

Answers for writing down what was learnt (this person is closed, that thread is gone, this was not sent), so that
the next look names other steps, and for telling the host once. Never sends a message itself; the host's notice
is a thing to be said like any other.
"""

from __future__ import annotations

import logging
from enum import Enum, auto
from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

from bot.courier.actions import Dismiss, Erase, OpenThread, Paint, Resume, Send
from bot.courier.failures import Failure, Fault
from bot.courier.nonce import nonce_of
from bot.courier.snapshot import Trouble
from bot.storage.outbox_entry import EntryKind, OutboxEntry

if TYPE_CHECKING:
    from bot.clock import Clock
    from bot.courier.actions import Action
    from bot.courier.sender import Sender
    from bot.courier.snapshot import Snapshot
    from bot.storage.outbox import Outbox
    from bot.storage.settings import SettingsStore

_log = logging.getLogger(__name__)


class Next(Enum):
    """How a telling goes on after a fault."""

    LOOK = auto()
    """At once: something was learnt, look what is owed now."""
    SKIP = auto()
    """With the other steps; this one again when the table changes next."""
    LATER = auto()
    """Not now: wait, then begin anew."""


class Recovery:
    """Deals with faults."""

    def __init__(self, entries: Outbox, people: SettingsStore, sender: Sender, clock: Clock) -> None:
        self._outbox = entries
        self._people = people
        self._sender = sender
        self._clock = clock

    async def after(self, failure: Failure, action: Action, s: Snapshot, *, again: bool) -> Next:
        """Write down what a fault of `action` teaches and say how to go on.

        `again`: the same step failed before in this telling.
        """
        entry = _subject(action)
        if entry is None or failure.fault is Fault.LATER:
            return Next.LATER
        if isinstance(action, Send | Resume):
            await self._forget(entry)
        if failure.fault in (Fault.SLOWER, Fault.HALT):
            return Next.LATER
        if entry.kind.private:
            return await self._undelivered(entry, failure.fault, action)
        return await self._unposted(entry, failure.fault, action, s, again=again)

    async def _undelivered(self, entry: OutboxEntry, fault: Fault, action: Action) -> Next:
        """A direct message was refused. One that is there no more needs no painting, and nobody misses it."""
        if fault is Fault.CLOSED and entry.user is not None:
            await self._close(entry.user)
            return Next.LOOK
        if isinstance(action, Paint) and fault in (Fault.MESSAGE_GONE, Fault.CHANNEL_GONE, Fault.FORBIDDEN):
            await self._outbox.gone(entry.nonce)
            return Next.LOOK
        return self._rejected(action, fault)

    async def _unposted(self, entry: OutboxEntry, fault: Fault, action: Action, s: Snapshot, *, again: bool) -> Next:
        """Something about a message at the table was refused."""
        match fault:
            case Fault.CHANNEL_GONE:
                await self._channel_gone(entry, s)
            case Fault.MESSAGE_GONE:
                await self._message_gone(entry, action, s)
            case Fault.ARCHIVED:
                await self._wake(entry, s, again=again)
            case Fault.EDITED_OUT if entry.kind is EntryKind.BOARD:
                await self._replace(entry)
            case Fault.FORBIDDEN:
                trouble = Trouble.NO_THREAD if isinstance(action, OpenThread) else Trouble.FORBIDDEN
                await self._tell_host(trouble, entry.channel, s)
                return Next.LOOK if trouble is Trouble.NO_THREAD else Next.SKIP
            case _:
                return self._rejected(action, fault)
        return Next.LOOK

    async def _forget(self, entry: OutboxEntry) -> None:
        """It was refused, so it was not sent. A trouble's record stays: it also says what is broken."""
        if entry.kind is not EntryKind.TROUBLE:
            await self._outbox.unsent(entry.nonce)

    async def _close(self, user: int) -> None:
        await self._people.save_person(replace(self._people.person(user), dm_closed=True))
        _log.info("direct messages closed: %s", user)

    async def _channel_gone(self, entry: OutboxEntry, s: Snapshot) -> None:
        place = entry.channel or s.table.place.channel
        trouble = Trouble.CHANNEL_GONE if place == s.table.place.channel else Trouble.THREAD_GONE
        await self._tell_host(trouble, place, s)
        await self._outbox.channel_gone(s.table.id, place)

    async def _message_gone(self, entry: OutboxEntry, action: Action, s: Snapshot) -> None:
        await self._outbox.gone(entry.nonce)
        if not isinstance(action, Erase):
            await self._tell_host(Trouble.MESSAGE_GONE, entry.channel, s)

    async def _replace(self, entry: OutboxEntry) -> None:
        """A message too old to be edited is deleted, so that a new one takes its place."""
        if entry.channel is not None and entry.message is not None:
            await self._sender.erase(entry.channel, entry.message)
        await self._outbox.gone(entry.nonce)

    async def _wake(self, entry: OutboxEntry, s: Snapshot, *, again: bool) -> None:
        """A thread put away is fetched back; one that stays shut is given up for the game channel."""
        if entry.channel is not None and not again:
            try:
                await self._sender.wake_thread(entry.channel)
            except discord.Forbidden:
                _log.info("thread %d stays shut", entry.channel)
            else:
                return
        await self._tell_host(Trouble.THREAD_LOCKED, entry.channel, s)
        await self._outbox.channel_gone(s.table.id, entry.channel or 0)

    def _rejected(self, action: Action, fault: Fault) -> Next:
        """A fault of ours: said aloud, and kept from blocking the rest of the table."""
        _log.error("Discord rejects this (%s): %s", fault.name, action.key)
        return Next.SKIP

    async def _tell_host(self, trouble: Trouble, place: int | None, s: Snapshot) -> None:
        """Written down once per place; whether it could be sent or not, it is never said again."""
        now, occasion = self._clock.now(), f"{trouble}:{place}"
        notice = OutboxEntry(
            table=s.table.id,
            kind=EntryKind.TROUBLE,
            occasion=occasion,
            nonce=nonce_of(s.table.id, occasion, now),
            at=now,
            version=s.table.version,
            user=s.table.host,
        )
        if await self._outbox.intend([notice]):
            _log.warning("%s %s", trouble, place)


def _subject(action: Action) -> OutboxEntry | None:
    """What a step is about."""
    match action:
        case Send():
            return action.entries[0]
        case Resume() | Paint() | Erase():
            return action.entry
        case OpenThread():
            return action.card
        case Dismiss():
            return None
