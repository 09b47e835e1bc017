"""`/time …`: the pace of a table and its pauses; a method per subcommand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.table import lobby
from bot.table.model import Pace
from bot.ui.interactions import finder, pauses, typed_choices
from bot.ui.interactions.command_tree import localized, word
from bot.ui.interactions.finder import change, with_table
from bot.ui.interactions.lobby_handlers import agree

if TYPE_CHECKING:
    from bot.ui.interactions.client import BotClient

Interaction = discord.Interaction[Any]


class TimeCog(
    commands.GroupCog, group_name=word("command-time"), group_description=word("command-time.about"), name="time"
):
    """`/time …`."""

    @localized("command-time-pace", "command-play")
    @finder.own_tables
    @app_commands.choices(pace=typed_choices.PACES)
    async def pace(self, interaction: Interaction, pace: str, table: int | None = None) -> None:
        """Set the pace of a lobby."""
        await agree(
            interaction,
            table,
            lambda request, target: request.change(
                target, lambda context: lobby.pace_set(context, request.user, Pace(pace))
            ),
        )

    @localized("command-time-pause")
    @app_commands.autocomplete(until=typed_choices.moments, table=finder.suggestions())
    async def pause(self, interaction: Interaction, until: str | None = None, table: int | None = None) -> None:
        """Vote to pause the table."""
        await with_table(
            interaction, table, lambda request, target: pauses.typed_pause(request, target, until), fits=finder.running
        )

    @localized("command-time-resume")
    @finder.own_tables
    async def resume(self, interaction: Interaction, table: int | None = None) -> None:
        """End the pause."""
        await change(interaction, table, pauses.resume, "done-resume", fits=finder.running)


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(TimeCog())
