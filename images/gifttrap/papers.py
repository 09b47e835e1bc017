"""Wrapping papers: eight for the players, four for the decks, each distinct in its print as well as in its colour.

A print covers a whole rectangle; the caller cuts it to a shape.
"""

from __future__ import annotations

from itertools import product
from math import cos, pi, sin
from typing import TYPE_CHECKING

from cogs.gifttrap.gifts import Deck
from images.gifttrap.colours import ACCENTS, INK, PLAYERS, WRAPPINGS
from images.kit.pen import ground
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PIL import Image

    from images.kit.colours import Colour
    from images.kit.pen import Pen

Size = tuple[int, int]
"""Width and height in pixels."""


def star(x: float, y: float, radius: float, tips: int = 5, waist: float = 0.45) -> list[float]:
    """Return the outline of a star around a point, as x, y, x, y and so on."""
    points: list[float] = []
    for tip in range(tips * 2):
        reach, turn = radius * (waist if tip % 2 else 1), tip * pi / tips
        points += [x + reach * sin(turn), y - reach * cos(turn)]
    return points


def heart(x: float, y: float, half: float) -> list[float]:
    """Return the outline of a heart around a point; `half` is half of its width."""
    points: list[float] = []
    for step in range(40):
        turn = step * pi / 20
        points += [
            x + half * sin(turn) ** 3,
            y - half / 16 * (13 * cos(turn) - 5 * cos(2 * turn) - 2 * cos(3 * turn) - cos(4 * turn)),
        ]
    return points


def _lattice(size: Size, pitch: float) -> Iterator[tuple[float, float]]:
    """Yield points in staggered rows that cover an area."""
    for row in range(-1, int(size[1] / pitch * 1.2) + 2):
        for column in range(-1, int(size[0] / pitch) + 2):
            yield (column + (row % 2) / 2 + 0.25) * pitch, (row + 0.4) * pitch * 0.86


def _dots(pen: Pen, size: Size, ink: Colour, pitch: float) -> None:
    for x, y in _lattice(size, pitch):
        reach = pitch * 0.22
        pen.oval((x - reach, y - reach, x + reach, y + reach), ink)


def _stripes(pen: Pen, size: Size, ink: Colour, pitch: float) -> None:
    for number in range(-1, int((size[0] + size[1]) / pitch) + 2):
        x, half = number * pitch, pitch * 0.24
        pen.area((x - half, 0, x + half, 0, x + half - size[1], size[1], x - half - size[1], size[1]), ink)


def _hearts(pen: Pen, size: Size, ink: Colour, pitch: float) -> None:
    for x, y in _lattice(size, pitch):
        pen.area(heart(x, y, pitch * 0.3), ink)


def _checks(pen: Pen, size: Size, ink: Colour, pitch: float) -> None:
    side = pitch / 2
    for row, column in product(range(int(size[1] / side) + 1), range(int(size[0] / side) + 1)):
        if (row + column) % 2:
            x, y = column * side, row * side
            pen.area((x, y, x + side, y, x + side, y + side, x, y + side), ink)


def _zigzag(pen: Pen, size: Size, ink: Colour, pitch: float) -> None:
    half = pitch / 2
    for row in range(-1, int(size[1] / pitch) + 2):
        points: list[float] = []
        for step in range(-1, int(size[0] / half) + 3):
            points += [step * half, row * pitch + (half if step % 2 else 0)]
        pen.line(points, ink, pitch * 0.26)


def _stars(pen: Pen, size: Size, ink: Colour, pitch: float) -> None:
    for x, y in _lattice(size, pitch):
        pen.area(star(x, y, pitch * 0.36), ink)


def _rings(pen: Pen, size: Size, ink: Colour, pitch: float) -> None:
    for x, y in _lattice(size, pitch):
        reach = pitch * 0.34
        pen.oval((x - reach, y - reach, x + reach, y + reach), None, ink, pitch * 0.14)


def _crosses(pen: Pen, size: Size, ink: Colour, pitch: float) -> None:
    for x, y in _lattice(size, pitch):
        reach, thick = pitch * 0.3, pitch * 0.17
        pen.line((x - reach, y, x + reach, y), ink, thick)
        pen.line((x, y - reach, x, y + reach), ink, thick)


def _diamonds(pen: Pen, size: Size, ink: Colour, pitch: float) -> None:
    reach = size[0] + size[1]
    for number in range(-int(reach / pitch) - 1, int(reach / pitch) + 2):
        x = number * pitch
        pen.line((x, 0, x + size[1], size[1]), ink, pitch * 0.04)
        pen.line((x, 0, x - size[1], size[1]), ink, pitch * 0.04)
    for x, y in product(range(0, size[0] + int(pitch), int(pitch)), range(0, size[1] + int(pitch), int(pitch))):
        pen.area(star(x, y + pitch / 2, pitch * 0.13, 4, 0.35), ink)


_SEAT_PRINTS = (_dots, _stripes, _checks, _hearts, _zigzag, _stars, _rings, _crosses)
_DECK_PRINTS = {Deck.YELLOW: _dots, Deck.RED: _stripes, Deck.BLUE: _stars, Deck.BLACK: _diamonds}
_PITCHES = {Deck.YELLOW: 58, Deck.RED: 64, Deck.BLUE: 76, Deck.BLACK: 72}


def print_seat(pen: Pen, seat: int, size: Size, pitch: float) -> None:
    """Print a player's pattern, from the origin, over an area that has their colour already."""
    _SEAT_PRINTS[seat](pen, size, ACCENTS[seat], pitch)


@picture_cache
def seat_paper(seat: int, size: Size, pitch: float) -> Image.Image:
    """Return a sheet of a player's paper."""
    return ground(*size, PLAYERS[seat], lambda pen: print_seat(pen, seat, size, pitch))


@picture_cache
def deck_paper(deck: Deck, size: Size, scale: float = 1) -> Image.Image:
    """Return a sheet of a deck's paper."""
    paper = WRAPPINGS[deck]
    return ground(*size, paper.ground, lambda pen: _DECK_PRINTS[deck](pen, size, paper.print, _PITCHES[deck] * scale))


def bow(pen: Pen, colour: Colour, line: Colour = INK) -> None:
    """Draw a bow of 100 by 60 units with its knot at the origin."""
    for side in (-1, 1):
        pen.area((0, 0, side * 30, 34, side * 18, 36, side * 14, 30 + 14, 0, 8), colour, line, 2)
        loop = [0.0, 0.0]
        for step in range(1, 24):
            turn = step * pi / 24
            loop += [side * (6 + 44 * sin(turn)), -16 * sin(turn) - 26 * sin(turn) * cos(turn)]
        pen.area(loop, colour, line, 2.5)
        pen.line((side * 10, -4, side * 26, -10), line, 1.6)
    pen.tile((-9, -10, 9, 10), colour, line, 2.5, round_by=5)
