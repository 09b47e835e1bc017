"""The field: backs with the number of their place, empty places, and cards that lie face up."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from cogs.fort.cards import Figure, figure
from images.fort.colours import AMBER, BACK, BACK_DEEP, BACK_PALE, EDGE, EMPTY, FADED_NUMBER, GOLD, INK, PAPER
from images.fort.figures import PEOPLE, SIDE, tower
from images.fort.layout import CARD
from images.fort.stones import bold
from images.kit.fonts import sans
from images.kit.pen import Pen, sprite

if TYPE_CHECKING:
    from PIL import Image

TURNED = (192, 162)
"""The turned card with its rays, which end before the numbers of its neighbours begin."""
RISE = 23
"""So far it reaches above its place; it hangs lower than its middle, since the numbers below begin lower."""
_RAYS = 18
_KEEP = (
    *((22, 86), (22, 34), (18, 34), (18, 12), (32, 12), (32, 22), (43, 22), (43, 12)),
    *((73, 12), (73, 22), (84, 22), (84, 12), (98, 12), (98, 34), (94, 34), (94, 86)),
)
"""The outline of the keep on every back."""


def _keep(pen: Pen) -> None:
    """Draw the keep on every back, broad enough for the number of the place."""
    pen.area(
        [value for corner in _KEEP for value in corner],
        PAPER,
        BACK_DEEP,
        3,
    )


def _sheet(pen: Pen, fill: tuple[int, ...], line: tuple[int, ...], width: float = 3) -> None:
    pen.tile((1, 1, CARD[0] - 1, CARD[1] - 1), fill, line, width, round_by=12)


@cache
def back(place: int) -> Image.Image:
    """Return a face-down card with the number of its place."""

    def paint(pen: Pen) -> None:
        _sheet(pen, BACK, BACK_DEEP)
        pen.tile((5, 5, CARD[0] - 5, CARD[1] - 5), None, BACK_PALE, 1.5, round_by=9)
        for x in (11, CARD[0] - 11):
            for y in (16, 46, 76):
                pen.area((x, y - 9, x + 6, y, x, y + 9, x - 6, y), BACK_PALE)
        _keep(pen)
        pen.write((CARD[0] / 2, 57), str(place), lambda size: sans(size, 800), 50, BACK_DEEP)

    return sprite(*CARD, paint)


def empty(pen: Pen, place: int) -> None:
    """Draw the outline that a card leaves where it lay."""
    _sheet(pen, EMPTY, EDGE, 2)
    pen.write((CARD[0] / 2, CARD[1] / 2), str(place), sans, 36, FADED_NUMBER)


def portrait(pen: Pen, number: int) -> None:
    """Draw a card's figure in a square of 64."""
    shown = figure(number)
    if shown is Figure.TOWER:
        tower(pen)
    elif shown in PEOPLE:
        PEOPLE[shown](pen)


def _face(pen: Pen, number: int, line: tuple[int, ...], width: float) -> None:
    _sheet(pen, PAPER, line, width)
    alone = figure(number) is Figure.PLAIN
    pen.write((CARD[0] * (0.5 if alone else 0.325), CARD[1] / 2 + 5), str(number), bold, 60 if alone else 50, INK)
    if not alone:
        portrait(pen.moved(69, 33, 40 / SIDE), number)


def _tag(pen: Pen, place: int) -> None:
    """Hang the number of the place on a card's corner."""
    pen.tile((0, 0, 46, 32), BACK, PAPER, 2.5, round_by=10)
    pen.write((23, 16), str(place), lambda size: sans(size, 800), 25, PAPER)


@cache
def face(place: int, number: int) -> Image.Image:
    """Return a card that stays face up."""

    def paint(pen: Pen) -> None:
        _face(pen, number, INK, 3)
        _tag(pen.moved(2, 2, 0.8), place)

    return sprite(*CARD, paint)


@cache
def turned(place: int, number: int) -> Image.Image:
    """Return the card just turned up: half as large again, gold-rimmed, on rays."""
    width, height = TURNED
    size = 1.4

    def paint(pen: Pen) -> None:
        star: list[float] = []
        for ray in range(_RAYS * 2):
            reach = 0.5 if ray % 2 else 0.41
            x, y = _around(ray / _RAYS / 2)
            star += [width / 2 + x * width * reach, height / 2 + y * height * reach]
        pen.area(star, GOLD, AMBER, 2.5)
        card = pen.moved((width - CARD[0] * size) / 2, (height - CARD[1] * size) / 2, size)
        _face(card, number, INK, 3)
        card.tile((5, 5, CARD[0] - 5, CARD[1] - 5), None, GOLD, 3.5, round_by=9)
        _tag(card.moved(-3, -3, 0.9), place)

    return sprite(width, height, paint)


def _around(share: float) -> tuple[float, float]:
    """Return a point of the square with rounded corners that rays end on; `share` of a turn."""
    x, y = cos(share * 2 * pi), sin(share * 2 * pi)
    stretch = max(abs(x), abs(y)) ** -0.6
    return x * stretch, y * stretch
