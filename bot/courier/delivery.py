"""Carrying out one step of a telling.

Answers for the order of writing and sending: first the intent is saved, then the message sent, then the receipt
saved. Whatever breaks in between, the next look finds the intent and looks for its message before it sends again.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord

from bot.courier.failures import Fault, verdict_on
from bot.courier.rendering import Rendering
from bot.courier.steps import Dismiss, Erase, OpenThread, Paint, Resume, Send, Step
from bot.courier.telling import face_of, shown_by
from bot.game import Seat
from bot.storage.posted import Kind, Posted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.courier.desk import Desk
    from bot.courier.films import Films
    from bot.courier.office import Office
    from bot.courier.post import Post
    from bot.courier.situation import Situation


class Delivery:
    """Carries out steps; raises what Discord's refusals raise and leaves the stored truth as it then is."""

    def __init__(self, office: Office, desk: Desk, films: Films) -> None:
        self._posts = office.posts
        self._mail = office.mail
        self._clock = office.clock
        self._office = office
        self._desk = desk
        self._rendering = Rendering(office.stage, office.news, office.tables, films)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def carry(self, step: Step, s: Situation) -> bool:
        """Carry out `step`; False: somebody else had written it down already, look again."""
        match step:
            case Send():
                return await self._say(step.posts, s)
            case Resume():
                await self._resume(step, s)
            case Paint():
                await self._paint(step.posted, s)
            case Erase():
                await self._erase(step.posted)
            case OpenThread():
                await self._open_thread(step.card, s)
            case Dismiss():
                await self._office.news.mark_told(step.news, self._clock.now())
        return True

    async def _say(self, posts: Sequence[Posted], s: Situation) -> bool:
        post = await self._rendering.post(posts, s)
        if post is None or not await self._posts.intend(posts):
            return False
        await self._send(posts[0], post, s)
        return True

    async def _send(self, first: Posted, post: Post, s: Situation) -> None:
        channel = await self._channel(first)
        silent = first.user is not None and first.kind.private and await self._silent(first, first.user, s)
        message = await self._mail.send(channel, post, first.nonce, silent=silent)
        await self._posts.sent(first.nonce, channel, message, self._clock.now())
        if first.kind is Kind.BOARD:
            self._office.chatter.board_posted(channel)

    async def _silent(self, first: Posted, user: int, s: Situation) -> bool:
        """A message makes no sound by night, nor where it only tells its reader what came of his own move."""
        if self._desk.is_quiet(user):
            return True
        if first.kind is not Kind.LETTER or first.since is not None or first.seat is None:
            return False
        moved = await self._office.news.last_move(first.table, Seat(first.seat))
        return all(row.version == moved for row in s.pending if row.id in first.news)

    async def _resume(self, step: Resume, s: Situation) -> None:
        """One message can say things about several tables: the lock keeps their workers from resuming it twice."""
        nonce = step.posted.nonce
        lock = self._locks.setdefault(nonce, asyncio.Lock())
        async with lock:
            posts = [posted for posted in await self._posts.named(nonce) if posted.open]
            if not posts:
                return
            channel = await self._channel(posts[0])
            found = await self._find(channel, posts[0])
            if found is not None:
                await self._posts.sent(nonce, channel, found, self._clock.now())
            else:
                await self._say_after_all(posts, step.wanted, s)

    async def _say_after_all(self, posts: Sequence[Posted], wanted: bool, s: Situation) -> None:  # noqa: FBT001
        """Send what was meant to be sent and was not, as far as it still holds."""
        first = posts[0]
        calling = first.kind in (Kind.CALL, Kind.DIGEST)
        current = [posted for posted in posts if not calling or self._desk.still_called(posted)]
        post = await self._rendering.post(current, s) if wanted and current else None
        if post is None:
            await self._posts.unsent(first.nonce)
            return
        await self._note(first, s)
        await self._send(first, post, s)

    async def _find(self, channel: int, posted: Posted) -> int | None:
        try:
            return await self._mail.find(channel, posted.nonce, posted.at)
        except discord.Forbidden:
            return None  # may not read back: the nonce alone has to keep a repetition away

    async def _paint(self, posted: Posted, s: Situation) -> None:
        if posted.channel is not None and posted.message is not None:
            post = await self._rendering.post([posted], s)
            if post is not None:
                await self._mail.paint(posted.channel, posted.message, post, posted.nonce)
                await self._note(posted, s)

    async def _note(self, posted: Posted, s: Situation) -> None:
        """Write down what a card or board shows, and which menu a letter has: none once it is painted over."""
        if posted.kind is Kind.LETTER and posted.seat is not None:
            await self._posts.holds_menu(posted.nonce, None if posted.live else s.menu_of(Seat(posted.seat)))
        elif posted.kind in (Kind.CARD, Kind.BOARD):
            face, upto = face_of(posted.kind, s), shown_by(posted.kind, s)
            await self._posts.shows(posted.nonce, face, upto, s.table.version, self._clock.now())

    async def _erase(self, posted: Posted) -> None:
        if posted.channel is not None and posted.message is not None:
            await self._mail.erase(posted.channel, posted.message)
            await self._posts.gone(posted.nonce)

    async def _open_thread(self, card: Posted, s: Situation) -> None:
        """A thread made out of a message has the message's id, so one that is there already is ours."""
        if card.channel is None or card.message is None:
            return
        place = s.table.place
        try:
            thread = await self._mail.open_thread(place.guild, card.channel, card.message, self._office.title(s.table))
        except discord.HTTPException as error:
            if verdict_on(error).fault is not Fault.THREAD_EXISTS:
                raise
            thread = card.message
        await self._office.tables.set_thread(s.table.id, thread)

    async def _channel(self, posted: Posted) -> int:
        if posted.channel is not None:
            return posted.channel
        return await self._mail.direct(posted.user or 0)
