"""Building blocks of the scenes: blocks, rows of windows, lettering, trees, lamps, people.

All use one style: flat areas, a shaded right side, hardly any outline.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.case07.colours import (
    ASPHALT,
    BLUE,
    BROWN,
    CLOUD,
    GLOW,
    INK,
    PAPER,
    PAVING,
    RED,
    SKIN,
    TREE,
    YELLOW,
)
from images.kit.colours import mix
from images.kit.fonts import sans

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PIL.ImageFont import FreeTypeFont

    from images.kit.colours import Colour
    from images.kit.pen import Pen

WIDE, HIGH = 368, 140
"""Width and height of a scene, in pixels."""
GROUND = 116
"""Vertical position of the foot of buildings."""


def block(pen: Pen, left: float, top: float, right: float, foot: float, colour: Colour) -> None:
    """Fill a rectangle."""
    pen.area((left, top, right, top, right, foot, left, foot), colour)


def house(pen: Pen, left: float, top: float, right: float, colour: Colour, foot: float = GROUND) -> None:
    """Draw a building with its right part in the shade."""
    block(pen, left, top, right, foot, colour)
    block(pen, right - (right - left) * 0.16, top, right, foot, mix(colour, INK, 0.18))


def panes(pen: Pen, box: tuple[float, float, float, float], grid: tuple[int, int], colour: Colour, part: float) -> None:
    """Fill a box with columns and rows of windows; `part` is the share of each cell that is glass."""
    left, top, right, foot = box
    width, height = (right - left) / grid[0], (foot - top) / grid[1]
    for column in range(grid[0]):
        for row in range(grid[1]):
            x, y = left + width * (column + (1 - part) / 2), top + height * (row + (1 - part) / 2)
            block(pen, x, y, x + width * part, y + height * part, colour)


def sky(pen: Pen, colour: Colour, low: Colour, ground: Colour = PAVING, street: Colour = ASPHALT) -> None:
    """Fill the whole scene: a sky that pales downwards, the ground and a street."""
    block(pen, 0, 0, WIDE, HIGH, colour)
    block(pen, 0, 62, WIDE, HIGH, mix(colour, low, 0.5))
    block(pen, 0, 90, WIDE, HIGH, low)
    block(pen, 0, GROUND, WIDE, HIGH, ground)
    block(pen, 0, GROUND + 10, WIDE, HIGH, street)


def cloud(pen: Pen, x: float, y: float, size: float = 1) -> None:
    """Draw a flat cloud."""
    pen.oval((x - 26 * size, y - 5 * size, x + 26 * size, y + 6 * size), CLOUD)
    pen.oval((x - 12 * size, y - 12 * size, x + 14 * size, y + 5 * size), CLOUD)


def trees(pen: Pen, xs: Iterable[float], foot: float = GROUND, size: float = 1, colour: Colour = TREE) -> None:
    """Draw round trees."""
    for x in xs:
        block(pen, x - 1.5 * size, foot - 9 * size, x + 1.5 * size, foot, BROWN)
        pen.oval((x - 10 * size, foot - 28 * size, x + 10 * size, foot - 6 * size), colour)
        pen.oval((x - 7 * size, foot - 26 * size, x + 3 * size, foot - 15 * size), mix(colour, PAPER, 0.18))


def people(pen: Pen, xs: Iterable[float], foot: float = GROUND + 8, size: float = 1) -> None:
    """Draw passers-by."""
    for number, x in enumerate(xs):
        coat = (RED, BLUE, BROWN, YELLOW)[number % 4]
        pen.area(
            (x - 3 * size, foot, x - 2 * size, foot - 13 * size, x + 2 * size, foot - 13 * size, x + 3 * size, foot),
            coat,
        )
        pen.oval((x - 2.5 * size, foot - 18 * size, x + 2.5 * size, foot - 13 * size), SKIN)


def lamp(pen: Pen, x: float, top: float, foot: float = GROUND + 6, bulbs: int = 2) -> None:
    """Draw a street lamp."""
    pen.line((x, foot, x, top), INK, 2)
    reach = 5 * (bulbs - 1)
    if bulbs > 1:
        pen.line((x - reach, top + 5, x - reach, top + 8, x + reach, top + 8, x + reach, top + 5), INK, 1.5)
    for bulb in range(bulbs):
        bulb_x = x - reach + bulb * 10
        pen.oval((bulb_x - 3.6, top - 2, bulb_x + 3.6, top + 5.4), GLOW, INK, 0.8)


def saloon(pen: Pen, x: float, foot: float, colour: Colour, size: float = 1) -> None:
    """Draw an angular car of the period from the side, its middle at `x`."""
    car = pen.moved(x, foot, size)
    car.area((-22, -4, -21, -10, -12, -11, -7, -18, 8, -18, 14, -11, 21, -10, 22, -4), colour)
    car.area((-10, -11, -6, -16.5, -0.5, -16.5, -0.5, -11), CLOUD)
    car.area((1.5, -11, 1.5, -16.5, 7.4, -16.5, 11.5, -11), CLOUD)
    for wheel in (-13, 13):
        car.oval((wheel - 4.6, -8, wheel + 4.6, 1.2), INK)
        car.oval((wheel - 1.8, -5.2, wheel + 1.8, -1.6), PAPER)


def banner(pen: Pen, x: float, foot: float, colour: Colour, tall: float = 20) -> None:
    """Draw a flag on its staff."""
    pen.line((x, foot, x, foot - tall), INK, 1.2)
    pen.area((x, foot - tall, x + 12, foot - tall + 2, x + 11, foot - tall + 9, x, foot - tall + 8), colour)


def neon(size: int) -> FreeTypeFont:
    """Return the typeface of lettering on roofs."""
    return sans(size, 900)
