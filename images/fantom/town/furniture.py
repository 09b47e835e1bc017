"""What a map has besides the land: the frame around it and the compass rose."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

from images.fantom.colours import FRAME, GROUND, INK, PAPER, ROOF, ROOF_DEEP, SEPIA, STREET
from images.fantom.geometry import around, flat
from images.fantom.town.siting import COMPASS
from images.kit.fonts import serif

if TYPE_CHECKING:
    from cogs.fantom.map.town import Point
    from images.fantom.town.strip import Strip

BORDER = 11.0
"""How far the frame reaches into the page."""
_TICK = 50.0
"""From one change of black and white to the next in the frame."""


def frame(pen: Strip, width: float, height: float) -> None:
    """Draw the frame: a scale of black and white pieces between two lines."""
    for inset, colour, wide in ((2.5, STREET, 5), (0.6, SEPIA, 1.2)):
        _ring(pen, width, height, inset, colour, wide)
    for side, far in ((0, width), (1, height)):
        pieces = max(2, round(far / _TICK / 2) * 2)
        for piece in range(0, pieces, 2):
            begin, end = far * piece / pieces, far * (piece + 1) / pieces
            for off in (2.4, (height, width)[side] - 5.4):
                box = (begin, off, end, off + 3) if side == 0 else (off, begin, off + 3, end)
                left, top, right, bottom = box
                pen.area((left, top, right, top, right, bottom, left, bottom), SEPIA)
    for inset, colour, wide in ((6.4, SEPIA, 1.2), (8.4, GROUND, 2.4), (10.2, FRAME, 0.8)):
        _ring(pen, width, height, inset, colour, wide)


def _ring(pen: Strip, width: float, height: float, inset: float, colour: tuple[int, ...], wide: float) -> None:
    left, top, right, bottom = inset, inset, width - inset, height - inset
    for ends in (
        (left, top, right, top),
        (right, top, right, bottom),
        (right, bottom, left, bottom),
        (left, bottom, left, top),
    ):
        pen.line(ends, colour, wide)


def rose(pen: Strip, at: Point) -> None:
    """Draw the compass rose; north is up, and an N says so as on every map."""
    if not pen.shows(at[1] - COMPASS - 20, at[1] + COMPASS + 4):
        return
    x, y = at
    for radius, colour, wide in ((0.7, SEPIA, 1.1), (0.62, FRAME, 0.8)):
        reach = COMPASS * radius
        pen.oval((x - reach, y - reach, x + reach, y + reach), None, colour, wide)
    for step in range(8):
        _ray(pen, at, step)
    pen.oval((x - 3, y - 3, x + 3, y + 3), PAPER, SEPIA, 1)
    pen.write((x, y - COMPASS - 8), "N", serif, 14, INK)


def _ray(pen: Strip, at: Point, step: int) -> None:
    """Draw one of the rose's eight rays, light on one side and dark on the other; those between are shorter."""
    order = step * 2 + 1 if step < 4 else (step - 4) * 2  # noqa: PLR2004 - the four between come first, below
    angle = order * pi / 4 - pi / 2
    reach = COMPASS * (1 if order % 2 == 0 else 0.62)
    tip, dark = around(at, angle, reach), ROOF_DEEP if order == 0 else SEPIA
    for turn, colour in ((-pi / 4, ROOF if order == 0 else PAPER), (pi / 4, dark)):
        waist = around(at, angle + turn, COMPASS * 0.19)
        pen.area(flat((at, waist, tip)), colour)
        pen.line(flat((at, waist, tip, at)), SEPIA, 0.7)
