"""The pawns, drawn: five detectives, each with the letter of its colour, and Fantom in his top hat."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cogs.fantom.view import Pawn
from images.fantom.colours import FANTOM, GLOW, INK, PAPER, PAWNS
from images.fantom.hunt.pictograms import heavy
from images.fantom.hunt.words import word
from images.kit.colours import mix
from images.kit.pen import sprite

if TYPE_CHECKING:
    from PIL import Image

    from images.kit.colours import Colour
    from images.kit.pen import Pen

SHAPE = (34, 46)
"""Width and height of a figure in units."""
_BODY = (17, 15, 23, 20, 24, 25, 29, 36, 31, 43, 3, 43, 5, 36, 10, 25, 11, 20)
_DARK = frozenset({Pawn.RED, Pawn.BLUE, Pawn.GREEN})
"""Bear a pale letter."""


def colour_of(pawn: Pawn | None) -> Colour:
    """Return the colour of a pawn; None is Fantom."""
    return FANTOM if pawn is None else PAWNS[pawn]


def _figure(pen: Pen, colour: Colour) -> None:
    """Draw a pawn, ringed twice, so that it stands off from whatever is behind it."""
    for line, width in ((PAPER, 5.5), (INK, 2.4)):
        pen.area(_BODY, colour, line, width)
        pen.oval((7, 1.5, 27, 21.5), colour, line, width / 2 + 0.6)
    pen.area((17, 19, 22, 21, 23, 25, 28, 36, 29.5, 41.8, 4.5, 41.8, 6, 36, 11, 25, 12, 21), colour)
    pen.oval((8.6, 3, 25.4, 20), colour)
    pen.line((12, 38, 22, 38), mix(colour, INK, 1 / 3), 1.6)


@cache
def figure(pawn: Pawn, language: str, high: int) -> Image.Image:
    """Return a detective's pawn so many pixels high."""

    def paint(pen: Pen) -> None:
        fine = pen.moved(0, 0, high / SHAPE[1])
        _figure(fine, PAWNS[pawn])
        letter = word(language, "letter", pawn=pawn.value)
        fine.write((17, 11.6), letter, heavy, 15, PAPER if pawn in _DARK else INK)

    return sprite(round(high * SHAPE[0] / SHAPE[1]), high, paint)


@cache
def fantom(high: int) -> Image.Image:
    """Return the black pawn so many pixels high."""

    def paint(pen: Pen) -> None:
        fine = pen.moved(0, 0, high / SHAPE[1])
        hat = (10, 1.5, 24, 1.5, 24, 10, 29, 10, 29, 13.5, 5, 13.5, 5, 10, 10, 10)
        fine.area(_BODY, FANTOM, PAPER, 5)
        fine.oval((9, 6, 25, 22), FANTOM, PAPER, 2.5)
        fine.area(hat, FANTOM, PAPER, 4)
        fine.area(_BODY, FANTOM)
        fine.oval((9.5, 6.5, 24.5, 21.5), FANTOM)
        fine.area(hat, FANTOM)
        fine.line((11, 8.4, 23, 8.4), GLOW, 2)
        fine.area((11, 15.5, 16.5, 16.5, 15.5, 18.5, 12.5, 18), PAPER)
        fine.area((23, 15.5, 17.5, 16.5, 18.5, 18.5, 21.5, 18), PAPER)

    return sprite(round(high * SHAPE[0] / SHAPE[1]), high, paint)


@cache
def ring(radius: float, colour: Colour, width: float) -> Image.Image:
    """Return a ring around a disc of this radius, dark on both sides of its colour."""
    reach = radius + width + 2
    side = round(reach * 2 + 1)

    def paint(pen: Pen) -> None:
        middle = side / 2
        for grown, line, ink in ((width + 1.6, width + 2.8, INK), (width, width, colour)):
            outer = radius + grown
            pen.oval((middle - outer, middle - outer, middle + outer, middle + outer), None, ink, line)

    return sprite(side, side, paint)
