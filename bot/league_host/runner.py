"""The runner of leagues: applies commands, does the engine's tasks, and wakes each league when something is due.

Each league is brought to its recorded state by one task at a time, which can be repeated after any crash: it reads the
results off the tables, lets the engine decide, does the pending tasks and then has the messages brought up to date. A
change of a table, a press, the time and the arrival of a server wake it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

import structlog
from msgspec.structs import replace

from bot.game.contract import Refused
from bot.league_host.draw_checks import DrawChecks
from bot.league_host.missed_turns import MissedTurns
from bot.league_host.store import LeagueConflict
from bot.leagues import engine
from bot.leagues.absence import kept_out_until
from bot.leagues.decisions import (
    BotOutage,
    EndLeague,
    FreezeLeague,
    LateTurn,
    LeagueTick,
    LeaveLeague,
    ThawLeague,
)
from bot.leagues.model import EntrantStatus, LeagueStatus, MatchStatus
from bot.system.retrying import RetryingTasks
from bot.system.shards import WHOLE
from bot.table.deadlines import SERVER_RETURN_LIMIT_S
from bot.table.store import Conflict, StorageFailed
from bot.transport.refusals import REQUEST_ERRORS, delay_after, failure_of, refusal_delay_after

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    import discord

    from bot.league_host.matches import MatchTables
    from bot.league_host.missed_turns import MissedTurn
    from bot.league_host.store import LeagueRecord, LeagueStore
    from bot.leagues.decisions import LeagueCommand, LeagueLogEntry, LeagueNotice
    from bot.leagues.model import League
    from bot.system.clock import Clock, Timers
    from bot.system.shards import ServerShare
    from bot.table.model import Table

    Decide = Callable[[LeagueRecord, float], Awaitable["_Change"]]
    """Returns the change of a league at a time, Unix seconds."""
    Deliver = Callable[[LeagueRecord], Awaitable[bool]]
    """Brings a league's messages up to date; returns whether nothing is left to be sent."""

WATCH_INTERVAL_S = 3600.0
"""Seconds between two checks of a running league for silent players."""
DRAFT_LIFETIME_S = 48 * 3600.0
"""Seconds after which a league that was not announced is deleted."""
MAX_ATTEMPTS = 16
"""How often a change is decided again because the league has changed meanwhile."""
MAX_ROUNDS_OF_TASKS = 50
"""Rounds of tasks and reports in one go; more would be a fault."""

_log = structlog.stdlib.get_logger(__name__)


class _Change(NamedTuple):
    """A record with its log entries and notices; the record as it was read: nothing changes."""

    record: LeagueRecord
    log: Sequence[LeagueLogEntry] = ()
    notices: Sequence[LeagueNotice] = ()


class LeagueRunner:
    """The leagues of all servers. Belongs to one event loop.

    `connect` gives it the parts that need the client.
    """

    def __init__(
        self,
        store: LeagueStore,
        matches: MatchTables,
        clock: Clock,
        timers: Timers,
        *,
        owns: Callable[[int], bool] = lambda _guild: True,
        pass_on: Callable[[int], None] = lambda _league: None,
    ) -> None:
        """`owns` returns whether a server belongs to this process; `pass_on` wakes a league of another process."""
        self._owns = owns
        self._pass_on = pass_on
        self.store = store
        self.draw_checks = DrawChecks()
        self._matches = matches
        self._clock = clock
        self._timers = timers
        self._find_guild: Callable[[int], discord.Guild | None] = lambda _guild: None
        self._deliver: Deliver = _nothing_to_deliver
        self._guilds: dict[int, int] = {}
        """The servers of the unsettled leagues, by league."""
        self._removed: set[int] = set()
        """The servers that have removed the bot, as far as this process knows."""
        self._missed_turns = MissedTurns()
        self._reports: set[asyncio.Task[None]] = set()
        """The tasks that report missed turns to the engine."""
        self._faulty: set[int] = set()
        """The leagues of which an unexpected error was logged."""
        self._tasks = RetryingTasks("league", timers, self._work)

    def connect(
        self,
        find_guild: Callable[[int], discord.Guild | None],
        is_forum: Callable[[int, int], bool],
        deliver: Deliver,
    ) -> None:
        """Take the query for a server that the bot is on, the query for a forum, and the delivery of messages."""
        self._find_guild, self._matches.is_forum, self._deliver = find_guild, is_forum, deliver

    async def start(self, gap: float = 0.0, share: ServerShare = WHOLE) -> None:
        """Go on with the leagues of this process; those of `share` move their deadlines by `gap`, the downtime.

        Raise `StorageFailed`. A league whose deadlines cannot be moved does not stop the others.
        """
        self._missed_turns.begin(self._matches.running())  # before the first deadline can pass
        now = self._clock.now()
        for record in await self.store.unsettled():
            league = record.league
            if not self._owns(league.guild):
                continue
            self._guilds[league.id] = league.guild
            is_running = not record.is_draft and league.status is LeagueStatus.RUNNING
            if gap and is_running and share.covers(league.guild):
                try:
                    await self.decide(league.id, BotOutage(now - gap, now))
                except StorageFailed:
                    raise
                except Exception:  # noqa: BLE001 - one league must not stop the others
                    self._note_fault(league.id)
            self._tasks.wake(league.id)

    async def close(self) -> None:
        """Cancel what is under way; the next process goes on."""
        reports = list(self._reports)
        for report in reports:
            report.cancel()
        await asyncio.gather(*reports, return_exceptions=True)
        await self._tasks.close()

    async def drain(self) -> None:
        """Wait until no league is being worked on."""
        while self._reports:
            await asyncio.wait(self._reports)
        await self._tasks.drain()

    def servers(self) -> frozenset[int]:
        """Return the servers of the leagues that are not settled."""
        return frozenset(self._guilds.values())

    def wake(self, league: int) -> None:
        """Look at a league again, or have its process do so. Cheap."""
        if league in self._guilds:
            self.resume(league)
        else:
            self._pass_on(league)

    def resume(self, league: int) -> None:
        """Look at a league of this process that another process may have changed. Cheap."""
        self._tasks.restart(league)

    # ------------------------------------------------------------------------------------ what happens outside

    def note_change(self, table: Table) -> None:
        """Note a committed change of a table. Cheap."""
        if table.league is None:
            return
        if table.finished:
            self.wake(table.league)
        for turn in self._missed_turns.note(table):
            report = self._report_missed_turn(table.league, table.id, turn)
            task = asyncio.get_running_loop().create_task(report, name=f"league {table.league} turn")
            self._reports.add(task)
            task.add_done_callback(self._reports.discard)

    async def _report_missed_turn(self, league: int, table: int, turn: MissedTurn) -> None:
        """Report a missed turn to the engine; log every error."""
        since = self._clock.now() if turn.since is None else turn.since
        try:
            record = await self.store.load(league)
            numbers = [] if record is None else [m.number for m in record.league.matches if m.table == table]
            for number in numbers:
                await self.decide(league, LateTurn(number, turn.user, since))
        except (StorageFailed, Conflict) as error:
            _log.warning("storage.failed", during="league", reason=str(error))
        except Exception:  # noqa: BLE001 - nobody else hears of it
            self._note_fault(league)

    def server_left(self, guild: int) -> None:
        """Stop the leagues of a server that removed the bot."""
        self._removed.add(guild)
        self._wake_server(guild)

    def server_joined(self, guild: int) -> None:
        """Go on with the leagues of a server that has the bot."""
        self._removed.discard(guild)
        self._wake_server(guild)

    def _wake_server(self, guild: int) -> None:
        for league, of_league in self._guilds.items():
            if of_league == guild:
                self.wake(league)

    async def person_left(self, guild: int, user: int) -> None:
        """Remove a user who has left a server from its leagues. Raise `StorageFailed`."""
        for record in await self.store.on_server(guild):
            if not record.is_over and takes_part(record.league, user):
                await self.decide(record.league.id, LeaveLeague(user, removed=True))

    async def leave_all(self, user: int) -> None:
        """Remove a user whose data is to be deleted from all leagues. Raise `StorageFailed`."""
        for record in await self.store.unsettled():
            if not record.is_draft and not record.is_over and takes_part(record.league, user):
                await self.decide(record.league.id, LeaveLeague(user))

    # --------------------------------------------------------------------------------------------- changes

    async def add(self, record: LeagueRecord) -> LeagueRecord:
        """Save a new draft."""
        record = replace(record, version=1)
        await self.store.save(record)
        self._guilds[record.league.id] = record.league.guild
        self._tasks.wake(record.league.id)
        return record

    async def change(self, league: int, change: Callable[[LeagueRecord], LeagueRecord]) -> LeagueRecord | None:
        """Save a change of a record that the engine does not decide, such as of a draft; None: there is no league."""

        async def changed(record: LeagueRecord, _now: float) -> _Change:
            new = change(record)
            return _Change(record if new == record else new)

        return (await self._saved(league, changed))[0]

    async def announce(self, league: int) -> LeagueRecord | None:
        """Let people join a draft; None: there is no league. Raise `Refused` for settings that cannot be played."""

        async def opened(record: LeagueRecord, now: float) -> _Change:
            draft = record.league
            if not record.is_draft:  # a second press
                return _Change(record)
            decision = engine.open_league(
                draft.id, draft.guild, draft.name, draft.organiser, draft.settings, draft.seed, now
            )
            return _Change(replace(record, league=decision.league, is_draft=False), decision.log, decision.notices)

        announced, is_new = await self._saved(league, opened)
        if is_new:
            self.wake(league)
        return announced

    async def discard(self, league: int) -> None:
        """Delete a draft; a league that has been announced stays."""
        if await self.store.delete_draft(league):
            self._guilds.pop(league, None)

    async def decide(self, league: int, command: LeagueCommand, by: int = 0) -> LeagueRecord | None:
        """Let the engine decide about a command of the user `by` (0: the host); save the result and wake the league.

        Return the record; None: there is no league. Raise `Refused` as the engine does, or `StorageFailed`.
        """
        record, changed = await self._decided(league, command, by)
        if changed:
            self.wake(league)
        return record

    async def _decided(self, league: int, command: LeagueCommand, by: int = 0) -> tuple[LeagueRecord | None, bool]:
        async def decided(record: LeagueRecord, now: float) -> _Change:
            if record.is_draft:
                return _Change(record)
            decision = await asyncio.to_thread(engine.decide, record.league, command, now, by)
            if decision.league is record.league:
                return _Change(record)
            return _Change(replace(record, league=decision.league), decision.log, decision.notices)

        return await self._saved(league, decided)

    async def _saved(self, league: int, decide: Decide) -> tuple[LeagueRecord | None, bool]:
        """Save what `decide` makes of a league, again if the league has changed meanwhile.

        Return the record, and whether it is a new one; None: there is no league. Raise `Conflict` after `MAX_ATTEMPTS`.
        """
        for _ in range(MAX_ATTEMPTS):
            record, now = await self.store.load(league), self._clock.now()
            if record is None:
                return None, False
            change = await decide(record, now)
            if change.record is record:
                return record, False
            changed = replace(change.record, version=record.version + 1)
            try:
                await self.store.save(changed, change.log, change.notices, now)
            except LeagueConflict:
                continue
            return changed, True
        raise Conflict

    async def kept_out_until(self, guild: int, user: int) -> float | None:
        """Return the time until which a user is kept out of a server's new leagues; None: they are not."""
        return kept_out_until([record.league for record in await self.store.on_server(guild)], user)

    # --------------------------------------------------------------------------------------------- the work

    async def _work(self, league: int, failures: int) -> float | None:
        try:
            await self._settle(league)
        except (*REQUEST_ERRORS, StorageFailed, Conflict) as error:
            _log.info("league.postponed", league=league, fault=type(error).__name__)
            passes = isinstance(error, StorageFailed | Conflict) or failure_of(error).fault.passes
            return delay_after(failures) if passes else refusal_delay_after(failures)
        except Exception:  # noqa: BLE001 - one league must not stop the others
            self._note_fault(league)
            self._wake_in(league, WATCH_INTERVAL_S)
        return None

    def _note_fault(self, league: int) -> None:
        """Log the error that is being handled, once for each league."""
        if league not in self._faulty:
            self._faulty.add(league)
            _log.exception("league.failed", league=league)

    async def _settle(self, league: int) -> None:
        record = await self.store.load(league)
        if record is None or record.is_settled or not self._owns(record.league.guild):
            self._guilds.pop(league, None)
            return
        self._guilds[league] = record.league.guild
        if record.is_draft:
            await self._expire(record)
            return
        guild = self._find_guild(record.league.guild)
        if guild is None or guild.unavailable:
            await self._wait_for_server(record)
            return
        record = await self._go_on(record)
        is_delivered = await self._deliver(record)
        if record.is_over and is_delivered and not engine.pending(record.league):
            await self.change(league, lambda current: replace(current, is_settled=True))
            self._guilds.pop(league, None)
        else:
            self._set_timer(record)

    async def _expire(self, draft: LeagueRecord) -> None:
        left = draft.league.opened + DRAFT_LIFETIME_S - self._clock.now()
        if left <= 0:
            await self.discard(draft.league.id)
        else:
            self._wake_in(draft.league.id, left)

    async def _wait_for_server(self, record: LeagueRecord) -> None:
        """Stop the deadlines of a server that removed the bot, and end its leagues if it does not come back."""
        league, since = record.league, record.league.frozen_since
        if league.guild in self._removed and not record.is_over:
            if since is None:
                await self._decided(league.id, FreezeLeague())
            elif self._clock.now() - since > SERVER_RETURN_LIMIT_S:
                await self._decided(league.id, EndLeague())
        self._wake_in(league.id, WATCH_INTERVAL_S)

    async def _go_on(self, record: LeagueRecord) -> LeagueRecord:
        """Report results and the time to the engine and do its tasks, until nothing is left."""
        if record.league.frozen_since is not None:
            record = await self._report(record, ThawLeague())
        for _ in range(MAX_ROUNDS_OF_TASKS):
            before = record.version
            for report in await self._matches.results(record):
                record = await self._report(record, report)
            if record.league.status is LeagueStatus.RUNNING:
                record = await self._report(record, LeagueTick(await self._matches.silences(record)))
            else:
                record = await self._report(record, LeagueTick())
            for task in engine.pending(record.league):
                record = await self._report(record, await self._matches.carry_out(record, task))
            if record.version == before:
                return record
        _log.error("league.unsettled", league=record.league.id)
        return record

    async def _report(self, record: LeagueRecord, command: LeagueCommand) -> LeagueRecord:
        """Report to the engine and return the record; a refused report says that the league has gone on without it."""
        try:
            return (await self._decided(record.league.id, command))[0] or record
        except Refused as refused:
            _log.info("league.report_refused", league=record.league.id, reason=refused.text)
            return record

    def _set_timer(self, record: LeagueRecord) -> None:
        league, now = record.league, self._clock.now()
        times = [engine.next_time(league)]
        if any(match.status is MatchStatus.OPEN for match in league.matches):
            times.append(now + WATCH_INTERVAL_S)
        next_time = min((moment for moment in times if moment is not None), default=None)
        if next_time is not None:
            self._wake_in(league.id, max(1.0, next_time - now))

    def _wake_in(self, league: int, seconds: float) -> None:
        # The wall clock may be set meanwhile, so the league is looked at once an hour.
        self._timers.set(("league-time", league), min(seconds, WATCH_INTERVAL_S), lambda: self.wake(league))


async def _nothing_to_deliver(_record: LeagueRecord) -> bool:
    return True


def takes_part(league: League, user: int) -> bool:
    """Return whether a user plays in a league or waits for a place."""
    states = (EntrantStatus.PLAYING, EntrantStatus.WAITING)
    return any(entrant.user == user and entrant.status in states for entrant in league.entrants)
