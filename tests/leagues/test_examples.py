"""Worked examples: a Fantom tournament, a Tour of several stages, best of n and a cup of several games are leagues."""

from __future__ import annotations

from collections import Counter

from bot.leagues.model import WIN, Contest, LeagueStatus
from bot.leagues.standings import standings
from tests.leagues.season import CHESS, HUNT, USER, Season, meetings, role_counts, settings


def test_a_tournament_of_hunts() -> None:
    """Five players, one table, five rounds: each is Fantom once and hunts four times."""
    season = Season.of(5, settings(HUNT, rounds=5, size=5))
    season.play()
    assert role_counts(season.league, "fugitive") == [1] * 5
    assert len(season.league.matches) == 5


def test_a_tournament_of_hunts_of_many() -> None:
    """Fifteen players at three tables: after five rounds each was Fantom once, as in a small tournament."""
    season = Season.of(15, settings(HUNT, rounds=5, size=5))
    season.play()
    assert role_counts(season.league, "fugitive") == [1] * 15


def test_a_fugitive_alone_against_four_has_the_points_of_a_win() -> None:
    season = Season.of(5, settings(HUNT, rounds=5, size=5))
    season.work()
    fugitive, *hunters = (seat.entrant for seat in season.league.matches[0].seats)
    season.finish(0, 1, 2, 2, 2, 2)
    points = {line.entrant: line.points for line in standings(season.league)}
    assert points[fugitive] == WIN
    assert {points[hunter] for hunter in hunters} == {WIN * 3 // 8}


def test_a_tour_of_several_stages() -> None:
    """The same four riders on three stages: the points of the stages add up, and each starts from another place."""
    stages = [
        Contest("race", f'{{"race":"{stage}"}}', ("1", "2", "3", "4"), max_seats=6)
        for stage in ("plain", "hills", "mountain")
    ]
    season = Season.of(4, settings(*stages, rounds=3, size=4))
    for places in ((1, 2, 3, 4), (2, 1, 3, 4), (1, 2, 4, 3)):
        season.play_round({USER + number: place for number, place in enumerate(places)})
    assert [match.contest for match in season.league.matches] == [0, 1, 2]
    assert [line.entrant for line in standings(season.league)] == [0, 1, 2, 3]
    assert [line.points for line in standings(season.league)] == [WIN * n // 3 for n in (8, 7, 2, 1)]
    seats = Counter((seat.entrant, index) for match in season.league.matches for index, seat in enumerate(match.seats))
    assert set(seats.values()) == {1}


def test_best_of_five() -> None:
    """Two players: three wins end the match, and they change seats from game to game."""
    season = Season.of(2, settings(CHESS, rounds=5, until_decided=True))
    while season.league.status is LeagueStatus.RUNNING:
        season.play_round({USER: 1, USER + 1: 2})
    assert len(season.league.rounds) == 3
    assert [match.seats[0].entrant for match in season.league.matches] in ([0, 1, 0], [1, 0, 1])


def test_best_of_three_goes_to_the_last_game_if_it_has_to() -> None:
    season = Season.of(2, settings(CHESS, rounds=3, until_decided=True))
    for winner in (0, 1, 1):
        assert season.league.status is LeagueStatus.RUNNING
        season.play_round({USER + number: 1 + (number != winner) for number in range(2)})
    assert season.league.status is LeagueStatus.FINISHED
    assert standings(season.league)[0].entrant == 1


def test_a_round_robin_of_six() -> None:
    season = Season.of(6, settings(CHESS, rounds=5))
    season.play()
    assert set(meetings(season.league).values()) == {1}
    assert len(meetings(season.league)) == 15


def test_a_cup_of_several_games() -> None:
    """Eight players, three games in turn; tables of other sizes compare by the share of opponents who were beaten."""
    gifts = Contest("gifts", min_seats=3, max_seats=8)
    season = Season.of(8, settings(CHESS, gifts, HUNT, rounds=6, size=4))
    season.play()
    assert [match.contest for match in season.league.matches] == [0, 0, 1, 1, 2, 2] * 2
    assert sum(line.points for line in standings(season.league)) == 6 * 8 * WIN // 2
