"""`/verify`: check the record of a finished game, from any table, server or bot."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from bot.ui.interactions import records
from bot.ui.interactions.command_tree import localized
from bot.ui.interactions.handling import AckMode, handle

if TYPE_CHECKING:
    from bot.ui.interactions.client import BotClient


class VerifyCog(commands.Cog):
    """`/verify`."""

    @localized("command-verify")
    async def verify(self, interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        """Replay a record from its seed and show whether it holds."""
        await handle(interaction, AckMode.PRIVATE, partial(records.verify, file=file))


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(VerifyCog())
