"""What the host reports of tables, time and outages. Pure; changes a `Draft`. A repeated report changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.leagues import course
from bot.leagues.absence import MANY_MISSED_TURNS, missed_turns
from bot.leagues.decisions import LeagueAction, NoticeKind
from bot.leagues.model import EntrantStatus, LeagueStatus, MatchStatus, MissedTime
from bot.leagues.replacing import forfeit, vacate

if TYPE_CHECKING:
    from bot.leagues.decisions import (
        BotOutage,
        LateTurn,
        LeagueTick,
        SeatHandedOver,
        SeatResigned,
        Silence,
        TableClosed,
        TableFinished,
        TableOpened,
        VoidMatch,
    )
    from bot.leagues.draft import Draft
    from bot.leagues.model import Match


def table_opened(draft: Draft, command: TableOpened) -> None:
    """Note the table of a match; the table of a match that was decided meanwhile is to be closed."""
    match = draft.require_match(command.match)
    if match.table is not None:
        return
    draft.change_match(match.number, table=command.table, closing=match.status is not MatchStatus.OPEN or match.closing)
    opening = command.opening
    if opening is not None:
        for index, entrant in enumerate(opening.entrants):
            draft.change_seat(match.number, index, at_table=entrant, resigned=index in opening.forfeits)
    draft.note(LeagueAction.TABLE_OPENED, by_rule=True, match=match.number)


def table_finished(draft: Draft, command: TableFinished) -> None:
    """Count the result of a match that is open; the table of any other match needs no closing any more."""
    match = draft.require_match(command.match)
    if match.status is not MatchStatus.OPEN:
        draft.change_match(match.number, closing=False)
        return
    scores = command.scores or (None,) * len(match.seats)
    for index, (place, score) in enumerate(zip(command.places, scores, strict=True)):
        is_forfeit = match.seats[index].forfeit or index in command.resigned
        draft.change_seat(match.number, index, place=place, score=score, forfeit=is_forfeit)
    draft.change_match(match.number, status=MatchStatus.FINISHED, ended=draft.now, closing=False)
    draft.note(LeagueAction.RESULT, by_rule=True, match=match.number)
    course.go_on(draft)


def table_closed(draft: Draft, command: TableClosed) -> None:
    """Let the absent players of a match without an outcome forfeit; without absent players it is void."""
    match = draft.require_match(command.match)
    draft.change_match(match.number, closing=False)
    if match.status is not MatchStatus.OPEN:
        return
    if command.absent or any(seat.forfeit for seat in match.seats):
        for index in command.absent:
            _forfeit_seat(draft, match, index)
        draft.change_match(match.number, status=MatchStatus.FINISHED, ended=draft.now)
        draft.note(LeagueAction.RESULT, by_rule=True, match=match.number)
    else:
        draft.change_match(match.number, status=MatchStatus.VOID, ended=draft.now)
        draft.note(LeagueAction.VOID, match=match.number)
    course.go_on(draft)


def void_match(draft: Draft, command: VoidMatch) -> None:
    """Let a moderator void a match of a running league."""
    draft.require_running()
    match = draft.require_match(command.match)
    if match.status is not MatchStatus.VOID:
        is_open = match.status is MatchStatus.OPEN
        course.void(draft, match)
        draft.change_match(match.number, closing=(is_open or match.closing) and match.table is not None)
        course.go_on(draft)


def seat_handed_over(draft: Draft, command: SeatHandedOver) -> None:
    """Note who sits in a seat of the table now."""
    draft.require_match(command.match)
    draft.change_seat(command.match, command.seat, at_table=command.entrant)


def seat_resigned(draft: Draft, command: SeatResigned) -> None:
    """Note that the program plays a forfeiter's seat."""
    draft.require_match(command.match)
    draft.change_seat(command.match, command.seat, resigned=True)


def turn_missed(draft: Draft, command: LateTurn) -> None:
    """Note a missed turn once, and warn a player before they have missed too many."""
    draft.require_match(command.match)
    number = draft.entrant_of(command.user)
    known = {(missed.entrant, missed.since) for missed in draft.league.missed if not missed.forfeit}
    if number is None or (number, command.since) in known:
        return
    draft.change(missed=(*draft.league.missed, MissedTime(number, command.since, draft.now)))
    if missed_turns(draft.league.missed, number) == MANY_MISSED_TURNS - 1:
        draft.tell(number, NoticeKind.OFTEN_LATE, command.match)


def tick(draft: Draft, command: LeagueTick) -> None:
    """Apply everything that is due at this time."""
    if draft.league.frozen_since is not None:
        return
    if draft.league.status is LeagueStatus.JOINING:
        _start_on_date(draft)
    elif draft.league.status is LeagueStatus.RUNNING:
        _apply_deadlines(draft, command)


def _apply_deadlines(draft: Draft, command: LeagueTick) -> None:
    for silence in command.silences:
        _apply_silence(draft, silence)
    _call_off_overdue_matches(draft)
    course.go_on(draft)


def freeze(draft: Draft) -> None:
    """Stop the deadlines of a league that is not over."""
    if draft.league.status in (LeagueStatus.JOINING, LeagueStatus.RUNNING) and draft.league.frozen_since is None:
        draft.change(frozen_since=draft.now)
        draft.note(LeagueAction.FROZEN)


def thaw(draft: Draft) -> None:
    """Let the deadlines of a frozen league go on."""
    since = draft.league.frozen_since
    if since is not None:
        draft.change(frozen_since=None)
        _move_deadline(draft, since, draft.now)
        draft.note(LeagueAction.THAWED)
        course.go_on(draft)


def outage(draft: Draft, command: BotOutage) -> None:
    """Move the deadlines by an outage of the bot; a frozen league moves them when it goes on."""
    if draft.league.frozen_since is None:
        _move_deadline(draft, command.since, command.until)


def _move_deadline(draft: Draft, since: float, until: float) -> None:
    league = draft.league
    if league.status is not LeagueStatus.RUNNING:
        return
    *earlier, last = league.rounds
    seconds = until - max(since, last.began, league.settled_until)
    if seconds > 0:
        due = None if last.due is None else last.due + seconds
        draft.change(rounds=(*earlier, replace(last, due=due)), settled_until=until)


def _start_on_date(draft: Draft) -> None:
    starts_at = draft.league.settings.starts_at
    if starts_at is None or draft.now < starts_at:
        return
    if len(draft.playing()) < course.least_entrants(draft):
        course.cancel(draft)
    else:
        course.start(draft)


def _apply_silence(draft: Draft, silence: Silence) -> None:
    """Warn a silent player, or replace them; without a waiting list their first silence forfeits only the match."""
    number = draft.entrant_of(silence.user)
    seat = None if number is None else draft.open_seat(number)
    if number is None or seat is None or seat[0] != silence.match:
        return
    state = draft.league.matches[seat[0]].seats[seat[1]]
    limit = draft.league.settings.forfeit_after
    waited = draft.now - silence.since
    if waited < limit / 2 or state.at_table != number:
        return
    if waited < limit:
        if state.warned != silence.since:
            draft.change_seat(*seat, warned=silence.since)
            draft.note(LeagueAction.WARNED, by_rule=True, entrant=number, match=seat[0])
            draft.tell(number, NoticeKind.WARNED, seat[0], silence.since + limit)
        return
    is_first = not any(missed.forfeit and missed.entrant == number for missed in draft.league.missed)
    missed = MissedTime(number, silence.since, draft.now, forfeit=True)
    draft.change(missed=(*draft.league.missed, missed))
    if is_first and draft.first_waiting() is None:
        forfeit(draft, number)
    else:
        vacate(draft, number, EntrantStatus.GONE)


def _call_off_overdue_matches(draft: Draft) -> None:
    due = draft.league.rounds[-1].due
    if due is None or draft.now < due:
        return
    for match in draft.league.matches:
        if match.status is MatchStatus.OPEN and not match.closing:
            draft.note(LeagueAction.OVERDUE, by_rule=True, match=match.number)
            if match.table is None:
                course.void(draft, match)
            else:
                draft.change_match(match.number, closing=True)


def _forfeit_seat(draft: Draft, match: Match, index: int) -> None:
    if not draft.league.matches[match.number].seats[index].forfeit:
        draft.change_seat(match.number, index, forfeit=True, resigned=True)
        draft.note(LeagueAction.FORFEIT, by_rule=True, entrant=match.seats[index].entrant, match=match.number)
