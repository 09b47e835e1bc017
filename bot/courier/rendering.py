"""From what is to be said to the post that says it: asks the stage, with the facts the occasion calls for.

Reads the news, changes nothing, sends nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game import Fact, Seat
from bot.storage.outbox_entry import EntryKind, OutboxEntry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.courier.films import Films
    from bot.courier.message import Message, Presenter
    from bot.courier.snapshot import Snapshot
    from bot.storage.news import News
    from bot.table.service import Tables

LATEST = 6
"""How many facts a board names at most."""


class Composer:
    """Makes posts."""

    def __init__(self, presenter: Presenter, news: News, tables: Tables, films: Films) -> None:
        self._films = films
        self._presenter = presenter
        self._news = news
        self._tables = tables

    async def post(self, entries: Sequence[OutboxEntry], s: Snapshot) -> Message | None:  # noqa: PLR0911 - one a kind
        """Render the one message that says `entries`, as things are in `s`; None: there is nothing to be said."""
        first, table = entries[0], s.table
        match first.kind:
            case EntryKind.CARD:
                return await self._presenter.card(table)
            case EntryKind.BOARD:
                return await self._presenter.board(table, await self._latest(s))
            case EntryKind.CALL:
                seats = [Seat(entry.seat) for entry in entries if entry.seat is not None]
                return await self._presenter.call(table, seats, await self._missed(entries, s))
            case EntryKind.LETTER if first.live:
                return await self._presenter.settled(table, Seat(first.seat or 0))
            case EntryKind.LETTER:
                told = [row.fact for row in s.pending if row.id in first.news]
                return await self._presenter.letter(table, Seat(first.seat or 0), told)
            case EntryKind.FAREWELL:
                return await self._presenter.farewell(table)
            case EntryKind.FILM:
                return await self._films.post(table)
            case EntryKind.DIGEST:
                seats_at = [(self._tables.get(each.table), Seat(each.seat or 0)) for each in entries]
                return await self._presenter.nudge(seats_at, first.user or 0)
            case EntryKind.TROUBLE:
                text, _, place = first.occasion.partition(":")
                return await self._presenter.trouble(table, text, place=place)

    async def _latest(self, s: Snapshot) -> list[Fact]:
        """The last public facts. One that is fleeting is named with the very change it belongs to, never later."""
        rows = {row.id: row for row in await self._news.history(s.table.id, 0, size=LATEST)}
        rows |= {row.id: row for row in s.pending if row.seat is None}
        ordered = [rows[n] for n in sorted(rows)]
        latest = [row for row in ordered if not row.fact.fleeting or row.version >= s.table.last_public_version]
        return [row.fact for row in latest[-LATEST:]]

    async def _missed(self, entries: Sequence[OutboxEntry], s: Snapshot) -> tuple[Fact, ...]:
        """What everybody may know happened since those who are called last moved themselves."""
        seats = {Seat(entry.seat) for entry in entries if entry.seat is not None}
        moved = [await self._news.last_own_move(s.table.id, seat) for seat in sorted(seats)]
        return await self._news.since(s.table.id, None, min(moved, default=0))
