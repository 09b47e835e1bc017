"""The number of sensible moves on a board, by which a computer player's pause grows. Pure, without a state or hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.gifttrap.board import Phase

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.gifttrap.board import Board


def count_choices(board: Board, seat: Seat) -> int:
    """Return the number of decks to deal from, of gifts to choose from, or of tiles to open."""
    if board.phase is Phase.DEAL:
        return sum(map(bool, board.decks))
    return len(board.gifts) if board.phase is Phase.CHOOSE else len(board.closed[seat])
