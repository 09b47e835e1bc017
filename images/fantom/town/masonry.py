"""What the landmarks are built of: walls with a shaded side, roofs, spires, arches.

Their feet stand on y = 0, their middle is x = 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.fantom.colours import GOLD, INK, PAPER, ROOF, ROOF_DEEP, SEPIA, SHADE, STONE
from images.kit.colours import mix

if TYPE_CHECKING:
    from collections.abc import Sequence

    from images.kit.colours import Colour
    from images.kit.pen import Pen

LINE = 1.15
_DARK = mix(SEPIA, INK, 0.5)


def wall(pen: Pen, left: float, top: float, right: float, foot: float = 0, fill: Colour = STONE) -> None:
    """Draw a wall, its right part in the shade."""
    pen.area((left, top, right, top, right, foot, left, foot), fill, _DARK, LINE)
    edge = right - (right - left) * 0.3
    pen.area((edge, top + 0.6, right - 0.5, top + 0.6, right - 0.5, foot - 0.5, edge, foot - 0.5), SHADE)


def gable(
    pen: Pen, left: float, eaves: float, right: float, tall: float, colours: tuple[Colour, Colour] = (ROOF, ROOF_DEEP)
) -> None:
    """Draw a pointed roof on its eaves."""
    middle, over = (left + right) / 2, 1.2
    pen.area((left - over, eaves, middle, eaves - tall, right + over, eaves), colours[0])
    pen.area((middle + (right - middle) * 0.3, eaves, middle, eaves - tall, right + over, eaves), colours[1])
    outline(pen, (left - over, eaves, middle, eaves - tall, right + over, eaves))


def hipped(
    pen: Pen, left: float, eaves: float, right: float, tall: float, colours: tuple[Colour, Colour] = (ROOF, ROOF_DEEP)
) -> None:
    """Draw a long roof, sloping at both ends."""
    over, slope = 1.2, tall * 0.7
    shape = (left - over, eaves, left + slope, eaves - tall, right - slope, eaves - tall, right + over, eaves)
    pen.area(shape, colours[0])
    pen.area((right - slope - 3, eaves, right - slope, eaves - tall, right + over, eaves), colours[1])
    outline(pen, shape)


def outline(pen: Pen, points: Sequence[float], colour: Colour = _DARK, width: float = LINE) -> None:
    """Draw the line around a shape."""
    pen.line([*points, *points[:2]], colour, width)


def arch(pen: Pen, x: float, width: float, tall: float, foot: float = 0, fill: Colour = SEPIA) -> None:
    """Draw a round-headed opening centred on x."""
    half = width / 2
    pen.tile((x - half, foot - tall, x + half, foot), fill, round_by=half)
    pen.area((x - half, foot - tall / 2, x + half, foot - tall / 2, x + half, foot, x - half, foot), fill)


def windows(pen: Pen, xs: Sequence[float], top: float, tall: float = 4, width: float = 2.2) -> None:
    """Draw a row of windows."""
    for x in xs:
        pen.area((x - width / 2, top, x + width / 2, top, x + width / 2, top + tall, x - width / 2, top + tall), SEPIA)


def battlements(pen: Pen, left: float, top: float, right: float, teeth: int) -> None:
    """Draw the teeth on top of a wall."""
    step = (right - left) / (teeth * 2 - 1)
    for tooth in range(teeth):
        x = left + tooth * 2 * step
        pen.area((x, top - 3, x + step, top - 3, x + step, top + 0.6, x, top + 0.6), STONE, _DARK, LINE)


def dome(pen: Pen, x: float, base: float, half: float, tall: float, colours: tuple[Colour, Colour]) -> None:
    """Draw half an ellipse on its base, shaded on the right."""
    box = (x - half, base - tall, x + half, base + tall)
    pen.slice(box, (180, 360), colours[0])
    pen.slice((x + half * 0.1, base - tall * 0.92, x + half, base + tall * 0.92), (180, 360), colours[1])
    pen.arc(box, (180, 360), _DARK, LINE)
    pen.line((x - half, base, x + half, base), _DARK, LINE)


def cross(pen: Pen, x: float, foot: float) -> None:
    """Set a cross on top of something."""
    pen.line((x, foot, x, foot - 5.5), _DARK, LINE)
    pen.line((x - 1.8, foot - 3.7, x + 1.8, foot - 3.7), _DARK, LINE)


def flag(pen: Pen, x: float, foot: float, colour: Colour) -> None:
    """Set a pennant on top of something."""
    pen.line((x, foot, x, foot - 8), _DARK, LINE)
    pen.area((x, foot - 8, x + 6.5, foot - 6, x, foot - 4), colour, _DARK, 0.7)


def clock(pen: Pen, x: float, y: float, radius: float = 3) -> None:
    """Hang a clock on a wall."""
    pen.oval((x - radius, y - radius, x + radius, y + radius), PAPER, _DARK, LINE)
    pen.line((x, y, x, y - radius * 0.7), _DARK, 0.8)
    pen.line((x, y, x + radius * 0.6, y), _DARK, 0.8)


def knob(pen: Pen, x: float, y: float) -> None:
    """Set a gilded ball on top of something."""
    pen.oval((x - 1.5, y - 1.5, x + 1.5, y + 1.5), GOLD, _DARK, 0.7)


def stroke(pen: Pen, points: Sequence[float], width: float = LINE) -> None:
    """Draw a line of ink."""
    pen.line(points, _DARK, width)


def shadow(pen: Pen, half: float) -> None:
    """Lay the ground that a building stands on."""
    pen.oval((-half, -3.2, half + 3, 3.6), mix(SHADE, SEPIA, 0.12))
