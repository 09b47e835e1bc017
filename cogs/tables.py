"""`/tables`: the tables of this server."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import discovery
from bot.ui.interactions import server_tables, typed_choices
from bot.ui.interactions.command_tree import localized
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.messages.tables_page import View

if TYPE_CHECKING:
    from bot.ui.interactions.client import BotClient


class ServerTables(commands.Cog):
    """`/tables`."""

    @localized("command-tables")
    @app_commands.choices(game=typed_choices.of_games(discovery.games()))
    async def tables(
        self,
        interaction: discord.Interaction[Any],
        game: str | None = None,
        joinable: bool = False,  # noqa: FBT001, FBT002 - a Discord option
    ) -> None:
        """List the server's tables."""
        view = View(game=game, joinable=joinable)
        await handle(interaction, AckMode.PRIVATE, partial(server_tables.show, view=view))


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(ServerTables())
