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

PICTOGRAM_SIDE = 48
"""Side of the square in which pictograms are drawn, in units."""
TICKET_RATIO = 1.3
"""Ratio of a ticket's width to its height."""

FIGURE_SIZE = (34, 46)
"""Width and height of a figure in units."""
_BODY = (17, 15, 23, 20, 24, 25, 29, 36, 31, 43, 3, 43, 5, 36, 10, 25, 11, 20)
_HEAD, _PALE_HEAD = (7, 1.5, 27, 21.5), (5.7, 0.2, 28.3, 22.8)
_DARK_PAWNS = frozenset({Pawn.RED, Pawn.BLUE, Pawn.GREEN})
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


_PICTOGRAMS: dict[Transport, Callable[[Pen, Colour, Colour], None]] = {
    Transport.CAB: _wheel,
    Transport.TAXI: _car,
    Transport.TRAM: _tram,
    Transport.BOAT: _boat,
}


def _blank_ticket(pen: Pen, height: float, colour: Colour, edge: Colour) -> None:
    """Draw an empty ticket with notched sides at (0, 0)."""
    width, bite = height * TICKET_RATIO, height * 0.11
    pen.tile((1, 1, width - 1, height - 1), colour, edge, height * 0.04, round_by=height * 0.16)
    for x in (0, width):
        pen.oval((x - bite, height / 2 - bite, x + bite, height / 2 + bite), (0, 0, 0, 0))


@picture_cache
def ticket(transport: Transport, height: int) -> Image.Image:
    """Return a ticket of this height in pixels."""

    def paint(pen: Pen) -> None:
        _blank_ticket(pen, height, LINES[transport], PAPER)
        size = height * 0.86 / PICTOGRAM_SIDE
        drawing = pen.moved(height * TICKET_RATIO / 2 - PICTOGRAM_SIDE * size / 2, height * 0.07, size)
        _PICTOGRAMS[transport](drawing, PAPER, LINES[transport])

    return sprite(round(height * TICKET_RATIO), height, paint)


@picture_cache
def double(height: int) -> Image.Image:
    """Return the ticket for two rides in one turn."""
    return _letter_ticket("2×", height, GLOW, INK)


@picture_cache
def unknown(height: int) -> Image.Image:
    """Return the ticket of a ride whose transport is not announced."""
    return _letter_ticket("?", height, FOG, PAPER)


def _letter_ticket(letters: str, height: int, colour: Colour, ink: Colour) -> Image.Image:
    def paint(pen: Pen) -> None:
        _blank_ticket(pen, height, colour, PAPER)
        pen.write((height * TICKET_RATIO / 2, height / 2), letters, heavy, round(height * 0.66), ink)

    return sprite(round(height * TICKET_RATIO), height, paint)


@picture_cache
def plate(transport: Transport, side: int) -> Image.Image:
    """Return a round plate with a transport's drawing, for the map."""

    def paint(pen: Pen) -> None:
        pen.oval((0.5, 0.5, side - 0.5, side - 0.5), LINES[transport], PAPER, side * 0.06)
        size = side * 0.62 / PICTOGRAM_SIDE
        _PICTOGRAMS[transport](pen.moved(side * 0.19, side * 0.19, size), PAPER, LINES[transport])

    return sprite(side, side, paint)


@picture_cache
def eye(height: int, ink: Colour = INK) -> Image.Image:
    """Return an open eye, the sign of a box in which Fantom appears."""

    def paint(pen: Pen) -> None:
        scaled = pen.moved(0, 0, height / 30)
        lid = [(24 - 22 * cos(step * pi / 12), 15 - 12 * sin(step * pi / 12)) for step in range(24)]
        scaled.area([value for point in lid for value in point], PAPER, ink, 3.5)
        scaled.oval((16, 7, 32, 23), ink)
        scaled.oval((24, 10, 29, 15), PAPER)

    return sprite(round(height * 1.6), height, paint)


@picture_cache
def flag(height: int) -> Image.Image:
    """Return a pennant, the sign of the box with Fantom's start."""

    def paint(pen: Pen) -> None:
        scaled = pen.moved(0, 0, height / 40)
        scaled.line((10, 4, 10, 37), INK, 4)
        scaled.area((12, 5, 36, 12, 12, 21), FANTOM)

    return sprite(height, height, paint)


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
def figure(pawn: Pawn, language: str, height: int) -> Image.Image:
    """Return a detective's pawn of this height in pixels."""

    def paint(pen: Pen) -> None:
        scaled = pen.moved(0, 0, height / FIGURE_SIZE[1])
        _figure(scaled, PAWNS[pawn])
        letter = word(language, "letter", pawn=pawn.value)
        scaled.write((17, 11.6), letter, heavy, 15, PAPER if pawn in _DARK_PAWNS else INK)

    return sprite(round(height * FIGURE_SIZE[0] / FIGURE_SIZE[1]), height, paint)


@picture_cache
def fantom(height: int) -> Image.Image:
    """Return the black pawn of this height in pixels."""

    def paint(pen: Pen) -> None:
        scaled = pen.moved(0, 0, height / FIGURE_SIZE[1])
        hat = (10, 1.5, 24, 1.5, 24, 10, 29, 10, 29, 13.5, 5, 13.5, 5, 10, 10, 10)
        scaled.area(_BODY, FANTOM, PAPER, 5)
        scaled.oval((9, 6, 25, 22), FANTOM, PAPER, 2.5)
        scaled.area(hat, FANTOM, PAPER, 4)
        scaled.area(_BODY, FANTOM)
        scaled.oval((9.5, 6.5, 24.5, 21.5), FANTOM)
        scaled.area(hat, FANTOM)
        scaled.line((11, 8.4, 23, 8.4), GLOW, 2)
        scaled.area((11, 15.5, 16.5, 16.5, 15.5, 18.5, 12.5, 18), PAPER)
        scaled.area((23, 15.5, 17.5, 16.5, 18.5, 18.5, 21.5, 18), PAPER)

    return sprite(round(height * FIGURE_SIZE[0] / FIGURE_SIZE[1]), height, paint)


@picture_cache
def ring(radius: float, colour: Colour, width: float) -> Image.Image:
    """Return a coloured ring with dark edges around a disc of this radius in pixels."""
    reach = radius + width + 2
    side = round(reach * 2 + 1)

    def paint(pen: Pen) -> None:
        middle = side / 2
        for spread, line, ink in ((width + 1.6, width + 2.8, INK), (width, width, colour)):
            outer = radius + spread
            pen.oval((middle - outer, middle - outer, middle + outer, middle + outer), None, ink, line)

    return sprite(side, side, paint)
