"""Ratings: sides, shared places, advantages of sides, computer players, deleted users."""

from __future__ import annotations

import random
from statistics import mean
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.game.contract import Strength
from bot.results.model import GameResult, Participation, SeatResult
from bot.results.ratings import INITIAL_MU, PROVISIONAL_GAMES, Rating, RatingKey, keys_of, ratings_after
from bot.table.game_end import EndReason


def result(*seats: SeatResult, variant: str = "town") -> GameResult:
    return GameResult(1, 1, "game", variant, "{}", 1, 0.0, 1.0, 10, EndReason.RULES, rated=True, seats=seats)


def person(user: int, place: int, role: str = "", **fields: Any) -> SeatResult:
    return SeatResult(f"P{user}", user, role=role, place=place, **fields)


def computer(place: int, strength: Strength = Strength.FAIR, role: str = "") -> SeatResult:
    return SeatResult("Ada", None, strength, role, place)


def after(game: GameResult, ratings: dict[RatingKey, Rating] | None = None) -> dict[str, Rating]:
    """Return the new ratings by owner."""
    rated = ratings_after(game, ratings or {}, [None] * len(game.seats))
    return {key.owner: rating for key, rating in rated.items()}


@given(st.permutations([1, 2, 3, 4]))
def test_better_places_give_higher_ratings(places: list[int]) -> None:
    ratings = after(result(*(person(user, place) for user, place in enumerate(places))))
    assert sorted(ratings, key=lambda owner: -ratings[owner].mu) == [str(places.index(place)) for place in (1, 2, 3, 4)]
    assert all(rating.games == 1 and rating.sigma < Rating().sigma for rating in ratings.values())


def test_equal_players_with_a_shared_place_stay_equal() -> None:
    ratings = after(result(person(1, 1), person(2, 1)))
    assert ratings["1"].mu == pytest.approx(ratings["2"].mu) == pytest.approx(INITIAL_MU)


def test_a_side_wins_and_loses_together() -> None:
    ratings = after(result(person(1, 1, "hunter"), person(2, 1, "hunter"), person(3, 3, "fugitive")))
    assert ratings["1"] == ratings["2"]
    assert ratings["1"].mu > INITIAL_MU > ratings["3"].mu


def test_sides_of_any_size_are_equal_at_first() -> None:
    few = after(result(person(1, 1, "hunter"), person(2, 2, "fugitive")))
    many = after(result(*(person(user, 1, "hunter") for user in (1, 3, 4, 5)), person(2, 2, "fugitive")))
    assert few["1"].mu - INITIAL_MU == pytest.approx(many["1"].mu - INITIAL_MU, rel=0.5)


def test_who_resigned_shares_the_result_of_the_side() -> None:
    resigned = person(2, 3, "hunter", participation=Participation.RESIGNED)
    seats = (person(1, 1, "hunter"), resigned, person(3, 2, "fugitive"))
    ratings = after(result(*seats))
    assert ratings["2"] == ratings["1"]


def test_a_map_that_favours_a_side_makes_no_player() -> None:
    """Players of equal strength hunt on two maps: half of them where hunters win often, half where they seldom do."""
    luck, ratings, people = random.Random(1), dict[RatingKey, Rating](), range(10)
    for _ in range(600):
        hunter, fugitive = luck.sample(people, 2)
        variant, chance = ("easy", 0.85) if hunter < 5 else ("hard", 0.3)
        places = (1, 2) if luck.random() < chance else (2, 1)
        seats = (person(hunter, places[0], "hunter"), person(fugitive, places[1], "fugitive"))
        ratings |= ratings_after(result(*seats, variant=variant), ratings, [None, None])
    strengths = [ratings[RatingKey("game", "hunter", str(user))].mu for user in people]
    advantages = [ratings[RatingKey("game", "hunter", f"side:{variant}:1")].mu for variant in ("easy", "hard")]
    unfairness = mean(strengths[:5]) - mean(strengths[5:])
    assert abs(unfairness) < 0.4 * (advantages[0] - advantages[1])


def test_two_computers_of_one_strength_count_as_one_game_of_their_rating() -> None:
    ratings = after(result(computer(1), computer(3), person(1, 2)))
    assert set(ratings) == {"computer:fair", "1"}
    assert ratings["computer:fair"].games == 1
    assert ratings["computer:fair"].mu == pytest.approx(INITIAL_MU, abs=1)


def test_a_seat_whose_player_left_is_left_out() -> None:
    left = person(3, 3, participation=Participation.LEFT)
    assert after(result(person(1, 1), person(2, 2), left)) == after(result(person(1, 1), person(2, 2)))
    assert RatingKey("game", "", "3") not in keys_of(result(person(1, 1), person(2, 2), left))


def test_a_deleted_user_is_compared_with_the_rating_of_then() -> None:
    strong = Rating(40.0, 2.0, 30)
    game = result(person(1, 1), person(2, 2))
    before = {RatingKey("game", "", "2"): strong}
    known = ratings_after(game, before, [None, None])
    forgotten = replace(game, seats=(game.seats[0], replace(game.seats[1], user=None, name="")))
    deleted = ratings_after(forgotten, {}, [None, strong])
    assert deleted == {RatingKey("game", "", "1"): known[RatingKey("game", "", "1")]}


def test_a_rating_is_provisional_until_ten_games() -> None:
    assert [games for games in range(20) if not Rating(games=games).is_provisional] == list(
        range(PROVISIONAL_GAMES, 20)
    )


def test_keys_are_those_of_the_new_ratings() -> None:
    game = result(person(1, 1, "hunter"), computer(1, Strength.STRONG, "hunter"), person(3, 2, "fugitive"))
    assert keys_of(game) == set(ratings_after(game, {}, [None] * 3))
