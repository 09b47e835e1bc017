"""The twelve suspects as busts, each told by headgear and hair and by what he holds; and the unknown one.

Drawn in a square of `SIDE` units, cut off at its foot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.cards import Card
from images.case07.attributes import (
    anchor,
    bomb,
    camera,
    dollars,
    hanger,
    keys,
    microphone,
    safe,
    tomato,
    tray,
    volume,
    wheel,
)
from images.case07.colours import (
    BLANK,
    BLUE,
    BRICK,
    BROWN,
    CREAM,
    GREY,
    INK,
    NIGHT,
    PAPER,
    PINK,
    RED,
    SAND_DEEP,
    SKIN,
    SKIN_DEEP,
    TEAL,
    TREE,
    YELLOW,
)
from images.case07.lettering import heavy
from images.kit.colours import mix

if TYPE_CHECKING:
    from collections.abc import Callable

    from images.kit.colours import Colour
    from images.kit.pen import Pen

SIDE = 96
"""Pictograms are drawn in a square of so many units."""
LINE = 2.4


def _shoulders(pen: Pen, colour: Colour, shirt: Colour = PAPER) -> None:
    pen.area((14, 97, 17, 78, 27, 70, 69, 70, 79, 78, 82, 97), colour, INK, LINE)
    pen.area((37, 69, 59, 69, 48, 90), shirt, INK, 1.6)


def _head(pen: Pen, hair: Colour | None = None) -> None:
    """Draw neck and face, with short hair above."""
    pen.area((40, 56, 56, 56, 57, 70, 48, 76, 39, 70), SKIN_DEEP)
    if hair:
        pen.oval((28, 13, 68, 50), hair, INK, LINE)
    pen.oval((31, 19, 65, 65), SKIN, INK, LINE)
    for x in (41, 55):
        pen.oval((x - 2.4, 37, x + 2.4, 43), INK)
    pen.line((43, 55, 53, 55), INK, 2)
    if hair:
        pen.slice((29, 15, 67, 47), (195, 345), hair)


def _moustache(pen: Pen, colour: Colour = INK) -> None:
    pen.area((36, 54, 42, 48, 48, 49, 54, 48, 60, 54, 48, 53), colour)


def _spectacles(pen: Pen) -> None:
    for x in (40, 56):
        pen.oval((x - 7.5, 33, x + 7.5, 47), mix(PAPER, SKIN, 0.4), INK, 2.2)
        pen.oval((x - 2, 38, x + 2, 42.4), INK)
    pen.line((46.5, 39, 49.5, 39), INK, 2)


def _bomba(pen: Pen) -> None:
    _shoulders(pen, PAPER, SKIN)
    for y in (80, 88):
        pen.line((18, y, 40, y + 1), NIGHT, 4)
        pen.line((56, y + 1, 79, y), NIGHT, 4)
    _head(pen)
    pen.line((36, 34, 45, 37), INK, 3)
    pen.line((60, 34, 51, 37), INK, 3)
    pen.line((59, 46, 62, 55), RED, 2)
    bomb(pen.moved(64, 56))


def _cinkciarz(pen: Pen) -> None:
    _shoulders(pen, BROWN, RED)
    _head(pen, INK)
    for box in ((33, 34, 47, 45), (49, 34, 63, 45)):
        pen.tile(box, INK, round_by=4)
    _moustache(pen)
    dollars(pen.moved(58, 62))


def _badylarz(pen: Pen) -> None:
    _shoulders(pen, TREE, YELLOW)
    _head(pen)
    _moustache(pen, BROWN)
    pen.oval((14, 20, 82, 36), YELLOW, INK, LINE)
    pen.tile((30, 6, 66, 28), YELLOW, INK, LINE, round_by=9)
    pen.area((31, 21, 65, 21, 65, 27, 31, 27), BRICK)
    tomato(pen.moved(62, 62))


def _kasiarz(pen: Pen) -> None:
    _shoulders(pen, GREY, RED)
    _head(pen, BROWN)
    pen.area((22, 24, 26, 13, 40, 8, 60, 9, 74, 17, 78, 27, 70, 30, 26, 28), GREY, INK, LINE)
    pen.area((52, 25, 74, 24, 82, 30, 66, 33, 50, 30), mix(GREY, INK, 0.4), INK, 1.6)
    for x, y in ((38, 58), (45, 60), (52, 60), (58, 58)):
        pen.oval((x - 1, y - 1, x + 1, y + 1), BROWN)
    safe(pen.moved(58, 58))


def _kelnerka(pen: Pen) -> None:
    _shoulders(pen, INK, PAPER)
    pen.area((32, 97, 36, 76, 60, 76, 64, 97), PAPER)
    pen.oval((25, 12, 71, 62), BROWN, INK, LINE)
    _head(pen, BROWN)
    pen.area((32, 22, 34, 10, 41, 15, 48, 8, 55, 15, 62, 10, 64, 22), PAPER, INK, 2)
    _lips(pen)
    tray(pen.moved(56, 58))


def _lips(pen: Pen) -> None:
    pen.area((42, 54, 46, 52, 48, 53, 50, 52, 54, 54, 48, 58), RED)


def _taksowkarz(pen: Pen) -> None:
    _shoulders(pen, NIGHT, CREAM)
    _head(pen, GREY)
    pen.area((26, 24, 30, 10, 66, 10, 70, 24), NIGHT, INK, LINE)
    for square in range(8):
        x = 28 + square * 5
        pen.area(
            (x, 16 + square % 2 * 4, x + 5, 16 + square % 2 * 4, x + 5, 20 + square % 2 * 4, x, 20 + square % 2 * 4),
            PAPER,
        )
    pen.area((24, 24, 72, 24, 66, 31, 30, 31), INK)
    wheel(pen.moved(58, 56))


def _fotograf(pen: Pen) -> None:
    _shoulders(pen, SAND_DEEP, TEAL)
    pen.oval((24, 12, 72, 58), BRICK, INK, LINE)
    _head(pen, BRICK)
    pen.line((24, 74, 34, 62), INK, 3)
    camera(pen.moved(52, 36))


def _szatniarz(pen: Pen) -> None:
    _shoulders(pen, BRICK, PAPER)
    pen.area((42, 71, 48, 75, 42, 79), INK)
    pen.area((54, 71, 48, 75, 54, 79), INK)
    _head(pen)
    for x in (30, 66):
        pen.oval((x - 5, 28, x + 5, 46), GREY, INK, 1.6)
    _moustache(pen, GREY)
    hanger(pen.moved(54, 56))


def _docent(pen: Pen) -> None:
    _shoulders(pen, SAND_DEEP, PAPER)
    _head(pen)
    for x in (30, 66):
        pen.oval((x - 6, 24, x + 6, 46), PAPER, INK, 1.6)
    _spectacles(pen)
    pen.area((39, 56, 48, 52, 57, 56, 53, 68, 48, 73, 43, 68), PAPER, INK, 1.6)
    volume(pen.moved(58, 62))


def _marynarz(pen: Pen) -> None:
    _shoulders(pen, PAPER, BLUE)
    pen.area((24, 72, 38, 69, 48, 92, 58, 69, 72, 72, 50, 97, 46, 97), BLUE, INK, 1.6)
    _head(pen, YELLOW)
    pen.oval((24, 6, 72, 25), PAPER, INK, LINE)
    pen.area((29, 18, 67, 18, 66, 28, 30, 28), BLUE, INK, 2)
    anchor(pen.moved(62, 60))


def _piosenkarka(pen: Pen) -> None:
    pen.oval((14, 4, 82, 74), YELLOW, INK, LINE)
    _shoulders(pen, PINK, SKIN)
    _head(pen, YELLOW)
    _lips(pen)
    for x in (32, 64):
        pen.oval((x - 3, 52, x + 3, 60), TEAL, INK, 1.4)
    microphone(pen.moved(56, 52))


def _kierowniczka(pen: Pen) -> None:
    pen.oval((36, 0, 60, 22), GREY, INK, LINE)
    pen.oval((26, 12, 70, 52), GREY, INK, LINE)
    _shoulders(pen, TEAL, PAPER)
    _head(pen, GREY)
    _spectacles(pen)
    _lips(pen)
    keys(pen.moved(60, 58))


def unknown(pen: Pen) -> None:
    """Draw the suspect whom nobody has seen: a shape and a question mark."""
    for line in (mix(BLANK, INK, 0.3),):
        pen.area((14, 97, 17, 78, 27, 70, 69, 70, 79, 78, 82, 97), line)
        pen.oval((29, 15, 67, 65), line)
    pen.write((48, 54), "?", heavy, 78, PAPER)


SUSPECTS_DRAWN: dict[Card, Callable[[Pen], None]] = {
    Card.BOMBA: _bomba,
    Card.CINKCIARZ: _cinkciarz,
    Card.BADYLARZ: _badylarz,
    Card.KASIARZ: _kasiarz,
    Card.KELNERKA: _kelnerka,
    Card.TAKSOWKARZ: _taksowkarz,
    Card.FOTOGRAF: _fotograf,
    Card.SZATNIARZ: _szatniarz,
    Card.DOCENT: _docent,
    Card.MARYNARZ: _marynarz,
    Card.PIOSENKARKA: _piosenkarka,
    Card.KIEROWNICZKA: _kierowniczka,
}
