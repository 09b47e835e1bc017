"""The tiles of the board on top of the background: strips of seats, shot cards, cards of the field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.fort import layout
from images.fort.cards import RISE, TURNED, empty, lay, raise_up
from images.fort.colours import PALETTE, PARCHMENT
from images.fort.scene import land
from images.fort.signs import rubble
from images.fort.walls import hoist, ribbon, wall
from images.kit.pen import ground, pasted
from images.kit.picture import indexed
from images.kit.tiles import Tiles

if TYPE_CHECKING:
    from PIL import Image

    from cogs.fort.board import Board
    from images.fort.walls import Strip

kept = Tiles(PALETTE)
"""The cached tiles of the board."""
_RAISED = 7
"""Pixels by which a strip's tile begins above the strip, to include the flag. The flag's knob begins one row higher, on
the lowest row of the ribbon above, so the tile of that ribbon draws it too."""


def begin(seat: int) -> int:
    """Return the top of a seat's tile, which is the bottom of the tile above; the first tile includes the whole sky."""
    return layout.strip(seat) - _RAISED if seat else 0


def strip(seats: int, shown: Strip) -> Image.Image:
    """Return a seat's wall and its ribbon; `seats` is the number of seats."""
    upper = begin(shown.seat)
    part = land(seats, bonus=shown.bonus).crop((0, upper, layout.WIDTH, begin(shown.seat + 1)))
    top = layout.strip(shown.seat) - upper
    wall(part, shown, top)
    ribbon(part, shown, top + layout.RIBBON)
    if shown.seat + 1 < seats:
        hoist(part, shown.seat + 1, top + layout.STRIP)
    return part


def ruins(seats: int, shot: tuple[int, ...]) -> Image.Image:
    """Return the legend of the bonus game, with the cards that cannons removed at its right end."""
    upper = layout.legend(seats)
    part = land(seats, bonus=True).crop((0, upper, layout.WIDTH, upper + layout.LEGEND))
    for index, number in enumerate(shot):
        x = layout.WIDTH - layout.LEFT - (len(shot) - index) * rubble(number).width
        pasted(part, rubble(number), x, 0)
    return part


def card(place: int, number: int) -> Image.Image:
    """Return a card of the field, face down or up, on the cloth."""
    part = ground(*layout.CARD, PARCHMENT, lambda pen: empty(pen, place))
    lay(part, place, number, (0, 0))
    return part


def raised(board: Board, place: int, number: int) -> tuple[Image.Image, tuple[int, int]]:
    """Return the turned card over its neighbours, in palette numbers, and its top left corner in the picture.

    It stays within the picture's sides. It is not cached: the same card rarely has the same neighbours again.
    """
    seats = len(board.walls)
    top = layout.field_top(seats, bonus=board.bonus)
    x, y = layout.cell(place, top)
    left, upper = min(max(x + (layout.CARD[0] - TURNED[0]) // 2, 0), layout.WIDTH - TURNED[0]), y - RISE
    part = land(seats, bonus=board.bonus).crop((left, upper, left + TURNED[0], upper + TURNED[1]))
    for beside, lying in enumerate(board.field, start=1):
        if lying is not None and beside != place:
            x, y = layout.cell(beside, top)
            lay(part, beside, lying, (x - left, y - upper))
    raise_up(part, place, number)
    return indexed(part, PALETTE), (left, upper)
