"""The figures of the cards, each drawn in a square of `SIDE` with the feet at the bottom.

Silhouettes matter most: at 20 pixels, only the headgear distinguishes a king from a magician.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from cogs.fort.cards import Figure
from images.fort.colours import (
    AMBER,
    BLOND,
    BROWN,
    COAL,
    GOLD,
    INK,
    IRON,
    LEAF,
    NIGHT,
    PINK,
    PURPLE,
    RED,
    ROOF,
    ROOF_DEEP,
    SKIN,
    STONE,
    TRUNK,
    WHITE,
)  # fmt: skip

if TYPE_CHECKING:
    from collections.abc import Callable

    from images.kit.colours import Colour
    from images.kit.pen import Pen

SIDE = 64


def _robe(pen: Pen, colour: Colour) -> None:
    pen.area((6, 64, 14, 44, 24, 39, 40, 39, 50, 44, 58, 64), colour, INK, 2.5)


def _face(pen: Pen) -> None:
    pen.oval((19, 17, 45, 45), SKIN, INK, 2.5)
    for x in (27, 37):
        pen.oval((x - 2, 28, x + 2, 33), INK)


def _crown(pen: Pen, *, jewel: Colour) -> None:
    pen.area((15, 21, 11, 2, 22, 11, 32, -2, 42, 11, 53, 2, 49, 21), GOLD, INK, 2.5)
    for x in (22, 32, 42):
        pen.oval((x - 2.5, 13, x + 2.5, 18), jewel)


def king(pen: Pen) -> None:
    """Draw the king: white beard, red robe, tall crown."""
    _robe(pen, RED)
    _face(pen)
    pen.area((18, 33, 26, 38, 32, 36, 38, 38, 46, 33, 44, 50, 32, 60, 20, 50), WHITE, INK, 2)
    _crown(pen, jewel=RED)


def queen(pen: Pen) -> None:
    """Draw the queen: long dark hair, purple robe, tall crown."""
    pen.oval((11, 12, 53, 60), BROWN, INK, 2.5)
    _robe(pen, PURPLE)
    _face(pen)
    pen.line((28, 39, 36, 39), RED, 2.5)
    _crown(pen, jewel=PURPLE)


def prince(pen: Pen) -> None:
    """Draw the prince: a green cap with a red feather."""
    _robe(pen, LEAF)
    _face(pen)
    pen.slice((16, 8, 48, 36), (180, 360), BROWN, INK)
    pen.area((10, 23, 20, 6, 44, 6, 54, 18), LEAF, INK, 2.5)
    pen.area((40, 12, 50, -2, 62, -2, 54, 12), RED, INK, 2)


def princess(pen: Pen) -> None:
    """Draw the princess: a pointed hat with a veil over fair hair."""
    pen.oval((11, 14, 53, 58), BLOND, INK, 2.5)
    _robe(pen, PINK)
    _face(pen)
    pen.area((32, -4, 58, 30, 52, 34, 32, 4), WHITE, INK, 1.5)
    pen.area((17, 22, 32, -6, 47, 22), PINK, INK, 2.5)
    pen.line((28, 39, 36, 39), RED, 2.5)


def magician(pen: Pen) -> None:
    """Draw the magician: a bent blue hat with a broad brim and a star."""
    _robe(pen, NIGHT)
    _face(pen)
    pen.area((19, 34, 32, 37, 45, 34, 40, 56, 32, 64, 24, 56), WHITE, INK, 2)
    pen.area((4, 24, 18, 17, 28, -4, 44, -6, 38, 0, 46, 17, 60, 24), NIGHT, INK, 2.5)
    star(pen.moved(32, 12), 7)


def star(pen: Pen, radius: float, *, ringed: bool = False) -> None:
    """Draw a five-pointed star around the origin."""
    points: list[float] = []
    for tip in range(10):
        reach, turn = radius * (0.42 if tip % 2 else 1), tip * pi / 5
        points += [reach * sin(turn), -reach * cos(turn)]
    pen.area(points, GOLD, INK if ringed else None, 2.5)


def crow(pen: Pen) -> None:
    """Draw a crow that looks to the right."""
    pen.line((28, 52, 26, 63), AMBER, 3)
    pen.line((36, 52, 36, 63), AMBER, 3)
    pen.area((2, 56, 14, 34, 34, 38, 22, 52), COAL)
    pen.oval((12, 22, 50, 56), COAL)
    pen.oval((30, 8, 56, 34), COAL)
    pen.area((52, 16, 64, 23, 52, 27), GOLD, INK, 2)
    pen.oval((43, 15, 49, 21), WHITE)
    pen.arc((16, 24, 42, 48), (20, 150), IRON, 3)


def crows(pen: Pen) -> None:
    """Draw two crows."""
    crow(pen.moved(-8, 8, 0.8))
    crow(pen.moved(24, 20, 0.69))


def cannon(pen: Pen) -> None:
    """Draw a cannon: a barrel aimed to the right on a wooden wheel."""
    pen.area((6, 62, 16, 40, 44, 40, 30, 62), TRUNK, INK, 2.5)
    pen.area((2, 34, 52, 6, 62, 24, 14, 52), IRON, INK, 2.5)
    pen.area((49, 3, 55, 0, 66, 21, 60, 26), COAL, INK, 2)
    pen.oval((14, 30, 48, 64), BROWN, INK, 2.5)
    pen.oval((20, 36, 42, 58), STONE, INK, 2)
    for ends in ((31, 36, 31, 58), (20, 47, 42, 47)):
        pen.line(ends, BROWN, 4)
    pen.oval((27, 43, 35, 51), GOLD, INK, 2)


def roof(pen: Pen, half_width: float, height: float) -> None:
    """Draw a pointed roof; the middle of its eaves is at the origin."""
    pen.area((-half_width, 0, 0, -height, half_width, 0), ROOF, INK, 2.5)
    pen.area((half_width * 0.35, 0, 0, -height, half_width, 0), ROOF_DEEP)
    pen.line((-half_width, 0, half_width, 0), INK, 3)


def tower(pen: Pen) -> None:
    """Draw a tower without a wall, for face-up cards of the field."""
    pen.area((14, 64, 14, 30, 50, 30, 50, 64), STONE, INK, 2.5)
    pen.tile((26, 42, 38, 60), INK, round_by=6)
    roof(pen.moved(32, 30), 26, 32)


PEOPLE: dict[Figure, Callable[[Pen], None]] = {
    Figure.KING: king, Figure.QUEEN: queen, Figure.PRINCE: prince, Figure.PRINCESS: princess,
    Figure.MAGICIAN: magician, Figure.CROW: crow, Figure.CROWS: crows, Figure.CANNON: cannon,
}  # fmt: skip
"""The painters of the figures that stand behind the battlements."""
