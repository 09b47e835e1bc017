"""The pieces of the players: large, small and black discs, and patrol cars. Each has the number of its seat.

A large disc is full and a small one is a ring, so that they differ at any size and without colours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.board import PATROLS
from cogs.case07.moves import Size
from images.case07.colours import BLUE, DARK, GLASS, GREY, INK, PAPER, PLAYERS, RED, TREE
from images.case07.layout import LARGE_DIAMETER, SMALL_DIAMETER
from images.kit.colours import mix
from images.kit.fonts import heavy
from images.kit.pen import paste, sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from PIL import Image

    from images.kit.pen import Pen

_CAR_SIZE = (64, 34)
BLACK_DISC_DIAMETER = 54
"""Diameter of a black disc, in pixels."""
PATROL_SIZE = (76, 60)
"""Width and height of a patrol with room for its discs, in pixels."""


def ink_on(seat: int) -> tuple[int, int, int]:
    """Return the colour of text on a seat's colour."""
    return PAPER if DARK[seat] else INK


def _disc(pen: Pen, seat: int, size: Size, diameter: float) -> None:
    """Draw a disc of a diameter, its top left corner at the origin."""
    pen.oval((0, 0, diameter, diameter), PAPER, INK, max(2, diameter * 0.05))
    ring = diameter * 0.07
    pen.oval((ring, ring, diameter - ring, diameter - ring), PLAYERS[seat], INK, max(1.2, diameter * 0.035))
    if size is Size.SMALL:
        inner = diameter * 0.2
        pen.oval((inner, inner, diameter - inner, diameter - inner), PAPER, INK, 1.2)


@picture_cache
def disc(seat: int, size: Size, *, noted: bool = False) -> Image.Image:
    """Return a disc for a tile; `noted` marks a small one that its owner noted on the supposed tile itself."""
    diameter = LARGE_DIAMETER if size is Size.LARGE else SMALL_DIAMETER

    def paint(pen: Pen) -> None:
        disc_pen = pen.moved(0, (LARGE_DIAMETER - diameter) / 2 if noted else 0)
        _disc(disc_pen, seat, size, diameter)
        large = size is Size.LARGE
        disc_pen.write(
            (diameter / 2, diameter / 2), str(seat + 1), heavy, 32 if large else 24, ink_on(seat) if large else INK
        )
        if noted:
            _question(pen)

    return sprite(LARGE_DIAMETER if noted else diameter, LARGE_DIAMETER if noted else diameter, paint)


def _question(pen: Pen) -> None:
    """Draw the question mark of a note, in a corner of a disc."""
    pen.oval((LARGE_DIAMETER - 27, 0, LARGE_DIAMETER, 27), PAPER, INK, 2.4)
    pen.write((LARGE_DIAMETER - 13.5, 13.5), "?", heavy, 25, RED)


@picture_cache
def badge(seat: int, diameter: int) -> Image.Image:
    """Return a large disc of any diameter, as the sign of a player."""

    def paint(pen: Pen) -> None:
        _disc(pen, seat, Size.LARGE, diameter)
        pen.write((diameter / 2, diameter / 2), str(seat + 1), heavy, round(diameter * 0.64), ink_on(seat))

    return sprite(diameter, diameter, paint)


@picture_cache
def black_disc(diameter: int = BLACK_DISC_DIAMETER) -> Image.Image:
    """Return a black disc."""

    def paint(pen: Pen) -> None:
        for inset, fill, line in ((0, INK, PAPER), (12, None, PAPER), (22, PAPER, None)):
            box = (inset, inset, BLACK_DISC_DIAMETER - inset, BLACK_DISC_DIAMETER - inset)
            pen.moved(0, 0, diameter / BLACK_DISC_DIAMETER).oval(box, fill, line, 4)

    return sprite(diameter, diameter, paint)


def _car(pen: Pen, seat: int, *, used: bool = False) -> None:
    """Draw a patrol car of 64 by 34 units."""
    colour = mix(PAPER, GREY, 0.3) if used else PLAYERS[seat]
    edge = GREY if used else INK
    pen.area((26, 5, 38, 5, 38, 0.5, 26, 0.5), PAPER if used else BLUE, edge, 1.4)
    pen.area((1, 27, 2, 17, 13, 15, 20, 5, 44, 5, 52, 15, 62, 17, 63, 27), colour, edge, 2)
    if not used:
        pen.area((17, 14.5, 22, 7.5, 30.5, 7.5, 30.5, 14.5), GLASS)
        pen.area((33.5, 14.5, 33.5, 7.5, 42.5, 7.5, 48, 14.5), GLASS)
    for x in (14, 50):
        pen.oval((x - 6.5, 20.5, x + 6.5, 33.5), edge)
        pen.oval((x - 2.4, 24.6, x + 2.4, 29.4), PAPER)


@picture_cache
def car(seat: int, width: int, *, used: bool = False) -> Image.Image:
    """Return a patrol car for a player's line; a used one is pale."""
    return sprite(
        width,
        round(width * _CAR_SIZE[1] / _CAR_SIZE[0]) + 1,
        lambda pen: _car(pen.moved(0, 0, width / _CAR_SIZE[0]), seat, used=used),
    )


def cars(image: Image.Image, seat: int, patrols: int, corner: tuple[int, int], sizes: tuple[int, int]) -> None:
    """Draw a player's patrols from the top left corner `corner`, unused ones in colour; `sizes` are width and pitch."""
    width, pitch = sizes
    for number in range(PATROLS):
        paste(image, car(seat, width, used=number >= patrols), corner[0] + number * pitch, corner[1])


@picture_cache
def patrol(seat: int, large: int, small: int, width: int = PATROL_SIZE[0]) -> Image.Image:
    """Return a patrol in a place with the discs that lie on it."""
    scale = width / PATROL_SIZE[0]

    def paint(pen: Pen) -> None:
        scaled_pen = pen.moved(0, 0, scale)
        scaled_pen.tile((1, 4, 75, 59), PAPER, INK, 2.4, round_by=7)
        scaled_pen.tile((3.4, 6.4, 72.6, 56.6), None, PLAYERS[seat], 3.4, round_by=5)
        _car(scaled_pen.moved(9, 0, 0.9), seat)
        scaled_pen.oval((25, 7, 51, 33), PAPER, INK, 1.6)
        scaled_pen.write((38, 20), str(seat + 1), heavy, 24, INK)
        _draw_patrol_discs(scaled_pen, seat, large, small)

    return sprite(width, round(PATROL_SIZE[1] * scale), paint)


def _draw_patrol_discs(pen: Pen, seat: int, large: int, small: int) -> None:
    sizes = [Size.LARGE] * large + [Size.SMALL] * small
    if not sizes:
        pen.line((28, 44, 48, 44), GREY, 3.4)
    for number, size in enumerate(sizes):
        diameter = 22 if size is Size.LARGE else 18
        middle = 38 + (number - (len(sizes) - 1) / 2) * 23
        _disc(pen.moved(middle - diameter / 2, 44 - diameter / 2), seat, size, diameter)


@picture_cache
def tick() -> Image.Image:
    """Return the tick of a solved case."""

    def paint(pen: Pen) -> None:
        for ink, width in ((INK, 17), (TREE, 11)):
            pen.line((12, 34, 26, 48, 56, 12), ink, width)

    return sprite(68, 60, paint)


@picture_cache
def cross_strokes(width: int, height: int, *, own: bool) -> Image.Image:
    """Return the strokes over a crossed-out card: a red cross by hand (`own`), one blue line by deduction."""

    def paint(pen: Pen) -> None:
        inset, thick = 8, 4 + min(width, height) * 0.05
        falling = (inset, inset, width - inset, height - inset)
        rising = (inset, height - inset, width - inset, inset)
        for ink, line_width in ((PAPER, thick + 5), (RED if own else BLUE, thick)):
            pen.line(rising, ink, line_width)
            if own:
                pen.line(falling, ink, line_width)

    return sprite(width, height, paint)
