"""Points of tables of any size, Sonneborn-Berger, direct games, shared places."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.leagues.decisions import LeaveLeague, TableClosed, VoidMatch
from bot.leagues.model import WIN, Match, MatchSeat, MatchStatus
from bot.leagues.points import match_points
from bot.leagues.standings import Standing, is_decided, standings
from tests.leagues.season import USER, Season, settings

if TYPE_CHECKING:
    from bot.leagues.model import League


def match(*places: int | None, forfeits: tuple[int, ...] = (), status: MatchStatus = MatchStatus.FINISHED) -> Match:
    seats = (MatchSeat(number, number, forfeit=number in forfeits, place=place) for number, place in enumerate(places))
    return Match(0, 0, 0, tuple(seats), status)


def wins(entry: Match) -> list[Fraction]:
    return [Fraction(points, WIN) for points in match_points(entry)]


def by_user(league: League) -> dict[int, Standing]:
    return {league.entrants[line.entrant].user - USER: line for line in standings(league)}


def test_a_place_gives_the_share_of_opponents_who_were_beaten() -> None:
    assert wins(match(1, 2)) == [1, 0]
    assert wins(match(2, 4, 1, 3)) == [Fraction(2, 3), 0, 1, Fraction(1, 3)]
    assert wins(match(1, 2, 3, 4, 5, 6, 7, 8))[1] == Fraction(6, 7)


def test_shared_places_share_the_points() -> None:
    assert wins(match(1, 1)) == [Fraction(1, 2)] * 2
    assert wins(match(1, 2, 2, 2, 2)) == [1, *[Fraction(3, 8)] * 4]
    assert wins(match(5, 1, 1, 1, 1)) == [0, *[Fraction(5, 8)] * 4]


def test_a_forfeiter_is_last_whatever_the_program_reached() -> None:
    assert wins(match(1, 3, 2, forfeits=(0,))) == [0, Fraction(1, 2), 1]
    assert wins(match(1, 2, forfeits=(0, 1))) == [0, 0]
    assert wins(match(None, None, None, forfeits=(1,))) == [Fraction(3, 4), 0, Fraction(3, 4)]


def test_a_void_match_gives_half_a_win_and_an_open_one_nothing() -> None:
    assert wins(match(1, 2, status=MatchStatus.VOID)) == [Fraction(1, 2)] * 2
    assert wins(match(None, None, status=MatchStatus.OPEN)) == [0, 0]


@given(st.lists(st.integers(1, 8), min_size=2, max_size=8))
def test_the_points_of_a_table_are_half_as_many_as_its_seats(places: list[int]) -> None:
    assert sum(wins(match(*places))) == Fraction(len(places), 2)


def test_sonneborn_berger_counts_wins_against_strong_players_more() -> None:
    """Four players, all pairs: 0 beats 1 and 2; 3 beats 0 and 2; 1 beats 3 and 2. Three have two wins and are equal."""
    season = Season.of(4, settings(rounds=3))
    beats = {(0, 1), (0, 2), (3, 0), (3, 2), (1, 3), (1, 2)}
    play_pairs(season, beats)
    lines = by_user(season.league)
    assert [lines[number].points for number in range(4)] == [2 * WIN, 2 * WIN, 0, 2 * WIN]
    assert [lines[number].berger for number in range(4)] == [2 * WIN**2, 2 * WIN**2, 0, 2 * WIN**2]
    assert [lines[number].place for number in range(4)] == [1, 1, 4, 1]


def play_pairs(season: Season, beats: set[tuple[int, int]]) -> None:
    """Play a round robin; a pair in `beats` is won by its first."""
    for _ in range(season.league.settings.rounds):
        season.work()
        for entry in season.matches_of(len(season.league.rounds) - 1):
            first, second = (user - USER for user in season.users(entry.number))
            places = (1, 2) if (first, second) in beats else (2, 1) if (second, first) in beats else (1, 1)
            season.finish(entry.number, *places)


def test_a_win_against_the_second_is_worth_more_than_one_against_the_last() -> None:
    season = Season.of(4, settings(rounds=3))
    play_pairs(season, {(0, 1), (2, 0), (0, 3), (1, 2), (1, 3)})
    lines = by_user(season.league)
    assert [lines[number].points for number in range(4)] == [2 * WIN, 2 * WIN, WIN * 3 // 2, WIN // 2]
    assert lines[0].berger == 2 * WIN**2 + WIN**2 // 2
    assert lines[1].berger == WIN**2 * 3 // 2 + WIN**2 // 2
    assert [line.entrant for line in standings(season.league)][:2] == [0, 1]


def test_the_direct_game_decides_between_equals() -> None:
    season = Season.of(6, settings(rounds=5))
    play_pairs(season, {(0, 1), (2, 0), (1, 3), (0, 4), (1, 5), (3, 2), (4, 2), (5, 4)})
    lines = standings(season.league)
    for line, below in pairwise(lines):
        key, key_below = (line.points, line.berger, line.direct), (below.points, below.berger, below.direct)
        assert key >= key_below
        assert (line.place == below.place) == (key == key_below)


def test_a_bye_counts_half_of_ones_own_points_in_sonneborn_berger() -> None:
    season = Season.of(3, settings(rounds=3, max_entrants=3))
    play_pairs(season, {(0, 1), (0, 2), (1, 2)})
    lines = by_user(season.league)
    assert [lines[number].points for number in range(3)] == [WIN * 5 // 2, WIN * 3 // 2, WIN // 2]
    assert lines[0].berger == WIN * WIN * 3 // 2 + WIN * WIN // 2 + WIN // 2 * (WIN * 5 // 2)
    assert [lines[number].unplayed for number in range(3)] == [1, 1, 1]


@given(st.permutations(range(6)), st.lists(st.permutations((1, 2, 3, 4)), min_size=6, max_size=6))
def test_standings_do_not_depend_on_the_order_of_results(order: list[int], results: list[list[int]]) -> None:
    def played(numbers: list[int]) -> tuple[Standing, ...]:
        season = Season.of(24, settings(rounds=1, size=4))
        season.work()
        for number in numbers:
            season.now += 1
            season.finish(number, *results[number])
        return standings(season.league)

    assert played(list(range(6))) == played(order)


def test_who_left_is_listed_last_and_without_a_place() -> None:
    season = Season.of(4, settings(rounds=3))
    season.work()
    leader = season.users(0)[0]
    season.finish(0, 1, 2)
    season.tell(LeaveLeague(leader), by=leader)
    last = standings(season.league)[-1]
    assert (season.league.entrants[last.entrant].user, last.place, last.points) == (leader, None, WIN)


def test_people_who_left_before_the_start_are_not_listed() -> None:
    season = Season.of(4, settings(rounds=3), start=False)
    season.tell(LeaveLeague(USER), by=USER)
    assert {line.entrant for line in standings(season.league)} == {1, 2, 3}


def test_a_repair_changes_the_standings() -> None:
    season = Season.of(2, settings(rounds=2))
    season.work()
    season.finish(0, 1, 2)
    season.tell(VoidMatch(0), by=9)
    assert {line.points for line in standings(season.league)} == {WIN // 2}
    assert {line.played for line in standings(season.league)} == {0}


def test_a_match_called_off_without_absent_players_is_void() -> None:
    season = Season.of(2, settings(rounds=2))
    season.work()
    season.tell(TableClosed(0))
    assert season.league.matches[0].status is MatchStatus.VOID


def test_the_first_place_is_decided_when_nobody_can_reach_it() -> None:
    season = Season.of(2, settings(rounds=5))
    winner = USER
    for played in range(3):
        assert not is_decided(season.league)
        season.play_round({winner: 1, USER + 1: 2})
        left = replace(season.league, rounds=season.league.rounds[: played + 1])
        assert is_decided(left) == (played == 2)
