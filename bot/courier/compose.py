"""Compose: render the message of outbox entries, and make the films of farewells.

A part of acting; sends nothing.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import structlog

from bot.courier import announcements, sequels
from bot.courier.actions import offer_occasion
from bot.courier.direct_messages import is_past, menu_turn, next_letter
from bot.courier.outbox import INVITATION_AGAIN, EntryKind
from bot.courier.pings import has_begun, recipient_has_seat
from bot.game.contract import Fact, Seat
from bot.i18n.names import escaped
from bot.table.facts import ACCOUNT_WHISPERS
from bot.table.model import Status
from bot.table.news import LAST_VERSION
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

MAX_BOARD_FACTS = 6
"""The maximum number of facts that a board names."""
MAX_FINAL_FACTS = 20
"""The number of latest facts that are searched for the end of a game."""


class Composer:
    """Renders outbox entries: asks the presenter for the message, with the facts that it needs."""

    def __init__(self, presenter: Presenter, news: News, tables: Tables, films: Films) -> None:
        self._films = films
        self._presenter = presenter
        self._news = news
        self._tables = tables

    async def compose(self, entries: Sequence[OutboxEntry], s: Snapshot) -> Message | None:  # noqa: C901, PLR0911, PLR0912 - one a kind
        """Return the one message of `entries` on the data of `s`; None: there is nothing left to send."""
        first = entries[0]
        if first.since is not None and not first.live:
            s = replace(s, table=self._tables.as_called(s.table))
        table = s.table
        match first.kind:
            case EntryKind.CARD:
                return await self._presenter.card(table)
            case EntryKind.BOARD:
                return await self._presenter.board(table, await self._latest_facts(s))
            case EntryKind.CALL:
                return await self._call(entries, s)
            case EntryKind.LETTER:
                return await self._letter(first, Seat(first.seat or 0), s)
            case EntryKind.FAREWELL:
                return _part(await self._farewell(s), 0)
            case EntryKind.CHAPTER:
                return _part(await self._chapter(first, s), 0)
            case EntryKind.SEQUEL:
                occasion, number = sequels.origin(first)
                is_farewell = occasion == sequels.FAREWELL
                return _part(await (self._farewell(s) if is_farewell else self._chapter(first, s)), number)
            case EntryKind.WELCOME:
                return await self._presenter.welcome(table, Seat(first.seat or 0))
            case EntryKind.OFFER:
                offer = next(
                    (seat_offer for seat_offer in table.offers if offer_occasion(*seat_offer) == first.occasion), None
                )
                return None if offer is None else await self._presenter.offer(table, *offer)
            case EntryKind.INVITATION:
                invitation = await self._presenter.invitation(table)
                return replace(invitation, pings=()) if first.occasion.startswith(INVITATION_AGAIN) else invitation
            case EntryKind.NOTICE:
                return await self._presenter.notice(table, [row.fact for row in s.pending if row.id in first.news])
            case EntryKind.OPENING | EntryKind.FOLLOW:
                return await self._to_onlooker(first, first.user or 0, s)
            case EntryKind.ARCHIVE | EntryKind.TAG | EntryKind.MEMBER | EntryKind.EVENT:
                return None
            case EntryKind.ANNOUNCEMENT:
                return await self._presenter.announcement(table) if table.status is Status.LOBBY else None
            case EntryKind.RESULT:
                return await self._presenter.result(table)
            case EntryKind.REPORT:
                text, place, report_answer = announcements.reported(first)
                return await self._presenter.report(table, text, place=place, answer=escaped(report_answer))
            case EntryKind.DIGEST:
                seats_at = [(self._table_of(entry, s), Seat(entry.seat or 0)) for entry in entries]
                reminding = any(entry.news for entry in entries)
                return await self._presenter.nudge(seats_at, first.user or 0, reminding=reminding)
            case EntryKind.TROUBLE:
                text, place, *answer = first.occasion.split(":", 2)
                return await self._presenter.trouble(table, text, place=place, answer=escaped("".join(answer)))

    async def _farewell(self, s: Snapshot) -> Sequence[Message]:
        facts = await self._final_facts(s)
        return await self._presenter.farewell(s.table, facts, await self._films.film(s.table))

    async def _chapter(self, entry: OutboxEntry, s: Snapshot) -> Sequence[Message]:
        return await self._presenter.chapter(s.table, await self._news.of_change(s.table.id, None, entry.version))

    def _table_of(self, entry: OutboxEntry, s: Snapshot) -> Table:
        """Return the table of a digest's entry, with its clocks as they will be once the digest has arrived."""
        table = s.table if entry.table == s.table.id else self._tables.get(entry.table)
        return table if entry.live else self._tables.as_called(table)

    async def _call(self, entries: Sequence[OutboxEntry], s: Snapshot) -> Message:
        seats = [Seat(entry.seat) for entry in entries if entry.seat is not None]
        begun_seats = frozenset(Seat(entry.seat or 0) for entry in entries if has_begun(s.table, entry))
        unread = frozenset([seat for seat in seats if await self._is_unread(seat, s)])
        missed, reminding = await self._missed_facts(entries, s), any(entry.news for entry in entries)
        return await self._presenter.call(s.table, seats, missed, begun=begun_seats, unread=unread, reminding=reminding)

    async def _is_unread(self, seat: Seat, s: Snapshot) -> bool:
        """Return whether a seat's new player could not get the welcome by direct message and has not moved yet."""
        user = s.table.seats[seat].user
        if user is None or user not in s.closed_dms or predecessor(s.table, seat) is None:
            return False
        return not await self._news.has_moved(s.table.id, user)

    async def _letter(self, letter: OutboxEntry, seat: Seat, s: Snapshot) -> Message:
        """Render a new letter, or a sent one: then with every fact its reader may know since it was sent."""
        if not recipient_has_seat(s.table, letter):
            return await self._presenter.handed_over(s.table, letter.user or 0)
        if is_past(letter, s):
            following = next_letter(letter, s)
            until = following.version if following else LAST_VERSION
            past = await self._news.since(s.table.id, seat, letter.version, until=until)
            return await self._presenter.past_letter(s.table, seat, past)
        if letter.live:
            since = await self._news.since(s.table.id, seat, letter.version)
            menu, is_call = menu_turn(letter, s) is not None, letter.since is not None
            return await self._presenter.letter(s.table, seat, since, menu=menu, played=is_call and not menu)
        new_facts = [row.fact for row in s.pending if row.id in letter.news]
        if new_facts and all(isinstance(fact, ACCOUNT_WHISPERS) for fact in new_facts):
            return await self._presenter.about_oneself(s.table, seat, new_facts)
        since = await self._news.since(s.table.id, None, await self._news.last_own_move(s.table.id, seat))
        facts = [*since, *new_facts] if letter.since else new_facts
        return await self._presenter.letter(s.table, seat, facts, menu=menu_turn(letter, s) is not None)

    async def _to_onlooker(self, entry: OutboxEntry, user: int, s: Snapshot) -> Message:
        """Render the notification of a free seat, or for a follower the public facts since the last notification."""
        if entry.kind is EntryKind.OPENING:
            return await self._presenter.free_seat_notice(s.table, user)
        known = next(
            (following.version for follower, following in s.onlookers.followings if follower == user), entry.version
        )
        known = max(known, await self._seated_since(s) - 1)
        return await self._presenter.follower_notice(s.table, user, await self._news.since(s.table.id, None, known))

    async def _latest_facts(self, s: Snapshot) -> list[Fact]:
        """Return the last public facts since the change that ended the last chapter, which has its own message.

        A finished game has no such message for its last chapter, so its board keeps that change. A fleeting fact is
        included only with the very change to which it belongs.
        """
        rows = {row.id: row for row in await self._news.latest(s.table.id, MAX_BOARD_FACTS)}
        rows |= {row.id: row for row in s.pending if row.seat is None and not row.fact.minor}
        ordered = [rows[n] for n in sorted(rows)]
        ends = (row.version for row in ordered if row.fact.chapter and row.seat is None)
        first_version = max(ends, default=-1) + (not s.table.finished)
        first_version = max(first_version, await self._seated_since(s))
        latest = [
            row
            for row in ordered
            if row.version >= (s.table.last_public_version if row.fact.fleeting else first_version)
        ]
        return [row.fact for row in latest[-MAX_BOARD_FACTS:]]

    async def _final_facts(self, s: Snapshot) -> list[Fact]:
        """Return the public facts of the change that ended the game."""
        rows = await self._news.latest(s.table.id, MAX_FINAL_FACTS)
        return [row.fact for row in rows if row.version == rows[-1].version]

    async def _missed_facts(self, entries: Sequence[OutboxEntry], s: Snapshot) -> tuple[Fact, ...]:
        """Return the public facts since the called seats last moved themselves."""
        seats = {Seat(entry.seat) for entry in entries if entry.seat is not None}
        moved = [await self._news.last_own_move(s.table.id, seat) for seat in sorted(seats)]
        known = max(min(moved, default=0), await self._seated_since(s) - 1)
        return await self._news.since(s.table.id, None, known)

    async def _seated_since(self, s: Snapshot) -> int:
        """Return the version since which every seat has its present player; 0: none was replaced.

        Facts before it are not told: they would put a present player's name to another player's move.
        """
        return await self._news.last_taken(s.table.id) if s.table.former else 0


def _part(messages: Sequence[Message], number: int) -> Message:
    """Return a message of an end, counted from 0. Only the first pings, and it has the number of the others.

    If there are fewer than when the first was sent, because Discord refused the film, the last one repeats the rest.
    """
    if number == 0:
        return replace(messages[0], sequels=len(messages) - 1)
    return replace(messages[min(number, len(messages) - 1)], pings=())


class Films:
    """Films of finished games, each made in a task of its own, so that no board waits for a film.

    Lives in memory only; after a restart a film that was not sent is made again. Belongs to one event loop.
    """

    def __init__(self, presenter: Presenter, made: Callable[[int], None]) -> None:
        """`made` is called with the id of every table whose film is ready or has failed."""
        self._presenter = presenter
        self._made = made
        self._making: dict[int, asyncio.Future[Attachment | None]] = {}

    def is_awaited(self, table: Table, entries: Iterable[OutboxEntry]) -> bool:
        """Return whether a table's farewell has to wait for a film that is not made yet."""
        farewells = [entry for entry in entries if entry.kind.traits.filmed]
        if any(entry.open for entry in farewells):
            return False  # the resumed farewell still needs the film
        if farewells or not table.finished or table.state is None or not self._presenter.films(table):
            self._making.pop(table.id, None)
            return False
        task = self._making.get(table.id)
        return task is None or not task.done()

    def order(self, table: Table) -> asyncio.Future[Attachment | None]:
        """Start making a film, unless that has started already; return its future."""
        task = self._making.get(table.id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._make(table), name=f"film {table.id}")
            self._making[table.id] = task
        return task

    async def film(self, table: Table) -> Attachment | None:
        """Return the film, making it first if necessary; None: the game has no film, or it failed."""
        if table.state is None or not self._presenter.films(table):
            return None
        return await asyncio.shield(self.order(table))

    def reject(self, table: Table) -> None:
        """Replace a film that Discord rejected by none."""
        film: asyncio.Future[Attachment | None] = asyncio.get_running_loop().create_future()
        film.set_result(None)
        self._making[table.id] = film

    @property
    def under_way(self) -> list[asyncio.Future[Attachment | None]]:
        """The films that are being made."""
        return [task for task in self._making.values() if not task.done()]

    async def finished(self, table: int) -> None:
        """Wait until no film of a table is being made, and its table is woken."""
        task = self._making.get(table)
        if task is not None:
            await asyncio.wait((task,))
            await asyncio.sleep(0)

    async def kill(self) -> None:
        """Cancel the films that are being made."""
        tasks = self.under_way
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, table: Table) -> Attachment | None:
        try:
            return await self._presenter.film(table)
        except Exception:  # noqa: BLE001 - the farewell stands without it
            _log.exception("film.failed")
            return None
        finally:
            asyncio.get_running_loop().call_soon(self._made, table.id)
