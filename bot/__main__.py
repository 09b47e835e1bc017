"""`python -m bot`: run the bot on Discord, or the playground where there is no token.

`python -m bot health` says whether the running bot is alive; `python -m bot backup TARGET` copies its database
while it runs. Whatever a person can put right is one line on standard error and exit code 2.
"""

from __future__ import annotations

import asyncio
import errno
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot import health, host, log, settings
from bot.clock import SystemClock
from bot.game_texts import TextsMissing
from bot.storage import database
from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from bot.settings import Settings

USAGE = "usage: python -m bot [health | backup TARGET]"
UNREACHABLE = 1
"""The exit code when nothing is wrong here: whoever watches over the bot should start it again."""


def main(arguments: list[str]) -> int:
    """Do what the arguments ask for and return the exit code."""
    try:
        chosen = settings.load()
        match arguments:
            case []:
                return run(chosen)
            case ["health"]:
                return report_health(chosen)
            case ["backup", target]:
                return back_up(chosen, Path(target))
            case _:
                return complain(USAGE)
    except (settings.SettingError, StorageFailed, TextsMissing) as problem:
        return complain(str(problem))


def complain(line: str) -> int:
    """Say in one line what is wrong and return the exit code for it."""
    print(line, file=sys.stderr)
    return settings.EXIT_CODE


def report_health(chosen: Settings) -> int:
    """Say what is wrong with the running bot: 0 for nothing, 1 for something."""
    problem = health.problem(chosen.heartbeat, SystemClock().now())
    print(problem or "alive")
    return int(problem is not None)


def back_up(chosen: Settings, target: Path) -> int:
    """Copy the database, while the bot may be using it, to a file that does not exist yet.

    The database is left as it is: not made when missing, not brought up to date under a bot of an older version.
    """
    database.back_up(chosen.database, target)
    print(f"backed up to {target}")
    return 0


def run(chosen: Settings) -> int:
    """Run until somebody stops it."""
    token = chosen.discord_token
    log.configure(chosen.log_level, chosen.log_format, secrets=[token.get_secret_value()] if token else [])
    settings.prepare_data_dir(chosen.data_dir)
    try:
        asyncio.run(until_stopped(on_discord(chosen) if token else in_playground(chosen)))
    except discord.LoginFailure:
        raise settings.token_refused() from None
    except (aiohttp.ClientConnectionError, discord.DiscordServerError) as error:
        complain(f"Discord cannot be reached: {error}")
        return UNREACHABLE
    return 0


async def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run `work`; SIGTERM and SIGINT cancel it, and that is no error."""
    task = asyncio.ensure_future(work)
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    try:
        await task
    except asyncio.CancelledError:
        if not task.cancelled():
            raise


async def on_discord(chosen: Settings) -> None:
    """Run the bot on Discord."""
    token = chosen.discord_token
    assert token is not None  # noqa: S101 - `run` has checked it
    clock = SystemClock()
    async with database.open_database(chosen.database) as opened:
        client = await host.assemble(chosen, clock, opened)
        heartbeat = asyncio.create_task(health.beat(chosen.heartbeat, clock, client.connected))
        try:
            await client.start(token.get_secret_value())
        finally:
            heartbeat.cancel()
            await client.close()


async def in_playground(chosen: Settings) -> None:
    """Run the same bot in the browser."""
    playground = _playground()
    async with database.open_database(chosen.database) as opened:
        client = await host.assemble(chosen, SystemClock(), opened)
        try:
            await playground(lambda: client, chosen.data_dir, chosen.playground_port, _announce)
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise
            raise settings.port_refused(chosen.playground_port) from None


def _playground() -> Callable[..., Coroutine[Any, Any, None]]:
    """Import the playground, which stands on an optional extra."""
    try:
        # The simulation tries discord.py out with a client that asks for nothing.
        with log.suppress_warnings("discord.state"):
            from bot.playground import run as playground  # noqa: PLC0415 - only here is it known to be wanted
    except ImportError as missing:
        raise settings.no_playground() from missing
    return playground


def _announce(address: str) -> None:
    print(f"The playground is open: {address}", flush=True)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
