"""Scenes of streets and squares: the party's house, Sigismund's column and the avenue of the MDM."""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.case07.colours import (
    BLUE,
    BRICK,
    BRICK_DEEP,
    BRONZE,
    BROWN,
    CONCRETE,
    CONCRETE_DEEP,
    COPPER,
    CREAM,
    DUSK,
    GLASS_DEEP,
    GLOW,
    HAZE,
    INK,
    PAPER,
    PINK,
    RED,
    SAND,
    SAND_DEEP,
    SKY,
    YELLOW,
)
from images.case07.strokes import (
    GROUND,
    banner,
    block,
    cloud,
    house,
    lamp,
    panes,
    people,
    saloon,
    sky,
    trees,
)
from images.kit.colours import mix

if TYPE_CHECKING:
    from images.kit.pen import Pen


def dom_partii(pen: Pen) -> None:
    """Draw a grey block around a deep porch, with red flags."""
    sky(pen, HAZE, DUSK)
    house(pen, 40, 30, 330, CONCRETE)
    block(pen, 34, 24, 336, 32, CONCRETE_DEEP)
    for left, right in ((48, 128), (232, 282)):
        panes(pen, (left, 38, right, 108), ((right - left) // 10, 4), GLASS_DEEP, 0.6)
    panes(pen, (286, 38, 326, 108), (4, 4), INK, 0.6)
    block(pen, 134, 32, 226, GROUND, mix(CONCRETE_DEEP, INK, 0.35))
    for x in range(138, 224, 16):
        block(pen, x, 32, x + 8, GROUND, CONCRETE)
        block(pen, x + 6, 32, x + 8, GROUND, CONCRETE_DEEP)
    block(pen, 126, GROUND - 4, 234, GROUND, PAPER)
    for x in (58, 106, 156, 204, 252, 300):
        banner(pen, x, 25, RED, 22)
    for x in (120, 236):
        pen.area((x - 7, 40, x + 7, 40, x + 7, 96, x, 90, x - 7, 96), RED)
    saloon(pen, 280, 132, INK, 1.1)
    people(pen, (92, 150, 182))
    trees(pen, (14, 352), size=1.2)


def kolumna_zygmunta(pen: Pen) -> None:
    """Draw the king on his column, and the castle behind him."""
    sky(pen, SKY, HAZE)
    cloud(pen, 70, 34, 0.8)
    for left, right, top, colour in ((0, 40, 66, YELLOW), (40, 76, 58, PINK), (76, 106, 68, SAND)):
        house(pen, left, top, right, mix(colour, SAND, 0.45))
        pen.area((left - 2, top, (left + right) / 2, top - 16, right + 2, top), BRICK_DEEP)
        panes(pen, (left + 3, top + 6, right - 6, 110), (3, 4), GLASS_DEEP, 0.42)
    _castle(pen.moved(368 * 0.1, GROUND * 0.1, 0.9))
    _column(pen)
    people(pen, (120, 190, 204), 128)
    lamp(pen, 100, 84)


def _castle(pen: Pen) -> None:
    house(pen, 196, 66, 368, BRICK)
    panes(pen, (204, 72, 346, 112), (10, 3), CREAM, 0.5)
    pen.area((192, 68, 206, 48, 368, 48, 368, 68), BRICK_DEEP)
    house(pen, 262, 34, 294, BRICK)
    panes(pen, (266, 50, 288, 112), (2, 4), CREAM, 0.45)
    pen.oval((270, 37, 286, 52), PAPER, INK, 1)
    pen.line((278, 44.5, 278, 39), INK, 1)
    pen.area((259, 35, 266, 24, 272, 18, 284, 18, 290, 24, 297, 35), COPPER)
    block(pen, 273, 8, 283, 19, BRICK)
    pen.area((271, 9, 278, -4, 285, 9), COPPER)


def _column(pen: Pen) -> None:
    block(pen, 132, 100, 176, 124, CONCRETE)
    block(pen, 138, 86, 170, 102, SAND)
    block(pen, 128, 120, 180, 126, CONCRETE_DEEP)
    block(pen, 147, 36, 161, 88, CONCRETE)
    block(pen, 156, 36, 161, 88, CONCRETE_DEEP)
    block(pen, 142, 31, 166, 37, SAND)
    pen.area((146, 31, 150, 14, 159, 14, 163, 31), BRONZE)
    pen.oval((150, 6, 159, 15), BRONZE)
    pen.line((142, 1, 142, 30), INK, 2)
    pen.line((138, 6, 146, 6), INK, 2)
    pen.line((150, 18, 142, 16), BRONZE, 3)
    pen.line((159, 18, 168, 24, 174, 14), BRONZE, 2.4)


def mdm(pen: Pen) -> None:
    """Draw heavy houses over arcades, with great stone lamps in front."""
    sky(pen, SKY, HAZE)
    cloud(pen, 184, 26)
    for left, right, top, floors in ((0, 136, 22, 3), (232, 368, 22, 3), (136, 232, 48, 2)):
        house(pen, left, top, right, SAND, 84)
        block(pen, left - 3, top - 4, right + 3, top + 2, CREAM)
        panes(pen, (left + 6, top + 8, right - 14, 80), ((right - left) // 15, floors), GLASS_DEEP, 0.48)
    for x in range(8, 132, 30):
        block(pen, x, 12, x + 6, 18, SAND_DEEP)
        block(pen, x + 236, 12, x + 242, 18, SAND_DEEP)
    block(pen, 0, 82, 368, GROUND, CONCRETE)
    block(pen, 0, 80, 368, 85, CREAM)
    for door in range(12):
        x = 20 + door * 30
        pen.tile((x - 10, 89, x + 10, GROUND + 10), mix(BROWN, INK, 0.4), round_by=10)
        block(pen, x - 10, 108, x + 10, GROUND, mix(BROWN, INK, 0.4))
    block(pen, 0, GROUND, 368, GROUND + 10, CREAM)
    for x in (70, 184, 298):
        _candelabrum(pen.moved(x, 0))
    saloon(pen, 126, 136, YELLOW, 1.05)
    saloon(pen, 244, 136, BLUE, 1.05)
    people(pen, (30, 46, 330), 125)


def _candelabrum(pen: Pen) -> None:
    pen.area((-6, 130, -4, 40, 4, 40, 6, 130), CONCRETE, CONCRETE_DEEP, 1)
    block(pen, -11, 118, 11, 130, CONCRETE_DEEP)
    pen.line((-15, 40, -15, 46, 15, 46, 15, 40), INK, 2.5)
    for x, y in ((-15, 36), (15, 36), (0, 30)):
        pen.oval((x - 6, y - 7, x + 6, y + 7), GLOW, INK, 1.2)
