"""The scenes of the first five postcards: airport, party, opera, a tower of a hotel, the department stores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.case07.colours import (
    ASPHALT,
    BLUE,
    BRICK_DEEP,
    CLOUD,
    CONCRETE,
    CONCRETE_DEEP,
    COPPER,
    DUSK,
    GLASS,
    GLASS_DEEP,
    GLOW,
    HAZE,
    INK,
    LAWN,
    NIGHT,
    PAPER,
    PINK,
    RED,
    SAND,
    SAND_DEEP,
    SKY,
    TEAL,
    YELLOW,
)
from images.case07.strokes import GROUND, WIDE, banner, block, cloud, house, lamp, panes, people, saloon, sky, trees
from images.kit.colours import mix
from images.kit.fonts import sans

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

    from images.kit.pen import Pen


def neon(size: int) -> FreeTypeFont:
    """Return the face of lettering on roofs."""
    return sans(size, 900)


def okecie(pen: Pen) -> None:
    """A control tower, and an airliner with its engines at the tail."""
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
    """A grey block around a deep porch, with red flags."""
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
    """Columns and a pediment, and four horses before a chariot on top."""
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
    """A slab of a hotel, far taller than what stands around it."""
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
    """Three department stores in the evening, their names in neon."""
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
