"""The moments of a game: the longest wall and the closest win."""

from __future__ import annotations

from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Seat
from cogs.fort.board import Board, Wall
from cogs.fort.game import GAME
from cogs.fort.moments import closest_finish, longest_wall


def board(points: tuple[int, ...], winners: tuple[int, ...]) -> Board:
    walls = tuple(Wall(tuple(range(1, count + 1)), (), magician=False, out=False, points=count) for count in points)
    started = GAME.board(GAME.start(len(points), GAME.options(), Chance(b"", 0)).state)
    return replace(started, walls=walls, winners=tuple(map(Seat, winners)))


def test_the_winners_margin_is_that_to_the_best_of_the_others() -> None:
    game = board((7, 10, 9), (1,))
    assert [closest_finish(game, Seat(seat)) for seat in range(3)] == [None, 1, None]
    assert [longest_wall(game, Seat(seat)) for seat in range(3)] == [7, 10, 9]


def test_a_shared_victory_is_no_close_win() -> None:
    assert closest_finish(board((8, 8), (0, 1)), Seat(0)) is None
