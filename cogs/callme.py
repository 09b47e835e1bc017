"""`/callme`: subscribe to a notification of a free seat at a game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import discovery
from bot.ui.interactions import subscriptions, typed_choices
from bot.ui.interactions.command_tree import localized
from bot.ui.interactions.handling import AckMode, handle

if TYPE_CHECKING:
    from bot.ui.interactions.client import BotClient


class CallMe(commands.Cog):
    """`/callme`."""

    @localized("command-callme")
    @app_commands.choices(game=typed_choices.of_games(discovery.games()))
    @app_commands.guild_only()
    async def callme(self, interaction: discord.Interaction[Any], game: str) -> None:
        """Subscribe to a free seat at a game, or cancel the subscription."""
        await handle(interaction, AckMode.PRIVATE, partial(subscriptions.call_me, game=game))


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(CallMe())
