"""The scenes on the fourteen postcards."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING

from cogs.case07.cards import Card
from images.case07.colours import (
    ASPHALT,
    BLUE,
    BRICK,
    BRICK_DEEP,
    BRONZE,
    BROWN,
    CLOUD,
    CONCRETE,
    CONCRETE_DEEP,
    COPPER,
    CREAM,
    DUSK,
    GLASS,
    GLASS_DEEP,
    GLOW,
    GREY,
    HAZE,
    INK,
    LAWN,
    NIGHT,
    PAPER,
    PINK,
    RED,
    SAND,
    SAND_DEEP,
    SKIN,
    SKY,
    TEAL,
    TREE,
    YELLOW,
)
from images.case07.strokes import GROUND, WIDE, banner, block, cloud, house, lamp, panes, people, saloon, sky, trees
from images.kit.colours import mix
from images.kit.fonts import sans

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL.ImageFont import FreeTypeFont

    from images.kit.pen import Pen


def neon(size: int) -> FreeTypeFont:
    """Return the typeface of lettering on roofs."""
    return sans(size, 900)


def okecie(pen: Pen) -> None:
    """Draw a control tower, and an airliner with its engines at the tail."""
    sky(pen, SKY, HAZE, LAWN)
    cloud(pen, 150, 26)
    cloud(pen, 300, 40, 0.7)
    house(pen, 74, 84, 300, CONCRETE)
    panes(pen, (80, 92, 260, 110), (22, 1), GLASS_DEEP, 0.8)
    house(pen, 34, 44, 60, CONCRETE)
    pen.area((22, 18, 72, 18, 62, 44, 32, 44), GLASS_DEEP)
    for x in (36, 47, 58):
        pen.line((x, 19, 47 + (x - 47) * 0.6, 43), CLOUD, 1.4)
    block(pen, 18, 12, 76, 19, RED)
    pen.line((47, 12, 47, 0), INK, 2)
    _airliner(pen.moved(128, 62))


def _airliner(pen: Pen) -> None:
    pen.area((166, 22, 196, -26, 214, -26, 206, 26), BLUE)
    pen.area((186, -28, 222, -28, 218, -20, 184, -20), CLOUD, INK, 0.8)
    pen.area((0, 34, 8, 24, 26, 18, 190, 18, 222, 26, 196, 42, 26, 46, 8, 42), PAPER, INK, 1.2)
    pen.area((3, 33, 214, 29, 206, 34, 2, 36), BLUE)
    panes(pen, (40, 22, 160, 28), (20, 1), GLASS_DEEP, 0.55)
    pen.area((10, 24, 24, 19, 24, 26, 9, 28), GLASS_DEEP)
    pen.tile((150, 14, 192, 26), CONCRETE, INK, 1, round_by=5)
    pen.area((92, 38, 122, 38, 168, 56, 146, 58), CONCRETE_DEEP, INK, 1)
    for x in (34, 112, 122):
        pen.line((x, 44, x, 56), INK, 2)
        pen.oval((x - 5, 53, x + 5, 63), INK)


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


def teatr_wielki(pen: Pen) -> None:
    """Draw columns and a pediment, with four horses before a chariot on top."""
    sky(pen, SKY, HAZE)
    _opera(pen.moved(184 * 0.1, GROUND * 0.1, 0.9))
    people(pen, (62, 80, 300), 128)
    lamp(pen, 40, 76, bulbs=2)
    lamp(pen, 328, 76, bulbs=2)


def _opera(pen: Pen) -> None:
    house(pen, 10, 62, 358, SAND)
    for left in (28, 256):
        panes(pen, (left, 74, left + 84, 112), (6, 1), GLASS_DEEP, 0.5)
    house(pen, 106, 46, 262, SAND)
    block(pen, 116, 62, 252, GROUND, SAND_DEEP)
    for x in range(118, 252, 22):
        block(pen, x, 62, x + 12, GROUND, PAPER)
        block(pen, x + 8, 62, x + 12, GROUND, SAND)
        block(pen, x - 2, 59, x + 14, 63, CLOUD)
    block(pen, 102, 54, 266, 60, CLOUD)
    pen.area((100, 54, 184, 26, 268, 54), SAND, SAND_DEEP, 2)
    pen.area((132, 50, 184, 33, 236, 50), SAND_DEEP)
    block(pen, 158, 22, 210, 36, SAND)
    _chariot(pen)
    for y in range(3):
        block(pen, 104 - y * 6, GROUND + y * 3, 264 + y * 6, GROUND + y * 3 + 3, (CLOUD, CONCRETE, PAPER)[y])


def _chariot(pen: Pen) -> None:
    dark = mix(COPPER, INK, 0.45)
    for x in (158, 172, 186, 200):
        bend = (x - 179) * 0.35
        pen.area(
            (x, 22, x + bend - 1, 10, x + bend * 1.5, 2, x + bend * 1.5 + 5, 3, x + 6 + bend * 0.5, 10, x + 7, 22), dark
        )
        pen.line((x + 2, 14, x + 2 + bend * 1.8, 22), dark, 2)
    pen.oval((180, -1, 188, 7), dark)
    pen.area((179, 22, 181, 6, 187, 6, 189, 22), dark)


def hotel_forum(pen: Pen) -> None:
    """Draw a hotel slab that is far taller than its surroundings."""
    sky(pen, DUSK, HAZE)
    cloud(pen, 70, 30, 0.9)
    cloud(pen, 320, 46, 0.8)
    for left, right, top in ((8, 62, 80), (62, 110, 88), (284, 330, 84), (330, 364, 76)):
        house(pen, left, top, right, SAND)
        panes(pen, (left + 4, top + 6, right - 10, 112), (5, 3), BRICK_DEEP, 0.45)
    house(pen, 132, 6, 236, SAND_DEEP)
    panes(pen, (136, 18, 218, 96), (9, 13), BRICK_DEEP, 0.62)
    block(pen, 132, 6, 236, 14, BRICK_DEEP)
    house(pen, 110, 98, 286, CONCRETE)
    panes(pen, (114, 102, 258, 114), (14, 1), GLASS_DEEP, 0.8)
    block(pen, 246, 76, 330, 98, BRICK_DEEP)
    pen.write((288, 87), "FORUM", neon, 21, YELLOW)
    saloon(pen, 70, 133, TEAL)
    saloon(pen, 250, 135, RED)
    people(pen, (130, 168, 180))


def dt_centrum(pen: Pen) -> None:
    """Draw three department stores in the evening, their names in neon."""
    sky(pen, NIGHT, mix(NIGHT, PINK, 0.4), mix(ASPHALT, NIGHT, 0.4), mix(ASPHALT, NIGHT, 0.6))
    for left, right, name, colour in ((6, 102, "WARS", RED), (112, 208, "SAWA", YELLOW), (218, 316, "JUNIOR", TEAL)):
        middle = (left + right) / 2
        block(pen, left, 46, right, GROUND, CONCRETE_DEEP)
        panes(pen, (left + 2, 52, right - 2, 92), (8, 3), GLOW, 0.76)
        block(pen, left, 94, right, GROUND, GLASS)
        panes(pen, (left + 3, 96, right - 3, GROUND), (5, 1), DUSK, 0.8)
        block(pen, left - 3, 92, right + 3, 96, INK)
        block(pen, left - 2, 42, right + 2, 48, CONCRETE)
        pen.line((middle - 36, 42, middle - 36, 34), INK, 1.5)
        pen.line((middle + 36, 42, middle + 36, 34), INK, 1.5)
        pen.write((middle, 27), name, neon, 25, mix(colour, PAPER, 0.25))
    block(pen, 0, GROUND + 22, WIDE, GROUND + 24, mix(ASPHALT, PAPER, 0.3))
    people(pen, (40, 58, 100, 160, 196, 260, 300, 330), 126, 1.1)


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


def palac_kultury(pen: Pen) -> None:
    """Draw the palace with all its turrets, high above the city."""
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
    """Draw a glass hall under a wide roof with raised edges, and a train."""
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
    """Draw a hotel of a few floors, and a round-nosed coach in front."""
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
    """Draw the bus with the nickname “cucumber”."""
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
    """Draw a shop under a folded roof on slanting struts."""
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


def kino_moskwa(pen: Pen) -> None:
    """Draw a cinema in the evening with two stone lions in front."""
    sky(pen, NIGHT, mix(NIGHT, BRICK, 0.4), mix(ASPHALT, NIGHT, 0.3), mix(ASPHALT, NIGHT, 0.6))
    house(pen, 62, 34, 306, CONCRETE)
    block(pen, 56, 30, 312, 36, CONCRETE_DEEP)
    pen.write((180, 50), "MOSKWA", neon, 38, RED)
    block(pen, 74, 66, 262, 70, INK)
    for x in range(76, 260, 37):
        block(pen, x, 72, x + 33, 92, (CREAM, YELLOW)[x % 2])
    for x, colour in ((80, TEAL), (117, BRICK), (154, BLUE), (191, RED), (228, TREE)):
        block(pen, x, 74, x + 25, 90, colour)
        pen.oval((x + 4, 76, x + 14, 86), SKIN)
    block(pen, 74, 94, 262, GROUND, BRICK_DEEP)
    panes(pen, (76, 95, 260, GROUND), (8, 1), GLOW, 0.74)
    people(pen, (132, 160, 176, 210), 124)
    _lion(pen.moved(48, 0))
    _lion(pen.moved(320, 0), -1)


def _lion(pen: Pen, way: int = 1) -> None:
    """Draw a lion on its pedestal, facing right for `way` 1 and left for -1."""
    stone, shade = CLOUD, mix(CONCRETE_DEEP, INK, 0.2)

    def flipped(*points: float) -> list[float]:
        return [value * way if index % 2 == 0 else value for index, value in enumerate(points)]

    block(pen, -42, 112, 42, 134, CONCRETE_DEEP)
    block(pen, -45, 108, 45, 114, CONCRETE)
    pen.area(flipped(-36, 108, -36, 94, -28, 84, -8, 80, 8, 74, 20, 84, 22, 100, 40, 103, 40, 108), stone, shade, 1.5)
    pen.area(flipped(-36, 108, -30, 98, -14, 97, -10, 108), shade)
    pen.oval((way * 14 - 19, 56, way * 14 + 19, 96), SAND_DEEP, shade, 1.5)
    pen.oval((way * 20 - 12, 62, way * 20 + 12, 88), stone, shade, 1)
    pen.oval((way * 29 - 6, 75, way * 29 + 6, 86), stone, shade, 1)
    pen.oval((way * 33 - 3, 75, way * 33 + 3, 80), INK)
    pen.oval((way * 21 - 2, 69, way * 21 + 2, 74), INK)
    pen.line(flipped(-34, 100, -44, 96, -43, 86), stone, 3)


def stadion(pen: Pen) -> None:
    """Draw a bowl on a bank by the river, seen from above, with floodlights."""
    sky(pen, SKY, HAZE, TREE, TREE)
    cloud(pen, 184, 20, 0.9)
    pen.oval((16, 48, 352, 172), TREE)
    pen.oval((34, 42, 334, 138), CONCRETE_DEEP)
    pen.oval((40, 40, 328, 130), CONCRETE)
    for inset, colour in ((10, mix(CONCRETE, RED, 0.35)), (22, CREAM), (34, mix(CONCRETE, BLUE, 0.35)), (46, CONCRETE)):
        pen.oval((40 + inset * 1.15, 40 + inset * 0.42, 328 - inset * 1.15, 130 - inset * 0.5), colour)
    pen.oval((104, 64, 264, 105), BRICK)
    pen.oval((114, 68, 254, 101), LAWN)
    pen.area((138, 73, 230, 73, 242, 96, 126, 96), LAWN, PAPER, 1.5)
    pen.line((184, 73, 184, 96), PAPER, 1.5)
    pen.oval((172, 80, 196, 90), None, PAPER, 1.5)
    for x, foot in ((24, 100), (92, 60), (238, 60), (298, 64)):
        _floodlight(pen.moved(x, 0), foot)


def _floodlight(pen: Pen, foot: float) -> None:
    pen.line((-4, foot, 0, 26, 4, foot), INK, 2)
    for y in range(36, round(foot), 10):
        pen.line((-2, y, 3, y + 8), INK, 1)
    pen.tile((-16, 8, 16, 28), INK, round_by=2)
    panes(pen, (-15, 9, 15, 27), (4, 2), YELLOW, 0.72)


def bazar_rozyckiego(pen: Pen) -> None:
    """Draw stalls under striped awnings, with goods that no shop had."""
    sky(pen, DUSK, HAZE, SAND, SAND_DEEP)
    for left, right, top in ((0, 74, 34), (74, 140, 46), (140, 232, 30), (232, 300, 44), (300, 368, 36)):
        house(pen, left, top, right, mix(BRICK, SAND, 0.55), 100)
        panes(pen, (left + 6, top + 6, right - 12, 70), (5, 2), BROWN, 0.4)
    for number, (left, colour) in enumerate(((6, RED), (96, TEAL), (186, BLUE), (276, BRICK))):
        _stall(pen.moved(left, (60, 66)[number % 2]), (colour, number))
    people(pen, (90, 180, 192, 270), 134, 1.5)


def _stall(pen: Pen, kind: tuple[tuple[int, int, int], int]) -> None:
    colour, number = kind
    for x in (4, 80):
        pen.line((x, 16, x, 70), BROWN, 3)
    block(pen, 2, 46, 82, 72, BROWN)
    for crate in range(3):
        near = 5 + crate * 26
        block(pen, near, 42, near + 22, 54, SAND)
        goods = ((RED, LAWN, YELLOW), (BLUE, INK, CREAM), (YELLOW, RED, TREE), (CREAM, TEAL, RED))[number][crate]
        for fruit in range(3):
            pen.oval((near + 1 + fruit * 7, 36, near + 8 + fruit * 7, 44), goods)
    pen.area((30, 46, 33, 37, 49, 37, 52, 46), mix(colour, INK, 0.4))
    pen.oval((35, 24, 47, 38), SKIN)
    for stripe in range(8):
        left = -4 + stripe * 11.5
        pen.area((left + 6, -6, left + 14, -6, left + 11.5, 12, left, 12), (colour, PAPER)[stripe % 2])
        pen.slice((left, 6, left + 11.5, 18), (0, 180), (colour, PAPER)[stripe % 2])


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


SCENES: dict[Card, Callable[[Pen], None]] = {
    Card.OKECIE: okecie,
    Card.DOM_PARTII: dom_partii,
    Card.TEATR_WIELKI: teatr_wielki,
    Card.HOTEL_FORUM: hotel_forum,
    Card.DT_CENTRUM: dt_centrum,
    Card.KOLUMNA_ZYGMUNTA: kolumna_zygmunta,
    Card.PALAC_KULTURY: palac_kultury,
    Card.DWORZEC_CENTRALNY: dworzec_centralny,
    Card.HOTEL_GROMADA: hotel_gromada,
    Card.SUPERSAM: supersam,
    Card.KINO_MOSKWA: kino_moskwa,
    Card.STADION: stadion,
    Card.BAZAR_ROZYCKIEGO: bazar_rozyckiego,
    Card.MDM: mdm,
}
