"""A user's permissions in a channel, also on a server whose shard another process has.

The client knows the servers of its own shards as soon as they are connected. Of any other server, Discord is asked for
the roles, the member and the channel. Direct messages arrive at one process only, but concern the tables of all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import discord

if TYPE_CHECKING:
    from bot.system.clock import Clock

REUSE_S = 10.0
"""Seconds for which the answer about an unknown server is used again: one press may ask several times."""


class ChannelAccess(NamedTuple):
    """A member of a server, and a channel there; None: the channel is gone."""

    member: discord.Member
    channel: discord.abc.GuildChannel | None

    @property
    def sees_channel(self) -> bool:
        """Whether the member may see the channel."""
        return self.channel is not None and self.channel.permissions_for(self.member).view_channel


class Servers:
    """The servers of the bot, known to the client or fetched. Belongs to one event loop."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._fetched: dict[tuple[int, int, int], tuple[float, ChannelAccess | None]] = {}
        """Times (seconds of the monotonic clock) and answers, by server, channel and user."""

    async def access(self, guild: int, channel: int, user: int) -> ChannelAccess | None:
        """Return a user as a member of a server, with a channel there, which needs no intent.

        None: the user or the bot is not on the server. Raise one of `REQUEST_ERRORS` if Discord does not answer.
        """
        known = self._client.get_guild(guild)
        if known is not None and known.get_role(guild) is not None:  # the role that everybody has
            member = await fetch_member(known, user)
            return None if member is None else ChannelAccess(member, known.get_channel(channel))
        key, now = (guild, channel, user), self._clock.monotonic()
        self._fetched = {key: answer for key, answer in self._fetched.items() if answer[0] > now - REUSE_S}
        if key not in self._fetched:
            self._fetched[key] = now, await self._fetch(*key)
        return self._fetched[key][1]

    async def _fetch(self, guild: int, channel: int, user: int) -> ChannelAccess | None:
        try:
            server = await self._client.fetch_guild(guild, with_counts=False)
        except (discord.Forbidden, discord.NotFound):
            return None
        member = await fetch_member(server, user)
        return None if member is None else ChannelAccess(member, await _fetch_channel(server, channel))


async def _fetch_channel(guild: discord.Guild, channel: int) -> discord.abc.GuildChannel | None:
    """Fetch a channel of a server; return None if it was deleted or became a channel without permissions."""
    try:
        place = await guild.fetch_channel(channel)
    except (discord.NotFound, discord.InvalidData):
        return None
    return place if isinstance(place, discord.abc.GuildChannel) else None


async def fetch_member(guild: discord.Guild, user: int) -> discord.Member | None:
    """Fetch a member of a server, which needs no intent; return None for a user who is not a member."""
    try:
        return await guild.fetch_member(user)
    except discord.NotFound:
        return None
