"""From what is to be said to the post that says it: asks the stage, with the facts the occasion calls for.

Reads the news, changes nothing, sends nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game import Fact, Seat
from bot.storage.posted import Kind, Posted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.courier.films import Films
    from bot.courier.post import Post, Stage
    from bot.courier.situation import Situation
    from bot.storage.news import News
    from bot.table.service import Tables

LATEST = 6
"""How many facts a board names at most."""


class Rendering:
    """Makes posts."""

    def __init__(self, stage: Stage, news: News, tables: Tables, films: Films) -> None:
        self._films = films
        self._stage = stage
        self._news = news
        self._tables = tables

    async def post(self, posts: Sequence[Posted], s: Situation) -> Post | None:  # noqa: PLR0911 - one a kind
        """Render the one message that says `posts`, as things are in `s`; None: there is nothing to be said."""
        first, table = posts[0], s.table
        match first.kind:
            case Kind.CARD:
                return await self._stage.card(table)
            case Kind.BOARD:
                return await self._stage.board(table, await self._latest(s))
            case Kind.CALL:
                seats = [Seat(posted.seat) for posted in posts if posted.seat is not None]
                return await self._stage.call(table, seats, await self._missed(posts, s))
            case Kind.LETTER if first.live:
                return await self._stage.settled(table, Seat(first.seat or 0))
            case Kind.LETTER:
                told = [row.fact for row in s.pending if row.id in first.news]
                return await self._stage.letter(table, Seat(first.seat or 0), told)
            case Kind.FAREWELL:
                return await self._stage.farewell(table)
            case Kind.FILM:
                return await self._films.post(table)
            case Kind.DIGEST:
                seats_at = [(self._tables.get(each.table), Seat(each.seat or 0)) for each in posts]
                return await self._stage.nudge(seats_at, first.user or 0)
            case Kind.TROUBLE:
                text, _, place = first.occasion.partition(":")
                return await self._stage.trouble(table, text, place=place)

    async def _latest(self, s: Situation) -> list[Fact]:
        """The last public facts. One that is fleeting is named with the very change it belongs to, never later."""
        rows = {row.id: row for row in await self._news.history(s.table.id, 0, size=LATEST)}
        rows |= {row.id: row for row in s.pending if row.seat is None}
        ordered = [rows[n] for n in sorted(rows)]
        latest = [row for row in ordered if not row.fact.fleeting or row.version >= s.table.stirred]
        return [row.fact for row in latest[-LATEST:]]

    async def _missed(self, posts: Sequence[Posted], s: Situation) -> tuple[Fact, ...]:
        """What everybody may know happened since those who are called last moved themselves."""
        seats = {Seat(posted.seat) for posted in posts if posted.seat is not None}
        moved = [await self._news.last_own_move(s.table.id, seat) for seat in sorted(seats)]
        return await self._news.since(s.table.id, None, min(moved, default=0))
