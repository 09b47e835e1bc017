"""Recover: handle Discord's refusals.

Records the facts that a refusal shows (a user's direct messages are closed, a thread is gone, a message was not sent),
so that the next plan differs, and writes one notice for the host. Never sends a message: the host's notice is an outbox
entry like any other.
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
from bot.courier.outbox import REPLACED_FINGERPRINT, EntryKind, OutboxEntry
from bot.courier.snapshot import Trouble
from bot.transport.message import nonce_of
from bot.transport.refusals import OUT_OF_REACH, REQUEST_ERRORS, Failure, Fault, failure_of

if TYPE_CHECKING:
    from bot.courier.actions import Action
    from bot.courier.snapshot import CourierParts, Snapshot

_log = structlog.stdlib.get_logger(__name__)


class Next(Enum):
    """How the courier goes on after an action."""

    REFRESH = auto()
    """At once: the action was carried out; read the data again that it can have changed."""
    REPLAN = auto()
    """At once: the recovery recorded something; observe and plan anew."""
    SKIP = auto()
    """With the other actions; this one is tried again when the table is woken."""
    LATER = auto()
    """After a wait, with the whole table."""


class Recovery:
    """Handles failures of actions."""

    def __init__(self, parts: CourierParts) -> None:
        self._parts = parts
        self._outbox = parts.outbox
        self._sender = parts.sender
        self._clock = parts.clock

    async def next_step(self, failure: Failure, action: Action, s: Snapshot, *, again: bool) -> Next:  # noqa: PLR0911 - one for each kind of failure
        """Record what the failure of `action` shows, and return how to go on.

        `again`: the same action failed before in this run.
        """
        entry = action.entry
        if failure.fault is Fault.LATER:
            return Next.LATER
        if isinstance(action, Send | Resume) and not failure.uncertain:
            await self._drop_intent(action.entry)
        if failure.fault.passes:
            return Next.LATER
        if entry is None:
            return await self._rejected(failure, None, s)
        if entry.kind.traits.elsewhere:
            return await self._abandon(entry, failure.fault)
        if isinstance(action, Archive | Tag | MakeTags) or _is_barred(action, failure.fault):
            return await self._give_up(action, entry, failure.fault)
        if entry.kind.traits.private:
            return await self._direct_refused(entry, failure, action, s)
        return await self._posting_refused(entry, failure, action, s, again=again)

    async def _direct_refused(self, entry: OutboxEntry, failure: Failure, action: Action, s: Snapshot) -> Next:
        """Handle a refused direct message. A deleted message cannot be edited, and is not sent again."""
        fault = failure.fault
        if fault is Fault.CLOSED and entry.user is not None:
            if entry.kind.traits.for_onlookers:
                await self._parts.people.update(entry.user, lambda settings: replace(settings, dm_closed=True))
            else:
                await self._close_messages(entry.user, entry.table)
            return Next.REPLAN
        if isinstance(action, Paint | Renew) and fault in OUT_OF_REACH:
            await self._outbox.mark_gone(entry.nonce)
            return Next.REPLAN
        return await self._rejected(failure, entry, s)

    async def _posting_refused(
        self, entry: OutboxEntry, failure: Failure, action: Action, s: Snapshot, *, again: bool
    ) -> Next:
        """Handle a refused request about a message at the table."""
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
                await self._notify_host(Trouble.NO_THREAD if opens else Trouble.FORBIDDEN, entry.channel, s)
                return Next.REPLAN if opens else Next.SKIP
            case _ if opens:
                await self._notify_host(Trouble.THREAD_REFUSED, entry.channel, s, failure.answer)
            case _:
                return await self._rejected(failure, entry, s)
        return Next.REPLAN

    async def _give_up(self, action: Action, entry: OutboxEntry, fault: Fault) -> Next:
        """Give up an optional request (archiving, tags) that is refused, and record it so that it is not tried again.

        The same goes for adding or removing a user who left the server or cannot see the channel.
        """
        _log.info("courier.action_given_up", action=action.key, fault=fault.name)
        if isinstance(action, Expel):
            await self._outbox.mark_gone(entry.nonce)
            return Next.REPLAN
        if not isinstance(action, Archive):
            await self._outbox.add_intents([entry])
        await self._outbox.mark_sent(entry.nonce, entry.channel or 0, entry.channel or 0, self._clock.now())
        return Next.REPLAN

    async def _abandon(self, entry: OutboxEntry, fault: Fault) -> Next:
        """Give up an announcement that Discord refuses, and record it so that it is not sent again."""
        _log.warning("courier.announcement_given_up", kind=entry.kind.value, place=entry.channel, fault=fault.name)
        await self._outbox.add_intents([entry])
        await self._outbox.mark_gone(entry.nonce)
        return Next.REPLAN

    async def _drop_intent(self, entry: OutboxEntry) -> None:
        """Delete the intent of a message that was certainly not sent. A trouble stays: it is also a record."""
        if entry.kind is not EntryKind.TROUBLE:
            await self._outbox.drop_unsent(entry.nonce)

    async def _close_messages(self, user: int, table: int) -> None:
        await self._parts.people.close_messages(user, table)
        self._parts.note_unreachable(user)
        _log.info("direct_messages.closed")
        _log.debug("direct_messages.closed_to", user=user)

    async def _channel_gone(self, entry: OutboxEntry, s: Snapshot, *, again: bool) -> None:
        """Give up a channel or thread. If the replacement thread is gone too, no third one is made."""
        place = entry.channel or s.table.place.channel
        if again and place != s.table.place.channel:
            await self._notify_host(Trouble.NO_THREAD, s.table.place.channel, s)
            return
        trouble = Trouble.CHANNEL_GONE if place == s.table.place.channel else Trouble.THREAD_GONE
        await self._notify_host(trouble, place, s)
        await self._outbox.mark_channel_gone(s.table.id, place)

    async def _message_gone(self, entry: OutboxEntry, action: Action, s: Snapshot) -> None:
        await self._outbox.mark_gone(entry.nonce)
        if not isinstance(action, Erase) and entry.kind.traits.framed:
            await self._notify_host(Trouble.MESSAGE_GONE, entry.channel, s)

    async def _replace(self, entry: OutboxEntry) -> None:
        """Delete a message that is too old to be edited. The plan replaces a board or an invitation; a call was made.

        If it cannot be deleted, it stays. The fingerprint is stored first, so that after a crash the plan still knows
        the reason of the deletion.
        """
        if entry.kind is EntryKind.INVITATION:
            now = self._clock.now()
            await self._outbox.mark_shown(entry.nonce, REPLACED_FINGERPRINT, entry.upto, entry.version, now)
        if entry.channel is not None and entry.message is not None:
            try:
                await self._sender.delete(entry.channel, entry.message)
            except REQUEST_ERRORS as error:
                _log.info("courier.deletion_refused", fault=failure_of(error).fault.name)
        await self._outbox.mark_gone(entry.nonce)

    async def _wake(self, entry: OutboxEntry, s: Snapshot, *, again: bool) -> Next:
        """Unarchive a thread; if that fails, give the thread up for the game channel.

        A forum post or private thread has no game channel to fall back on: its thread is kept if Discord refuses for an
        unknown reason.
        """
        failure = None
        if entry.channel is not None and not again:
            try:
                await self._sender.wake_thread(entry.channel)
            except REQUEST_ERRORS as error:
                failure = failure_of(error)
                _log.info("courier.unarchiving_failed", channel=entry.channel, code=failure.code, status=failure.status)
            else:
                return Next.REPLAN
        if failure is not None and failure.fault.passes:
            return Next.LATER
        if failure is not None and failure.fault is Fault.REJECTED:
            if s.table.place.apart:
                return await self._rejected(failure, entry, s)
            await self._notify_host(Trouble.THREAD_REFUSED, s.table.place.channel, s, failure.answer)
        else:
            await self._notify_host(Trouble.THREAD_LOCKED, entry.channel, s)
        await self._outbox.mark_channel_gone(s.table.id, entry.channel or 0)
        return Next.REPLAN

    async def _rejected(self, failure: Failure, entry: OutboxEntry | None, s: Snapshot) -> Next:
        """Notify the host of Discord's answer, and go on with the rest of the table.

        A refused notice to the host causes no further notice.
        """
        if entry is None or entry.kind is not EntryKind.TROUBLE:
            place = None if entry is None or entry.kind.traits.private else entry.channel
            await self._notify_host(Trouble.REFUSED, place or s.table.place.channel, s, failure.answer)
        return Next.SKIP

    async def _notify_host(self, trouble: Trouble, place: int | None, s: Snapshot, answer: str = "") -> None:
        """Write a notice for the host, once per place and answer, whether it can be sent or not.

        The same answer to other requests at the table causes no second notice, unless the table loses its place by it.
        """
        if trouble is Trouble.REFUSED and s.has_recorded(answer):
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
    """Return whether a user cannot be added to or removed from a private thread for a reason on the user's side."""
    return isinstance(action, Admit | Expel) and fault in (Fault.FORBIDDEN, Fault.CLOSED)
