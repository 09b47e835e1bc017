"""The board of C'est mon fort in one picture: the walls on their hills, and the field in front of them.

Draws from the board only, which contains no secrets. Safe for several threads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.fort import layout, tiles
from images.fort.colours import PALETTE
from images.fort.scene import reduced
from images.fort.walls import shown_in
from images.kit import encode

if TYPE_CHECKING:
    from cogs.fort.board import Board
    from images.kit import Look, Picture

__all__ = ["draw_board"]


def draw_board(board: Board, look: Look) -> Picture:
    """Return the picture of a board; equal boards and looks give equal bytes."""
    seats = len(board.walls)
    image = reduced(seats, bonus=board.bonus).whole()
    for seat in range(seats):
        image.paste(tiles.kept(tiles.strip, seats, shown_in(board, look, seat)), (0, tiles.begin(seat)))
    if board.shot:
        image.paste(tiles.kept(tiles.ruins, seats, board.shot), (0, layout.legend(seats)))
    top = layout.field_top(seats, bonus=board.bonus)
    for place, number in enumerate(board.field, start=1):
        if number is not None and place != board.turned:
            image.paste(tiles.kept(tiles.card, place, number), layout.cell(place, top))
    if board.turned and (up := board.field[board.turned - 1]):
        image.paste(*tiles.raised(board, board.turned, up))
    return encode(image, PALETTE)
