"""C'est mon fort in one picture: the walls on their hills, the field before them.

Draws from the board alone, which holds nothing secret. May be called from several threads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fort.view import FACE_DOWN
from images.fort import layout
from images.fort.colours import PALETTE
from images.fort.field import RISE, TURNED, back, face, turned
from images.fort.ribbons import ribbon
from images.fort.scene import land
from images.fort.signs import rubble
from images.fort.walls import wall
from images.kit import encode
from images.kit.pen import pasted

if TYPE_CHECKING:
    from PIL import Image

    from cogs.fort.view import Board
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
    _field(image, board, layout.field_top(seats, bonus=board.bonus))
    return encode(image, PALETTE)


def _field(image: Image.Image, board: Board, top: int) -> None:
    for place, number in enumerate(board.field, start=1):
        if number is not None and place != board.turned:
            card = back(place) if number == FACE_DOWN else face(place, number)
            pasted(image, card, *layout.cell(place, top))
    if board.turned:
        _turned(image, board, board.turned, top)


def _turned(image: Image.Image, board: Board, place: int, top: int) -> None:
    """Lay the turned card over its neighbours, but never beyond the picture."""
    number = board.field[place - 1]
    if not number:
        return
    x, y = layout.cell(place, top)
    x = min(max(x + (layout.CARD[0] - TURNED[0]) // 2, 0), layout.WIDTH - TURNED[0])
    y = min(y - RISE, image.height - TURNED[1])
    pasted(image, turned(place, number), x, y)
