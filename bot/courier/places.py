"""Plan the place of a table whose thread comes first: a forum's post with the tag of its stage, or a private thread.

The first message of a post is the card; into a private thread it is sent. Into a private thread come those who sit or
are asked there, and nobody else.

Pure, like `bot.courier.plan`, which it is a part of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.courier.actions import Admit, Erase, Expel, MakeTags, OpenPrivate, Paint, Send, Tag
from bot.courier.entries import PLAYED, fingerprint_of, new_entry, shown
from bot.courier.parts import Stage
from bot.storage.outbox_entries import EntryKind
from bot.table import invitations
from bot.table.facts import NOBODY
from bot.table.model import Status
from bot.transport.message import nonce_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.courier.actions import Action
    from bot.courier.snapshot import Snapshot
    from bot.storage.outbox_entries import OutboxEntry


def stage_of(s: Snapshot) -> Stage:
    """Return what the tag of a table tells; one in quarantine still runs."""
    if s.table.over:
        return Stage.OVER
    return Stage.OPEN if s.table.status is Status.LOBBY else Stage.RUNNING


def card(s: Snapshot, channel: int) -> Iterator[Action]:
    """A card that is sent to a forum becomes a post; one that was deleted there is sent into the post again."""
    cards = [each for each in s.of(EntryKind.CARD) if each.channel == s.thread]
    if s.thread is None:
        if s.table.status in PLAYED or not s.table.over:
            yield from _private_thread(s, channel) if s.table.place.private else _post(s, channel)
    elif not s.table.over and not cards:
        yield Send((shown(s, EntryKind.CARD, s.thread),))
    elif not s.table.over and cards[-1].fingerprint != fingerprint_of(EntryKind.CARD, s):
        yield Paint(cards[-1])
    for old in cards[:-1]:
        yield Erase(old)


def _post(s: Snapshot, forum: int) -> Iterator[Action]:
    yield from _tags_made(s, forum)
    yield Send((shown(s, EntryKind.CARD, forum),))


def _private_thread(s: Snapshot, channel: int) -> Iterator[Action]:
    """Where none could be made the table has no place: in the channel others would learn of it."""
    if not s.threadless:
        yield OpenPrivate(new_entry(s, EntryKind.CARD, channel))


def _tags_made(s: Snapshot, forum: int) -> Iterator[Action]:
    receipt = new_entry(s, EntryKind.TAG, forum, f"tags:{forum}")
    if not any(entry.occasion == receipt.occasion for entry in s.entries):
        yield MakeTags(replace(receipt, message=forum))


def tag(s: Snapshot) -> Iterator[Action]:
    """The post shows the stage of its table; at the end before it is put away."""
    tags = [entry for entry in s.of(EntryKind.TAG) if entry.channel == s.thread]
    if not s.table.place.forum or s.thread is None or s.awaits_film:
        return
    if not tags or tags[-1].fingerprint != stage_of(s):
        yield Tag(tagged(s, s.thread))


def tagged(s: Snapshot, thread: int) -> OutboxEntry:
    """Return the receipt that a post has the tag of its table's stage."""
    stage = stage_of(s)
    receipt = new_entry(s, EntryKind.TAG, thread, f"tag:{thread}:{stage}")
    return replace(receipt, message=thread, fingerprint=stage.value)


def opens_post(entry: OutboxEntry, s: Snapshot) -> bool:
    """Whether this is a card on its way to a forum, where it becomes a post."""
    return entry.kind is EntryKind.CARD and s.table.place.forum and entry.channel == s.table.place.channel


def members(s: Snapshot) -> Iterator[Action]:
    """Into a private thread come those who sit or are asked there, and nobody else; who is neither any more goes."""
    if not s.table.place.private or s.thread is None or s.table.over:
        return
    wanted = invitations.members(s.table)
    inside = {each.user: each for each in s.of(EntryKind.MEMBER) if each.channel == s.thread}
    for user in wanted:
        if user not in inside:
            yield Admit(_receipt(s, s.thread, user))
    yield from (Expel(entry) for user, entry in inside.items() if user not in (*wanted, NOBODY))


def _receipt(s: Snapshot, thread: int, user: int) -> OutboxEntry:
    """Its occasion names nobody: it outlives that somebody is forgotten."""
    name = nonce_of(thread, str(user), 0.0)[:8]
    entry = new_entry(s, EntryKind.MEMBER, thread, f"member:{thread}:{name}:{s.table.version}", user=user)
    return replace(entry, message=thread)
