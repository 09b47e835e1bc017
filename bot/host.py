"""The composition root: connects the database, tables, courier, scheduler and client.

Each part gets its dependencies here. This module does no part's work.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING

import discord
import structlog

from bot import discovery
from bot.background import BackgroundWork, Signal
from bot.cluster.bulletins import BulletinKind, Reception
from bot.cluster.links import Links
from bot.computer_processes import ComputerProcesses, FixedLatency
from bot.courier.courier import Courier
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
from bot.system.version import VERSION
from bot.table.game_end import GameEnd
from bot.table.model import Computer, Table
from bot.table.policies import Policy
from bot.table.service import Tables
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
    from bot.table.computers import MoveChooser
    from bot.table.upkeep import LoadReport
    from bot.transport.message import Message

MAX_TABLES_PER_HOST, MAX_TABLES_PER_CHANNEL = 20, 200
"""Unfinished tables of a host, and in a channel: more than people play, too few to flood a server's 1,000 threads."""

MAX_OPENED_PER_PERIOD = ((3600.0, 10), (24 * 3600.0, 30))
"""Seconds and the tables that one user may open in them, finished or not: 10 per hour and 30 per day."""

OUTAGE_S = 600.0
"""Seconds of downtime after which displayed deadlines are updated: those in older messages have passed."""

_log = structlog.stdlib.get_logger(__name__)


async def assemble(
    settings: Settings,
    clock: Clock,
    database: AnyDatabase,
    *,
    external_wait: ExternalWait = plain_wait,
    links: Links | None = None,
) -> BotClient:
    """Return the client with the whole host behind it, its tables loaded, ready to be started.

    Raises `TextsMissing` if a game lacks required texts.

    `external_wait` awaits operations that may take for ever; a simulated Discord must know of such waits. `links`
    lead to the other processes of the bot.
    """
    links = links or Links()
    games = discovery.games()
    required_texts.check(games.values())
    values, store = SqlHostValues(database), SqlStore(database, games, [results.ResultWriter(games)])
    changes, game_ends, key = Signal[Table](), Signal[GameEnd](), await values.signing_key()
    preferences, news = Preferences(SqlPreferences(database), key=key), SqlNews(database, games)
    game_ends.connect(log_game_end)
    computers = ComputerProcesses.configured(settings)
    choose_move = _move_chooser(settings, computers, clock, external_wait)
    vacations = StoredVacations(preferences, settings.away_days)
    preferences.note_person = partial(links.tell, BulletinKind.PERSON)
    preferences.note_server = partial(links.tell, BulletinKind.SERVER)
    policy = _policy(settings, preferences, vacations, choose_move, game_ends.send, links)
    tables = Tables(games, store, clock, changes.send, key=key, policy=policy)
    preferences.pin_while(tables.are_around, tables.are_on)
    timers = Timers(clock, external_wait)
    report = await _load(database, games, tables)
    leagues = _leagues(database, tables, clock, timers, vacations, links)
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
        dailies=_dailies(settings, games, SqlDaily(database), values, clock, timers, links.ownership.owns),
    )
    prerenderer = Prerenderer(tables, app.uis, app.renderer)
    prerenderer.start()
    changes.connect(prerenderer.note_change)
    return BotClient(
        app,
        discovery.setup_functions(),
        lambda client: _background_work(client, app, database, timers, changes, computers, report.gap),
        links,
    )


async def _load(database: AnyDatabase, games: Mapping[str, AnyGame], tables: Tables) -> LoadReport:
    """Load the tables, fill in missing results and tidy the outbox after the downtime."""
    report, outbox = await tables.load_all(), SqlOutbox(database)
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
    links: Links,
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
        note_commit=partial(links.tell, BulletinKind.TABLE),
        ownership=links.ownership,
    )


def _background_work(
    client: BotClient,
    app: App,
    database: AnyDatabase,
    timers: Timers,
    changes: Signal[Table],
    computers: ComputerProcesses,
    gap: float,
) -> BackgroundWork:
    """Return the background work; `gap` is the downtime before this start, in seconds."""
    sender, outbox, owns = Sender(client), SqlOutbox(database), app.tables.owns_server
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
    courier, welcomes = Courier(parts), _welcomes(client, app, SqlWelcomes(database), timers)
    journal = Journal(app.preferences, sender, timers, announcements.journal, owns)

    def note_settings(server: ServerSettings) -> None:
        journal.changed(server)
        deliveries.changed(server)

    app.preferences.server_changed = note_settings
    scheduler = _scheduler(app, timers)
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


def _scheduler(app: App, timers: Timers) -> Scheduler:
    pause = app.settings.computer_pause
    delay = human_delay(Random(), pause, 2 * pause)  # noqa: S311 - a pause, not a secret
    return Scheduler(app.tables, app.clock, timers, delay, save=app.preferences.save_turns)


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
    database: AnyDatabase, tables: Tables, clock: Clock, timers: Timers, vacations: StoredVacations, links: Links
) -> LeagueRunner:
    """Return the leagues, without the parts that need the client."""
    matches = MatchTables(tables, clock, is_away=lambda user, now: vacations.absent(user, now) is not None)
    pass_on = partial(links.tell, BulletinKind.LEAGUE)
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

    async def read_tables(_number: int) -> None:
        await app.tables.refresh_all()

    async def read_everything(_number: int) -> None:
        await app.preferences.refresh_all()
        await app.tables.refresh_all()

    async def note_league(league: int) -> None:
        app.leagues.resume(league)

    async def note_wanted(shard: int) -> None:
        keeper.want(shard)

    handlers: dict[BulletinKind, Callable[[int], Awaitable[None]]] = {
        BulletinKind.TABLE: app.tables.refresh,
        BulletinKind.TABLES: read_tables,
        BulletinKind.MISSED: read_everything,
        BulletinKind.TAKEN_OVER: read_everything,
        BulletinKind.PERSON: note_person,
        BulletinKind.SERVER: app.preferences.refresh_server,
        BulletinKind.LEAGUE: note_league,
        BulletinKind.FORGOTTEN: client.note_forgotten,
        BulletinKind.COMMANDS: client.learn_commands,
        BulletinKind.WANTED: note_wanted,
    }
    return Reception(handlers)


def log_game_end(end: GameEnd) -> None:
    """Log the end of a game, with its size and length but without any name."""
    table = end.table
    computers = sum(isinstance(sitter, Computer) for sitter in table.sitters)
    days = None if table.began is None else round((table.changed - table.began) / (24 * 3600.0), 1)
    size = {"seats": len(table.seats), "computers": computers, "moves": table.moves, "days": days}
    _log.info("game.ended", table=table.id, game=table.game, reason=end.reason.value, **size)


def _log_report(report: LoadReport) -> None:
    """Log the version, the numbers of loaded tables and every quarantined table."""
    _log.info("bot.started", version=VERSION)
    _log.info("tables.loaded", running=len(report.running), lobbies=len(report.lobbies), gap=round(report.gap))
    for table, reason in report.broken:
        _log.error("table.quarantined", table=table, reason=reason)
