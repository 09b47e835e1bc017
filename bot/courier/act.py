"""Act: carry out one action of a plan.

The order of writing and sending matters: first the intent is saved, then the message is sent, then the receipt is
saved. After a crash in between, the next observation finds the intent and looks for its message on Discord before it
sends the message again.
"""

from __future__ import annotations

import asyncio
import dataclasses
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord

from bot.courier import sequels
from bot.courier.actions import (
    Action,
    Admit,
    Archive,
    Dismiss,
    Erase,
    Expel,
    Intend,
    MakeTags,
    OpenPrivate,
    OpenThread,
    Paint,
    Reach,
    Renew,
    Resume,
    Retire,
    Send,
    Sweep,
    Tag,
    UpdateSubscription,
    current_fingerprint,
    last_news_shown,
)
from bot.courier.compose import Composer, Films
from bot.courier.direct_messages import is_notice, menu_turn, shown_fingerprint
from bot.courier.erasing import sweep
from bot.courier.outbox import MOVED_PREFIX, EntryKind
from bot.courier.pings import BEGUN_FINGERPRINT, has_begun, is_superseded
from bot.courier.places import Places, Subscriptions, opens_post
from bot.game.contract import Seat
from bot.transport.refusals import Fault, failure_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.courier.observe import Observer
    from bot.courier.outbox import OutboxEntry
    from bot.courier.snapshot import CourierParts, Snapshot
    from bot.transport.message import Message


class Executor:
    """Carries out actions. Raises one of `REQUEST_ERRORS` if a request to Discord fails; earlier writes stay stored."""

    def __init__(self, parts: CourierParts, observer: Observer, films: Films, wake: Callable[[int], None]) -> None:
        self._outbox = parts.outbox
        self._sender = parts.sender
        self._clock = parts.clock
        self._parts = parts
        self._observer = observer
        self._films = films
        self._places = Places(parts)
        self._subscriptions = Subscriptions(parts, wake)
        self._wake = wake
        self._composer = Composer(parts.presenter, parts.news, parts.tables, films)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def execute(self, action: Action, s: Snapshot) -> bool:  # noqa: C901 - one branch per kind
        """Carry out `action`. Return False if the action had no effect and the courier must look again.

        Raise one of `bot.transport.refusals.REQUEST_ERRORS` if a request to Discord fails, `Refused` if the table is
        gone, or `StorageFailed`.
        """
        match action:
            case Send():
                return await self._send_new(action.entries, s)
            case Resume():
                await self._resume(action, s)
            case Paint():
                await self._paint(action, s)
            case Erase():
                await self._erase(action.entry)
            case Renew():
                await self._renew(action.entry, s)
            case OpenThread() | OpenPrivate() | Admit() | Expel() | MakeTags() | Tag() | Archive():
                await self._places.execute(action, s)
            case UpdateSubscription() | Retire():
                return await self._subscriptions.execute(action, s)
            case Reach():
                await self._parts.tables.reach(s.table.id, action.seats)
            case Dismiss():
                await self._parts.news.mark_delivered(action.news, self._clock.now())
            case Sweep():
                await sweep(self._parts, action.restored, s)
            case Intend():
                is_new = await self._outbox.add_intents([action.entry])
                if is_new and action.entry.kind is EntryKind.EVENT:
                    self._parts.note_event(s.table.place.guild)
                return is_new
        return True

    async def _send_new(self, entries: Sequence[OutboxEntry], s: Snapshot) -> bool:
        if not await self._subscriptions.may_be_notified(entries[0], s):
            return True
        message = await self._composer.compose(entries, s)
        if message is None:
            return False
        if not await self._outbox.add_intents((*entries, *sequels.entries(entries[0], message.sequels))):
            return False
        await self._send_filmed(entries, message, s)
        for table in {entry.table for entry in entries} - {s.table.id}:
            self._wake(table)  # a digest calls its reader to these tables too
        return True

    async def _send_filmed(self, entries: Sequence[OutboxEntry], message: Message, s: Snapshot) -> None:
        """Send a message, again without the film of the game if Discord rejects that."""
        try:
            await self._send(entries[0], message, s)
        except discord.HTTPException as error:
            await self._send(entries[0], await self._without_film(entries, message, s, error), s)

    async def _without_film(
        self, entries: Sequence[OutboxEntry], message: Message, s: Snapshot, error: discord.HTTPException
    ) -> Message:
        """Return the farewell without its film if Discord rejected the film; raise `error` for anything else."""
        filmed = entries[0].kind.traits.filmed and message.attachments
        if not filmed or failure_of(error).fault is not Fault.REJECTED:
            raise error
        self._films.reject(s.table)
        return await self._composer.compose(entries, s) or message

    async def _send(self, first: OutboxEntry, message: Message, s: Snapshot) -> None:
        channel = await self._channel(first)
        private = first.kind.traits.private
        silent = first.user is not None and private and await self._silent(first, first.user, s)
        message = message if first.user is not None else self._without_quiet_users(message)
        if opens_post(first, s):
            await self._places.open_post(first, message, s)
            return
        message_id = await self._sender.send(channel, message, first.nonce, silent=silent)
        if not await self._outbox.mark_sent(first.nonce, channel, message_id, self._clock.now()) and private:
            await self._sender.delete(channel, message_id)  # its reader's data was deleted meanwhile
        if first.kind is EntryKind.BOARD:
            self._parts.message_counter.start(channel)

    def _without_quiet_users(self, message: Message) -> Message:
        """Return a message for the whole table that pings only users without quiet hours now."""
        awake = tuple(user for user in message.pings if not self._observer.is_quiet(user))
        return dataclasses.replace(message, pings=awake)

    async def _silent(self, first: OutboxEntry, user: int, s: Snapshot) -> bool:
        """Return whether a direct message makes no sound: in quiet hours, or if it only reports its reader's own move.

        A welcome is silent because its reader has just taken the seat; if it is their turn, a call follows.
        """
        if self._observer.is_quiet(user) or first.kind.traits.silent:
            return True
        is_news = first.kind is EntryKind.LETTER and first.since is None and not is_notice(first)
        if not is_news or first.seat is None:
            return False
        last_version = await self._parts.news.last_move(first.table, Seat(first.seat))
        return all(row.version == last_version for row in s.pending if row.id in first.news)

    async def _resume(self, action: Resume, s: Snapshot) -> None:
        """Complete an open intent. The lock keeps the workers of several tables from resuming one message twice."""
        nonce = action.entry.nonce
        async with self._lock(nonce):
            entries = [entry for entry in await self._outbox.by_nonce(nonce) if entry.open]
            if not entries:
                return
            if not await self._was_sent(entries[0], s):
                await self._send_unsent(entries, action.is_wanted, s)

    async def _was_sent(self, first: OutboxEntry, s: Snapshot) -> bool:
        """Look for an intent's message on Discord and record its receipt. Return whether it was found."""
        if opens_post(first, s):
            return await self._places.find_post(first, s)
        channel = await self._channel(first)
        message = await self._sender.find(channel, first.nonce, first.at)
        if message is not None:
            await self._outbox.mark_sent(first.nonce, channel, message, self._clock.now())
        return message is not None

    async def _send_unsent(self, entries: Sequence[OutboxEntry], still_wanted: bool, s: Snapshot) -> None:  # noqa: FBT001
        """Send the entries of an unsent intent that still hold; delete the intent if none does."""
        first = entries[0]
        is_call = first.kind.traits.summons
        current = [entry for entry in entries if not is_call or self._observer.still_called(entry)]
        message = await self._composer.compose(current, s) if still_wanted and current else None
        if message is None:
            await self._outbox.drop_unsent(first.nonce)
            return
        await self._record(first, s)
        await self._send_filmed(current, message, s)

    async def _paint(self, action: Paint, s: Snapshot) -> None:
        entry = action.entry
        if entry.channel is not None and entry.message is not None:
            message = await self._composer.compose([entry], s)
            if message is not None:
                await self._sender.edit(entry.channel, entry.message, message, entry.nonce, plain=entry.plain)
                await self._record(entry, s, action.news)

    async def _renew(self, entry: OutboxEntry, s: Snapshot) -> None:
        """Edit or delete a call or digest.

        The lock keeps the workers of two tables from overwriting each other's edit.
        """
        async with self._lock(entry.nonce):
            entries = [sent for sent in await self._outbox.by_nonce(entry.nonce) if sent.live]
            superseded = await self._superseded(entry)
            current = [sent for sent in entries if self._observer.still_called(sent) and sent not in superseded]
            if not current and entries:
                await self._erase(entries[0])
            message = await self._composer.compose(current, s) if current else None
            if message is None or entry.channel is None or entry.message is None:
                return
            await self._sender.edit(entry.channel, entry.message, message, entry.nonce, plain=entry.plain)
            begun_entries = {sent for sent in current if sent.kind is EntryKind.CALL and has_begun(s.table, sent)}
            for sent in entries:
                fingerprint = (
                    BEGUN_FINGERPRINT if sent in begun_entries else sent.fingerprint.removeprefix(MOVED_PREFIX)
                )
                await self._outbox.mark_called(sent, fingerprint, gone=sent not in current, at=self._clock.now())

    async def _superseded(self, digest: OutboxEntry) -> list[OutboxEntry]:
        """Return the entries of a digest that a later digest to the same user covers."""
        if digest.kind is not EntryKind.DIGEST or digest.user is None:
            return []
        newest = {(call.table, call.seat): call for call in await self._outbox.calls_to(digest.user)}
        entries = await self._outbox.by_nonce(digest.nonce)
        return [entry for entry in entries if is_superseded(entry, newest.get((entry.table, entry.seat)))]

    def _lock(self, nonce: str) -> asyncio.Lock:
        """Return the lock of one message, which may concern several tables, each with a worker of its own."""
        return self._locks.setdefault(nonce, asyncio.Lock())

    async def _record(self, entry: OutboxEntry, s: Snapshot, news: Sequence[int] = ()) -> None:
        """Record the content of a card or board, or a letter's menu and the whispers (`news`) added by an edit."""
        if entry.kind is EntryKind.LETTER and entry.seat is not None:
            fingerprint, delivered = shown_fingerprint(entry, s), (*entry.news, *news)
            await self._outbox.mark_letter(entry.nonce, menu_turn(entry, s), fingerprint, delivered, self._clock.now())
        elif entry.kind.traits.repainted:
            fingerprint, upto = current_fingerprint(entry.kind, s), last_news_shown(entry.kind, s)
            await self._outbox.mark_shown(entry.nonce, fingerprint, upto, s.table.version, self._clock.now())

    async def _erase(self, entry: OutboxEntry) -> None:
        if entry.channel is not None and entry.message is not None:
            await self._sender.delete(entry.channel, entry.message)
            await self._outbox.mark_gone(entry.nonce)

    async def _channel(self, entry: OutboxEntry) -> int:
        if entry.channel is not None:
            return entry.channel
        return await self._sender.direct(entry.user or 0)
