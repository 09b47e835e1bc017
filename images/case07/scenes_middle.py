"""The scenes of the five postcards in the middle: column, palace, railway station, bus hotel, self-service shop."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING

from images.case07.colours import (
    ASPHALT,
    BLUE,
    BRICK,
    BRICK_DEEP,
    BRONZE,
    CLOUD,
    CONCRETE,
    CONCRETE_DEEP,
    COPPER,
    CREAM,
    DUSK,
    GLASS,
    GLASS_DEEP,
    GREY,
    HAZE,
    INK,
    PAPER,
    PINK,
    RED,
    SAND,
    SAND_DEEP,
    SKY,
    TEAL,
    YELLOW,
)
from images.case07.scenes_north import neon
from images.case07.strokes import GROUND, WIDE, block, cloud, house, lamp, panes, people, sky, trees
from images.kit.colours import mix

if TYPE_CHECKING:
    from images.kit.pen import Pen


def kolumna_zygmunta(pen: Pen) -> None:
    """The king on his column, and the castle behind him."""
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


def palac_kultury(pen: Pen) -> None:
    """The palace with all its turrets, as it stands over everything."""
    sky(pen, DUSK, HAZE)
    cloud(pen, 60, 34)
    cloud(pen, 310, 28, 0.8)
    _palace(pen.moved(184 * 0.22, GROUND * 0.22, 0.78))
    trees(pen, (22, 46, 322, 346), size=1.1)
    people(pen, (120, 140, 240))


def _palace(pen: Pen) -> None:
    stone, shade = SAND, SAND_DEEP
    for mirrored in (-1, 1):
        for inner, outer, top in ((30, 62, 62), (58, 110, 88), (104, 128, 76)):
            left, right = sorted((184 + mirrored * inner, 184 + mirrored * outer))
            house(pen, left, top, right, stone)
            panes(pen, (left + 4, top + 6, right - 6, 112), ((right - left) // 8, (112 - top) // 9), BRICK_DEEP, 0.34)
            _turrets(pen, (left + 3, right - 3), top)
        _dome(pen, 184 + mirrored * 116)
    house(pen, 150, 30, 218, stone)
    panes(pen, (155, 36, 208, 112), (8, 9), BRICK_DEEP, 0.36)
    _turrets(pen, (153, 215), 30)
    house(pen, 162, 16, 206, stone)
    pen.oval((176, 17, 192, 31), PAPER, INK, 1.2)
    pen.line((184, 24, 184, 19), INK, 1.2)
    pen.line((184, 24, 188, 24), INK, 1.2)
    _turrets(pen, (164, 204), 17)
    pen.area((172, 17, 175, 7, 193, 7, 196, 17), shade)
    pen.area((180, 8, 184, -26, 188, 8), shade)
    block(pen, 164, 98, 204, GROUND, shade)
    panes(pen, (164, 98, 204, GROUND), (5, 1), PAPER, 0.5)


def _turrets(pen: Pen, xs: tuple[float, ...], top: float) -> None:
    for x in xs:
        pen.area((x - 2.6, top + 1, x - 2, top - 6, x, top - 13, x + 2, top - 6, x + 2.6, top + 1), SAND_DEEP)


def _dome(pen: Pen, x: float) -> None:
    pen.slice((x - 9, 66, x + 9, 88), (180, 360), COPPER)


def dworzec_centralny(pen: Pen) -> None:
    """A wide roof that bends up at its edges over a glass hall, and a train."""
    sky(pen, SKY, HAZE)
    cloud(pen, 300, 22, 0.8)
    block(pen, 56, 46, 312, 96, GLASS)
    panes(pen, (56, 50, 312, 94), (16, 2), mix(GLASS, PAPER, 0.5), 0.8)
    for x in range(60, 312, 62):
        block(pen, x, 40, x + 5, 96, CONCRETE_DEEP)
    pen.area((14, 18, 22, 16, 60, 32, 308, 32, 346, 16, 354, 18, 318, 48, 50, 48), CONCRETE)
    pen.area((50, 48, 318, 48, 312, 54, 56, 54), CONCRETE_DEEP)
    for x in range(76, 300, 18):
        pen.line((x, 34, x + (x - 184) * 0.03, 47), CONCRETE_DEEP, 1)
    pen.write((184, 24), "WARSZAWA CENTRALNA", neon, 15, RED)
    block(pen, 0, 94, WIDE, 124, GREY)
    block(pen, 0, 124, WIDE, 140, ASPHALT)
    _train(pen)
    block(pen, 0, 132, WIDE, 135, INK)


def _train(pen: Pen) -> None:
    pen.area((40, 128, 40, 92, 52, 84, 368, 84, 368, 128), BLUE)
    pen.area((40, 108, 40, 99, 368, 99, 368, 108), YELLOW)
    pen.area((44, 96, 53, 88, 64, 88, 64, 97), CLOUD)
    for x in range(74, 366, 34):
        pen.tile((x, 88, x + 24, 97), CLOUD, round_by=2)
    for x in (62, 90, 190, 218, 318, 346):
        pen.oval((x - 7, 122, x + 7, 136), INK)
        pen.oval((x - 2.4, 126.6, x + 2.4, 131.4), CONCRETE)
    pen.line((142, 84, 128, 74, 150, 68), INK, 2)
    pen.line((132, 67, 168, 67), INK, 2)
    block(pen, 0, 64, WIDE, 65, INK)
    pen.oval((42, 110, 50, 118), PAPER, INK, 1)


def hotel_gromada(pen: Pen) -> None:
    """A hotel of a few floors, and a round-nosed coach before it."""
    sky(pen, SKY, HAZE)
    cloud(pen, 40, 22, 0.7)
    house(pen, 70, 40, 340, CREAM)
    for floor in range(3):
        top = 46 + floor * 20
        panes(pen, (76, top, 294, top + 13), (12, 1), GLASS_DEEP, 0.62)
        for balcony in range(12):
            block(pen, 77 + balcony * 18.2, top + 12, 92 + balcony * 18.2, top + 17, (TEAL, BRICK)[balcony % 2])
    block(pen, 66, 36, 344, 41, CONCRETE_DEEP)
    pen.line((130, 36, 130, 28), INK, 1.5)
    pen.line((280, 36, 280, 28), INK, 1.5)
    pen.write((204, 22), "GROMADA", neon, 25, RED)
    block(pen, 64, 104, 344, 107, BRICK_DEEP)
    trees(pen, (26, 50), size=1.3)
    _coach(pen.moved(96, 84))
    people(pen, (262, 276, 290), 124)


def _coach(pen: Pen) -> None:
    """The bus that everybody called the cucumber."""
    pen.tile((0, 0, 140, 44), RED, INK, 1.2, round_by=17)
    pen.area((2, 24, 138, 24, 138, 30, 2, 30), CREAM)
    for x in range(14, 118, 17):
        pen.tile((x, 5, x + 13, 20), CLOUD, INK, 0.8, round_by=3)
    pen.tile((119, 6, 134, 21), CLOUD, INK, 0.8, round_by=6)
    for x in (30, 108):
        pen.oval((x - 10, 33, x + 10, 53), INK)
        pen.oval((x - 4, 39, x + 4, 47), CONCRETE)
    pen.oval((131, 32, 138, 39), YELLOW, INK, 0.8)


def supersam(pen: Pen) -> None:
    """A shop under a folded roof that hangs on slanting struts."""
    sky(pen, DUSK, HAZE)
    cloud(pen, 60, 24, 0.8)
    block(pen, 30, 66, 338, GROUND, GLASS)
    panes(pen, (32, 68, 336, GROUND - 2), (14, 1), mix(GLASS, CREAM, 0.62), 0.84)
    for x in range(44, 330, 22):
        block(pen, x, 96 + 4 * sin(x), x + 14, GROUND - 2, (RED, YELLOW, TEAL, BRICK)[x // 22 % 4])
    folds: list[float] = []
    for fold in range(13):
        folds += [8 + fold * 29.3, 66 if fold % 2 else 40]
    pen.area((*folds, 360, 74, 8, 74), CONCRETE)
    for fold in range(0, 12, 2):
        crest = 8 + fold * 29.3
        pen.area((crest, 40, crest + 29.3, 66, crest + 29.3, 74, crest, 74), CONCRETE_DEEP)
    pen.line(folds, mix(CONCRETE_DEEP, INK, 0.4), 2.5)
    for x in (66, 125, 184, 243, 302):
        pen.line((x - 13, GROUND, x, 74, x + 13, GROUND), CLOUD, 2.5)
    pen.write((184, 22), "SUPERSAM", neon, 31, RED)
    for x in (90, 268):
        _trolley(pen.moved(x, 108))
    people(pen, (74, 252, 320), 128, 1.15)


def _trolley(pen: Pen) -> None:
    pen.line((-4, 0, 2, 2, 6, 14, 24, 14), INK, 2)
    pen.area((3, 2, 28, 2, 24, 11, 6, 11), PAPER, INK, 1.2)
    for x in (8, 22):
        pen.oval((x - 2.6, 15, x + 2.6, 20.2), INK)
