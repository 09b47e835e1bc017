"""Scenes of leisure: the opera, the palace of culture, the cinema and the stadium."""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.case07.colours import (
    ASPHALT,
    BLUE,
    BRICK,
    BRICK_DEEP,
    CLOUD,
    CONCRETE,
    CONCRETE_DEEP,
    COPPER,
    CREAM,
    DUSK,
    GLASS_DEEP,
    GLOW,
    HAZE,
    INK,
    LAWN,
    NIGHT,
    PAPER,
    RED,
    SAND,
    SAND_DEEP,
    SKIN,
    SKY,
    TEAL,
    TREE,
    YELLOW,
)
from images.case07.strokes import (
    GROUND,
    block,
    cloud,
    house,
    lamp,
    neon,
    panes,
    people,
    sky,
    trees,
)
from images.kit.colours import mix

if TYPE_CHECKING:
    from images.kit.pen import Pen


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
