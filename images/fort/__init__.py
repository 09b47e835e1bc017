"""The board of C'est mon fort in one picture: the walls on their hills, and the field in front of them.

Draws from the board only, which contains no secrets. Safe for several threads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.fort import layout, tiles
from images.fort.colours import PALETTE
from images.fort.scene import indexed_land
from images.fort.walls import seat_strip
from images.kit import encode

if TYPE_CHECKING:
    from cogs.fort.board import Board
    from images.kit import Look, Picture

__all__ = ["draw_board"]


def draw_board(board: Board, look: Look) -> Picture:
    """Return the picture of a board; equal boards and looks give equal bytes."""
    seats = len(board.walls)
    image = indexed_land(seats, bonus=board.bonus).whole()
    for seat in range(seats):
        image.paste(tiles.TILES(tiles.strip, seats, seat_strip(board, look, seat)), (0, tiles.tile_top(seat)))
    if board.shot:
        image.paste(tiles.TILES(tiles.ruins, seats, board.shot), (0, layout.legend(seats)))
    top = layout.field_top(seats, bonus=board.bonus)
    for place, number in enumerate(board.field, start=1):
        if number is not None and place != board.turned:
            image.paste(tiles.TILES(tiles.card, place, number), layout.cell(place, top))
    if board.turned and (turned_number := board.field[board.turned - 1]):
        image.paste(*tiles.turned_card_tile(board, board.turned, turned_number))
    return encode(image, PALETTE)
