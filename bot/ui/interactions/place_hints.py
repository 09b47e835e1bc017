"""Hints about the place of a new table: slow mode and missing permissions that will hurt its players.

What a table cannot do without is refused when it is opened (`table_channel`); these hints only advise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.i18n.translation import Say
    from bot.table.model import Place
    from bot.ui.interactions.request import Request

PLAYER_PERMISSIONS = ("use_application_commands", "send_messages_in_threads")
"""What players miss most: without them they cannot type commands or chat in the thread. Buttons always work."""
ANNOUNCEMENT_PERMISSIONS = ("view_channel", "send_messages", "embed_links", "attach_files")
"""What the bot needs in a channel of announcements."""
BYPASSING = ("manage_messages", "manage_channels")
"""Members with one of these permissions are not slowed down."""


def hints(request: Request, place: Place) -> list[str]:
    """Return a line for each thing that will hurt at a new table, with its channel and permission; often none."""
    guild = request.interaction.guild
    channel = None if guild is None else guild.get_channel(place.channel)
    if guild is None or not isinstance(channel, discord.TextChannel | discord.ForumChannel):
        return []
    return [*_of_players(request, channel, request.say), *_of_announcements(request, guild, request.say)]


def missing(channel: discord.abc.GuildChannel, names: tuple[str, ...], who: discord.Member | discord.Role) -> list[str]:
    """Return those of these permissions, by Discord's names, that a member or role lacks in a channel."""
    permissions = channel.permissions_for(who)
    return [name for name in names if not getattr(permissions, name)]


def listing(names: list[str], say: Say) -> str:
    """Return the permissions' names for readers."""
    return ", ".join(say(f"permission-{name.replace('_', '-')}") for name in names)


def _of_players(request: Request, channel: discord.TextChannel | discord.ForumChannel, say: Say) -> Iterator[str]:
    place = f"<#{channel.id}>"
    seconds = max(channel.slowmode_delay, channel.default_thread_slowmode_delay)
    user = request.interaction.user
    everyone = channel.guild.default_role
    if seconds and not any(getattr(channel.permissions_for(everyone), name) for name in BYPASSING):
        yield say("hint-slow-mode", channel=place, seconds=seconds)
    who = user if isinstance(user, discord.Member) else everyone
    if names := missing(channel, PLAYER_PERMISSIONS, who):
        yield say("hint-missing", channel=place, permissions=listing(names, say), count=len(names))


def _of_announcements(request: Request, guild: discord.Guild, say: Say) -> Iterator[str]:
    wanted = request.app.preferences.server(guild.id).announcements
    for number in dict.fromkeys(filter(None, (wanted.call_channel, wanted.results))):
        channel = guild.get_channel(number)
        if channel is not None and (names := missing(channel, ANNOUNCEMENT_PERMISSIONS, guild.me)):
            yield say("hint-silent-channel", channel=f"<#{number}>", permissions=listing(names, say), count=len(names))
