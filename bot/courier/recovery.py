"""Recover: what to do about Discord's refusals.

Answers for writing down what was learnt (this person is closed, that thread is gone, this was not sent), so that
the next plan names other actions, and for telling the host once. Never sends a message itself; the host's notice
is a thing to be said like any other.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace

from bot.courier.actions import (
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
from bot.courier.outbox import EntryKind, OutboxEntry
from bot.courier.snapshot import Trouble
from bot.transport.message import nonce_of
from bot.transport.refusals import OUT_OF_REACH, TROUBLES, Failure, Fault, failure_of

if TYPE_CHECKING:
    from bot.courier.actions import Action
    from bot.courier.snapshot import CourierParts, Snapshot

_log = structlog.stdlib.get_logger(__name__)


class Next(Enum):
    """How the courier goes on after an action."""

    REFRESH = auto()
    """At once: the action was carried out, read again what it has changed."""
    REPLAN = auto()
    """At once: something was learnt, observe and plan anew."""
    SKIP = auto()
    """With the other steps; this one again when the table changes next, or after a while."""
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
        if failure.fault is Fault.LATER:
            return Next.LATER
        if isinstance(action, Send | Resume) and not failure.uncertain:
            await self._forget(action.entry)
        if failure.fault.passes:
            return Next.LATER
        if entry is None:
            return await self._rejected(failure, None, s)
        if isinstance(action, Archive | Tag | MakeTags) or _is_barred(action, failure.fault):
            return await self._left_out(action, entry, failure.fault)
        if entry.kind.traits.private:
            return await self._undelivered(entry, failure, action, s)
        return await self._unposted(entry, failure, action, s, again=again)

    async def _undelivered(self, entry: OutboxEntry, failure: Failure, action: Action, s: Snapshot) -> Next:
        """A direct message was refused. One that is there no more needs no painting, and nobody misses it."""
        fault = failure.fault
        if fault is Fault.CLOSED and entry.user is not None:
            if entry.kind.traits.for_onlookers:
                await self._parts.people.amend(entry.user, lambda known: replace(known, dm_closed=True))
            else:
                await self._close(entry.user, entry.table)
            return Next.REPLAN
        if isinstance(action, Paint | Renew) and fault in OUT_OF_REACH:
            await self._outbox.mark_gone(entry.nonce)
            return Next.REPLAN
        return await self._rejected(failure, entry, s)

    async def _unposted(
        self, entry: OutboxEntry, failure: Failure, action: Action, s: Snapshot, *, again: bool
    ) -> Next:
        """Something about a message at the table was refused."""
        opens = isinstance(action, OpenThread | OpenPrivate)
        match failure.fault:
            case Fault.CHANNEL_GONE:
                await self._channel_gone(entry, s, again=again)
            case Fault.MESSAGE_GONE if not (opens and again):
                await self._message_gone(entry, action, s)
            case Fault.ARCHIVED if not opens:
                return await self._wake(entry, s, again=again)
            case Fault.EDITED_OUT if entry.kind.traits.replaced:
                await self._replace(entry)
            case Fault.FORBIDDEN:
                await self._tell_host(Trouble.NO_THREAD if opens else Trouble.FORBIDDEN, entry.channel, s)
                return Next.REPLAN if opens else Next.SKIP
            case _ if opens:
                await self._tell_host(Trouble.THREAD_REFUSED, entry.channel, s, failure.answer)
            case _:
                return await self._rejected(failure, entry, s)
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

    async def _channel_gone(self, entry: OutboxEntry, s: Snapshot, *, again: bool) -> None:
        """Give up a channel or thread. When the new thread is gone as well, no third one is made."""
        place = entry.channel or s.table.place.channel
        if again and place != s.table.place.channel:
            await self._tell_host(Trouble.NO_THREAD, s.table.place.channel, s)
            return
        trouble = Trouble.CHANNEL_GONE if place == s.table.place.channel else Trouble.THREAD_GONE
        await self._tell_host(trouble, place, s)
        await self._outbox.mark_channel_gone(s.table.id, place)

    async def _message_gone(self, entry: OutboxEntry, action: Action, s: Snapshot) -> None:
        await self._outbox.mark_gone(entry.nonce)
        if not isinstance(action, Erase) and entry.kind.traits.framed:
            await self._tell_host(Trouble.MESSAGE_GONE, entry.channel, s)

    async def _replace(self, entry: OutboxEntry) -> None:
        """A message too old to be edited is deleted: a new board takes its place, and who was called, was called.

        One that cannot be deleted stays.
        """
        if entry.channel is not None and entry.message is not None:
            try:
                await self._sender.erase(entry.channel, entry.message)
            except TROUBLES as error:
                _log.info("not deleted", fault=failure_of(error).fault.name)
        await self._outbox.mark_gone(entry.nonce)

    async def _wake(self, entry: OutboxEntry, s: Snapshot, *, again: bool) -> Next:
        """A thread put away is fetched back; one that stays shut is given up for the game channel.

        A place that has no game channel to fall back on is given up only where the bot may not fetch it back.
        """
        failure = None
        if entry.channel is not None and not again:
            try:
                await self._sender.wake_thread(entry.channel)
            except TROUBLES as error:
                failure = failure_of(error)
                _log.info("thread stays shut", channel=entry.channel, code=failure.code, status=failure.status)
            else:
                return Next.REPLAN
        if failure is not None and failure.fault.passes:
            return Next.LATER
        if failure is not None and failure.fault is Fault.REJECTED:
            if s.table.place.apart:
                return await self._rejected(failure, entry, s)
            await self._tell_host(Trouble.THREAD_REFUSED, s.table.place.channel, s, failure.answer)
        else:
            await self._tell_host(Trouble.THREAD_LOCKED, entry.channel, s)
        await self._outbox.mark_channel_gone(s.table.id, entry.channel or 0)
        return Next.REPLAN

    async def _rejected(self, failure: Failure, entry: OutboxEntry | None, s: Snapshot) -> Next:
        """Have the host told Discord's answer, and go on with the rest of the table.

        A notice to the host that is refused is not told of by another one.
        """
        if entry is None or entry.kind is not EntryKind.TROUBLE:
            place = None if entry is None or entry.kind.traits.private else entry.channel
            await self._tell_host(Trouble.REFUSED, place or s.table.place.channel, s, failure.answer)
        return Next.SKIP

    async def _tell_host(self, trouble: Trouble, place: int | None, s: Snapshot, answer: str = "") -> None:
        """Written down once per place and answer; whether it could be sent or not, it is never said again.

        The same answer to other requests at the table is not told again, unless the table moves because of it.
        """
        if trouble is Trouble.REFUSED and s.has_told(answer):
            return
        now, occasion = self._clock.now(), ":".join(filter(None, (trouble, str(place), answer)))
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
    return isinstance(action, Admit | Expel) and fault in (Fault.FORBIDDEN, Fault.CLOSED)
