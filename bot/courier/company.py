"""Plan what people are told who do not sit at a table, and what its host is told of them.

Pure, like `bot.courier.plan`, which it is a part of. A wish for a seat is taken by one table before anything is sent,
and given back or struck off after: so nobody is told twice, by whichever tables and after whatever crash.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.courier.actions import Admit, Amend, Expel, Retire, Send
from bot.courier.entries import new_entry
from bot.courier.message import nonce_of
from bot.storage.entry_kinds import EntryKind
from bot.table import invitations
from bot.table.facts import NOBODY, Declined
from bot.table.model import Status

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.courier.actions import Action
    from bot.courier.observe import Snapshot
    from bot.storage.interests import Following, SeatWish
    from bot.storage.news import NewsRow
    from bot.storage.outbox import OutboxEntry


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


def onlookers(s: Snapshot) -> Iterator[Action]:
    """Tell those who wanted to know of a seat, or who follow the table, and write down that they were told."""
    told = {each.occasion: each for each in s.entries if each.kind.for_onlookers and not each.gone}
    for user, wish in s.onlookers.wishes:
        yield from _wish(s, user, wish, told.get(occasion_of(user, wish)))
    for user, following in s.onlookers.followings:
        yield from _following(s, user, following, [each for each in told.values() if each.user == user])
    wanted = {occasion_of(user, wish) for user, wish in s.onlookers.wishes}
    followers = {user for user, _ in s.onlookers.followings}
    for entry in s.of(EntryKind.OPENING):
        if entry.occasion not in wanted:
            yield Retire(entry)
    for entry in s.of(EntryKind.FOLLOW):
        if entry.user not in followers:
            yield Retire(entry)


def occasion_of(user: int, wish: SeatWish) -> str:
    """Name what fulfils a wish, so that nobody is named by it."""
    return f"opening:{nonce_of(0, f'{user} {wish.at!r}', 0.0)[:16]}"


def _wish(s: Snapshot, user: int, wish: SeatWish, entry: OutboxEntry | None) -> Iterator[Action]:
    """Take it, tell it, strike it off; or give it back when the seat is gone meanwhile."""
    if wish.table is None:
        if _fulfils(s, user, wish):
            yield Amend(user, wish, replace(wish, table=s.table.id))
    elif entry is not None and entry.live:
        yield Amend(user, wish, None)
    elif entry is None and not _fulfils(s, user, wish):
        yield Amend(user, wish, replace(wish, table=None))
    elif entry is None and user not in s.onlookers.held:
        yield Send((_to_onlooker(s, EntryKind.OPENING, user, occasion_of(user, wish)),))


def _fulfils(s: Snapshot, user: int, wish: SeatWish) -> bool:
    """Whether somebody has sat down since the wish was made, and there is a seat left for who made it."""
    seat = s.onlookers.seat_free and s.table.seat_of(user) is None and user not in s.table.invited
    return seat and s.onlookers.sat_down > wish.at and s.now < wish.until and user not in s.closed


def _following(s: Snapshot, user: int, following: Following, told: list[OutboxEntry]) -> Iterator[Action]:
    """Tell of a round or the end once; what was told is written down before the next is looked for."""
    if any(each.open for each in told):
        return
    for entry in told:
        if entry.version > following.version:
            over = entry.fingerprint == END
            yield Amend(user, following, None if over else replace(following, version=entry.version))
        else:
            yield Retire(entry)
        return
    if s.table.seat_of(user) is not None or (s.table.over and user in s.closed):
        yield Amend(user, following, None)
    elif (s.table.over or user in s.onlookers.round_over) and _may_hear(s, user):
        yield Send((_news(s, user),))


def _may_hear(s: Snapshot, user: int) -> bool:
    """Nobody is told of the end before the table is."""
    return user not in s.closed and user not in s.onlookers.held and not s.awaits_film


END = "end"
"""What a message to a follower shows that is the last."""


def _news(s: Snapshot, user: int) -> OutboxEntry:
    occasion = f"follow:{nonce_of(0, str(user), 0.0)[:16]}:{s.table.version}"
    return replace(_to_onlooker(s, EntryKind.FOLLOW, user, occasion), fingerprint=END if s.table.over else "")


def _to_onlooker(s: Snapshot, kind: EntryKind, user: int, occasion: str) -> OutboxEntry:
    """It counts as a call: who is pinged often is left alone for a while."""
    return replace(new_entry(s, kind, None, occasion, user=user), since=s.now)


def still_holds(entry: OutboxEntry, s: Snapshot) -> bool:
    """Whether what was to be told to an onlooker when the bot was stopped may still be told."""
    if entry.kind is EntryKind.FOLLOW:
        return entry.user in {user for user, _ in s.onlookers.followings}
    return any(
        occasion_of(user, wish) == entry.occasion and _fulfils(s, user, wish) for user, wish in s.onlookers.wishes
    )
