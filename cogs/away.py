"""`/away`: set, end or show the requester's time off."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.interactions import pauses, typed_choices
from bot.ui.interactions.command_tree import localized
from bot.ui.interactions.handling import AckMode, handle

if TYPE_CHECKING:
    from bot.ui.interactions.client import BotClient


class Away(commands.Cog):
    """`/away`."""

    @localized("command-away")
    @app_commands.autocomplete(until=typed_choices.moments)
    async def away(
        self,
        interaction: discord.Interaction[Any],
        until: str | None = None,
        back: bool = False,  # noqa: FBT001, FBT002 - a Discord option
    ) -> None:
        """Set the end of the requester's time off, end it (`back`), or show it."""
        await handle(interaction, AckMode.PRIVATE, partial(pauses.away, until=until, back=back))


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(Away())
