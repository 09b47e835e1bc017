"""Welcomes servers: posts one message when a server invites the bot, and removes it when a table opens there.

The intent is saved before the message is sent, and the receipt after it, as in the outbox. After a crash in between,
the message is looked for by its mark before it is sent again. Each server is settled by one task at a time, which reads
the recorded state and does what is missing; a request that fails for the moment is repeated later. A restart, or a
server that becomes available again, settles what an earlier process left undone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace

from bot.system.retrying import RetryingTasks
from bot.system.shards import WHOLE
from bot.table.store import StorageFailed
from bot.transport.refusals import REQUEST_ERRORS, Fault, delay_after, failure_of, refusal_delay_after
from bot.welcome.places import channel_for, inviter
from bot.welcome.store import Welcome

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import discord

    from bot.system.clock import Clock, Timers
    from bot.system.shards import ServerShare
    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.transport.sender import Sender
    from bot.welcome.store import WelcomeStore

    Text = Callable[[discord.Guild, bool], Awaitable[Message]]
    """Returns the welcome of a server: for a channel or, if the second argument is true, for a direct message."""

_GONE = (Fault.MESSAGE_GONE, Fault.CHANNEL_GONE)

_log = structlog.stdlib.get_logger(__name__)


class Welcomes:
    """The welcomes of all servers. Belongs to one event loop.

    `find_guild` returns a server that the bot is on.
    """

    def __init__(
        self,
        store: WelcomeStore,
        sender: Sender,
        clock: Clock,
        timers: Timers,
        *,
        find_guild: Callable[[int], discord.Guild | None],
        text: Text,
    ) -> None:
        self._store = store
        self._sender = sender
        self._clock = clock
        self._find_guild = find_guild
        self._text = text
        self._last_beats: dict[ServerShare, float] = {}
        """The time (Unix seconds) at which an earlier process was last alive, by share; empty: there was none."""
        self._invited: set[int] = set()
        """The servers for which an intent is still to be recorded."""
        self._standing: dict[int, Welcome] = {}
        self._unsure: set[int] = set()
        """The servers whose welcome has no receipt but may have been sent."""
        self._with_tables: set[int] = set()
        """The servers whose welcome is to be removed."""
        self._tasks = RetryingTasks("welcome", timers, self._work)

    async def start(self, gap: float = 0.0, share: ServerShare = WHOLE) -> None:
        """Read the welcomes of an earlier process; `share` had no process for `gap` seconds. Raise `StorageFailed`."""
        if gap:
            self._last_beats[share] = self._clock.now() - gap
        self._standing = {welcome.guild: welcome for welcome in await self._store.current_welcomes()}
        self._unsure = {guild for guild, welcome in self._standing.items() if welcome.message is None}
        self._with_tables = {*await self._store.with_tables(self._standing)}

    def welcome(self, guild: discord.Guild) -> None:
        """Welcome a server that has just invited the bot, unless it was welcomed before."""
        self._invited.add(guild.id)
        self._tasks.restart(guild.id)

    def resume(self, guild: discord.Guild) -> None:
        """Finish what is undone at a server, and welcome one that invited the bot while the bot was not running."""
        joined = guild.me.joined_at
        if guild.id in self._standing:
            self._tasks.restart(guild.id)
        elif joined is not None and any(
            share.covers(guild.id) and joined.timestamp() > beat for share, beat in self._last_beats.items()
        ):
            self.welcome(guild)

    def note_change(self, table: Table) -> None:
        """Remove the welcome of a table's server. Cheap."""
        guild = table.place.guild
        if guild in (self._standing.keys() | self._invited) - self._with_tables:
            self._with_tables.add(guild)
            self._tasks.restart(guild)

    async def drain(self) -> None:
        """Wait until no server is being settled."""
        await self._tasks.drain()

    async def close(self) -> None:
        """Cancel what is under way; the next process goes on."""
        await self._tasks.close()

    async def _work(self, guild: int, failures: int) -> float | None:
        """Settle a server; return the seconds to wait if a request or the storage fails."""
        try:
            await self._settle(guild)
        except (*REQUEST_ERRORS, StorageFailed) as error:
            _log.info("welcome.postponed", guild=guild, fault=type(error).__name__)
            passes = isinstance(error, StorageFailed) or failure_of(error).fault.passes
            return delay_after(failures) if passes else refusal_delay_after(failures)
        return None

    async def _settle(self, guild_id: int) -> None:
        """Do what is missing at a server: record the intent, send the welcome, remove it."""
        guild = self._find_guild(guild_id)
        if guild is None or guild.unavailable:
            return
        if guild_id in self._invited:
            await self._record_intent(guild)
            self._invited.discard(guild_id)
        welcome = self._standing.get(guild_id)
        if welcome is not None and welcome.message is None and guild_id not in self._with_tables:
            await self._send(guild, welcome)
        welcome = self._standing.get(guild_id)
        if welcome is not None and guild_id in self._with_tables:
            await self._remove(welcome)

    async def _record_intent(self, guild: discord.Guild) -> None:
        """Record the intent to welcome a server, unless it was welcomed before, has tables, or offers no place."""
        if guild.id in self._standing or await self._store.with_tables((guild.id,)):
            return
        place = await self._place(guild)
        if place is None:
            _log.info("welcome.no_place", guild=guild.id)
            return
        welcome = Welcome(guild.id, self._clock.now(), *place)
        if await self._store.add_intent(welcome):
            self._standing[guild.id] = welcome

    async def _place(self, guild: discord.Guild) -> tuple[int, int | None] | None:
        """Return a channel, and the inviter if these are their direct messages; None: there is no place."""
        if (channel := channel_for(guild)) is not None:
            return channel.id, None
        user = await inviter(guild)
        return None if user is None else (await self._sender.direct(user), user)

    async def _send(self, guild: discord.Guild, welcome: Welcome) -> None:
        """Send a welcome, unless an earlier attempt did, and record its message."""
        message = await self._sent_before(welcome) if guild.id in self._unsure else None
        if message is None:
            message = await self._post(guild, welcome)
        if message is not None:
            self._unsure.discard(guild.id)
            await self._store.mark_sent(guild.id, message)
            self._standing[guild.id] = replace(welcome, message=message)
            _log.info("welcome.sent", guild=guild.id)

    async def _sent_before(self, welcome: Welcome) -> int | None:
        return await self._sender.find(welcome.channel, welcome.nonce, welcome.at)

    async def _post(self, guild: discord.Guild, welcome: Welcome) -> int | None:
        """Send a welcome and return its message; None: Discord refuses it for good, so it is withdrawn."""
        is_letter = welcome.user is not None
        text = await self._text(guild, is_letter)
        self._unsure.add(guild.id)
        try:
            return await self._sender.send(welcome.channel, text, welcome.nonce, silent=not is_letter)
        except REQUEST_ERRORS as error:
            failure = failure_of(error)
            if failure.fault.passes:
                raise
            _log.info("welcome.refused", guild=guild.id, answer=failure.answer)
        await self._store.withdraw(guild.id)
        self._drop(guild.id)
        return None

    async def _remove(self, welcome: Welcome) -> None:
        """Delete the welcome. A message or a channel that is gone counts as removed."""
        try:
            message = await self._sent_before(welcome) if welcome.message is None else welcome.message
            if message is not None:
                await self._sender.delete(welcome.channel, message)
        except REQUEST_ERRORS as error:
            if failure_of(error).fault not in _GONE:
                raise
        await self._store.mark_gone(welcome.guild)
        self._drop(welcome.guild)
        _log.info("welcome.removed", guild=welcome.guild)

    def _drop(self, guild: int) -> None:
        self._standing.pop(guild, None)
        self._unsure.discard(guild)
        self._with_tables.discard(guild)
