"""Carrying out one step of a telling.

Answers for the order of writing and sending: first the intent is saved, then the message sent, then the receipt
saved. Whatever breaks in between, the next look finds the intent and looks for its message before it sends again.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord

from bot.courier.actions import Action, Dismiss, Erase, OpenThread, Paint, Resume, Send
from bot.courier.failures import Fault, failure_of
from bot.courier.plan import face_of, shown_by
from bot.courier.rendering import Composer
from bot.game import Seat
from bot.storage.outbox_entry import EntryKind, OutboxEntry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.courier.films import Films
    from bot.courier.message import Message
    from bot.courier.observe import Observer
    from bot.courier.parts import CourierParts
    from bot.courier.snapshot import Snapshot


class Executor:
    """Carries out steps; raises what Discord's refusals raise and leaves the stored truth as it then is."""

    def __init__(self, parts: CourierParts, observer: Observer, films: Films) -> None:
        self._outbox = parts.outbox
        self._sender = parts.sender
        self._clock = parts.clock
        self._parts = parts
        self._observer = observer
        self._composer = Composer(parts.presenter, parts.news, parts.tables, films)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def execute(self, action: Action, s: Snapshot) -> bool:
        """Carry out `action`; False: somebody else had written it down already, look again."""
        match action:
            case Send():
                return await self._say(action.entries, s)
            case Resume():
                await self._resume(action, s)
            case Paint():
                await self._paint(action.entry, s)
            case Erase():
                await self._erase(action.entry)
            case OpenThread():
                await self._open_thread(action.card, s)
            case Dismiss():
                await self._parts.news.mark_told(action.news, self._clock.now())
        return True

    async def _say(self, entries: Sequence[OutboxEntry], s: Snapshot) -> bool:
        post = await self._composer.post(entries, s)
        if post is None or not await self._outbox.intend(entries):
            return False
        await self._send(entries[0], post, s)
        return True

    async def _send(self, first: OutboxEntry, post: Message, s: Snapshot) -> None:
        channel = await self._channel(first)
        silent = first.user is not None and first.kind.private and await self._silent(first, first.user, s)
        message = await self._sender.send(channel, post, first.nonce, silent=silent)
        await self._outbox.sent(first.nonce, channel, message, self._clock.now())
        if first.kind is EntryKind.BOARD:
            self._parts.chatter.board_posted(channel)

    async def _silent(self, first: OutboxEntry, user: int, s: Snapshot) -> bool:
        """A message makes no sound by night, nor where it only tells its reader what came of his own move."""
        if self._observer.is_quiet(user):
            return True
        if first.kind is not EntryKind.LETTER or first.since is not None or first.seat is None:
            return False
        moved = await self._parts.news.last_move(first.table, Seat(first.seat))
        return all(row.version == moved for row in s.pending if row.id in first.news)

    async def _resume(self, action: Resume, s: Snapshot) -> None:
        """One message can say things about several tables: the lock keeps their workers from resuming it twice."""
        nonce = action.entry.nonce
        lock = self._locks.setdefault(nonce, asyncio.Lock())
        async with lock:
            entries = [entry for entry in await self._outbox.named(nonce) if entry.open]
            if not entries:
                return
            channel = await self._channel(entries[0])
            found = await self._find(channel, entries[0])
            if found is not None:
                await self._outbox.sent(nonce, channel, found, self._clock.now())
            else:
                await self._say_after_all(entries, action.wanted, s)

    async def _say_after_all(self, entries: Sequence[OutboxEntry], wanted: bool, s: Snapshot) -> None:  # noqa: FBT001
        """Send what was meant to be sent and was not, as far as it still holds."""
        first = entries[0]
        calling = first.kind in (EntryKind.CALL, EntryKind.DIGEST)
        current = [entry for entry in entries if not calling or self._observer.still_called(entry)]
        post = await self._composer.post(current, s) if wanted and current else None
        if post is None:
            await self._outbox.unsent(first.nonce)
            return
        await self._note(first, s)
        await self._send(first, post, s)

    async def _find(self, channel: int, entry: OutboxEntry) -> int | None:
        try:
            return await self._sender.find(channel, entry.nonce, entry.at)
        except discord.Forbidden:
            return None  # may not read back: the nonce alone has to keep a repetition away

    async def _paint(self, entry: OutboxEntry, s: Snapshot) -> None:
        if entry.channel is not None and entry.message is not None:
            post = await self._composer.post([entry], s)
            if post is not None:
                await self._sender.paint(entry.channel, entry.message, post, entry.nonce)
                await self._note(entry, s)

    async def _note(self, entry: OutboxEntry, s: Snapshot) -> None:
        """Write down what a card or board shows, and which menu a letter has: none once it is painted over."""
        if entry.kind is EntryKind.LETTER and entry.seat is not None:
            await self._outbox.holds_menu(entry.nonce, None if entry.live else s.menu_of(Seat(entry.seat)))
        elif entry.kind in (EntryKind.CARD, EntryKind.BOARD):
            face, upto = face_of(entry.kind, s), shown_by(entry.kind, s)
            await self._outbox.shows(entry.nonce, face, upto, s.table.version, self._clock.now())

    async def _erase(self, entry: OutboxEntry) -> None:
        if entry.channel is not None and entry.message is not None:
            await self._sender.erase(entry.channel, entry.message)
            await self._outbox.gone(entry.nonce)

    async def _open_thread(self, card: OutboxEntry, s: Snapshot) -> None:
        """A thread made out of a message has the message's id, so one that is there already is ours."""
        if card.channel is None or card.message is None:
            return
        place = s.table.place
        try:
            thread = await self._sender.open_thread(place.guild, card.channel, card.message, self._parts.title(s.table))
        except discord.HTTPException as error:
            if failure_of(error).fault is not Fault.THREAD_EXISTS:
                raise
            thread = card.message
        await self._parts.tables.set_thread(s.table.id, thread)

    async def _channel(self, entry: OutboxEntry) -> int:
        if entry.channel is not None:
            return entry.channel
        return await self._sender.direct(entry.user or 0)
