"""Entries for the outbox, as a plan writes them: one thing to be said each, with the names it goes by.

One name the message will wear (its nonce); the other says what a card, a board or an invitation shows: the same name,
the same looks. Pure, a part of the plan; never saves and never sends.
"""

from __future__ import annotations

from hashlib import blake2s
from typing import TYPE_CHECKING

import msgspec

from bot.courier.pings import length, waiting_seats
from bot.storage.outbox_entries import EntryKind, OutboxEntry
from bot.table.invitations import waited_for
from bot.table.model import Status
from bot.transport.message import nonce_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.courier.pings import Ping
    from bot.courier.snapshot import Snapshot
    from bot.table.model import SeatOffer

FRAMED = (EntryKind.CARD, EntryKind.BOARD, EntryKind.CHAPTER)
"""Messages of these kinds call nobody; all others have a plain form, which phones show."""


def called(pings: Iterable[Ping], kind: EntryKind, channel: int | None, now: float) -> tuple[OutboxEntry, ...]:
    """One message, one record for each seat it calls."""
    ordered = tuple(pings)
    nonce = nonce_of(ordered[0].table.id, ordered[0].occasion, now)
    return tuple(
        OutboxEntry(
            table=each.table.id,
            kind=kind,
            occasion=each.occasion,
            nonce=nonce,
            at=now,
            version=each.table.version,
            channel=channel,
            user=each.user,
            seat=each.seat,
            news=each.news,
            since=each.since,
            fingerprint=length(each.table, each.seat),
            plain=True,
        )
        for each in ordered
    )


def offered(offer: SeatOffer) -> str:
    """Name the occasion of an offer of a seat, but nobody: it outlives their being forgotten. It may be made again."""
    return f"offer:{offer.seat}:{nonce_of(offer.seat, str(offer.to), offer.at)[:16]}"


def new_entry(
    s: Snapshot,
    kind: EntryKind,
    channel: int | None,
    occasion: str | None = None,
    *,
    user: int | None = None,
    seat: int | None = None,
    news: tuple[int, ...] = (),
) -> OutboxEntry:
    """Name a thing to be said. Without an `occasion` it may be said again later, when its message is gone."""
    name = occasion or f"{kind}:{s.table.version}:{s.now!r}"
    return OutboxEntry(
        table=s.table.id,
        kind=kind,
        occasion=name,
        nonce=nonce_of(s.table.id, name, s.now),
        at=s.now,
        version=s.table.version,
        channel=channel,
        user=user,
        seat=seat,
        news=news,
        plain=kind not in FRAMED,
    )


BARE = "~"
"""Stands behind the name of what was told in words, because what its pictures stand on was still being drawn."""
PLAYED = (Status.RUNNING, Status.ENDED)
"""Of these tables people want to see the board."""


def fingerprint_of(kind: EntryKind, s: Snapshot) -> str:
    """Name what a card, a board or an invitation would show now; the same name, the same looks.

    What only one person may know changes no looks: an edit that shows nothing new would tell that there is something.
    """
    table = s.table
    if kind is EntryKind.INVITATION:
        return _nameless(waited_for(table))
    if kind is EntryKind.BOARD or table.status is Status.LOBBY:
        return f"{table.status}:{table.public_version}{_absent(s)}"
    shown = f"{table.status}:{s.home}"
    if table.former:
        shown += "".join(f":{seat}" for seat in table.open) if table.status is Status.RUNNING else ""
        shown += f":{len(table.former)}"
    return f"{shown}:paused" if table.pause is not None and table.status is Status.RUNNING else shown


def dressed(name: str, s: Snapshot) -> str:
    """Name what is shown of this name now, with its pictures or still in words."""
    return f"{name}{BARE}" if s.bare else name


def is_outdated(entry: OutboxEntry, name: str, s: Snapshot) -> bool:
    """Tell whether a message has to show something else than it does: something new, or its pictures at last.

    Pictures that it has do not go because what they stand on is lost.
    """
    bare = entry.fingerprint.endswith(BARE)
    return entry.fingerprint.removesuffix(BARE) != name or (bare and not s.bare)


def _nameless(users: tuple[int, ...]) -> str:
    """Name these users so that they are not told by it: of who was forgotten it would still stand in the outbox."""
    return blake2s(repr(users).encode(), digest_size=4).hexdigest() if users else ""


def _absent(s: Snapshot) -> str:
    """Name who is said to be away: in a lobby whoever is, beside a board those that it waits for."""
    named = set(s.absent) if s.table.status is Status.LOBBY else {*s.absent}.intersection(waiting_seats(s.table))
    return "".join(f":{seat}@{int(s.absent[seat])}" for seat in sorted(named))


def shown_by(kind: EntryKind, s: Snapshot) -> int:
    """Return up to which public news a card or board painted now tells (0: none).

    When there is a board, it tells; a card then only shows where. An invitation tells none.
    """
    if kind is EntryKind.INVITATION or (kind is EntryKind.CARD and s.table.state is not None):
        return 0
    return max((row.id for row in s.pending if row.seat is None), default=0)


def shown(s: Snapshot, kind: EntryKind, channel: int | None, occasion: str | None = None) -> OutboxEntry:
    """Name a card, board or invitation that shows how things are now."""
    return msgspec.structs.replace(
        new_entry(s, kind, channel, occasion), fingerprint=stands_as(kind, s), upto=shown_by(kind, s)
    )


def stands_as(kind: EntryKind, s: Snapshot) -> str:
    """Name what a card, a board or an invitation shows when it is sent or edited now."""
    name = fingerprint_of(kind, s)
    return dressed(name, s) if kind is EntryKind.BOARD else name
