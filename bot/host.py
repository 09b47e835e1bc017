"""The host, put together: one database, all tables, the courier, the pacer and the client, in one place.

Answers for what is given to whom. Knows every part and does no part's work.
"""

from __future__ import annotations

from contextvars import copy_context
from random import Random
from typing import TYPE_CHECKING

import structlog

from bot import discovery, game_texts
from bot.alarms import Alarms, plain_wait
from bot.courier.courier import Courier
from bot.courier.mail import Mail
from bot.courier.office import Office
from bot.evenly import Evenly
from bot.pacer import Pacer, human_delay
from bot.storage.news import News
from bot.storage.posts import Posts
from bot.storage.settings import SettingsStore
from bot.storage.tables import SqlStore
from bot.table.customs import Customs
from bot.table.service import Tables
from bot.thinking import ThinkingRoom
from bot.ui.client import HouseClient
from bot.ui.doorway import Doorway
from bot.ui.easel import Easel
from bot.ui.foresight import Foresight
from bot.ui.house import House
from bot.ui.stage import HouseStage

if TYPE_CHECKING:
    from collections.abc import Callable

    import discord

    from bot.alarms import Park
    from bot.clock import Clock
    from bot.settings import Settings
    from bot.storage.database import Database
    from bot.table.service import LoadReport

MOST_HOSTED, MOST_IN_CHANNEL = 20, 200
"""Tables going on at a time: many more than people play, and few enough that nobody can flood a server, whose
threads Discord limits to 1,000."""

_log = structlog.stdlib.get_logger(__name__)


class Bell:
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


class Crew:
    """The courier and the pacer: those who work by themselves while the bot is connected."""

    def __init__(self, office: Office, pacer: Pacer, courier: Courier, easel: Easel, room: ThinkingRoom) -> None:
        self._office = office
        self._pacer = pacer
        self._courier = courier
        self._easel = easel
        self._room = room

    async def start(self) -> None:
        """Take up what an earlier process left, then the time."""
        await self._courier.start()
        self._pacer.start()

    async def heard(self, message: discord.Message) -> None:
        """Note that somebody wrote."""
        self._courier.heard(message.channel.id)
        if message.guild is None and not message.author.bot:
            await self._courier.reachable(message.author.id)

    async def close(self) -> None:
        """Stop the clock, finish the moves and the tellings under way."""
        await self._office.alarms.close()
        await self._pacer.close()
        await self._room.close()
        await self._courier.close()
        self._easel.close()


async def assemble(settings: Settings, clock: Clock, database: Database, *, park: Park = plain_wait) -> HouseClient:
    """Return the client with the whole host behind it, tables loaded, ready to be started.

    Raises `TextsMissing` when a game lacks words that people would need.

    `park` awaits what may take for ever; a simulated Discord wants to know of such waits.
    """
    games = discovery.games()
    game_texts.check(games.values())
    preferences, news = SettingsStore(database), News(database, games)
    await preferences.load()
    bell, key = Bell(), await preferences.signing_key()
    store = SqlStore(database, games)
    room = ThinkingRoom(level=settings.log_level, form=settings.log_format)
    customs = Customs(
        lobby_hours=settings.lobby_hours,
        computer_seconds=settings.computer_seconds,
        materials=preferences.materials,
        think=Evenly(room.think, clock, park).think if settings.computer_pause else room.think,
        most_hosted=MOST_HOSTED,
        most_in_channel=MOST_IN_CHANNEL,
    )
    tables = Tables(games, store, clock, bell.ring, key=key, customs=customs)
    _report(await tables.load_all())
    house = House(tables, news, preferences, discovery.uis(), Easel(), Doorway(), clock, settings)
    foresight = Foresight(house)
    foresight.start()
    bell.listen(foresight.changed)
    posts, alarms = Posts(database), Alarms(clock, park)
    return HouseClient(house, discovery.set_ups(), lambda client: _crew(client, house, posts, alarms, bell, room))


def _crew(client: discord.Client, house: House, posts: Posts, alarms: Alarms, bell: Bell, room: ThinkingRoom) -> Crew:
    office = Office(
        tables=house.tables,
        news=house.news,
        posts=posts,
        people=house.preferences,
        stage=HouseStage(house),
        mail=Mail(client),
        clock=house.clock,
        alarms=alarms,
        title=house.title,
    )
    courier = Courier(office)
    delay = human_delay(
        Random(),  # noqa: S311 - a pause, not a secret
        house.settings.computer_pause,
        2 * house.settings.computer_pause,
    )
    pacer = Pacer(house.tables, house.clock, alarms, delay)
    bell.listen(courier.wake)
    bell.listen(pacer.changed)
    return Crew(office, pacer, courier, house.easel, room)


def _report(found: LoadReport) -> None:
    """Log what was found at the start, and every table that had to be put aside."""
    _log.info("tables loaded", running=len(found.running), lobbies=len(found.lobbies), gap=round(found.gap))
    for table, reason in found.broken:
        _log.error("table put aside", table=table, reason=reason)
