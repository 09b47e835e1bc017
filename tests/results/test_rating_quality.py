"""The benchmark of rating quality: its seasons are repeatable, and the ratings predict better than pairwise Elo."""

from __future__ import annotations

import math
from random import Random

import pytest

from tests.benchmarks.ladder import LINES
from tests.benchmarks.rating_quality import BENCHMARK, FACTORS, Played, elo_loss, log_loss, rating_loss, season

COIN = math.log(2)


def drawn_games(count: int, spread: float) -> list[Played]:
    """Return games of three players whose strengths lie `spread` standard deviations of luck apart in all."""
    luck, games = Random(1), list[Played]()
    for _ in range(count):
        players = luck.sample(range(9), 3)
        scores = [spread * player / 8 + luck.gauss(0, 1) for player in players]
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        games.append(Played(tuple(players), places))
    return games


def test_the_ratings_predict_better_than_the_best_elo_where_strength_and_luck_matter() -> None:
    games = drawn_games(250, 1.5)
    loss = rating_loss(games)
    assert loss < COIN
    assert loss < min(elo_loss(games, factor) for factor in FACTORS)


def test_equal_players_are_predicted_almost_as_by_a_coin() -> None:
    assert rating_loss(drawn_games(250, 0.0)) == pytest.approx(COIN, abs=0.03)


def test_a_sure_mistake_costs_much_and_a_shared_place_is_half_a_win() -> None:
    assert log_loss(0.5, 1) == log_loss(0.5, 0) == pytest.approx(COIN)
    assert log_loss(1.0, 0) == pytest.approx(math.log(1000))
    assert log_loss(0.5, 0.5) < log_loss(0.9, 0.5)
    assert Played((4, 5, 6), (1, 1, 3)).pairs == [(0, 1, 0.5), (0, 2, 1.0), (1, 2, 1.0)]


def test_a_season_of_real_games_is_the_same_each_time() -> None:
    sizes = BENCHMARK.tiny
    (name,) = sizes.names
    games = list(season(LINES[name], sizes))
    assert games == list(season(LINES[name], sizes))
    assert len(games) == sizes.games
    assert all(min(played.places) == 1 and len(set(played.players)) == LINES[name].seats for played in games)
