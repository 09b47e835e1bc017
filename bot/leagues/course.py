"""The course of a league: start, rounds and end. Pure; changes a `Draft`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.leagues.decisions import LeagueAction, NoticeKind
from bot.leagues.model import EntrantStatus, LeagueStatus, Match, MatchSeat, MatchStatus, Round
from bot.leagues.replacing import fill_vacancies
from bot.leagues.rounds import is_round_robin, next_round
from bot.leagues.standings import is_decided

if TYPE_CHECKING:
    from bot.leagues.draft import Draft
    from bot.leagues.model import League


def least_entrants(draft: Draft) -> int:
    """Return the number of people with whom the league can start."""
    settings = draft.league.settings
    return max(settings.min_entrants, *(contest.min_seats for contest in settings.contests))


def start(draft: Draft) -> None:
    """Start the league and draw its first round; there are enough people."""
    draft.change(status=LeagueStatus.RUNNING)
    draft.note(LeagueAction.STARTED)
    begin_round(draft)


def cancel(draft: Draft) -> None:
    """End a league that has not started."""
    draft.change(status=LeagueStatus.CANCELLED, ended=draft.now)
    draft.note(LeagueAction.CANCELLED)
    for number, entrant in enumerate(draft.league.entrants):
        if entrant.status is not EntrantStatus.LEFT:
            draft.tell(number, NoticeKind.CANCELLED)


def finish(draft: Draft) -> None:
    """End the league with the present standings; matches that are still open become void and their tables close."""
    for match in draft.league.matches:
        if match.status is MatchStatus.OPEN:
            void(draft, match)
    draft.change(status=LeagueStatus.FINISHED, ended=draft.now)
    draft.note(LeagueAction.FINISHED)


def void(draft: Draft, match: Match) -> None:
    """Let a match count as not played, and close its table."""
    draft.change_match(
        match.number, status=MatchStatus.VOID, ended=draft.now, closing=match.closing or match.table is not None
    )
    draft.note(LeagueAction.VOID, match=match.number)


def begin_round(draft: Draft) -> None:
    """Draw the next round after filling free places from the waiting list; end the league with too few players.

    A round of a round robin in which all opponents are gone has byes only.
    """
    fill_vacancies(draft)
    tables, byes, basis = next_round(draft.league)
    if not tables and not (len(byes) > 1 and is_round_robin(draft.league)):
        finish(draft)
        return
    league = draft.league
    number, first = len(league.rounds), len(league.matches)
    limit = league.settings.round_limit
    entry = Round(number, draft.now, None if limit is None else draft.now + limit, byes, basis)
    matches = [
        Match(
            number=first + index,
            round=number,
            contest=number % len(league.settings.contests),
            seats=tuple(MatchSeat(player, player) for player in players),
        )
        for index, players in enumerate(tables)
    ]
    draft.change(rounds=(*league.rounds, entry), matches=(*league.matches, *matches))
    draft.note(LeagueAction.DRAWN, by_rule=True, round=number)


def go_on(draft: Draft) -> None:
    """Begin rounds or end the league, as long as the present round is over and it is time."""
    while _may_go_on(draft):
        league = draft.league
        if len(league.rounds) >= league.settings.rounds or (league.settings.until_decided and is_decided(league)):
            finish(draft)
        else:
            begin_round(draft)


def _may_go_on(draft: Draft) -> bool:
    league = draft.league
    if league.status is not LeagueStatus.RUNNING or league.frozen_since is not None or not is_round_over(league):
        return False
    return len(league.rounds) >= league.settings.rounds or draft.now >= next_round_at(league)


def is_round_over(league: League) -> bool:
    """Return whether no match is open."""
    return all(match.status is not MatchStatus.OPEN for match in league.matches)


def next_round_at(league: League) -> float:
    """Return the earliest time of the next round, Unix seconds."""
    return league.rounds[-1].began + (league.settings.round_every or 0.0)
