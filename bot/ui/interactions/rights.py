"""The rights of moderators over one table and over a whole server.

A right over a table is checked in the channel of the table, a right over a server by the roles of the member. The
permissions that Discord sends with an interaction are those in the channel of the interaction. Do not use them: a
member may have every permission in a channel of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot.game.contract import Refused
from bot.transport.refusals import REQUEST_ERRORS
from bot.transport.servers import ChannelAccess

if TYPE_CHECKING:
    from bot.table.model import Place, Table

    Interaction = discord.Interaction[Any]

_log = structlog.stdlib.get_logger(__name__)


async def moderates(interaction: Interaction, table: Table) -> bool:
    """Return whether the user may manage messages in the channel of a table, or manage its server.

    A thread has the permissions of its channel. In a direct message and on another server this asks Discord for the
    member. Where the channel is gone, the permissions on the server count. Raise `Refused` if Discord does not answer.
    """
    try:
        access = await _access(interaction, table.place)
    except REQUEST_ERRORS as error:
        _log.warning("rights.unknown", error=type(error).__name__)
        raise Refused("rights-unknown") from None
    if access is None:
        return False
    member, channel = access
    server = _permissions_on_server(member)
    permissions = server if channel is None else channel.permissions_for(member)
    return server.manage_guild or permissions.manage_messages


def manages_server(interaction: Interaction) -> bool:
    """Return whether the user may manage the server of an interaction; False in a direct message."""
    user = interaction.user
    return isinstance(user, discord.Member) and _permissions_on_server(user).manage_guild


def require_server_manager(interaction: Interaction) -> int:
    """Return the id of the server of an interaction; raise `Refused` if the user does not manage it."""
    guild = interaction.guild_id
    if guild is None or not manages_server(interaction):
        raise Refused("only-moderators")
    return guild


async def _access(interaction: Interaction, place: Place) -> ChannelAccess | None:
    """Return the user as a member of a table's server, with its channel; None: the user is not a member.

    An interaction on that server brings the member along.
    """
    user = interaction.user
    if isinstance(user, discord.Member) and user.guild.id == place.guild:
        return ChannelAccess(user, user.guild.get_channel(place.channel))
    access: ChannelAccess | None = await interaction.client.servers.access(place.guild, place.channel, user.id)
    return access


def _permissions_on_server(member: discord.Member) -> discord.Permissions:
    """Return the permissions that a member's roles give on the server, whatever a channel grants or denies."""
    is_known = member.guild.get_role(member.guild.id) is not None
    return member.guild_permissions if is_known else discord.Permissions.none()


def may_write(interaction: discord.Interaction) -> bool:
    """Return whether the requester may write in the channel of the interaction."""
    channel, user = interaction.channel, interaction.user
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or not isinstance(user, discord.Member):
        return False
    permissions = channel.permissions_for(user)
    return permissions.send_messages_in_threads if isinstance(channel, discord.Thread) else permissions.send_messages


def may_publish(interaction: discord.Interaction) -> bool:
    """Return whether a public answer to an interaction may stand in its channel.

    The requester must be allowed to write there, and the bot too if it is on the server. Where it is not, only Discord
    knows the permissions, and a user's own app must be allowed too. Direct messages with the bot have no other reader.
    """
    if interaction.guild_id is None:
        return bool(interaction.context.private_channel)
    is_thread = isinstance(interaction.channel, discord.Thread)
    writing = "send_messages_in_threads" if is_thread else "send_messages"
    if interaction.client.get_guild(interaction.guild_id) is not None:
        return may_write(interaction) and getattr(interaction.app_permissions, writing)
    return getattr(interaction.permissions, writing) and interaction.permissions.use_external_apps
