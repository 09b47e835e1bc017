"""`/selftest`: plays a game of each kind between computer players and tells moderators what works."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.selftest.runner import SelfTests
from bot.ui.interactions.command_tree import localized
from bot.ui.interactions.handling import AckMode, handle

if TYPE_CHECKING:
    from bot.ui.interactions.client import BotClient


class SelfTestCog(commands.Cog):
    """`/selftest`."""

    def __init__(self, tests: SelfTests) -> None:
        self._tests = tests

    @localized("command-selftest")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def selftest(self, interaction: discord.Interaction[Any]) -> None:
        """Test the bot on this server."""
        await handle(interaction, AckMode.PRIVATE, self._tests.run)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Remove what an interrupted self-test left."""
        await self._tests.clear()


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(SelfTestCog(SelfTests(client)))
