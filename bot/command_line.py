"""The command line: the bot on Discord, the playground if there is no token, and the commands for operators.

`python -m bot --help` lists the commands. A problem that the operator can solve is reported in one line on standard
error, with exit code 2. This module starts and stops; the work of each command is done elsewhere.
"""

from __future__ import annotations

import argparse
import asyncio
import errno
import os
import signal
import traceback
from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import aiohttp
import discord

from bot import host, settings
from bot.cluster.keeper import ShardKeeper, ShardsLost
from bot.cluster.links import Links
from bot.i18n.required_texts import TextsMissing
from bot.maintenance import health, migration, reader, record, report, strengths
from bot.maintenance.heartbeat import Heartbeat, StandbyHeartbeat, metrics_served
from bot.maintenance.reader import Unavailable
from bot.records.making import recorded
from bot.storage import copies, opening, results, schema
from bot.storage.failures import DamageFound, DatabaseBusy, DatabaseInUse
from bot.storage.lock import process_lock
from bot.storage.watch import run_beside
from bot.system import log, memory, terminal
from bot.system.clock import SystemClock
from bot.system.shards import Ownership, ServerShare
from bot.system.version import VERSION
from bot.table.store import StorageFailed
from bot.transport import proxy
from bot.ui.messages import games
from images.kit import store

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from _typeshed import SupportsWrite

    from bot.maintenance.reader import StoredTable
    from bot.maintenance.report import Report
    from bot.settings import Settings
    from bot.storage.sql import AnyDatabase
    from bot.ui.interactions.client import BotClient

EXIT_RESTART = 1
"""The exit code when the service manager should start the bot again: the cause is temporary and outside the bot, or
damage of the database, which a start repairs or refuses."""
PRIVATE_UMASK = 0o077
"""Files of the bot are private to its operating-system user: they contain seeds, hands and user ids."""
MAX_NUMBER = 2**31 - 1
"""The largest table number: together with the number of a change it is part of an integer that SQLite can store."""
EXIT_DIFFERENT = 1
"""The exit code when the replay of a game differs from its stored moves."""


class WrongUsage(Exception):  # noqa: N818 - one line for the operator
    """The arguments are not those of any command."""


class Parser(argparse.ArgumentParser):
    """An argument parser that reports a fault in one line."""

    def error(self, message: str) -> NoReturn:
        """Raise `WrongUsage` instead of exiting."""
        raise WrongUsage(f"{' '.join(self.format_usage().split())}: {message}")

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """Print the help like all other output; exit with the exit code if it cannot be written."""
        del file
        if code := terminal.print_lines(*self.format_help().splitlines()):
            raise SystemExit(code)


def main(arguments: list[str]) -> int:
    """Run the command that the arguments name and return the exit code."""
    os.umask(PRIVATE_UMASK)
    try:
        args = _parser().parse_args(arguments)
        command: Callable[[Settings, argparse.Namespace], int] = args.command
        return command(settings.load(), args) if command is run else _answer(command, args)
    except (WrongUsage, settings.SettingError, StorageFailed, TextsMissing, Unavailable) as problem:
        return terminal.complain(str(problem))


def _answer(command: Callable[[Settings, argparse.Namespace], int], args: argparse.Namespace) -> int:
    """Run a command that ends by itself; report every failure in one line that names the place and quotes nothing.

    A foreign or damaged file can fail anywhere in the code that reads it.
    """
    try:
        return command(settings.load(), args)
    except (WrongUsage, settings.SettingError, StorageFailed, TextsMissing, Unavailable):
        raise
    except KeyboardInterrupt:
        return terminal.complain("interrupted")
    except Exception as error:  # noqa: BLE001 - see above
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}:{place.lineno}"
        return terminal.complain(f"it cannot be read or written, or this is a bug ({type(error).__name__} at {where})")


def _parser() -> Parser:
    parser = Parser(
        prog="python -m bot",
        usage="%(prog)s [-h] [--version] [COMMAND ...]",
        description="Run the bot on Discord, or the playground without a token.",
    )
    parser.add_argument("--version", action="version", version=f"board games {VERSION}")
    parser.set_defaults(command=run)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", prog=parser.prog)

    def add(name: str, command: Callable[[Settings, argparse.Namespace], int], summary: str) -> Parser:
        subparser = commands.add_parser(name, help=summary, description=summary)
        subparser.set_defaults(command=command)
        return subparser

    add("health", report_health, "check whether the running bot is alive; --verbose: with details")
    add("backup", back_up, "copy the database, even while a bot is using it").add_argument("target", type=Path)
    restore_parser = add("restore", restore, "replace the database with a backup; the old database is kept beside it")
    restore_parser.add_argument("source", type=Path, metavar="FILE")
    carrying_parser = add("migrate", carry_over, "copy a whole database from SQLite to PostgreSQL, or back")
    for name in ("source", "target"):
        carrying_parser.add_argument(name, metavar=f"{name.upper()}", help="a file, or an address (postgresql://…)")
    add("ratings", recompute_ratings, "compute all ratings anew from the stored results; not while a bot runs")
    _add_database_argument(add("strengths", count_strengths, "print how often people beat computer players"))
    show_parser = _add_table_arguments(add("show", show_table, "show the situation of a table"))
    export_parser = _add_table_arguments(
        add("export", export_table, "write a game to a file, with its seed and all its secrets")
    )
    replay_parser = _add_table_arguments(add("replay", replay_game, "replay a game and print its events"), "?")
    export_parser.add_argument("target", type=Path, metavar="FILE")
    replay_parser.add_argument("--record", type=Path, metavar="FILE", help="an exported game, instead of a table")
    replay_parser.add_argument(
        "--to", type=_number, metavar="N", help="the number of the last move to make; 0 is the deal"
    )
    for report_parser in (show_parser, replay_parser):
        report_parser.add_argument(
            "--secrets", action="store_true", help="also print secrets that players must not know"
        )
    return parser


def _number(text: str) -> int:
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(MAX_NUMBER))
    if not is_number or int(text) > MAX_NUMBER:
        raise argparse.ArgumentTypeError(f"{text!r} is not the number of a table or a move")
    return int(text)


def _add_table_arguments(parser: Parser, nargs: str | None = None) -> Parser:
    parser.add_argument("table", type=_number, nargs=nargs, metavar="TABLE", help="the number of the table")
    return _add_database_argument(parser)


def _add_database_argument(parser: Parser) -> Parser:
    parser.add_argument(
        "--database", type=Path, metavar="FILE", help="the database file to read instead of the one in DATA_DIR"
    )
    return parser


def report_health(_config: Settings, _args: argparse.Namespace) -> int:
    """Print whether the bot is alive. A plain `health` command runs without loading this module (`bot.__main__`)."""
    return health.main([])


def back_up(config: Settings, args: argparse.Namespace) -> int:
    """Copy the database, while the bot may be using it, to a file that does not exist yet.

    The database is left as it is: it is not created if it is missing, and not migrated under a bot of an older version.
    """
    _refuse_postgresql(config, "copy it with pg_dump")
    copies.back_up(config.database, args.target)
    with suppress(OSError):  # only a hint for the self-test; the copy is what matters
        config.last_backup.touch()
    return terminal.print_lines(f"backed up to {args.target}")


def restore(config: Settings, args: argparse.Namespace) -> int:
    """Replace the database with a copy and keep the old one beside it; not while a bot runs on the database."""
    _refuse_postgresql(config, "restore it with pg_restore")
    settings.prepare_data_dir(config.data_dir)
    result = copies.restore(args.source, config.database)
    return terminal.print_lines(
        f"restored {args.source}: {result.tables} tables, {result.going_on} of them not over (schema {result.schema})",
        f"the old database is kept as {result.kept}" if result.kept else "there was no database before",
        "at its next start the bot shows every table anew and says at each that it was restored",
    )


def _refuse_postgresql(config: Settings, advice: str) -> None:
    """Raise `WrongUsage` if the database is not a file."""
    if config.database_url is not None:
        raise WrongUsage(f"the database is PostgreSQL (DATABASE_URL): {advice}")


def carry_over(_config: Settings, args: argparse.Namespace) -> int:
    """Copy a whole database into an empty one, from SQLite to PostgreSQL or back; no bot may run on either."""
    result = asyncio.run(migration.carry_over(args.source, args.target))
    return terminal.print_lines(*result.lines) or (0 if result.agrees else EXIT_DIFFERENT)


def recompute_ratings(config: Settings, _args: argparse.Namespace) -> int:
    """Recompute all ratings from the stored results; not while a bot runs on the database.

    Raise `StorageFailed` if there is no database or it cannot be used.
    """
    if config.database_url is None:
        schema.refuse_missing(config.database)
    rated_games = asyncio.run(_recomputed_games(config.database_place))
    return terminal.print_lines(f"computed the ratings anew from {rated_games} rated games")


async def _recomputed_games(place: str) -> int:
    async with opening.open_for_bot(place) as (db, _):
        return await db.transaction(results.recompute)


def count_strengths(config: Settings, args: argparse.Namespace) -> int:
    """Print how often people won against computer players of each strength."""
    return terminal.print_lines(*strengths.report(str(args.database or config.database_place)))


def show_table(config: Settings, args: argparse.Namespace) -> int:
    """Print the situation of a table."""
    return _print_report(report.table_report(_stored_table(config, args), secrets=args.secrets))


def replay_game(config: Settings, args: argparse.Namespace) -> int:
    """Replay a table's game, or an exported game, and print its events.

    Raise `WrongUsage` unless exactly one of them is given.
    """
    if (args.table is None) == (args.record is None):
        raise WrongUsage("replay takes either TABLE or --record FILE")
    if args.record is None:
        replay_input = reader.replay_input(_stored_table(config, args))
        return _print_report(report.replay_report(*replay_input, to=args.to, secrets=args.secrets, compare=True))
    game_record = record.load(args.record)
    replay_input = record.replay_input(game_record)
    result = report.replay_report(*replay_input, to=args.to, secrets=args.secrets, compare=False)
    agrees, verdict = record.verdict(game_record) if result.agrees else (True, "")
    code = _print_report(result, game_record.about)
    return code or terminal.print_lines(*filter(None, [verdict])) or (0 if agrees else EXIT_DIFFERENT)


def export_table(config: Settings, args: argparse.Namespace) -> int:
    """Write the game of a table to a file that does not exist yet."""
    record.save(recorded(*reader.replay_input(_stored_table(config, args))), args.target)
    return terminal.print_lines(f"exported to {args.target}, with the seed and all secrets of the game")


def _stored_table(config: Settings, args: argparse.Namespace) -> StoredTable:
    return reader.read(str(args.database or config.database_place), args.table)


def _print_report(result: Report, *headers: str) -> int:
    """Print a report and return the exit code; a text of several lines keeps its lines."""
    lines = [line for text in result.lines for line in text.split("\n")]
    return terminal.print_lines(*filter(None, headers), *lines) or (0 if result.agrees else EXIT_DIFFERENT)


def run(config: Settings, _args: argparse.Namespace) -> int:
    """Run until the bot is stopped."""
    token = config.discord_token
    if token is None:
        config = settings.for_playground(config)
    secrets = [secret.get_secret_value() for secret in (token, config.database_url) if secret is not None]
    log.configure(config.log_level, config.log_format, secrets=secrets)
    settings.prepare_data_dir(config.data_dir)
    memory.give_back_large_blocks()
    store.set_folder(config.data_dir, made_here=False)
    try:
        asyncio.run(until_stopped(on_discord(config) if token else in_playground(config)))
    except discord.LoginFailure:
        raise settings.token_refused() from None
    except (aiohttp.ClientConnectionError, discord.DiscordServerError) as error:
        terminal.complain(f"Discord cannot be reached: {error}")
        return EXIT_RESTART
    except (DatabaseBusy, DamageFound, ShardsLost) as problem:
        if isinstance(problem, DatabaseInUse):
            raise
        terminal.complain(str(problem))
        return EXIT_RESTART
    return 0


async def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run `work`; SIGTERM and SIGINT cancel it, which is not an error."""
    task = asyncio.ensure_future(work)
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    try:
        await task
    except asyncio.CancelledError:
        if not task.cancelled():
            raise


async def on_discord(chosen: Settings) -> None:
    """Run the bot on Discord until it is cancelled."""
    token = chosen.discord_token
    assert token is not None  # noqa: S101 - `run` has checked it
    if chosen.discord_proxy is not None:
        proxy.use_proxy(chosen.discord_proxy)
    clock = SystemClock()
    # A file of SQLite has locks of its own, from which `health` learns that the bot runs.
    with nullcontext() if chosen.database_url is None else process_lock(chosen.process_lock):
        if chosen.shard_ids:
            await _as_one_of_several(chosen, clock, token.get_secret_value())
        else:
            await _alone(chosen, clock, token.get_secret_value())


async def _alone(chosen: Settings, clock: SystemClock, token: str) -> None:
    """Run the only process of the bot, for all servers."""
    async with opening.open_for_bot(chosen.database_place) as (db, guard):
        client = await _assemble_client(chosen, clock, db)
        await _connected(client, chosen, clock, guard(clock, client.start(token)))


async def _as_one_of_several(chosen: Settings, clock: SystemClock, token: str) -> None:
    """Run one process of a bot that several processes run, for the servers of its shards."""
    shards, count = chosen.shard_ids, chosen.shard_count
    assert shards is not None and count is not None  # noqa: PT018, S101 - the settings have been checked
    async with opening.open_for_processes(chosen.database_place, count) as (db, peers):
        keeper = ShardKeeper(peers, clock, peers.publish, own=shards, count=count)
        standby = StandbyHeartbeat(chosen.heartbeat, clock, shards)
        ownership = Ownership(ServerShare(shard, count) for shard in await keeper.claim_first(standby.beat))
        async with keeper.alive():
            client = await _assemble_client(chosen, clock, db, Links(ownership, peers.publish))
        reception = host.reception(client, keeper)
        work = run_beside(
            client.start(token),
            keeper.run(client),
            reception.run(),
            reception.watch_tables(clock),
            peers.listen(reception.receive, clock),
        )
        await _connected(client, chosen, clock, work)


async def _connected(client: BotClient, chosen: Settings, clock: SystemClock, work: Coroutine[Any, Any, None]) -> None:
    """Await the work of a client, and close it; write the heartbeat and serve the metrics meanwhile."""
    heart = Heartbeat(chosen.heartbeat, clock, client.app.tables, client.app.news)
    heartbeat = asyncio.create_task(heart.beat(client))
    try:
        async with metrics_served(heart, chosen.metrics_port):
            await work
    finally:
        heartbeat.cancel()
        await client.close()


async def in_playground(config: Settings) -> None:
    """Run the same bot in the browser. Raises `SettingError` if its port is taken or not allowed."""
    playground = _playground()
    async with opening.open_for_bot(config.database_place) as (db, guard):
        clock = SystemClock()
        client = await _assemble_client(config, clock, db)
        page = playground(
            lambda: client,
            config.data_dir,
            config.playground_port,
            _announce,
            partial(games.quick_offers, client.app.uis),
        )
        try:
            await guard(clock, page)
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise
            raise settings.port_refused(config.playground_port) from None


async def _assemble_client(
    config: Settings, clock: SystemClock, db: AnyDatabase, links: Links | None = None
) -> BotClient:
    client = await host.assemble(config, clock, db, links=links)
    memory.keep_what_is_loaded()
    return client


def _playground() -> Callable[..., Coroutine[Any, Any, None]]:
    """Import the playground, which needs an optional extra; raise `SettingError` if the extra is missing."""
    try:
        # The simulation creates a discord.py client without any intents, and discord.py warns of that.
        with log.suppress_warnings("discord.state"):
            from bot.playground import run as playground  # noqa: PLC0415 - only needed here, and its extra may be missing
    except ImportError as error:
        raise settings.no_playground() from error
    return playground


def _announce(address: str) -> None:
    terminal.print_lines(f"The playground is open: {address}")
