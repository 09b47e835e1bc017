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

from bot.courier.failures import Fault, Verdict
from bot.courier.nonce import nonce_of
from bot.courier.situation import Trouble
from bot.courier.steps import Dismiss, Erase, OpenThread, Paint, Resume, Send
from bot.storage.posted import Kind, Posted

if TYPE_CHECKING:
    from bot.clock import Clock
    from bot.courier.mail import Mail
    from bot.courier.situation import Situation
    from bot.courier.steps import Step
    from bot.storage.posts import Posts
    from bot.storage.settings import SettingsStore

_log = logging.getLogger(__name__)


class Course(Enum):
    """How a telling goes on after a fault."""

    LOOK = auto()
    """At once: something was learnt, look what is owed now."""
    SKIP = auto()
    """With the other steps; this one again when the table changes next."""
    LATER = auto()
    """Not now: wait, then begin anew."""


class Rescue:
    """Deals with faults."""

    def __init__(self, posts: Posts, people: SettingsStore, mail: Mail, clock: Clock) -> None:
        self._posts = posts
        self._people = people
        self._mail = mail
        self._clock = clock

    async def after(self, verdict: Verdict, step: Step, s: Situation, *, again: bool) -> Course:
        """Write down what a fault of `step` teaches and say how to go on.

        `again`: the same step failed before in this telling.
        """
        posted = _subject(step)
        if posted is None or verdict.fault is Fault.LATER:
            return Course.LATER
        if isinstance(step, Send | Resume):
            await self._forget(posted)
        if verdict.fault in (Fault.SLOWER, Fault.HALT):
            return Course.LATER
        if posted.kind.private:
            return await self._undelivered(posted, verdict.fault, step)
        return await self._unposted(posted, verdict.fault, step, s, again=again)

    async def _undelivered(self, posted: Posted, fault: Fault, step: Step) -> Course:
        """A direct message was refused. One that is there no more needs no painting, and nobody misses it."""
        if fault is Fault.CLOSED and posted.user is not None:
            await self._close(posted.user)
            return Course.LOOK
        if isinstance(step, Paint) and fault in (Fault.MESSAGE_GONE, Fault.CHANNEL_GONE, Fault.FORBIDDEN):
            await self._posts.gone(posted.nonce)
            return Course.LOOK
        return self._rejected(step, fault)

    async def _unposted(self, posted: Posted, fault: Fault, step: Step, s: Situation, *, again: bool) -> Course:
        """Something about a message at the table was refused."""
        match fault:
            case Fault.CHANNEL_GONE:
                await self._channel_gone(posted, s)
            case Fault.MESSAGE_GONE:
                await self._message_gone(posted, step, s)
            case Fault.ARCHIVED:
                await self._wake(posted, s, again=again)
            case Fault.EDITED_OUT if posted.kind is Kind.BOARD:
                await self._replace(posted)
            case Fault.FORBIDDEN:
                trouble = Trouble.NO_THREAD if isinstance(step, OpenThread) else Trouble.FORBIDDEN
                await self._tell_host(trouble, posted.channel, s)
                return Course.LOOK if trouble is Trouble.NO_THREAD else Course.SKIP
            case _:
                return self._rejected(step, fault)
        return Course.LOOK

    async def _forget(self, posted: Posted) -> None:
        """It was refused, so it was not sent. A trouble's record stays: it also says what is broken."""
        if posted.kind is not Kind.TROUBLE:
            await self._posts.unsent(posted.nonce)

    async def _close(self, user: int) -> None:
        await self._people.save_person(replace(self._people.person(user), dm_closed=True))
        _log.info("direct messages closed: %s", user)

    async def _channel_gone(self, posted: Posted, s: Situation) -> None:
        place = posted.channel or s.table.place.channel
        trouble = Trouble.CHANNEL_GONE if place == s.table.place.channel else Trouble.THREAD_GONE
        await self._tell_host(trouble, place, s)
        await self._posts.channel_gone(s.table.id, place)

    async def _message_gone(self, posted: Posted, step: Step, s: Situation) -> None:
        await self._posts.gone(posted.nonce)
        if not isinstance(step, Erase):
            await self._tell_host(Trouble.MESSAGE_GONE, posted.channel, s)

    async def _replace(self, posted: Posted) -> None:
        """A message too old to be edited is deleted, so that a new one takes its place."""
        if posted.channel is not None and posted.message is not None:
            await self._mail.erase(posted.channel, posted.message)
        await self._posts.gone(posted.nonce)

    async def _wake(self, posted: Posted, s: Situation, *, again: bool) -> None:
        """A thread put away is fetched back; one that stays shut is given up for the game channel."""
        if posted.channel is not None and not again:
            try:
                await self._mail.wake_thread(posted.channel)
            except discord.Forbidden:
                _log.info("thread %d stays shut", posted.channel)
            else:
                return
        await self._tell_host(Trouble.THREAD_LOCKED, posted.channel, s)
        await self._posts.channel_gone(s.table.id, posted.channel or 0)

    def _rejected(self, step: Step, fault: Fault) -> Course:
        """A fault of ours: said aloud, and kept from blocking the rest of the table."""
        _log.error("Discord rejects this (%s): %s", fault.name, step.key)
        return Course.SKIP

    async def _tell_host(self, trouble: Trouble, place: int | None, s: Situation) -> None:
        """Written down once per place; whether it could be sent or not, it is never said again."""
        now, occasion = self._clock.now(), f"{trouble}:{place}"
        notice = Posted(
            table=s.table.id,
            kind=Kind.TROUBLE,
            occasion=occasion,
            nonce=nonce_of(s.table.id, occasion, now),
            at=now,
            version=s.table.version,
            user=s.table.host,
        )
        if await self._posts.intend([notice]):
            _log.warning("%s %s", trouble, place)


def _subject(step: Step) -> Posted | None:
    """What a step is about."""
    match step:
        case Send():
            return step.posts[0]
        case Resume() | Paint() | Erase():
            return step.posted
        case OpenThread():
            return step.card
        case Dismiss():
            return None
