"""The profile of a player, computed from their last games."""

from __future__ import annotations

from typing import Any

import pytest

from bot.results.model import Participation
from bot.results.profile import (
    MAX_CURVE_POINTS,
    MAX_GAMES,
    MAX_MOMENTS,
    Companion,
    PlayedGame,
    PlayerRecord,
    Profile,
    Streaks,
    profile,
)
from bot.results.ratings import Rating
from bot.results.scale import point_range

KINDS = {"chess": {"longest": False, "closest": True}, "race": {"wins": False}}
NOW = 1e6


def played(place: int | None = 1, game: str = "chess", **fields: Any) -> PlayedGame:
    values: dict[str, Any] = {
        "role": "", "participation": Participation.PLAYED, "ended": 0.0, "prior": None, "answers": 0, "answer_s": None,
        "moments": {},
    }  # fmt: skip
    return PlayedGame(game=game, place=place, **(values | fields))


def of(*games: PlayedGame, without: frozenset[int] = frozenset(), with_ratings: bool = True, **record: Any) -> Profile:
    stored = PlayerRecord(games=games, **record)
    return profile(stored, KINDS, NOW, with_ratings=with_ratings, without=without)


def test_games_are_counted_and_won_by_game_and_role() -> None:
    games = [
        played(1, "race"), played(2, "race", role="leader"), played(1, "race", role="leader"), played(3, "chess"),
    ]  # fmt: skip
    tallies = of(*games).tallies
    assert [(s.game, s.role, s.played, s.won) for s in tallies] == [
        ("race", "leader", 2, 1), ("race", "", 1, 1), ("chess", "", 1, 0),
    ]  # fmt: skip
    assert (of(*games).played, of(*games).won) == (4, 2)


@pytest.mark.parametrize(
    ("game", "count"),
    [
        (played(None), 0),
        (played(participation=Participation.LEFT), 0),
        (played(participation=Participation.REPLACED), 1),
        (played(participation=Participation.RESIGNED), 1),
        (played(game="gone"), 0),
    ],
)
def test_only_games_that_were_played_to_places_count(game: PlayedGame, count: int) -> None:
    assert of(game).played == count


def test_a_player_without_games_has_an_empty_profile() -> None:
    empty = of()
    assert (empty.played, empty.since, empty.streaks, empty.answer_s) == (0, None, Streaks(0, 0), None)
    assert (empty.tallies, empty.moments, empty.companions, empty.is_cut) == ((), (), (), False)


@pytest.mark.parametrize(
    ("places", "streaks"), [([1, 1, 2, 1], (1, 2)), ([2], (0, 0)), ([1, 1, 1], (3, 3)), ([2, 1, 1, 2], (0, 2))]
)
def test_streaks_are_wins_one_after_the_other(places: list[int], streaks: tuple[int, int]) -> None:
    assert of(*map(played, places)).streaks == streaks


def test_the_usual_answer_time_weighs_games_by_their_turns() -> None:
    assert of(played(answers=1, answer_s=10.0), played(answers=5, answer_s=500.0)).answer_s == 500.0
    assert of(played(answers=3, answer_s=10.0), played(answers=1, answer_s=500.0), played()).answer_s == 10.0
    assert of(played(None, answers=3, answer_s=10.0)).answer_s == 10.0


def test_a_curve_leads_from_before_the_first_game_to_the_present_rating() -> None:
    first, second, present = Rating(), Rating(27.0, 7.0, 1), Rating(28.0, 6.0, 2)
    (tally,) = of(
        played(ended=10.0, prior=first), played(ended=15.0), played(ended=20.0, prior=second),
        ratings=(("chess", "", present), ("race", "", Rating())),
    ).tallies  # fmt: skip
    assert tally.rating == present
    assert [(at, span) for at, span in tally.curve] == [
        (10.0, point_range(first)), (10.0, point_range(second)), (20.0, point_range(present)),
        (NOW, point_range(present)),
    ]  # fmt: skip


def test_a_long_curve_is_thinned_out_and_keeps_its_ends() -> None:
    games = [played(ended=float(n), prior=Rating(25.0, 8.0, n)) for n in range(1000)]
    (tally,) = of(*games, ratings=(("chess", "", Rating(30.0, 2.0, 1000)),)).tallies
    assert len(tally.curve) <= MAX_CURVE_POINTS + 3
    assert (tally.curve[0].at, tally.curve[-2].at, tally.curve[-1].at) == (0.0, 999.0, NOW)


def test_without_ratings_there_is_no_curve() -> None:
    (tally,) = of(played(prior=Rating()), ratings=(("chess", "", Rating()),), with_ratings=False).tallies
    assert (tally.rating, tally.curve) == (None, ())


def test_a_damaged_prior_is_left_out_of_the_curve() -> None:
    (tally,) = of(played(ended=1.0), ratings=(("chess", "", Rating()),)).tallies
    assert [at for at, _ in tally.curve] == [NOW]


def test_the_best_moment_of_each_kind_is_kept() -> None:
    best = of(
        played(moments={"longest": 7, "closest": 3}, ended=1.0),
        played(moments={"longest": 9, "closest": 3, "unknown": 1}, ended=2.0),
        played(moments={"longest": 8, "closest": 2}, ended=3.0),
        played(game="race", moments={"wins": 1}, ended=4.0),
    ).moments
    assert [(m.name, m.value, m.ended) for m in best] == [("longest", 9, 2.0), ("closest", 2, 3.0), ("wins", 1, 4.0)]


def test_of_many_kinds_those_of_all_games_come_before_second_ones() -> None:
    kinds = {name: {f"{name}-{n}": False for n in range(3)} for name in "abcd"}
    games = tuple(played(game=name, moments=dict.fromkeys(kinds[name], 1)) for name in kinds)
    moments = profile(PlayerRecord(games=games), kinds, NOW, with_ratings=True).moments
    assert [moment.name for moment in moments] == ["a-0", "a-1", "b-0", "b-1", "c-0", "d-0"]
    assert len(moments) == MAX_MOMENTS


def test_companions_are_named_after_two_games_unless_they_may_not_be() -> None:
    people = tuple(Companion(user, f"P{user}", games) for user, games in ((1, 9), (2, 5), (3, 4), (4, 2), (5, 1)))
    assert [each.user for each in of(companions=people).companions] == [1, 2, 3]
    assert [each.user for each in of(companions=people, without=frozenset({1, 2})).companions] == [3, 4]


def test_a_profile_says_whether_older_games_are_left_out() -> None:
    assert not of(*[played()] * (MAX_GAMES - 1)).is_cut
    assert of(*[played()] * MAX_GAMES).is_cut
