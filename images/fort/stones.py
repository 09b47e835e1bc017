"""The cards of a wall as masonry: battlements with people on them, towers, and the slots still to be built.

Each is drawn once and kept; the number is what must be legible at a third of the size.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from PIL import Image, ImageOps

from cogs.fort.cards import Figure, figure
from images.fort.colours import FADED, INK, JOINT, PAPER, STONE
from images.fort.figures import PEOPLE, SIDE, roof
from images.fort.layout import BATTLEMENT, FOOT, SLOT, STONE_HEIGHT
from images.kit.fonts import serif
from images.kit.pen import Pen, sprite

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

    from images.kit.colours import Colour

MERLONS, NOTCH = 3, 15
"""Teeth of one card's battlement and how deep the gaps between them are."""
BRICKS = ((8, 92, 30), (84, 92, 106), (2, 150, 22), (92, 150, 110), (4, 121, 14), (98, 121, 109))
"""Left, height and right of the joints that show next to the number."""


def bold(size: int) -> FreeTypeFont:
    """Return the face that numbers are carved in."""
    return serif(size, 800)


def silhouette() -> list[float]:
    """Return the outline of one card's wall, from its left foot over the teeth to its right foot."""
    tooth = SLOT / MERLONS
    points: list[float] = [0, FOOT, 0, BATTLEMENT + NOTCH]
    for merlon in range(MERLONS):
        left, right = merlon * tooth + tooth * 0.2, merlon * tooth + tooth * 0.8
        points += [left, BATTLEMENT + NOTCH, left, BATTLEMENT, right, BATTLEMENT, right, BATTLEMENT + NOTCH]
    return [*points, SLOT, BATTLEMENT + NOTCH, SLOT, FOOT]


def _masonry(pen: Pen) -> None:
    outline = silhouette()
    pen.area(outline, STONE)
    for left, y, right in BRICKS:
        pen.line((left, y, right, y), JOINT, 2.5)
    pen.line((SLOT, BATTLEMENT + NOTCH, SLOT, FOOT), JOINT, 3)
    pen.line(outline[2:-2], INK, 3)
    pen.line((0, FOOT, SLOT, FOOT), INK, 3)


def _tower(pen: Pen) -> None:
    pen.area((9, FOOT, 9, 40, SLOT - 9, 40, SLOT - 9, FOOT), STONE, INK, 3)
    for left, y, right in ((14, 56, 34), (80, 62, 98), (12, 148, 30), (84, 148, 100)):
        pen.line((left, y, right, y), JOINT, 2.5)
    pen.tile((50, 48, 62, 72), INK, round_by=6)


def _roofed(pen: Pen) -> None:
    _tower(pen)
    roof(pen.moved(SLOT / 2, 42), 56, 40)


def _flagged(pen: Pen) -> None:
    _tower(pen)
    pen.area(
        (2, 56, 2, 34, 22, 34, 22, 44, 45, 44, 45, 34, 67, 34, 67, 44, 90, 44, 90, 34, 110, 34, 110, 56), STONE, INK, 3
    )


def _plaque(pen: Pen, number: int) -> None:
    pen.tile((13, 84, SLOT - 13, 150), PAPER, INK, 2.5, round_by=9)
    pen.write((SLOT / 2, 117), str(number), bold, 64, INK)


@cache
def stone(number: int, *, bonus: bool, grey: bool = False) -> Image.Image:
    """Return a wall's card, `SLOT` wide; grey for a wall that grows no more.

    In the basic game figures mean nothing, so they are smaller there.
    """
    shown, size = figure(number), 1.1 if bonus else 0.9

    def paint(pen: Pen) -> None:
        if shown in PEOPLE:
            PEOPLE[shown](pen.moved(SLOT / 2 - size * SIDE / 2, 78 - size * SIDE, size))
        _masonry(pen)
        if shown is Figure.TOWER:
            _roofed(pen)
        if shown is Figure.START:
            _flagged(pen)
        _plaque(pen, number)

    made = sprite(SLOT, STONE_HEIGHT, paint)
    return faded(made) if grey else made


def faded(coloured: Image.Image) -> Image.Image:
    """Return a sprite without its colours."""
    dark, light = FADED
    tinted = ImageOps.colorize(coloured.convert("L"), dark, light)
    tinted.putalpha(coloured.getchannel("A"))
    return tinted


def ghost(pen: Pen, colour: Colour, width: float = 2.5) -> None:
    """Draw the dashed outline of a card that is still to be built."""
    points = silhouette()
    corners = list(zip(points[::2], points[1::2], strict=True))
    for (x, y), (to_x, to_y) in pairwise(corners):
        length = abs(to_x - x) + abs(to_y - y)
        steps = max(1, round(length / 18))
        for step in range(steps):
            start, end = step / steps, (step + 0.55) / steps
            at = (x + (to_x - x) * start, y + (to_y - y) * start, x + (to_x - x) * end, y + (to_y - y) * end)
            pen.line(at, colour, width)
