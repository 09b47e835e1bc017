"""The background of the city: the desk with the fourteen postcards before the deal. Drawn once and cached."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cogs.case07.cards import PLACES, Card
from images.case07.colours import BLUE, BROWN, CREAM, GRAIN, GREY, INK, PALETTE, PAPER, RED, TABLE, TEAL
from images.case07.layout import BORDER, BOTTOM, CARD, WIDTH, bridges, corner
from images.case07.scenes import SCENES
from images.case07.strokes import HIGH, WIDE
from images.kit.colours import mix
from images.kit.fonts import heavy
from images.kit.pen import ground, paste, sprite
from images.kit.picture import reduce_to_palette
from images.kit.stored_pictures import stored_ground
from images.kit.tiles import Ground

if TYPE_CHECKING:
    from PIL import Image

    from images.kit.pen import Pen

_NOTCH_PITCH = 11
"""Distance between two notches of a card's edge, in pixels."""
_SHADOW_OFFSET = 6


@cache
@stored_ground
def desk() -> Ground:
    """Return the desk with all postcards, without names and tiles."""
    return Ground.of(_desk_image())


@cache
@stored_ground
def desk_indexed() -> Ground:
    """Return the background of `desk` as numbers of the palette."""
    return Ground.of(reduce_to_palette(desk().whole(), PALETTE))


def _desk_image() -> Image.Image:
    image = ground(WIDTH, BOTTOM, TABLE, _planks)
    blank = _blank()
    for place in PLACES:
        x, y = corner(place)
        paste(image, blank, x - 2, y - 2)
        image.paste(_view(place), (x + BORDER, y + BORDER))
    return image


def _view(place: Card) -> Image.Image:
    def paint(pen: Pen) -> None:
        SCENES[place](pen)
        _stamp(pen.moved(WIDE - 46, 4), PLACES.index(place))

    return ground(WIDE, HIGH, PAPER, paint)


def _planks(pen: Pen) -> None:
    for board in range(0, BOTTOM, 67):
        pen.line((0, board, WIDTH, board), GRAIN, 3)
        for x in range((board * 7) % 400, WIDTH, 470):
            pen.line((x, board + 24, x + 150, board + 27, x + 260, board + 23), GRAIN, 2)
    for (x, y), (to_x, to_y) in bridges():
        across = x == to_x
        reach = ((x - 26, y - 8, x + 26, to_y + 8), (x - 8, y - 26, to_x + 8, y + 26))[not across]
        pen.tile(reach, mix(CREAM, TABLE, 0.15), mix(TABLE, INK, 0.45), 2, round_by=3)
        ends = ((x, y - 4), (x, to_y + 4)) if across else ((x - 4, y), (to_x + 4, y))
        pen.line((*ends[0], *ends[1]), RED, 5)


def _blank() -> Image.Image:
    """Return an empty card with its deckled edge and its shadow."""
    width, height = CARD

    def paint(pen: Pen) -> None:
        shade = (*mix(TABLE, INK, 0.45), 150)
        pen.tile(
            (2 + _SHADOW_OFFSET, 2 + _SHADOW_OFFSET, width + 2 + _SHADOW_OFFSET, height + 2 + _SHADOW_OFFSET),
            shade,
            round_by=5,
        )
        pen.tile((2, 2, width + 2, height + 2), PAPER)
        bite = mix(TABLE, INK, 0.25)
        for x in range(6, width, _NOTCH_PITCH):
            for y in (0.5, height + 3.5):
                pen.oval((x - 2.8, y - 2, x + 2.8, y + 2), bite)
        for y in range(8, height, _NOTCH_PITCH):
            for side in (0.5, width + 3.5):
                pen.oval((side - 2, y - 2.8, side + 2, y + 2.8), bite)

    return sprite(width + 10, height + 10, paint)


def _stamp(pen: Pen, value: int) -> None:
    """Draw a perforated stamp and half a postmark; every place has its own value."""
    pen.tile((0, 0, 42, 50), PAPER)
    for step in range(2, 50, 6):
        for x, y in ((0, step), (42, step), (min(step, 42), 0), (min(step, 42), 50)):
            pen.oval((x - 1.8, y - 1.8, x + 1.8, y + 1.8), mix(GREY, PAPER, 0.3))
    pen.tile((4, 4, 38, 46), (RED, TEAL, BLUE, BROWN)[value % 4], INK, 0.8)
    pen.oval((10, 9, 32, 31), CREAM)
    pen.area((21, 11, 24, 18, 31, 18, 25, 22, 28, 29, 21, 25, 14, 29, 17, 22, 11, 18, 18, 18), RED)
    pen.write((21, 39), str(20 + 10 * value), heavy, 13, PAPER)
    for radius in (20, 26):
        pen.arc((-12 - radius, 44 - radius, -12 + radius, 44 + radius), (270, 400), mix(INK, PAPER, 0.35), 1.6)
