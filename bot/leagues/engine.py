"""The engine of leagues: opens a league, decides about commands, and names the host's next tasks. Pure.

The host keeps three rules. It saves the league of each decision together with its log, unless the decision's league is
the one from before. It does the tasks of `pending` and reports them. It sends a `LeagueTick` at `next_time`, and every
hour with the silences of the open tables. After a crash, a restart or a restored backup it goes on in the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.leagues import course, decisions, entering, reports
from bot.leagues.decisions import (
    CloseTable,
    LeagueAction,
    LeagueDecision,
    LeagueLogEntry,
    OpenTable,
    ReplaceAtTable,
    ResignAtTable,
)
from bot.leagues.draft import Draft
from bot.leagues.model import League, LeagueStatus, MatchStatus

if TYPE_CHECKING:
    from bot.leagues.decisions import LeagueCommand, LeagueTask
    from bot.leagues.model import LeagueSettings, Match


def open_league(
    league_id: int, guild: int, name: str, organiser: int, settings: LeagueSettings, seed: bytes, now: float
) -> LeagueDecision:
    """Return a new league, which people can join. Raise `Refused` for settings with which it cannot be played."""
    entering.check_settings(settings, now)
    league = League(league_id, guild, name, organiser, settings, seed, now)
    return LeagueDecision(league, (LeagueLogEntry(now, LeagueAction.OPENED, organiser),))


def decide(league: League, command: LeagueCommand, now: float, by: int = 0) -> LeagueDecision:
    """Return the decision about a command of the person `by` (0: the host).

    Raise `Refused` with the id of a text if the person may not do this; nothing has changed then.
    """
    draft = Draft(league, now, by)
    _apply(draft, command)
    return draft.decision(league)


def _apply(draft: Draft, command: LeagueCommand) -> None:  # noqa: C901, PLR0912 - one line for each command
    match command:
        case decisions.JoinLeague():
            entering.join(draft, command)
        case decisions.LeaveLeague():
            entering.leave(draft, command)
            course.go_on(draft)
        case decisions.StartLeague():
            entering.start(draft)
        case decisions.VoidMatch():
            reports.void_match(draft, command)
        case decisions.SeatPlayer():
            entering.seat(draft, command)
        case decisions.EndLeague():
            entering.end(draft)
        case decisions.LeagueTick():
            reports.tick(draft, command)
        case decisions.TableOpened():
            reports.table_opened(draft, command)
        case decisions.TableFinished():
            reports.table_finished(draft, command)
        case decisions.TableClosed():
            reports.table_closed(draft, command)
        case decisions.LateTurn():
            reports.turn_missed(draft, command)
        case decisions.SeatHandedOver():
            reports.seat_handed_over(draft, command)
        case decisions.SeatResigned():
            reports.seat_resigned(draft, command)
        case decisions.FreezeLeague():
            reports.freeze(draft)
        case decisions.ThawLeague():
            reports.thaw(draft)
        case decisions.BotOutage():
            reports.outage(draft, command)


def next_time(league: League) -> float | None:
    """Return when the league next needs a `LeagueTick` by itself, Unix seconds; None: not before another command."""
    if league.frozen_since is not None:
        return None
    if league.status is LeagueStatus.JOINING:
        return league.settings.starts_at
    if league.status is not LeagueStatus.RUNNING:
        return None
    if course.is_round_over(league):
        return course.next_round_at(league)
    is_called_off = all(match.closing or match.status is not MatchStatus.OPEN for match in league.matches)
    return None if is_called_off else league.rounds[-1].due


def pending(league: League) -> tuple[LeagueTask, ...]:
    """Return the tasks that the host has not reported yet; none while the league is frozen."""
    if league.frozen_since is not None:
        return ()
    return tuple(task for match in league.matches for task in _tasks(league, match))


def _tasks(league: League, match: Match) -> list[LeagueTask]:
    if match.table is None:
        return [_opening(league, match)] if match.status is MatchStatus.OPEN else []
    if match.closing:
        return [CloseTable(match.number, match.table)]
    if match.status is not MatchStatus.OPEN:
        return []
    tasks: list[LeagueTask] = []
    for index, seat in enumerate(match.seats):
        if seat.forfeit and not seat.resigned:
            tasks.append(ResignAtTable(match.number, match.table, index))
        elif not seat.forfeit and seat.at_table != seat.entrant:
            user = league.entrants[seat.entrant].user
            tasks.append(ReplaceAtTable(match.number, match.table, index, user, seat.entrant))
    return tasks


def _opening(league: League, match: Match) -> OpenTable:
    users = tuple(league.entrants[seat.entrant].user for seat in match.seats)
    forfeits = tuple(index for index, seat in enumerate(match.seats) if seat.forfeit)
    return OpenTable(match.number, tuple(seat.entrant for seat in match.seats), users, forfeits)
