"""Stopped tables: pauses, which the players agree on, and tables whose server has removed the bot.

While a table is stopped no seat is active and no clock runs, so no player loses a turn, also if the host is restarted.

- Pause: it takes the votes of more than half of the people who play. It lasts until a chosen moment, or until any
  player resumes the game. Then every seat has the time that it had left.
- Removed bot: the tables of a server wait until the bot is invited back. Then every turn begins anew. They are closed
  if the bot does not return within `deadlines.SERVER_RETURN_LIMIT_S`.

A table in quarantine is not changed. All decisions here are pure; only `Absence` has state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import structlog

from bot.game.contract import Public, Refused, Seat
from bot.table import deadlines, facts
from bot.table.deadlines import HOUR_S
from bot.table.decisions import ChangeKind, Decision, require_not_paused, require_player
from bot.table.ending import votes_needed
from bot.table.model import HeldTurn, Pause, PauseVote, Status
from bot.table.repository import by_server
from bot.table.store import Conflict, Repeated, StorageFailed
from bot.table.vacations import grace

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.game.contract import AnyGame
    from bot.table.decisions import DecisionContext
    from bot.table.model import SeatState, Table
    from bot.table.policies import Policy
    from bot.table.quiet_hours import QuietOf
    from bot.table.repository import Repository

replace = msgspec.structs.replace


def open_proposal(table: Table, now: float) -> PauseVote | None:
    """Return the pause proposal that can be voted for, or None.

    A proposal lapses at its moment, and when all players who voted for it have left.
    """
    vote = table.pause_vote
    if vote is None or table.paused or table.finished or (vote.until is not None and vote.until <= now):
        return None
    if not vote.seats & table.people:
        return None
    return vote


def vote_for_pause(context: DecisionContext, user: int, until: float | None) -> Decision:
    """Vote for a pause until `until` (Unix seconds). None means the standing proposal, or else a pause without an end.

    A proposal for another moment replaces the standing one. Raise `Refused` if the user's vote already counts, the
    moment is past, the table is paused, or the user does not play.
    """
    table, now = context.table, context.now
    seat = require_player(table, user)
    require_not_paused(table)
    vote = open_proposal(table, now)
    if until is None and vote is not None:
        until = vote.until
    if until is not None and until <= now:
        raise Refused("date-past")
    is_same_moment = vote is not None and vote.until == until
    seats = vote.seats & table.people if vote is not None and is_same_moment else frozenset[Seat]()
    if seat in seats and len(seats) < votes_needed(table):  # after a departure the votes may suffice
        raise Refused("already-voted-to-pause")
    votes = PauseVote(until, seats | {seat})
    decision = Decision(replace(table, pause_vote=votes), ChangeKind.PAUSE, (), seat)
    return _with_vote(decision, seat, votes, context)


def _with_vote(decision: Decision, seat: Seat, vote: PauseVote, context: DecisionContext) -> Decision:
    votes, needed = len(vote.seats), votes_needed(context.table)
    until = int(vote.until or 0)
    news = (Public(facts.PauseProposed(seat, until, votes, needed)),) if needed > 1 else ()
    if votes < needed:
        return replace(decision, news=news)
    return replace(decision, table=_paused(context, seat, vote.until), news=(*news, Public(facts.Paused(until))))


def _paused(context: DecisionContext, mover: Seat, until: float | None) -> Table:
    """Return the table with a pause, its clocks stopped, each seat's time left and each player's silence saved.

    The player whose vote decided has just acted, so the silence of that player is 0.
    """

    def stopped(seat: Seat, state: SeatState) -> SeatState:
        clock, silent_since = state.clock, state.silent_since
        turn = None if clock.since is None else HeldTurn(context.now - clock.since, _time_left(context, seat))
        silent = 0.0 if seat == mover or silent_since is None else context.now - silent_since
        return replace(state, clock=replace(clock, since=None, due=None, held=turn), silent_for=silent)

    return replace(context.table.with_seats(stopped), pause=Pause(context.now, until), pause_vote=None)


def _time_left(context: DecisionContext, seat: Seat) -> float | None:
    """Return the seconds that a seat has left; None: it has no deadline.

    A turn that was put off during time off has at least the grace that follows time off.
    """
    seconds = deadlines.seconds_left(context.table, seat, context.now, context.quiet)
    put_off = context.table.seats[seat].clock.excused is not None
    return max(seconds, grace(context.table.pace)) if put_off and seconds is not None else seconds


def resume(context: DecisionContext, user: int) -> Decision:
    """End a pause; any player may. Raise `Refused` if the table is not paused or the user does not play."""
    seat = require_player(context.table, user)
    if context.table.pause is None:
        raise Refused("not-paused")
    going_on = _clocks_resumed(context.table, context.now, context.quiet)
    return Decision(going_on, ChangeKind.RESUME, (Public(facts.Resumed(seat)),), seat)


def resumed_by_date(table: Table, now: float, quiet: QuietOf) -> Decision | None:
    """End a pause whose moment has come; None: it has not come, or the pause has no end."""
    pause = table.pause
    if pause is None or pause.until is None or pause.until > now or table.away is not None or table.finished:
        return None
    going_on = _clocks_resumed(table, now, quiet)
    return Decision(going_on, ChangeKind.RESUME, (Public(facts.ResumedByDate()),))


def _clocks_resumed(table: Table, now: float, quiet: QuietOf) -> Table:
    """Return the table without its pause, with its clocks running again; seats that have no player get no clock."""

    def with_silence(_seat: Seat, state: SeatState) -> SeatState:
        since, silent = state.silent_since, state.silent_for
        if since is not None and silent is not None:
            since = max(now - silent, since)
        return replace(state, silent_since=since, silent_for=None)

    return deadlines.restart_after_pause(replace(table.with_seats(with_silence), pause=None), now, quiet)


OPEN_STATUSES = (Status.LOBBY, Status.RUNNING)

_log = structlog.stdlib.get_logger(__name__)


class Absence:
    """The servers that have removed the bot. It stops their tables and resumes them."""

    def __init__(self, games: Mapping[str, AnyGame], repository: Repository, policy: Policy) -> None:
        self._games = games
        self._repository = repository
        self._policy = policy
        self._absent_servers: set[int] = set()

    def servers(self) -> frozenset[int]:
        """Return the servers of the tables in memory."""
        return frozenset(table.place.guild for table in self._repository)

    def concerns(self, table: Table) -> bool:
        """Return whether a table's messages cannot be delivered because its server has removed the bot."""
        return table.away is not None or table.place.guild in self._absent_servers

    async def begin(self, guild: int) -> None:
        """Stop every table of a server that has removed the bot. A removal is logged once, also after restarts."""
        self._absent_servers.add(guild)
        now = self._repository.clock.now()
        stopped_count = await self._change_all(guild, "away", lambda table: stopped_by_absence(table, now))
        if stopped_count:
            days = round(deadlines.SERVER_RETURN_LIMIT_S / (24 * HOUR_S))
            _log.warning("server.removed", guild=guild, tables=stopped_count, days=days)

    async def end(self, guild: int) -> None:
        """Resume every table of a server that has invited the bot back, and have finished tables rendered again."""
        was_absent = guild in self._absent_servers
        self._absent_servers.discard(guild)
        games, now, policy = self._games, self._repository.clock.now(), self._policy
        resumed_count = await self._change_all(
            guild, "back", lambda table: resumed_by_return(games, table, now, policy)
        )
        if resumed_count:
            _log.warning("server.returned", guild=guild, tables=resumed_count)
        for table in self._tables_on(guild) if was_absent else []:
            if table.finished:
                self._repository.notify(table)

    def _tables_on(self, guild: int) -> list[Table]:
        return list(self._repository.of(by_server(guild)))

    async def _change_all(self, guild: int, action: str, decide: Callable[[Table], Decision | None]) -> int:
        """Apply a decision to every table of a server; return how many changed. The next start repeats what failed."""
        count = 0
        for table in self._tables_on(guild):
            if decide(table) is None:
                continue
            try:
                await self._repository.change(table.id, f"{action}:{table.id}:{table.version}", decide, by=None)
                count += 1
            except Repeated:
                _log.info("table.change_repeated", table=table.id)
            except (Conflict, StorageFailed) as error:
                _log.warning("storage.failed", during=action, table=table.id, reason=str(error))
        return count


def stopped_by_absence(table: Table, now: float) -> Decision | None:
    """Stop a table whose server has removed the bot; None: it is stopped, finished or in quarantine."""
    if table.away is not None or table.status not in OPEN_STATUSES:
        return None
    return Decision(replace(deadlines.clear_running_clocks(table), away=now), ChangeKind.AWAY)


def resumed_by_return(games: Mapping[str, AnyGame], table: Table, now: float, policy: Policy) -> Decision | None:
    """Resume a table: turns and lobbies get their full time. None: it was not stopped, or it is in quarantine.

    A table that was closed meanwhile stays closed and can be shown again. A paused table stays paused, with the time
    left that every seat had.
    """
    if table.away is None or table.status is Status.BROKEN:
        return None
    absence_s = now - table.away

    def with_silence(_seat: Seat, state: SeatState) -> SeatState:
        return state if state.silent_since is None else replace(state, silent_since=state.silent_since + absence_s)

    table = replace(table.with_seats(with_silence), away=None)
    if table.finished:
        return Decision(table, ChangeKind.BACK)
    if table.status is Status.LOBBY:
        table = replace(table, closes=now + policy.lobby_hours * HOUR_S)
    elif table.state is not None and table.pause is None:
        table = deadlines.set_clocks(table, games[table.game].to_act(table.state), now, policy.quiet)
    return Decision(table, ChangeKind.BACK, (Public(facts.Returned()),))


def closed_by_absence(table: Table, now: float) -> Decision | None:
    """Close a table if the bot was not invited back within `deadlines.SERVER_RETURN_LIMIT_S`; None: there is time left.

    The seed is published as at every end, so that the deal can be checked.
    """
    if table.away is None or table.status not in OPEN_STATUSES or now < table.away + deadlines.SERVER_RETURN_LIMIT_S:
        return None
    seed = (Public(facts.SeedShown(table.seed.hex())),) if table.started else ()
    return Decision(replace(table, status=Status.CLOSED), ChangeKind.EXPIRE, (Public(facts.ServerLeft()), *seed))
