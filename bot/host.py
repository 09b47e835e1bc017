"""The composition root: connects the database, tables, courier, scheduler and client.

Each part gets its dependencies here. This module does no part's work.
"""

from __future__ import annotations

from contextvars import copy_context
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Generic, TypeVar

import discord
import structlog

from bot import discovery
from bot.cluster.bulletins import Bulletin, Reception, Topic, publish_nothing
from bot.computer_processes import ComputerProcesses, FixedLatency
from bot.courier.courier import CLOSE_TIMEOUT_S, Courier
from bot.courier.journal import Journal
from bot.courier.snapshot import CourierParts
from bot.daily.chain import Chain
from bot.daily.day_tables import DayTables
from bot.daily.dealing import Dealer
from bot.daily.service import Dailies
from bot.daily_process import DailyProcess
from bot.i18n import required_texts
from bot.i18n.translation import DEFAULT
from bot.league_host.delivery import LeagueDelivery
from bot.league_host.matches import MatchTables
from bot.league_host.runner import LeagueRunner
from bot.membership import Membership
from bot.preferences.preferences import Preferences
from bot.preferences.vacations import StoredVacations
from bot.record_process import RecordProcess
from bot.scheduler import Scheduler, human_delay
from bot.storage import results
from bot.storage.daily import SqlDaily
from bot.storage.host_values import SqlHostValues
from bot.storage.leaderboards import SqlLeaderboards
from bot.storage.leagues import SqlLeagues
from bot.storage.news import SqlNews
from bot.storage.outbox import SqlOutbox
from bot.storage.people import SqlPreferences
from bot.storage.profiles import SqlProfiles
from bot.storage.tables import SqlStore
from bot.storage.welcomes import SqlWelcomes
from bot.system.clock import Timers, plain_wait
from bot.system.shards import WHOLE, Ownership
from bot.table.game_end import GameEnd
from bot.table.model import Computer, Table
from bot.table.policies import Policy
from bot.table.service import Tables
from bot.table.store import StorageFailed
from bot.transport.forums import Forums
from bot.transport.sender import Sender
from bot.ui.app import App, known_language
from bot.ui.interactions.client import BotClient
from bot.ui.interactions.panel_follower import PanelFollower
from bot.ui.messages import announcements, daily, welcome
from bot.ui.messages.league_pages import LeaguePages
from bot.ui.messages.presenter import TablePresenter
from bot.ui.rendering.grounds import GroundProcess
from bot.ui.rendering.renderer import Prerenderer, Renderer
from bot.webhooks.client import WebhookClient
from bot.webhooks.deliveries import Deliveries
from bot.welcome.welcomes import Welcomes

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from bot.cluster.keeper import ShardKeeper
    from bot.courier.outbox import Outbox
    from bot.game.contract import AnyGame
    from bot.preferences.settings import ServerSettings
    from bot.settings import Settings
    from bot.storage.sql import AnyDatabase
    from bot.system.clock import Clock, ExternalWait
    from bot.system.shards import Share
    from bot.table.computers import MoveChooser
    from bot.table.upkeep import LoadReport
    from bot.transport.message import Message

    Publish = Callable[[Bulletin], None]
    """Sends a bulletin to the other processes."""

MAX_TABLES_PER_HOST, MAX_TABLES_PER_CHANNEL = 20, 200
"""Unfinished tables of a host, and in a channel: more than people play, too few to flood a server's 1,000 threads."""

MAX_OPENED_PER_PERIOD = ((3600.0, 10), (24 * 3600.0, 30))
"""Seconds and the tables that one user may open in them, finished or not: 10 per hour and 30 per day."""

OUTAGE_S = 600.0
"""Seconds of downtime after which displayed deadlines are updated: those in older messages have passed."""

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
        await self._resume(self._gap, WHOLE)
        self._is_started = True

    async def take_over(self, share: Share) -> None:
        """Begin to work for the servers of a share, with what its earlier process has left. Raise `StorageFailed`."""
        gap = await self._parts.tables.take_over(share)
        await self._parts.people.refresh_all()
        if self._is_started:
            await self._resume(gap, share)

    async def give_up(self, share: Share) -> None:
        """Stop working for the servers of a share; messages that are being sent get some seconds."""
        self._parts.tables.release(share)
        await self._courier.drain_disowned(CLOSE_TIMEOUT_S)

    async def _resume(self, gap: float, share: Share) -> None:
        """Resume unfinished work; `share` had no process for `gap` seconds. May be called again."""
        await self._courier.start()
        await self._welcomes.start(gap, share)
        await self._journal.start()
        await self._deliveries.start()
        await self._day_tables.start()
        self._dailies.start()
        self._scheduler.start()
        await self._leagues.start(gap, share)
        self._membership.start()

    def note_league(self, league: int) -> None:
        """Look at a league that another process has changed."""
        self._leagues.resume(league)

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
        await self._renderer.close()

    async def _save_turns(self) -> None:
        """Save the turns that were counted since the last heartbeat; a full disk does not stop the bot from closing."""
        try:
            await self._parts.people.save_turns()
        except StorageFailed as error:
            _log.warning("storage.failed", during="close", reason=str(error))


async def assemble(
    settings: Settings,
    clock: Clock,
    database: AnyDatabase,
    *,
    external_wait: ExternalWait = plain_wait,
    ownership: Ownership | None = None,
    publish: Publish = publish_nothing,
) -> BotClient:
    """Return the client with the whole host behind it, its tables loaded, ready to be started.

    Raises `TextsMissing` if a game lacks required texts.

    `external_wait` awaits operations that may take for ever; a simulated Discord must know of such waits. `ownership`
    holds the shards of this process; None: it is the only one. `publish` tells the other processes of changes.
    """
    ownership = ownership or Ownership()
    games = discovery.games()
    required_texts.check(games.values())
    values, store = SqlHostValues(database), SqlStore(database, games, [results.ResultWriter(games)])
    changes, game_ends, key = Signal[Table](), Signal[GameEnd](), await values.signing_key()
    preferences, news = Preferences(SqlPreferences(database), key=key), SqlNews(database, games)
    game_ends.connect(log_game_end)
    computers = ComputerProcesses.configured(settings)
    choose_move = _move_chooser(settings, computers, clock, external_wait)
    vacations = StoredVacations(preferences, settings.away_days)
    preferences.note_person = lambda user: publish(Bulletin(Topic.PERSON, user))
    preferences.note_server = lambda guild: publish(Bulletin(Topic.SERVER, guild))
    policy = _policy(settings, preferences, vacations, choose_move, game_ends.send, ownership, publish)
    tables = Tables(games, store, clock, changes.send, key=key, policy=policy)
    preferences.pin_while(tables.are_around, tables.are_on)
    outbox, timers = SqlOutbox(database), Timers(clock, external_wait)
    report = await _load(database, games, tables, outbox)
    leagues = _leagues(database, tables, clock, timers, vacations, publish)
    uis, ground_process = discovery.uis(), GroundProcess(level=settings.log_level, log_format=settings.log_format)
    renderer = Renderer({name: ui.ground for name, ui in uis.items() if ui.ground}, ground_process)
    app = App(
        tables,
        news,
        preferences,
        vacations,
        values,
        SqlLeaderboards(database),
        SqlProfiles(database),
        uis,
        renderer,
        clock,
        settings,
        computers.play,
        leagues,
        RecordProcess(level=settings.log_level, log_format=settings.log_format).check,
        key,
        changes.send,
        WebhookClient(external_wait=external_wait),
        dailies=_dailies(settings, games, SqlDaily(database), values, clock, timers, ownership.owns),
    )
    prerenderer = Prerenderer(tables, app.uis, app.renderer)
    prerenderer.start()
    changes.connect(prerenderer.note_change)
    return BotClient(
        app,
        discovery.setup_functions(),
        lambda client: _background_work(
            client,
            app,
            outbox,
            timers,
            changes,
            computers,
            _welcomes(client, app, SqlWelcomes(database), timers),
            report.gap,
        ),
        shards=None if WHOLE in ownership.shares else ownership.shards,
        publish=publish,
    )


async def _load(database: AnyDatabase, games: Mapping[str, AnyGame], tables: Tables, outbox: SqlOutbox) -> LoadReport:
    """Load the tables, fill in missing results and tidy the outbox after the downtime."""
    report = await tables.load_all()
    _log_report(report)
    await results.fill(database, games)
    await outbox.drop_unreadable()
    if report.gap >= OUTAGE_S:
        await outbox.mark_moved()
    return report


def _move_chooser(
    settings: Settings, computers: ComputerProcesses, clock: Clock, external_wait: ExternalWait
) -> MoveChooser:
    """Return the choice of computer moves; if there is a pause, answers are delayed by `FixedLatency`."""
    if not settings.computer_pause:
        return computers.choose_move
    return FixedLatency(computers.choose_move, clock, external_wait).choose_move


def _policy(
    settings: Settings,
    preferences: Preferences,
    vacations: StoredVacations,
    choose_move: MoveChooser,
    note_end: Callable[[GameEnd], None],
    ownership: Ownership,
    publish: Publish,
) -> Policy:
    return Policy(
        lobby_hours=settings.lobby_hours,
        computer_seconds=settings.computer_seconds,
        keep_seconds=None if settings.keep_days is None else settings.keep_days * 24 * 3600.0,
        prepare=preferences.prepare,
        server_files=preferences.files,
        house_rules=preferences.house_rules,
        is_blocked=preferences.is_blocked,
        quiet=preferences.quiet_hours,
        vacations=vacations,
        choose_move=choose_move,
        most_hosted=MAX_TABLES_PER_HOST,
        most_in_channel=MAX_TABLES_PER_CHANNEL,
        most_opened=MAX_OPENED_PER_PERIOD,
        note_turn=preferences.note_turn,
        note_end=note_end,
        note_commit=lambda table: publish(Bulletin(Topic.TABLE, table)),
        ownership=ownership,
    )


def _background_work(  # noqa: PLR0913, PLR0917 - the parts that it connects
    client: BotClient,
    app: App,
    outbox: Outbox,
    timers: Timers,
    changes: Signal[Table],
    computers: ComputerProcesses,
    welcomes: Welcomes,
    gap: float,
) -> BackgroundWork:
    """Return the background work; `gap` is the downtime before this start, in seconds."""
    sender = Sender(client)
    _connect_leagues(client, app, sender)
    membership = Membership(sender, app.tables, app.preferences, app.clock, timers, app.leagues.person_left)
    deliveries = Deliveries(
        app.tables,
        outbox,
        app.preferences,
        app.webhooks,
        app.clock,
        timers,
        language=partial(_language_of_server, client, app),
    )
    parts = _courier_parts(client, app, outbox, timers, sender, deliveries, membership)
    courier = Courier(parts)
    owns = app.tables.owns_server
    journal = Journal(app.preferences, sender, timers, announcements.journal, owns)

    def note_settings(server: ServerSettings) -> None:
        journal.changed(server)
        deliveries.changed(server)

    app.preferences.server_changed = note_settings
    delay = human_delay(
        Random(),  # noqa: S311 - a pause, not a secret
        app.settings.computer_pause,
        2 * app.settings.computer_pause,
    )
    scheduler = Scheduler(app.tables, app.clock, timers, delay, save=app.preferences.save_turns)
    own_changes = Signal[Table]()
    own_changes.connect(lambda table: courier.wake(table.id))
    own_changes.connect(scheduler.note_change)
    own_changes.connect(membership.note_change)
    own_changes.connect(welcomes.note_change)
    own_changes.connect(app.leagues.note_change)
    changes.connect(lambda table: own_changes.send(table) if app.tables.is_owned(table) else None)
    follower = PanelFollower(app, client.private_panels, timers)
    changes.connect(follower.note_change)
    day_table = partial(_day_table, client, app)
    day_tables = DayTables(app.dailies.store, app.preferences, sender, app.clock, timers, day_table, owns)
    return BackgroundWork(
        parts,
        scheduler,
        courier,
        app.renderer,
        computers,
        follower,
        membership,
        welcomes,
        journal,
        deliveries,
        app.leagues,
        app.dailies,
        day_tables,
        gap,
    )


def _courier_parts(
    client: BotClient,
    app: App,
    outbox: Outbox,
    timers: Timers,
    sender: Sender,
    deliveries: Deliveries,
    membership: Membership,
) -> CourierParts:
    return CourierParts(
        tables=app.tables,
        news=app.news,
        outbox=outbox,
        people=app.preferences,
        presenter=TablePresenter(app),
        sender=sender,
        forums=Forums(client),
        clock=app.clock,
        timers=timers,
        title=app.title,
        tags=app.tag_names,
        absent=app.vacations.absent,
        note_event=deliveries.wake,
        note_unreachable=membership.note_unreachable,
        ready=app.renderer.ready,
    )


def _leagues(
    database: AnyDatabase, tables: Tables, clock: Clock, timers: Timers, vacations: StoredVacations, publish: Publish
) -> LeagueRunner:
    """Return the leagues, without the parts that need the client."""
    matches = MatchTables(tables, clock, is_away=lambda user, now: vacations.absent(user, now) is not None)

    def pass_on(league: int) -> None:
        publish(Bulletin(Topic.LEAGUE, league))

    return LeagueRunner(SqlLeagues(database), matches, clock, timers, owns=tables.owns_server, pass_on=pass_on)


def _connect_leagues(client: BotClient, app: App, sender: Sender) -> None:
    """Give the leagues the parts that need the client."""

    def is_forum(guild: int, channel: int) -> bool:
        known = client.get_guild(guild)
        return known is not None and isinstance(known.get_channel(channel), discord.ForumChannel)

    leagues, pages = app.leagues, LeaguePages(app)
    delivery = LeagueDelivery(leagues.store, pages, sender, Forums(client), app.clock, is_forum=is_forum)
    leagues.connect(client.get_guild, is_forum, delivery.deliver)


def _dailies(
    settings: Settings,
    games: Mapping[str, AnyGame],
    store: SqlDaily,
    values: SqlHostValues,
    clock: Clock,
    timers: Timers,
    owns: Callable[[int], bool],
) -> Dailies:
    """Return the puzzles of the day of all games that have one."""
    rules = {name: game.daily for name, game in games.items() if game.daily is not None}
    chain, process = Chain(values, clock), DailyProcess(level=settings.log_level, log_format=settings.log_format)
    return Dailies(rules, store, chain, Dealer(rules, store, chain, timers, process), clock, timers, owns)


async def _day_table(client: BotClient, app: App, guild: int, day: int) -> Message | None:
    """Return a server's table of a day; None if there is nothing to tell."""
    return await daily.day_table(app, guild, day, _language_of_server(client, app, guild))


def _language_of_server(client: BotClient, app: App, guild: int) -> str:
    """Return the language of a server's public messages; its settings are fetched."""
    server = client.get_guild(guild)
    locale = None if server is None else server.preferred_locale
    return app.preferences.server(guild).language or known_language(locale) or DEFAULT


def _welcomes(client: BotClient, app: App, store: SqlWelcomes, timers: Timers) -> Welcomes:
    return Welcomes(
        store,
        Sender(client),
        app.clock,
        timers,
        find_guild=client.get_guild,
        text=partial(welcome.message, app),
    )


def reception(client: BotClient, keeper: ShardKeeper) -> Reception:
    """Return the reception of the bulletins of other processes."""
    app = client.app

    async def note_person(user: int) -> None:
        await app.preferences.refresh_person(user)
        for table in app.tables.of_user(user):
            app.changed(table)

    async def read_all_again() -> None:
        await app.preferences.refresh_all()
        await app.tables.refresh_all()

    async def note_wanted(shard: int) -> None:
        keeper.want(shard)

    handlers: dict[Topic, Callable[[int], Awaitable[None]]] = {
        Topic.TABLE: app.tables.refresh,
        Topic.PERSON: note_person,
        Topic.SERVER: app.preferences.refresh_server,
        Topic.LEAGUE: client.note_league,
        Topic.FORGOTTEN: client.note_forgotten,
        Topic.COMMANDS: client.learn_commands,
        Topic.WANTED: note_wanted,
    }
    return Reception(handlers, read_all_again)


def log_game_end(end: GameEnd) -> None:
    """Log the end of a game, with its size and length but without any name."""
    table = end.table
    computers = sum(isinstance(sitter, Computer) for sitter in table.sitters)
    days = None if table.began is None else round((table.changed - table.began) / (24 * 3600.0), 1)
    size = {"seats": len(table.seats), "computers": computers, "moves": table.moves, "days": days}
    _log.info("game.ended", table=table.id, game=table.game, reason=end.reason.value, **size)


def _log_report(report: LoadReport) -> None:
    """Log the numbers of loaded tables and every quarantined table."""
    _log.info("tables.loaded", running=len(report.running), lobbies=len(report.lobbies), gap=round(report.gap))
    for table, reason in report.broken:
        _log.error("table.quarantined", table=table, reason=reason)
