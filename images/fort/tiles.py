"""The tiles of the board on top of the background: strips of seats, shot cards, cards of the field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.fort import layout
from images.fort.cards import TURNED_RISE, TURNED_SIZE, draw_empty_place, lay_card, lay_turned_card
from images.fort.colours import PALETTE, PARCHMENT
from images.fort.scene import land
from images.fort.signs import rubble
from images.fort.walls import hoist, ribbon, wall
from images.kit.pen import ground, paste
from images.kit.picture import reduce_to_palette
from images.kit.tiles import Tiles

if TYPE_CHECKING:
    from PIL import Image

    from cogs.fort.board import Board
    from images.fort.walls import Strip

TILES = Tiles(PALETTE)
"""The cached tiles of the board."""
_FLAG_RISE = 7
"""Pixels by which a strip's tile begins above the strip, to include the flag. The flag's knob begins one row higher, on
the lowest row of the ribbon above, so the tile of that ribbon draws it too."""


def tile_top(seat: int) -> int:
    """Return the top of a seat's tile, which is the bottom of the tile above; the first tile includes the whole sky."""
    return layout.strip(seat) - _FLAG_RISE if seat else 0


def strip(seats: int, content: Strip) -> Image.Image:
    """Return a seat's wall and its ribbon; `seats` is the number of seats."""
    upper = tile_top(content.seat)
    part = land(seats, bonus=content.bonus).crop((0, upper, layout.WIDTH, tile_top(content.seat + 1)))
    top = layout.strip(content.seat) - upper
    wall(part, content, top)
    ribbon(part, content, top + layout.RIBBON)
    if content.seat + 1 < seats:
        hoist(part, content.seat + 1, top + layout.STRIP)
    return part


def ruins(seats: int, shot: tuple[int, ...]) -> Image.Image:
    """Return the legend of the bonus game, with the cards that cannons removed at its right end."""
    upper = layout.legend(seats)
    part = land(seats, bonus=True).crop((0, upper, layout.WIDTH, upper + layout.LEGEND))
    for index, number in enumerate(shot):
        x = layout.WIDTH - layout.LEFT - (len(shot) - index) * rubble(number).width
        paste(part, rubble(number), x, 0)
    return part


def card(place: int, number: int) -> Image.Image:
    """Return a card of the field, face down or up, on the cloth."""
    part = ground(*layout.CARD, PARCHMENT, lambda pen: draw_empty_place(pen, place))
    lay_card(part, place, number, (0, 0))
    return part


def turned_card_tile(board: Board, place: int, number: int) -> tuple[Image.Image, tuple[int, int]]:
    """Return the turned card over its neighbours, in palette numbers, and its top left corner in the picture.

    It stays within the picture's sides. It is not cached: the same card rarely has the same neighbours again.
    """
    seats = len(board.walls)
    top = layout.field_top(seats, bonus=board.bonus)
    x, y = layout.cell(place, top)
    left = min(max(x + (layout.CARD[0] - TURNED_SIZE[0]) // 2, 0), layout.WIDTH - TURNED_SIZE[0])
    upper = y - TURNED_RISE
    part = land(seats, bonus=board.bonus).crop((left, upper, left + TURNED_SIZE[0], upper + TURNED_SIZE[1]))
    for neighbour_place, neighbour in enumerate(board.field, start=1):
        if neighbour is not None and neighbour_place != place:
            x, y = layout.cell(neighbour_place, top)
            lay_card(part, neighbour_place, neighbour, (x - left, y - upper))
    lay_turned_card(part, place, number)
    return reduce_to_palette(part, PALETTE), (left, upper)
