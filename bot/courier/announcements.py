"""Announcements in channels that a server's moderators chose: calls to new tables, results, troubles.

Planning (pure, a part of `bot.courier.plan`). Each announcement is sent once; if Discord refuses it, it is given up
(`Traits.elsewhere`), so that a lost channel never holds up a table. Private tables are not announced: their results and
troubles would reveal them. Times are compared with the choice of the channel, so that a new channel is not filled with
old news.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.courier.actions import Erase, Send, new_entry
from bot.courier.outbox import EntryKind
from bot.courier.snapshot import Trouble
from bot.table.model import Status

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.courier.actions import Action
    from bot.courier.outbox import OutboxEntry
    from bot.courier.snapshot import Snapshot

PUT_ASIDE = "report-put-aside"
"""The text about a table in quarantine."""
_REPORTED = frozenset(
    (Trouble.CHANNEL_GONE, Trouble.NO_THREAD, Trouble.THREAD_REFUSED, Trouble.REFUSED, Trouble.FORBIDDEN)
)
"""Troubles that moderators can end. The others are acts of moderators, or end by themselves."""


def call(s: Snapshot) -> Iterator[Action]:
    """Call the server to a new table; delete the call when the lobby is over."""
    announcement = s.table.announcement
    if announcement is None or s.table.place.private:
        return
    if s.table.status is not Status.LOBBY:
        for entry in s.of(EntryKind.ANNOUNCEMENT):
            yield Erase(entry)
    elif s.front is not None and not _has(s, EntryKind.ANNOUNCEMENT):
        yield Send((new_entry(s, EntryKind.ANNOUNCEMENT, announcement.channel or s.front, "announcement"),))


def result(s: Snapshot) -> Iterator[Action]:
    """Announce the result of a finished game once its film needs no more waiting."""
    channel = s.announcements.results
    is_result = s.table.status is Status.ENDED and s.table.outcome is not None and not s.table.place.private
    if channel is None or not is_result or s.awaits_film or s.table.changed < s.announcements.results_since:
        return
    if not _has(s, EntryKind.RESULT):
        yield Send((new_entry(s, EntryKind.RESULT, channel, "result"),))


def reports(s: Snapshot) -> Iterator[Action]:
    """Report each trouble of a table that moderators can end, and that a table was put aside."""
    channel = s.announcements.troubles
    if channel is None or s.table.place.private:
        return
    occasions = {entry.occasion for entry in s.entries if entry.kind is EntryKind.REPORT}
    for name, at in _troubles(s):
        occasion = f"report:{name}"
        if at >= s.announcements.troubles_since and occasion not in occasions:
            yield Send((new_entry(s, EntryKind.REPORT, channel, occasion),))


def reported(entry: OutboxEntry) -> tuple[str, str, str]:
    """Return a report's text id, the id of the place and Discord's answer; the last two may be empty."""
    _, text, *others = entry.occasion.split(":", 3)
    place, answer = (*others, "", "")[:2]
    return text, place, answer


def _troubles(s: Snapshot) -> Iterator[tuple[str, float]]:
    """Yield the occasions of the troubles with their times (Unix seconds)."""
    for entry in s.entries:
        if entry.kind is EntryKind.TROUBLE and entry.occasion.partition(":")[0] in _REPORTED:
            yield entry.occasion, entry.at
    if s.table.status is Status.BROKEN:
        yield PUT_ASIDE, s.now


def _has(s: Snapshot, kind: EntryKind) -> bool:
    return any(entry.kind is kind for entry in s.entries)
