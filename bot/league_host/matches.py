"""The tables of a league's matches: carries out the engine's tasks and reads results and silences off the tables.

Each task can be repeated: a table is opened once under the key of its match, and a seat that has changed hands already
is reported as such.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from bot.game.contract import Refused, Seat
from bot.i18n.names import user_at
from bot.leagues.decisions import (
    CloseTable,
    LeaveLeague,
    OpenTable,
    ReplaceAtTable,
    ResignAtTable,
    SeatHandedOver,
    SeatResigned,
    Silence,
    TableClosed,
    TableFinished,
    TableOpened,
    VoidMatch,
)
from bot.leagues.model import MatchStatus
from bot.table import matches, seats
from bot.table.model import Person, Place, Status
from bot.table.store import Repeated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bot.league_host.store import LeagueRecord
    from bot.leagues.decisions import LeagueCommand, LeagueTask
    from bot.leagues.model import Match
    from bot.system.clock import Clock
    from bot.table.decisions import Decision, DecisionContext
    from bot.table.model import Table
    from bot.table.service import Tables

_log = structlog.stdlib.get_logger(__name__)


class MatchTables:
    """The tables of all leagues.

    `is_away` returns whether a user takes time off at a time.
    """

    def __init__(self, tables: Tables, clock: Clock, *, is_away: Callable[[int, float], bool]) -> None:
        self._tables = tables
        self._clock = clock
        self._is_away = is_away
        self.is_forum: Callable[[int, int], bool] = lambda _guild, _channel: False
        """Returns whether a channel of a server is a forum, in which each table is a post."""

    def running(self) -> list[Table]:
        """Return the running tables of leagues."""
        return [table for table in self._tables.running() if table.league is not None]

    async def carry_out(self, record: LeagueRecord, task: LeagueTask) -> LeagueCommand:
        """Carry out a task; return the report for the engine. Raise `bot.table.store.StorageFailed` or `Conflict`."""
        match task:
            case OpenTable():
                return await self._open(record, task)
            case CloseTable():
                return await self._close(record, task)
            case ReplaceAtTable():
                return await self._replace(record, task)
            case ResignAtTable():
                return await self._resign(record, task)

    async def _open(self, record: LeagueRecord, task: OpenTable) -> LeagueCommand:
        """Open the table of a match; a match that cannot be played becomes void."""
        league = record.league
        key = f"league:{league.id}:{task.match}"
        try:
            table = await self._tables.open_match(self._new_match(record, task), key)
        except Repeated as repeated:
            return TableOpened(task.match, repeated.table or 0)
        except Refused as refused:
            _log.error("league.match_refused", league=league.id, match=task.match, reason=refused.text)
            return VoidMatch(task.match)
        return TableOpened(task.match, table.id, task)

    def _new_match(self, record: LeagueRecord, task: OpenTable) -> matches.NewMatch:
        league = record.league
        contest = league.settings.contests[league.matches[task.match].contest]
        game = self._tables.game_named(contest.game)
        return matches.NewMatch(
            game=game,
            place=Place(league.guild, record.channel, forum=self.is_forum(league.guild, record.channel)),
            people=tuple(self._person(record, task, seat) for seat in range(len(task.entrants))),
            language=record.language,
            pace=league.settings.pace,
            options=options_of(contest.options, game.options),
            rated=record.rated,
            strength=record.strength,
            league=league.id,
        )

    def _person(self, record: LeagueRecord, task: OpenTable, seat: int) -> Person | None:
        entrant = record.league.entrants[task.entrants[seat]]
        return Person(entrant.user, entrant.name) if entrant.user and seat not in task.forfeits else None

    async def _close(self, record: LeagueRecord, task: CloseTable) -> LeagueCommand:
        """Close the table of a match; a game that has come to its outcome meanwhile counts."""
        table = await self._find(task.table)
        if table is not None and not table.finished:
            table = await self._change(record, f"close:{task.match}", task.table, matches.close)
        if table is not None and table.outcome is not None:
            return self._result(record.league.matches[task.match], table)
        return TableClosed(task.match, () if table is None else self._awaited(table))

    async def _replace(self, record: LeagueRecord, task: ReplaceAtTable) -> LeagueCommand:
        """Hand a seat over; a person who cannot take it goes from the league."""
        seat, user = Seat(task.seat), task.user
        person = Person(user, record.league.entrants[task.entrant].name)
        handed_over = SeatHandedOver(task.match, task.seat, task.entrant)
        table = await self._find(task.table)
        if table is None or table.finished or user_at(table, seat) == user:
            return handed_over
        key = f"seat:{task.match}:{task.seat}:{task.entrant}"
        try:
            decide = partial(seats.hand_over, person=person, seat=seat)
            await self._tables.change(task.table, user, f"league:{record.league.id}:{key}", decide)
        except Repeated:
            return handed_over
        except Refused as refused:
            _log.info("league.seat_refused", league=record.league.id, match=task.match, reason=refused.text)
            return LeaveLeague(user, removed=True)
        return handed_over

    async def _resign(self, record: LeagueRecord, task: ResignAtTable) -> LeagueCommand:
        if await self._find(task.table) is not None:
            key = f"forfeit:{task.match}:{task.seat}"
            await self._change(record, key, task.table, partial(matches.give_up, seat=Seat(task.seat)))
        return SeatResigned(task.match, task.seat)

    async def _change(
        self, record: LeagueRecord, key: str, table: int, decide: Callable[[DecisionContext], Decision | None]
    ) -> Table:
        try:
            return await self._tables.change_match(table, f"league:{record.league.id}:{key}", decide)
        except Repeated:
            return await self._tables.find(table)

    async def results(self, record: LeagueRecord) -> list[LeagueCommand]:
        """Return the reports of the open matches whose tables are over."""
        reports: list[LeagueCommand] = []
        for match in _with_tables(record):
            table = await self._find(match.table or 0)
            if table is None:
                reports.append(TableClosed(match.number))
            elif table.finished:
                reports.append(self._result(match, table))
        return reports

    def _result(self, match: Match, table: Table) -> LeagueCommand:
        if table.outcome is None:
            return TableClosed(match.number)
        scores = None if table.cut_short else table.outcome.scores
        resigned = tuple(int(seat) for seat in table.resigned)
        return TableFinished(match.number, table.outcome.places, scores, resigned)

    async def silences(self, record: LeagueRecord) -> tuple[Silence, ...]:
        """Return the players of open matches for whom their tables wait; not those on time off."""
        found: list[Silence] = []
        for match in _with_tables(record):
            table = await self._find(match.table or 0)
            if table is not None and table.status is Status.RUNNING and not table.paused:
                found += self._silences_at(match, table)
        return tuple(found)

    def _silences_at(self, match: Match, table: Table) -> Iterator[Silence]:
        now = self._clock.now()
        for state in table.seats:
            clock, user, since = state.clock, state.user, state.silent_since
            if not state.plays or clock.since is None or clock.unreached or user is None or since is None:
                continue
            if not self._is_away(user, now):
                yield Silence(match.number, user, since)

    def _awaited(self, table: Table) -> tuple[int, ...]:
        """Return the seats for whose players a table without an outcome waited in the end."""
        if table.state is None:
            return ()
        acting = self._tables.game_of(table).to_act(table.state)
        return tuple(int(seat) for seat in sorted(acting) if table.seats[seat].plays)

    async def _find(self, table: int) -> Table | None:
        """Return a table; None: it is not stored any more, or unreadable."""
        try:
            return await self._tables.find(table)
        except Refused:
            return None


def _with_tables(record: LeagueRecord) -> list[Match]:
    return [m for m in record.league.matches if m.status is MatchStatus.OPEN and m.table is not None and not m.closing]


def options_of(stored: str, options_type: Any) -> Any:
    """Return a contest's options; raise `Refused` if they are not the game's."""
    try:
        return msgspec.json.decode(stored, type=options_type)
    except (msgspec.ValidationError, msgspec.DecodeError):
        raise Refused("unknown-option") from None
