"""The number of sensible moves on a board, by which a computer player's pause grows. Pure, without a state or hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fort.board import Phase

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.fort.board import Board


def count_choices(board: Board, seat: Seat) -> int:
    """Return the number of an active seat's moves: all of them follow from the board."""
    if board.phase is Phase.TURN:
        return sum(card is not None for card in board.field)
    if board.phase is Phase.SHOOT:
        return sum(len(wall.exposed) for target, wall in enumerate(board.walls) if target != seat)
    return 2 if _is_choice(board, seat) else 1


def _is_choice(board: Board, seat: Seat) -> bool:
    """Return whether the turned card can be kept, by its number or by the magician."""
    wall, number = board.walls[seat], board.field[(board.turned or 0) - 1] or 0
    return wall.magician or number > wall.cards[-1]
