"""The playground: an embedded simulated Discord for hosts without a token; the same bot, unmodified, in a browser.

Starts and stops the parts around the bot in the right order. It needs the optional extra `playground`: no module
outside this package may import from it before that is known to be installed.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from bot.playground.games import no_games
from bot.playground.loopback import LoopbackDiscord, point_discord_at
from bot.playground.persistence import AutoSave, load
from bot.playground.server_setup import ServerSetup, create_server
from bot.playground.simulator import Discord, building
from bot.playground.site import Site

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import discord

    from bot.playground.games import Games

STATE_FILE: Final = "playground.state"
_TOKEN: Final = "playground"  # noqa: S105 - the loopback Discord accepts any token
_CLOSE_SECONDS: Final = 5.0
_POLL_SECONDS: Final = 0.05


async def run(
    make_client: Callable[[], discord.Client],
    data: Path,
    port: int,
    announce: Callable[[str], None],
    games: Games = no_games,
) -> None:
    """Run the bot in the playground until this task is cancelled or the bot fails.

    `data` is the directory of the database; the simulated Discord is stored in a file there. `port` 0 takes a free one.
    `announce` gets the address once the bot is ready. `games` describes the games that *Play now* offers. Raise
    `OSError` if the port is taken, and whatever the bot raises.
    """
    path = data / STATE_FILE
    saved = load(path)
    world = Discord(saved["world"] if saved else None, keep_log=False)
    setup = ServerSetup(**saved["stage"]) if saved else create_server(world)
    if not saved:
        building.remove_bot(world, setup.guild)  # the first tab invites it, in the language of its browser
    server = LoopbackDiscord(world, port)
    site = Site(world, setup, server.app, games)
    auto_save = AutoSave(path, lambda: {"world": world.saved(), "stage": setup.saved()})
    world.changed.append(auto_save.touch)
    async with auto_save, server, site:
        point_discord_at(server.port)
        await _run_client(make_client(), lambda: announce(server.address))


async def _run_client(client: discord.Client, ready: Callable[[], None]) -> None:
    running = asyncio.create_task(client.start(_TOKEN))
    waiting = asyncio.create_task(_is_ready(client))
    try:
        # Wait for either: a bot that failed at login never becomes ready.
        await asyncio.wait((running, waiting), return_when=asyncio.FIRST_COMPLETED)
        if not running.done():
            ready()
        await running
    finally:
        waiting.cancel()
        with suppress(TimeoutError):
            await asyncio.wait_for(client.close(), _CLOSE_SECONDS)
        running.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)


async def _is_ready(client: discord.Client) -> None:
    # `Client.wait_until_ready` may not be called before login, and login happens inside `start`.
    while not client.is_ready():  # noqa: ASYNC110 - the client has no event before login
        await asyncio.sleep(_POLL_SECONDS)
