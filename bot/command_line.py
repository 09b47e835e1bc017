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
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import aiohttp
import discord

from bot import host, settings
from bot.i18n.required_texts import TextsMissing
from bot.maintenance import health, reader, record, report
from bot.maintenance.heartbeat import Heartbeat, metrics_served
from bot.maintenance.reader import Unavailable
from bot.storage import copies, database
from bot.storage.failures import DatabaseBusy, DatabaseInUse
from bot.system import log, memory, terminal
from bot.system.clock import SystemClock
from bot.table.store import StorageFailed
from images.kit import store

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from _typeshed import SupportsWrite

    from bot.maintenance.reader import StoredTable
    from bot.maintenance.report import Report
    from bot.settings import Settings
    from bot.storage.database import Database
    from bot.ui.interactions.client import BotClient

UNREACHABLE = 1
"""The exit code when the cause is temporary and elsewhere: the service manager should start the bot again."""
PRIVATE_UMASK = 0o077
"""Files of the bot are private to its operating-system user: they contain seeds, hands and user ids."""
MAX_NUMBER = 2**31 - 1
"""The largest table number: together with the number of a change it is part of an integer that SQLite can store."""
DIFFERENT = 1
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
        if code := terminal.say(*self.format_help().splitlines()):
            raise SystemExit(code)


def main(arguments: list[str]) -> int:
    """Run the command that the arguments name and return the exit code."""
    os.umask(PRIVATE_UMASK)
    try:
        asked = _parser().parse_args(arguments)
        command: Callable[[Settings, argparse.Namespace], int] = asked.command
        return command(settings.load(), asked) if command is run else _answer(command, asked)
    except (WrongUsage, settings.SettingError, StorageFailed, TextsMissing, Unavailable) as problem:
        return terminal.complain(str(problem))


def _answer(command: Callable[[Settings, argparse.Namespace], int], asked: argparse.Namespace) -> int:
    """Run a command that ends by itself; report every failure in one line that names the place and quotes nothing.

    A foreign or damaged file can fail anywhere in the code that reads it.
    """
    try:
        return command(settings.load(), asked)
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
        usage="%(prog)s [-h] [COMMAND ...]",
        description="Run the bot on Discord, or the playground without a token.",
    )
    parser.set_defaults(command=run)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", prog=parser.prog)

    def add(name: str, command: Callable[[Settings, argparse.Namespace], int], about: str) -> Parser:
        added = commands.add_parser(name, help=about, description=about)
        added.set_defaults(command=command)
        return added

    add("health", report_health, "say whether the running bot is alive; --verbose: and how")
    add("backup", back_up, "copy the database, which a bot may be using").add_argument("target", type=Path)
    restoring = add("restore", restore, "put a backup in the place of the database, which is kept beside it")
    restoring.add_argument("source", type=Path, metavar="FILE")
    show = _about_a_table(add("show", show_table, "tell how a table stands"))
    export = _about_a_table(add("export", export_table, "write a game to a file, with its seed and all its secrets"))
    replay = _about_a_table(add("replay", replay_game, "play a game again and tell what happens"), "?")
    export.add_argument("target", type=Path, metavar="FILE")
    replay.add_argument("--record", type=Path, metavar="FILE", help="a game that was exported, instead of a table")
    replay.add_argument("--to", type=_number, metavar="N", help="the number of the last move to make; 0 is the deal")
    for each in (show, replay):
        each.add_argument("--secrets", action="store_true", help="tell what players must not know")
    return parser


def _number(text: str) -> int:
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(MAX_NUMBER))
    if not is_number or int(text) > MAX_NUMBER:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of a table or a move")
    return int(text)


def _about_a_table(parser: Parser, many: str | None = None) -> Parser:
    parser.add_argument("table", type=_number, nargs=many, metavar="TABLE", help="its number")
    parser.add_argument("--database", type=Path, metavar="FILE", help="a copy to read instead of the one in DATA_DIR")
    return parser


def report_health(_chosen: Settings, _asked: argparse.Namespace) -> int:
    """Print whether the bot is alive. A plain `health` command runs without loading this module (`bot.__main__`)."""
    return health.main([])


def back_up(chosen: Settings, asked: argparse.Namespace) -> int:
    """Copy the database, while the bot may be using it, to a file that does not exist yet.

    The database is left as it is: it is not created if it is missing, and not migrated under a bot of an older version.
    """
    copies.back_up(chosen.database, asked.target)
    return terminal.say(f"backed up to {asked.target}")


def restore(chosen: Settings, asked: argparse.Namespace) -> int:
    """Replace the database with a copy and keep the old one beside it; not while a bot runs on the database."""
    settings.prepare_data_dir(chosen.data_dir)
    done = copies.restore(asked.source, chosen.database)
    return terminal.say(
        f"restored {asked.source}: {done.tables} tables, {done.going_on} of them not over (schema {done.schema})",
        f"the database of before is {done.kept}" if done.kept else "there was no database before",
        "at its next start the bot shows every table anew and says at each that it was restored",
    )


def show_table(chosen: Settings, asked: argparse.Namespace) -> int:
    """Print the situation of a table."""
    return _print(report.shown(_stored(chosen, asked), secrets=asked.secrets))


def replay_game(chosen: Settings, asked: argparse.Namespace) -> int:
    """Print the events of a table's game, or of an exported game, while replaying it."""
    if (asked.table is None) == (asked.record is None):
        raise WrongUsage("replay takes either TABLE or --record FILE")
    if asked.record is None:
        played, about = reader.dealt(_stored(chosen, asked)), ""
    else:
        recorded = record.load(asked.record)
        played, about = record.opened(recorded), recorded.about
    told = report.replayed(*played, to=asked.to, secrets=asked.secrets, compare=asked.record is None)
    return _print(told, about)


def export_table(chosen: Settings, asked: argparse.Namespace) -> int:
    """Write the game of a table to a file that does not exist yet."""
    record.save(record.recorded(*reader.dealt(_stored(chosen, asked))), asked.target)
    return terminal.say(f"exported to {asked.target}, with the seed and all secrets of the game")


def _stored(chosen: Settings, asked: argparse.Namespace) -> StoredTable:
    return reader.read(asked.database or chosen.database, asked.table)


def _print(told: Report, *above: str) -> int:
    """Print a report and return the exit code; a text of several lines keeps its lines."""
    lines = [line for text in told.lines for line in text.split("\n")]
    return terminal.say(*filter(None, above), *lines) or (0 if told.agrees else DIFFERENT)


def run(chosen: Settings, _asked: argparse.Namespace) -> int:
    """Run until the bot is stopped."""
    token = chosen.discord_token
    log.configure(chosen.log_level, chosen.log_format, secrets=[token.get_secret_value()] if token else [])
    settings.prepare_data_dir(chosen.data_dir)
    memory.give_back_large_blocks()
    store.keep_in(chosen.data_dir, made_here=False)
    try:
        asyncio.run(until_stopped(on_discord(chosen) if token else in_playground(chosen)))
    except discord.LoginFailure:
        raise settings.token_refused() from None
    except (aiohttp.ClientConnectionError, discord.DiscordServerError) as error:
        terminal.complain(f"Discord cannot be reached: {error}")
        return UNREACHABLE
    except DatabaseBusy as busy:
        if isinstance(busy, DatabaseInUse):
            raise
        terminal.complain(str(busy))
        return UNREACHABLE
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
    clock = SystemClock()
    async with database.open_database(chosen.database) as opened:
        client = await _assembled(chosen, clock, opened)
        heart = Heartbeat(chosen.heartbeat, clock, client.app.tables, client.app.news)
        heartbeat = asyncio.create_task(heart.beat(client))
        try:
            async with metrics_served(heart, chosen.metrics_port):
                await database.while_there(opened, clock, client.start(token.get_secret_value()))
        finally:
            heartbeat.cancel()
            await client.close()


async def in_playground(chosen: Settings) -> None:
    """Run the same bot in the browser. Raises `SettingError` if its port is taken or not allowed."""
    playground = _playground()
    async with database.open_database(chosen.database) as opened:
        clock = SystemClock()
        client = await _assembled(chosen, clock, opened)
        page = playground(lambda: client, chosen.data_dir, chosen.playground_port, _announce)
        try:
            await database.while_there(opened, clock, page)
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise
            raise settings.port_refused(chosen.playground_port) from None


async def _assembled(chosen: Settings, clock: SystemClock, opened: Database) -> BotClient:
    client = await host.assemble(chosen, clock, opened)
    memory.keep_what_is_loaded()
    return client


def _playground() -> Callable[..., Coroutine[Any, Any, None]]:
    """Import the playground, which needs an optional extra; raise `SettingError` if the extra is missing."""
    try:
        # The simulation creates a discord.py client without any intents, and discord.py warns of that.
        with log.suppress_warnings("discord.state"):
            from bot.playground import run as playground  # noqa: PLC0415 - only needed here, and its extra may be missing
    except ImportError as missing:
        raise settings.no_playground() from missing
    return playground


def _announce(address: str) -> None:
    terminal.say(f"The playground is open: {address}")
