"""The place of a new table, and checks of it: the bot's permissions and the invited users.

Each check raises `Refused` with the reason: a permission that the bot lacks, a user who could not see the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.courier.snapshot import Stage
from bot.game.contract import Refused
from bot.i18n import names
from bot.table.model import Place
from bot.transport.forums import missing_tags, tag_named
from bot.ui.app import tag_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import AnyGame
    from bot.i18n.translation import Say
    from bot.ui.interactions.request import Request


def new_table_place(request: Request, *, private: bool = False) -> Place:
    """Return the server's game channel if it has one, else the channel of the command.

    In a forum or one of its posts, a table becomes a post of its own. A `private` table has a private thread, which
    needs a text channel and one more permission. Raise `Refused` with the reason if there is no server, no text channel
    or forum, if permissions are missing, or if the forum requires a tag that the bot cannot use.
    """
    interaction = request.interaction
    if interaction.guild is None or interaction.channel is None:
        raise Refused("play-on-a-server")
    channel_id = request.app.preferences.server(interaction.guild.id).channel
    game_channel = None if channel_id is None else interaction.guild.get_channel(channel_id)
    if game_channel is not None and game_channel.id != interaction.channel.id:
        return _elsewhere(request, interaction.guild, game_channel.id, private=private)
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return _elsewhere(request, interaction.guild, channel.parent_id, private=private)
    if not isinstance(channel, discord.TextChannel):
        raise Refused("play-in-a-text-channel")
    _check_kind(channel, private=private)
    check(interaction.app_permissions, channel.id, request.say, private=private)
    return Place(interaction.guild.id, channel.id, private=private)


def _elsewhere(request: Request, guild: discord.Guild, channel_id: int, *, private: bool) -> Place:
    channel = guild.get_channel(channel_id)
    media = isinstance(channel, discord.ForumChannel) and channel.is_media()
    if media or not isinstance(channel, discord.TextChannel | discord.ForumChannel):
        raise Refused("play-in-a-text-channel")
    _check_kind(channel, private=private)
    if private:
        check(channel.permissions_for(guild.me), channel.id, request.say, private=True)
    else:
        check_channel(channel, request.app.language_of_server(request.interaction), request.say)
    return Place(guild.id, channel.id, forum=isinstance(channel, discord.ForumChannel), private=private)


def _check_kind(channel: discord.TextChannel | discord.ForumChannel, *, private: bool) -> None:
    """Refuse a private table in forums and announcement channels: Discord has no private threads there."""
    if private and (isinstance(channel, discord.ForumChannel) or channel.is_news()):
        raise Refused("private-needs-text-channel", channel=f"<#{channel.id}>")


class ChannelOption(app_commands.Transformer):
    """A command's option for a channel where tables can stand; Discord offers no other channels."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """The option's type on Discord."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The kinds of channels. Media forums are left out: every post there needs a picture."""
        return [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]

    async def transform(
        self, _interaction: discord.Interaction[Any], value: Any, /
    ) -> discord.TextChannel | discord.ForumChannel:
        """Return the channel itself; raise `TransformerError` if the bot does not know it."""
        channel = value.resolve()
        if not isinstance(channel, discord.TextChannel | discord.ForumChannel):
            raise app_commands.TransformerError(value, self.type, self)
        return channel


PUBLIC_PERMISSIONS = (
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
    "create_public_threads",
    "send_messages_in_threads",
)
"""The permissions that public tables need, by Discord's names. The invite link asks for exactly these."""

_CHANNEL_PERMISSIONS = ("send_messages", "create_public_threads")
PRIVATE_PERMISSIONS = (
    *(name for name in PUBLIC_PERMISSIONS if name not in _CHANNEL_PERMISSIONS),
    "create_private_threads",
)
"""A private table sends nothing to the channel itself."""

FORUM_PERMISSIONS = tuple(name for name in PUBLIC_PERMISSIONS if name != "create_public_threads")
"""In a forum, `send_messages` allows opening posts, the only kind of thread there."""

FORUM_PERMISSION_NAMES = {"send_messages": "create_posts"}
"""The names of permissions in a forum's settings, where Discord's differ."""

INVITE = discord.Permissions(**dict.fromkeys(PUBLIC_PERMISSIONS, True))


def check_channel(channel: discord.TextChannel | discord.ForumChannel, language: str, say: Say) -> None:
    """Raise `Refused` with the reason if no table can stand in a channel; `language` is that of the forum's tags."""
    permissions = channel.permissions_for(channel.guild.me)
    if isinstance(channel, discord.TextChannel):
        check(permissions, channel.id, say)
        return
    missing = [FORUM_PERMISSION_NAMES.get(name, name) for name in FORUM_PERMISSIONS if not getattr(permissions, name)]
    _refuse(missing, channel.id, say)
    tag_groups = [tag_names(language, stage) for stage in Stage]
    has_tags = all(tag_named(channel, names) for names in tag_groups) or missing_tags(channel, tag_groups) is not None
    if channel.flags.require_tag and not has_tags:
        raise Refused("forum-needs-tags", channel=f"<#{channel.id}>", tags=", ".join(names[0] for names in tag_groups))


def check(permissions: discord.Permissions, channel: int, say: Say, *, private: bool = False) -> None:
    """Raise `Refused` with every permission that a table, or a `private` one, lacks in this channel."""
    needed = PRIVATE_PERMISSIONS if private else PUBLIC_PERMISSIONS
    _refuse([name for name in needed if not getattr(permissions, name)], channel, say)


def _refuse(missing: list[str], channel: int, say: Say) -> None:
    if missing:
        listing = ", ".join(say(f"permission-{name.replace('_', '-')}") for name in missing)
        raise Refused("missing-permissions", permissions=listing, channel=f"<#{channel}>", count=len(missing))


Guest = discord.Member | discord.User


def invited(request: Request, place: Place, game: AnyGame, guests: Sequence[Guest]) -> tuple[int, ...]:
    """Return the user ids of the invited guests, each once; raise `Refused` if one of them cannot be invited."""
    for guest in guests:
        _check_guest(request, place, guest)
    users = tuple(dict.fromkeys(guest.id for guest in guests))
    if len(users) > (max_guests := game.players[-1] - 1):
        raise Refused("invited-too-many", most=max_guests)
    return users


def _check_guest(request: Request, place: Place, guest: Guest) -> None:
    name = names.escaped_name(guest.display_name)
    if guest.id == request.user:
        raise Refused("invited-oneself")
    if guest.bot:
        raise Refused("invited-a-bot", name=name)
    if not isinstance(guest, discord.Member):
        raise Refused("invited-not-here", name=name)
    if request.app.preferences.is_blocked(place.guild, guest.id):
        raise Refused("invited-blocked", name=name)
    channel = guest.guild.get_channel(place.channel)
    if channel is not None and not channel.permissions_for(guest).view_channel:
        raise Refused("invited-cannot-see", name=name, channel=f"<#{place.channel}>")
