"""Who may see a table at which they do not sit: whoever sees its channel, and of a private one whom it is for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.table.invitations import is_shown
from bot.transport.sender import may_see

if TYPE_CHECKING:
    from bot.table.model import Table

    Interaction = discord.Interaction[Any]


async def sees(interaction: Interaction, table: Table) -> bool:
    """Say whether whoever asks may see a table, from its server or from what the bot wrote to them."""
    return sees_here(interaction, table) or await _sees_from_afar(interaction, table)


def sees_here(interaction: Interaction, table: Table) -> bool:
    """Say whether whoever asks may see a table from the server where they ask."""
    guild, user = interaction.guild, interaction.user
    if guild is None or guild.id != table.place.guild or not isinstance(user, discord.Member):
        return False
    channel = guild.get_channel(table.place.channel)
    allowed = discord.Permissions.none() if channel is None else channel.permissions_for(user)
    shown = is_shown(table, user.id, interaction.channel_id) or allowed.manage_threads
    return shown and (channel is None or allowed.view_channel)


async def _sees_from_afar(interaction: Interaction, table: Table) -> bool:
    """Only a button of a direct message leads to a table from elsewhere; then Discord is asked."""
    guild = interaction.client.get_guild(table.place.guild)
    if interaction.guild_id is not None or interaction.message is None or guild is None:
        return False
    user = interaction.user.id
    return is_shown(table, user, None) and await may_see(guild, table.place.channel, user)
