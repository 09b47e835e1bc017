"""Pictograms: the twelve suspects as busts with headgear, hair and an object; the ten crimes as objects.

Also the blank tiles: the unknown suspect, and prevention as a shield. Drawn in a square of `SIDE` units; busts are cut
off at its foot.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from cogs.case07.cards import Card
from images.case07.colours import (
    BLANK,
    BLUE,
    BRICK,
    BROWN,
    CREAM,
    GLASS,
    GLOW,
    GREY,
    INK,
    LAWN,
    NIGHT,
    PAPER,
    PINK,
    RED,
    SAND,
    SAND_DEEP,
    SKIN,
    SKIN_DEEP,
    TEAL,
    TREE,
    YELLOW,
)
from images.kit.colours import mix
from images.kit.fonts import heavy, sans

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL.ImageFont import FreeTypeFont

    from images.kit.colours import Colour
    from images.kit.pen import Pen

_HELD_LINE = 2
"""Width of the lines of the suspects' objects, drawn in a square of about 38 units from the origin."""
SIDE = 96
"""Side of the square in which pictograms are drawn, in units."""
_BUST_LINE = 2.4
_CRIME_LINE = 2.6


def _heaviest(size: int) -> FreeTypeFont:
    """Return the typeface of signs on objects."""
    return sans(size, 900)


def bomb(pen: Pen) -> None:
    """Draw a round bomb with a lit fuse."""
    pen.line((19, 12, 22, 4, 28, 3), BROWN, 3)
    for ray in range(6):
        angle = ray * pi / 3
        pen.line((28, 3, 28 + 6 * cos(angle), 3 + 6 * sin(angle)), GLOW, 2.4)
    pen.oval((2, 10, 32, 40), INK)
    pen.oval((7, 15, 16, 24), GREY)


def dollars(pen: Pen) -> None:
    """Draw a fan of banknotes."""
    for turn in (0, 1, 2):
        x, y = turn * 5, -turn * 5
        pen.area((0 + x, 16 + y, 24 + x, 10 + y, 29 + x, 26 + y, 5 + x, 33 + y), LAWN, INK, _HELD_LINE)
    pen.oval((17, 3, 31, 17), PAPER, INK, 1.4)
    pen.write((24, 10), "$", _heaviest, 16, INK)


def tomato(pen: Pen) -> None:
    """Draw a greenhouse tomato."""
    pen.oval((0, 6, 34, 36), RED, INK, _HELD_LINE)
    pen.oval((5, 11, 13, 19), PAPER)
    pen.area((17, 10, 8, 4, 15, 5, 17, -2, 20, 5, 28, 4), TREE, INK, 1.2)


def safe(pen: Pen) -> None:
    """Draw the door of a safe."""
    pen.tile((0, 2, 36, 38), GREY, INK, _HELD_LINE + 0.4, round_by=3)
    pen.oval((7, 8, 29, 30), PAPER, INK, _HELD_LINE)
    for ray in range(8):
        angle = ray * pi / 4
        pen.line((18 + 7 * cos(angle), 19 + 7 * sin(angle), 18 + 9.5 * cos(angle), 19 + 9.5 * sin(angle)), INK, 1.4)
    pen.oval((14, 15, 22, 23), INK)
    pen.line((18, 19, 23, 12), INK, 2.4)


def tray(pen: Pen) -> None:
    """Draw a tray with a steaming cup."""
    pen.oval((-2, 27, 40, 37), GREY, INK, _HELD_LINE)
    pen.slice((6, 2, 30, 32), (0, 180), PAPER, INK)
    pen.arc((26, 17, 36, 27), (-90, 90), INK, _HELD_LINE)
    for x in (12, 19, 26):
        pen.line((x, 12, x + 2, 7, x - 1, 2), INK, 1.6)


def wheel(pen: Pen) -> None:
    """Draw a steering wheel."""
    pen.oval((0, 0, 38, 38), None, PAPER, 9)
    pen.oval((2, 2, 36, 36), None, INK, 5)
    pen.line((4, 20, 34, 20), INK, 4)
    pen.line((19, 20, 19, 34), INK, 4)
    pen.oval((13, 14, 25, 26), RED, INK, _HELD_LINE)


def camera(pen: Pen) -> None:
    """Draw a camera with its flash."""
    pen.tile((0, 12, 42, 40), INK, PAPER, 1.4, round_by=4)
    pen.tile((8, 6, 22, 14), INK, round_by=2)
    pen.oval((10, 15, 34, 39), GREY, PAPER, _HELD_LINE)
    pen.oval((15, 20, 29, 34), GLASS, INK, _HELD_LINE)
    pen.oval((18, 22, 23, 27), PAPER)
    pen.area((30, 2, 42, 2, 42, 12, 30, 12), GLOW, INK, 1.6)


def hanger(pen: Pen) -> None:
    """Draw a coat hanger with the number of a coat."""
    pen.arc((12, -4, 24, 8), (150, 400), INK, 3)
    pen.line((18, 8, 18, 13), INK, 3)
    pen.area((18, 11, 40, 23, 40, 27, -4, 27, -4, 23), SAND, INK, _HELD_LINE)
    pen.oval((5, 20, 31, 42), YELLOW, INK, _HELD_LINE)
    pen.write((18, 31), "44", _heaviest, 16, INK)


def volume(pen: Pen) -> None:
    """Draw a thick book."""
    pen.area((0, 6, 26, 0, 36, 6, 36, 34, 10, 40, 0, 33), TEAL, INK, _HELD_LINE)
    pen.area((2, 31, 28, 26, 35, 31, 10, 37), CREAM, INK, 1.4)
    pen.line((9, 14, 27, 10), PAPER, 3)
    pen.line((9, 21, 22, 18), PAPER, 2.4)


def anchor(pen: Pen) -> None:
    """Draw an anchor."""
    for ink, width in ((PAPER, 8), (NIGHT, 4.4)):
        pen.oval((12, -2, 22, 8), None, ink, width * 0.8)
        pen.line((17, 8, 17, 35), ink, width)
        pen.line((8, 14, 26, 14), ink, width)
        pen.arc((1, 8, 33, 38), (10, 170), ink, width)


def microphone(pen: Pen) -> None:
    """Draw a microphone."""
    pen.line((22, 20, 6, 42), PAPER, 11)
    pen.line((22, 20, 6, 42), INK, 7)
    pen.oval((14, 0, 38, 24), GREY, INK, _HELD_LINE)
    for step in (6, 12, 18):
        pen.line((16 + abs(12 - step) * 0.4, step, 36 - abs(12 - step) * 0.4, step), INK, 1.2)


def keys(pen: Pen) -> None:
    """Draw a bunch of keys to the storerooms."""
    pen.oval((8, -2, 28, 18), None, INK, 3.4)
    for end in ((8, 36), (19, 40), (31, 34)):
        pen.line((18, 16, *end), INK, 6.4)
        pen.line((18, 16, *end), YELLOW, 3.6)
        pen.line((end[0], end[1] - 1, end[0] + 5, end[1] - 3), INK, 3)


def _shoulders(pen: Pen, colour: Colour, shirt: Colour = PAPER) -> None:
    pen.area((14, 97, 17, 78, 27, 70, 69, 70, 79, 78, 82, 97), colour, INK, _BUST_LINE)
    pen.area((37, 69, 59, 69, 48, 90), shirt, INK, 1.6)


def _head(pen: Pen, hair: Colour | None = None) -> None:
    """Draw neck and face, with short hair above."""
    pen.area((40, 56, 56, 56, 57, 70, 48, 76, 39, 70), SKIN_DEEP)
    if hair:
        pen.oval((28, 13, 68, 50), hair, INK, _BUST_LINE)
    pen.oval((31, 19, 65, 65), SKIN, INK, _BUST_LINE)
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
    pen.oval((14, 20, 82, 36), YELLOW, INK, _BUST_LINE)
    pen.tile((30, 6, 66, 28), YELLOW, INK, _BUST_LINE, round_by=9)
    pen.area((31, 21, 65, 21, 65, 27, 31, 27), BRICK)
    tomato(pen.moved(62, 62))


def _kasiarz(pen: Pen) -> None:
    _shoulders(pen, GREY, RED)
    _head(pen, BROWN)
    pen.area((22, 24, 26, 13, 40, 8, 60, 9, 74, 17, 78, 27, 70, 30, 26, 28), GREY, INK, _BUST_LINE)
    pen.area((52, 25, 74, 24, 82, 30, 66, 33, 50, 30), mix(GREY, INK, 0.4), INK, 1.6)
    for x, y in ((38, 58), (45, 60), (52, 60), (58, 58)):
        pen.oval((x - 1, y - 1, x + 1, y + 1), BROWN)
    safe(pen.moved(58, 58))


def _kelnerka(pen: Pen) -> None:
    _shoulders(pen, INK, PAPER)
    pen.area((32, 97, 36, 76, 60, 76, 64, 97), PAPER)
    pen.oval((25, 12, 71, 62), BROWN, INK, _BUST_LINE)
    _head(pen, BROWN)
    pen.area((32, 22, 34, 10, 41, 15, 48, 8, 55, 15, 62, 10, 64, 22), PAPER, INK, 2)
    _lips(pen)
    tray(pen.moved(56, 58))


def _lips(pen: Pen) -> None:
    pen.area((42, 54, 46, 52, 48, 53, 50, 52, 54, 54, 48, 58), RED)


def _taksowkarz(pen: Pen) -> None:
    _shoulders(pen, NIGHT, CREAM)
    _head(pen, GREY)
    pen.area((26, 24, 30, 10, 66, 10, 70, 24), NIGHT, INK, _BUST_LINE)
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
    pen.oval((24, 12, 72, 58), BRICK, INK, _BUST_LINE)
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
    pen.oval((24, 6, 72, 25), PAPER, INK, _BUST_LINE)
    pen.area((29, 18, 67, 18, 66, 28, 30, 28), BLUE, INK, 2)
    anchor(pen.moved(62, 60))


def _piosenkarka(pen: Pen) -> None:
    pen.oval((14, 4, 82, 74), YELLOW, INK, _BUST_LINE)
    _shoulders(pen, PINK, SKIN)
    _head(pen, YELLOW)
    _lips(pen)
    for x in (32, 64):
        pen.oval((x - 3, 52, x + 3, 60), TEAL, INK, 1.4)
    microphone(pen.moved(56, 52))


def _kierowniczka(pen: Pen) -> None:
    pen.oval((36, 0, 60, 22), GREY, INK, _BUST_LINE)
    pen.oval((26, 12, 70, 52), GREY, INK, _BUST_LINE)
    _shoulders(pen, TEAL, PAPER)
    _head(pen, GREY)
    _spectacles(pen)
    _lips(pen)
    keys(pen.moved(60, 58))


def unknown(pen: Pen) -> None:
    """Draw the unknown suspect: a shape and a question mark."""
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


def _murder(pen: Pen) -> None:
    """Draw a knife and a drop of blood."""
    pen.area((84, 6, 88, 12, 46, 62, 34, 52, 60, 22), PAPER, INK, _CRIME_LINE)
    pen.area((84, 6, 86, 12, 42, 60, 38, 56), mix(GREY, PAPER, 0.4))
    pen.line((28, 46, 52, 68), INK, 8)
    pen.line((38, 58, 16, 84), INK, 15)
    pen.line((38, 58, 16, 84), BROWN, 10)
    pen.area((70, 52, 80, 72, 78, 82, 70, 86, 62, 82, 60, 72), RED, INK, _CRIME_LINE)


def _theft(pen: Pen) -> None:
    """Draw a wallet pulled from a pocket by two fingers."""
    pen.area((8, 46, 88, 46, 82, 92, 14, 92), BLUE, INK, _CRIME_LINE)
    for x in range(16, 84, 10):
        pen.line((x, 53, x + 5, 53), PAPER, 2)
    pen.area((26, 20, 72, 14, 76, 46, 30, 46), BROWN, INK, _CRIME_LINE)
    pen.area((30, 16, 66, 11, 67, 15, 30, 20), LAWN, INK, 1.6)
    pen.area((96, 0, 96, 26, 74, 30, 52, 38, 48, 32, 62, 24, 46, 22, 46, 15, 68, 10, 80, 0), SKIN, INK, _CRIME_LINE)


def _burglary(pen: Pen) -> None:
    """Draw a crowbar across a padlock."""
    pen.oval((28, 6, 68, 54), None, INK, 13)
    pen.oval((30.5, 8.5, 65.5, 51.5), None, GREY, 8)
    pen.tile((18, 40, 78, 88), YELLOW, INK, _CRIME_LINE, round_by=6)
    pen.oval((41, 52, 55, 66), INK)
    pen.area((45, 62, 51, 62, 54, 78, 42, 78), INK)
    for ink, width in ((INK, 11), (RED, 6)):
        pen.line((6, 22, 12, 10, 24, 14, 90, 78), ink, width)


def _blackmail(pen: Pen) -> None:
    """Draw a note of letters cut from newspapers."""
    pen.area((14, 10, 82, 4, 88, 88, 10, 92), PAPER, INK, _CRIME_LINE)
    cut = (("D", 18, 14, RED), ("A", 42, 16, CREAM), ("J", 64, 12, YELLOW), ("1", 17, 42, TEAL), ("0", 36, 40, PAPER))
    for letter, x, y, colour in (*cut, ("0", 55, 43, YELLOW), ("0", 70, 39, RED)):
        size = 20 if y < 30 else 16  # noqa: PLR2004 - the upper line is larger
        pen.area((x, y, x + size, y - 2, x + size + 1, y + 23, x - 1, y + 24), colour, INK, 1.6)
        pen.write((x + size / 2, y + 11), letter, _heaviest, 24, INK)
    pen.line((24, 76, 70, 74), RED, 4)
    pen.line((24, 84, 54, 83), INK, 2)


def _smuggling(pen: Pen) -> None:
    """Draw a suitcase under a border barrier."""
    pen.tile((32, 24, 60, 44), None, INK, 5, round_by=5)
    pen.tile((10, 36, 82, 86), BRICK, INK, _CRIME_LINE, round_by=6)
    for x in (24, 64):
        pen.area((x, 36, x + 6, 36, x + 6, 86, x, 86), BROWN, INK, 1.2)
    pen.area((38, 48, 54, 46, 56, 60, 40, 62), YELLOW, INK, 1.4)
    pen.oval((44, 66, 58, 80), PAPER, INK, 1.4)
    pen.area((0, 22, 96, 4, 96, 16, 0, 34), PAPER, INK, _CRIME_LINE)
    for x in range(4, 92, 26):
        y = 22 - x * 0.1875
        pen.area((x, y + 1, x + 13, y - 1.6, x + 13, y + 8.6, x, y + 11), RED)


def _forgery(pen: Pen) -> None:
    """Draw a half-finished banknote and the pen."""
    pen.area((4, 40, 92, 40, 92, 88, 4, 88), CREAM, INK, _CRIME_LINE)
    pen.area((4, 40, 54, 40, 46, 88, 4, 88), LAWN, INK, 1.6)
    pen.oval((30, 48, 62, 80), PAPER, INK, _CRIME_LINE)
    pen.write((46, 64), "100", _heaviest, 17, INK)
    for x, y in ((11, 46), (11, 80)):
        pen.line((x, y, x + 10, y), TREE, 3)
    pen.area((94, 2, 96, 14, 74, 42, 62, 52, 66, 37, 84, 8), TEAL, INK, _CRIME_LINE)
    pen.area((74, 42, 62, 52, 66, 37), PAPER, INK, 1.8)


def _fraud(pen: Pen) -> None:
    """Draw the shell game: three cups, the middle one raised over the ball."""
    pen.area((2, 76, 94, 76, 94, 88, 2, 88), BROWN, INK, _CRIME_LINE)
    for x, y, colour in ((17, 77, RED), (79, 77, TEAL), (48, 48, YELLOW)):
        pen.area((x - 9, y - 40, x + 9, y - 40, x + 14, y, x - 14, y), colour, INK, _CRIME_LINE)
        pen.line((x - 12, y - 9, x + 12, y - 9), INK, 2)
    pen.oval((39, 58, 57, 76), PAPER, INK, _CRIME_LINE)


def _kidnapping(pen: Pen) -> None:
    """Draw a chair with a rope around it."""
    for leg in ((28, 58, 24, 94), (70, 58, 74, 94), (34, 60, 34, 84), (64, 60, 64, 84)):
        pen.line(leg, INK, 7)
        pen.line(leg, BROWN, 3.6)
    pen.area((20, 52, 78, 52, 82, 64, 16, 64), SAND_DEEP, INK, _CRIME_LINE)
    pen.tile((26, 4, 72, 22), SAND_DEEP, INK, _CRIME_LINE, round_by=4)
    for post in ((30, 20, 30, 54), (68, 20, 68, 54)):
        pen.line(post, INK, 7)
        pen.line(post, BROWN, 3.6)
    for y in (27, 35, 43):
        pen.line((22, y + 2, 48, y + 5, 76, y), INK, 8)
        pen.line((22, y + 2, 48, y + 5, 76, y), CREAM, 4.6)
    pen.line((76, 44, 88, 56, 84, 76), INK, 8)
    pen.line((76, 44, 88, 56, 84, 76), CREAM, 4.6)


def _robbery(pen: Pen) -> None:
    """Draw a pistol."""
    pen.area((4, 22, 90, 22, 90, 44, 50, 44, 46, 52, 34, 52, 30, 88, 8, 88, 14, 48, 4, 42), INK, PAPER, 1.6)
    pen.area((8, 27, 86, 27, 86, 33, 8, 33), GREY)
    pen.area((15, 54, 29, 54, 26, 82, 13, 82), BROWN)
    pen.oval((36, 40, 58, 62), None, INK, 5)
    pen.line((46, 46, 44, 56), INK, 3)
    pen.area((84, 16, 90, 16, 90, 24, 84, 24), INK)


def _bribe(pen: Pen) -> None:
    """Draw an envelope with banknotes sticking out."""
    for left, top in ((26, 10), (18, 18), (10, 26)):
        pen.area((left + 4, top, left + 62, top - 4, left + 64, top + 40, left + 6, top + 40), LAWN, INK, _CRIME_LINE)
    pen.oval((32, 26, 52, 46), PAPER, INK, 2)
    pen.write((42, 36), "zł", _heaviest, 17, INK)
    pen.area((4, 50, 92, 50, 92, 92, 4, 92), SAND, INK, _CRIME_LINE)
    pen.line((4, 92, 38, 68, 58, 68, 92, 92), INK, 2.2)
    pen.area((4, 50, 92, 50, 52, 76, 44, 76), CREAM, INK, _CRIME_LINE)


def prevention(pen: Pen) -> None:
    """Draw a shield for a place in which no crime can happen."""
    shield = (48, 6, 84, 16, 82, 52, 70, 74, 48, 92, 26, 74, 14, 52, 12, 16)
    pen.area(shield, mix(BLUE, PAPER, 0.35), PAPER, 7)
    pen.area(shield, mix(BLUE, PAPER, 0.35), BLUE, 3)
    pen.line((30, 48, 44, 64, 68, 32), PAPER, 9)


CRIMES_DRAWN: dict[Card, Callable[[Pen], None]] = {
    Card.MORDERSTWO: _murder,
    Card.KRADZIEZ: _theft,
    Card.WLAMANIE: _burglary,
    Card.SZANTAZ: _blackmail,
    Card.PRZEMYT: _smuggling,
    Card.FALSZERSTWO: _forgery,
    Card.OSZUSTWO: _fraud,
    Card.PORWANIE: _kidnapping,
    Card.NAPAD: _robbery,
    Card.LAPOWKA: _bribe,
}
