"""Tickets and figures. Each transport has its own drawing and each pawn its own letter besides their colours.

The five detectives are pawns; Fantom wears a top hat.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from cogs.fantom.board import Pawn
from cogs.fantom.map.transport import Transport
from images.fantom.colours import FANTOM, FOG, GLOW, INK, LINES, PAPER, PAWNS
from images.fantom.hunt.reading import word
from images.kit.colours import mix
from images.kit.fonts import heavy
from images.kit.pen import sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from images.kit.colours import Colour
    from images.kit.pen import Pen

SIDE = 48
"""Side of the square in which pictograms are drawn, in units."""
WIDE = 1.3
"""Ratio of a ticket's width to its height."""

SHAPE = (34, 46)
"""Width and height of a figure in units."""
_BODY = (17, 15, 23, 20, 24, 25, 29, 36, 31, 43, 3, 43, 5, 36, 10, 25, 11, 20)
_HEAD, _PALE_HEAD = (7, 1.5, 27, 21.5), (5.7, 0.2, 28.3, 22.8)
_DARK = frozenset({Pawn.RED, Pawn.BLUE, Pawn.GREEN})
"""Dark pawns, which have a pale letter."""


def _wheel(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Draw the wheel of a hansom cab."""
    pen.oval((5, 5, 43, 43), None, ink, 5)
    for spoke in range(8):
        x, y = 17 * cos(spoke * pi / 4), 17 * sin(spoke * pi / 4)
        pen.line((24, 24, 24 + x, 24 + y), ink, 2.8)
    pen.oval((18, 18, 30, 30), ink)
    pen.oval((22, 22, 26, 26), ground)


def _car(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Draw a taxi with the sign on its roof."""
    pen.tile((18, 6, 30, 13), ink, round_by=2)
    pen.area((11, 24, 16, 13, 33, 13, 38, 24), ink)
    pen.tile((3, 23, 45, 36), ink, round_by=5)
    pen.area((16, 23, 19, 17, 23, 17, 23, 23), ground)
    pen.area((26, 23, 26, 17, 30.5, 17, 33.5, 23), ground)
    for x in (13, 35):
        pen.oval((x - 6.5, 29.5, x + 6.5, 42.5), ink, ground, 2.5)


def _tram(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Draw a tramcar from the front, with its bow collector."""
    pen.line((24, 10, 17, 5, 31, 5, 24, 10), ink, 2.5)
    pen.tile((11, 10, 37, 39), ink, round_by=5)
    pen.tile((15, 15, 33, 26), ground, round_by=2)
    for x in (17.5, 30.5):
        pen.oval((x - 2.6, 30, x + 2.6, 35.2), ground)
    pen.area((16, 39, 11, 45, 16, 45, 20, 39), ink)
    pen.area((32, 39, 37, 45, 32, 45, 28, 39), ink)


def _boat(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Draw a sailing boat on a wave."""
    pen.area((22, 4, 22, 27, 7, 27), ink)
    pen.area((26, 9, 26, 27, 39, 27), ink)
    pen.area((4, 30, 44, 30, 37, 39, 11, 39), ink)
    for x in (6, 18, 30):
        pen.arc((x, 38, x + 12, 46), (20, 160), ink, 2.5)
    pen.line((12, 34, 36, 34), ground, 1.5)


_DRAWN: dict[Transport, Callable[[Pen, Colour, Colour], None]] = {
    Transport.CAB: _wheel,
    Transport.TAXI: _car,
    Transport.TRAM: _tram,
    Transport.BOAT: _boat,
}


def _paper(pen: Pen, high: float, colour: Colour, edge: Colour) -> None:
    """Draw an empty ticket with notched sides at (0, 0)."""
    wide, bite = high * WIDE, high * 0.11
    pen.tile((1, 1, wide - 1, high - 1), colour, edge, high * 0.04, round_by=high * 0.16)
    for x in (0, wide):
        pen.oval((x - bite, high / 2 - bite, x + bite, high / 2 + bite), (0, 0, 0, 0))


@picture_cache
def ticket(transport: Transport, high: int) -> Image.Image:
    """Return a ticket of this height in pixels."""

    def paint(pen: Pen) -> None:
        _paper(pen, high, LINES[transport], PAPER)
        size = high * 0.86 / SIDE
        drawing = pen.moved(high * WIDE / 2 - SIDE * size / 2, high * 0.07, size)
        _DRAWN[transport](drawing, PAPER, LINES[transport])

    return sprite(round(high * WIDE), high, paint)


@picture_cache
def double(high: int) -> Image.Image:
    """Return the ticket for two rides in one turn."""
    return _lettered("2×", high, GLOW, INK)


@picture_cache
def unknown(high: int) -> Image.Image:
    """Return the ticket of a ride whose transport is not announced."""
    return _lettered("?", high, FOG, PAPER)


def _lettered(letters: str, high: int, colour: Colour, ink: Colour) -> Image.Image:
    def paint(pen: Pen) -> None:
        _paper(pen, high, colour, PAPER)
        pen.write((high * WIDE / 2, high / 2), letters, heavy, round(high * 0.66), ink)

    return sprite(round(high * WIDE), high, paint)


@picture_cache
def plate(transport: Transport, side: int) -> Image.Image:
    """Return a round plate with a transport's drawing, for the map."""

    def paint(pen: Pen) -> None:
        pen.oval((0.5, 0.5, side - 0.5, side - 0.5), LINES[transport], PAPER, side * 0.06)
        size = side * 0.62 / SIDE
        _DRAWN[transport](pen.moved(side * 0.19, side * 0.19, size), PAPER, LINES[transport])

    return sprite(side, side, paint)


@picture_cache
def eye(high: int, ink: Colour = INK) -> Image.Image:
    """Return an open eye, the sign of a box in which Fantom appears."""

    def paint(pen: Pen) -> None:
        fine = pen.moved(0, 0, high / 30)
        lid = [(24 - 22 * cos(step * pi / 12), 15 - 12 * sin(step * pi / 12)) for step in range(24)]
        fine.area([value for point in lid for value in point], PAPER, ink, 3.5)
        fine.oval((16, 7, 32, 23), ink)
        fine.oval((24, 10, 29, 15), PAPER)

    return sprite(round(high * 1.6), high, paint)


@picture_cache
def flag(high: int) -> Image.Image:
    """Return a pennant, the sign of the box with Fantom's start."""

    def paint(pen: Pen) -> None:
        fine = pen.moved(0, 0, high / 40)
        fine.line((10, 4, 10, 37), INK, 4)
        fine.area((12, 5, 36, 12, 12, 21), FANTOM)

    return sprite(high, high, paint)


def colour_of(pawn: Pawn | None) -> Colour:
    """Return a pawn's colour; None stands for Fantom."""
    return FANTOM if pawn is None else PAWNS[pawn]


def _figure(pen: Pen, colour: Colour) -> None:
    """Draw a pawn with a pale and a dark outline, so that it stands out from any background.

    The white pawn has a broad dark outline only.
    """
    pale = colour == PAWNS[Pawn.WHITE]
    for line, width in ((INK, 6.0),) if pale else ((PAPER, 5.5), (INK, 2.4)):
        pen.area(_BODY, colour, line, width)
        pen.oval(_PALE_HEAD if pale else _HEAD, colour, line, width / 2 + 0.6)
    pen.area((17, 19, 22, 21, 23, 25, 28, 36, 29.5, 41.8, 4.5, 41.8, 6, 36, 11, 25, 12, 21), colour)
    pen.oval((8.6, 3, 25.4, 20), colour)
    pen.line((12, 38, 22, 38), mix(colour, INK, 1 / 3), 1.6)


@picture_cache
def figure(pawn: Pawn, language: str, high: int) -> Image.Image:
    """Return a detective's pawn of this height in pixels."""

    def paint(pen: Pen) -> None:
        fine = pen.moved(0, 0, high / SHAPE[1])
        _figure(fine, PAWNS[pawn])
        letter = word(language, "letter", pawn=pawn.value)
        fine.write((17, 11.6), letter, heavy, 15, PAPER if pawn in _DARK else INK)

    return sprite(round(high * SHAPE[0] / SHAPE[1]), high, paint)


@picture_cache
def fantom(high: int) -> Image.Image:
    """Return the black pawn of this height in pixels."""

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


@picture_cache
def ring(radius: float, colour: Colour, width: float) -> Image.Image:
    """Return a coloured ring with dark edges around a disc of this radius in pixels."""
    reach = radius + width + 2
    side = round(reach * 2 + 1)

    def paint(pen: Pen) -> None:
        middle = side / 2
        for grown, line, ink in ((width + 1.6, width + 2.8, INK), (width, width, colour)):
            outer = radius + grown
            pen.oval((middle - outer, middle - outer, middle + outer, middle + outer), None, ink, line)

    return sprite(side, side, paint)
