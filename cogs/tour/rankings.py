"""The standings of the race after the finished stages, computed from the board. Pure and public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.board import Jersey
from cogs.tour.rules import classification
from cogs.tour.rules.moving import SECONDS_A_ROUND

if TYPE_CHECKING:
    from cogs.tour.board import Board


def individual(board: Board) -> tuple[int, ...]:
    """Return the riders by number, the least time first; “of equals the lower sum of places” [D9].

    Riders whose teams have resigned “stand behind all others” [D11], in all rankings.
    """
    return classification.individual(board.scores, _resigned(board))


def _resigned(board: Board) -> frozenset[int]:
    return classification.resigned_riders(board.riders, board.gone)


def teams(board: Board) -> tuple[tuple[int, int], ...]:
    """Return the teams' seats with their times in seconds, the least first; among equals the better riders decide."""
    seats = sorted({int(rider.team) for rider in board.riders})
    order = individual(board)

    def key(seat: int) -> tuple[bool, int, list[int]]:
        own = (rider.number for rider in board.riders if rider.team == seat)
        return (board.gone[seat], _time(board, seat), sorted(order.index(number) for number in own))

    return tuple((seat, _time(board, seat)) for seat in sorted(seats, key=key))


def _time(board: Board, seat: int) -> int:
    return classification.time_of_best(board.past, [rider.number for rider in board.riders if rider.team == seat])


def points(board: Board, jersey: Jersey) -> tuple[tuple[int, int], ...]:
    """Return the riders with points for green or for polka dots, as (number, points); the first wears the jersey."""
    numbers = classification.by_points(board.scores, jersey, _resigned(board))
    return tuple((number, _points(board, number, jersey)) for number in numbers)


def _points(board: Board, number: int, jersey: Jersey) -> int:
    score = board.scores[number - 1]
    return score.sprint if jersey is Jersey.GREEN else score.mountain


def left(finish: int, x: int) -> int:
    """Return the whole steps from a field to the finish."""
    return max(0, -((x - finish) // 2))


def rounds(time: int) -> int:
    """Return how many rounds a rider has ridden whose time in the stage is `time` seconds."""
    return time // SECONDS_A_ROUND + 1
