"""Sequels: the further messages of the end of a chapter or of a game, which is too high for one message on a phone.

Their intents are written in one transaction with that of the first message, so that a crash loses none of them; the
plan resumes them one after the other once the first has arrived. Pure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.courier.outbox import EntryKind
from bot.transport.message import nonce_of

if TYPE_CHECKING:
    from bot.courier.outbox import OutboxEntry
    from bot.courier.snapshot import Snapshot

FAREWELL = "farewell"
"""The occasion of a farewell."""


def entries(first: OutboxEntry, count: int) -> tuple[OutboxEntry, ...]:
    """Return the entries of the `count` messages that follow a first one; they deliver no news of their own."""
    occasions = [f"{EntryKind.SEQUEL}:{number}:{first.occasion}" for number in range(1, count + 1)]
    return tuple(
        replace(
            first,
            kind=EntryKind.SEQUEL,
            occasion=occasion,
            nonce=nonce_of(first.table, occasion, first.at),
            news=(),
            plain=not EntryKind.SEQUEL.traits.framed,
        )
        for occasion in occasions
    )


def origin(sequel: OutboxEntry) -> tuple[str, int]:
    """Return the occasion of a sequel's first message, and the sequel's number, from 1."""
    _, number, occasion = sequel.occasion.split(":", 2)
    return occasion, int(number)


def still_holds(sequel: OutboxEntry, s: Snapshot) -> bool:
    """Return whether a sequel may still be sent: its first message stands, and no later chapter has ended.

    A chapter's messages are drawn from the present board, which then shows the later chapter.
    """
    occasion, _ = origin(sequel)
    if not any(entry.occasion == occasion and entry.live for entry in s.entries):
        return False
    if occasion == FAREWELL:
        return True
    later = any(row.seat is None and row.fact.chapter and row.version > sequel.version for row in s.pending)
    return not later and not s.table.finished
