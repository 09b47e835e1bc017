"""Plan what people are told who do not sit at a table, and what its host is told of them.

Pure, like `bot.courier.plan`, which it is a part of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.courier.actions import Admit, Expel, Send
from bot.courier.entries import new_entry
from bot.courier.message import nonce_of
from bot.storage.outbox import EntryKind, OutboxEntry
from bot.table import invitations
from bot.table.facts import NOBODY, Declined
from bot.table.model import Status

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.courier.actions import Action
    from bot.courier.observe import Snapshot
    from bot.storage.news import NewsRow


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


def is_for_host(row: NewsRow) -> bool:
    """Whether a whisper is for whoever is the host now, in whatever seat."""
    return isinstance(row.fact, Declined)


def host_is_told(s: Snapshot) -> bool:
    """Whether it still matters to the host who will come, and whether they can be told."""
    return s.table.status is Status.LOBBY and s.table.host not in s.closed


def notices(s: Snapshot) -> Iterator[Action]:
    """Tell the host who will not come."""
    rows = tuple(row.id for row in s.pending if is_for_host(row))
    if rows and host_is_told(s):
        yield Send((new_entry(s, EntryKind.NOTICE, None, f"notice:{rows[0]}", user=s.table.host, news=rows),))
