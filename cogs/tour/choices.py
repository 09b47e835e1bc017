"""The number of sensible moves on a board, by which a computer player's pause grows. Pure, without a state or hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.board import Phase

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.tour.board import Board

ANSWERS = 3
"""The number of answers to a question; the board does not show its own."""
SPEEDS = 4
"""The speeds that a rider usually chooses from: that of the rider before, and three dice."""


def count_choices(board: Board, seat: Seat) -> int:
    """Return the number of answers, or of the speeds of all own riders on the road."""
    if board.phase is Phase.ASK:
        return ANSWERS
    return SPEEDS * sum(rider.team == seat and rider.field is not None for rider in board.riders)
