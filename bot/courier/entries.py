"""Entries for the outbox, as a plan writes them: one thing to be said each, with the name its message will wear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.courier.message import nonce_of
from bot.courier.pings import length
from bot.storage.entry_kinds import EntryKind
from bot.storage.outbox import OutboxEntry

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.courier.observe import Snapshot
    from bot.courier.pings import Ping
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
