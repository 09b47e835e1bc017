"""Plan what people are told who do not sit at a table, and what its host is told of them.

Pure, like `bot.courier.plan`, which it is a part of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.courier.actions import Send
from bot.courier.entries import new_entry
from bot.storage.outbox import EntryKind
from bot.table.facts import Declined
from bot.table.model import Status

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.courier.actions import Action
    from bot.courier.observe import Snapshot
    from bot.storage.news import NewsRow


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
