"""Recover: what to do about Discord's refusals.

Answers for writing down what was learnt (this person is closed, that thread is gone, this was not sent), so that
the next plan names other actions, and for telling the host once. Never sends a message itself; the host's notice
is a thing to be said like any other.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

import discord
import structlog
from msgspec.structs import replace

from bot.courier.actions import (
    FRAMED,
    Admit,
    Archive,
    Erase,
    Expel,
    MakeTags,
    OpenPrivate,
    OpenThread,
    Paint,
    Renew,
    Resume,
    Send,
    Tag,
)
from bot.courier.snapshot import Trouble
from bot.storage.outbox import EntryKind, OutboxEntry
from bot.transport.message import nonce_of
from bot.transport.refusals import OUT_OF_REACH, Failure, Fault

if TYPE_CHECKING:
    from bot.courier.actions import Action
    from bot.courier.snapshot import CourierParts, Snapshot

_log = structlog.stdlib.get_logger(__name__)


class Next(Enum):
    """How the courier goes on after a fault."""

    REPLAN = auto()
    """At once: something was learnt, observe and plan anew."""
    SKIP = auto()
    """With the other steps; this one again when the table changes next."""
    LATER = auto()
    """Not now: wait, then begin anew."""


class Recovery:
    """Deals with faults."""

    def __init__(self, parts: CourierParts) -> None:
        self._parts = parts
        self._outbox = parts.outbox
        self._sender = parts.sender
        self._clock = parts.clock

    async def after(self, failure: Failure, action: Action, s: Snapshot, *, again: bool) -> Next:
        """Write down what a fault of `action` teaches and say how to go on.

        `again`: the same action failed before in this run.
        """
        entry = action.entry
        if entry is None or failure.fault is Fault.LATER:
            return Next.LATER
        if isinstance(action, Send | Resume):
            await self._forget(entry)
        if failure.fault in (Fault.SLOWER, Fault.HALT):
            return Next.LATER
        if isinstance(action, Archive | Tag | MakeTags) or _is_barred(action, failure.fault):
            return await self._left_out(action, entry, failure.fault)
        if entry.kind.private:
            return await self._undelivered(entry, failure.fault, action)
        return await self._unposted(entry, failure.fault, action, s, again=again)

    async def _undelivered(self, entry: OutboxEntry, fault: Fault, action: Action) -> Next:
        """A direct message was refused. One that is there no more needs no painting, and nobody misses it."""
        if fault is Fault.CLOSED and entry.user is not None:
            if entry.kind.for_onlookers:
                await self._parts.people.amend(entry.user, lambda known: replace(known, dm_closed=True))
            else:
                await self._close(entry.user, entry.table)
            return Next.REPLAN
        if isinstance(action, Paint | Renew) and fault in OUT_OF_REACH:
            await self._outbox.mark_gone(entry.nonce)
            return Next.REPLAN
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
            case Fault.EDITED_OUT if entry.kind in (EntryKind.BOARD, EntryKind.CALL, EntryKind.INVITATION):
                await self._replace(entry)
            case Fault.FORBIDDEN:
                trouble = Trouble.NO_THREAD if isinstance(action, OpenThread | OpenPrivate) else Trouble.FORBIDDEN
                await self._tell_host(trouble, entry.channel, s)
                return Next.REPLAN if trouble is Trouble.NO_THREAD else Next.SKIP
            case _:
                return self._rejected(action, fault)
        return Next.REPLAN

    async def _left_out(self, action: Action, entry: OutboxEntry, fault: Fault) -> Next:
        """What only tidies up is left out where it may not be done: nobody misses it, and it is not tried again.

        So is letting in or out who is not on the server any more, or cannot see the channel.
        """
        _log.info("left out", action=action.key, fault=fault.name)
        if isinstance(action, Expel):
            await self._outbox.mark_gone(entry.nonce)
            return Next.REPLAN
        if not isinstance(action, Archive):
            await self._outbox.add_intents([entry])
        await self._outbox.mark_sent(entry.nonce, entry.channel or 0, entry.channel or 0, self._clock.now())
        return Next.REPLAN

    async def _forget(self, entry: OutboxEntry) -> None:
        """It was refused, so it was not sent. A trouble's record stays: it also says what is broken."""
        if entry.kind is not EntryKind.TROUBLE:
            await self._outbox.drop_unsent(entry.nonce)

    async def _close(self, user: int, table: int) -> None:
        await self._parts.people.close_messages(user, table)
        self._parts.unreachable(user)
        _log.info("direct messages closed")
        _log.debug("closed to", user=user)

    async def _channel_gone(self, entry: OutboxEntry, s: Snapshot) -> None:
        place = entry.channel or s.table.place.channel
        trouble = Trouble.CHANNEL_GONE if place == s.table.place.channel else Trouble.THREAD_GONE
        await self._tell_host(trouble, place, s)
        await self._outbox.mark_channel_gone(s.table.id, place)

    async def _message_gone(self, entry: OutboxEntry, action: Action, s: Snapshot) -> None:
        await self._outbox.mark_gone(entry.nonce)
        if not isinstance(action, Erase) and entry.kind in FRAMED:
            await self._tell_host(Trouble.MESSAGE_GONE, entry.channel, s)

    async def _replace(self, entry: OutboxEntry) -> None:
        """A message too old to be edited is deleted: a new board takes its place, and who was called, was called."""
        if entry.channel is not None and entry.message is not None:
            await self._sender.erase(entry.channel, entry.message)
        await self._outbox.mark_gone(entry.nonce)

    async def _wake(self, entry: OutboxEntry, s: Snapshot, *, again: bool) -> None:
        """A thread put away is fetched back; one that stays shut is given up for the game channel."""
        if entry.channel is not None and not again:
            try:
                await self._sender.wake_thread(entry.channel)
            except discord.Forbidden:
                _log.info("thread stays shut", channel=entry.channel)
            else:
                return
        await self._tell_host(Trouble.THREAD_LOCKED, entry.channel, s)
        await self._outbox.mark_channel_gone(s.table.id, entry.channel or 0)

    def _rejected(self, action: Action, fault: Fault) -> Next:
        """A fault of ours: said aloud, and kept from blocking the rest of the table."""
        _log.error("Discord rejects this", fault=fault.name, action=action.key)
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
        if await self._outbox.add_intents([notice]):
            _log.warning(str(trouble), place=place)


def _is_barred(action: Action, fault: Fault) -> bool:
    """Whether somebody cannot be let into a private thread, or out of it, for a reason of their own."""
    return isinstance(action, Admit | Expel) and fault in (Fault.FORBIDDEN, Fault.CLOSED, Fault.REJECTED)
