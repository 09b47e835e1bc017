"""What the suspects hold, each in a square of about 38 units from the origin."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from images.case07.colours import (
    BROWN,
    CREAM,
    GLASS,
    GLOW,
    GREY,
    INK,
    LAWN,
    NIGHT,
    PAPER,
    RED,
    SAND,
    TEAL,
    TREE,
    YELLOW,
)
from images.kit.fonts import sans

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

    from images.kit.pen import Pen

LINE = 2


def heavy(size: int) -> FreeTypeFont:
    """Return the face of signs on things."""
    return sans(size, 900)


def bomb(pen: Pen) -> None:
    """A round bomb with its fuse lit."""
    pen.line((19, 12, 22, 4, 28, 3), BROWN, 3)
    for ray in range(6):
        angle = ray * pi / 3
        pen.line((28, 3, 28 + 6 * cos(angle), 3 + 6 * sin(angle)), GLOW, 2.4)
    pen.oval((2, 10, 32, 40), INK)
    pen.oval((7, 15, 16, 24), GREY)


def dollars(pen: Pen) -> None:
    """A fan of banknotes."""
    for turn in (0, 1, 2):
        x, y = turn * 5, -turn * 5
        pen.area((0 + x, 16 + y, 24 + x, 10 + y, 29 + x, 26 + y, 5 + x, 33 + y), LAWN, INK, LINE)
    pen.oval((17, 3, 31, 17), PAPER, INK, 1.4)
    pen.write((24, 10), "$", heavy, 16, INK)


def tomato(pen: Pen) -> None:
    """A tomato from under glass."""
    pen.oval((0, 6, 34, 36), RED, INK, LINE)
    pen.oval((5, 11, 13, 19), PAPER)
    pen.area((17, 10, 8, 4, 15, 5, 17, -2, 20, 5, 28, 4), TREE, INK, 1.2)


def safe(pen: Pen) -> None:
    """The door of a safe."""
    pen.tile((0, 2, 36, 38), GREY, INK, LINE + 0.4, round_by=3)
    pen.oval((7, 8, 29, 30), PAPER, INK, LINE)
    for ray in range(8):
        angle = ray * pi / 4
        pen.line((18 + 7 * cos(angle), 19 + 7 * sin(angle), 18 + 9.5 * cos(angle), 19 + 9.5 * sin(angle)), INK, 1.4)
    pen.oval((14, 15, 22, 23), INK)
    pen.line((18, 19, 23, 12), INK, 2.4)


def tray(pen: Pen) -> None:
    """A tray with a cup that steams."""
    pen.oval((-2, 27, 40, 37), GREY, INK, LINE)
    pen.slice((6, 2, 30, 32), (0, 180), PAPER, INK)
    pen.arc((26, 17, 36, 27), (-90, 90), INK, LINE)
    for x in (12, 19, 26):
        pen.line((x, 12, x + 2, 7, x - 1, 2), INK, 1.6)


def wheel(pen: Pen) -> None:
    """A steering wheel."""
    pen.oval((0, 0, 38, 38), None, PAPER, 9)
    pen.oval((2, 2, 36, 36), None, INK, 5)
    pen.line((4, 20, 34, 20), INK, 4)
    pen.line((19, 20, 19, 34), INK, 4)
    pen.oval((13, 14, 25, 26), RED, INK, LINE)


def camera(pen: Pen) -> None:
    """A camera with its flash."""
    pen.tile((0, 12, 42, 40), INK, PAPER, 1.4, round_by=4)
    pen.tile((8, 6, 22, 14), INK, round_by=2)
    pen.oval((10, 15, 34, 39), GREY, PAPER, LINE)
    pen.oval((15, 20, 29, 34), GLASS, INK, LINE)
    pen.oval((18, 22, 23, 27), PAPER)
    pen.area((30, 2, 42, 2, 42, 12, 30, 12), GLOW, INK, 1.6)


def hanger(pen: Pen) -> None:
    """A coat hanger with the number of a coat."""
    pen.arc((12, -4, 24, 8), (150, 400), INK, 3)
    pen.line((18, 8, 18, 13), INK, 3)
    pen.area((18, 11, 40, 23, 40, 27, -4, 27, -4, 23), SAND, INK, LINE)
    pen.oval((5, 20, 31, 42), YELLOW, INK, LINE)
    pen.write((18, 31), "44", heavy, 16, INK)


def volume(pen: Pen) -> None:
    """A thick book."""
    pen.area((0, 6, 26, 0, 36, 6, 36, 34, 10, 40, 0, 33), TEAL, INK, LINE)
    pen.area((2, 31, 28, 26, 35, 31, 10, 37), CREAM, INK, 1.4)
    pen.line((9, 14, 27, 10), PAPER, 3)
    pen.line((9, 21, 22, 18), PAPER, 2.4)


def anchor(pen: Pen) -> None:
    """An anchor."""
    for ink, width in ((PAPER, 8), (NIGHT, 4.4)):
        pen.oval((12, -2, 22, 8), None, ink, width * 0.8)
        pen.line((17, 8, 17, 35), ink, width)
        pen.line((8, 14, 26, 14), ink, width)
        pen.arc((1, 8, 33, 38), (10, 170), ink, width)


def microphone(pen: Pen) -> None:
    """A microphone."""
    pen.line((22, 20, 6, 42), PAPER, 11)
    pen.line((22, 20, 6, 42), INK, 7)
    pen.oval((14, 0, 38, 24), GREY, INK, LINE)
    for step in (6, 12, 18):
        pen.line((16 + abs(12 - step) * 0.4, step, 36 - abs(12 - step) * 0.4, step), INK, 1.2)


def keys(pen: Pen) -> None:
    """The keys to every storeroom."""
    pen.oval((8, -2, 28, 18), None, INK, 3.4)
    for end in ((8, 36), (19, 40), (31, 34)):
        pen.line((18, 16, *end), INK, 6.4)
        pen.line((18, 16, *end), YELLOW, 3.6)
        pen.line((end[0], end[1] - 1, end[0] + 5, end[1] - 3), INK, 3)
