"""`/daily`: the puzzle of the day, on servers, in direct messages and as a user's own app."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import discovery
from bot.table.store import StorageFailed
from bot.ui.interactions import daily_handlers
from bot.ui.interactions.command_tree import localized, word
from bot.ui.interactions.component_handlers import ComponentHandler
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.interactions.typed_choices import of_games
from bot.ui.messages.daily import DailyPage

if TYPE_CHECKING:
    from bot.ui.interactions.client import BotClient

Interaction = discord.Interaction[Any]

MAX_SUGGESTIONS = 25
VIEWS = [
    app_commands.Choice(name=word(f"view-{page}"), value=page.value)
    for page in (DailyPage.RULES, DailyPage.WORDS, DailyPage.YESTERDAY, DailyPage.RECORD, DailyPage.SHARE)
]
GAMES = {name: game for name, game in discovery.games().items() if game.daily is not None}


async def moves(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest today's moves for half-typed words."""
    game = getattr(interaction.namespace, "game", None)
    try:
        labels = await daily_handlers.suggested(interaction, game if isinstance(game, str) else None, typed)
    except StorageFailed:
        return []
    return [app_commands.Choice(name=label, value=label) for label in labels[:MAX_SUGGESTIONS]]


class DailyCog(commands.Cog):
    """`/daily`."""

    @localized("command-daily", "command-play")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.choices(view=VIEWS, game=of_games(GAMES))
    @app_commands.autocomplete(move=moves)
    async def daily(
        self, interaction: Interaction, move: str | None = None, view: str | None = None, game: str | None = None
    ) -> None:
        """Play today's puzzle, or show a page about it."""
        work = partial(daily_handlers.typed, game=game, move=move, view=view)
        await handle(interaction, AckMode.PRIVATE, work)


async def setup(client: BotClient) -> None:
    """Add the cog and its buttons to a client; without a puzzle of the day there is no command."""
    if not client.app.dailies.rules:
        return
    client.component_handlers |= {
        "daily": ComponentHandler(AckMode.PRIVATE, daily_handlers.open_page),
        "dpage": ComponentHandler(AckMode.SILENT, daily_handlers.turn_page),
        "dmove": ComponentHandler(AckMode.SILENT, daily_handlers.press_move),
        "dsure": ComponentHandler(AckMode.SILENT, daily_handlers.press_sure),
        "dshare": ComponentHandler(AckMode.SILENT, daily_handlers.share),
    }
    await client.add_cog(DailyCog())
