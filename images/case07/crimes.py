"""The ten crimes as things, and prevention as a shield; drawn in a square of 96 units."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.cards import Card
from images.case07.attributes import heavy
from images.case07.colours import (
    BLUE,
    BRICK,
    BROWN,
    CREAM,
    GREY,
    INK,
    LAWN,
    PAPER,
    RED,
    SAND,
    SAND_DEEP,
    SKIN,
    TEAL,
    TREE,
    YELLOW,
)
from images.kit.colours import mix

if TYPE_CHECKING:
    from collections.abc import Callable

    from images.kit.pen import Pen

LINE = 2.6


def _murder(pen: Pen) -> None:
    """A knife, and a drop."""
    pen.area((84, 6, 88, 12, 46, 62, 34, 52, 60, 22), PAPER, INK, LINE)
    pen.area((84, 6, 86, 12, 42, 60, 38, 56), mix(GREY, PAPER, 0.4))
    pen.line((28, 46, 52, 68), INK, 8)
    pen.line((38, 58, 16, 84), INK, 15)
    pen.line((38, 58, 16, 84), BROWN, 10)
    pen.area((70, 52, 80, 72, 78, 82, 70, 86, 62, 82, 60, 72), RED, INK, LINE)


def _theft(pen: Pen) -> None:
    """A wallet that leaves a pocket between two fingers."""
    pen.area((8, 46, 88, 46, 82, 92, 14, 92), BLUE, INK, LINE)
    for x in range(16, 84, 10):
        pen.line((x, 53, x + 5, 53), PAPER, 2)
    pen.area((26, 20, 72, 14, 76, 46, 30, 46), BROWN, INK, LINE)
    pen.area((30, 16, 66, 11, 67, 15, 30, 20), LAWN, INK, 1.6)
    pen.area((96, 0, 96, 26, 74, 30, 52, 38, 48, 32, 62, 24, 46, 22, 46, 15, 68, 10, 80, 0), SKIN, INK, LINE)


def _burglary(pen: Pen) -> None:
    """A crowbar across a padlock."""
    pen.oval((28, 6, 68, 54), None, INK, 13)
    pen.oval((30.5, 8.5, 65.5, 51.5), None, GREY, 8)
    pen.tile((18, 40, 78, 88), YELLOW, INK, LINE, round_by=6)
    pen.oval((41, 52, 55, 66), INK)
    pen.area((45, 62, 51, 62, 54, 78, 42, 78), INK)
    for ink, width in ((INK, 11), (RED, 6)):
        pen.line((6, 22, 12, 10, 24, 14, 90, 78), ink, width)


def _blackmail(pen: Pen) -> None:
    """A letter of letters cut from newspapers."""
    pen.area((14, 10, 82, 4, 88, 88, 10, 92), PAPER, INK, LINE)
    cut = (("D", 18, 14, RED), ("A", 42, 16, CREAM), ("J", 64, 12, YELLOW), ("1", 17, 42, TEAL), ("0", 36, 40, PAPER))
    for letter, x, y, colour in (*cut, ("0", 55, 43, YELLOW), ("0", 70, 39, RED)):
        size = 20 if y < 30 else 16  # noqa: PLR2004 - the upper line is larger
        pen.area((x, y, x + size, y - 2, x + size + 1, y + 23, x - 1, y + 24), colour, INK, 1.6)
        pen.write((x + size / 2, y + 11), letter, heavy, 24, INK)
    pen.line((24, 76, 70, 74), RED, 4)
    pen.line((24, 84, 54, 83), INK, 2)


def _smuggling(pen: Pen) -> None:
    """A suitcase under the barrier of a frontier."""
    pen.tile((32, 24, 60, 44), None, INK, 5, round_by=5)
    pen.tile((10, 36, 82, 86), BRICK, INK, LINE, round_by=6)
    for x in (24, 64):
        pen.area((x, 36, x + 6, 36, x + 6, 86, x, 86), BROWN, INK, 1.2)
    pen.area((38, 48, 54, 46, 56, 60, 40, 62), YELLOW, INK, 1.4)
    pen.oval((44, 66, 58, 80), PAPER, INK, 1.4)
    pen.area((0, 22, 96, 4, 96, 16, 0, 34), PAPER, INK, LINE)
    for x in range(4, 92, 26):
        y = 22 - x * 0.1875
        pen.area((x, y + 1, x + 13, y - 1.6, x + 13, y + 8.6, x, y + 11), RED)


def _forgery(pen: Pen) -> None:
    """A banknote, half of it still to be drawn, and the pen."""
    pen.area((4, 40, 92, 40, 92, 88, 4, 88), CREAM, INK, LINE)
    pen.area((4, 40, 54, 40, 46, 88, 4, 88), LAWN, INK, 1.6)
    pen.oval((30, 48, 62, 80), PAPER, INK, LINE)
    pen.write((46, 64), "100", heavy, 17, INK)
    for x, y in ((11, 46), (11, 80)):
        pen.line((x, y, x + 10, y), TREE, 3)
    pen.area((94, 2, 96, 14, 74, 42, 62, 52, 66, 37, 84, 8), TEAL, INK, LINE)
    pen.area((74, 42, 62, 52, 66, 37), PAPER, INK, 1.8)


def _fraud(pen: Pen) -> None:
    """Three cups, and the ball that is under none of those one points at."""
    pen.area((2, 76, 94, 76, 94, 88, 2, 88), BROWN, INK, LINE)
    for x, y, colour in ((17, 77, RED), (79, 77, TEAL), (48, 48, YELLOW)):
        pen.area((x - 9, y - 40, x + 9, y - 40, x + 14, y, x - 14, y), colour, INK, LINE)
        pen.line((x - 12, y - 9, x + 12, y - 9), INK, 2)
    pen.oval((39, 58, 57, 76), PAPER, INK, LINE)


def _kidnapping(pen: Pen) -> None:
    """A chair with a rope around it."""
    for leg in ((28, 58, 24, 94), (70, 58, 74, 94), (34, 60, 34, 84), (64, 60, 64, 84)):
        pen.line(leg, INK, 7)
        pen.line(leg, BROWN, 3.6)
    pen.area((20, 52, 78, 52, 82, 64, 16, 64), SAND_DEEP, INK, LINE)
    pen.tile((26, 4, 72, 22), SAND_DEEP, INK, LINE, round_by=4)
    for post in ((30, 20, 30, 54), (68, 20, 68, 54)):
        pen.line(post, INK, 7)
        pen.line(post, BROWN, 3.6)
    for y in (27, 35, 43):
        pen.line((22, y + 2, 48, y + 5, 76, y), INK, 8)
        pen.line((22, y + 2, 48, y + 5, 76, y), CREAM, 4.6)
    pen.line((76, 44, 88, 56, 84, 76), INK, 8)
    pen.line((76, 44, 88, 56, 84, 76), CREAM, 4.6)


def _robbery(pen: Pen) -> None:
    """A pistol."""
    pen.area((4, 22, 90, 22, 90, 44, 50, 44, 46, 52, 34, 52, 30, 88, 8, 88, 14, 48, 4, 42), INK, PAPER, 1.6)
    pen.area((8, 27, 86, 27, 86, 33, 8, 33), GREY)
    pen.area((15, 54, 29, 54, 26, 82, 13, 82), BROWN)
    pen.oval((36, 40, 58, 62), None, INK, 5)
    pen.line((46, 46, 44, 56), INK, 3)
    pen.area((84, 16, 90, 16, 90, 24, 84, 24), INK)


def _bribe(pen: Pen) -> None:
    """An envelope out of which banknotes look."""
    for left, top in ((26, 10), (18, 18), (10, 26)):
        pen.area((left + 4, top, left + 62, top - 4, left + 64, top + 40, left + 6, top + 40), LAWN, INK, LINE)
    pen.oval((32, 26, 52, 46), PAPER, INK, 2)
    pen.write((42, 36), "zł", heavy, 17, INK)
    pen.area((4, 50, 92, 50, 92, 92, 4, 92), SAND, INK, LINE)
    pen.line((4, 92, 38, 68, 58, 68, 92, 92), INK, 2.2)
    pen.area((4, 50, 92, 50, 52, 76, 44, 76), CREAM, INK, LINE)


def prevention(pen: Pen) -> None:
    """Draw the shield of a place where nothing can happen."""
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
