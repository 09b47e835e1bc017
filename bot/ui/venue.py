"""The venue: where a new table is going to stand, and whether the bot may do there what it needs to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.game import Refused
from bot.table.model import Place
from bot.ui import permissions

if TYPE_CHECKING:
    from bot.ui.visit import Visit


def venue(visit: Visit) -> Place:
    """Return the server's game channel while there is one, or else the channel the visitor is in.

    Raises `Refused` that names what is in the way: no server, no text channel, each permission that is missing.
    """
    interaction = visit.interaction
    if interaction.guild is None or interaction.channel is None:
        raise Refused("play-on-a-server")
    chosen = visit.house.preferences.server(interaction.guild.id).channel
    there = None if chosen is None else interaction.guild.get_channel(chosen)
    if there is not None and there.id != interaction.channel.id:
        return _elsewhere(visit, interaction.guild, there.id)
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return _elsewhere(visit, interaction.guild, channel.parent_id)
    if not isinstance(channel, discord.TextChannel):
        raise Refused("play-in-a-text-channel")
    permissions.check(interaction.app_permissions, channel.id, visit.say)
    return Place(interaction.guild.id, channel.id)


def _elsewhere(visit: Visit, guild: discord.Guild, channel_id: int) -> Place:
    channel = guild.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel):
        raise Refused("play-in-a-text-channel")
    permissions.check(channel.permissions_for(guild.me), channel.id, visit.say)
    return Place(guild.id, channel.id)
