"""Scenes of travelling: the airport, the station and two hotels."""

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
    CREAM,
    DUSK,
    GLASS,
    GLASS_DEEP,
    GREY,
    HAZE,
    INK,
    LAWN,
    PAPER,
    RED,
    SAND,
    SAND_DEEP,
    SKY,
    TEAL,
    YELLOW,
)
from images.case07.strokes import (
    WIDE,
    block,
    cloud,
    house,
    neon,
    panes,
    people,
    saloon,
    sky,
    trees,
)
from images.kit.colours import mix

if TYPE_CHECKING:
    from images.kit.pen import Pen


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
