"""The scenes of the last four postcards: cinema, stadium, bazaar, the arcades of the new quarter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.case07.colours import (
    ASPHALT,
    BLUE,
    BRICK,
    BRICK_DEEP,
    BROWN,
    CLOUD,
    CONCRETE,
    CONCRETE_DEEP,
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
from images.case07.scenes_north import neon
from images.case07.strokes import GROUND, block, cloud, house, panes, people, saloon, sky
from images.kit.colours import mix

if TYPE_CHECKING:
    from images.kit.pen import Pen


def kino_moskwa(pen: Pen) -> None:
    """A cinema in the evening with two stone lions before it."""
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
    """A lion lying on its pedestal, looking to the side of `way`."""
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
    """A bowl on a bank by the river, seen from above, with floodlights."""
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
    """Stalls under striped awnings, with whatever was to be had nowhere else."""
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
    """Heavy houses over arcades, and the great stone lamps before them."""
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
