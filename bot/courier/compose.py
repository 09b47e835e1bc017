"""Compose: turn what is to be said into the message that says it, and have films made for farewells.

A part of acting; sends nothing.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import structlog

from bot.courier.actions import offered
from bot.courier.direct_messages import menu_turn
from bot.courier.outbox import EntryKind
from bot.courier.pings import has_begun, is_theirs
from bot.game.contract import Fact, Seat
from bot.i18n.names import escaped
from bot.table.facts import NOTICES
from bot.table.seats import predecessor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from bot.courier.outbox import OutboxEntry
    from bot.courier.snapshot import Snapshot
    from bot.table.model import Table
    from bot.table.news import News
    from bot.table.service import Tables
    from bot.transport.message import Attachment, Message, Presenter

_log = structlog.stdlib.get_logger(__name__)

LATEST = 6
"""How many facts a board names at most."""
LAST = 20
"""How many facts are looked at for what ended a game."""


class Composer:
    """Turns what is to be said into the message that says it: asks the presenter, with the facts it calls for."""

    def __init__(self, presenter: Presenter, news: News, tables: Tables, films: Films) -> None:
        self._films = films
        self._presenter = presenter
        self._news = news
        self._tables = tables

    async def compose(self, entries: Sequence[OutboxEntry], s: Snapshot) -> Message | None:  # noqa: C901, PLR0911, PLR0912 - one a kind
        """Render the one message that says `entries`, as things are in `s`; None: there is nothing to be said."""
        first = entries[0]
        if first.since is not None and not first.live:
            s = replace(s, table=self._tables.as_called(s.table))
        table = s.table
        match first.kind:
            case EntryKind.CARD:
                return await self._presenter.card(table)
            case EntryKind.BOARD:
                return await self._presenter.board(table, await self._latest(s))
            case EntryKind.CALL:
                return await self._call(entries, s)
            case EntryKind.LETTER:
                return await self._letter(first, Seat(first.seat or 0), s)
            case EntryKind.FAREWELL:
                return await self._presenter.farewell(table, await self._last(s), await self._films.film(table))
            case EntryKind.CHAPTER:
                return await self._presenter.chapter(table, await self._news.of_change(table.id, None, first.version))
            case EntryKind.WELCOME:
                return await self._presenter.welcome(table, Seat(first.seat or 0))
            case EntryKind.OFFER:
                offer = next((one for one in table.offers if offered(*one) == first.occasion), None)
                return None if offer is None else await self._presenter.offer(table, *offer)
            case EntryKind.INVITATION:
                return await self._presenter.invitation(table)
            case EntryKind.NOTICE:
                return await self._presenter.notice(table, [row.fact for row in s.pending if row.id in first.news])
            case EntryKind.OPENING | EntryKind.FOLLOW:
                return await self._to_onlooker(first, first.user or 0, s)
            case EntryKind.ARCHIVE | EntryKind.TAG | EntryKind.MEMBER:
                return None
            case EntryKind.DIGEST:
                seats_at = [(self._at(each, s), Seat(each.seat or 0)) for each in entries]
                reminding = any(each.news for each in entries)
                return await self._presenter.nudge(seats_at, first.user or 0, reminding=reminding)
            case EntryKind.TROUBLE:
                text, place, *answer = first.occasion.split(":", 2)
                return await self._presenter.trouble(table, text, place=place, answer=escaped("".join(answer)))

    def _at(self, entry: OutboxEntry, s: Snapshot) -> Table:
        """Return the table of a digest's entry, as it will be when the digest has arrived."""
        table = s.table if entry.table == s.table.id else self._tables.get(entry.table)
        return table if entry.live else self._tables.as_called(table)

    async def _call(self, entries: Sequence[OutboxEntry], s: Snapshot) -> Message:
        seats = [Seat(entry.seat) for entry in entries if entry.seat is not None]
        begun = frozenset(Seat(entry.seat or 0) for entry in entries if has_begun(s.table, entry))
        unread = frozenset([seat for seat in seats if await self._is_unread(seat, s)])
        missed, reminding = await self._missed(entries, s), any(entry.news for entry in entries)
        return await self._presenter.call(s.table, seats, missed, begun=begun, unread=unread, reminding=reminding)

    async def _is_unread(self, seat: Seat, s: Snapshot) -> bool:
        """Whether who took over a seat could not be told of it by direct message, and has not moved there yet."""
        user = s.table.seats[seat].user
        if user is None or user not in s.closed or predecessor(s.table, seat) is None:
            return False
        return not await self._news.has_moved(s.table.id, user)

    async def _letter(self, letter: OutboxEntry, seat: Seat, s: Snapshot) -> Message:
        """A letter as it is sent, or as it goes on: then with everything its owner may know since it was sent."""
        if not is_theirs(s.table, letter):
            return await self._presenter.handed_over(s.table, letter.user or 0)
        if letter.live:
            since = await self._news.since(s.table.id, seat, letter.version)
            menu, called = menu_turn(letter, s) is not None, letter.since is not None
            return await self._presenter.letter(s.table, seat, since, menu=menu, played=called and not menu)
        told = [row.fact for row in s.pending if row.id in letter.news]
        if told and all(isinstance(fact, NOTICES) for fact in told):
            return await self._presenter.about_oneself(s.table, seat, told)
        since = await self._news.since(s.table.id, None, await self._news.last_own_move(s.table.id, seat))
        facts = [*since, *told] if letter.since else told
        return await self._presenter.letter(s.table, seat, facts, menu=menu_turn(letter, s) is not None)

    async def _to_onlooker(self, entry: OutboxEntry, user: int, s: Snapshot) -> Message:
        """That there is a seat; or what everybody may know happened since somebody who follows was last told."""
        if entry.kind is EntryKind.OPENING:
            return await self._presenter.opening(s.table, user)
        known = next((each.version for one, each in s.onlookers.followings if one == user), entry.version)
        known = max(known, await self._seated(s) - 1)
        return await self._presenter.followed(s.table, user, await self._news.since(s.table.id, None, known))

    async def _latest(self, s: Snapshot) -> list[Fact]:
        """The last public facts of the part that is played, with what ended the one before: a message told of that.

        One that is fleeting is named with the very change it belongs to, never later.
        """
        rows = {row.id: row for row in await self._news.latest(s.table.id, LATEST)}
        rows |= {row.id: row for row in s.pending if row.seat is None and not row.fact.minor}
        ordered = [rows[n] for n in sorted(rows)]
        begun = max((row.version for row in ordered if row.fact.chapter and row.seat is None), default=0)
        begun = max(begun, await self._seated(s))
        latest = [
            row for row in ordered if row.version >= (s.table.last_public_version if row.fact.fleeting else begun)
        ]
        return [row.fact for row in latest[-LATEST:]]

    async def _last(self, s: Snapshot) -> list[Fact]:
        """What was told of the change that ended the game."""
        rows = await self._news.latest(s.table.id, LAST)
        return [row.fact for row in rows if row.version == rows[-1].version]

    async def _missed(self, entries: Sequence[OutboxEntry], s: Snapshot) -> tuple[Fact, ...]:
        """What everybody may know happened since those who are called last moved themselves."""
        seats = {Seat(entry.seat) for entry in entries if entry.seat is not None}
        moved = [await self._news.last_own_move(s.table.id, seat) for seat in sorted(seats)]
        known = max(min(moved, default=0), await self._seated(s) - 1)
        return await self._news.since(s.table.id, None, known)

    async def _seated(self, s: Snapshot) -> int:
        """The version since which all sit where they sit now: by their names nothing is told that others did before."""
        return await self._news.last_taken(s.table.id) if s.table.former else 0


class Films:
    """Films of games that are over, one task for each: made aside, so that no board waits for one.

    Remembers only what is being made and what came of it; after a restart a film that was not sent is made anew.
    Belongs to one event loop.
    """

    def __init__(self, presenter: Presenter, made: Callable[[int], None]) -> None:
        """`made` is told the number of every table whose film is ready or lost."""
        self._presenter = presenter
        self._made = made
        self._making: dict[int, asyncio.Future[Attachment | None]] = {}

    def awaited(self, table: Table, entries: Iterable[OutboxEntry]) -> bool:
        """Say whether a table's farewell has to wait for its film, which has yet to be made or is being made."""
        told = [entry for entry in entries if entry.kind is EntryKind.FAREWELL]
        if any(entry.open for entry in told):
            return False  # whoever resumes it needs what was made
        if told or not table.over or table.state is None or not self._presenter.films(table):
            self._making.pop(table.id, None)
            return False
        task = self._making.get(table.id)
        return task is None or not task.done()

    def order(self, table: Table) -> asyncio.Future[Attachment | None]:
        """Have a film made, unless it is being made already."""
        task = self._making.get(table.id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._make(table), name=f"film {table.id}")
            self._making[table.id] = task
        return task

    async def film(self, table: Table) -> Attachment | None:
        """Return the film, made now if need be; None: there is none, or it could not be made."""
        if table.state is None or not self._presenter.films(table):
            return None
        return await asyncio.shield(self.order(table))

    def lose(self, table: Table) -> None:
        """Let a film be lost that Discord will not take."""
        lost: asyncio.Future[Attachment | None] = asyncio.get_running_loop().create_future()
        lost.set_result(None)
        self._making[table.id] = lost

    @property
    def under_way(self) -> list[asyncio.Future[Attachment | None]]:
        """What is being made."""
        return [task for task in self._making.values() if not task.done()]

    async def kill(self) -> None:
        """Make no more of what is being made."""
        tasks = self.under_way
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, table: Table) -> Attachment | None:
        try:
            return await self._presenter.film(table)
        except Exception:  # noqa: BLE001 - the farewell stands without it
            _log.exception("film failed")
            return None
        finally:
            asyncio.get_running_loop().call_soon(self._made, table.id)
