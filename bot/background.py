"""The work that the bot does by itself while it is connected: started and stopped together, and divided by shards."""

from __future__ import annotations

import asyncio
from contextvars import copy_context
from typing import TYPE_CHECKING, Generic, TypeVar

import structlog

from bot.courier.courier import CLOSE_TIMEOUT_S
from bot.system.shards import WHOLE
from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from collections.abc import Callable

    import discord

    from bot.computer_processes import ComputerProcesses
    from bot.courier.courier import Courier
    from bot.courier.journal import Journal
    from bot.courier.snapshot import CourierParts
    from bot.daily.day_tables import DayTables
    from bot.daily.service import Dailies
    from bot.league_host.runner import LeagueRunner
    from bot.membership import Membership
    from bot.scheduler import Scheduler
    from bot.system.shards import ServerShare
    from bot.ui.interactions.panel_follower import PanelFollower
    from bot.ui.rendering.renderer import Renderer
    from bot.webhooks.deliveries import Deliveries
    from bot.welcome.welcomes import Welcomes

_log = structlog.stdlib.get_logger(__name__)

T = TypeVar("T")


class Signal(Generic[T]):
    """An event after a commit: a changed table (the `Table`) or the end of a game (its `GameEnd`)."""

    def __init__(self) -> None:
        self._receivers: list[Callable[[T], None]] = []

    def connect(self, receiver: Callable[[T], None]) -> None:
        """Call `receiver` with every event from now on."""
        self._receivers.append(receiver)

    def send(self, event: T) -> None:
        """Call every receiver, in the order in which they were connected.

        Tasks that a receiver starts do not belong to the interaction that made the change, so their log lines do not
        name it.
        """
        copy_context().run(self._send, event)

    def _send(self, event: T) -> None:
        structlog.contextvars.unbind_contextvars("interaction", "table")
        for receiver in self._receivers:
            receiver(event)


class BackgroundWork:
    """The courier, the scheduler and the computers' processes, which work by themselves while the bot is connected."""

    def __init__(  # noqa: PLR0913, PLR0917 - one for each part that it starts or stops
        self,
        parts: CourierParts,
        scheduler: Scheduler,
        courier: Courier,
        renderer: Renderer,
        computers: ComputerProcesses,
        follower: PanelFollower,
        membership: Membership,
        welcomes: Welcomes,
        journal: Journal,
        deliveries: Deliveries,
        leagues: LeagueRunner,
        dailies: Dailies,
        day_tables: DayTables,
        gap: float,
    ) -> None:
        """`gap` is the downtime before this start, in seconds."""
        self._gap = gap
        self._is_started = False
        self._resuming = asyncio.Lock()
        self._leagues = leagues
        self._dailies = dailies
        self._day_tables = day_tables
        self._deliveries = deliveries
        self._journal = journal
        self._welcomes = welcomes
        self._membership = membership
        self._follower = follower
        self._parts = parts
        self._scheduler = scheduler
        self._courier = courier
        self._renderer = renderer
        self._computers = computers

    async def start(self) -> None:
        """Resume the unfinished work of an earlier process, then start the clock."""
        self._is_started = True  # a share that is taken over meanwhile is resumed after that
        await self._resume(self._gap, WHOLE)

    async def take_over(self, share: ServerShare) -> None:
        """Begin to work for the servers of a share, with what its earlier process has left. Raise `StorageFailed`."""
        gap = await self._parts.tables.take_over(share)
        if self._is_started:
            await self._resume(gap, share)

    async def give_up(self, share: ServerShare) -> None:
        """Stop working for the servers of a share; messages that are being sent get some seconds."""
        await self._parts.tables.release(share)
        await self._courier.drain_disowned(CLOSE_TIMEOUT_S)

    async def _resume(self, gap: float, share: ServerShare) -> None:
        """Resume unfinished work; `share` had no process for `gap` seconds. May be called again."""
        async with self._resuming:
            await self._courier.start()
            await self._welcomes.start(gap, share)
            await self._journal.start()
            await self._deliveries.start()
            await self._day_tables.start()
            self._dailies.start()
            self._scheduler.start()
            await self._leagues.start(gap, share)
            self._membership.start()

    async def note_message(self, message: discord.Message) -> None:
        """Note that a user wrote a message."""
        self._courier.count_message(message.channel.id)
        if message.guild is None and not message.author.bot:
            await self._courier.reopen_messages(message.author.id)

    def delete_messages(self) -> None:
        """Delete the messages to the users who were forgotten just now."""
        self._courier.delete_messages()

    def queued(self) -> int:
        """Return the number of tables with news in the courier's queue."""
        return self._courier.queued

    async def told_end(self, table: int, within: float) -> bool:
        """Wait for the courier as `Courier.told_end` does."""
        return await self._courier.told_end(table, within)

    async def server_left(self, guild: int) -> None:
        """Stop the tables and the leagues of a server that removed the bot."""
        self._leagues.server_left(guild)
        await self._parts.tables.absence.begin(guild)

    async def server_joined(self, guild: int) -> None:
        """Continue the tables and the leagues of a server that invited the bot back."""
        self._leagues.server_joined(guild)
        await self._parts.tables.absence.end(guild)

    def server_invited(self, guild: discord.Guild) -> None:
        """Welcome a server that has just invited the bot, unless it was welcomed before."""
        self._welcomes.welcome(guild)

    def server_available(self, guild: discord.Guild) -> None:
        """Finish the welcome of a server as far as an earlier process did not."""
        self._welcomes.resume(guild)

    async def has_left(self, guild: int, user: int) -> bool:
        """Return whether a user was found to have left a server; Discord is asked at most once an hour."""
        return await self._membership.check_departure(guild, user)

    async def close(self) -> None:
        """Stop the clock, then finish the moves and the messages in progress."""
        await self._parts.timers.close()
        await self._follower.close()
        await self._membership.close()
        await self._leagues.close()
        await self._welcomes.close()
        await self._journal.close()
        await self._deliveries.close()
        await self._day_tables.close()
        await self._dailies.close()
        await self._scheduler.close()
        await self._computers.close()
        await self._courier.close()
        await self._save_turns()
        if self._is_started:
            self._is_started = False
            await self._parts.tables.close()
        await self._renderer.close()

    async def _save_turns(self) -> None:
        """Save the turns that were counted since the last heartbeat; a full disk does not stop the bot from closing."""
        try:
            await self._parts.people.save_turns()
        except StorageFailed as error:
            _log.warning("storage.failed", during="close", reason=str(error))
