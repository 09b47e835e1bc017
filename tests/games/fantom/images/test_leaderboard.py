"""The picture of a leaderboard: any number of lines, any name, all languages; nothing without a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Strength
from bot.results.leaderboard import Contender, Leaderboard, Month, Period, RatedComputer, of_all_time, of_month
from bot.results.ratings import Rating
from images.community.leaderboard import BAR_HEIGHT, ROW_HEIGHT, draw_leaderboard
from images.community.style import WIDTH
from images.kit import Look
from tests import tree
from tests.merged_cases import merge_cases

if TYPE_CHECKING:
    from images.kit import Picture

NAMES = ("Anna", "W" * 32, "ж", "🦊", "", "𒀀𒀁", "a b  c")


def people(count: int) -> list[Contender]:
    return [
        Contender(user, NAMES[user % len(NAMES)], 5 + user, user, Rating(30.0 - user, 3.0, 5 + user))
        for user in range(count)
    ]


def drawn(board: Leaderboard, language: str = "en") -> Picture:
    picture = draw_leaderboard(board, Look(language=language))
    assert picture is not None
    return picture


@merge_cases("language", tree.LANGUAGES)
def test_every_line_has_a_row_in_every_language(language: str) -> None:
    robots = [RatedComputer(strength, Rating(20.0, 2.0, 50)) for strength in Strength]
    for count in (1, 3, 14):
        board = of_all_time("fantom", "detective", people(count), robots, count - 1)
        rows = len(board.lines) + (board.reader is not None)
        picture = drawn(board, language)
        assert picture.width == WIDTH
        assert picture.height >= BAR_HEIGHT + rows * ROW_HEIGHT


def test_one_player_alone_has_a_scale() -> None:
    board = of_all_time("fantom", "detective", [Contender(1, "Anna", 5, 5, Rating(25.0, 0.0001, 5))], [], None)
    assert drawn(board).height > ROW_HEIGHT


def test_a_month_is_drawn_with_gains() -> None:
    months = {user: Month(1, 0, Rating(31.0, 4.0, 3)) for user in range(3)}
    board = of_month("fantom", "detective", people(3), months, None)
    assert drawn(board).data != drawn(of_all_time("fantom", "detective", people(3), [], None)).data


def test_an_empty_leaderboard_has_no_picture() -> None:
    assert draw_leaderboard(Leaderboard("fantom", "detective", Period.ALL), Look()) is None
