"""Every command of a league: what it changes, what it refuses, and what the host has to do then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.game.contract import Refused
from bot.leagues import engine
from bot.leagues.absence import kept_out_until
from bot.leagues.decisions import (
    BotOutage,
    CloseTable,
    EndLeague,
    FreezeLeague,
    JoinLeague,
    LateTurn,
    LeagueAction,
    LeagueTick,
    LeaveLeague,
    NoticeKind,
    OpenTable,
    ReplaceAtTable,
    ResignAtTable,
    SeatHandedOver,
    SeatPlayer,
    Silence,
    StartLeague,
    TableClosed,
    TableFinished,
    TableOpened,
    ThawLeague,
    VoidMatch,
)
from bot.leagues.forgetting import forgotten
from bot.leagues.model import DAY_S, WIN, EntrantStatus, LeagueStatus, MatchStatus, MissedTime
from bot.leagues.standings import standings
from tests.leagues.season import HOUR, HUNT, USER, Season, settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.leagues.decisions import LeagueCommand

MODERATOR = 9


def refused(act: Callable[[], object]) -> str:
    """Return the text of the refusal."""
    with pytest.raises(Refused) as refusal:
        act()
    return refusal.value.text


def status(season: Season) -> LeagueStatus:
    return season.league.status


def entrant_status(season: Season, number: int) -> EntrantStatus:
    return season.league.entrants[number].status


def kinds(season: Season) -> list[tuple[int, NoticeKind]]:
    return [(notice.user - USER, notice.kind) for notice in season.notices]


def actions(season: Season) -> list[LeagueAction]:
    return [entry.action for entry in season.log]


# ---- opening and joining ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "text"),
    [
        ({"size": 1}, "league-bad-size"),
        ({"size": 5}, "league-bad-size"),
        ({"rounds": 0}, "league-bad-rounds"),
        ({"rounds": 101}, "league-bad-rounds"),
        ({"max_entrants": 1}, "league-bad-entrants"),
        ({"max_entrants": 257}, "league-bad-entrants"),
        ({"min_entrants": 9, "max_entrants": 8}, "league-bad-entrants"),
        ({"starts_at": 0.0}, "league-bad-date"),
        ({"starts_at": 400 * DAY_S}, "league-bad-date"),
        ({"round_limit": 60.0}, "league-bad-times"),
        ({"forfeit_after": 1e12}, "league-bad-times"),
    ],
)
def test_settings_with_which_no_league_can_be_played_are_refused(values: dict[str, Any], text: str) -> None:
    assert refused(lambda: Season.of(0, settings(**values))) == text


def test_a_league_starts_when_it_is_full() -> None:
    season = Season.of(4, settings(max_entrants=4, start_when_full=True), start=False)
    assert status(season) is LeagueStatus.RUNNING
    season.join(4)
    assert entrant_status(season, 4) is EntrantStatus.WAITING


def test_further_people_wait_while_a_full_league_waits_for_its_date() -> None:
    season = Season.of(3, settings(max_entrants=2, starts_at=DAY_S), start=False)
    assert [entrant.status for entrant in season.league.entrants] == ["playing", "playing", "waiting"]
    season.tell(LeaveLeague(USER), by=USER)
    assert [entrant.status for entrant in season.league.entrants] == ["left", "playing", "playing"]


def test_a_league_starts_on_its_date() -> None:
    season = Season.of(4, settings(starts_at=DAY_S), start=False)
    assert engine.next_time(season.league) == DAY_S
    season.now = DAY_S - 1
    season.tell(LeagueTick())
    assert status(season) is LeagueStatus.JOINING
    season.now = DAY_S
    season.tell(LeagueTick())
    assert status(season) is LeagueStatus.RUNNING


def test_too_few_people_on_the_date_cancel_the_league() -> None:
    season = Season.of(3, settings(starts_at=DAY_S, min_entrants=4), start=False)
    season.now = DAY_S
    season.tell(LeagueTick())
    assert status(season) is LeagueStatus.CANCELLED
    assert kinds(season) == [(number, NoticeKind.CANCELLED) for number in range(3)]
    assert refused(lambda: season.join(7)) == "league-over"


def test_a_moderator_cannot_start_with_too_few_people() -> None:
    season = Season.of(1, settings(), start=False)
    assert refused(lambda: season.tell(StartLeague(), by=MODERATOR)) == "league-too-few"


def test_nobody_joins_twice_and_who_left_before_the_start_may_come_back() -> None:
    season = Season.of(2, settings(), start=False)
    assert refused(lambda: season.join(1)) == "league-already-in"
    season.tell(LeaveLeague(USER), by=USER)
    assert refused(lambda: season.tell(LeaveLeague(USER), by=USER)) == "league-not-in"
    season.join(0)
    assert [entrant.status for entrant in season.league.entrants] == ["playing", "playing"]


def test_who_left_a_running_league_does_not_come_back() -> None:
    season = Season.of(4, settings())
    season.tell(LeaveLeague(USER), by=USER)
    assert refused(lambda: season.join(0)) == "league-was-in"


def test_who_was_often_late_is_kept_out() -> None:
    season = Season.of(2, settings(), start=False)
    season.now = 10.0
    season.tell(JoinLeague(USER + 7, "Late", kept_out_until=10.0))
    assert refused(lambda: season.tell(JoinLeague(USER + 8, "Later", kept_out_until=11.0))) == "league-kept-out"


# ---- tables ----------------------------------------------------------------------------------------------------------


def test_each_match_gets_one_table_also_after_a_restart() -> None:
    season = Season.of(8, settings(rounds=1, size=4))
    assert [type(task) for task in engine.pending(season.league)] == [OpenTable, OpenTable]
    assert engine.pending(season.league) == engine.pending(season.league)
    season.work()
    assert engine.pending(season.league) == ()
    assert list(season.opened.values()) == [1, 1]


def test_a_result_counts_once() -> None:
    season = Season.of(2, settings(rounds=2))
    season.work()
    season.finish(0, 1, 2, scores=(30, 10))
    first = season.league.matches[0]
    season.tell(TableFinished(0, (2, 1)))
    assert season.league.matches[0] == first
    assert [seat.score for seat in first.seats] == [30, 10]


def test_who_gives_up_at_a_table_forfeits_the_match_and_stays() -> None:
    season = Season.of(2, settings(rounds=2))
    season.work()
    season.finish(0, 1, 2, resigned=(0,))
    loser = season.league.matches[0].seats[0].entrant
    assert {line.entrant: line.points for line in standings(season.league)} == {loser: 0, 1 - loser: WIN}
    assert status(season) is LeagueStatus.RUNNING


def test_the_next_round_waits_for_its_date() -> None:
    season = Season.of(2, settings(rounds=2, round_every=7 * DAY_S))
    season.work()
    season.now = DAY_S
    season.finish(0, 1, 2)
    assert len(season.league.rounds) == 1
    assert engine.next_time(season.league) == 7 * DAY_S
    season.now = 7 * DAY_S
    season.tell(LeagueTick())
    assert len(season.league.rounds) == 2


def test_an_unknown_match_is_refused() -> None:
    season = Season.of(2, settings())
    assert refused(lambda: season.tell(VoidMatch(99), by=MODERATOR)) == "league-no-match"
    assert refused(lambda: season.tell(TableOpened(-1, 5))) == "league-no-match"


# ---- absent players --------------------------------------------------------------------------------------------------


def silent(season: Season, user: int, hours: float) -> None:
    """Let the table of a user's open match wait for them since the beginning, and tell the league at this time."""
    season.now = hours * HOUR
    match = next(
        match
        for match in season.league.matches
        if match.status is MatchStatus.OPEN and user in season.users(match.number)
    )
    season.tell(LeagueTick((Silence(match.number, user, 0.0),)))


def test_a_silent_player_is_warned_once_and_then_forfeits_the_match() -> None:
    season = Season.of(8, settings(HUNT, rounds=3, size=4))
    season.work()
    silent(season, USER, 35)
    assert kinds(season) == []
    silent(season, USER, 37)
    silent(season, USER, 38)
    assert kinds(season) == [(0, NoticeKind.WARNED)]
    assert season.notices[0].until == 72 * HOUR
    silent(season, USER, 72)
    assert kinds(season)[1:] == [(0, NoticeKind.FORFEITED)]
    assert entrant_status(season, 0) is EntrantStatus.PLAYING
    assert [type(task) for task in engine.pending(season.league)] == [ResignAtTable]
    season.work()
    assert engine.pending(season.league) == ()


def test_who_is_silent_in_a_second_match_is_gone() -> None:
    season = Season.of(8, settings(HUNT, rounds=3, size=4))
    season.work()
    silent(season, USER, 72)
    season.play_round()
    season.work()
    silent(season, USER, 144)
    assert entrant_status(season, 0) is EntrantStatus.GONE
    assert season.league.missed == (
        MissedTime(0, 0.0, 72 * HOUR, forfeit=True),
        MissedTime(0, 0.0, 144 * HOUR, forfeit=True),
    )


def test_the_waiting_list_replaces_a_silent_player_at_the_table() -> None:
    season = Season.of(8, settings(HUNT, rounds=3, size=4, max_entrants=8))
    season.join(8)
    season.join(9)
    season.work()
    silent(season, USER, 72)
    (task,) = engine.pending(season.league)
    assert isinstance(task, ReplaceAtTable)
    assert (task.user, task.entrant) == (USER + 8, 8)
    season.work()
    assert entrant_status(season, 0) is EntrantStatus.GONE
    assert season.league.entrants[8].replaces == 0
    assert kinds(season) == [(8, NoticeKind.SEATED), (0, NoticeKind.REPLACED)]
    lines = {line.entrant: line for line in standings(season.league)}
    assert 0 not in lines
    assert lines[8].place == 1


def test_a_substitute_starts_with_half_a_win_for_each_round_before() -> None:
    season = Season.of(8, settings(HUNT, rounds=3, size=4, max_entrants=8))
    season.play_round()
    season.join(8)
    season.tell(LeaveLeague(USER), by=USER)
    lines = {line.entrant: line for line in standings(season.league)}
    assert (lines[8].points, lines[8].unplayed) == (WIN // 2, 1)
    assert lines[0].place is None


def test_a_free_place_waits_for_the_next_who_joins() -> None:
    season = Season.of(8, settings(HUNT, rounds=3, size=4, max_entrants=8))
    season.tell(LeaveLeague(USER), by=USER)
    season.join(8)
    assert entrant_status(season, 8) is EntrantStatus.WAITING
    season.play_round()
    assert entrant_status(season, 8) is EntrantStatus.PLAYING
    assert season.league.entrants[8].replaces == 0
    drawn = {seat.entrant for match in season.matches_of(1) for seat in match.seats}
    assert 8 in drawn
    assert 0 not in drawn


def test_the_last_player_of_a_match_wins_and_the_table_closes() -> None:
    season = Season.of(4, settings(rounds=3))
    season.work()
    gone, winner = season.users(0)
    season.tell(LeaveLeague(gone, removed=True), by=MODERATOR)
    assert season.league.matches[0].status is MatchStatus.FINISHED
    assert engine.pending(season.league) == (CloseTable(0, 1000),)
    season.work()
    lines = {season.league.entrants[line.entrant].user: line.points for line in standings(season.league)}
    assert (lines[gone], lines[winner]) == (0, WIN)


def test_a_league_ends_when_one_player_is_left() -> None:
    season = Season.of(3, settings(HUNT, rounds=5, size=3))
    season.work()
    for number in range(2):
        season.tell(LeaveLeague(USER + number), by=USER + number)
    assert status(season) is LeagueStatus.FINISHED
    assert standings(season.league)[0].entrant == 2


def test_an_overdue_match_is_called_off_and_those_it_waits_for_forfeit() -> None:
    season = Season.of(4, settings(rounds=2, round_limit=7 * DAY_S))
    season.work()
    assert engine.next_time(season.league) == 7 * DAY_S
    season.now = 7 * DAY_S
    season.tell(LeagueTick())
    assert engine.pending(season.league) == (CloseTable(0, 1000), CloseTable(1, 1001))
    assert engine.next_time(season.league) is None
    season.tell(TableClosed(0, absent=(1,)))
    season.tell(TableClosed(1))
    first, second = season.matches_of(0)
    assert [seat.forfeit for seat in first.seats] == [False, True]
    assert second.status is MatchStatus.VOID
    assert len(season.league.rounds) == 2


def test_a_result_before_the_table_is_closed_counts() -> None:
    season = Season.of(2, settings(rounds=2, round_limit=7 * DAY_S))
    season.work()
    season.now = 7 * DAY_S
    season.tell(LeagueTick())
    season.tell(TableFinished(0, (1, 2)))
    assert season.league.matches[0].status is MatchStatus.FINISHED
    assert all(not isinstance(task, CloseTable) for task in engine.pending(season.league))


def test_a_match_whose_table_never_opened_is_void_when_it_is_overdue() -> None:
    season = Season.of(2, settings(rounds=1, round_limit=7 * DAY_S))
    season.now = 7 * DAY_S
    season.tell(LeagueTick())
    assert season.league.matches[0].status is MatchStatus.VOID
    assert status(season) is LeagueStatus.FINISHED


def test_who_leaves_before_the_table_opens_is_replaced_in_it() -> None:
    season = Season.of(2, settings(rounds=1, max_entrants=2))
    season.join(2)
    season.tell(LeaveLeague(USER), by=USER)
    (task,) = engine.pending(season.league)
    assert isinstance(task, OpenTable)
    assert set(task.users) == {USER + 1, USER + 2}


def test_who_leaves_while_the_table_opens_is_replaced_at_it() -> None:
    season = Season.of(2, settings(rounds=1, max_entrants=2))
    season.join(2)
    (task,) = engine.pending(season.league)
    assert isinstance(task, OpenTable)
    season.tell(LeaveLeague(USER), by=USER)
    season.tell(TableOpened(task.match, 5, task))
    (handover,) = engine.pending(season.league)
    assert isinstance(handover, ReplaceAtTable)
    assert handover.user == USER + 2


def test_a_table_that_was_opened_before_a_crash_is_checked_seat_by_seat() -> None:
    season = Season.of(2, settings(rounds=1, max_entrants=2))
    season.join(2)
    season.tell(LeaveLeague(USER), by=USER)
    season.tell(TableOpened(0, 5))
    tasks = [task for task in engine.pending(season.league) if isinstance(task, ReplaceAtTable)]
    assert {task.user for task in tasks} == {USER + 1, USER + 2}
    for task in tasks:
        season.tell(SeatHandedOver(0, task.seat, task.entrant))
    assert engine.pending(season.league) == ()


# ---- repairs by a moderator ------------------------------------------------------------------------------------------


def test_a_moderator_voids_a_running_match() -> None:
    season = Season.of(4, settings(rounds=2))
    season.work()
    season.tell(VoidMatch(0), by=MODERATOR)
    assert engine.pending(season.league) == (CloseTable(0, 1000),)
    assert season.log[-1].action is LeagueAction.VOID
    assert season.log[-1].by == MODERATOR


def test_a_moderator_seats_a_person_from_outside() -> None:
    season = Season.of(4, settings(rounds=2))
    season.work()
    season.tell(SeatPlayer(0, USER + 50, "New"), by=MODERATOR)
    (task,) = engine.pending(season.league)
    assert isinstance(task, ReplaceAtTable)
    assert task.user == USER + 50
    assert refused(lambda: season.tell(SeatPlayer(0, USER + 51, "Newer"), by=MODERATOR)) == "league-no-entrant"
    assert refused(lambda: season.tell(SeatPlayer(1, USER + 2, "Two"), by=MODERATOR)) == "league-already-in"
    assert refused(lambda: season.tell(SeatPlayer(99, USER + 51, "Newer"), by=MODERATOR)) == "league-no-entrant"


def test_a_moderator_seats_a_person_for_one_who_is_gone() -> None:
    season = Season.of(8, settings(HUNT, rounds=3, size=4))
    season.tell(LeaveLeague(USER, removed=True), by=MODERATOR)
    season.play_round()
    season.tell(SeatPlayer(0, USER + 50, "New"), by=MODERATOR)
    assert season.league.entrants[8].first_round == 2
    season.play_round()
    assert 8 in {seat.entrant for match in season.matches_of(2) for seat in match.seats}


def test_a_moderator_ends_a_league() -> None:
    season = Season.of(4, settings(rounds=2))
    season.work()
    season.finish(0, 1, 2)
    season.tell(EndLeague(), by=MODERATOR)
    assert status(season) is LeagueStatus.FINISHED
    assert engine.pending(season.league) == (CloseTable(1, 1001),)
    season.work()
    assert engine.pending(season.league) == ()
    assert engine.next_time(season.league) is None


def test_a_league_that_has_not_started_is_cancelled() -> None:
    season = Season.of(4, settings(), start=False)
    season.tell(EndLeague(), by=MODERATOR)
    assert status(season) is LeagueStatus.CANCELLED


REPAIRS: list[LeagueCommand] = [VoidMatch(0), SeatPlayer(0, USER + 50, "New"), LeaveLeague(USER)]


@pytest.mark.parametrize("command", REPAIRS, ids=lambda command: type(command).__name__)
def test_a_finished_league_is_not_repaired(command: LeagueCommand) -> None:
    season = Season.of(2, settings(rounds=1))
    season.play()
    assert refused(lambda: season.tell(command, by=MODERATOR)) == "league-over"


def test_every_action_is_logged_with_its_author() -> None:
    season = Season.of(2, settings(rounds=1, round_limit=None))
    season.play()
    assert actions(season) == ["joined", "joined", "started", "drawn", "table-opened", "result", "finished"]
    assert [entry.by for entry in season.log[:3]] == [USER, USER + 1, MODERATOR]
    assert {entry.by for entry in season.log[3:]} == {0}
    opening = engine.open_league(1, 7, "Cup", MODERATOR, settings(), bytes(32), 0.0)
    assert [(entry.action, entry.by) for entry in opening.log] == [(LeagueAction.OPENED, MODERATOR)]


# ---- standstill ------------------------------------------------------------------------------------------------------


def test_a_frozen_league_stands_still_and_its_deadline_moves() -> None:
    season = Season.of(4, settings(rounds=2, round_limit=7 * DAY_S))
    season.now = DAY_S
    season.tell(FreezeLeague())
    assert engine.pending(season.league) == ()
    assert engine.next_time(season.league) is None
    season.now = 30 * DAY_S
    season.tell(LeagueTick((Silence(0, USER, 0.0),)))
    assert season.notices == []
    season.tell(ThawLeague())
    assert engine.next_time(season.league) == 36 * DAY_S
    assert len(engine.pending(season.league)) == 2


def test_a_league_freezes_before_its_date_too() -> None:
    season = Season.of(4, settings(starts_at=DAY_S), start=False)
    season.tell(FreezeLeague())
    season.now = 2 * DAY_S
    season.tell(LeagueTick())
    assert status(season) is LeagueStatus.JOINING
    season.tell(ThawLeague())
    season.tell(LeagueTick())
    assert status(season) is LeagueStatus.RUNNING


def test_an_outage_moves_the_deadline_once() -> None:
    season = Season.of(4, settings(rounds=2, round_limit=7 * DAY_S))
    season.now = 3 * DAY_S
    season.tell(BotOutage(DAY_S, 2 * DAY_S))
    season.tell(BotOutage(DAY_S, 2 * DAY_S))
    assert engine.next_time(season.league) == 8 * DAY_S
    season.tell(BotOutage(1.5 * DAY_S, 3 * DAY_S))
    assert engine.next_time(season.league) == 9 * DAY_S


def test_results_during_a_standstill_count_and_the_next_round_follows_it() -> None:
    season = Season.of(2, settings(rounds=2))
    season.work()
    season.tell(FreezeLeague())
    season.tell(TableFinished(0, (1, 2)))
    assert len(season.league.rounds) == 1
    season.tell(ThawLeague())
    assert len(season.league.rounds) == 2


# ---- absence and forgetting ------------------------------------------------------------------------------------------


def test_a_player_is_warned_before_too_many_missed_turns() -> None:
    season = Season.of(2, settings())
    for turn in range(3):
        season.now = (turn + 1) * DAY_S
        assert kept_out_until([season.league], USER) is None
        season.tell(LateTurn(0, USER, turn * DAY_S))
        assert kinds(season) == [(0, NoticeKind.OFTEN_LATE)] * (turn > 0)
    assert kept_out_until([season.league], USER) == 6 * DAY_S
    assert kept_out_until([season.league], USER + 1) is None
    assert kept_out_until([season.league], 0) is None


def test_overlapping_times_count_once_and_the_longest_ban_holds() -> None:
    season = Season.of(4, settings(max_entrants=4))
    season.work()
    season.now = DAY_S
    season.tell(LateTurn(0, USER, 0.0))
    silent(season, USER, 72)
    assert kept_out_until([season.league], USER) == 6 * DAY_S
    assert kept_out_until([Season.of(2, settings()).league, season.league], USER) == 6 * DAY_S


def test_a_forgotten_person_is_nowhere_in_the_league() -> None:
    season = Season.of(4, settings())
    season.tell(LateTurn(0, USER, 0.0))
    season.tell(LeaveLeague(USER), by=USER)
    league = forgotten(season.league, USER)
    assert str(USER) not in str(league).replace(str(USER + 1), "")
    assert "Person 0" not in str(league)
    assert forgotten(league, 9).organiser == 0
    assert kept_out_until([league], USER) is None


def test_a_forgotten_person_gets_no_notice_and_their_seat_a_computer() -> None:
    season = Season.of(2, settings(), start=False)
    season.league = forgotten(season.league, USER)
    season.tell(StartLeague(), by=MODERATOR)
    (task,) = engine.pending(season.league)
    assert isinstance(task, OpenTable)
    assert sorted(task.users) == [0, USER + 1]
