"""The place of a welcome: a channel in which the bot may speak, or the direct messages of the user who invited it."""

from __future__ import annotations

import discord

from bot.transport.refusals import REQUEST_ERRORS

MAX_INVITATIONS = 10
"""The entries of the audit log that are read: each is a bot that somebody invited, the newest first."""


def channel_for(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the server's channel for system messages if the bot may speak there, else its first such text channel.

    Announcement channels are left out: their followers on other servers would get the message too.
    """
    channels = (guild.system_channel, *sorted(guild.text_channels, key=lambda channel: (channel.position, channel.id)))
    return next((channel for channel in channels if channel is not None and _may_speak(channel)), None)


def _may_speak(channel: discord.TextChannel) -> bool:
    permissions = channel.permissions_for(channel.guild.me)
    return not channel.is_news() and permissions.view_channel and permissions.send_messages


async def inviter(guild: discord.Guild) -> int | None:
    """Return the user who invited the bot, according to the server's audit log.

    None: the bot may not read the log, or the log names nobody, or Discord does not answer.
    """
    if not guild.me.guild_permissions.view_audit_log:
        return None
    try:
        entries = [
            entry
            async for entry in guild.audit_logs(limit=MAX_INVITATIONS, action=discord.AuditLogAction.bot_add)
            if entry.target is not None and entry.target.id == guild.me.id
        ]
    except REQUEST_ERRORS:
        return None
    return max(entries, key=lambda entry: entry.id).user_id if entries else None
