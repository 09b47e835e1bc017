"""C'est mon fort in one picture: the walls on their hills, the field before them.

Draws from the board alone, which holds nothing secret. May be called from several threads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.fort import layout
from images.fort.cards import lay
from images.fort.colours import PALETTE
from images.fort.scene import land
from images.fort.signs import rubble
from images.fort.walls import ribbon, wall
from images.kit import encode
from images.kit.pen import pasted

if TYPE_CHECKING:
    from cogs.fort.board import Board
    from images.kit import Look, Picture

__all__ = ["draw_board"]


def draw_board(board: Board, look: Look) -> Picture:
    """Draw what anyone may see; equal boards and looks give equal bytes."""
    seats = len(board.walls)
    image = land(seats, bonus=board.bonus).copy()
    for seat in range(seats):
        wall(image, board, look, seat)
        ribbon(image, board, look, seat)
    for index, number in enumerate(board.shot):
        x = layout.WIDTH - layout.LEFT - (len(board.shot) - index) * rubble(number).width
        pasted(image, rubble(number), x, layout.legend(seats))
    lay(image, board, layout.field_top(seats, bonus=board.bonus))
    return encode(image, PALETTE)
