"""The place of a table: its thread or forum post, the tag of its stage, and the members of private threads.

Planning (pure, a part of `bot.courier.plan`): the card is the first message of a forum post, and is sent into a private
thread. The members of a private thread are those of `lobby.members`.

Acting (a part of `bot.courier.act`): a private thread is looked for by its name before it is made, so that a crash in
between makes no second one. Adding a member twice changes nothing, so the receipt is written afterwards. A subscriber
who left the server or cannot see the channel loses the subscription, so that no user is notified of a table that they
may not see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

from bot.courier.actions import (
    STATUSES_WITH_BOARD,
    Admit,
    Archive,
    Erase,
    Expel,
    MakeTags,
    OpenPrivate,
    OpenThread,
    Paint,
    Retire,
    Send,
    Tag,
    UpdateSubscription,
    fingerprint_of,
    new_entry,
    shown_entry,
)
from bot.courier.outbox import EntryKind
from bot.courier.snapshot import Stage
from bot.preferences.settings import SeatWish
from bot.table import lobby
from bot.table.facts import NOBODY
from bot.table.model import Status
from bot.transport.message import nonce_of
from bot.transport.refusals import Fault, failure_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bot.courier.actions import Action, PlaceAction
    from bot.courier.outbox import OutboxEntry
    from bot.courier.snapshot import CourierParts, Snapshot
    from bot.preferences.settings import PersonSettings, Subscription
    from bot.transport.message import Message


def stage_of(s: Snapshot) -> Stage:
    """Return the stage that a table's tag shows; a quarantined table counts as running."""
    if s.table.finished:
        return Stage.OVER
    return Stage.OPEN if s.table.status is Status.LOBBY else Stage.RUNNING


def card(s: Snapshot, channel: int) -> Iterator[Action]:
    """Keep the card of a forum post or private thread up to date; send a deleted card again into the thread."""
    cards = [entry for entry in s.of(EntryKind.CARD) if entry.channel == s.thread]
    if s.thread is None:
        if s.table.status in STATUSES_WITH_BOARD or not s.table.finished:
            yield from _private_thread(s, channel) if s.table.place.private else _post(s, channel)
    elif not s.table.finished and not cards:
        yield Send((shown_entry(s, EntryKind.CARD, s.thread),))
    elif not s.table.finished and cards[-1].fingerprint != fingerprint_of(EntryKind.CARD, s):
        yield Paint(cards[-1])
    for old in cards[:-1]:
        yield Erase(old)


def _post(s: Snapshot, forum: int) -> Iterator[Action]:
    yield from _forum_tags(s, forum)
    yield Send((shown_entry(s, EntryKind.CARD, forum),))


def _private_thread(s: Snapshot, channel: int) -> Iterator[Action]:
    """Yield the opening of a private thread. Without one the table has no place: the channel would reveal it.

    A rehearsal gets none of its own: the self-test has opened one for all its games, or could not.
    """
    if not s.threadless and not s.table.rehearsal:
        yield OpenPrivate(new_entry(s, EntryKind.CARD, channel))


def _forum_tags(s: Snapshot, forum: int) -> Iterator[Action]:
    receipt = new_entry(s, EntryKind.TAG, forum, f"tags:{forum}")
    if not any(entry.occasion == receipt.occasion for entry in s.entries):
        yield MakeTags(replace(receipt, message=forum))


def tag(s: Snapshot) -> Iterator[Action]:
    """Keep the tag of a post up to date; the last one is set before the post is archived."""
    tags = [entry for entry in s.of(EntryKind.TAG) if entry.channel == s.thread]
    if not s.table.place.forum or s.thread is None or s.awaits_film:
        return
    if not tags or tags[-1].fingerprint != stage_of(s):
        yield Tag(tag_receipt(s, s.thread))


def tag_receipt(s: Snapshot, thread: int) -> OutboxEntry:
    """Return the receipt that a post has the tag of its table's stage."""
    stage = stage_of(s)
    receipt = new_entry(s, EntryKind.TAG, thread, f"tag:{thread}:{stage}")
    return replace(receipt, message=thread, fingerprint=stage.value)


def opens_post(entry: OutboxEntry, s: Snapshot) -> bool:
    """Return whether this card is to be sent to a forum, where it becomes a post."""
    return entry.kind is EntryKind.CARD and s.table.place.forum and entry.channel == s.table.place.channel


def members(s: Snapshot) -> Iterator[Action]:
    """Yield the additions to and removals from a private thread that make its members those of `lobby.members`."""
    if not s.table.place.private or s.thread is None or s.table.finished:
        return
    users = lobby.members(s.table)
    receipts = {entry.user: entry for entry in s.of(EntryKind.MEMBER) if entry.channel == s.thread}
    for user in users:
        if user not in receipts:
            yield Admit(_receipt(s, s.thread, user))
    yield from (Expel(entry) for user, entry in receipts.items() if user not in (*users, NOBODY))


def _receipt(s: Snapshot, thread: int, user: int) -> OutboxEntry:
    """Return the receipt of an admission. Its occasion contains no user id."""
    name = nonce_of(thread, str(user), 0.0)[:8]
    entry = new_entry(s, EntryKind.MEMBER, thread, f"member:{thread}:{name}:{s.table.version}", user=user)
    return replace(entry, message=thread)


class Places:
    """Makes the places of tables, and adds and removes members of private threads."""

    def __init__(self, parts: CourierParts) -> None:
        self._parts = parts
        self._outbox = parts.outbox
        self._sender = parts.sender

    async def execute(self, action: PlaceAction, s: Snapshot) -> None:
        """Carry out `action`. Raise one of `bot.transport.refusals.REQUEST_ERRORS` if a request to Discord fails."""
        entry, place = action.entry, s.table.place
        match action:
            case OpenThread():
                await self._open_thread(entry, s)
            case OpenPrivate():
                await self._open_private(s)
            case Expel():
                await self._sender.expel(entry.channel or 0, entry.user or 0)
                await self._outbox.mark_gone(entry.nonce)
            case Archive():
                await self._sender.archive(entry.channel or 0)
                await self._mark_sent(entry, entry.channel or 0, entry.channel or 0)
            case Admit():
                await self._admit(entry, s)
            case MakeTags():
                await self._parts.forums.make_tags(place, self._tags(s))
                await self._outbox.add_intents([entry])
            case Tag():
                await self._parts.forums.tag(place, self._parts.tags(s.table, stage_of(s)), self._tags(s))
                await self._outbox.add_intents([entry])

    async def _admit(self, entry: OutboxEntry, s: Snapshot) -> None:
        """Add a user; remove them again if their data was deleted, or they left the table, in that moment."""
        thread, user = entry.channel or 0, entry.user or 0
        await self._sender.admit(thread, user)
        written = await self._outbox.add_intents([entry])
        if not written and user not in lobby.members(await self._parts.tables.find(s.table.id)):
            await self._sender.expel(thread, user)

    async def open_post(self, card: OutboxEntry, message: Message, s: Snapshot) -> None:
        """Send a table's card as a post of its forum. Raise one of `REQUEST_ERRORS` if a request to Discord fails."""
        title, names = self._parts.title(s.table), self._parts.tags(s.table, stage_of(s))
        thread, sent, has_tag = await self._parts.forums.open_post(s.table.place, title, message, card.nonce, names)
        await self._record_post(card, thread, sent, s)
        if has_tag:
            await self._outbox.add_intents([tag_receipt(s, thread)])

    async def find_post(self, card: OutboxEntry, s: Snapshot) -> bool:
        """Look for the post of an open card's intent and record it. Return whether it was found."""
        post = await self._parts.forums.find_post(s.table.place, card.nonce, card.at)
        if post is not None:
            await self._record_post(card, *post, s)
        return post is not None

    async def _record_post(self, card: OutboxEntry, thread: int, sent: int, s: Snapshot) -> None:
        """Store the table's thread before the receipt of the card, so that a restart in between finds the post."""
        await self._parts.tables.set_thread(s.table.id, thread)
        await self._mark_sent(card, thread, sent)

    async def _mark_sent(self, entry: OutboxEntry, channel: int, message: int) -> None:
        await self._outbox.mark_sent(entry.nonce, channel, message, self._parts.clock.now())

    def _tags(self, s: Snapshot) -> list[tuple[str, ...]]:
        return [self._parts.tags(s.table, stage) for stage in Stage]

    async def _open_thread(self, card: OutboxEntry, s: Snapshot) -> None:
        """Make the thread of a card. It has the card's id, so a thread that exists already is the table's."""
        if card.channel is None or card.message is None:
            return
        guild, title = s.table.place.guild, self._parts.title(s.table)
        try:
            thread = await self._sender.open_thread(guild, card.channel, card.message, title)
        except discord.HTTPException as error:
            if failure_of(error).fault is not Fault.THREAD_EXISTS:
                raise
            thread = card.message
        await self._parts.tables.set_thread(s.table.id, thread)

    async def _open_private(self, s: Snapshot) -> None:
        place, name = s.table.place, self._parts.title(s.table)
        known_thread = await self._sender.find_private_thread(place.guild, place.channel, name, s.table.opened)
        thread = known_thread or await self._sender.open_private_thread(place.guild, place.channel, name)
        await self._parts.tables.set_thread(s.table.id, thread)


class Subscriptions:
    """Changes the subscriptions of onlookers."""

    def __init__(self, parts: CourierParts, wake: Callable[[int], None]) -> None:
        self._parts = parts
        self._wake = wake

    async def execute(self, action: UpdateSubscription | Retire, s: Snapshot) -> bool:
        """Carry out `action`; return False if the subscription is still as it was."""
        if isinstance(action, Retire):
            await self._parts.outbox.mark_gone(action.entry.nonce)
            return True
        after = action.after
        if isinstance(after, SeatWish) and after.table is not None and not await self._sees(action.user, s):
            after = None
        is_done = await self._update(action.user, action.before, after)
        if isinstance(after, SeatWish) and after.table is None:
            self._wake_others(after, s)
        return is_done

    async def may_be_notified(self, entry: OutboxEntry, s: Snapshot) -> bool:
        """Return whether an onlooker may be notified; end the subscription of a follower who cannot see the channel."""
        if entry.kind is not EntryKind.FOLLOW or await self._sees(entry.user or 0, s):
            return True
        for user, following in s.onlookers.followings:
            if user == entry.user:
                await self._update(user, following, None)
        return False

    async def _sees(self, user: int, s: Snapshot) -> bool:
        return await self._parts.sender.sees(s.table.place.guild, s.table.place.channel, user)

    async def _update(self, user: int, before: Subscription, after: Subscription | None) -> bool:
        settings = await self._parts.people.update(user, lambda current: with_subscription(current, before, after))
        return before not in (*settings.wishes, *settings.followings)

    def _wake_others(self, wish: SeatWish, s: Snapshot) -> None:
        """Wake the server's other lobbies of the game: one of them may fulfil a wish that was given back."""
        for table in self._parts.tables.unfinished():
            same_game_and_guild = (table.game, table.place.guild) == (wish.game, wish.guild)
            if same_game_and_guild and table.status is Status.LOBBY and table.id != s.table.id:
                self._wake(table.id)


def with_subscription(settings: PersonSettings, before: Subscription, after: Subscription | None) -> PersonSettings:
    """Return a user's settings with one subscription replaced, or removed if `after` is None; unchanged without it."""
    wishes = tuple(new for old in settings.wishes if (new := after if old == before else old) is not None)
    followings = tuple(new for old in settings.followings if (new := after if old == before else old) is not None)
    return replace(settings, wishes=wishes, followings=followings)
