"""`/profile`: a player over all their games."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from bot.ui.interactions import profiles
from bot.ui.interactions.command_tree import localized
from bot.ui.interactions.component_handlers import ComponentHandler
from bot.ui.interactions.handling import AckMode, handle

if TYPE_CHECKING:
    from bot.ui.interactions.client import BotClient


class ProfileCog(commands.Cog):
    """`/profile`."""

    @localized("command-profile")
    async def profile(
        self,
        interaction: discord.Interaction[Any],
        person: discord.Member | discord.User | None = None,
        hidden: bool | None = None,  # noqa: FBT001 - a Discord option
    ) -> None:
        """Show a profile, or hide the requester's own."""
        subject = None if person is None else profiles.subject_of(person)
        await handle(interaction, AckMode.PRIVATE, partial(profiles.show, subject=subject, hidden=hidden))


async def setup(client: BotClient) -> None:
    """Add the cog and its buttons to a client."""
    client.component_handlers["own"] = ComponentHandler(AckMode.PRIVATE, profiles.show_own)
    client.component_handlers["profile"] = ComponentHandler(AckMode.SILENT, profiles.pressed)
    await client.add_cog(ProfileCog())
