"""Where a new table is going to stand, and whether the bot may do there what it needs to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.game import Refused
from bot.table.model import Place

if TYPE_CHECKING:
    from bot.i18n import Say
    from bot.ui.interactions.request import Request


def venue(request: Request) -> Place:
    """Return the server's game channel while there is one, or else the channel the command was given in.

    Raises `Refused` that names what is in the way: no server, no text channel, each permission that is missing.
    """
    interaction = request.interaction
    if interaction.guild is None or interaction.channel is None:
        raise Refused("play-on-a-server")
    chosen = request.app.preferences.server(interaction.guild.id).channel
    there = None if chosen is None else interaction.guild.get_channel(chosen)
    if there is not None and there.id != interaction.channel.id:
        return _elsewhere(request, interaction.guild, there.id)
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return _elsewhere(request, interaction.guild, channel.parent_id)
    if not isinstance(channel, discord.TextChannel):
        raise Refused("play-in-a-text-channel")
    check(interaction.app_permissions, channel.id, request.say)
    return Place(interaction.guild.id, channel.id)


def _elsewhere(request: Request, guild: discord.Guild, channel_id: int) -> Place:
    channel = guild.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel):
        raise Refused("play-in-a-text-channel")
    check(channel.permissions_for(guild.me), channel.id, request.say)
    return Place(guild.id, channel.id)


NEEDED = (
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
    "create_public_threads",
    "send_messages_in_threads",
)
"""Everything the bot ever needs, by Discord's names; the invite link asks for these and no more."""

INVITE = discord.Permissions(**dict.fromkeys(NEEDED, True))


def check(allowed: discord.Permissions, channel: int, say: Say) -> None:
    """Raise `Refused` that names every permission missing in this channel."""
    missing = [name for name in NEEDED if not getattr(allowed, name)]
    if missing:
        shown = ", ".join(say(f"permission-{name.replace('_', '-')}") for name in missing)
        raise Refused("missing-permissions", permissions=shown, channel=f"<#{channel}>", count=len(missing))
