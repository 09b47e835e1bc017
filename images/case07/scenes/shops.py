"""Scenes of shopping: the department store, the supermarket and the bazaar."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING

from images.case07.colours import (
    ASPHALT,
    BLUE,
    BRICK,
    BROWN,
    CLOUD,
    CONCRETE,
    CONCRETE_DEEP,
    CREAM,
    DUSK,
    GLASS,
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
    SKIN,
    TEAL,
    TREE,
    YELLOW,
)
from images.case07.strokes import (
    GROUND,
    WIDE,
    block,
    cloud,
    house,
    neon,
    panes,
    people,
    sky,
)
from images.kit.colours import mix

if TYPE_CHECKING:
    from images.kit.pen import Pen


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
