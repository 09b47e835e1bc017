"""The host, put together: one database, all tables, the courier, the pacer and the client, in one place.

Answers for what is given to whom. Knows every part and does no part's work.
"""

from __future__ import annotations

from contextvars import copy_context
from random import Random
from typing import TYPE_CHECKING

import structlog

from bot import discovery, game_texts
from bot.computer_process import ComputerProcess
from bot.courier.courier import Courier
from bot.courier.parts import CourierParts
from bot.courier.sender import Sender
from bot.fixed_latency import FixedLatency
from bot.scheduler import Scheduler, human_delay
from bot.storage.news import News
from bot.storage.outbox import Outbox
from bot.storage.settings import SettingsStore
from bot.storage.tables import SqlStore
from bot.table.policy import Policy
from bot.table.service import Tables
from bot.timers import Timers, plain_wait
from bot.ui.app import App
from bot.ui.interactions.client import BotClient
from bot.ui.messages.presenter import TablePresenter
from bot.ui.rendering.renderer import Prerenderer, Renderer

if TYPE_CHECKING:
    from collections.abc import Callable

    import discord

    from bot.clock import Clock
    from bot.settings import Settings
    from bot.storage.database import Database
    from bot.table.service import LoadReport
    from bot.timers import ExternalWait

MOST_HOSTED, MOST_IN_CHANNEL = 20, 200
"""Tables going on at a time: many more than people play, and few enough that nobody can flood a server, whose
threads Discord limits to 1,000."""

_log = structlog.stdlib.get_logger(__name__)


class ChangeSignal:
    """Rings for every committed change of a table; whoever wants to know listens."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[int], None]] = []

    def listen(self, listener: Callable[[int], None]) -> None:
        """Call `listener` with the table's number from now on."""
        self._listeners.append(listener)

    def ring(self, table: int) -> None:
        """Tell everybody that something of this table was saved.

        What they begin because of it is their own: the log must not lay it to the interaction that rang.
        """
        copy_context().run(self._ring, table)

    def _ring(self, table: int) -> None:
        structlog.contextvars.unbind_contextvars("interaction", "table")
        for listener in self._listeners:
            listener(table)


class BackgroundWork:
    """The courier and the pacer: those who work by themselves while the bot is connected."""

    def __init__(
        self,
        parts: CourierParts,
        scheduler: Scheduler,
        courier: Courier,
        renderer: Renderer,
        computers: ComputerProcess,
    ) -> None:
        self._parts = parts
        self._scheduler = scheduler
        self._courier = courier
        self._renderer = renderer
        self._room = computers

    async def start(self) -> None:
        """Take up what an earlier process left, then the time."""
        await self._courier.start()
        self._scheduler.start()

    async def heard(self, message: discord.Message) -> None:
        """Note that somebody wrote."""
        self._courier.heard(message.channel.id)
        if message.guild is None and not message.author.bot:
            await self._courier.reachable(message.author.id)

    async def close(self) -> None:
        """Stop the clock, finish the moves and the tellings under way."""
        await self._parts.timers.close()
        await self._scheduler.close()
        await self._room.close()
        await self._courier.close()
        self._renderer.close()


async def assemble(
    settings: Settings, clock: Clock, database: Database, *, external_wait: ExternalWait = plain_wait
) -> BotClient:
    """Return the client with the whole host behind it, tables loaded, ready to be started.

    Raises `TextsMissing` when a game lacks words that people would need.

    `external_wait` awaits what may take for ever; a simulated Discord wants to know of such waits.
    """
    games = discovery.games()
    game_texts.check(games.values())
    preferences, news = SettingsStore(database), News(database, games)
    await preferences.load()
    changes, key = ChangeSignal(), await preferences.signing_key()
    store = SqlStore(database, games)
    computers = ComputerProcess(level=settings.log_level, form=settings.log_format)
    policy = Policy(
        lobby_hours=settings.lobby_hours,
        computer_seconds=settings.computer_seconds,
        materials=preferences.materials,
        think=FixedLatency(computers.think, clock, external_wait).think if settings.computer_pause else computers.think,
        most_hosted=MOST_HOSTED,
        most_in_channel=MOST_IN_CHANNEL,
    )
    tables = Tables(games, store, clock, changes.ring, key=key, policy=policy)
    _report(await tables.load_all())
    app = App(tables, news, preferences, discovery.uis(), Renderer(), clock, settings)
    prerenderer = Prerenderer(tables, app.uis, app.renderer)
    prerenderer.start()
    changes.listen(prerenderer.changed)
    outbox, timers = Outbox(database), Timers(clock, external_wait)
    return BotClient(
        app, discovery.set_ups(), lambda client: _background_work(client, app, outbox, timers, changes, computers)
    )


def _background_work(
    client: discord.Client, app: App, outbox: Outbox, timers: Timers, changes: ChangeSignal, computers: ComputerProcess
) -> BackgroundWork:
    parts = CourierParts(
        tables=app.tables,
        news=app.news,
        outbox=outbox,
        people=app.preferences,
        presenter=TablePresenter(app),
        sender=Sender(client),
        clock=app.clock,
        timers=timers,
        title=app.title,
    )
    courier = Courier(parts)
    delay = human_delay(
        Random(),  # noqa: S311 - a pause, not a secret
        app.settings.computer_pause,
        2 * app.settings.computer_pause,
    )
    scheduler = Scheduler(app.tables, app.clock, timers, delay)
    changes.listen(courier.wake)
    changes.listen(scheduler.changed)
    return BackgroundWork(parts, scheduler, courier, app.renderer, computers)


def _report(found: LoadReport) -> None:
    """Log what was found at the start, and every table that had to be put aside."""
    _log.info("tables loaded", running=len(found.running), lobbies=len(found.lobbies), gap=round(found.gap))
    for table, reason in found.broken:
        _log.error("table put aside", table=table, reason=reason)
