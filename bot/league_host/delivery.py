"""The messages of leagues on Discord: the league's message in its channel, the standings and the poster in its thread.

The intent is saved before a message is sent, and the receipt after it, as in the outbox. After a crash in between, the
message is looked for by its mark. A message whose face has changed is edited; one that was deleted is sent again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import discord
import structlog
from msgspec.structs import replace

from bot.league_host.store import LeaguePost
from bot.leagues.model import LeagueStatus
from bot.table.model import Place
from bot.transport.refusals import REQUEST_ERRORS, Fault, failure_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.league_host.store import LeagueRecord, LeagueStore
    from bot.leagues.decisions import LeagueNotice
    from bot.system.clock import Clock
    from bot.transport.forums import Forums
    from bot.transport.message import Message
    from bot.transport.sender import Sender

CARD, THREAD, STANDINGS, POSTER = "card", "thread", "standings", "poster"
"""The occasions of the public messages, and of the thread."""
MAX_DELAY_S = 7 * 24 * 3600.0
"""Seconds after the end of a league for which its last messages are tried."""

_log = structlog.stdlib.get_logger(__name__)


class LeaguePresenter(Protocol):
    """Renders leagues as messages. Implemented by `bot.ui.messages.league_pages`."""

    def title(self, record: LeagueRecord) -> str:
        """Return the name of a league's thread."""
        ...

    async def card(self, record: LeagueRecord, thread: int | None) -> Message:
        """Return the league's message in its channel, with the link to its thread if there is one."""
        ...

    async def standings(self, record: LeagueRecord) -> Message:
        """Return the message with the standings and the matches of the present round."""
        ...

    async def poster(self, record: LeagueRecord) -> Message:
        """Return the message about the end."""
        ...

    async def notice(self, record: LeagueRecord, notice: LeagueNotice) -> Message:
        """Return the direct message to one person."""
        ...


class LeagueDelivery:
    """Brings the messages of leagues up to date. Belongs to one event loop."""

    def __init__(
        self,
        store: LeagueStore,
        presenter: LeaguePresenter,
        sender: Sender,
        forums: Forums,
        clock: Clock,
        *,
        is_forum: Callable[[int, int], bool],
    ) -> None:
        self._store = store
        self._presenter = presenter
        self._sender = sender
        self._forums = forums
        self._clock = clock
        self._is_forum = is_forum
        self._own: set[tuple[int, str]] = set()
        """The intents of this process that were certainly not sent."""
        self._began = clock.now()
        self._told: set[tuple[int, str]] = set()
        """The notices that this process has tried to send."""

    async def deliver(self, record: LeagueRecord) -> bool:
        """Send and edit what is missing; return whether nothing is left, also if Discord refused it for long.

        Raise one of `REQUEST_ERRORS` or `StorageFailed`; then the caller tries again later.
        """
        try:
            await self._deliver(record)
        except REQUEST_ERRORS as error:
            ended = record.league.ended
            if ended is None or self._clock.now() - ended < MAX_DELAY_S:
                raise
            _log.warning("league.messages_given_up", league=record.league.id, fault=failure_of(error).fault.name)
        return True

    async def _deliver(self, record: LeagueRecord) -> None:
        league_id = record.league.id
        posts = {post.occasion: post for post in await self._store.posts(league_id)}
        for post in posts.values():
            if post.notice is not None and post.message is None:
                await self._tell(record, post, post.notice)
        thread = posts.get(THREAD)
        home = None if thread is None else thread.message
        card = await self._show_card(record, posts.get(CARD), home)
        if not record.league.rounds:
            return
        if home is None:
            home = await self._open_thread(record, card)
            await self._show_card(record, card, home)
        face, pages = f"{record.version}", self._presenter
        await self._show(record, posts.get(STANDINGS), STANDINGS, home, face, lambda: pages.standings(record))
        if record.league.status is LeagueStatus.FINISHED:
            face = "poster"
            await self._show(record, posts.get(POSTER), POSTER, home, face, lambda: pages.poster(record))

    async def _show_card(self, record: LeagueRecord, post: LeaguePost | None, thread: int | None) -> LeaguePost:
        league = record.league
        stage = record.version if league.status is LeagueStatus.JOINING else len(league.rounds)
        face = f"{league.status}:{stage}:{league.frozen_since is None}:{thread}"
        return await self._show(record, post, CARD, record.channel, face, lambda: self._presenter.card(record, thread))

    async def _show(
        self,
        record: LeagueRecord,
        post: LeaguePost | None,
        occasion: str,
        channel: int,
        face: str,
        render: Callable[[], Awaitable[Message]],
    ) -> LeaguePost:
        """Send a message, or edit the one that stands if it shows another face; return its record."""
        if post is not None and post.message is not None:
            if post.face == face:
                return post
            edited = await self._edit(post, face, await render())
            if edited is not None:
                return edited
        if post is None or post.message is not None:  # there is none, or it was deleted
            post = LeaguePost(record.league.id, occasion, self._clock.now(), channel)
            await self._store.save_post(post)
            self._own.add((record.league.id, occasion))
        return await self._send(record, post, face, await render())

    async def _send(self, record: LeagueRecord, post: LeaguePost, face: str, message: Message) -> LeaguePost:
        """Send a message, unless an earlier attempt did, and save the receipt."""
        guild, channel, key = record.league.guild, post.channel or record.channel, (post.league, post.occasion)
        place = Place(guild, channel, forum=True)
        if post.occasion == CARD and self._is_forum(guild, channel):
            found = None if key in self._own else await self._forums.find_post(place, post.nonce, post.at)
            self._own.discard(key)
            if found is None:
                opened = await self._forums.open_post(place, self._presenter.title(record), message, post.nonce, ())
                found = opened[:2]
            thread = LeaguePost(post.league, THREAD, self._clock.now(), channel, found[0])
            await self._store.save_post(thread)
            channel, number = found
        else:
            earlier = None if key in self._own else await self._sender.find(channel, post.nonce, post.at)
            self._own.discard(key)
            is_silent = post.occasion == STANDINGS
            number = earlier or await self._sender.send(channel, message, post.nonce, silent=is_silent)
        sent = replace(post, channel=channel, message=number, face=face)
        await self._store.save_post(sent)
        return sent

    async def _edit(self, post: LeaguePost, face: str, message: Message) -> LeaguePost | None:
        """Edit a message and save its face; None: it was deleted."""
        channel, number = post.channel or 0, post.message or 0
        try:
            try:
                await self._sender.edit(channel, number, message, post.nonce)
            except discord.HTTPException as error:
                if failure_of(error).fault is not Fault.ARCHIVED:
                    raise
                await self._sender.wake_thread(channel)
                await self._sender.edit(channel, number, message, post.nonce)
        except discord.HTTPException as error:
            if failure_of(error).fault is Fault.MESSAGE_GONE:
                return None
            raise
        edited = replace(post, face=face)
        await self._store.save_post(edited)
        return edited

    async def _open_thread(self, record: LeagueRecord, card: LeaguePost) -> int:
        """Open the thread of a league from its message; return the thread's id, which is the message's."""
        message = card.message or 0
        posts = {post.occasion: post for post in await self._store.posts(record.league.id)}
        if (of_forum := posts.get(THREAD)) is not None and of_forum.message is not None:
            return of_forum.message
        title = self._presenter.title(record)
        try:
            await self._sender.open_thread(record.league.guild, card.channel or record.channel, message, title)
        except discord.HTTPException as error:
            if failure_of(error).fault is not Fault.THREAD_EXISTS:
                raise
        await self._store.save_post(LeaguePost(record.league.id, THREAD, self._clock.now(), card.channel, message))
        return message

    async def _tell(self, record: LeagueRecord, post: LeaguePost, notice: LeagueNotice) -> None:
        """Send a direct message once; a person who accepts none is not told."""
        key = (post.league, post.occasion)
        is_new = post.at > self._began and key not in self._told
        try:
            channel = await self._sender.direct(notice.user)
            earlier = None if is_new else await self._sender.find(channel, post.nonce, post.at)
            self._told.add(key)
            message = await self._presenter.notice(record, notice)
            number = earlier or await self._sender.send(channel, message, post.nonce)
        except discord.HTTPException as error:
            if failure_of(error).fault.passes:
                raise
            _log.info("league.notice_refused", league=record.league.id, fault=failure_of(error).fault.name)
            await self._store.delete_post(post.league, post.occasion)
            return
        await self._store.save_post(replace(post, channel=channel, message=number))
        self._told.discard(key)
