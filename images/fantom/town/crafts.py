"""The landmarks where people work: mills, brewery, harbour, observatory, and the fountain they fetch water from."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from images.fantom.colours import COPPER, PAPER, ROOF, SEPIA, SHADE, SHORE, SLATE, STONE, TIMBER, WATER, WAVE
from images.fantom.town.masonry import arch, clock, dome, gable, hipped, knob, outline, shadow, stroke, wall, windows
from images.kit.colours import mix

if TYPE_CHECKING:
    from images.kit.pen import Pen

_TIMBERS = (TIMBER, mix(TIMBER, SEPIA, 0.4))


def mill(pen: Pen) -> None:
    """A house with a water wheel."""
    shadow(pen, 20)
    wall(pen, -5, -19, 19)
    gable(pen, -5, -19, 19, 15)
    windows(pen, (3, 10), -15, 5)
    pen.line((-4, -8, 18, -8), TIMBER, 1.2)
    arch(pen, 11, 5, 7)
    middle = (-10.0, -11.0)
    pen.oval((-21, -22, 1, 0), None, SEPIA, 2.6)
    pen.oval((-20.4, -21.4, 0.4, -0.6), None, TIMBER, 1.4)
    for spoke in range(8):
        angle = spoke * pi / 4
        stroke(pen, (*middle, middle[0] + 12 * cos(angle), middle[1] + 12 * sin(angle)), 1.3)
    pen.oval((-12.2, -13.2, -7.8, -8.8), TIMBER, SEPIA, 1)
    for y in (1.5, 4.5):
        pen.line((-22, y, -16, y - 1, -10, y, -4, y - 1, 1, y), SHORE, 1.3)


def windmill(pen: Pen) -> None:
    """A tapering tower with four sails."""
    shadow(pen, 13)
    pen.area((-9, 0, -5.5, -24, 5.5, -24, 9, 0), STONE)
    pen.area((3.6, 0, 2.2, -24, 5.5, -24, 9, 0), SHADE)
    outline(pen, (-9, 0, -5.5, -24, 5.5, -24, 9, 0))
    dome(pen, 0, -24, 6.5, 8, (ROOF, mix(ROOF, SEPIA, 0.35)))
    windows(pen, (0,), -15, 4)
    arch(pen, 0, 5, 7)
    hub = (0.0, -27.0)
    for sail in range(4):
        angle = pi / 4 + 0.25 + sail * pi / 2
        (dx, dy), far = (cos(angle), sin(angle)), 20
        corners = [(5, 0.5), (far, 0.5), (far, 6), (5, 6)]
        cloth = [
            part for along, off in corners for part in (hub[0] + dx * along - dy * off, hub[1] + dy * along + dx * off)
        ]
        pen.area(cloth, PAPER)
        outline(pen, cloth, width=0.8)
        stroke(pen, (*hub, hub[0] + dx * far, hub[1] + dy * far), 1.5)
    knob(pen, *hub)


def brewery(pen: Pen) -> None:
    """A malthouse with its chimney, and a barrel."""
    shadow(pen, 22)
    pen.area((9, 0, 10, -40, 14, -40, 15, 0), ROOF)
    pen.area((12.6, 0, 12.4, -40, 14, -40, 15, 0), mix(ROOF, SEPIA, 0.35))
    outline(pen, (9, 0, 10, -40, 14, -40, 15, 0))
    wall(pen, 9.2, -42, 14.8, -39.4, ROOF)
    wall(pen, -6, -15, 21)
    hipped(pen, -6, -15, 21, 8)
    wall(pen, -19, -23, -4)
    gable(pen, -19, -23, -4, 11, (SLATE, mix(SLATE, SEPIA, 0.35)))
    windows(pen, (-14.5, -9.5), -18, 5)
    windows(pen, (2, 17), -11, 4)
    arch(pen, -12, 5, 8)
    pen.oval((3, -9, 13, 0.6), TIMBER, SEPIA, 1.2)
    pen.oval((5, -7, 11, -1.4), _TIMBERS[1], SEPIA, 0.9)


def observatory(pen: Pen) -> None:
    """A round house under a dome that is open for the telescope."""
    shadow(pen, 18)
    wall(pen, -17, -11, 17)
    windows(pen, (-13, -8, 7, 12), -8, 4.5)
    wall(pen, -10, -19, 10)
    dome(pen, 0, -19, 12, 15, (COPPER, mix(COPPER, SEPIA, 0.35)))
    pen.area((1.5, -19, 3.4, -32.4, 6.6, -31, 6, -19), mix(SEPIA, SLATE, 0.3))
    pen.area((3, -24, 12, -37, 15, -35, 6, -22), PAPER)
    outline(pen, (3, -24, 12, -37, 15, -35, 6, -22))
    arch(pen, 0, 5, 8)


def fountain(pen: Pen) -> None:
    """Two bowls and what springs from them."""
    shadow(pen, 17)
    for bend in (-1, 1):
        for reach, top in ((7, -31), (12, -27)):
            box = (min(0, bend * reach), top, max(0, bend * reach), top + 22)
            pen.arc(box, (180, 270) if bend < 0 else (270, 360), SHORE, 1.5)
            pen.arc(box, (270, 360) if bend < 0 else (180, 270), SHORE, 1.5)
    wall(pen, -2, -24, 2, -4)
    pen.slice((-9, -24, 9, -12), (0, 180), STONE, SEPIA)
    pen.oval((-9, -20, 9, -16), WATER, SEPIA, 1.1)
    pen.oval((-17, -10, 17, 2.5), STONE, SEPIA, 1.3)
    pen.oval((-14, -9, 14, -0.5), WATER, SEPIA, 1.1)
    pen.oval((-8, -6.4, 8, -3), None, WAVE, 1.2)
    wall(pen, -2, -14, 2, -5)
    knob(pen, 0, -26)


def harbour(pen: Pen) -> None:
    """A warehouse, and a crane with its load."""
    shadow(pen, 22)
    wall(pen, -20, -21, 1)
    gable(pen, -20, -21, 1, 12)
    windows(pen, (-15, -9.5, -4), -17, 4.5)
    arch(pen, -9.5, 7, 9)
    clock(pen, -9.5, -25, 2.6)
    pen.area((8, 0, 10, -22, 14, -22, 16, 0), TIMBER)
    outline(pen, (8, 0, 10, -22, 14, -22, 16, 0))
    stroke(pen, (9, -8, 15, -16), 1)
    stroke(pen, (15, -8, 9, -16), 1)
    stroke(pen, (6, -22, 23, -38), 2.4)
    stroke(pen, (12, -22, 23, -38), 1)
    stroke(pen, (23, -38, 23, -19), 1)
    wall(pen, 19.5, -19, 26, -12.5, TIMBER)
