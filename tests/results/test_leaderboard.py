"""Leaderboards: who is listed, in which order, with which places; the months; what a reader learns of themselves."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from bot.game.contract import Strength
from bot.results.leaderboard import (
    MAX_LINES,
    MIN_GAMES,
    Contender,
    Month,
    RatedComputer,
    month_begin,
    of_all_time,
    of_month,
)
from bot.results.ratings import Rating
from bot.results.scale import points

if TYPE_CHECKING:
    from bot.results.leaderboard import Leaderboard


def contender(user: int, mu: float, *, games: int = MIN_GAMES, hidden: bool = False, sigma: float = 3.0) -> Contender:
    return Contender(user, f"P{user}", games, 1, Rating(mu, sigma, games), hidden)


def names(board: Leaderboard) -> list[tuple[int | None, str]]:
    return [(line.place, line.name) for line in board.lines]


def test_the_order_goes_by_points_and_equal_points_share_a_place() -> None:
    people = [contender(1, 20.0), contender(2, 30.0), contender(3, 20.0), contender(4, 19.0)]
    board = of_all_time("game", "", people, [], None)
    assert names(board) == [(1, "P2"), (2, "P1"), (2, "P3"), (4, "P4")]
    assert [line.range.low for line in board.lines] == [points(Rating(mu, 3.0)) for mu in (30.0, 20.0, 20.0, 19.0)]


def test_an_uncertain_strength_is_worth_less() -> None:
    board = of_all_time("game", "", [contender(1, 30.0, sigma=6.0), contender(2, 28.0, sigma=2.0)], [], None)
    assert names(board) == [(1, "P2"), (2, "P1")]


def test_a_person_with_few_games_is_not_listed_but_learns_how_many_there_are() -> None:
    board = of_all_time("game", "", [contender(1, 30.0, games=MIN_GAMES - 1)], [], 1)
    assert (board.lines, board.listed, board.reader_games) == ((), 0, MIN_GAMES - 1)
    assert of_all_time("game", "", [], [], 1).reader_games == 0


def test_a_hidden_person_is_absent_and_takes_no_place() -> None:
    people = [contender(1, 30.0, hidden=True), contender(2, 20.0)]
    for reader in (None, 1, 2):
        board = of_all_time("game", "", people, [], reader)
        assert (names(board), board.listed, board.reader) == ([(1, "P2")], 1, None)
        assert board.reader_is_hidden == (reader == 1)


def test_a_reader_beyond_the_best_has_a_line_of_their_own() -> None:
    people = [contender(user, 30.0 - user) for user in range(MAX_LINES + 5)]
    board = of_all_time("game", "", people, [], MAX_LINES + 2)
    assert len(board.lines) == MAX_LINES
    assert board.listed == MAX_LINES + 5
    assert board.reader is not None
    assert (board.reader.place, board.reader.name, board.reader.is_reader) == (13, "P12", True)
    assert of_all_time("game", "", people, [], None).reader is None


def test_a_reader_among_the_best_is_marked() -> None:
    board = of_all_time("game", "", [contender(1, 30.0), contender(2, 20.0)], [], 2)
    assert [line.is_reader for line in board.lines] == [False, True]
    assert board.reader is None


def test_computers_stand_among_the_persons_without_a_place() -> None:
    robots = [
        RatedComputer(Strength.EASY, Rating(22.0, 3.0, 50)),
        RatedComputer(Strength.FAIR, Rating(40.0, 3.0, MIN_GAMES - 1)),
    ]
    board = of_all_time("game", "", [contender(1, 30.0), contender(2, 20.0)], robots, None)
    assert [(line.place, line.strength) for line in board.lines] == [(1, None), (None, Strength.EASY), (2, None)]
    assert board.listed == 2


def test_a_month_goes_by_the_points_gained() -> None:
    people = [contender(1, 40.0), contender(2, 20.0), contender(3, 25.0)]
    months = {1: Month(4, 1, Rating(41.0, 3.0, 20)), 2: Month(2, 2, Rating(18.0, 3.0, 3))}
    board = of_month("game", "", people, months, 1)
    assert [(line.place, line.name, line.gain, line.games, line.wins) for line in board.lines] == [
        (1, "P2", 80, 2, 2),
        (2, "P1", -40, 4, 1),
    ]


def test_hidden_and_new_persons_are_absent_from_a_month() -> None:
    people = [contender(1, 40.0, hidden=True), contender(2, 20.0, games=MIN_GAMES - 1)]
    months = {user: Month(2, 2, Rating(18.0, 3.0, 3)) for user in (1, 2)}
    assert of_month("game", "", people, months, 2).lines == ()


@pytest.mark.parametrize("day", [1, 15, 30])
def test_a_month_begins_at_midnight_utc(day: int) -> None:
    now = datetime(2026, 11, day, 13, 5, tzinfo=UTC).timestamp()
    assert month_begin(now) == datetime(2026, 11, 1, tzinfo=UTC).timestamp()
