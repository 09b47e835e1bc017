"""Tables in forum channels: each table is a post with a tag that shows its stage: open, running or finished.

One request to Discord per call, as in the sender. Tags are made if the bot may manage the forum, else left out. Raises
discord.py's exceptions (`bot.transport.refusals.REQUEST_ERRORS`); never retries and never decides.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import discord

from bot.transport.message import mark_of, marked, wears
from bot.transport.sender import AUTO_ARCHIVE_MINUTES, CLOCK_SKEW_S, files_of, pinging

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.table.model import Place
    from bot.transport.message import Message

MAX_FORUM_TAGS, MAX_POST_TAGS = 20, 5
"""The maximum number of tags of a forum, and of a post: Discord's limits."""

TagNames = tuple[str, ...]
"""The names of one tag: in the table's language first, then in the others, in which another table may have made it."""


def tag_named(forum: discord.ForumChannel, names: TagNames) -> discord.ForumTag | None:
    """Return the forum's tag with the first of these names that exists; None: there is none."""
    tags = {tag.name.casefold(): tag for tag in reversed(forum.available_tags)}
    return next((tags[name.casefold()] for name in names if name.casefold() in tags), None)


def missing_tags(forum: discord.ForumChannel, wanted: Sequence[TagNames]) -> list[str] | None:
    """Return the names of the tags to be made; None: the bot lacks the permission, or the forum has no room."""
    missing = [names[0] for names in wanted if tag_named(forum, names) is None]
    room = len(forum.available_tags) + len(missing) <= MAX_FORUM_TAGS
    allowed = room and forum.permissions_for(forum.guild.me).manage_channels
    return missing if allowed or not missing else None


class Forums:
    """Makes, finds and tags the forum posts of one bot."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._edit_lock = asyncio.Lock()
        self._edited_forums: dict[int, tuple[list[int], discord.ForumChannel]] = {}
        """By forum: the ids of its old tags, and the forum with the tags just made, until Discord reports them."""

    async def make_tags(self, place: Place, wanted: Sequence[TagNames]) -> None:
        """Make the tags that a forum lacks, if the bot may.

        The request replaces the whole list, so tables take turns.
        """
        async with self._edit_lock:
            forum = await self._forum(place)
            if not (missing := missing_tags(forum, wanted)):
                return
            tags = [*forum.available_tags, *(discord.ForumTag(name=name) for name in missing)]
            old_tag_ids = [tag.id for tag in forum.available_tags]
            self._edited_forums[forum.id] = old_tag_ids, await forum.edit(available_tags=tags)

    async def open_post(
        self, place: Place, title: str, message: Message, nonce: str, tag: TagNames
    ) -> tuple[int, int, bool]:
        """Open a post that begins with this message.

        Return the thread's id, the message's id, and whether the tag is set.
        """
        forum = await self._forum(place)
        tag_of_stage = tag_named(forum, tag)
        created = await forum.create_thread(
            name=title,
            auto_archive_duration=AUTO_ARCHIVE_MINUTES,
            view=marked(message.view(), mark_of(nonce)),
            files=files_of(message),
            allowed_mentions=pinging(message.pings),
            applied_tags=[] if tag_of_stage is None else [tag_of_stage],
        )
        return created.thread.id, created.message.id, tag_of_stage is not None

    async def find_post(self, place: Place, nonce: str, since: float) -> tuple[int, int] | None:
        """Return the thread and message of the post that was opened with this nonce at `since` (Unix seconds) or later.

        Return None if there is none.
        """
        forum = await self._forum(place)
        first = discord.utils.time_snowflake(datetime.fromtimestamp(since - CLOCK_SKEW_S, UTC))
        for thread in await forum.guild.active_threads():
            if thread.parent_id == forum.id and thread.id >= first and thread.owner_id == forum.guild.me.id:
                async for message in thread.history(limit=1, oldest_first=True):
                    if wears(message, mark_of(nonce)):
                        return thread.id, message.id
        return None

    async def tag(self, place: Place, stage: TagNames, others: Sequence[TagNames]) -> None:
        """Give a post the tag of its stage and remove the `others`; it keeps the tags that users have added."""
        forum, thread = await self._forum(place), place.thread or 0
        tag_of_stage = tag_named(forum, stage)
        cached_thread = forum.guild.get_thread(thread)
        bot_tag_ids = {tag.id for names in others if (tag := tag_named(forum, names))}
        kept_ids = (
            [applied.id for applied in cached_thread.applied_tags if applied.id not in bot_tag_ids]
            if cached_thread is not None
            else []
        )
        if tag_of_stage is not None:
            other_ids = [tag_id for tag_id in kept_ids if tag_id != tag_of_stage.id]
            tag_ids = [tag_of_stage.id, *other_ids][:MAX_POST_TAGS]
            await self._client.http.edit_channel(thread, applied_tags=[str(tag_id) for tag_id in tag_ids])

    async def _forum(self, place: Place) -> discord.ForumChannel:
        """Return a forum. An unknown one is fetched, so that Discord answers with the reason.

        Raise `TimeoutError` while the server is not known yet, and `TypeError` if the channel is not a forum.
        """
        guild = self._client.get_guild(place.guild)
        if guild is None:
            raise TimeoutError("this server is not known yet")
        channel: Any = guild.get_channel(place.channel) or await self._client.fetch_channel(place.channel)
        if not isinstance(channel, discord.ForumChannel):
            raise TypeError("this channel is no forum")
        return self._newest(channel)

    def _newest(self, forum: discord.ForumChannel) -> discord.ForumChannel:
        """Return a forum including the tags just made, even before Discord reports them."""
        old_tag_ids, edited_forum = self._edited_forums.get(forum.id, ([], forum))
        if old_tag_ids == [tag.id for tag in forum.available_tags]:
            return edited_forum
        self._edited_forums.pop(forum.id, None)
        return forum
