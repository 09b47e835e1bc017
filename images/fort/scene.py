"""The background that does not change during a game: sky, hills, empty slots, the figures' points, the field's cloth.

Cached for each number of seats.
"""

from __future__ import annotations

from functools import lru_cache
from math import sin
from typing import TYPE_CHECKING

from cogs.fort.cards import DECK, WALL_SIZE, Figure, worth
from cogs.fort.places import PLACES, ROWS
from images.fort import layout
from images.fort.cards import draw_empty_place, ghost
from images.fort.colours import (
    CLOUD,
    EDGE,
    GOLD,
    HILLS,
    INK,
    LEAF,
    MEADOW,
    MOUNTAIN,
    PALETTE,
    PAPER,
    PARCHMENT,
    SKY,
    SNOW,
    STONE,
    TREE,
    TRUNK,
    WHITE,
)
from images.fort.figures import PEOPLE, prince, princess
from images.kit.colours import mix
from images.kit.fonts import sans
from images.kit.pen import ground
from images.kit.picture import reduce_to_palette
from images.kit.stored_pictures import stored_ground
from images.kit.tiles import Ground

if TYPE_CHECKING:
    from PIL import Image

    from images.kit.pen import Pen

LEGEND_FIGURES = (Figure.KING, Figure.QUEEN, Figure.PRINCE, Figure.PRINCESS, Figure.CROW, Figure.CROWS)
PAIR_POINTS = 1
"""The extra points of a prince and a princess together."""
CHIP_WIDTH = 96
_CHIP_HEIGHT = 54


def _chip(pen: Pen, width: float, points: int) -> None:
    pen.tile((0, 0, width - 8, _CHIP_HEIGHT), PAPER, EDGE, 2, round_by=12)
    pen.write((width - 32, _CHIP_HEIGHT / 2), f"+{points}", lambda size: sans(size, 800), 30, INK)


def draw_legend(pen: Pen) -> None:
    """Draw the legend of points: one chip for each figure, and a wider chip for the pair."""
    x = 0
    for kind in LEGEND_FIGURES:
        chip = pen.moved(x, 0)
        _chip(chip, CHIP_WIDTH, worth(DECK.figures[kind][0]))
        PEOPLE[kind](chip.moved(7, 8, 0.62))
        x += CHIP_WIDTH
    pair = pen.moved(x, 0)
    _chip(pair, CHIP_WIDTH + 36, PAIR_POINTS)
    prince(pair.moved(5, 8, 0.62))
    princess(pair.moved(40, 8, 0.62))


@lru_cache(maxsize=8)
@stored_ground
def land(seats: int, *, bonus: bool) -> Ground:
    """Return the background for a number of seats, in RGB."""
    return Ground.of(_draw_land(seats, bonus=bonus))


@lru_cache(maxsize=8)
@stored_ground
def indexed_land(seats: int, *, bonus: bool) -> Ground:
    """Return the background for a number of seats, in palette numbers."""
    return Ground.of(reduce_to_palette(land(seats, bonus=bonus).whole(), PALETTE))


def _draw_land(seats: int, *, bonus: bool) -> Image.Image:
    def paint(pen: Pen) -> None:
        _sky(pen)
        for seat in range(seats):
            _hill(pen, seat, layout.height(seats, bonus=bonus))
        _meadow(pen, layout.legend(seats), layout.height(seats, bonus=bonus))
        for seat in range(seats):
            _slots(pen, seat)
        if bonus:
            draw_legend(pen.moved(layout.LEFT, layout.legend(seats) + 2))
        _cloth(pen, layout.field_top(seats, bonus=bonus))

    return ground(layout.WIDTH, layout.height(seats, bonus=bonus), SKY[0], paint)


def _sky(pen: Pen) -> None:
    for band, colour in enumerate(SKY):
        pen.tile((0, band * 40, layout.WIDTH, 240), colour)
    pen.oval((1010, 14, 1080, 84), mix(GOLD, PAPER, 0.45))
    for x, y, size in ((250, 26, 1.0), (640, 14, 0.8), (905, 48, 1.15)):
        _cloud(pen.moved(x, y, size))
    for x, height in ((330, 86), (470, 120), (760, 96), (880, 66), (1120, 104), (120, 60)):
        pen.area((x - height * 1.5, 180, x, 180 - height, x + height * 1.5, 180), MOUNTAIN)
        side, foot = height * 0.3, 180 - height * 0.8
        pen.area((x - side, foot, x, 180 - height, x + side, foot, x, 180 - height * 0.68), SNOW)


def _cloud(pen: Pen) -> None:
    for left, top, right, bottom in ((0, 14, 60, 36), (16, 0, 56, 36), (40, 8, 96, 36)):
        pen.oval((left, top, right, bottom), CLOUD)


def _crest(y: float, tilt: float, swell: float) -> list[float]:
    """Return the upper edge of a hill across the picture, as x, y, x, y and so on."""
    return [value for x in range(0, layout.WIDTH + 1, 20) for value in (x, y + swell * sin(x / 210 + tilt))]


def _hill(pen: Pen, seat: int, bottom: int) -> None:
    y = layout.strip(seat) + layout.FOOT - 16
    colour = HILLS[seat % len(HILLS)]
    pen.area([0, bottom, *_crest(y, seat * 1.9, 9), layout.WIDTH, bottom], colour)
    pen.line(_crest(y, seat * 1.9, 9), mix(colour, LEAF, 0.35), 2)
    row = layout.strip(seat) + layout.RIBBON + 30
    for x, size in ((770, 0.9), (806, 1.15), (960, 0.85)):
        _tree(pen.moved(x + seat * 23 % 40, row, size))
    _sheep(pen.moved(862 + seat * 17 % 40, row + 4))


def _tree(pen: Pen) -> None:
    pen.tile((-3, -4, 3, 12), TRUNK)
    pen.area((-16, 0, 0, -38, 16, 0), TREE, mix(TREE, INK, 0.35), 1.5)


def _sheep(pen: Pen) -> None:
    for x in (6, 22):
        pen.line((x, 6, x, 13), INK, 2.5)
    pen.oval((0, -8, 28, 9), WHITE, INK, 1.5)
    pen.oval((24, -10, 36, 2), INK)


def _meadow(pen: Pen, top: int, bottom: int) -> None:
    pen.area([0, bottom, *_crest(top - 2, 0.7, 5), layout.WIDTH, bottom], MEADOW)
    pen.line(_crest(top - 2, 0.7, 5), mix(MEADOW, LEAF, 0.4), 2)


def _slots(pen: Pen, seat: int) -> None:
    top = layout.strip(seat)
    for index in range(WALL_SIZE):
        ghost(pen.moved(layout.slot(index), top), mix(HILLS[seat % len(HILLS)], INK, 0.3))
    _goal(pen.moved(layout.slot(WALL_SIZE - 1) + layout.SLOT / 2, top))


def _goal(pen: Pen) -> None:
    """Draw the chequered flag on the slot of the tenth card, which ends the game."""
    pen.line((-12, 96, -12, 144), TRUNK, 4)
    for row in range(3):
        for column in range(4):
            dark = (row + column) % 2 == 0
            left, upper = -10 + column * 10, 94 + row * 9
            pen.tile((left, upper, left + 10, upper + 9), mix(INK, STONE, 0.35) if dark else PAPER)


def _cloth(pen: Pen, top: int) -> None:
    left, right = layout.FIELD_LEFT - 8, layout.WIDTH - layout.FIELD_LEFT + 8
    bottom = top + len(ROWS) * layout.CELL[1]
    pen.tile((left - 4, top - 11, right + 4, bottom + 12), EDGE, mix(EDGE, INK, 0.5), 2.5, round_by=20)
    pen.tile((left, top - 7, right, bottom + 7), PARCHMENT, PAPER, 3, round_by=17)
    for place in PLACES:
        draw_empty_place(pen.moved(*layout.cell(place, top)), place)
