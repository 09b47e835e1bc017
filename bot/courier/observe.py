"""Observe: read the delivered and the pending data of one table, at one time, into a `Snapshot`.

Only reads. A full observation reads everything. After an action the outbox is read again, and other data only if the
action or another part of the bot can have changed it while the table stayed the same. The calls are read last and
separately: most actions are planned without them, and other tables may call the same players meanwhile.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.courier.actions import delivers_news
from bot.courier.outbox import EntryKind
from bot.courier.pings import (
    Ping,
    PingContext,
    PingPlan,
    has_begun_uncalled,
    pings_due,
    plan_pings,
    still_calls,
    uncalled_seats,
    waiting_seats,
)
from bot.courier.snapshot import MESSAGES_HIDING_BOARD, Onlookers, Snapshot
from bot.game.contract import Refused, Seat
from bot.preferences.settings import PingInterval
from bot.table.facts import NOBODY
from bot.table.model import Status, users_around
from bot.table.quiet_hours import quiet_until
from bot.transport.refusals import REQUEST_ERRORS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.courier.actions import Action
    from bot.courier.compose import Films
    from bot.courier.outbox import OutboxEntry
    from bot.courier.snapshot import CourierParts
    from bot.preferences.settings import Following, PersonSettings, SeatWish
    from bot.table.model import Table
    from bot.table.news import NewsRow


class OnlookerReader:
    """Reads the subscriptions to a table; cheap at a table without any."""

    def __init__(self, parts: CourierParts, quiet: Callable[[int, float], float | None]) -> None:
        self._parts = parts
        self._quiet = quiet

    async def read(self, table: Table) -> Onlookers:
        """Return the onlookers of a table: users with a subscription that concerns it."""
        changes = self._parts.people.subscription_changes  # read first, so that a change during the reading is noticed
        subscribers = await self._parts.people.subscribers((table.game, table.place.guild), ("", table.id))
        guild, people = table.place.guild, self._parts.people
        await people.fetch(guilds=[guild])
        wishes = tuple(one for one in _wishes(subscribers, table) if not people.is_blocked(guild, one[0]))
        followings = tuple(
            (settings.user, following)
            for settings in subscribers
            for following in settings.followings
            if following.table == table.id
        )
        if not wishes and not followings:
            return Onlookers(changes=changes)
        users = sorted({user for user, _ in (*wishes, *followings)})
        return Onlookers(
            wishes=wishes,
            followings=followings,
            seat_free=self._seat_free(table),
            sat_down=await self._parts.news.last_sat_down(table.id) if wishes else 0.0,
            round_over=frozenset([user for user, following in followings if await self._round_over(table, following)]),
            held={user: until for user in users if (until := await self._held_until(user)) is not None},
            changes=changes,
        )

    async def reread(self, table: Table, known: Onlookers) -> Onlookers:
        """Return the onlookers of a table that has not changed since `known` was read.

        A table without onlookers gets one only when a subscription changes. An onlooker's data also changes with time
        and with messages from other tables.
        """
        unchanged = not known.users and known.changes == self._parts.people.subscription_changes
        return known if unchanged else await self.read(table)

    def _seat_free(self, table: Table) -> bool:
        if table.status is not Status.LOBBY or table.place.private or table.away is not None:
            return False
        try:
            return len(table.seats) < self._parts.tables.game_of(table).most_seats(table.options)
        except Refused:
            return False

    async def _round_over(self, table: Table, following: Following) -> bool:
        """Return whether every playing seat has moved since the follower was last notified.

        A round without a public fact to report does not count.
        """
        if not following.rounds or table.status is not Status.RUNNING or table.state is None:
            return False
        playing = table.where(lambda state: state.departure is None)
        if not playing <= await self._parts.news.seats_moved(table.id, following.version):
            return False
        return any(not fact.minor for fact in await self._parts.news.since(table.id, None, following.version))

    async def _held_until(self, user: int) -> float | None:
        """Return until when a user may not be pinged (quiet hours, recent pings), Unix seconds; None: not held."""
        now, recent = self._parts.clock.now(), _call_times(await self._parts.outbox.calls_to(user))
        lull = self._parts.ping_policy.lull_after(recent, now)
        ends = [end for end in (self._quiet(user, now), lull) if end is not None and end > now]
        return max(ends, default=None)


def _wishes(people: list[PersonSettings], table: Table) -> list[tuple[int, SeatWish]]:
    """Return the wishes that no other table has taken, of users who neither sit at the table nor are invited to it."""
    game_and_guild = (table.game, table.place.guild)
    table_users = {*table.invited, *(state.user for state in table.seats)}
    return [
        (settings.user, wish)
        for settings in people
        for wish in settings.wishes
        if (wish.game, wish.guild) == game_and_guild
        and (wish.table == table.id or (wish.table is None and settings.user not in table_users))
    ]


class Observer:
    """Reads everything that a plan depends on."""

    def __init__(self, parts: CourierParts, films: Films) -> None:
        self._parts = parts
        self._films = films
        self._onlookers = OnlookerReader(parts, self._quiet)

    async def observe(self, table_id: int) -> Snapshot:
        """Return a full observation of a table, without the calls. Raise `Refused` if there is no such table."""
        return await self._observe_all(await self._parts.tables.find(table_id))

    async def _observe_all(self, table: Table) -> Snapshot:
        pending = await self._pending(table)
        entries = await self._parts.outbox.current_entries(table.id)
        return await self._snapshot(table, pending, entries, await self._onlookers.read(table))

    async def refresh(self, s: Snapshot, action: Action) -> Snapshot:
        """Return the same as `observe` after `action` was carried out on `s`, but read only the data that may differ.

        Every change of a table makes a new `Table` object; if the object differs, everything is read. Raise `Refused`
        if the table no longer exists.
        """
        table = await self._parts.tables.find(s.table.id)
        if table is not s.table:
            return await self._observe_all(table)
        entries = await self._parts.outbox.current_entries(table.id)
        pending = await self._pending(table) if s.pending and delivers_news(action) else s.pending
        return await self._snapshot(table, pending, entries, await self._onlookers.reread(table, s.onlookers))

    async def _snapshot(
        self, table: Table, pending: tuple[NewsRow, ...], entries: tuple[OutboxEntry, ...], onlookers: Onlookers
    ) -> Snapshot:
        await self._resume_count(table, entries)
        users = users_around(table) | onlookers.users
        await self._parts.people.fetch(users, [table.place.guild])
        webhook = self._parts.people.server(table.place.guild).webhook
        return Snapshot(
            table=table,
            pending=pending,
            entries=entries,
            calls=PingPlan(),
            closed_dms=frozenset({NOBODY, *(user for user in users if self._parts.people.person(user).dm_closed)}),
            is_buried=self._parts.message_counter.hides_board(table.place.thread or table.place.channel),
            now=self._parts.clock.now(),
            asleep=frozenset(
                entry.user for entry in entries if entry.open and entry.user in users and self.is_quiet(entry.user)
            ),
            seats_with_letter=frozenset(
                seat for seat in waiting_seats(table) if self._parts.presenter.needs_letter(table, seat)
            ),
            is_filming=self._films.is_awaited(table, entries),
            absent=self._absent(table),
            restoration=self._parts.outbox.restoration,
            is_away=self._parts.tables.absence.concerns(table),
            onlookers=onlookers,
            bare=table.state is not None and not await self._parts.ready(table, 0),
            announcements=self._parts.people.server(table.place.guild).announcements,
            events_since=None if webhook is None else webhook.start,
            unswept=table.id in self._parts.outbox.unswept,
            asides={seat: name for seat in table.people if (name := self._parts.presenter.aside(table, seat))},
        )

    async def _resume_count(self, table: Table, entries: Sequence[OutboxEntry]) -> None:
        """After a restart, estimate how many messages came after a running table's board, and count on from there.

        The bot's own messages are known. If another message came after all of them, the board counts as out of sight:
        nobody knows how long the chat was, and posting the board again once disturbs nobody. The last message may also
        be one whose receipt a crash prevented, so open intents are resumed first.
        """
        channel, counter = table.place.thread or table.place.channel, self._parts.message_counter
        if any(entry.open and entry.channel == channel for entry in entries):
            return
        messages = {entry.message: entry for entry in entries if entry.channel == channel and entry.message is not None}
        boards = [message for message, entry in messages.items() if entry.kind is EntryKind.BOARD and entry.live]
        if table.status is not Status.RUNNING or counter.counts(channel) or not boards:
            return
        try:
            last = await self._parts.sender.last_message(channel)
        except REQUEST_ERRORS:
            last = None
        own = sum(message > max(boards) for message in messages)
        is_own = last is None or last <= max(messages)
        counter.start(channel, own if is_own else MESSAGES_HIDING_BOARD)

    async def with_calls(self, s: Snapshot) -> Snapshot:
        """Return the snapshot with the calls that are due now."""
        return replace(s, calls=await self._calls(s))

    async def _calls(self, s: Snapshot) -> PingPlan:
        pings = await self._pings_due(s.table, s.pending, s.entries)
        if not pings:
            return PingPlan()
        context = replace(await self._context(pings, s.seats_with_letter), homeless=s.homeless)
        return plan_pings(pings, context, self._parts.clock.now(), self._parts.ping_policy)

    def _absent(self, table: Table) -> dict[Seat, float]:
        now, players = self._parts.clock.now(), [(seat, table.seats[seat].user) for seat in sorted(table.people)]
        time_off = {seat: self._parts.absent(user, now) for seat, user in players if user is not None}
        return {seat: absent.until for seat, absent in time_off.items() if absent is not None}

    def still_called(self, entry: OutboxEntry) -> bool:
        """Return whether a call, or a digest's entry for one table, still holds."""
        try:
            table = self._parts.tables.get(entry.table)
        except Refused:
            return False
        return still_calls(table, entry)

    async def _pending(self, table: Table) -> tuple[NewsRow, ...]:
        """Return the pending news up to the table's version.

        The table was read first; newer news waits for the next observation.
        """
        rows = await self._parts.news.pending(table.id)
        return tuple(row for row in rows if row.version <= table.version)

    async def _pings_due(
        self, table: Table, pending: Sequence[NewsRow], entries: Sequence[OutboxEntry]
    ) -> tuple[Ping, ...]:
        last_moves = {
            seat: await self._parts.news.last_moved_at(table.id, seat) for seat in uncalled_seats(table, entries)
        }
        busy = frozenset(seat for seat, moved_at in last_moves.items() if has_begun_uncalled(table, seat, moved_at))
        people = self._parts.people
        users = {state.user for state in table.seats if state.user is not None}
        rare = frozenset(user for user in users if people.person(user).pings is not PingInterval.EACH)
        return tuple(pings_due(table, pending, entries, busy, rare))

    async def _context(self, pings: Sequence[Ping], seats_with_letter: frozenset[Seat]) -> PingContext:
        users = sorted({ping.user for ping in pings})
        now = self._parts.clock.now()
        calls = {user: await self._parts.outbox.calls_to(user) for user in users}
        return PingContext(
            elsewhere={user: await self._elsewhere(user, pings[0].table.id, calls[user]) for user in users},
            recent={user: _call_times(calls[user]) for user in users},
            quiet={user: end for user in users if (end := self._quiet(user, now)) is not None},
            people={user: self._parts.people.person(user) for user in users},
            seats_with_letter=seats_with_letter,
        )

    async def _elsewhere(self, user: int, table_id: int, calls: Sequence[OutboxEntry]) -> tuple[Ping, ...]:
        pings: list[Ping] = []
        for waiting_seat in self._parts.tables.waiting_for(user):
            table = waiting_seat.table
            if table.id == table_id:
                continue
            pending = await self._pending(table) if table.seats[waiting_seat.seat].clock.reminded else ()
            table_calls = [call for call in calls if call.table == table.id]
            pings += [ping for ping in await self._pings_due(table, pending, table_calls) if ping.user == user]
        return tuple(pings)

    def _quiet(self, user: int, now: float) -> float | None:
        hours = self._parts.people.quiet_hours(user)
        return None if hours is None else quiet_until(hours, now)

    def is_quiet(self, user: int) -> bool:
        """Return whether a user has quiet hours now."""
        return self._quiet(user, self._parts.clock.now()) is not None


def _call_times(calls: Sequence[OutboxEntry]) -> tuple[float, ...]:
    """Return the times of a user's calls; several calls in one message count once."""
    return tuple({call.nonce: call.at for call in calls}.values())
