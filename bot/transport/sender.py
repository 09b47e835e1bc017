"""The sender: one request to Discord per call.

Adds the nonce, the mark, the allowed mentions and the attachments to every message. Raises discord.py's exceptions
(`bot.transport.refusals.REQUEST_ERRORS`); never retries and never decides.
"""

from __future__ import annotations

import io
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal

import discord

from bot.transport.message import is_marked, mark_of, marked, marked_plain, wears
from bot.transport.servers import ChannelAccess, fetch_member

if TYPE_CHECKING:
    from bot.table.model import Place
    from bot.transport.message import Message

AUTO_ARCHIVE_MINUTES: Literal[10080] = 10080
"""Discord's longest time without a message before a thread is archived."""
PRIVATE_THREAD: Literal[12] = 12
"""Discord's type of a private thread."""
CLOCK_SKEW_S = 300.0
"""The seconds by which Discord's clock and the machine's may differ."""


class Sender:
    """Sends, edits, finds and deletes the messages of one bot."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def direct(self, user: int) -> int:
        """Return the id of the direct-message channel with a user."""
        return (await self._client.create_dm(discord.Object(user))).id

    async def last_message(self, channel: int) -> int | None:
        """Return the id of the last message sent in a channel or thread, deleted or not; None: there is none.

        Discord is asked only for a channel or thread that the client has not cached. No message is read.
        """
        place = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        last: int | None = getattr(place, "last_message_id", None)
        return last

    async def send(self, channel: int, message: Message, nonce: str, *, silent: bool = False) -> int:
        """Send a message and return its id; `silent`: without a notification sound."""
        target = self._client.get_partial_messageable(channel)
        mark, files, mentions = mark_of(nonce), files_of(message), pinging(message.pings, message.roles)
        if message.plain is None:
            view = marked(message.view(), mark)
            return (await target.send(view=view, files=files, allowed_mentions=mentions, nonce=nonce, silent=silent)).id
        sent_message = await target.send(
            message.plain.content,
            embeds=message.plain.embeds,
            view=marked_plain(message.plain.view(), mark),
            files=files,
            allowed_mentions=mentions,
            nonce=nonce,
            silent=silent,
        )
        return sent_message.id

    async def edit(self, channel: int, message_id: int, message: Message, nonce: str, *, plain: bool = False) -> None:
        """Replace an older message's content, its pictures included; pings no user.

        `plain`: it was sent in its plain form; Discord does not allow another form afterwards.
        """
        target, mark, files = self._message(channel, message_id), mark_of(nonce), files_of(message)
        if message.plain is None or not plain:
            await target.edit(view=marked(message.view(), mark), attachments=files, allowed_mentions=pinging(()))
            return
        await target.edit(
            content=message.plain.content,
            embeds=message.plain.embeds,
            view=marked_plain(message.plain.view(), mark),
            attachments=files,
            allowed_mentions=pinging(()),
        )

    async def delete(self, channel: int, message: int) -> None:
        """Delete a message of the bot."""
        await self._message(channel, message).delete()

    async def find(self, channel: int, nonce: str, since: float) -> int | None:
        """Return the id of the message sent with this nonce at `since` (Unix seconds) or later; None: not found.

        All messages since then are read, the oldest first: the message may have been sent hours after its intent. None
        also where the bot may not read the history: then only the nonce prevents a second message.
        """
        after = discord.Object(discord.utils.time_snowflake(datetime.fromtimestamp(since - CLOCK_SKEW_S, UTC)))
        mark = mark_of(nonce)
        history = self._client.get_partial_messageable(channel).history(limit=None, after=after, oldest_first=True)
        with suppress(discord.Forbidden):
            async for message in history:
                if message.author == self._client.user and wears(message, mark):
                    return message.id
        return None

    async def marked_between(self, channel: int, since: float, until: float) -> list[int]:
        """Return the ids of the bot's marked messages sent between two times (Unix seconds), oldest first."""
        after, before = (
            discord.Object(discord.utils.time_snowflake(datetime.fromtimestamp(moment, UTC)))
            for moment in (since - CLOCK_SKEW_S, until)
        )
        history = self._client.get_partial_messageable(channel).history(
            limit=None, after=after, before=before, oldest_first=True
        )
        return [message.id async for message in history if message.author == self._client.user and is_marked(message)]

    async def threads_between(self, place: Place, since: float, until: float) -> list[int]:
        """Return the ids of the bot's public threads in a table's channel, begun between two times (Unix seconds).

        Raise `TimeoutError` while the server is not known yet.
        """
        guild = self._client.get_guild(place.guild)
        if guild is None:
            raise TimeoutError("this server is not known yet")
        channel = guild.get_channel(place.channel)
        if not isinstance(channel, discord.TextChannel | discord.ForumChannel):
            return []  # the channel was deleted, and its threads with it
        first, last = (datetime.fromtimestamp(moment, UTC) for moment in (since - CLOCK_SKEW_S, until))
        threads = [
            thread
            for thread in await guild.active_threads()
            if thread.parent_id == channel.id and not thread.is_private()
        ]
        async for thread in channel.archived_threads(limit=None):
            if thread.archive_timestamp < first:
                break
            threads.append(thread)
        return [
            thread.id
            for thread in threads
            if thread.owner_id == guild.me.id and first <= discord.utils.snowflake_time(thread.id) <= last
        ]

    async def open_thread(self, guild: int, channel: int, message: int, name: str) -> int:
        """Make a public thread from a message and return its id, which is the message's.

        Raise `TimeoutError` while the server is not known yet.
        """
        if self._client.get_guild(guild) is None:
            raise TimeoutError("this server is not known yet")
        card = self._client.get_partial_messageable(channel, guild_id=guild).get_partial_message(message)
        thread = await card.create_thread(name=name, auto_archive_duration=AUTO_ARCHIVE_MINUTES)
        return thread.id

    async def find_member(self, guild: int, user: int) -> None:
        """Fetch one member of a server, which needs no intent; raise `discord.NotFound` if the user is not a member."""
        await self._client.http.get_member(guild, user)

    async def open_private_thread(self, guild: int, channel: int, name: str) -> int:
        """Make a private thread to which only moderators can add others, and return its id.

        Raise `TimeoutError` while the server is not known yet.
        """
        if self._client.get_guild(guild) is None:
            raise TimeoutError("this server is not known yet")
        thread = await self._client.http.start_thread_without_message(
            channel, name=name, auto_archive_duration=AUTO_ARCHIVE_MINUTES, type=PRIVATE_THREAD, invitable=False
        )
        return int(thread["id"])

    async def find_private_thread(self, guild: int, channel: int, name: str, since: float) -> int | None:
        """Return the bot's private thread of this name made at `since` (Unix seconds) or later; None: there is none.

        Raise `TimeoutError` while the server is not known yet.
        """
        known = self._client.get_guild(guild)
        if known is None:
            raise TimeoutError("this server is not known yet")
        first = discord.utils.time_snowflake(datetime.fromtimestamp(since - CLOCK_SKEW_S, UTC))
        for thread in await known.active_threads():
            is_own = thread.parent_id == channel and thread.owner_id == known.me.id and thread.is_private()
            if is_own and thread.name == name and thread.id >= first:
                return thread.id
        return None

    async def sees(self, guild: int, channel: int, user: int) -> bool:
        """Return whether, according to Discord, a user is on a server and may see a channel there.

        Raise `TimeoutError` while the server is not known yet.
        """
        known = self._client.get_guild(guild)
        if known is None:
            raise TimeoutError("this server is not known yet")
        member = await fetch_member(known, user)
        return member is not None and ChannelAccess(member, known.get_channel(channel)).sees_channel

    async def admit(self, thread: int, user: int) -> None:
        """Add a user to a thread; no effect for a member."""
        await self._client.http.add_user_to_thread(thread, user)

    async def expel(self, thread: int, user: int) -> None:
        """Remove a user from a private thread. The bot may, because it made the thread."""
        await self._client.http.remove_user_from_thread(thread, user)

    async def archive(self, thread: int) -> None:
        """Archive a thread without locking it. The bot may, because it made the thread."""
        await self._client.http.edit_channel(thread, archived=True)

    async def delete_thread(self, thread: int) -> None:
        """Delete a thread with all its messages, which needs the permission to manage threads."""
        await self._client.http.delete_channel(thread)

    async def wake_thread(self, thread: int) -> None:
        """Unarchive a thread."""
        channel = await self._client.fetch_channel(thread)
        if isinstance(channel, discord.Thread):
            await channel.edit(archived=False)

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)


def files_of(message: Message) -> list[discord.File]:
    """Return a message's attachments as fresh files: a file can be sent once."""
    return [
        discord.File(io.BytesIO(attachment.data), filename=attachment.name, description=attachment.alt)
        for attachment in message.attachments
    ]


def pinging(users: tuple[int, ...], roles: tuple[int, ...] = ()) -> discord.AllowedMentions:
    """Return allowed mentions that ping only these users and roles. An empty list pings none; None would ping all."""
    return discord.AllowedMentions(
        everyone=False,
        roles=[discord.Object(role) for role in roles] or False,
        replied_user=False,
        users=[discord.Object(user) for user in users],
    )
